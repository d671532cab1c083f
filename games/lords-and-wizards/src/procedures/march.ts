import { type Flow, goto, type Table } from '@questhall/kernel';
import type { Board, Unit } from '../board.js';
import { chapter } from '../calls.js';
import { isLeader, leaderOf, moveUnit, ownUnitsAt } from '../forces.js';
import { groupsOf, partsOf, partWords, unitsIn } from '../groups.js';
import { stir } from '../leaders.js';
import { BARRED, type Hex, NEIGHBOURS, type Place, placeId, SITE_AT } from '../map.js';
import { isHeld } from '../sieges.js';
import { gatherItems, occupy, pay, vacate } from '../sites.js';
import {
  allowance,
  canLand,
  canPay,
  ferryCost,
  flight,
  isTooSoft,
  landCost,
  mayFlyOver,
  mayStop,
  payStep,
  stopBar,
} from '../steps.js';
import { IS_AIR, IS_FLEET, KINDS } from '../units.js';

interface March {
  seat: number;
  place: Hex;
  flyer: Unit;
}
interface Course {
  units: Unit[];
  at: Hex;
  path: Hex[];
}
const { ask, done, procedure } = chapter('march', (): Course => ({ units: [], at: -1, path: [] }));

export const BACK = 0;
export const ALL = 1;
export const GO = 2;
const FERRY = 6;
const HALT = 12;

/** Chapters B7a and B7d Part of a stack moves, hex by hex. */
export const march = procedure({
  steps: {
    begin: (_, v) => {
      v.at = v.place;
      v.path = [v.place];
      if (v.flyer < 0) return;
      v.units = [v.flyer];
      return goto('step');
    },
    // LW B7/1 He moves what he likes.
    who: ask({
      rule: 'LW B7/1',
      who: (_, v) => v.seat,
      says: (_, v) => ({ key: 'ask.march', args: { place: placeId(v.place) } }),
      options: (b, v) => selections(b, waiting(b, v), v.units),
      name: (o: number, b, v) => selectionWords(o, b, v),
      at: (_, __, v) => [placeId(v.place)],
      then: (t, v, o) => {
        if (o === BACK) return done();
        if (o === GO) return;
        if (o === ALL) v.units = movable(t.board, v);
        else v.units.push(...unitsIn(t.board, o, waiting(t.board, v)));
        return goto(o === ALL ? 'step' : 'who');
      },
    }),
    step: ask({
      rule: 'LW B7a/1',
      who: (_, v) => v.seat,
      says: (_, v) => ({ key: 'ask.step', args: { hex: placeId(v.at) } }),
      options: (b, v) => steps(b, v),
      name: (o: number, _, v) => stepWords(o, v),
      at: (o, _, v) => (o === HALT ? [placeId(v.at)] : [placeId(NEIGHBOURS[v.at * 6 + (o % FERRY)])]),
      bars: (pick, b, v) => stepBar(pick, b, v),
      then: (t, v, o) => {
        if (o === HALT) return halt(t, v);
        take(t, v, o);
        return goto('step');
      },
    }),
    // Nobody can go on, and there is nothing to choose.
    end: (t, v) => halt(t, v),
  },
  shows: (_, v) => ({ seat: v.seat, units: v.units, path: v.path.map(placeId) }),
});

/** Units here that can still move. */
export function movable(b: Board, v: { seat: number; place: Hex }): Unit[] {
  const found: Unit[] = [];
  for (let unit = b.head[v.place]; unit >= 0; unit = b.next[unit]) {
    if (b.owner[unit] === v.seat && canMove(b, unit)) found.push(unit);
  }
  return found;
}

export function canMove(b: Board, unit: Unit): boolean {
  const kind = b.kind[unit];
  if (IS_FLEET[kind] || b.moved[unit] === 2 || KINDS[kind].move === 0) return false;
  // LW AMB-147 In snow nothing flies.
  if (IS_AIR[kind] && (b.weather === 'snow' || b.spent[unit] + 2 > allowance(b, unit))) return false;
  if (b.moved[unit] === 1 && b.spent[unit] >= allowance(b, unit)) return false;
  if (b.inside[unit] && !IS_AIR[kind] && isShutIn(b, unit)) return false;
  return b.sieges.length === 0 || !isHeld(b, unit);
}

/** LW AMB-130 Whether somebody else holds the ground outside the castle it is in. */
export function isShutIn(b: Board, unit: Unit): boolean {
  for (let other = b.head[b.at[unit]]; other >= 0; other = b.next[other]) {
    if (b.inside[other] === 0 && b.owner[other] !== b.owner[unit]) return true;
  }
  return false;
}

function waiting(b: Board, v: March & Course): Unit[] {
  return movable(b, v).filter((unit) => !v.units.includes(unit));
}

/** What can be said of who goes, of those who are left to choose from. */
export function selections(b: Board, left: readonly Unit[], chosen: readonly Unit[]): number[] {
  const groups = partsOf(groupsOf(b, left));
  if (chosen.length > 0) return left.length === 0 ? [GO] : [GO, ALL, ...groups];
  return [BACK, ALL, ...groups];
}

export function selectionWords(o: number, b: Board, v: { seat: number; place: Place }): string {
  if (o === BACK) return 'back';
  if (o === GO) return 'go';
  return o === ALL ? 'all' : `take ${partWords(b, o, ownUnitsAt(b, v.place, v.seat))}`;
}

function flies(b: Board, v: March & Course): boolean {
  return v.flyer >= 0 || v.units.every((unit) => IS_AIR[b.kind[unit]]);
}

/** Where those on the march can go from here: sides, ferries, and to halt. */
export function steps(b: Board, v: March & Course): number[] {
  const found: number[] = [];
  const air = flies(b, v);
  if (v.path.length === 1 || mayStop(b, v.seat, v.at)) found.push(HALT);
  for (let side = 0; side < 6; side++) {
    if (NEIGHBOURS[v.at * 6 + side] < 0) continue;
    if (canStep(b, v, side, air)) found.push(side);
    else if (!air && b.house.advanced && canFerry(b, v, side)) found.push(FERRY + side);
  }
  return found;
}

function canStep(b: Board, v: March & Course, side: number, air: boolean): boolean {
  const to = NEIGHBOURS[v.at * 6 + side];
  // LW B7a.1/2 Through one's own units, and LW B7a.2/1 any number may stop together.
  if (air ? !mayFlyOver(b, to) : !mayStop(b, v.seat, to)) return false;
  for (const unit of v.units) {
    if (v.flyer >= 0 || IS_AIR[b.kind[unit]]) {
      // LW B3d Only these fly by themselves.
      const left = (v.flyer >= 0 ? flight(b, unit) : allowance(b, unit)) - b.spent[unit] - 2;
      // LW B7d.1/1 He must be able to come down again.
      if (left < 0 || b.weather === 'snow' || (air && !canLand(b, v.seat, to, left >> 1))) return false;
    } else if (!canPay(b, unit, landCost(b, b.kind[unit], v.at, side))) return false;
  }
  return true;
}

/** LW A6d/1 A GT a unit. */
function canFerry(b: Board, v: March & Course, side: number): boolean {
  if (b.gold[v.seat] < v.units.length || !mayStop(b, v.seat, NEIGHBOURS[v.at * 6 + side])) return false;
  return v.units.every((unit) => canPay(b, unit, ferryCostOf(b, unit, v.at, side)));
}

function ferryCostOf(b: Board, unit: Unit, from: Hex, side: number): number {
  return IS_AIR[b.kind[unit]] ? 2 : ferryCost(b, b.kind[unit], from, side);
}

function take(t: Table<Board>, v: March & Course, o: number): void {
  const { board } = t;
  const side = o % FERRY;
  if (v.path.length === 1) setOut(board, v.units, v.at);
  spendStep(board, v, o);
  const to = NEIGHBOURS[v.at * 6 + side];
  if (o >= FERRY) {
    pay(t, v.seat, v.units.length);
    board.ferries.push(v.at);
    t.tell('ferried', { seat: v.seat, from: placeId(v.at), to: placeId(to), gold: v.units.length });
  }
  v.at = to;
  v.path.push(to);
  expose(board, v.units, to);
}

/** The movement points of a step. */
export function spendStep(b: Board, v: March & Course, o: number): void {
  const side = o % FERRY;
  for (const unit of v.units) {
    if (v.flyer >= 0) b.spent[unit] += 2;
    else if (o >= FERRY) payStep(b, unit, ferryCostOf(b, unit, v.at, side));
    else payStep(b, unit, IS_AIR[b.kind[unit]] ? 2 : landCost(b, b.kind[unit], v.at, side));
  }
}

/** LW O6/2 Who comes through a plague city is in danger. */
export function expose(b: Board, units: readonly Unit[], hex: Hex): void {
  const city = plagueIn(b, hex);
  if (city < 0) return;
  for (const unit of units) if (!(b.exposed[unit] & (OUTBREAK << city))) b.exposed[unit] |= 1 << city;
}

/** LW AMB-091 Who sets out from a plague city was counted when plague broke out, and is not counted again there. */
export function setOut(b: Board, units: readonly Unit[], hex: Hex): void {
  const city = plagueIn(b, hex);
  if (city < 0) return;
  for (const unit of units) if (b.moved[unit] === 0) b.exposed[unit] |= OUTBREAK << city;
}

const OUTBREAK = 16;

function plagueIn(b: Board, hex: Hex): number {
  return b.plague.length === 0 ? -1 : b.plague.indexOf(SITE_AT[hex]);
}

function halt(t: Table<Board>, v: March & Course): Flow {
  const { board } = t;
  if (v.path.length > 1) {
    arrive(board, v.units, v.at);
    if (v.flyer >= 0) board.moved[v.flyer] = 2;
    vacate(board, v.place);
    t.tell('marched', { seat: v.seat, units: unitWords(board, v.units), path: v.path.map(placeId) });
  }
  return done();
}

/** Units of one owner come to stay in a hex. */
export function arrive(b: Board, units: readonly Unit[], hex: Hex): void {
  for (const unit of units) {
    moveUnit(b, unit, hex);
    if (isLeader(b, unit)) stir(b, leaderOf(b, unit));
  }
  occupy(b, hex, b.owner[units[0]]);
  gatherItems(b, hex, b.owner[units[0]]);
}

/** Units in words for an event: kind ids with their numbers. */
export function unitWords(b: Board, units: readonly Unit[]): string[] {
  const counts = new Map<string, number>();
  for (const unit of units) {
    const { id } = KINDS[b.kind[unit]];
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts].map(([id, n]) => `${n} ${id}`);
}

function stepWords(o: number, v: Course): string {
  if (o === HALT) return 'halt';
  return `${o >= FERRY ? 'ferry' : 'to'} ${placeId(NEIGHBOURS[v.at * 6 + (o % FERRY)])}`;
}

function stepBar(pick: string, b: Board, v: March & Course) {
  const side = [0, 1, 2, 3, 4, 5].find((s) => pick === `to ${placeId(NEIGHBOURS[v.at * 6 + s])}`);
  if (side === undefined) return undefined;
  const to = NEIGHBOURS[v.at * 6 + side];
  const stop = stopBar(b, v.seat, to);
  if (stop) return stop;
  if (BARRED[v.at * 6 + side] && !flies(b, v))
    return { rule: 'LW B7b.4/2', why: `a black line parts ${placeId(v.at)} and ${placeId(to)}` };
  if (v.units.some((unit) => isTooSoft(b, unit, to)))
    return { rule: 'LW TABLE.TEC/2', why: `horse cannot enter the swamp ${placeId(to)}` };
  return { rule: 'LW B7a/2', why: `not all have the movement points for ${placeId(to)}` };
}

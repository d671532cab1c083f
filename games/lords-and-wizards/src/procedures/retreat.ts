import { type Flow, goto, type Table } from '@questhall/kernel';
import { battleOf, fall, fightersOf, forget, hexesOf, leadingOf, ownerOf, playerOf } from '../battles.js';
import type { Battle, Board, Side, Unit } from '../board.js';
import { chapter } from '../calls.js';
import {
  CASTLE_ROOM,
  fights,
  garrisonOf,
  insideOf,
  isEnemyHeld,
  isFleet,
  isLeader,
  leaderOf,
  moveUnit,
} from '../forces.js';
import { groupsOf, partsOf, partWords, unitsIn } from '../groups.js';
import { stir } from '../leaders.js';
import { BARRED, type Hex, NEIGHBOURS, type Place, placeId } from '../map.js';
import { gatherItems, hasCastle, occupy, pay, vacate } from '../sites.js';
import { fleetStepsFrom, mayRetreat } from '../steps.js';
import { ELEMENTALS } from '../units.js';
import { dieOrFall } from './magic-effects.js';
import { unitWords } from './march.js';

interface Way {
  hexes: Hex[];
  units: Unit[];
  fleets: Unit[];
  at: Hex;
  gone: number;
}
const back = chapter('retreat', (): Way => ({ hexes: [], units: [], fleets: [], at: -1, gone: 0 }));
const HALT = 6;
const ANCHOR = -1;

/** LW B8c2.1/4 A side leaves, one to three hexes, hex by hex. */
export const retreat = back.procedure({
  steps: {
    begin: (t, v) => {
      const fight = battleOf(t.board);
      // LW B9g/2 Whoever withdraws from a castle's walls stays in the city. LW AMB-167 A Horn of Panic drives him out.
      if (!v.forced && staysInCity(fight, v.side)) return back.done();
      if (fight.why === 'rebellion' && hasOwnCastle(t.board, fight.place, ownerOf(fight, v.side))) {
        for (const unit of forceIn(t.board, fight, v.side, fight.place)) t.board.inside[unit] = 1;
        return back.done();
      }
      v.hexes = hexesOf(t.board, fight, v.side);
      v.fleets = fightersOf(fight, v.side).filter((unit) => isFleet(t.board, unit));
      return v.side === 'defender' &&
        hasCastle(t.board, fight.place) &&
        (fight.part === 'city' || fight.part === 'open') &&
        !v.forced
        ? undefined
        : goto('next');
    },
    // LW AMB-071, LW AMB-164 First into the castle, as many as he likes and it holds.
    castle: back.ask({
      rule: 'LW B9g/4',
      who: (b, v) => refugeSeat(b, v.side),
      says: (b) => ({ key: 'ask.refuge', args: { hex: placeId(battleOf(b).place) } }),
      options: (b, v) => refuges(b, v.side),
      name: (o: number, b, v) => (o === 0 ? 'outside' : `in ${partWords(b, o, cityForce(b, v.side))}`),
      at: (_, b) => [placeId(battleOf(b).place)],
      then: (t, v, o) => {
        if (o === 0) return;
        for (const unit of unitsIn(t.board, o, cityForce(t.board, v.side))) t.board.inside[unit] = 1;
        return goto('castle');
      },
    }),
    next: (t, v) => {
      const hex = v.hexes.pop();
      if (hex === undefined) {
        v.gone = 0;
        return goto('fleets');
      }
      v.units = forceIn(t.board, battleOf(t.board), v.side, hex).filter((unit) => !isFleet(t.board, unit));
      v.at = hex;
      v.gone = 0;
      if (v.units.length === 0) return goto('next');
      return;
    },
    step: back.ask({
      rule: 'LW B8c2.1/4',
      who: (b, v) => b.owner[v.units[0]],
      says: (_, v) => ({ key: 'ask.retreat', args: { hex: placeId(v.at) } }),
      options: (b, v) => retreats(b, v),
      name: (o: number, _, v) => (o === HALT ? 'halt' : `to ${placeId(NEIGHBOURS[v.at * 6 + o])}`),
      at: (o, _, v) => [placeId(o === HALT ? v.at : NEIGHBOURS[v.at * 6 + o])],
      then: (t, v, o) => {
        if (o !== HALT) return go(t, v, o);
        return goto('stop');
      },
    }),
    stop: (t, v) => {
      const { board } = t;
      // LW AMB-013 A force that must go and cannot is lost.
      if (v.gone === 0) for (const unit of v.units) if (v.forced || !isLeader(board, unit)) dieOrFall(t, unit, v.side);
      if (v.gone > 0) settleDown(t, v);
      return goto('next');
    },
    // LW AMB-126 Fleets go by water, apart, one to three steps; those that cannot are lost.
    fleets: back.ask({
      rule: 'LW AMB-126',
      who: (b, v) => (v.fleets.length > 0 ? b.owner[v.fleets[0]] : null),
      says: (b, v) => ({ key: 'ask.retreat', args: { hex: placeId(b.at[v.fleets[0]]) } }),
      options: (b, v) => [...(v.gone > 0 ? [ANCHOR] : []), ...watersFor(b, v.fleets[0])],
      name: (o: number) => (o === ANCHOR ? 'halt' : `to ${placeId(o)}`),
      at: (o, b, v) => [placeId(o === ANCHOR ? b.at[v.fleets[0]] : o)],
      then: (t, v, o) => {
        if (o !== ANCHOR) for (const unit of v.fleets) moveUnit(t.board, unit, o);
        v.gone += 1;
        if (o === ANCHOR || v.gone === 3) v.fleets = [];
        return goto('fleets');
      },
    }),
    stranded: (t, v) => {
      for (const unit of v.fleets) fall(t, unit, v.side);
      return back.done();
    },
  },
  shows: (_, v) => ({ side: v.side, units: v.units, at: v.at < 0 ? null : placeId(v.at) }),
});

/** LW AMB-126 Where a fleet can withdraw to: never to enemies, nor back to where it fought. */
export function watersFor(b: Board, fleet: Unit): Place[] {
  const owner = b.owner[fleet];
  const { place } = battleOf(b);
  return fleetStepsFrom(b, owner, b.at[fleet]).filter((to) => to !== place && !isEnemyHeld(b, to, owner));
}

function refugeSeat(b: Board, side: Side): number | null {
  const fight = battleOf(b);
  const seat = playerOf(fight, side);
  const shut = fight.from.includes(fight.place) && fight.why !== 'rebellion';
  return seat >= 0 && !shut && isOwnCastle(b, fight) ? seat : null;
}

function cityForce(b: Board, side: Side): Unit[] {
  const fight = battleOf(b);
  return forceIn(b, fight, side, fight.place).filter((unit) => !isFleet(b, unit));
}

function refuges(b: Board, side: Side): number[] {
  const fight = battleOf(b);
  const force = cityForce(b, side);
  if (force.length === 0) return [];
  const room = CASTLE_ROOM - garrisonOf(b, fight.place);
  const parts = partsOf(groupsOf(b, force)).filter((part) => !fights(b, part >> 6) || (part & 63) <= room);
  // Whoever has no other way out must go in, as far as there is room.
  return hasWay(b, force, fight.place) || parts.length === 0 ? [0, ...parts] : parts;
}

function retreats(b: Board, v: Way): number[] {
  const found: number[] = [];
  if (v.gone > 0) found.push(HALT);
  if (v.gone === 3) return found;
  const { ended, place } = battleOf(b);
  for (let side = 0; side < 6; side++) {
    const to = NEIGHBOURS[v.at * 6 + side];
    // LW B8c2.1/5 Where both withdraw, the attacker does not go to where the defender was.
    if (ended === 'both withdrew' && to === place) continue;
    // LW AMB-013 It ends outside the hex it left.
    if (mayRetreat(b, v.units, v.at, side) && to !== b.at[v.units[0]]) found.push(side);
  }
  return found;
}

function go(t: Table<Board>, v: Way, side: number): Flow<'step'> {
  // LW AMB-043 Over a black line by ferry.
  if (BARRED[v.at * 6 + side]) pay(t, t.board.owner[v.units[0]], v.units.length);
  v.at = NEIGHBOURS[v.at * 6 + side];
  v.gone += 1;
  return goto('step');
}

function settleDown(t: Table<Board>, v: Way): void {
  const { board } = t;
  const fight = battleOf(board);
  const owner = board.owner[v.units[0]];
  const from = board.at[v.units[0]];
  t.tell('retreated', { owner, units: unitWords(board, v.units), to: placeId(v.at) });
  for (const unit of v.units) {
    moveUnit(board, unit, v.at);
    if (leaderOf(board, unit) >= 0) stir(board, leaderOf(board, unit));
    if (!isLeader(board, unit)) forget(fight, unit);
  }
  occupy(board, v.at, owner);
  gatherItems(board, v.at, owner);
  // LW AMB-163 What attackers leave, too, is his who holds its castle.
  vacate(board, from);
}

export function hasOwnCastle(b: Board, hex: Hex, owner: number): boolean {
  const inside = insideOf(b, hex);
  return hasCastle(b, hex) && (inside < 0 || inside === owner);
}

/** LW B9g/2 Those who attack a castle from its city need not leave it. */
export function staysInCity(fight: Battle, side: Side): boolean {
  return side === 'attacker' && fight.part === 'castle' && fight.from.includes(fight.place);
}

export function isOwnCastle(b: Board, fight: Battle): boolean {
  for (let unit = b.head[fight.place]; unit >= 0; unit = b.next[unit]) {
    if (b.inside[unit] && b.owner[unit] !== fight.defender) return false;
  }
  return true;
}

export function hasWay(b: Board, force: readonly Unit[], hex: Hex): boolean {
  for (let side = 0; side < 6; side++) if (mayRetreat(b, force, hex, side)) return true;
  return false;
}

/** LW AMB-013 The units of a side in one hex, which go together; leaders with them. */
export function forceIn(b: Board, fight: Battle, side: Side, hex: Hex): Unit[] {
  const all = [...fightersOf(fight, side).filter((unit) => b.kind[unit] !== ELEMENTALS), ...leadingOf(fight, side)];
  const here = all.filter((unit, i) => b.at[unit] === hex && b.inside[unit] === 0 && all.indexOf(unit) === i);
  const turned = here.filter((unit) => !fight.turned.includes(unit));
  return turned.some((unit) => !isFleet(b, unit)) ? turned.filter((unit) => !isFleet(b, unit)) : turned;
}

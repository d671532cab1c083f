import { goto, type Table } from '@questhall/kernel';
import { bearersAt, counterId, show } from '../bearers.js';
import { type Bearer, type Board, NOBODY, peopleId, type Side, SPENT } from '../board.js';
import { chapter, type Group } from '../calls.js';
import { blockader, CAPACITY, crewOf, dropRafts, leaveShip, placeId, zoneOf } from '../fleets.js';
import { hasAny, moveGroup, plainIn, sizeOf, strengthOf, takeUnits, UNMOVED } from '../forces.js';
import {
  FIRST_RAFT,
  FIRST_SHIP,
  harbourIn,
  idOf,
  isCraft,
  isLand,
  isShip,
  isWaste,
  LANDS,
  PLACES,
  type Place,
  placeNamed,
  SHIPS,
} from '../map.js';
import { inPlay, mustStay, stepsFrom } from '../roads.js';
import { SCROLL_IDS } from '../scrolls.js';
import { mayLeave, openers } from './combat.js';
import { dropBearer } from './fall.js';
import { jumperId, jumpers } from './naval.js';
import { CAST } from './purchase.js';
import { castable } from './scroll.js';
import { havens } from './teleport.js';

const DONE = 0;
const JUMP = 1;
const SHOW = 500;
/** `from * 128 + to`, above all other options. */
const MOVE = 100_000;
const { ask, call, done, procedure } = chapter('transfer', () => ({
  from: -1,
  to: -1,
  chosen: { n: 0, bearers: [] } as Group,
}));

/** Phase 5: each unit may make one step, go aboard or ashore, or be teleported to friends. */
export const transfer = procedure({
  steps: {
    choose: ask({
      rule: 'QD TRANSFER.1',
      private: true,
      who: (b, v) => b.seatOf[v.side],
      says: (b, v) => ({ key: 'ask.transfer', args: { side: v.side, people: peopleId(b, v.side) } }),
      options: (b, { side }) => ways(b, side),
      name: (o: number, b) => wayWords(o, b),
      at: (o) => pathOf(o),
      bars: (pick, b, { side }) => transferBar(pick, b, side),
      then: (t, v, o) => {
        const { side } = v;
        if (o === DONE) return goto('end');
        if (o >= MOVE) {
          v.from = fromOf(o);
          v.to = toOf(o);
          return goto('who');
        }
        if (o >= CAST) return call('scroll', { side, card: o - CAST, where: -1, foe: -1 }, { then: 'choose' });
        if (o >= SHOW) {
          show(t, o - SHOW);
          return goto('choose');
        }
        return call('teleport', { side, bearer: o - JUMP, home: true }, { then: 'choose' });
      },
    }),
    who: (t, v) =>
      call(
        'group',
        {
          side: v.side,
          from: v.from,
          least: 1,
          most: isShip(v.to) ? CAPACITY - strengthOf(t.board, v.to, v.side) : 1000,
          // QD TRANSFER.3 No land is left empty.
          stay: isLand(v.from) ? mustStay(v.from) : 0,
          states: UNMOVED,
          // QD TRANSFER.4 A DragonLord over the sea leaves by magic only.
          who: isShip(v.to) || isCraft(v.from) ? 'crew' : 'any',
          lead: -1,
        },
        { into: 'chosen' },
      ),
    go: (t, v) => {
      if (sizeOf(v.chosen) === 0) return goto('choose');
      // QD R105 One transfer a unit.
      moveGroup(t.board, v.side, v.chosen, { from: v.from, to: v.to, states: UNMOVED, state: SPENT });
      if (isShip(v.to)) t.board.docked[v.to - FIRST_SHIP] = false;
      leaveShip(t.board, v.from);
      t.tell('transferred', {
        side: v.side,
        people: peopleId(t.board, v.side),
        from: placeId(t.board, v.from),
        to: idOf(v.to),
        n: sizeOf(v.chosen),
      });
      return goto('choose');
    },
    end: (t, { side }) => {
      dismiss(t, side);
      return done();
    },
  },
});

const fromOf = (o: number): Place => (o - MOVE) >> 7;
const toOf = (o: number): Place => (o - MOVE) & 127;

function ways(b: Board, side: Side): number[] {
  const found: number[] = [];
  const leaving = jumpers(b, side).filter((bearer) => havens(b, bearer).length > 0);
  // QD TRANSFER.4, QD CHARM.5 A DragonLord at sea or in the Wastelands must go home, if it can.
  if (!leaving.some((bearer) => mustGo(b, bearer))) found.push(DONE);
  for (const bearer of leaving) found.push(JUMP + bearer);
  addSteps(b, side, found);
  addShips(b, side, found);
  addRafts(b, side, found);
  for (const counter of openers(b, side)) found.push(SHOW + counter);
  for (const kind of castable(b, side)) found.push(CAST + kind);
  return found;
}

function mustGo(b: Board, bearer: Bearer): boolean {
  const at = b.bearerAt[bearer];
  // QD R47, QD NCOMBAT.4 From land it may stay.
  return b.dragon[bearer] && (isCraft(at) || isWaste(at));
}

/** QD TRANSFER.1 To adjacent own land. QD TRANSFER.2 Or empty land. */
function addSteps(b: Board, side: Side, found: number[]): void {
  for (let from = 0; from < LANDS.length; from++) {
    if (!mayLeave(b, from, side, UNMOVED)) continue;
    // QD FAQ.3 Empty land is claimed.
    for (const to of stepsFrom(b, from, side))
      if (b.holder[to] === side || b.holder[to] === NOBODY) found.push(MOVE + (from << 7) + to);
  }
}

/** QD TRANSFER.6 Aboard a ship in harbour, or ashore. */
function addShips(b: Board, side: Side, found: number[]): void {
  for (let ship = FIRST_SHIP; ship < FIRST_SHIP + SHIPS; ship++) {
    const zone = zoneOf(b, ship);
    const harbour = zone < 0 ? -1 : harbourIn(zone);
    // QD R105 Not from or to a village.
    if (harbour < 0 || !isLand(harbour) || !inPlay(b, harbour)) continue;
    const crew = crewOf(b, ship);
    const isOwn = b.holder[harbour] === side;
    // QD NAVAL.BLOCKADE.3 After a battle too.
    if (crew === side && (isOwn || b.holder[harbour] === NOBODY) && hasAny(b, ship, side, UNMOVED))
      found.push(MOVE + (ship << 7) + harbour);
    // QD R74 Nobody boards under the eyes of a blockade.
    if (!isOwn || (crew !== side && crew !== NOBODY) || blockader(b, zone, side) !== NOBODY) continue;
    if (strengthOf(b, ship, side) < CAPACITY && mayLeave(b, harbour, side, UNMOVED))
      found.push(MOVE + (harbour << 7) + ship);
  }
}

/** QD R76 Those on the waves may land in a friendly harbour of the zone. */
function addRafts(b: Board, side: Side, found: number[]): void {
  b.raftAt.forEach((zone, i) => {
    const shore = zone < 0 ? -1 : harbourIn(zone);
    if (shore < 0 || !isLand(shore) || b.holder[shore] !== side) return;
    if (hasAny(b, FIRST_RAFT + i, side, UNMOVED)) found.push(MOVE + ((FIRST_RAFT + i) << 7) + shore);
  });
}

/** QD R76, QD R78 Who has no place to be is lost: those on the waves, and DragonLords that found no friendly land. */
function dismiss(t: Table<Board>, side: Side): void {
  const { board } = t;
  for (let place = FIRST_RAFT; place < PLACES; place++) {
    const n = strengthOf(board, place, side);
    if (n === 0) continue;
    t.tell('drowned', { side, people: peopleId(t.board, side), n });
    takeUnits(board, place, side, plainIn(board, place, side));
    for (const bearer of bearersAt(board, place, side)) dropBearer(board, bearer);
  }
  for (let i = 0; i < board.bearerAt.length; i++) {
    if (board.bearerAt[i] < 0 || board.bearerSide[i] !== side || !mustGo(board, i)) continue;
    t.tell('drowned', { side, people: peopleId(t.board, side), n: 1 });
    dropBearer(board, i);
  }
  dropRafts(board);
}

function wayWords(o: number, b: Board): string {
  if (o === DONE) return 'go on';
  if (o >= MOVE) return `transfer ${placeId(b, fromOf(o))} ${idOf(toOf(o))}`;
  if (o >= CAST) return `cast ${SCROLL_IDS[o - CAST]}`;
  return o >= SHOW ? `show ${counterId(o - SHOW)}` : `teleport ${jumperId(b, o - JUMP)}`;
}

function pathOf(o: number): string[] {
  if (o >= MOVE) return [idOf(fromOf(o)), idOf(toOf(o))];
  return o === DONE || o >= SHOW ? [] : [`bearer:${o - JUMP}`];
}

function transferBar(pick: string, b: Board, side: Side) {
  if (pick === 'go on') return { rule: 'QD TRANSFER.4', why: 'a DragonLord must go home first' };
  if (/^cast /.test(pick)) return { rule: 'QD SCROLL.0.2', why: 'no caster of the player can cast that scroll now' };
  if (/^teleport /.test(pick)) return { rule: 'QD R112', why: 'nobody of that name can teleport now' };
  const [, a, c] = /^transfer (\S+) (\S+)$/.exec(pick) ?? [];
  const [from, to] = [placeNamed(a ?? ''), placeNamed(c ?? '')];
  if (from < 0 || to < 0) return undefined;
  if (isWaste(from) || isWaste(to))
    return { rule: 'QD R105', why: 'nobody goes into or out of the Wastelands on foot now' };
  if (isShip(to) && isLand(from) && blockader(b, zoneOf(b, to), side) !== NOBODY)
    return { rule: 'QD R74', why: 'an enemy blockade lies off that harbour' };
  if (isShip(from) || isShip(to)) return { rule: 'QD TRANSFER.6', why: 'only in a friendly harbour' };
  if (isLand(from) && b.holder[from] === side && strengthOf(b, from, side) <= mustStay(from))
    return { rule: 'QD TRANSFER.3', why: 'no land is left empty' };
  return { rule: 'QD TRANSFER.1', why: 'units go to adjacent own or empty land, once' };
}

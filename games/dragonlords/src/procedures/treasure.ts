import type { Table } from '@questhall/kernel';
import { bearerId, bearersAt, counterId, countersOn, isMarked, poolOfTreasures } from '../bearers.js';
import { type Bearer, type Board, FIRST_TREASURE, HELD, NOBODY, OFF, peopleId, type Side, SPOILS } from '../board.js';
import { chapter } from '../calls.js';
import { placeId, standsIn } from '../fleets.js';
import { plainIn, promote, strengthOf } from '../forces.js';
import { idOf, KINGDOMS, type Place } from '../map.js';
import { kingdomsOf } from '../realms.js';
import { TREASURE_IDS } from '../treasures.js';
import { total } from '../view.js';

const give = chapter('bestow');
/** An option is `place * 64`, and a bearer's number + 1, or 0 for a unit without counters. */
const BASE = 64;

/** QD TREASURE.2 Whose a treasure becomes, for good. */
export const bestow = give.procedure({
  steps: {
    choose: give.ask({
      rule: 'QD TREASURE.2',
      private: true,
      who: (b, v) => (b.fallen[v.side] || !hasTakers(b, v.side, v.places) ? null : b.seatOf[v.side]),
      says: (b, v) => ({ key: 'ask.bestow', args: { side: v.side, people: peopleId(b, v.side) } }),
      options: (b, v) => takers(b, v.side, v.places),
      name: (o: number, b) => {
        const [place, bearer] = [Math.floor(o / BASE), (o % BASE) - 1];
        return `give ${bearer < 0 ? 'unit' : bearerId(b, bearer)} ${placeId(b, place)}`;
      },
      at: (o) => [idOf(Math.floor(o / BASE))],
      then: (t, v, o) => {
        bearIt(t, v.side, o);
        return give.done();
      },
    }),
    // QD R16 With the vanquished it lies under any. QD R108 With nobody there it goes back to the pool.
    unled: (t, v) => {
      const [first] = takers(t.board, v.side, v.places);
      if (first !== undefined) bearIt(t, v.side, first);
      else {
        const counter = inHand(t.board);
        t.board.counterOn[counter] = OFF;
        t.board.shown[counter] = false;
      }
    },
  },
});

/** The treasure that is being given. */
function inHand(b: Board): number {
  const held = b.counterOn.indexOf(HELD);
  return held >= 0 ? held : b.counterOn.indexOf(SPOILS);
}

function hasTakers(b: Board, side: Side, places: readonly Place[]): boolean {
  return places.some((place) => strengthOf(b, place, side) > 0);
}

function takers(b: Board, side: Side, places: readonly Place[]): number[] {
  const found: number[] = [];
  for (const place of places) {
    if (plainIn(b, place, side) > 0) found.push(place * BASE);
    const seen = new Set<string>();
    for (const bearer of bearersAt(b, place, side)) {
      const id = bearerId(b, bearer);
      if (!seen.has(id)) found.push(place * BASE + bearer + 1);
      seen.add(id);
    }
  }
  return found;
}

function bearIt(t: Table<Board>, side: Side, o: number): void {
  const { board } = t;
  const counter = inHand(board);
  const place = Math.floor(o / BASE);
  const bearer = o % BASE === 0 ? promote(board, place, side) : (o % BASE) - 1;
  board.counterOn[counter] = bearer;
  // QD TREASURE.2, QD R64 Face down.
  board.shown[counter] = false;
  t.tell(
    'bestowed',
    { side, people: peopleId(t.board, side), place: placeId(board, place) },
    { for: [board.seatOf[side]], args: { treasure: counterId(counter) } },
  );
  mix(t, side, place);
}

/** QD R80 Nobody else can say under which of the marked units of a place a new counter lies. */
export function mix(t: Table<Board>, side: Side, place: Place): void {
  const { board } = t;
  const alike: Bearer[] = bearersAt(board, place, side).filter(
    (bearer) =>
      isMarked(board, bearer) && !board.dragon[bearer] && countersOn(board, bearer).every((c) => !board.shown[c]),
  );
  const groups = new Map<number, Bearer[]>();
  for (const bearer of alike)
    groups.set(board.bearerState[bearer], [...(groups.get(board.bearerState[bearer]) ?? []), bearer]);
  for (const group of groups.values()) shuffleLoads(t, group);
}

function shuffleLoads(t: Table<Board>, group: readonly Bearer[]): void {
  const loads = group.map((bearer) => countersOn(t.board, bearer));
  const left = group.map(() => 1);
  if (group.length < 2) return;
  for (const bearer of group) {
    const i = t.draw('mix', left);
    left[i] = 0;
    for (const counter of loads[i]) t.board.counterOn[counter] = bearer;
  }
}

const seek = chapter('find');

/** QD TREASURE.1 A treasure is drawn unseen. */
export const find = seek.procedure({
  steps: {
    draw: (t, v) => {
      const { board } = t;
      const pool = poolOfTreasures(board);
      // QD R60 None is left.
      if (total(pool) === 0) {
        t.tell('treasure.none', { side: v.side, people: peopleId(t.board, v.side) });
        return seek.done();
      }
      const counter = FIRST_TREASURE + t.draw('treasure', pool);
      board.counterOn[counter] = HELD;
      board.finder = v.side;
      t.tell(
        'treasure.found',
        { side: v.side, people: peopleId(t.board, v.side), at: idOf(v.at) },
        { for: [board.seatOf[v.side]], args: { treasure: TREASURE_IDS[counter - FIRST_TREASURE] } },
      );
      return undefined;
    },
    // QD TREASURE.2, QD QCOMBAT.8 With the party, or in a kingdom. QD R108
    give: (t, v) => {
      const home = kingdomsOf(t.board, v.side).map((realm) => KINGDOMS[realm]);
      return seek.call('bestow', { side: v.side, places: [v.at, ...home] });
    },
    end: (t) => {
      t.board.finder = NOBODY;
    },
  },
});

const share = chapter('spoils');

/** QD TREASURE.4 Treasures of the fallen go to the victor: in the place itself, or (-1) in his kingdoms. */
export const spoils = share.procedure({
  steps: {
    next: (t, v) => {
      if (!t.board.counterOn.includes(v.where < 0 ? HELD : SPOILS)) return share.done();
      return share.call('bestow', { side: v.side, places: homes(t.board, v.side, v.where) }, { then: 'next' });
    },
  },
});

function homes(b: Board, side: Side, where: Place): Place[] {
  if (side < 0 || side > 4) return [];
  return where < 0 ? kingdomsOf(b, side).map((realm) => KINGDOMS[realm]) : standsIn(b, where, side);
}

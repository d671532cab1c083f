import { type Flow, goto, type Table } from '@questhall/kernel';
import type { Board, Item, Unit } from '../board.js';
import { chapter } from '../calls.js';
import { holdsItem, isLeader, itemsOf, ownUnitsAt } from '../forces.js';
import { ITEMS } from '../items.js';
import { type Hex, NEIGHBOURS, placeId } from '../map.js';
import { isHeld } from '../sieges.js';
import { vacate } from '../sites.js';
import { allowance, canLand, mayFlyOver, mayStop } from '../steps.js';
import { IS_AIR, KINDS, NARQUE, ROC, SKORRE, UNALIGNED } from '../units.js';
import { arrive, expose, setOut } from './march.js';

interface Flight {
  seat: number;
  hex: Hex;
}
interface Course {
  carrier: Unit;
  passenger: Unit;
  item: Item;
  at: Hex;
  path: Hex[];
}
const { ask, done, procedure } = chapter(
  'carry',
  (): Course => ({ carrier: -1, passenger: -1, item: -1, at: -1, path: [] }),
);
/** LW B7d.21/1 Seven hexes. */
const RANGE = 7;
const ITEM = 1 << 16;

/** Chapter B7d.2 A Roc, Narque or Skorre carries a unit, a leader or an item. */
export const carry = procedure({
  steps: {
    carrier: ask({
      rule: 'LW B7d.2/1',
      who: (_, v) => v.seat,
      says: (_, v) => ({ key: 'ask.carrier', args: { hex: placeId(v.hex) } }),
      options: (b, v) => onePerKind(b, carriersIn(b, v.seat, v.hex)),
      name: (unit: Unit, b) => `by ${KINDS[b.kind[unit]].id}${bearing(b, unit)}`,
      then: (_, v, unit) => {
        v.carrier = unit;
        v.at = v.hex;
        v.path = [v.hex];
      },
    }),
    passenger: ask({
      rule: 'LW B7d.2/2',
      who: (_, v) => v.seat,
      says: (_, v) => ({ key: 'ask.passenger', args: { hex: placeId(v.hex) } }),
      options: (b, v) => [
        ...onePerKind(b, passengersIn(b, v.seat, v.hex)),
        ...cargoIn(b, v.seat, v.hex).map((item) => ITEM | item),
      ],
      name: (o: number, b) =>
        o & ITEM ? `carry ${ITEMS[b.itemKind[o & ~ITEM]].id}` : `carry ${KINDS[b.kind[o]].id}${bearing(b, o)}`,
      then: (_, v, o) => {
        if (o & ITEM) v.item = o & ~ITEM;
        else v.passenger = o;
      },
    }),
    step: ask({
      rule: 'LW B7d.21/1',
      who: (_, v) => v.seat,
      says: (_, v) => ({ key: 'ask.step', args: { hex: placeId(v.at) } }),
      options: (b, v) => steps(b, v),
      name: (o: Hex) => (o < 0 ? 'halt' : `to ${placeId(o)}`),
      at: (o, _, v) => [placeId(o < 0 ? v.at : o)],
      then: (t, v, o) => {
        if (o < 0) return halt(t, v);
        const units = v.passenger < 0 ? [v.carrier] : [v.carrier, v.passenger];
        if (v.path.length === 1) setOut(t.board, units, v.at);
        v.at = o;
        v.path.push(o);
        expose(t.board, units, o);
        return goto('step');
      },
    }),
    end: (t, v) => halt(t, v),
  },
  shows: (_, v) => ({ seat: v.seat, units: [v.carrier, v.passenger].filter((u) => u >= 0), path: v.path.map(placeId) }),
});

/** LW B7d.2/1 Rocs, Narques and Skorres. */
export const CARRIES: readonly boolean[] = KINDS.map((_, kind) => kind === ROC || kind === SKORRE || kind === NARQUE);

export function carriersIn(b: Board, seat: number, hex: Hex): Unit[] {
  // LW AMB-147 Not in snow.
  if (b.weather === 'snow') return [];
  return ownUnitsAt(b, hex, seat).filter((unit) => {
    return CARRIES[b.kind[unit]] && isFresh(b, unit);
  });
}

/** LW B7d.21/2 It must have begun the phase here. */
function isFresh(b: Board, unit: Unit): boolean {
  return b.moved[unit] === 0 && (b.sieges.length === 0 || !isHeld(b, unit));
}

export function passengersIn(b: Board, seat: number, hex: Hex): Unit[] {
  return ownUnitsAt(b, hex, seat).filter((unit) => {
    // LW B7d.2/1, LW B7d.3 Men, Elves, Orcs and leaders; nothing that flies.
    if (!isFresh(b, unit) || IS_AIR[b.kind[unit]]) return false;
    const { race, move, alignment } = KINDS[b.kind[unit]];
    // LW B7d.2/2 Of the carrier's own alignment, which is its player's.
    if (alignment !== UNALIGNED && alignment !== b.alignment[seat]) return false;
    // LW AMB-103 A leader with all his items is one.
    return move > 0 && (isLeader(b, unit) || race === 'man' || race === 'elf' || race === 'orc');
  });
}

/** LW B21a.1/3, LW E41 An item by itself counts as the one unit. */
export function cargoIn(b: Board, seat: number, hex: Hex): Item[] {
  return ownUnitsAt(b, hex, seat).flatMap((unit) => itemsOf(b, unit));
}

/** Of two of a kind, of which one bears an item, that one is told apart. */
function bearing(b: Board, unit: Unit): string {
  const plain = ownUnitsAt(b, b.at[unit], b.owner[unit]).some(
    (one) => b.kind[one] === b.kind[unit] && !holdsItem(b, one),
  );
  return plain && holdsItem(b, unit) ? ' bearing' : '';
}

function onePerKind(b: Board, units: readonly Unit[]): Unit[] {
  return units.filter(
    (unit, i) =>
      units.findIndex((other) => b.kind[other] === b.kind[unit] && holdsItem(b, other) === holdsItem(b, unit)) === i,
  );
}

function steps(b: Board, v: Flight & Course): Hex[] {
  const found: Hex[] = [];
  const far = v.path.length - 1;
  if (far === 0 || mayStop(b, v.seat, v.at)) found.push(-1);
  const left = Math.min(RANGE, allowance(b, v.carrier) >> 1) - far - 1;
  if (left < 0) return found;
  for (let side = 0; side < 6; side++) {
    const to = NEIGHBOURS[v.at * 6 + side];
    if (mayFlyOver(b, to) && canLand(b, v.seat, to, left)) found.push(to);
  }
  return found;
}

function halt(t: Table<Board>, v: Flight & Course): Flow {
  const { board } = t;
  if (v.path.length === 1) return done();
  const units = v.passenger < 0 ? [v.carrier] : [v.carrier, v.passenger];
  if (v.item >= 0) board.itemHolder[v.item] = v.carrier;
  arrive(board, units, v.at);
  // LW B7d.21/2 Both have used their whole movement.
  for (const unit of units) board.moved[unit] = 2;
  vacate(board, v.hex);
  t.tell('carried', {
    seat: v.seat,
    carrier: KINDS[board.kind[v.carrier]].id,
    what: v.item >= 0 ? ITEMS[board.itemKind[v.item]].id : KINDS[board.kind[v.passenger]].id,
    path: v.path.map(placeId),
  });
  return done();
}

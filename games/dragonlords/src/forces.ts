import { bearersAt, moveBearer, newBearer } from './bearers.js';
import {
  type Bearer,
  BOUND,
  type Board,
  CAME,
  FOUGHT,
  HOME,
  type Inroad,
  isFoe,
  NOBODY,
  SIDES,
  type Side,
  SPENT,
  STATES,
  type UnitState,
} from './board.js';
import { isLand, PLACES, type Place } from './map.js';

/** What rules about units read: a board, or a view of one. */
export type Field = Pick<Board, 'units' | 'strength' | 'holder' | 'bearerAt' | 'bearerSide' | 'bearerState'>;

/** Part of the units in a place: so many without counters, and these bearers. */
export interface Group {
  n: number;
  bearers: Bearer[];
}

/** A set of states, as bits. */
export type States = number;
export const only = (...states: UnitState[]): States => states.reduce((mask, state) => mask | (1 << state), 0);
/** QD R66 Who may still attack. */
export const MAY_ATTACK = only(HOME, CAME, FOUGHT);
/** QD R66 Who may still march. */
export const MAY_MARCH = only(HOME, CAME);
/** Who was not yet carried or transferred this phase. */
export const UNMOVED = only(HOME, CAME, FOUGHT);
export const AT_HOME = only(HOME);
export const ANY = only(HOME, CAME, FOUGHT, SPENT, BOUND);

/** In this order units leave a stack: those that can do least else go first. */
const LEAVING = [BOUND, FOUGHT, CAME, HOME, SPENT] as const;

export function strengthOf(b: Pick<Board, 'strength'>, place: Place, side: Side): number {
  return b.strength[place * SIDES + side];
}

/** Units without counters in some states. */
export function plainIn(b: Pick<Board, 'units'>, place: Place, side: Side, states: States = ANY): number {
  const at = (place * SIDES + side) * STATES;
  let n = 0;
  for (let state = 0; state < STATES; state++) if (states & (1 << state)) n += b.units[at + state];
  return n;
}

export function bearersIn(b: Field, place: Place, side: Side, states: States): Bearer[] {
  return bearersAt(b, place, side).filter((bearer) => states & (1 << b.bearerState[bearer]));
}

/** Whether any unit of the side there is in one of these states. */
export function hasAny(b: Field, place: Place, side: Side, states: States): boolean {
  if (plainIn(b, place, side, states) > 0) return true;
  for (let i = 0; i < b.bearerAt.length; i++)
    if (b.bearerAt[i] === place && b.bearerSide[i] === side && states & (1 << b.bearerState[i])) return true;
  return false;
}

export function addUnits(b: Board, place: Place, side: Side, state: UnitState, n: number): void {
  b.units[(place * SIDES + side) * STATES + state] += n;
  b.strength[place * SIDES + side] += n;
  if (n > 0 && isLand(place) && b.holder[place] === NOBODY) b.holder[place] = side;
}

/** Take units without counters away, those that can do least first. */
export function takeUnits(b: Board, place: Place, side: Side, n: number, states: States = ANY): void {
  const at = (place * SIDES + side) * STATES;
  let left = n;
  for (const state of LEAVING) {
    if (!(states & (1 << state))) continue;
    const taken = Math.min(left, b.units[at + state]);
    b.units[at + state] -= taken;
    left -= taken;
  }
  b.strength[place * SIDES + side] -= n;
}

/** Move part of a side's units; all arrive in the same state. */
export function moveGroup(
  b: Board,
  side: Side,
  group: Group,
  way: { from: Place; to: Place; states: States; state: UnitState },
): void {
  takeUnits(b, way.from, side, group.n, way.states);
  addUnits(b, way.to, side, way.state, group.n);
  for (const bearer of group.bearers) moveBearer(b, bearer, way.to, way.state);
  // QD R69 Empty land is claimed by who comes.
  if (isLand(way.to) && b.holder[way.to] === NOBODY && sizeOf(group) > 0) b.holder[way.to] = side;
  vacate(b, way.from);
}

export function sizeOf(group: Group): number {
  return group.n + group.bearers.length;
}

/** Units that stepped in from somewhere go back there, each of those told apart to where he came from. */
export function turnBack(b: Board, side: Side, { at, from, n, bearers = [] }: Inroad, state: UnitState): void {
  const plain = Math.min(n - bearers.length, plainIn(b, at, side));
  takeUnits(b, at, side, plain);
  addUnits(b, from, side, state, plain);
  for (const bearer of bearers)
    if (b.bearerAt[bearer] === at && b.bearerSide[bearer] === side) moveBearer(b, bearer, from, state);
}

/** Everybody of a side in a place. */
export function allOf(b: Field, place: Place, side: Side): Group {
  return { n: plainIn(b, place, side), bearers: bearersAt(b, place, side) };
}

/** One unit of the stack comes to bear something. */
export function promote(b: Board, place: Place, side: Side): Bearer {
  const at = (place * SIDES + side) * STATES;
  const state = [HOME, CAME, FOUGHT, SPENT, BOUND].find((s) => b.units[at + s] > 0) as UnitState;
  b.units[at + state] -= 1;
  return newBearer(b, place, side, state);
}

/** Land without units of its holder passes to whoever else stands there, or to nobody. */
export function vacate(b: Board, place: Place): void {
  if (!isLand(place)) return;
  const holder = b.holder[place];
  if (holder !== NOBODY && strengthOf(b, place, holder) > 0) return;
  b.holder[place] = NOBODY;
  for (let side = 0; side < SIDES; side++) if (strengthOf(b, place, side) > 0) b.holder[place] = side;
}

/** An enemy of a side that stands in this land or space, NOBODY if none does. */
export function foeIn(b: Pick<Board, 'strength' | 'seatOf'>, place: Place, side: Side): Side {
  for (let other = 0; other < SIDES; other++)
    if (strengthOf(b, place, other) > 0 && isFoe(b, side, other)) return other;
  return NOBODY;
}

/** Put every unit of a side into a state, but those in the states left out. */
export function resetStates(b: Board, side: Side, from: States, to: UnitState): void {
  for (let place = 0; place < PLACES; place++) {
    if (strengthOf(b, place, side) === 0) continue;
    shift(b, (place * SIDES + side) * STATES, from, to);
  }
  for (let i = 0; i < b.bearerAt.length; i++)
    if (b.bearerSide[i] === side && from & (1 << b.bearerState[i])) b.bearerState[i] = to;
}

/** The same in one place. */
export function setStates(
  b: Board,
  place: Place,
  side: Side,
  { from = ANY, to }: { from?: States; to: UnitState },
): void {
  shift(b, (place * SIDES + side) * STATES, from, to);
  for (const bearer of bearersIn(b, place, side, from)) b.bearerState[bearer] = to;
}

/** Plain units, from where those of a side in a place are counted. */
function shift(b: Board, at: number, from: States, to: UnitState): void {
  for (let state = 0; state < STATES; state++) {
    if (state === to || !(from & (1 << state))) continue;
    b.units[at + to] += b.units[at + state];
    b.units[at + state] = 0;
  }
}

import type { Seat } from '@questhall/kernel';
import { type Board, type Holder, NOBODY, OFF, ORCS } from './board.js';
import type { SpaceId } from './map.js';
import { type Force, men, orcs, type Power } from './ranges.js';

/** What rules about forces read: a board, or a seat's view of one. */
export type Field = Pick<Board, 'holder' | 'men' | 'hero' | 'sorcerer' | 'dragon' | 'wizard'>;

/** The super power in a space. Never two: hero and sorcerer stay apart. */
export function powerIn(b: Field, space: SpaceId): Power {
  const holder = b.holder[space];
  if (holder < 0 || holder === ORCS) return 'none';
  if (b.hero[holder] === space) return 'hero';
  return b.sorcerer[holder] === space ? 'sorcerer' : 'none';
}

/** How many counters the force in a space has. */
export function countersIn(b: Field, space: SpaceId): number {
  // WQ III.C.5.e All of a player's counters in a space are one force. WQ III.C.5.f.1 Dragon and wizard are never part of it.
  return b.men[space] + (powerIn(b, space) === 'none' ? 0 : 1);
}

export function isUnoccupied(b: Field, space: SpaceId): boolean {
  // WQ III.C.5.i A treasure, the dragon or the wizard alone do not occupy a space.
  return b.holder[space] === NOBODY;
}

export function addMen(b: Board, space: SpaceId, seat: Holder, n: number): void {
  // WQ III.C.5.a, WQ III.C.5.c A space holds counters of one player, or orcs.
  b.holder[space] = seat;
  b.men[space] += n;
  // WQ IV.A.2, WQ III.A.4 Men and orcs never run out.
  if (seat !== ORCS) b.pieces[seat] += n;
}

export function removeMen(b: Board, space: SpaceId, n: number): void {
  const holder = b.holder[space];
  b.men[space] -= n;
  if (holder !== ORCS) b.pieces[holder] -= n;
  vacate(b, space);
}

export function addPower(b: Board, space: SpaceId, seat: Seat, power: Power): void {
  b.holder[space] = seat;
  const at = power === 'hero' ? b.hero : b.sorcerer;
  if (at[seat] === OFF) b.pieces[seat] += 1;
  at[seat] = space;
}

export function removePower(b: Board, seat: Seat, power: Power): void {
  const at = power === 'hero' ? b.hero : b.sorcerer;
  const space = at[seat];
  // WQ XI.B.5.2 What leaves the board can come back.
  at[seat] = OFF;
  b.pieces[seat] -= 1;
  vacate(b, space);
}

/** Move part of a force to a space its owner holds, or that nobody does. */
export function march(b: Board, from: SpaceId, to: SpaceId, part: { men: number; power: Power }): void {
  const seat = b.holder[from];
  if (part.power !== 'none') {
    removePower(b, seat, part.power);
    addPower(b, to, seat, part.power);
  }
  if (part.men > 0) {
    removeMen(b, from, part.men);
    addMen(b, to, seat, part.men);
  }
}

function vacate(b: Board, space: SpaceId): void {
  if (b.men[space] === 0 && powerIn(b, space) === 'none') b.holder[space] = NOBODY;
}

/** Where a seat's super power stands. */
export function powerAt(b: Field, seat: Seat, power: Power): SpaceId {
  return power === 'hero' ? b.hero[seat] : b.sorcerer[seat];
}

/** Whether a super power may stand with what is in this space. */
export function maySharePower(b: Field, space: SpaceId, seat: Seat, power: Power): boolean {
  // WQ III.C.5.b Hero and sorcerer never stand together.
  const other = power === 'hero' ? b.sorcerer[seat] : b.hero[seat];
  return other !== space;
}

/** The force in a space, as battles reckon it. */
export function forceIn(b: Field, space: SpaceId): Force {
  return b.holder[space] === ORCS ? orcs(b.men[space]) : men(b.men[space], powerIn(b, space));
}

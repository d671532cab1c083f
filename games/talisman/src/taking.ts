import type { Seat } from '@questhall/kernel';
import type { Open } from './board.js';
import type { Kind } from './cards/kinds.js';
import { barred, isToad } from './values.js';

/** Objects that one character may take from another, each kind once. */
export function takeable(b: Open, seat: Seat, from: Seat): Kind[] {
  // T R37, T 5:2 Only what he may possess himself. T R93 A Toad can hold nothing.
  if (isToad(b, seat)) return [];
  return [...new Set(b.objects[from])].filter((kind) => !barred(b, seat, kind));
}

/** Whether there is anything, Object or Gold, that one character could take from another. */
export function canTake(b: Open, seat: Seat, from: Seat): boolean {
  return !isToad(b, seat) && (b.gold[from] > 0 || takeable(b, seat, from).length > 0);
}

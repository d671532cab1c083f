import type { Seat, Table } from '@questhall/kernel';
import { type Board, cardsOn, type Open } from './board.js';
import { type Follower, followerId, IS_ENEMY, KINDS, type Kind, MAIDEN, PRINCESS, UNICORN } from './cards/kinds.js';
import { giveFollower, giveObject, looseFollowers, loseFollower, loseObject, mayFollow } from './goods.js';
import { DRAWS } from './map.js';
import { barred, isToad } from './values.js';

/** Whether cards where a character stands may be claimed freely. */
export function isFree(b: Open, seat: Seat): boolean {
  const at = b.at[seat];
  // T 12:1.2, T 12:1.3, T R42 Not with an Enemy there, and not where cards are drawn.
  return b.character[seat] >= 0 && DRAWS[at] === 0 && !cardsOn(b, at).some((kind) => IS_ENEMY[kind]);
}

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

export const isMaidenly = (f: Follower) => f === MAIDEN || f === PRINCESS;
export const isBeguiled = (f: Follower) => f !== MAIDEN && f !== PRINCESS && f !== UNICORN;

/** Followers of a sort that one character could take from another, each once. */
export function followersFor(b: Open, seat: Seat, other: Seat, fits: (f: Follower) => boolean): Follower[] {
  return [...new Set(looseFollowers(b, other))].filter((f) => fits(f) && mayFollow(b, seat, f));
}

export function takeFollower(t: Table<Board>, seat: Seat, from: Seat, follower: Follower): void {
  loseFollower(t.board, from, follower);
  giveFollower(t, seat, follower);
  t.tell('took', { seat, from, card: followerId(follower) });
}

export function takeObject(t: Table<Board>, seat: Seat, from: Seat, kind: Kind): void {
  loseObject(t.board, from, kind);
  giveObject(t.board, seat, kind);
  t.tell('took', { seat, from, card: KINDS[kind].id });
}

export function takeGold(t: Table<Board>, seat: Seat, from: Seat): void {
  t.board.gold[from] -= 1;
  t.board.gold[seat] += 1;
  t.tell('took', { seat, from, card: 'gold' });
}

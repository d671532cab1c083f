import type { Seat, Table } from '@questhall/kernel';
import type { Board } from './board.js';
import { CARDS, cardNamed } from './cards.js';

export const BOAT = cardNamed('boat');

/** Put cards of a kind on the discard pile. */
export function discard(b: Board, kind: number, n: number): void {
  if (n === 0) return;
  // WQ X.A.5.1 Face up, on top. WQ X.A.5.3, WQ R41 Only the top card can be seen.
  b.discard[kind] += n;
  b.topDiscard = kind;
}

/** Whether there is any card to draw. */
export function canDraw(b: Board): boolean {
  // WQ R40 No deck and no discards, no draw.
  return total(b.deck) + total(b.discard) > 0;
}

/** Take a card, any of those left with the same chance; the pile is shuffled in when there is none. */
export function drawCard(t: Table<Board>): number {
  const { board } = t;
  if (total(board.deck) === 0) {
    // WQ X.A.5.2, WQ R40 The discards are shuffled when a card is wanted and none is left.
    board.deck = board.discard;
    board.discard = board.deck.map(() => 0);
    board.topDiscard = -1;
    t.tell('petition.reshuffled');
  }
  // WQ R87 Nobody knows the order: the deck is what is in it, and chance decides at the draw.
  const kind = t.draw('petition', board.deck);
  board.deck[kind] -= 1;
  return kind;
}

export function handSize(b: Board, seat: Seat): number {
  // WQ X.A.6.c.2 Unplayed cards only: boats that lie face up are not held.
  return total(b.hands[seat]);
}

/** The kind a player holds that must be played before anything else, -1 if none. */
export function mustPlay(b: Board, seat: Seat): number {
  // WQ X.A.2.2 A card marked so is played when drawn, so none is ever held longer.
  return b.hands[seat].findIndex((n, kind) => n > 0 && CARDS[kind].timing === 'immediate');
}

export function total(counts: readonly number[]): number {
  let sum = 0;
  for (const n of counts) sum += n;
  return sum;
}

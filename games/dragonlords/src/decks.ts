import type { Seat, Table } from '@questhall/kernel';
import { type Board, peopleId, type Side } from './board.js';
import { SCROLL_IDS } from './scrolls.js';
import { total } from './view.js';

/** QD SETUP.6, QD WASTE.SHRINE.3 A side gains a scroll, if there is one. */
export function drawScroll(t: Table<Board>, side: Side): boolean {
  const { board } = t;
  if (total(board.deck) === 0) {
    // QD R59 The discards are shuffled; without any no scroll is gained.
    if (total(board.discard) === 0) return false;
    board.deck = board.discard;
    board.discard = board.deck.map(() => 0);
    t.tell('scrolls.shuffled');
  }
  // QD SCROLL.0.5 However many one has.
  const kind = t.draw('scroll', board.deck);
  board.deck[kind] -= 1;
  board.hands[side][kind] += 1;
  t.tell(
    'scroll.gained',
    { side, people: peopleId(t.board, side) },
    { for: [board.seatOf[side]], args: { scroll: SCROLL_IDS[kind] } },
  );
  return true;
}

/** QD SCROLL.0.1 Cast once, then discarded. */
export function spendScroll(b: Board, side: Side, kind: number): void {
  b.hands[side][kind] -= 1;
  b.discard[kind] += 1;
  for (let seat = 0; seat < b.seats; seat++) {
    const seen = b.glimpsed[seat * 4 + side];
    if (seen[kind] > 0) seen[kind] -= 1;
  }
}

/** QD SCROLL.0.6, QD END.1 All of a side's scrolls go to another, or to the discards. */
export function passScrolls(b: Board, from: Side, to: Side | null): void {
  const hand = b.hands[from];
  for (let seat = 0; seat < b.seats; seat++) {
    const seen = b.glimpsed[seat * 4 + from];
    if (to !== null && seat !== b.seatOf[to]) add(b.glimpsed[seat * 4 + to], seat === b.seatOf[from] ? hand : seen);
    seen.fill(0);
  }
  add(to === null ? b.discard : b.hands[to], hand);
  hand.fill(0);
}

/** QD R97 Two Kings have killed each other, and their sides play on: each takes the other's scrolls. */
export function swapScrolls(b: Board, one: Side, two: Side): void {
  for (let seat = 0; seat < b.seats; seat++) {
    const [first, second] = [b.glimpsed[seat * 4 + one], b.glimpsed[seat * 4 + two]];
    // Whoever gave them away knows them.
    b.glimpsed[seat * 4 + one] = seat === b.seatOf[two] ? b.hands[two].slice() : second;
    b.glimpsed[seat * 4 + two] = seat === b.seatOf[one] ? b.hands[one].slice() : first;
    if (seat === b.seatOf[one]) b.glimpsed[seat * 4 + one].fill(0);
    if (seat === b.seatOf[two]) b.glimpsed[seat * 4 + two].fill(0);
  }
  [b.hands[one], b.hands[two]] = [b.hands[two], b.hands[one]];
}

function add(to: number[], what: readonly number[]): void {
  for (let i = 0; i < to.length; i++) to[i] += what[i];
}

/** QD R90 A player sees a side's scrolls as they are now. */
export function glimpse(b: Board, seat: Seat, side: Side): void {
  b.glimpsed[seat * 4 + side] = b.hands[side].slice();
}

/** QD WASTE.DRAW.1 A quest card, by number. */
export function drawQuest(t: Table<Board>): number {
  const { board } = t;
  if (total(board.questDeck) === 0) {
    // QD R58 Used cards are shuffled when the deck is empty.
    board.questDeck = board.questDiscard;
    board.questDiscard = board.questDeck.map(() => 0);
  }
  const quest = t.draw('quest', board.questDeck);
  board.questDeck[quest] -= 1;
  board.questDiscard[quest] += 1;
  return quest;
}

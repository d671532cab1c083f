import type { Seat, Table } from '@questhall/kernel';
import type { Board } from '../board.js';
import { KINDS } from '../cards/kinds.js';
import { total } from '../view.js';

const MANY = 5;

/** Look at the next five Adventure Cards, and leave them as they are. */
export function divine(t: Table<Board>, seat: Seat): void {
  const { board: b } = t;
  // T R3 Only what is in the stock can be looked at.
  while (b.top.length < MANY && total(b.deck) > 0) {
    const kind = t.draw('divination', b.deck);
    b.deck[kind] -= 1;
    b.top.push(kind);
    b.topKnown.push(0);
  }
  const seen = Math.min(MANY, b.top.length);
  // T R98 He alone knows them, as long as they stay on top.
  for (let i = 0; i < seen; i++) b.topKnown[i] |= 1 << seat;
  const cards = b.top.slice(0, seen).map((kind) => KINDS[kind].id);
  t.reveal('divined', { seat, n: seen }, { for: [seat], args: { cards } });
}

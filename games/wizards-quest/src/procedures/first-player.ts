import type { Seat, Table } from '@questhall/kernel';
import { type Board, inOrder } from '../board.js';

/** Each player rolls two dice; the highest total is first. */
export function rollForFirst(t: Table<Board>): Seat {
  // WQ IX.B, WQ R1 Everybody still in the game rolls two dice.
  let rollers = inOrder(t.board, t.board.first);
  while (rollers.length > 1) {
    const totals = rollers.map(() => t.d6('first') + t.d6('first'));
    const best = Math.max(...totals);
    t.tell('first.rolled', { seats: rollers, totals });
    // WQ R2 Only those who tie for the highest roll again.
    rollers = rollers.filter((_, i) => totals[i] === best);
  }
  const [first] = rollers;
  t.tell('first.is', { seat: first });
  return first;
}

/** The summary's way: one die, and the seat with that number. */
export function rollMarker(t: Table<Board>): Seat {
  // WQ R1 What the house may take for the two dice; a die that names nobody in the game is thrown again.
  for (;;) {
    const seat = t.d6('first') - 1;
    if (seat < t.board.seats && !t.board.out[seat]) {
      t.tell('first.is', { seat });
      return seat;
    }
  }
}

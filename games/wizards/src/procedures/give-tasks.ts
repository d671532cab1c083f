import { type Flow, goto, type Seat, type Table } from '@questhall/kernel';
import type { Board } from '../board.js';
import { chapter } from '../calls.js';
import { TASK_IDS } from '../tasks.js';
import { mayTake, remark } from './draw-task.js';

const gift = chapter('give-tasks', () => ({ next: 0, left: -1 }));

/** Two Optional Tasks to each of lower Rank, one to each of equal. */
export const giveTasks = gift.procedure({
  steps: {
    next: (t, v): Flow<'next'> => {
      const { board } = t;
      if (v.next === v.seats.length) return gift.done();
      const seat = v.seats[v.next];
      // W R16 None to a player of Rank 4 or without an Order.
      if (seat === v.giver || !mayTake(board, seat)) {
        v.next += 1;
        return goto('next');
      }
      // W 7.302.L.r5 Two to lower, one to equal.
      v.left = board.rank[seat] < board.rank[v.giver] ? 2 : 1;
    },
    choose: gift.ask({
      rule: 'W R16',
      who: (_, v) => v.giver,
      says: (_, v) => ({ key: 'ask.give', args: { seat: v.seats[v.next], left: v.left } }),
      options: (b, v) => optional(b, v.giver),
      name: (card: number) => `give ${TASK_IDS[card]}`,
      bars: () => ({ rule: 'W 7.302.L.r5', why: 'only an Optional Task of yours' }),
      then: (t, v, card) => {
        handOver(t, card, v.giver, v.seats[v.next]);
        v.left -= 1;
        if (v.left > 0) return goto('choose');
      },
    }),
    on: (_, v) => {
      v.next += 1;
      return goto('next');
    },
  },
});

export function optional(b: Board, seat: Seat): number[] {
  return b.tasks[seat].flatMap((held) => (held.mandatory ? [] : [held.card]));
}

/** W 9.2 The card passes with all that is done and carried; the markers are now the new holder's. */
export function handOver(t: Table<Board>, card: number, from: Seat, to: Seat): void {
  const { board } = t;
  const i = board.tasks[from].findIndex((held) => held.card === card);
  const [held] = board.tasks[from].splice(i, 1);
  held.mandatory = false;
  held.vigil = -1;
  board.tasks[to].push(held);
  remark(board, to);
  t.tell('task.given', { seat: from, to, task: TASK_IDS[card] });
}

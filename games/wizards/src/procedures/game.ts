import type { Table } from '@questhall/kernel';
import { goto } from '@questhall/kernel';
import { type Board, DAYS, FREE, today, UNTIL_FORTNIGHT } from '../board.js';
import { chapter } from '../calls.js';
import { bind, dropEvents, tickAnimal } from '../players.js';

const whole = chapter('game');

/** The whole game: set-up, then day after day until somebody has delivered the Gems or the Circle has fallen. */
export const game = whole.procedure({
  steps: {
    setup: () => whole.call('setup', {}),
    start: (t) => {
      t.board.phase = 'days';
      t.tell('day', { day: t.board.day, fortnight: t.board.fortnight });
    },
    day: () => whole.call('day', {}),
    // W 3.74b When everybody has had his turn the Day marker is advanced.
    night: (t) => {
      nextDay(t);
      return goto('day');
    },
  },
});

function nextDay(t: Table<Board>): void {
  const { board } = t;
  board.day += 1;
  if (board.day > DAYS) {
    // W 12.3 After the attack a new Fortnight begins.
    board.day = 1;
    board.fortnight += 1;
  }
  t.tell('day', { day: board.day, fortnight: board.fortnight });
  for (let seat = 0; seat < board.seats; seat++) morning(t, seat);
}

/** What a new day ends. */
function morning(t: Table<Board>, seat: number): void {
  const { board } = t;
  // W R41 Cards whose days are over are discarded.
  dropEvents(board, seat, (_, until) => until > 0 && until < today(board));
  // W 8.3.r1, W R98 Lost turns up to the end of the Fortnight end as Day 1 begins.
  if (board.day === 1 && board.trap[seat] === UNTIL_FORTNIGHT) board.trap[seat] = FREE;
  // W 12.511b The Day marker reaches his Lair Time marker.
  if (board.lair[seat] >= 0 && board.lair[seat] <= today(board)) bind(t, seat);
}

const one = chapter('day', () => ({ done: 0 }));

/** One turn of each player; or an attack of Evil. */
export const day = one.procedure({
  steps: {
    // W 12.1a Evil attacks on Day 14. W 12.1b Then nobody takes a turn.
    dawn: (t, v) => {
      if (t.board.day !== DAYS) return;
      if (t.board.thwarts > 0) {
        // W 12.1c, W 12.21, W R34 Thwarted: a normal day, and one thwart is used up.
        t.board.thwarts -= 1;
        t.tell('evil.thwarted', { left: t.board.thwarts });
        return;
      }
      v.done = t.board.seats;
      return one.call('evil', {}, { then: 'dusk' });
    },
    // W 3.74a The Dealer first, then clockwise.
    next: (t, v) => {
      const { board } = t;
      if (v.done === board.seats) return one.done();
      const seat = (board.dealer + v.done) % board.seats;
      // W R46 Extra turns won on a Day 14 without turns come before his turn.
      if (board.owed[seat] > 0) {
        board.owed[seat] -= 1;
        return one.call('turn', { seat }, { then: 'extra' });
      }
      // W 5a One turn each.
      v.done += 1;
      return one.call('turn', { seat }, { then: 'extra' });
    },
    // W R99, W R46 Extra turns at once, also those of others.
    extra: (t, v) => {
      const { board } = t;
      const seat = nextExtra(board, (board.dealer + Math.max(0, v.done - 1)) % board.seats);
      if (seat < 0) return goto('next');
      board.extra[seat] -= 1;
      return one.call('turn', { seat }, { then: 'extra' });
    },
    dusk: (t) => {
      const { board } = t;
      for (let seat = 0; seat < board.seats; seat++) {
        // W 12.1b, W R31 The day counts as a turn for animals, cards and lost turns.
        tickAnimal(board, seat);
        passTurn(board, seat);
        board.owed[seat] += board.extra[seat];
        board.extra[seat] = 0;
      }
    },
  },
});

/** Who has an extra turn due: the one whose turn it was, or the next clockwise; -1 for nobody. */
function nextExtra(b: Board, last: number): number {
  for (let i = 0; i < b.seats; i++) {
    const seat = (last + i) % b.seats;
    if (b.extra[seat] > 0) return seat;
  }
  return -1;
}

/** W R98 A turn goes by: one lost turn less. Whether it was lost. */
export function passTurn(b: Board, seat: number): boolean {
  if (b.trap[seat] === UNTIL_FORTNIGHT) return true;
  if (b.trapTurns[seat] > 0) {
    b.trapTurns[seat] -= 1;
    if (b.trapTurns[seat] === 0) b.trap[seat] = FREE;
    return true;
  }
  if (b.lost[seat] > 0) {
    b.lost[seat] -= 1;
    return true;
  }
  return false;
}

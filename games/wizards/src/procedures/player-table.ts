import { type Flow, goto, type Seat } from '@questhall/kernel';
import type { Board } from '../board.js';
import { chapter } from '../calls.js';
import { higher, TO_RANDOM, toSpace } from '../dice.js';
import { LETTERS, PEOPLE, UNICORN, WINGED_HORSE } from '../people.js';
import { hasDemon } from '../places.js';
import { canGain, giveAnimal } from '../players.js';
import { STAR_CREST } from '../tiles.js';
import { putDemon, removeDemon } from './demons.js';
import { together } from './wizard-deck.js';

const table = chapter('player-table', () => ({ roll: 0, high: false, next: 0, gone: false, drove: 0, cell: -1 }));

/** 7.302 One roll for all who take part. */
export const playerTable = table.procedure({
  steps: {
    roll: (t, v) => {
      const { board } = t;
      v.cell = board.at[v.seat];
      // W 7.302c With anybody of Rank 1 to 3 the lower table.
      v.high = v.seats.every((seat) => board.rank[seat] === 4);
      v.roll = higher(t, 'players');
      t.tell('players', { seats: v.seats, roll: v.roll, rank4: v.high });
      switch (v.roll) {
        case 1:
          // W 7.302.L.r1, W 7.302.H.r1 One marker, and Demons for each.
          if (!hasDemon(board, v.cell)) putDemon(t, v.cell);
          return goto('demons');
        case 2:
          return goto('carried');
        case 3:
          // W 7.302.L.r3, W 7.302.H.r3
          for (const seat of v.seats) giveAnimal(t, seat, v.high ? UNICORN : WINGED_HORSE, v.high ? 1 : 2);
          return table.done();
        case 4:
          // W 7.302.L.r4 One card for all. W 7.302.H.r4 A High Wizard for all.
          if (!v.high) return table.call('wizard-card', { seats: v.seats }, { then: 'end' });
          return table.call('meet-drawn', { seats: v.seats, times: 1 }, { then: 'end' });
        case 5:
          if (v.high) return goto('tell');
          return table.call('give-tasks', { giver: giverOf(board, v.seats), seats: v.seats }, { then: 'end' });
        default:
          // W 7.302.H.r6a A Secret Wizard for those present.
          return v.high ? table.call('reveal-secret', { seats: v.seats }, { then: 'end' }) : goto('gain');
      }
    },
    demons: (t, v): Flow<'demons' | 'driven' | 'count'> => {
      if (v.next === v.seats.length) return goto('driven');
      const seat = v.seats[v.next];
      v.next += 1;
      if (t.board.at[seat] !== v.cell) return goto('demons');
      return table.call('demons', { seat, fiend: 'marker', shared: true }, { into: 'gone', then: 'count' });
    },
    count: (_, v) => {
      if (v.gone) v.drove += 1;
      return goto('demons');
    },
    // W R30 The marker goes only if every one of them has driven the Demons off.
    driven: (t, v) => {
      if (v.drove === v.seats.length) removeDemon(t.board, v.cell);
      return table.done();
    },
    // W 7.302.L.r2 Each to a RANDOM space. W 7.302.H.r2 All to the Star Crest. W R95
    carried: (_, v): Flow<'carried' | 'end'> => {
      if (v.next === v.seats.length) return goto('end');
      const seat = v.seats[v.next];
      v.next += 1;
      const to = v.high ? toSpace(STAR_CREST) : TO_RANDOM;
      return table.call('transport', { seat, to, own: false, apart: together(v.seats) }, { then: 'carried' });
    },
    // W 7.302.H.r5 The one who entered learns one Secret Wizard from each.
    tell: table.ask({
      rule: 'W 7.302.H.r5',
      who: (_, v) => (v.next + 1 < v.seats.length ? v.seats[v.next + 1] : null),
      says: (_, v) => ({ key: 'ask.tell', args: { seat: v.seat } }),
      // W R62 One he knows, of his choice.
      options: (b, v) => lettersKnown(b, v.seats[v.next + 1]),
      name: (letter: number) => `tell ${LETTERS[letter]}`,
      then: (t, v, letter, from) => {
        const { board } = t;
        board.secretKnown[letter] |= 1 << v.seat;
        const person = PEOPLE[board.secretWho[letter]];
        t.reveal(
          'secret.told',
          { seat: v.seat, from, letter: LETTERS[letter] },
          { for: [v.seat, from], args: { person } },
        );
        v.next += 1;
        return goto('tell');
      },
    }),
    untold: (_, v) => {
      v.next += 1;
      return v.next + 1 < v.seats.length ? goto('tell') : goto('end');
    },
    // W 7.302.L.r6 A die of points for each.
    // W 7.3021 The one who entered first, then clockwise.
    gain: (t, v): Flow<'gain' | 'end'> => {
      if (v.next === v.seats.length) return goto('end');
      const seat = v.seats[v.next];
      v.next += 1;
      return canGain(t.board, seat) ? table.call('gain', { seat, n: t.d6('points') }, { then: 'gain' }) : goto('gain');
    },
    end: () => table.done(),
  },
});

function lettersKnown(b: Board, seat: Seat): number[] {
  return b.secretAt.flatMap((cell, letter) => (cell >= 0 && (b.secretKnown[letter] >> seat) & 1 ? [letter] : []));
}

/** W 7.302.L.r5, W R16 Of those of highest Rank the one with most Tasks; the earlier in order if they tie. */
function giverOf(b: Board, seats: readonly Seat[]): Seat {
  const top = Math.max(...seats.map((seat) => b.rank[seat]));
  const leaders = seats.filter((seat) => b.rank[seat] === top);
  const most = Math.max(...leaders.map((seat) => b.tasks[seat].length));
  return leaders.find((seat) => b.tasks[seat].length === most) as Seat;
}

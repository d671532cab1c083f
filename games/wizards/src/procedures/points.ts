import type { Seat } from '@questhall/kernel';
import type { Board } from '../board.js';
import { chapter } from '../calls.js';
import { POINT_TYPES } from '../people.js';
import { canGain, gainPoints, losePoints, typesFewest, typesHeld } from '../players.js';

const more = chapter('gain');

/** Points of one type of the player's choice. */
export const gain = more.procedure({
  steps: {
    // W R6 The whole amount goes to one type, chosen when the die is known.
    choose: more.ask({
      rule: 'W R6',
      who: (b, v) => (v.n > 0 && canGain(b, v.seat) ? v.seat : null),
      says: (_, v) => ({ key: 'ask.gain', args: { n: v.n } }),
      options: () => [0, 1, 2],
      name: (type: number) => `gain ${POINT_TYPES[type]}`,
      then: (t, v, type) => gainPoints(t, v.seat, type, v.n),
    }),
  },
});

const share = chapter('divide', () => ({ first: 0, second: 0 }));

/** Rescue points, split among the three types as the rescuer likes. */
export const divide = share.procedure({
  steps: {
    knowledge: share.ask({
      rule: 'W 7.3033',
      who: (b, v) => (canGain(b, v.seat) ? v.seat : null),
      says: (_, v) => ({ key: 'ask.divide', args: { n: v.n, type: 'knowledge' } }),
      options: (_, v) => upTo(v.n),
      name: (n: number) => `${n} knowledge`,
      then: (_, v, n) => {
        v.first = n;
      },
    }),
    perception: share.ask({
      rule: 'W 7.3033',
      who: (b, v) => (canGain(b, v.seat) ? v.seat : null),
      says: (_, v) => ({ key: 'ask.divide', args: { n: v.n - v.first, type: 'perception' } }),
      options: (_, v) => upTo(v.n - v.first),
      name: (n: number) => `${n} perception`,
      then: (_, v, n) => {
        v.second = n;
      },
    }),
    take: (t, v) => {
      gainPoints(t, v.seat, 0, v.first);
      gainPoints(t, v.seat, 1, v.second);
      gainPoints(t, v.seat, 2, v.n - v.first - v.second);
    },
  },
});

function upTo(n: number): number[] {
  return Array.from({ length: n + 1 }, (_, i) => i);
}

const less = chapter('lose');

/** Points lost of a type the player chooses among those allowed. */
export const lose = less.procedure({
  steps: {
    choose: less.ask({
      rule: 'W R7',
      // W R71 A player of Rank 4 loses none.
      who: (b, v) => (b.rank[v.seat] < 4 ? v.seat : null),
      says: (_, v) => ({ key: 'ask.lose', args: { n: v.n } }),
      options: (b, v) => losable(b, v.seat, v.fewest),
      name: (type: number) => `lose ${POINT_TYPES[type]}`,
      then: (t, v, type) => losePoints(t, v.seat, type, v.n),
    }),
  },
});

/** W R7 Any type he has at least 1 of; W R93 or those of which he has fewest. */
function losable(b: Board, seat: Seat, fewest: boolean): number[] {
  return fewest ? typesFewest(b, seat) : typesHeld(b, seat);
}

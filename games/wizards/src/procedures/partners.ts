import { goto, type Seat } from '@questhall/kernel';
import { type Board, partnerOf } from '../board.js';
import { chapter } from '../calls.js';
import { GEMS } from '../people.js';
import { hasMandatory } from '../players.js';
import { TASK_IDS } from '../tasks.js';
import { mightHold } from '../view.js';
import { mayTake } from './draw-task.js';

import { handOver, optional } from './give-tasks.js';

const pair = chapter('partners', () => ({ turn: 0 }));

/** Partners who meet exchange Optional Tasks and, if both collect them, Gems. */
export const partners = pair.procedure({
  steps: {
    tasks: pair.ask({
      rule: 'W B.3',
      who: (_, v) => (v.turn === 0 ? v.seat : v.turn === 1 ? v.other : null),
      says: (_, v) => ({ key: 'ask.exchange', args: { seat: v.turn === 0 ? v.other : v.seat } }),
      options: (b, v) => exchangeable(b, v.turn === 0 ? v.seat : v.other),
      name: (card: number) => (card < 0 ? 'enough' : `give ${TASK_IDS[card]}`),
      then: (t, v, card, seat) => {
        if (card < 0) {
          v.turn += 1;
          return goto('tasks');
        }
        handOver(t, card, seat, seat === v.seat ? v.other : v.seat);
        return goto('tasks');
      },
    }),
    // W R106 Both of Rank 4 with nothing Mandatory left; each hands over what he likes, unseen.
    gems: pair.ask({
      rule: 'W B.4',
      private: true,
      who: (b, v) => (bothCollect(b, v.seat, v.other) ? [v.seat, v.other] : null),
      says: () => ({ key: 'ask.gems' }),
      options: (b, _, seat) => subsets(b.gems[seat]),
      name: (bits: number, b) => gemWords(bits, b),
      all: (t, v, picks) => {
        const { board } = t;
        for (const [seat, bits] of picks) board.gems[seat] &= ~bits;
        for (const [seat, bits] of picks) board.gems[seat === v.seat ? v.other : v.seat] |= bits;
        // From now on others cannot tell whose are whose.
        for (const seat of [v.seat, v.other]) board.mixed[seat] = true;
        t.reveal('gems.exchanged', { seats: [v.seat, v.other] });
      },
    }),
  },
});

function exchangeable(b: Board, seat: Seat): number[] {
  const to = partnerOf(b, seat);
  // W R127 Who can be given no Task is given none.
  return mayTake(b, to) ? [-1, ...optional(b, seat)] : [-1];
}

function bothCollect(b: Board, seat: Seat, other: Seat): boolean {
  const collects = (one: Seat) => b.rank[one] === 4 && !hasMandatory(b, one);
  return collects(seat) && collects(other) && (mightHold(b, seat) | mightHold(b, other)) !== 0;
}

/** Every set of Gems that can be made of these. */
function subsets(bits: number): number[] {
  const found: number[] = [];
  for (let set = 0; set <= bits; set++) if ((set & ~bits) === 0) found.push(set);
  return found;
}

function gemWords(bits: number, b: Board): string {
  const names = b.gemOf.flatMap((gem, wizard) => ((bits >> wizard) & 1 ? [GEMS[gem]] : []));
  return names.length > 0 ? `hand over ${names.sort().join(' ')}` : 'hand over nothing';
}

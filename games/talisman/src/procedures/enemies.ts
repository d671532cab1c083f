import { goto, leave } from '@questhall/kernel';
import { cardsOn, type Open } from '../board.js';
import { chapter, type Outcome } from '../calls.js';
import { IS_SPIRIT, IS_STRONG, KINDS, type Kind } from '../cards/kinds.js';
import { remove } from './fight.js';
import { distinct } from './tidy.js';

const { ask, call, done, procedure } = chapter('enemies', () => ({
  here: -1,
  foes: [] as Kind[],
  met: [] as Kind[],
  outcome: 'won' as Outcome,
}));

/** 13:5, 15:5, 15:6 The Enemies on a space attack: those by Strength as one, then the Spirits as one. */
export const enemies = procedure({
  steps: {
    gather: (t, v) => {
      const { board: b } = t;
      v.here = b.at[v.seat];
      const found = cardsOn(b, v.here).filter((kind) => (v.psychic ? IS_SPIRIT : IS_STRONG)[kind]);
      for (const kind of [...b.still, ...v.met]) remove(found, kind);
      v.foes = found;
      return found.length === 0 ? done() : undefined;
    },
    // T R6 By option each Spirit fights by itself, T R5 in the order he likes.
    order: ask({
      rule: 'T R5',
      who: (b, v) => (isApart(b, v) ? v.seat : null),
      says: () => ({ key: 'ask.order' }),
      options: (_, v) => distinct(v.foes),
      name: (kind: Kind) => `meet ${KINDS[kind].id}`,
      then: (_, v, kind) => {
        v.foes = [kind];
        v.met.push(kind);
      },
    }),
    attack: (_, v) =>
      call('fight', { seat: v.seat, foes: v.foes, creature: -1, power: 0, psychic: v.psychic }, { into: 'outcome' }),
    // T 16:4.3, T 16:10, T R109 Lost or drawn, the turn ends.
    after: (t, v) => {
      if (v.outcome === 'lost' || v.outcome === 'drawn') return leave('turn', { seat: v.seat });
      return isApart(t.board, v) ? goto('gather') : done();
    },
  },
});

function isApart(b: Open, { psychic }: { readonly psychic: boolean }): boolean {
  return psychic && !b.house.spiritsTogether;
}

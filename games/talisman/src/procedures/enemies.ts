import { goto, leave } from '@questhall/kernel';
import { cardsOn } from '../board.js';
import { chapter, type Outcome } from '../calls.js';
import { IS_SPIRIT, IS_STRONG, type Kind } from '../cards/kinds.js';
import { remove } from './fight.js';

const { call, done, procedure } = chapter('enemies', () => ({
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
      // T R6 By option each Spirit fights by itself.
      v.foes = v.psychic && !b.house.spiritsTogether ? found.slice(0, 1) : found;
      if (v.foes.length === 0) return done();
      if (v.psychic && !b.house.spiritsTogether) v.met.push(...v.foes);
      return call(
        'fight',
        { seat: v.seat, foes: v.foes, creature: -1, power: 0, psychic: v.psychic },
        { into: 'outcome' },
      );
    },
    // T 16:4.3, T 16:10, T R109 Lost or drawn, the turn ends.
    after: (t, v) => {
      if (v.outcome === 'lost' || v.outcome === 'drawn') return leave('turn', { seat: v.seat });
      return v.psychic && !t.board.house.spiritsTogether ? goto('gather') : done();
    },
  },
});

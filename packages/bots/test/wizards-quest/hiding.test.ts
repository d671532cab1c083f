import { hidingOf, type View } from '@questhall/wizards-quest';
import { expect, test } from 'vitest';
import type { Moment } from '../table.js';
import { table } from './table.js';

const bots = ['knight', 'knight', 'knight', 'knight'];

test('the archmage leaves to chance which treasure it hides, as the knight does', () => {
  const kinds = new Set<number>();
  const watch = ({ live, sight }: Moment<View>) => {
    if (sight.ask !== 'treasures.choose') return;
    for (const stream of ['one', 'other', 'third']) {
      const kindBy = (level: string) => {
        const same = table.sight(live.state, sight.seat, stream);
        return hidingOf(same.options[table.bot(level, sight.seat).choose(same)] as number).kind;
      };
      expect(kindBy('archmage:60p')).toBe(kindBy('knight'));
      kinds.add(kindBy('archmage:60p'));
    }
  };
  table.play({ bots, seed: 'kinds', most: 40, watch });
  expect(kinds.size).toBe(3);
});

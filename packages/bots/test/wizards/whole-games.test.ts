import { expect, test } from 'vitest';
import { play } from './table.js';

test.each([
  { bots: ['knight', 'squire'], options: { islands: 'laid' } },
  { bots: ['squire', 'random', 'knight'], options: { islands: 'chart' } },
])('$bots finish a whole game with legal picks, $options', ({ bots, options }) => {
  const live = play({
    bots,
    seed: `whole ${bots}`,
    options,
    watch: ({ sight, pick }) => {
      if (!(pick >= 0 && pick < sight.options.length)) throw new Error(`${pick} is no option of ${sight.ask}`);
    },
  });
  expect(live.state.result).not.toBeNull();
});

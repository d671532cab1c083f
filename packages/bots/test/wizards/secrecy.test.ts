import { determinize, random } from '@questhall/kernel';
import { wizards } from '@questhall/wizards';
import { expect, test } from 'vitest';
import { chance } from '../../src/index.js';
import { botNamed, play } from './table.js';

test.each(['knight', 'squire'])('the choices of the %s do not change with what it cannot see', (level) => {
  let moments = 0;
  play({
    bots: [level, level],
    seed: 'secrets',
    most: 250,
    watch: ({ live, sight: { seat, ask } }) => {
      moments += 1;
      if (moments % 9 > 0 || live.state.board === undefined) return;
      const other = determinize(wizards, live.state, seat, random(`world ${moments}`));
      const choose = (state: typeof live.state) =>
        botNamed(level)(seat).choose(chance(wizards, state, seat, random('the same')));
      expect(choose(other), ask).toBe(choose(live.state));
    },
  });
  expect(moments).toBe(250);
});

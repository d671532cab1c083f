import { dragonlords } from '@questhall/dragonlords';
import { determinize, random } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { chance } from '../../src/index.js';
import { botNamed, type Moment, play } from './table.js';

/** The pick of a fresh bot in a world where all that its seat cannot know was dealt anew. */
function pickElsewhere({ bot, live, sight: { seat } }: Moment, world: string): { here: number; there: number } {
  const other = determinize(dragonlords, live.state, seat, random(world));
  const choose = (state: typeof live.state) =>
    botNamed(bot.id)(seat).choose(chance(dragonlords, state, seat, random('the same')));
  return { here: choose(live.state), there: choose(other) };
}

test.each([
  { bots: ['knight', 'squire'], seed: 'two' },
  { bots: ['squire', 'knight', 'knight', 'squire'], seed: 'four' },
])('the choices of $bots do not change with what they cannot see', ({ bots, seed }) => {
  let moments = 0;
  play({
    bots,
    seed,
    most: 250,
    watch: (moment) => {
      const { here, there } = pickElsewhere(moment, `${seed} ${moments++}`);
      expect(there, moment.sight.ask).toBe(here);
    },
  });
  expect(moments).toBeGreaterThan(100);
});

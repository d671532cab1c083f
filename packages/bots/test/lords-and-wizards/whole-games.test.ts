import type { TableOptions } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { table } from './table.js';

const switches = Object.entries(table.game.options).filter(([, { choices }]) => choices.includes(true));
const all = Object.fromEntries(switches.map(([id]) => [id, true]));

test.each<{ bots: readonly string[]; options: TableOptions }>([
  { bots: ['knight', 'random'], options: { empires: 'chosen' } },
  {
    bots: Array.from({ length: 12 }, (_, seat) => (seat === 5 ? 'knight' : ['squire', 'random'][seat % 2])),
    options: {},
  },
])('bots finish games with all options, and can say why they did what they did: $bots.length', ({ bots, options }) => {
  const asks = new Set<string>();
  const watch = ({ sight, bot }: { sight: { ask: string; options: readonly unknown[] }; bot: { why?(): string } }) => {
    if (sight.options.length > 1 && bot.why?.() === 'it made no difference to me') asks.add(sight.ask);
  };
  const live = table.play({ bots, seed: 'all', options: { ...all, ...options, years: 1 }, watch });
  expect(live.state.result).not.toBeNull();
  expect([...asks]).toEqual([]);
});

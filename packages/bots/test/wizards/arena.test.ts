import { expect, test } from 'vitest';
import type { Bot } from '../../src/index.js';
import { table } from './table.js';

const winnersOf = (bots: readonly string[], seed: string, options = {}) =>
  table.play({ bots, seed, options }).state.result?.winners ?? [];

test('games of two knights have a winner, though not all', () => {
  const decided = [1, 2].filter((n) => winnersOf(['knight', 'knight'], `arena ${n}`).length > 0);
  expect(decided.length).toBeGreaterThanOrEqual(1);
});

test('no question is left to chance', () => {
  const left = new Set<string>();
  const watch = ({ bot, sight }: { bot: Bot; sight: { ask: string } }) => {
    if (bot.why?.() === 'it made no difference to me') left.add(sight.ask);
  };
  table.play({ bots: ['knight', 'squire'], seed: 'chance', options: { islands: 'chart' }, watch });
  table.play({ bots: ['knight'], seed: 'chance', watch });
  expect([...left]).toEqual([]);
});

test('a knight delivers the Gems more often than a squire', () => {
  const pairs = [
    ['knight', 'squire'],
    ['squire', 'knight'],
  ];
  const winners = ['arena 2', 'arena 3'].flatMap((seed) =>
    pairs.flatMap((bots) => winnersOf(bots, seed).map((seat) => bots[seat])),
  );
  const won = (level: string) => winners.filter((winner) => winner === level).length;
  expect(won('knight')).toBeGreaterThan(won('squire'));
});

test('knights win together with their partners', () => {
  const [first, second] = winnersOf(['knight', 'knight', 'knight', 'knight'], 'partners', { partners: true });
  expect(second - first).toBe(2);
});

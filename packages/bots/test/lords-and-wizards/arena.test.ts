import { expect, test } from 'vitest';
import { table } from './table.js';

test('the knight wins most games against the squire', () => {
  expect(table.wins(['knight', 'squire'], 6, { years: 1 })).toBeGreaterThanOrEqual(5);
});

test('so it does with every optional rule', () => {
  const switches = Object.entries(table.game.options).filter(([, { choices }]) => choices.includes(true));
  const all = Object.fromEntries(switches.map(([id]) => [id, true]));
  expect(table.wins(['knight', 'squire'], 4, { ...all, years: 1 })).toBeGreaterThanOrEqual(3);
});

test('the squire wins most games against random play', () => {
  expect(table.wins(['squire', 'random'], 4, { years: 1 })).toBeGreaterThanOrEqual(3);
});

import { expect, test } from 'vitest';
import { table } from './table.js';

test('the knight wins most games against the squire', () => {
  expect(table.wins(['knight', 'squire'], 6)).toBeGreaterThanOrEqual(5);
});

test('so it does in the Advanced game', () => {
  expect(table.wins(['knight', 'squire'], 4, { advanced: true })).toBeGreaterThanOrEqual(3);
});

test('the squire wins most games against random play', () => {
  expect(table.wins(['squire', 'random'], 4, { years: 1 })).toBeGreaterThanOrEqual(3);
});

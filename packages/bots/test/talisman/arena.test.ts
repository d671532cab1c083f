import { expect, test } from 'vitest';
import { table } from './table.js';

test('the knight wins most games against the squire', () => {
  expect(table.wins(['knight', 'squire'], 16)).toBeGreaterThanOrEqual(10);
});

test('the knight wins more than its share against three squires', () => {
  expect(table.wins(['knight', 'squire', 'squire', 'squire'], 12)).toBeGreaterThanOrEqual(6);
});

test('the squire wins most games against random play', () => {
  expect(table.wins(['squire', 'random'], 12)).toBeGreaterThanOrEqual(10);
});

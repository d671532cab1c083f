import { expect, test } from 'vitest';
import { table } from './table.js';

test('the knight wins most games against the squire', () => {
  expect(table.wins(['knight', 'squire'], 80)).toBeGreaterThanOrEqual(50);
});

test('the squire wins most games against random play', () => {
  expect(table.wins(['squire', 'random'], 16)).toBeGreaterThanOrEqual(13);
});

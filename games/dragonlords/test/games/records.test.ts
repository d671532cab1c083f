import { readdirSync, readFileSync } from 'node:fs';
import { checkRecord } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { dragonlords } from '../../src/index.js';

// Recorded games verify with their result, saves of every released version open and play to an end.
const folder = new URL('../saves/', import.meta.url);

test('there are recorded games and saves to look at', () => {
  const files = readdirSync(folder);
  expect(files.some((file) => file.endsWith('.record'))).toBe(true);
  expect(files.some((file) => file.endsWith('.save.json'))).toBe(true);
});

for (const file of readdirSync(folder)) {
  test(`${file} still finishes`, () => {
    expect(checkRecord(dragonlords, readFileSync(new URL(file, folder), 'utf8'))).toBeUndefined();
  });
}

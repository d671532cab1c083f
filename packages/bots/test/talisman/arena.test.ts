import { expect, test } from 'vitest';
import { play, winner } from './table.js';

/** How many games of so many the first bot wins, each deal played from every seat. */
function wins(bots: readonly string[], games: number): number {
  let won = 0;
  for (let i = 0; i < games; i++) {
    const seat = i % bots.length;
    const seated = bots.slice(1).toSpliced(seat, 0, bots[0]);
    const live = play({ bots: seated, seed: `arena ${Math.floor(i / bots.length)}` });
    if (winner(live) === seat) won += 1;
  }
  return won;
}

test('the knight wins most games against the squire', () => {
  expect(wins(['knight', 'squire'], 24)).toBeGreaterThanOrEqual(16);
}, 120_000);

test('the knight wins more than its share against three squires', () => {
  expect(wins(['knight', 'squire', 'squire', 'squire'], 12)).toBeGreaterThanOrEqual(6);
}, 120_000);

test('the squire wins most games against random play', () => {
  expect(wins(['squire', 'random'], 12)).toBeGreaterThanOrEqual(10);
}, 120_000);

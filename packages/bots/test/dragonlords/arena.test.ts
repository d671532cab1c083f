import { expect, test } from 'vitest';
import { play, winner } from './table.js';

/** How many games of so many the first bot wins, each deal played from both seats. */
function wins(bots: readonly [string, string], games: number): number {
  let won = 0;
  for (let i = 0; i < games; i++) {
    const seat = i % 2;
    const live = play({ bots: seat === 0 ? bots : bots.toReversed(), seed: `arena ${Math.floor(i / 2)}` });
    if (winner(live) === seat) won += 1;
  }
  return won;
}

test('the knight wins most games against the squire', () => {
  expect(wins(['knight', 'squire'], 24)).toBeGreaterThanOrEqual(15);
}, 60_000);

test('the squire wins most games against random play', () => {
  expect(wins(['squire', 'random'], 16)).toBeGreaterThanOrEqual(13);
}, 60_000);

import { laws } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { dragonlords, dragonlordsWords } from '../../src/index.js';

const realm = { game: dragonlords, words: dragonlordsWords };
// `npm run soak` plays thousands; these are a sample, so that no change goes without any.
const sample = 0.01;

for (const seats of [2, 3, 4]) {
  test(`the laws hold in random games of ${seats}`, { timeout: 120_000 }, () => {
    const report = laws(realm, { seats, games: 2, seed: `laws ${seats}`, sample });
    expect(report.violations).toEqual([]);
    expect(report.finished).toBe(2);
  });
}

for (const [id, option] of Object.entries(dragonlords.options)) {
  // Of the numbers of kingdoms one will do.
  for (const choice of option.choices.filter((c) => c !== option.default && (id !== 'kingdoms' || c === 3))) {
    test(`the laws hold with ${id} ${choice}`, { timeout: 120_000 }, () => {
      // Without Kings to win by a game is long, so it is played on the smaller board.
      const options = { [id]: choice, ...(id === 'play-on' ? { tundra: true, kingdoms: 2 } : {}) };
      const seats = id === 'two-peoples' ? 2 : 3;
      const report = laws(realm, { seats, options, games: 1, seed: `${id} ${choice}`, sample });
      expect(report.violations).toEqual([]);
      expect(report.finished).toBe(1);
    });
  }
}

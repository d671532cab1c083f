import { random } from '@questhall/kernel';
import { laws } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { talisman, talismanWords } from '../../src/index.js';
import { hasty } from '../hasty.js';

const land = { game: talisman, words: talismanWords };
// `npm run soak` plays thousands by pure chance; these are a sample, so that no change goes without any.
const sample = 0.03;
const limit = 1_000_000;

for (const seats of [2, 3, 4, 5, 6]) {
  test(`the laws hold in hurried games of ${seats}`, { timeout: 120_000 }, () => {
    const chooserOf = () => hasty(random(`hurry ${seats}`));
    const report = laws(land, { seats, games: 1, seed: `land ${seats}`, sample, limit, chooserOf });
    expect(report.violations).toEqual([]);
    expect(report.finished).toBe(1);
  });
}

for (const [id, option] of Object.entries(talisman.options)) {
  for (const choice of option.choices.filter((c) => c !== option.default)) {
    test(`the laws hold with ${id} ${choice}`, { timeout: 120_000 }, () => {
      const chooserOf = () => hasty(random(`${id} ${choice}`));
      const plan = { seats: 2, options: { [id]: choice }, games: 1, seed: `${id} ${choice}`, sample: 0.02, limit };
      const report = laws(land, { ...plan, chooserOf });
      expect(report.violations).toEqual([]);
      expect(report.finished).toBe(1);
    });
  }
}

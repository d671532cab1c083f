import { laws } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { wizards, wizardsWords } from '../../src/index.js';

const isles = { game: wizards, words: wizardsWords };
// `npm run soak` plays thousands; these are a sample, so that no change goes without any.
const sample = 0.01;

for (const seats of [1, 2, 4, 6]) {
  test(`the laws hold in random games of ${seats}`, { timeout: 120_000 }, () => {
    const report = laws(isles, { seats, games: 1, seed: `laws ${seats}`, sample });
    expect(report.violations).toEqual([]);
    expect(report.finished).toBe(1);
  });
}

const OTHERS = [
  { seats: 4, options: { partners: true } },
  { seats: 6, options: { partners: true, islands: 'chart' } },
  { seats: 3, options: { corrections: true, islands: 'chart' } },
  { seats: 1, options: { difficulty: 6 } },
  { seats: 1, options: { difficulty: 0, islands: 'chart' } },
];
for (const { seats, options } of OTHERS) {
  test(`the laws hold for ${seats} with ${JSON.stringify(options)}`, { timeout: 120_000 }, () => {
    const report = laws(isles, { seats, options, games: 1, seed: `more laws ${seats}`, sample });
    expect(report.violations).toEqual([]);
    expect(report.finished).toBe(1);
  });
}

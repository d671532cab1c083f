import { laws } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { wizardsQuest, wizardsQuestWords } from '../../src/index.js';

const marnon = { game: wizardsQuest, words: wizardsQuestWords };
// `npm run soak` plays thousands; these are a sample, so that no change goes without any.
const sample = 0.02;

for (const seats of [2, 3, 4, 5, 6]) {
  test(`the laws hold in random games of ${seats}`, { timeout: 120_000 }, () => {
    const report = laws(marnon, { seats, games: 2, seed: `laws ${seats}`, sample });
    expect(report.violations).toEqual([]);
    expect(report.finished).toBe(2);
  });
}

for (const [id, option] of Object.entries(wizardsQuest.options)) {
  for (const choice of option.choices.filter((c) => c !== option.default)) {
    test(`the laws hold with ${id} ${choice}`, { timeout: 120_000 }, () => {
      const seats = id === 'blank-treasure' ? 2 : 3;
      const report = laws(marnon, { seats, options: { [id]: choice }, games: 1, seed: `${id} ${choice}`, sample });
      expect(report.violations).toEqual([]);
      expect(report.finished).toBe(1);
    });
  }
}

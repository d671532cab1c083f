import { laws } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { kit } from '../table.js';

// `npm run soak` plays many more; these are a sample, so that no change goes without any.
const sample = 0.002;
const everything = Object.fromEntries(
  Object.entries(kit.game.options).flatMap(([id, spec]) => (spec.choices.includes(true) ? [[id, true]] : [])),
);

test.each([
  [2, { years: 1 }],
  [4, { ...everything, years: 1 }],
])('the laws hold in a random game of %i', { timeout: 120_000 }, (seats, options) => {
  const report = laws(kit, { seats, options, games: 1, seed: `laws ${seats}`, sample });
  expect(report.violations).toEqual([]);
  expect(report.finished).toBe(1);
});

import { expect, test } from 'vitest';
import { EXAMPLES, RULES, RULINGS } from '../src/rules.data.js';

test('the book has 293 rules that can be tested, 27 examples and 125 rulings', () => {
  expect(RULES.filter((rule) => rule.testable)).toHaveLength(293);
  expect([EXAMPLES.length, RULINGS.length]).toEqual([27, 125]);
});

test('no id is used twice', () => {
  const ids = [...RULES, ...EXAMPLES, ...RULINGS].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('examples and rulings speak of rules that exist', () => {
  const known = RULES.map(({ id }) => id);
  expect(known).toEqual(expect.arrayContaining(EXAMPLES.map(({ rule }) => rule)));
  expect(known).toEqual(expect.arrayContaining(RULINGS.flatMap(({ rules }) => rules)));
});

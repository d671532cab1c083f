import { EXAMPLES, RULES, RULINGS } from '@questhall/wizards-quest';
import { expect, test } from 'vitest';
import { chapterOf, passages, ruleFor, search } from '../../src/rules/find.js';

const BOOK = { rules: RULES, examples: EXAMPLES, rulings: RULINGS };
const ALL = passages(BOOK);

test('every rule is there once, with its examples and rulings', () => {
  expect(ALL.map(({ rule }) => rule.id)).toEqual(RULES.map(({ id }) => id));
  const [example] = EXAMPLES;
  expect(ALL.find(({ rule }) => rule.id === example?.rule)?.examples).toContain(example);
});

test('a search finds the rules that have all the words, titles first', () => {
  const found = search(ALL, 'orc frenzy');
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThan(ALL.length);
  for (const passage of found) expect(JSON.stringify(passage).toLowerCase()).toContain('frenz');
});

test('an id finds its rule, in any case of letters', () => {
  expect(search(ALL, 'wq x.c.5.1')[0]?.rule.id).toBe('WQ X.C.5.1');
});

test('nothing is asked for: all is shown', () => {
  expect(search(ALL, '  ')).toBe(ALL);
});

test('a ruling leads to the rule it settles, and an unknown paragraph to the chapter above it', () => {
  const [ruling] = RULINGS.filter(({ rules }) => RULES.some(({ id }) => id === rules[0]));
  expect(ruleFor(BOOK, ruling?.id ?? '')).toBe(ruling?.rules[0]);
  expect(ruleFor(BOOK, 'WQ X.C.5.1.z')).toBe('WQ X.C.5.1');
  expect(ruleFor(BOOK, 'nonsense')).toBe(null);
});

test('a rule stands in its chapter', () => {
  expect(chapterOf('WQ X.C.2')).toBe('X');
});

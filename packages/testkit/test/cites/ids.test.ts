import { expect, test } from 'vitest';
import { idFinder } from '../../src/cites/ids.js';

const find = idFinder({
  game: 'tiny',
  rules: ['X', 'X.C', 'X.C.5', 'X.C.5.1', 'X.C.5.10', 'V', 'B.TABLE'].map((id) => ({ id: `WQ ${id}`, testable: true })),
  examples: [{ id: 'WQ E3', rule: 'WQ X.C.5' }],
  ambiguities: [{ id: 'WQ R7' }, { id: 'WQ R74' }],
});
const ids = (text: string) => find(text).map((found) => (found.known ? found.id : `?${found.id}`));

test('the longest id wins, and ids that begin alike are kept apart', () => {
  expect(ids('WQ X.C.5.10 then WQ X.C.5.1 then WQ X.C')).toEqual(['WQ X.C.5.10', 'WQ X.C.5.1', 'WQ X.C']);
});

test('the dot that ends a sentence is no part of an id', () => {
  expect(ids('as said in WQ X.C.5. And WQ B.TABLE.')).toEqual(['WQ X.C.5', 'WQ B.TABLE']);
});

test('after a comma or "and" the prefix may be left out', () => {
  expect(ids('WQ X.C.5.1, R74 and E3; R7')).toEqual(['WQ X.C.5.1', 'WQ R74', 'WQ E3']);
  expect(ids('WQ X.C, X.C.5 the rest')).toEqual(['WQ X.C', 'WQ X.C.5']);
});

test('a plain word after a comma is English, even if a chapter has that name', () => {
  expect(ids('WQ X.C, V for victory and X marks the spot')).toEqual(['WQ X.C']);
});

test('what looks like an id and is in no book is reported', () => {
  expect(ids('WQ X.C.9 and WQ R74, R75')).toEqual(['?WQ X.C.9', 'WQ R74', '?WQ R75']);
});

test('a longer word that ends like the prefix is no id', () => {
  expect(ids('SWQ X.C, and WQ lower case')).toEqual([]);
});

test('a book may use other signs inside its ids', () => {
  const other = idFinder({
    game: 'other',
    rules: ['T 1:4.3', 'T 1', 'T 7.r1-2', 'T 3/1'].map((id) => ({ id, testable: true })),
    examples: [],
    ambiguities: [],
  });
  expect(other('T 1:4.3: so T 7.r1-2, and T 3/1 - T 1').map((found) => found.id)).toEqual([
    'T 1:4.3',
    'T 7.r1-2',
    'T 3/1',
    'T 1',
  ]);
});

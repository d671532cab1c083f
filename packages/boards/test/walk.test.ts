import { expect, test } from 'vitest';
import { type BoardSpec, board, clockwiseFrom, connected, distances, path } from '../src/index.js';

/**
 *  a0 - b1 - c2      i8 stands alone
 *  |    |    |
 *  d3 - e4 - f5
 *       |
 *       g6 - h7
 */
const streets: Record<string, string> = {
  a: 'bd',
  b: 'cea',
  c: 'fb',
  d: 'ae',
  e: 'bfgd',
  f: 'ce',
  g: 'eh',
  h: 'g',
  i: '',
};
const town = board({ spaces: Object.entries(streets).map(([id, to]) => ({ id, borders: roads(to) })) });

function roads(to: string): BoardSpec['spaces'][number]['borders'] {
  return [...to].map((id) => ({ to: id, via: 'land' }));
}

test('the way round a space can begin at any neighbour', () => {
  expect(clockwiseFrom(town, 4, 1)).toEqual([1, 5, 6, 3]);
  expect(clockwiseFrom(town, 4, 6)).toEqual([6, 3, 1, 5]);
});

test('the way round cannot begin at a space that is no neighbour', () => {
  expect(() => clockwiseFrom(town, 4, 7)).toThrow("'h' is no neighbour of 'e'; expected one of: b, f, g, d");
});

test('connected finds every group, the one with the lowest space first', () => {
  const held = [true, false, true, true, false, true, false, true, true];
  expect(connected(town, held)).toEqual([[0, 3], [2, 5], [7], [8]]);
});

test('connected takes a test or a list of ones alike', () => {
  const ones = [0, 1, 0, 0, 1, 0, 0, 1, 0];
  expect(connected(town, (space) => ones[space] === 1)).toEqual([[1, 4], [7]]);
  expect(connected(town, ones)).toEqual([[1, 4], [7]]);
});

test('nothing held is no group', () => {
  expect(connected(town, [])).toEqual([]);
});

test('distances counts steps, and -1 where there is no way', () => {
  expect(distances(town, 0)).toEqual([0, 1, 2, 1, 2, 3, 3, 4, -1]);
});

test('distances reaches a closed space but does not pass it', () => {
  expect(distances(town, 0, (space) => space !== 4)).toEqual([0, 1, 2, 1, 2, 3, -1, -1, -1]);
});

test('of several shortest ways the one over the lowest spaces is taken', () => {
  expect(path(town, 0, 5)).toEqual([0, 1, 2, 5]);
  expect(path(town, 5, 0)).toEqual([5, 2, 1, 0]);
});

test('a way goes round what may not be passed', () => {
  expect(path(town, 0, 5, (space) => space !== 1)).toEqual([0, 3, 4, 5]);
});

test('the ends of a way need not be open', () => {
  expect(path(town, 0, 5, (space) => space === 3 || space === 4)).toEqual([0, 3, 4, 5]);
});

test('from a space to itself there is no step', () => {
  expect(path(town, 3, 3)).toEqual([3]);
});

test('where there is no way, path is null', () => {
  expect(path(town, 0, 8)).toBeNull();
  expect(path(town, 0, 7, (space) => space !== 6)).toBeNull();
});

test('a space that is not on the board is refused', () => {
  expect(() => distances(town, 9)).toThrow('no space 9 on this board; expected 0 to 8');
  expect(() => path(town, 0, 12)).toThrow('no space 12 on this board; expected 0 to 8');
});

import { expect, test } from 'vitest';
import { canPoint, complete, fitting, nextThings } from '../../src/boards/paths.js';

const choices = [
  { pick: 'march a b', at: ['a', 'b'] },
  { pick: 'march a c', at: ['a', 'c'] },
  { pick: 'march d c', at: ['d', 'c'] },
  { pick: 'march d c by boat', at: ['d', 'c'] },
  { pick: 'end turn', at: [] },
  { pick: 'pass' },
];
const picks = (list: readonly { pick: string }[]) => list.map(({ pick }) => pick);

test('first the sources are lit, each with its choices', () => {
  const lit = nextThings(choices, []);
  expect([...lit.keys()]).toEqual(['a', 'd']);
  expect(picks(lit.get('a') ?? [])).toEqual(['march a b', 'march a c']);
});

test('then the targets of the source', () => {
  expect([...nextThings(choices, ['a']).keys()]).toEqual(['b', 'c']);
});

test('a target may be pointed at first, and then its sources are lit', () => {
  expect([...nextThings(choices, ['c']).keys()]).toEqual(['a', 'd']);
});

test('what is wholly pointed at is complete, in any order', () => {
  expect(picks(complete(choices, ['c', 'a']))).toEqual(['march a c']);
  expect(picks(complete(choices, ['d', 'c']))).toEqual(['march d c', 'march d c by boat']);
  expect(complete(choices, ['a'])).toEqual([]);
  expect(complete(choices, [])).toEqual([]);
});

test('what leads nowhere cannot be pointed at', () => {
  expect(canPoint(choices, ['a'], 'd')).toBe(false);
  expect(canPoint(choices, ['a'], 'a')).toBe(false);
  expect(canPoint(choices, ['a'], 'b')).toBe(true);
  expect(fitting(choices, ['b', 'd'])).toEqual([]);
});

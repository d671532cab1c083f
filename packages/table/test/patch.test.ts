import type { Json } from '@questhall/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diff, patched } from '../src/index.js';
import { same } from '../src/patch.js';

const json = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>;
const copied = <T>(value: T): T => JSON.parse(JSON.stringify(value));

test('what turns one value into another, turns it so', () => {
  fc.assert(
    fc.property(json, json, (a, b) => {
      const [before, after] = [copied(a), copied(b)];
      const frozen = JSON.stringify(before);
      expect(patched(before, copied(diff(before, after)))).toEqual(after);
      expect(JSON.stringify(before)).toBe(frozen);
    }),
    { numRuns: 2000 },
  );
});

test('nothing turns a value into itself', () => {
  fc.assert(fc.property(json, (a) => diff(copied(a), copied(a)).length === 0));
});

test('a change in a list of the same length is told by its place, another list whole', () => {
  expect(diff({ men: [1, 2, 3] }, { men: [1, 5, 3] })).toEqual([[['men', 1], 5]]);
  expect(diff({ men: [1, 2] }, { men: [1, 2, 3] })).toEqual([[['men'], [1, 2, 3]]]);
  expect(diff({ a: 1, b: 2 }, { b: 2 })).toEqual([[['a']]]);
  expect(diff({ valueOf: null }, {})).toEqual([[['valueOf']]]);
});

test('a key may have any name', () => {
  const named: Json = JSON.parse('{"__proto__":{"men":[]}}');
  for (const [before, after] of [
    [{}, named],
    [named, {}],
    [named, JSON.parse('{"__proto__":{"men":[],"gold":1}}')],
    [{}, JSON.parse('{"__proto__":{}}')],
  ] as [Json, Json][]) {
    expect(JSON.stringify(patched(before, diff(before, after)))).toBe(JSON.stringify(after));
    expect(same(before, after)).toBe(false);
  }
});

test('what did not change is shared', () => {
  const before = { far: [1, 2], near: { men: 3 } };
  const after = patched(before, [[['near', 'men'], 4]]) as typeof before;
  expect(after).toEqual({ far: [1, 2], near: { men: 4 } });
  expect(after.far).toBe(before.far);
});

test('a patch for another value is refused', () => {
  expect(() => patched(7, [[['men', 1], 5]])).toThrow('a patch that does not fit');
});

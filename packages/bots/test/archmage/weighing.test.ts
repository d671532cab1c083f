import { expect, test } from 'vitest';
import type { Weighed } from '../../src/archmage/craft.js';
import { purse } from '../../src/archmage/meter.js';
import { weighed } from '../../src/archmage/weighing.js';

const KNIGHTS = 7;

/** What is found of these thoughts with so many playouts to spend, as [option, worth]. */
function found(thoughts: readonly Weighed[], playouts: number): [number, number | undefined][] {
  const weighing = weighed(thoughts, KNIGHTS, purse({ playouts }).open(1));
  for (;;) {
    const { done, value } = weighing.next();
    if (done) return value.map(({ option, worths }) => [option, worths[0]]);
  }
}

function thought(option: number, worth: number, depth: number, next = 1): Weighed {
  return { option, worth, depth, next };
}

const shallow = [thought(1, 0.6, 1), thought(KNIGHTS, 0.5, 1), thought(1, 0.55, 1, 10)];
const deep = [thought(KNIGHTS, 0.5, 2), thought(1, 0.3, 2)];

test('the furthest thought decides, and of several ways to do the same the best', () => {
  expect(found(shallow, 99)).toEqual([
    [KNIGHTS, 0.5],
    [1, 0.6],
  ]);
  expect(found([...shallow, ...deep], 99)).toEqual([
    [KNIGHTS, 0.5],
    [1, 0.3],
  ]);
});

test('what goes further than the budget is not begun, and what was compared with nothing does not count', () => {
  const before = [
    [KNIGHTS, 0.5],
    [1, 0.6],
  ];
  expect(found([...shallow, ...deep], 12)).toEqual(before);
  expect(found([...shallow, deep[0]], 99)).toEqual(before);
});

test("without a thought about the knight's choice it stands", () => {
  expect(found([thought(1, 0.6, 1)], 99)).toEqual([[KNIGHTS, undefined]]);
  expect(found(shallow, 1)).toEqual([[KNIGHTS, undefined]]);
});

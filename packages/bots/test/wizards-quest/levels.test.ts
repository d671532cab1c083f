import { expect, test } from 'vitest';
import { type Budget, purse } from '../../src/archmage/meter.js';
import { weighed } from '../../src/archmage/weighing.js';
import type { Depth } from '../../src/wizards-quest/archmage/foresight.js';
import { deeper } from '../../src/wizards-quest/archmage/matter.js';

/** What each answer is worth at a depth; the first is the knight's. */
type Worths = readonly ((depth: Depth) => number)[];

/** The best of these answers between two, with so many playouts to think. */
function bestOf(worths: Worths, playouts: number): number {
  return bestWithin({ playouts }, worths);
}

/** The same with a budget that no thought takes anything of, if it is one of time. */
function bestWithin(budget: Budget, worths: Worths): number {
  const order = { me: 0, all: [0, 1], later: [1] };
  const candidates = worths.map((worth, option) => ({ option, worth }));
  const weighing = weighed(deeper({ order }, candidates, { knights: 0 }), 0, purse(budget, () => 0).open(1));
  for (;;) {
    const { done, value } = weighing.next();
    if (done) return value.reduce((a, b) => (b.worths[0] > a.worths[0] ? b : a)).option;
  }
}

const alike = () => 0.5;

test('second campaigns are feared as soon as answers are thought of', () => {
  const rash = ({ wary, turns }: Depth) => (wary || turns === 0 ? 0.5 - turns / 100 : 0.9);
  for (const playouts of [40, 200, 400]) expect(bestOf([alike, rash], playouts)).toBe(0);
});

const bold = ({ wary, turns }: Depth) => (wary ? 0.49 : 0.5 + turns / 50);

test('with much time all is thought through without that fear too, and both count', () => {
  expect(bestOf([alike, bold], 400)).toBe(0);
  expect(bestOf([alike, bold], 4000)).toBe(1);
});

test('who has little time for any question is afraid in all of them', () => {
  expect(bestWithin({ ms: 200 }, [alike, bold])).toBe(0);
  expect(bestWithin({ ms: 800 }, [alike, bold])).toBe(1);
});

test('what is thought of without fear decides nothing before it is thought through', () => {
  const budgets = Array.from({ length: 200 }, (_, i) => 20 * (i + 1));
  const halfway = budgets.filter((playouts) => {
    const seen = new Set<number>();
    const noted = (depth: Depth) => {
      if (!depth.wary) seen.add(depth.turns);
      return bold(depth);
    };
    const best = bestOf([alike, noted], playouts);
    if (!seen.has(2)) expect(best, `${playouts} playouts`).toBe(0);
    return seen.has(1) && !seen.has(2);
  });
  expect(halfway).not.toEqual([]);
});

test('what was let go out of fear may come back', () => {
  const careless = ({ wary, turns }: Depth) => (wary ? 0.5 - turns / 100 : 0.56);
  const others = Array.from({ length: 5 }, () => alike);
  expect(bestOf([alike, ...others, careless], 400)).toBe(0);
  expect(bestOf([alike, ...others, careless], 8000)).toBe(6);
});

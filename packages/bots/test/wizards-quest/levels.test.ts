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

test('second campaigns are feared only when all else was thought of', () => {
  const rash = ({ wary }: Depth) => (wary ? 0.48 : 0.52);
  expect(bestOf([alike, rash], 400)).toBe(1);
  expect(bestOf([alike, rash], 2000)).toBe(0);
});

test('who has little time for any question fears in none', () => {
  const rash = ({ wary }: Depth) => (wary ? 0.48 : 0.52);
  expect(bestWithin({ ms: 200 }, [alike, rash])).toBe(1);
  expect(bestWithin({ ms: 800 }, [alike, rash])).toBe(0);
});

test('fear decides nothing before it is thought through', () => {
  const budgets = Array.from({ length: 100 }, (_, i) => 20 * (i + 1));
  const halfway = budgets.filter((playouts) => {
    const seen = new Set<number>();
    const rash = ({ wary, turns }: Depth) => {
      if (wary) seen.add(turns);
      return wary ? 0.48 : 0.52;
    };
    const best = bestOf([alike, rash], playouts);
    if (!seen.has(2)) expect(best, `${playouts} playouts`).toBe(1);
    return seen.has(1) && !seen.has(2);
  });
  expect(halfway).not.toEqual([]);
});

test('what was let go as nothing to fear was thought of may come back', () => {
  const careful = ({ wary, turns }: Depth) => (wary ? 0.54 : 0.5 - turns / 100);
  const others = Array.from({ length: 5 }, () => alike);
  expect(bestOf([alike, ...others, careful], 400)).toBe(0);
  expect(bestOf([alike, ...others, careful], 4000)).toBe(6);
});

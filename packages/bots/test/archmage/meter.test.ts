import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { purse, type Thrift } from '../../src/archmage/meter.js';

let clock = 0;
beforeEach(() => {
  clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Play on until the budget is spent, each time for so long; gives how long it took. */
function think(open: ReturnType<typeof purse>['open'], turn: number, each: number, thrift?: Thrift): number {
  const from = clock;
  const meter = open(turn, thrift);
  while (meter.spent() < 1) {
    meter.count();
    clock += each;
  }
  return clock - from;
}

test('a playout that would not fit in is not begun', () => {
  const { open } = purse({ ms: 100 });
  const took = think(open, 1, 30);
  expect(took).toBeLessThanOrEqual(100);
  expect(took).toBeGreaterThan(60);
});

test('a whole turn takes no more than ten budgets, and the next begins anew', () => {
  const { open } = purse({ ms: 100 });
  let whole = 0;
  for (let i = 0; i < 50; i++) whole += think(open, 1, 1);
  expect(whole).toBeLessThanOrEqual(1000);
  expect(whole).toBeGreaterThan(700);
  expect(think(open, 2, 1)).toBeGreaterThan(90);
});

test('thought that has to last is left for what is asked late in a turn', () => {
  const { open } = purse({ ms: 100 });
  for (let i = 0; i < 50; i++) think(open, 1, 1, { until: 0.6, share: 0.2 });
  expect(think(open, 1, 1, { until: 1, share: 0.5 })).toBeGreaterThan(90);
  for (let i = 0; i < 50; i++) think(open, 2, 1);
  expect(think(open, 2, 1, { until: 1, share: 0.5 })).toBeLessThan(10);
});

test("what others take in between is nobody's thought", () => {
  const { open } = purse({ ms: 100 });
  for (let i = 0; i < 5; i++) {
    expect(think(open, 1, 1)).toBeGreaterThan(90);
    clock += 60_000;
  }
});

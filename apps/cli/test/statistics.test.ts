import { expect, test } from 'vitest';
import { median, quantile, wilson } from '../src/statistics.js';

test('the 95 % interval of 80 wins in 100 games is that of Wilson', () => {
  const { low, high } = wilson(80, 100);
  expect(low).toBeCloseTo(0.711, 3);
  expect(high).toBeCloseTo(0.867, 3);
});

test('no win in ten games does not prove that there is none', () => {
  const { low, high } = wilson(0, 10);
  expect(low).toBe(0);
  expect(high).toBeCloseTo(0.278, 3);
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
});

test('a quantile is the value that a part of the values do not exceed', () => {
  const hundred = Array.from({ length: 100 }, (_, i) => 100 - i);
  expect(median(hundred)).toBe(51);
  expect(quantile(hundred, 0.99)).toBe(100);
  expect(quantile([], 0.5)).toBe(0);
});

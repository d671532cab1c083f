import { expect, test } from 'vitest';
import { boundsOf, distanceTo, inside, line, loop, onCurve, smoothed } from '../../src/draw/geometry.js';
import { d } from '../../src/draw/markup.js';
import { chance, hash, noise } from '../../src/draw/random.js';

const square = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
] as const;

test('paths are rounded to a tenth', () => {
  expect(line([[0.123, 4.56]])).toBe('M0.1 4.6');
  expect(loop(square)).toBe('M0 0L10 0L10 10L0 10Z');
  expect(d`M${1.234} ${5}L${'a'}`).toBe('M1.2 5La');
});

test('a point is inside or outside, and so far from the outline', () => {
  expect(inside([5, 5], square)).toBe(true);
  expect(inside([15, 5], square)).toBe(false);
  expect(distanceTo([5, 3], square)).toBe(3);
  expect(distanceTo([13, 14], square)).toBe(5);
});

test('smoothing keeps the ends of an open line and cuts every corner of a closed one', () => {
  const open = smoothed(square, 1);
  expect([open[0], open.at(-1)]).toEqual([square[0], square[3]]);
  expect(smoothed(square, 1, true)).toHaveLength(8);
  expect(boundsOf(smoothed(square, 3, true))).toEqual([0, 0, 10, 10]);
});

test('a curve runs from its first to its last point', () => {
  const curve = [
    [0, 0],
    [5, 10],
    [10, 0],
  ] as const;
  expect([onCurve(curve, 0), onCurve(curve, 0.5), onCurve(curve, 1)]).toEqual([
    [0, 0],
    [5, 5],
    [10, 0],
  ]);
});

test('chance and noise depend on the seed alone', () => {
  const [a, b, c] = [chance('a'), chance('a'), chance('b')];
  const first = [a(), a(), a()];
  expect([b(), b(), b()]).toEqual(first);
  expect(c()).not.toBe(first[0]);
  expect(first.every((n) => n >= 0 && n < 1)).toBe(true);
  expect(hash('questhall')).toBe(hash('questhall'));
});

test('noise is smooth, bounded, and meets its lattice', () => {
  for (let i = 0; i < 200; i++) {
    const [x, y] = [i * 0.37, i * 0.11];
    const here = noise(x, y, 7);
    expect(Math.abs(here)).toBeLessThanOrEqual(1);
    expect(Math.abs(noise(x + 0.001, y, 7) - here)).toBeLessThan(0.01);
  }
  expect(noise(3.2, 4.1, 1)).not.toBe(noise(3.2, 4.1, 2));
});

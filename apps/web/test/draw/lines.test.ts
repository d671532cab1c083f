import { expect, test } from 'vitest';
import { distanceTo, inside, type Point } from '../../src/draw/geometry.js';
import { namesRoom } from '../../src/draw/lettering.js';
import { mesh } from '../../src/draw/mesh.js';
import { chance } from '../../src/draw/random.js';
import { runs } from '../../src/draw/roads.js';
import { strewn } from '../../src/draw/scatter.js';
import { ribbon, riverRun } from '../../src/draw/water.js';

const square: Point[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];

test('symbols keep their distance from each other, the edge and what must stay free', () => {
  const keep = [[40, 40, 60, 60]] as const;
  const found = strewn(square, { most: 20, gap: 12, edge: 6 }, keep, chance('x'));
  expect(found.length).toBeGreaterThan(10);
  found.forEach((p, i) => {
    expect(inside(p, square)).toBe(true);
    expect(distanceTo(p, square)).toBeGreaterThanOrEqual(6);
    expect(p[0] > 40 && p[0] < 60 && p[1] > 40 && p[1] < 60).toBe(false);
    for (const q of found.slice(i + 1))
      expect(Math.hypot(p[0] - q[0], (p[1] - q[1]) * 1.35)).toBeGreaterThanOrEqual(12);
  });
});

test('symbols come back to front', () => {
  const found = strewn(square, { most: 20, gap: 10, edge: 2 }, [], chance('y'));
  expect(found.map((p) => p[1])).toEqual(found.map((p) => p[1]).sort((a, b) => a - b));
});

test('a river follows the edges it parts, and may end half-way along one', () => {
  const net = mesh(
    [
      { id: 'a', polygon: square },
      { id: 'b', polygon: square.map(([x, y]): Point => [x + 100, y]) },
    ],
    { warp: 0, scale: 1, seed: '', levels: 3, rough: () => 0.1 },
  );
  expect(riverRun(net, [square[1], square[2]])).toEqual(net.run(square[1], square[2]).slice(0, -1));
  expect(riverRun(net, [square[1], [100, 50]])).toEqual(net.run(square[1], square[2]).slice(0, 5));
});

test('a river is broad at its mouth, thin at its source', () => {
  const run = Array.from({ length: 20 }, (_, i): Point => [i * 10, 0]);
  const numbers = ribbon(run, [2, 12], 'r')
    .banks.slice(1, -1)
    .split('L')
    .map((p) => Number(p.split(' ')[1]));
  const widths = numbers.slice(0, numbers.length / 2).map(Math.abs);
  expect(widths[0]).toBeGreaterThan(4);
  expect(widths.at(-1)).toBeLessThan(2);
});

test('pairs of hexes make long runs that break at crossings', () => {
  const found = runs([
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'd'],
    ['c', 'e'],
  ]);
  expect(found.map((run) => run.join(''))).toEqual(['abc', 'cd', 'ce']);
  expect(
    runs([
      ['x', 'y'],
      ['y', 'z'],
      ['z', 'x'],
    ]).map((run) => run.length),
  ).toEqual([4]);
});

test('a curved name keeps boxes free from end to end', () => {
  const room = namesRoom([
    [
      [0, 0],
      [50, -10],
      [100, 0],
    ],
  ]);
  expect(room[0]).toEqual([-15, -17, 15, 13]);
  expect(room.at(-1)).toEqual([85, -17, 115, 13]);
});

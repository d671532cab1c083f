import { expect, test } from 'vitest';
import { hexAt, hexBeyond, hexCentre, hexCorners, hexDistance, hexNeighbours, hexUnder } from '../src/index.js';

const grid = { columns: 4, rows: 3, low: 'odd' } as const;

test('neighbours go clockwise from north', () => {
  const at = (column: number, row: number) => hexAt(grid, column, row);
  const around = hexNeighbours(grid).slice(at(1, 1) * 6, at(1, 1) * 6 + 6);
  expect(around).toEqual([at(1, 0), at(2, 1), at(2, 2), at(1, 2), at(0, 2), at(0, 1)]);
});

test('beyond the edge there is nothing', () => {
  expect([0, 1, 5].map((side) => hexBeyond(grid, 0, side))).toEqual([-1, -1, -1]);
});

test('every step can be taken back by the opposite side', () => {
  hexNeighbours(grid).forEach((next, i) => {
    if (next >= 0) expect(hexBeyond(grid, next, ((i % 6) + 3) % 6)).toBe(Math.floor(i / 6));
  });
});

test('distances count steps', () => {
  expect(hexDistance(grid, hexAt(grid, 0, 0), hexAt(grid, 3, 0))).toBe(3);
  expect(hexDistance(grid, hexAt(grid, 0, 0), hexAt(grid, 3, 2))).toBe(4);
  const far = { ...grid, low: 'even' } as const;
  expect(hexDistance(far, hexAt(far, 0, 0), hexAt(far, 1, 0))).toBe(1);
  expect(hexDistance(far, hexAt(far, 0, 2), hexAt(far, 3, 0))).toBe(4);
});

test('neighbours lie equally far from the middle', () => {
  const [x, y] = hexCentre(grid, hexAt(grid, 1, 1), 10);
  for (const next of hexNeighbours(grid).slice(30, 36)) {
    const [a, b] = hexCentre(grid, next, 10);
    expect(Math.hypot(a - x, b - y)).toBeCloseTo(10 * Math.sqrt(3));
  }
});

test('neighbours share two corners', () => {
  const name = ([x, y]: readonly [number, number]) => `${x.toFixed(6)} ${y.toFixed(6)}`;
  const [here, there] = [hexAt(grid, 1, 1), hexAt(grid, 2, 1)];
  const corners = new Set(hexCorners(grid, here, 7).map(name));
  expect(hexCorners(grid, there, 7).filter((corner) => corners.has(name(corner)))).toHaveLength(2);
});

test('a point lies in the hex round it, and off the grid in none', () => {
  for (let hex = 0; hex < 12; hex++) {
    const [x, y] = hexCentre(grid, hex, 10);
    for (const [dx, dy] of [
      [0, 0],
      [8, 1],
      [-8, -1],
      [4, 7],
      [-4, 7],
    ])
      expect(hexUnder(grid, [x + dx, y + dy], 10)).toBe(hex);
  }
  expect(hexUnder(grid, [-3, 5], 10)).toBe(-1);
  expect(hexUnder(grid, [2, 1], 10)).toBe(-1);
});

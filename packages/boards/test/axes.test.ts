import { expect, test } from 'vitest';
import { type Axial, axesOf, HEX_SIDES, type HexGrid, hexBeyond, hexByAxes, turned } from '../src/index.js';

const grids: HexGrid[] = [
  { columns: 7, rows: 5, low: 'odd' },
  { columns: 7, rows: 5, low: 'even' },
];
const NORTH: Axial = [0, -1];

test('a hex is found again by its axes', () => {
  for (const grid of grids) for (let hex = 0; hex < 35; hex++) expect(hexByAxes(grid, axesOf(grid, hex))).toBe(hex);
});

test('beyond the edge there is no hex', () => {
  for (const grid of grids) expect(hexByAxes(grid, [-1, 2])).toBe(-1);
});

test('north turned by so many sixths is the step over that side', () => {
  for (const grid of grids) {
    const [q, r] = axesOf(grid, 17);
    for (const side of HEX_SIDES) {
      const [dq, dr] = turned(NORTH, side);
      expect(hexByAxes(grid, [q + dq, r + dr])).toBe(hexBeyond(grid, 17, side));
    }
  }
});

test('a turn back undoes a turn, six come round', () => {
  const far: Axial = [3, -1];
  expect(turned(turned(far, 2), -2)).toEqual(far);
  expect(turned(far, 6)).toEqual(far);
  expect(turned(far, 3)).toEqual([-3, 1]);
});

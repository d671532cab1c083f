import { hexCentre, hexUnder } from '@questhall/boards';
import { CELLS, type Cell, GRID } from '@questhall/wizards';
import type { Point } from '../../../draw/geometry.js';

/** From the middle of a hex to its corners, in units of the map. */
export const RADIUS = 24;
export const HALF = (RADIUS * Math.sqrt(3)) / 2;

/** The middle of every hex of the sea board. */
export const CENTRES: readonly Point[] = Array.from({ length: CELLS }, (_, cell) => hexCentre(GRID, cell, RADIUS));

/** The hex at a point of the map; -1 beside the board. */
export function hexOver(at: Point): Cell {
  return hexUnder(GRID, at, RADIUS);
}

/** Corners lie on a lattice; they are put exactly on it, so that neighbours name them alike. */
export function cornersOf(cell: Cell): Point[] {
  const [x, y] = CENTRES[cell];
  const steps: readonly Point[] = [
    [-1, -1],
    [1, -1],
    [2, 0],
    [1, 1],
    [-1, 1],
    [-2, 0],
  ];
  return steps.map(([dx, dy]): Point => {
    const [column, row] = [Math.round((2 * x) / RADIUS) + dx, Math.round(y / HALF) + dy];
    return [(column * RADIUS) / 2, row * HALF];
  });
}

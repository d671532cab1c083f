import { columnOf, type HexGrid, hexAt, rowOf } from './hex.js';

/** A hex by two of its three axes: q from column to column, r southwards. Sums of such pairs are steps. */
export type Axial = readonly [q: number, r: number];

/** The axes of a hex of a grid. */
export function axesOf(grid: HexGrid, hex: number): Axial {
  const column = columnOf(grid, hex);
  return [column, rowOf(grid, hex) - raised(grid, column)];
}

/** The hex at these axes, -1 off the grid. */
export function hexByAxes(grid: HexGrid, [q, r]: Axial): number {
  return hexAt(grid, q, r + raised(grid, q));
}

/** A step turned clockwise by so many sixths of a round. */
export function turned([q, r]: Axial, sixths: number): Axial {
  let step: Axial = [q, r];
  for (let i = ((sixths % 6) + 6) % 6; i > 0; i--) step = [0 - step[1], step[0] + step[1]];
  return step;
}

function raised(grid: HexGrid, column: number): number {
  return grid.low === 'odd' ? Math.floor(column / 2) : Math.ceil(column / 2);
}

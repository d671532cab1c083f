import type { Point } from './geometry.js';

/** A grid of flat-topped hexes in columns; of two neighbouring columns one sits half a hex lower. */
export interface HexGrid {
  readonly columns: number;
  readonly rows: number;
  /** Which columns, counted from 0, sit lower. */
  readonly low: 'odd' | 'even';
}

/** The six sides, clockwise: north, north-east, south-east, south, south-west, north-west. */
export const HEX_SIDES = [0, 1, 2, 3, 4, 5] as const;

/** A hex by number, row by row; -1 off the grid. */
export function hexAt(grid: HexGrid, column: number, row: number): number {
  const inside = column >= 0 && column < grid.columns && row >= 0 && row < grid.rows;
  return inside ? row * grid.columns + column : -1;
}

export function columnOf(grid: HexGrid, hex: number): number {
  return hex % grid.columns;
}

export function rowOf(grid: HexGrid, hex: number): number {
  return Math.floor(hex / grid.columns);
}

function sitsLow(grid: HexGrid, column: number): boolean {
  return (column % 2 === 1) === (grid.low === 'odd');
}

/** The hex beyond a side, -1 off the grid. */
export function hexBeyond(grid: HexGrid, hex: number, side: number): number {
  const [column, row] = [columnOf(grid, hex), rowOf(grid, hex)];
  const down = sitsLow(grid, column) ? 1 : 0;
  switch (side) {
    case 0:
      return hexAt(grid, column, row - 1);
    case 1:
      return hexAt(grid, column + 1, row - 1 + down);
    case 2:
      return hexAt(grid, column + 1, row + down);
    case 3:
      return hexAt(grid, column, row + 1);
    case 4:
      return hexAt(grid, column - 1, row + down);
    default:
      return hexAt(grid, column - 1, row - 1 + down);
  }
}

/** For every hex its six neighbours, clockwise from north, six numbers a hex; -1 off the grid. */
export function hexNeighbours(grid: HexGrid): number[] {
  const hexes = Array.from({ length: grid.columns * grid.rows }, (_, hex) => hex);
  return hexes.flatMap((hex) => HEX_SIDES.map((side) => hexBeyond(grid, hex, side)));
}

/** Steps between two hexes. */
export function hexDistance(grid: HexGrid, a: number, b: number): number {
  const [aq, ar] = axial(grid, a);
  const [bq, br] = axial(grid, b);
  const [dq, dr] = [aq - bq, ar - br];
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}

function axial(grid: HexGrid, hex: number): [number, number] {
  const column = columnOf(grid, hex);
  const raised = grid.low === 'odd' ? Math.floor(column / 2) : Math.ceil(column / 2);
  return [column, rowOf(grid, hex) - raised];
}

/** The middle of a hex whose corners are `radius` away; the hex 0 of an odd-low grid touches both axes. */
export function hexCentre(grid: HexGrid, hex: number, radius: number): Point {
  const [column, row] = [columnOf(grid, hex), rowOf(grid, hex)];
  const half = (radius * Math.sqrt(3)) / 2;
  return [radius * (1 + 1.5 * column), half * (1 + 2 * row + (sitsLow(grid, column) ? 1 : 0))];
}

/** The six corners of a hex, clockwise from the left of its northern side, exactly on a lattice: neighbours name them alike. */
export function hexCorners(grid: HexGrid, hex: number, radius: number): Point[] {
  const [column, row] = [columnOf(grid, hex), rowOf(grid, hex)];
  const half = (radius * Math.sqrt(3)) / 2;
  const [x, y] = [2 + 3 * column, 1 + 2 * row + (sitsLow(grid, column) ? 1 : 0)];
  const corner = (dx: number, dy: number): Point => [((x + dx) * radius) / 2, (y + dy) * half];
  return [corner(-1, -1), corner(1, -1), corner(2, 0), corner(1, 1), corner(-1, 1), corner(-2, 0)];
}

/** The hex that a point lies in, -1 off the grid. */
export function hexUnder(grid: HexGrid, [x, y]: Point, radius: number): number {
  const near = Math.floor(x / (1.5 * radius));
  let [found, least] = [-1, radius];
  for (const column of [near - 1, near]) {
    const lift = sitsLow(grid, column) ? 1 : 0;
    const row = Math.floor((y / ((radius * Math.sqrt(3)) / 2) - lift) / 2);
    const hex = hexAt(grid, column, row);
    if (hex < 0) continue;
    const [cx, cy] = hexCentre(grid, hex, radius);
    const away = Math.hypot(cx - x, cy - y);
    if (away < least) [found, least] = [hex, away];
  }
  return found;
}

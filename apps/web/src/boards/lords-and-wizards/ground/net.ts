import { HEXES, type Hex, LAKE, placeId, SEA, TERRAIN } from '@questhall/lords-and-wizards';
import { loop, loops, type Point, smoothed } from '../../../draw/geometry.js';
import { type Cell, type Mesh, mesh } from '../../../draw/mesh.js';
import { cornersOf } from './hexes.js';

interface HexCell extends Cell {
  readonly hex: Hex;
  readonly terrain: number;
}

const CELLS: readonly HexCell[] = Array.from({ length: HEXES }, (_, hex) => ({
  id: placeId(hex),
  hex,
  terrain: TERRAIN[hex],
  polygon: cornersOf(hex),
}));

/** All hexes with shared edges: rough where land, water or terrain differ, almost straight elsewhere. */
export const NET: Mesh<HexCell> = mesh(CELLS, {
  warp: 4,
  scale: 120,
  levels: 3,
  seed: '9',
  rough: (cells) => {
    const [a, b] = [cells[0].terrain, cells[1]?.terrain ?? cells[0].terrain];
    if (a === b) return 0.02;
    return a === SEA || b === SEA ? 0.3 : 0.2;
  },
  relaxes: (cells) => cells.length === 2 && cells[0].terrain !== cells[1].terrain,
});

/** Where a point of the data lies on the bent sheet. */
export const warp = (p: Point): Point => NET.warp(p);

/** The coast of all land, lakes and all; smoothed, one loop an island. */
export function coastline(): Point[][] {
  return NET.outlines(({ terrain }) => terrain !== SEA).map((shore) => smoothed(shore, 1, true));
}

/** All of one terrain, as a path. */
export function areaOf(terrain: number): string {
  const rounds = terrain === LAKE ? 1 : 2;
  return loops(NET.outlines((cell) => cell.terrain === terrain).map((edge) => smoothed(edge, rounds, true)));
}

const shapes: string[] = [];
/** The outline of a hex as a path. */
export function shapeOf(hex: Hex): string {
  shapes[hex] ??= loop(NET.shape(CELLS[hex]));
  return shapes[hex];
}

/** The outline of several hexes together: what is lit is lit as one. */
export function outlineOf(hexes: ReadonlySet<Hex>): string {
  return hexes.size === 0 ? '' : loops(NET.outlines(({ hex }) => hexes.has(hex)));
}

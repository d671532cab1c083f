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
  const some = CELLS.filter(({ hex }) => hexes.has(hex));
  const edges = new Map<string, readonly [Point, Point]>();
  for (const { polygon } of some) {
    polygon.forEach((a, i) => {
      const b = polygon[(i + 1) % polygon.length];
      const key = [a, b]
        .map((p) => p.map((n) => n.toFixed(1)).join())
        .sort()
        .join('|');
      if (!edges.delete(key)) edges.set(key, [a, b]);
    });
  }
  return loops(chained([...edges.values()]));
}

/** Sides head to tail; each loop as it is drawn. */
function chained(sides: readonly (readonly [Point, Point])[]): Point[][] {
  const name = (p: Point) => p.map((n) => n.toFixed(1)).join();
  const next = new Map<string, (readonly [Point, Point])[]>();
  for (const side of sides) next.set(name(side[0]), [...(next.get(name(side[0])) ?? []), side]);
  const found: Point[][] = [];
  for (;;) {
    const start = [...next.values()].find((list) => list.length > 0)?.[0];
    if (!start) return found;
    const drawn: Point[] = [];
    for (let side = next.get(name(start[0]))?.pop(); side; side = next.get(name(side[1]))?.pop())
      drawn.push(...NET.run(side[0], side[1]).slice(0, -1));
    found.push(drawn);
  }
}

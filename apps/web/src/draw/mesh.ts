import { between, cornerKey, distance, type Point } from './geometry.js';
import { type Chance, chance, noise } from './random.js';

/** A cell of a map: territory, sea, hex, square of a ring. Neighbours name their common corners alike. */
export interface Cell {
  readonly id: string;
  readonly polygon: readonly Point[];
}

/** An edge, shared by the cells on both sides. */
export interface Edge<C extends Cell> {
  readonly key: string;
  readonly ends: readonly [Point, Point];
  readonly cells: readonly C[];
  /** The drawn line, from the first end to the second. */
  readonly points: readonly Point[];
}

export interface MeshStyle<C extends Cell> {
  /** How far the whole sheet is bent, and how slowly. */
  readonly warp: number;
  readonly scale: number;
  readonly seed: string;
  /** How often an edge is halved. */
  readonly levels: number;
  /** How far an edge strays, as a part of its length. */
  rough(cells: readonly C[], key: string): number;
  /** Edges whose corners are drawn together first, so that no hexagon is left to see. */
  relaxes?(cells: readonly C[]): boolean;
}

export interface Mesh<C extends Cell> {
  readonly cells: readonly C[];
  readonly edges: ReadonlyMap<string, Edge<C>>;
  /** Where a point of the data lies on the bent sheet. */
  warp(p: Point): Point;
  /** The drawn line between two neighbouring corners, in that direction. */
  run(a: Point, b: Point): readonly Point[];
  shape(cell: C): Point[];
  /** Outlines of all cells that count: their edges used once, chained into loops. */
  outlines(counts: (cell: C) => boolean): Point[][];
}

/** The name of an edge, whichever end comes first. */
export function edgeKey(a: Point, b: Point): string {
  const [p, q] = [cornerKey(a), cornerKey(b)];
  return p < q ? `${p}|${q}` : `${q}|${p}`;
}

/** Cells whose neighbours share one noisy edge, on a sheet that is bent as a whole, so that borders always meet. */
export function mesh<C extends Cell>(cells: readonly C[], style: MeshStyle<C>): Mesh<C> {
  const warp = (p: Point) => bend(p, style);
  const bare = sharedEdges(cells);
  const moved = style.relaxes ? relaxed(bare, style.relaxes, warp) : new Map<string, Point>();
  const edges = new Map<string, Edge<C>>();
  for (const [key, { ends, cells: sides }] of bare) {
    const [a, b] = ends.map((end) => moved.get(cornerKey(end)) ?? warp(end)) as [Point, Point];
    const points = roughened(a, b, style.rough(sides, key), chance(key + style.seed), style.levels);
    edges.set(key, { key, ends, cells: sides, points });
  }
  const run = (a: Point, b: Point) => runOf(edges, warp, a, b);
  return {
    cells,
    edges,
    warp,
    run,
    shape: (cell) => around(cell).flatMap(([a, b]) => run(a, b).slice(0, -1)),
    outlines: (counts) => chained(boundary(cells, edges, counts), run),
  };
}

/** The outline of some polygons that lie side by side. */
export function rim(polygons: readonly (readonly Point[])[]): Point[] {
  const cells = polygons.map((polygon, i) => ({ id: String(i), polygon }));
  const edges = sharedEdges(cells);
  const once = cells.flatMap(around).filter(([a, b]) => edges.get(edgeKey(a, b))!.cells.length === 1);
  return chained(once, (a, b) => [a, b])[0] ?? [];
}

type Side = readonly [Point, Point];
interface Bare<C> {
  readonly ends: Side;
  readonly cells: C[];
}

function around(cell: Cell): Side[] {
  return cell.polygon.map((a, i) => [a, cell.polygon[(i + 1) % cell.polygon.length]]);
}

function sharedEdges<C extends Cell>(cells: readonly C[]): Map<string, Bare<C>> {
  const edges = new Map<string, Bare<C>>();
  for (const cell of cells) {
    for (const [a, b] of around(cell)) {
      const key = edgeKey(a, b);
      const edge = edges.get(key);
      if (edge) edge.cells.push(cell);
      else edges.set(key, { ends: cornerKey(a) < cornerKey(b) ? [a, b] : [b, a], cells: [cell] });
    }
  }
  return edges;
}

function bend([x, y]: Point, { warp, scale }: { warp: number; scale: number }): Point {
  const [u, v] = [x / scale, y / scale];
  const wave = (layer: number) => noise(u, v, layer) + 0.5 * noise(u * 2.3, v * 2.3, layer + 1);
  return [x + warp * wave(11), y + warp * wave(21)];
}

/** Corners on lines that relax, drawn twice half-way to the mean of their neighbours on those lines. */
function relaxed<C extends Cell>(
  edges: ReadonlyMap<string, Bare<C>>,
  relaxes: (cells: readonly C[]) => boolean,
  warp: (p: Point) => Point,
): Map<string, Point> {
  const near = new Map<string, string[]>();
  let at = new Map<string, Point>();
  for (const { ends, cells } of edges.values()) {
    if (!relaxes(cells)) continue;
    const [p, q] = ends.map(cornerKey) as [string, string];
    near.set(p, [...(near.get(p) ?? []), q]);
    near.set(q, [...(near.get(q) ?? []), p]);
    at.set(p, warp(ends[0])).set(q, warp(ends[1]));
  }
  for (let pass = 0; pass < 2; pass++) {
    at = new Map([...at].map(([key, p]) => [key, between(p, mean(near.get(key)!.map((k) => at.get(k)!)), 0.5)]));
  }
  return at;
}

function mean(points: readonly Point[]): Point {
  const sum = (axis: 0 | 1) => points.reduce((total, p) => total + p[axis], 0) / points.length;
  return [sum(0), sum(1)];
}

/** Midpoint displacement: each half is displaced about half as far as the whole was. */
function roughened(a: Point, b: Point, part: number, next: Chance, levels: number): Point[] {
  let points = [a, b];
  let reach = distance(a, b) * part;
  for (let level = 0; level < levels; level++) {
    const finer = [points[0]];
    for (let i = 1; i < points.length; i++) finer.push(displaced(points[i - 1], points[i], reach, next), points[i]);
    points = finer;
    reach *= 0.52;
  }
  return points;
}

function displaced(p: Point, q: Point, reach: number, next: Chance): Point {
  const length = distance(p, q) || 1;
  const [x, y] = between(p, q, 0.5 + (next() - 0.5) * 0.2);
  const off = (next() * 2 - 1) * reach;
  return [x - ((q[1] - p[1]) / length) * off, y + ((q[0] - p[0]) / length) * off];
}

function runOf<C extends Cell>(
  edges: ReadonlyMap<string, Edge<C>>,
  warp: (p: Point) => Point,
  a: Point,
  b: Point,
): readonly Point[] {
  const edge = edges.get(edgeKey(a, b));
  if (!edge) return [warp(a), warp(b)];
  return cornerKey(edge.ends[0]) === cornerKey(a) ? edge.points : edge.points.slice().reverse();
}

function boundary<C extends Cell>(
  cells: readonly C[],
  edges: ReadonlyMap<string, Edge<C>>,
  counts: (cell: C) => boolean,
): Side[] {
  return cells
    .filter(counts)
    .flatMap((cell) => around(cell).filter(([a, b]) => edges.get(edgeKey(a, b))!.cells.filter(counts).length === 1));
}

/** Sides head to tail, each chain a loop. */
function chained(sides: readonly Side[], run: (a: Point, b: Point) => readonly Point[]): Point[][] {
  const from = new Map<string, Side[]>();
  for (const side of sides) from.set(cornerKey(side[0]), [...(from.get(cornerKey(side[0])) ?? []), side]);
  const found: Point[][] = [];
  for (const start of sides) {
    const chain: Point[] = [];
    const home = cornerKey(start[0]);
    let side = take(from, home, start);
    while (side) {
      chain.push(...run(side[0], side[1]).slice(0, -1));
      const next = cornerKey(side[1]);
      side = next === home ? undefined : take(from, next);
    }
    if (chain.length > 0) found.push(chain);
  }
  return found;
}

function take(from: Map<string, Side[]>, key: string, wanted?: Side): Side | undefined {
  const list = from.get(key);
  const at = wanted ? (list?.indexOf(wanted) ?? -1) : (list?.length ?? 0) - 1;
  return at < 0 ? undefined : list!.splice(at, 1)[0];
}

import { axesOf, columnOf, type HexGrid, hexAt, hexByAxes, hexNeighbours, rowOf, turned } from '@questhall/boards';
import {
  isInCircle,
  LAND_IDS,
  LAND_NAMES,
  landNamed,
  SPACES_ON_TILES,
  SPOT_STEPS,
  SPOTS_EACH,
  TILES,
  tileOf,
  WALLS,
} from './tiles.js';

/** A hex of the sea board or of a tile laid on it, by number on the grid. */
export type Cell = number;
export const NOWHERE: Cell = -1;

// 42 by 32 water hexes. W 6.SAILc One more ring of water lies round them, so that a Boat can round any island.
export const COLUMNS = 44;
export const ROWS = 34;
export const CELLS = COLUMNS * ROWS;
export const GRID: HexGrid = { columns: COLUMNS, rows: ROWS, low: 'even' };
/** Six neighbours a cell, clockwise from north; -1 off the grid. */
export const AROUND: readonly number[] = hexNeighbours(GRID);
const EVERYWHERE = Int16Array.from(AROUND);
const AXES = Array.from({ length: CELLS }, (_, cell) => axesOf(GRID, cell));
const Q = Int16Array.from(AXES, ([q]) => q);
const R = Int16Array.from(AXES, ([, r]) => r);

/** Whether a cell lies on the board itself and not on the ring outside. */
export const ON_BOARD: readonly boolean[] = AXES.map((_, cell) => {
  const [column, row] = [columnOf(GRID, cell), rowOf(GRID, cell)];
  return column > 0 && column < COLUMNS - 1 && row > 0 && row < ROWS - 1;
});

/** Steps between two cells as the raven flies. */
export function distance(a: Cell, b: Cell): number {
  const q = Q[a] - Q[b];
  const r = R[a] - R[b];
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** Where each tile's centre lies and by how many sixths it is turned. Never changed, only replaced. */
export interface Layout {
  readonly at: readonly Cell[];
  readonly turn: readonly number[];
}

/** What follows from a layout. */
export interface Atlas {
  /** The space each cell shows, -1 for water. */
  readonly land: Int16Array;
  /** Where each space lies, -1 if its tile is not laid. */
  readonly cellOf: Int16Array;
  /** Walled sides of each cell, as bits clockwise from north. */
  readonly walls: Uint8Array;
  /** The tile each cell lies on, -1 for water. */
  readonly tile: Int8Array;
  /** Six cells round each to which one can step or put to sea: none across walls, into the Circle or off the grid (-1). */
  readonly roads: Int16Array;
  /** Steps from each cell to the nearest land. */
  readonly fromLand: Int16Array;
  /** Water that no chain of water joins to the edge of the board. */
  readonly lake: Uint8Array;
  /** For each tile those that touch it, and those one water space away. */
  readonly touching: readonly (readonly number[])[];
  readonly swimmable: readonly (readonly number[])[];
}

const atlases = new WeakMap<Layout, Atlas>();

// One game after the other asks for the same atlas again and again.
const lately: { layout?: Layout; atlas?: Atlas } = {};

export function atlasOf(layout: Layout): Atlas {
  if (lately.layout === layout && lately.atlas) return lately.atlas;
  let found = atlases.get(layout);
  if (!found) {
    found = draw(layout);
    atlases.set(layout, found);
  }
  lately.layout = layout;
  lately.atlas = found;
  return found;
}

function draw(layout: Layout): Atlas {
  const land = new Int16Array(CELLS).fill(-1);
  const cellOf = new Int16Array(SPACES_ON_TILES).fill(-1);
  const walls = new Uint8Array(CELLS);
  layout.at.forEach((centre, tile) => {
    if (centre < 0) return;
    cellsUnder(centre, layout.turn[tile]).forEach((cell, spot) => {
      const space = tile * SPOTS_EACH + spot;
      land[cell] = space;
      cellOf[space] = cell;
      walls[cell] = turnBits(WALLS[space], layout.turn[tile]);
    });
  });
  return {
    land,
    cellOf,
    walls,
    tile: Int8Array.from(land, (space) => (space < 0 ? -1 : tileOf(space))),
    roads: pave(land, walls),
    // Few Tasks ask for these.
    get fromLand() {
      return lazily(this, 'fromLand', measure(land));
    },
    get lake() {
      return lazily(this, 'lake', findLakes(land));
    },
    // Tiles reach two spaces from their centres: at five apart they touch, at six one water space lies between.
    touching: apart(layout, 5),
    swimmable: apart(layout, 6),
  };
}

/** From now on a plain value in place of the getter. */
function lazily<T>(atlas: object, name: string, value: T): T {
  Object.defineProperty(atlas, name, { value, enumerable: true });
  return value;
}

function pave(land: Int16Array, walls: Uint8Array): Int16Array {
  const roads = EVERYWHERE.slice();
  for (let i = 0; i < roads.length; i++) {
    const to = roads[i];
    if (to < 0 || land[to] < 0) continue;
    const side = i % 6;
    if (isInCircle(land[to]) || (walls[(i - side) / 6] >> side) & 1) roads[i] = -1;
  }
  return roads;
}

function apart(layout: Layout, far: number): number[][] {
  return layout.at.map((cell) =>
    layout.at.flatMap((other, tile) => (cell >= 0 && other >= 0 && distance(cell, other) === far ? [tile] : [])),
  );
}

/** The nineteen cells under a tile, by spot; -1 beyond the grid. */
export function cellsUnder(centre: Cell, turn: number): Cell[] {
  const [q, r] = AXES[centre];
  return SPOT_STEPS.map((step) => {
    const [dq, dr] = turned(step, turn);
    return hexByAxes(GRID, [q + dq, r + dr]);
  });
}

function turnBits(bits: number, turn: number): number {
  return ((bits << turn) | (bits >> (6 - turn))) & 63;
}

function measure(land: Int16Array): Int16Array {
  const steps = new Int16Array(CELLS).fill(-1);
  const queue: Cell[] = [];
  for (let cell = 0; cell < CELLS; cell++) if (land[cell] >= 0) queue.push(cell);
  for (const cell of queue) steps[cell] = 0;
  spread(queue, (from, to) => {
    if (steps[to] >= 0) return false;
    steps[to] = steps[from] + 1;
    return true;
  });
  return steps;
}

function findLakes(land: Int16Array): Uint8Array {
  const lake = new Uint8Array(CELLS);
  for (let cell = 0; cell < CELLS; cell++) if (land[cell] < 0) lake[cell] = 1;
  lake[0] = 0;
  spread([0], (_, to) => {
    if (lake[to] === 0) return false;
    lake[to] = 0;
    return true;
  });
  return lake;
}

function spread(queue: Cell[], reaches: (from: Cell, to: Cell) => boolean): void {
  for (const from of queue) {
    for (let side = 0; side < 6; side++) {
      const to = AROUND[from * 6 + side];
      if (to >= 0 && reaches(from, to)) queue.push(to);
    }
  }
}

/** W 3.22a A tile covers nineteen whole hexes of the board. The cells where a centre may lie on an empty board. */
const CENTRES: readonly Cell[] = AXES.flatMap((_, cell) =>
  cellsUnder(cell, 0).every((under) => under >= 0 && ON_BOARD[under]) ? [cell] : [],
);
const IS_CENTRE: readonly boolean[] = AXES.map((_, cell) => CENTRES.includes(cell));

/** The cells round each centre where no other may lie; listed when first needed. */
const crowded = new Map<Cell, Int16Array>();
const taken = new Uint8Array(CELLS);

function crowdRound(cell: Cell): Int16Array {
  let found = crowded.get(cell);
  if (!found) {
    found = Int16Array.from(CENTRES.filter((other) => distance(cell, other) <= 4));
    crowded.set(cell, found);
  }
  return found;
}

/** Where the centre of another tile may lie. */
export function openCentres(layout: Layout): Cell[] {
  // W 3.22b Two tiles overlap when their centres are four or fewer apart. W 3.23 Else anywhere.
  taken.fill(0);
  for (const cell of layout.at) if (cell >= 0) for (const other of crowdRound(cell)) taken[other] = 1;
  const found: Cell[] = [];
  for (const cell of CENTRES) if (taken[cell] === 0) found.push(cell);
  return found;
}

export function isOpenCentre(layout: Layout, cell: Cell): boolean {
  return IS_CENTRE[cell] && layout.at.every((other) => other < 0 || distance(cell, other) > 4);
}

export function laid(layout: Layout, tile: number, centre: Cell, turn: number): Layout {
  return frozen({ at: layout.at.with(tile, centre), turn: layout.turn.with(tile, turn) });
}

/** Boards and views share a layout, so nobody may change it. */
export function frozen(layout: Layout): Layout {
  if (Object.isFrozen(layout)) return layout;
  return Object.freeze({ at: Object.freeze([...layout.at]), turn: Object.freeze([...layout.turn]) });
}

export const BARE: Layout = frozen({ at: TILES.map(() => NOWHERE), turn: TILES.map(() => 0) });

/** A cell by name: a space of a tile, or `sea-<column>-<row>`. */
export function cellId(layout: Layout, cell: Cell): string {
  const space = atlasOf(layout).land[cell];
  return space >= 0 ? LAND_IDS[space] : seaId(cell);
}

export function seaId(cell: Cell): string {
  return SEA_IDS[cell];
}

const SEA_IDS = AXES.map((_, cell) => `sea-${columnOf(GRID, cell)}-${rowOf(GRID, cell)}`);

/** A place as people say it, from its name. */
export function placeWords(id: string): string {
  const space = landNamed(id);
  if (space < 0) return id.replace(/^sea-(\d+)-(\d+)$/, 'the sea at $1, $2');
  return LAND_NAMES[space].replace(
    /^The |^(?=(Centre|Halls|Courts|Depths|Herb) )|^(?=.* (town|dwelling|woods)$)/,
    'the ',
  );
}

/** The cell of that name, or -1. */
export function cellNamed(layout: Layout, name: string): Cell {
  const space = landNamed(name);
  if (space >= 0) return atlasOf(layout).cellOf[space];
  const cell = hexNamed(name);
  return cell >= 0 && atlasOf(layout).land[cell] < 0 ? cell : -1;
}

/** The cell that would have this name if no tile lay there; -1 if none does. */
export function cellUnder(layout: Layout, name: string): Cell {
  const cell = hexNamed(name);
  return cell >= 0 && atlasOf(layout).land[cell] >= 0 ? cell : -1;
}

function hexNamed(name: string): Cell {
  const sea = /^sea-(\d+)-(\d+)$/.exec(name);
  return sea ? hexAt(GRID, Number(sea[1]), Number(sea[2])) : -1;
}

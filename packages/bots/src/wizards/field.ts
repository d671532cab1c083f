import {
  AROUND,
  atlasOf,
  bookOf,
  CELLS,
  type Cell,
  CIRCLE_CENTRE,
  isInCircle,
  isSite,
  isStone,
  mayEnterCrest,
  priceOf,
  STAR_CREST,
  TERRAIN,
  TERRAINS,
  tileOf,
  type View,
} from '@questhall/wizards';

/** Somewhere worth going, and what it lacks of the best, in half points of movement. */
export interface Goal {
  readonly cell: Cell;
  readonly late: number;
  /** It is enough to be there; else one must come there anew. */
  readonly stays?: boolean;
}

/** Half points from each cell to the best goal: on foot or swimming, and in a Boat. */
export interface Field {
  readonly foot: Int32Array;
  readonly boat: Int32Array;
}

export const FAR = 4000;
/** Half points that a turn is worth on average. */
export const TURN = 7;

/** What hinders on the way. */
interface Ground {
  readonly view: View;
  readonly land: Int16Array;
  readonly walls: Uint8Array;
  /** Half points to come to each cell on foot; FAR if nobody does. */
  readonly price: Int32Array;
  /** Water with a Boat that is free. */
  readonly boats: ReadonlySet<Cell>;
  readonly calls: boolean;
}

/** W 6 The ground as one player finds it, with more for what would stop or harm him. */
function groundFor(view: View, seat: number): Ground {
  const { land, walls } = atlasOf(view.layout);
  const book = bookOf(view, seat);
  const haste = book.swift.length > 0 ? 3 : 0;
  const prices = TERRAINS.map((_, terrain) => priceOf(view, seat, haste, terrain));
  const crest = mayEnterCrest(view, seat);
  const price = new Int32Array(CELLS);
  for (let cell = 0; cell < CELLS; cell++) {
    const space = land[cell];
    if (space < 0) continue;
    const closed = view.fallen[tileOf(space)] || (space === STAR_CREST && !crest);
    price[cell] = closed ? FAR : prices[TERRAIN[space]] + (isSite(space) ? TURN / 2 : 0);
  }
  for (const cell of view.demons) price[cell] += book.dispels ? TURN / 2 : 2 * TURN;
  if (view.dragon >= 0) price[view.dragon] += 4 * TURN;
  view.at.forEach((cell, other) => {
    if (other !== seat && cell >= 0 && land[cell] >= 0) price[cell] += 3;
  });
  const free = view.boatAt.filter((cell, boat) => cell >= 0 && !view.boat.includes(boat) && !view.boatDemon[boat]);
  return { view, land, walls, price, boats: new Set(free), calls: book.boats > 0 };
}

/** How far it is from everywhere to the best of these goals. */
export function fieldTo(view: View, seat: number, goals: readonly Goal[]): Field {
  const ground = groundFor(view, seat);
  const cost = new Int32Array(2 * CELLS).fill(FAR);
  const buckets: number[][] = [];
  const reach = (node: number, at: number) => {
    const half = Math.ceil(at);
    if (half >= cost[node]) return;
    cost[node] = half;
    buckets[half] ??= [];
    buckets[half].push(node);
  };
  const least = Math.min(...goals.map(({ late }) => late));
  for (const { cell, late } of goals) {
    reach(cell, late - least);
    if (ground.land[cell] < 0) reach(CELLS + cell, late - least);
  }
  for (let at = 0; at < buckets.length; at++)
    for (const node of buckets[at] ?? []) {
      if (cost[node] !== at) continue;
      if (node < CELLS && ground.land[node] >= 0) ashore(ground, node, at, reach);
      else afloat(ground, node, at, reach);
    }
  return { foot: cost.subarray(0, CELLS), boat: cost.subarray(CELLS) };
}

type Reach = (node: number, at: number) => void;

/** Everywhere one may have come from to a water space. */
function afloat(ground: Ground, node: number, at: number, reach: Reach): void {
  const { land, boats, calls } = ground;
  const cell = node % CELLS;
  for (let side = 0; side < 6; side++) {
    const from = AROUND[cell * 6 + side];
    if (from < 0) continue;
    if (land[from] >= 0) {
      // W 6.SWIMa All points. W 6.BOARDc What is left of the turn. W 11.211 Or a Boat is called.
      if (node < CELLS) reach(from, at + TURN + 1);
      else if (boats.has(cell)) reach(from, at + 2 + TURN / 2);
      else if (calls) reach(from, at + 4 + TURN / 2);
    } else if (node >= CELLS) reach(CELLS + from, at + 1);
  }
}

function ashore(ground: Ground, cell: Cell, at: number, reach: Reach): void {
  const { land, walls, price } = ground;
  const space = land[cell];
  for (let side = 0; side < 6; side++) {
    const from = AROUND[cell * 6 + side];
    if (from < 0 || (walls[cell] >> side) & 1) continue;
    const here = land[from];
    if (isInCircle(space)) {
      // W 6.STONEa By the dots of the stone. W 6.CENTERa From a stone on 1 to 3.
      if (here < 0) continue;
      if (space === CIRCLE_CENTRE) reach(from, at + 2 * TURN);
      else if (!isStone(here) && here !== CIRCLE_CENTRE) reach(from, at + (6 * TURN) / stonesBy(ground, from));
      else if (here !== CIRCLE_CENTRE) reach(from, at + 6 * TURN);
      continue;
    }
    reach(from, at + price[cell]);
    // W 6.LEAVEb Not in a turn in which the Boat was moved.
    if (here < 0) reach(CELLS + from, at + price[cell] + TURN / 2);
  }
}

function stonesBy({ land }: Ground, cell: Cell): number {
  let n = 0;
  for (let side = 0; side < 6; side++) {
    const to = AROUND[cell * 6 + side];
    if (to >= 0 && land[to] >= 0 && isStone(land[to])) n += 1;
  }
  return Math.max(1, n);
}

import {
  AROUND,
  atlasOf,
  bookOf,
  CELLS,
  type Cell,
  CIRCLE_CENTRE,
  cellOf,
  isAfflicted,
  isInCircle,
  isSite,
  isStone,
  LAIR,
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
export interface Ground {
  readonly land: Int16Array;
  readonly walls: Uint8Array;
  /** Half points to come to each cell on foot; FAR if nobody does. */
  readonly price: Int32Array;
  /** What meeting Demons or the Dragon there costs in half points. */
  readonly toll: ReadonlyMap<Cell, number>;
  /** Half points a water space under sail. */
  readonly water: number;
  /** Where free Boats are, and water to which one of them can be called. */
  readonly boats: readonly Cell[];
  readonly callable: Uint8Array;
  /** Half points from the centre of the Circle to a stone; FAR if no way is seen. */
  readonly leaving: number;
}

/** What somebody thinks of the ground: where he does not want to come, what Demons cost and how he leaves the Circle. */
export interface Caution {
  readonly shunned?: readonly Cell[];
  /** Turns that it costs to meet Demons without the spell. */
  readonly demons?: number;
  readonly leaving?: number;
}

/** W 6 The ground as one player finds it, with more for what would stop or harm him, or what he shuns. */
export function groundFor(view: View, seat: number, caution: Caution = {}): Ground {
  const { shunned = [], demons = 6, leaving = FAR } = caution;
  const { land, walls } = atlasOf(view.layout);
  const book = bookOf(view, seat);
  const free = view.boatAt.filter((cell, boat) => cell >= 0 && !view.boat.includes(boat) && !view.boatDemon[boat]);
  const water = isAfflicted(view, seat) ? 4 : 1;
  const toll = tollsFor(view, seat, demons);
  for (const cell of shunned) toll.set(cell, (toll.get(cell) ?? 0) + 2 * TURN);
  const callable = waterNear(land, free, book.boats);
  return {
    land,
    walls,
    price: pricesFor(view, seat, land, toll),
    toll,
    water,
    boats: free,
    callable,
    leaving,
  };
}

/** W 11.2111 Water from which no more water spaces than these lead to a Boat. */
function waterNear(land: Int16Array, boats: readonly Cell[], range: number): Uint8Array {
  const near = new Uint8Array(CELLS);
  const steps = new Int16Array(CELLS).fill(-1);
  const queue = range > 0 ? boats.slice() : [];
  for (const cell of queue) steps[cell] = 1;
  for (const cell of queue) {
    near[cell] = 1;
    if (steps[cell] >= range) continue;
    for (let side = 0; side < 6; side++) {
      const to = AROUND[cell * 6 + side];
      if (to < 0 || land[to] >= 0 || steps[to] >= 0) continue;
      steps[to] = steps[cell] + 1;
      queue.push(to);
    }
  }
  return near;
}

function tollsFor(view: View, seat: number, demons: number): Map<Cell, number> {
  const each = demonToll(view, seat, demons);
  const toll = new Map(view.demons.map((cell) => [cell, each]));
  if (view.dragon >= 0) toll.set(view.dragon, 4 * TURN + (view.gems[seat] > 0 ? 4 * TURN : 0));
  // W 8.74b As long as he is not met he is not drawn again: whose Gem one has is best left alone.
  view.wizardAt.forEach((cell, wizard) => {
    if (cell >= 0 && (view.gems[seat] >> wizard) & 1) toll.set(cell, (toll.get(cell) ?? 0) + TURN);
  });
  // W 7.4 Rüktal comes before any Demon, and six Gems win at once.
  if (gemsOf(view, seat) >= 6) toll.delete(cellOf(view, CIRCLE_CENTRE));
  return toll;
}

function pricesFor(view: View, seat: number, land: Int16Array, toll: ReadonlyMap<Cell, number>): Int32Array {
  const book = bookOf(view, seat);
  const prices = TERRAINS.map((_, terrain) => priceOf(view, seat, hasteOf(book.swift), terrain));
  const crest = mayEnterCrest(view, seat);
  const price = new Int32Array(CELLS);
  for (let cell = 0; cell < CELLS; cell++) {
    const space = land[cell];
    if (space < 0) continue;
    const closed = view.fallen[tileOf(space)] || (space === STAR_CREST && !crest);
    price[cell] = closed ? FAR : prices[TERRAIN[space]] + (isSite(space) ? TURN / 2 : 0);
    // W 12.52 Whoever ends a turn in the Lair stirs the Dragon.
    if (tileOf(space) === LAIR) price[cell] += 2;
  }
  for (const [cell, half] of toll) price[cell] += half;
  return price;
}

function hasteOf(swift: readonly string[]): number {
  return (swift.includes('woods') ? 1 : 0) | (swift.includes('mountain') ? 2 : 0);
}

/** W 7.304 What meeting Demons costs: dispelled they bring points; with Gems in hand there is much to lose. */
function demonToll(view: View, seat: number, turns: number): number {
  const gems = view.gems[seat] > 0 ? 4 * TURN : 0;
  // Dazed, robbed or carried to the Lair, one loses half a dozen turns.
  if (!bookOf(view, seat).dispels) return turns * TURN + gems;
  return (view.rank[seat] === 4 ? TURN : 0) + gems / 4;
}

// Nodes waiting by cost: a list for each, by index into `waiting`.
const first = new Int32Array(FAR).fill(-1);
const waiting: number[] = [];
const after: number[] = [];

/** How far it is from everywhere to the best of these goals. */
export function fieldOver(ground: Ground, goals: readonly Goal[]): Field {
  const cost = new Int32Array(2 * CELLS).fill(FAR);
  waiting.length = 0;
  after.length = 0;
  let farthest = 0;
  const reach = (node: number, at: number) => {
    const half = Math.ceil(at);
    if (half >= cost[node]) return;
    cost[node] = half;
    if (half > farthest) farthest = half;
    after.push(first[half]);
    first[half] = waiting.push(node) - 1;
  };
  const least = Math.min(...goals.map(({ late }) => late));
  for (const { cell, late } of goals) {
    reach(cell, late - least);
    if (ground.land[cell] < 0) reach(CELLS + cell, late - least);
  }
  for (let at = 0; at <= farthest; at++) {
    while (first[at] >= 0) {
      const i = first[at];
      first[at] = after[i];
      const node = waiting[i];
      if (cost[node] !== at) continue;
      if (node < CELLS && ground.land[node] >= 0) ashore(ground, node, at, reach);
      else afloat(ground, node, at, reach);
    }
  }
  return { foot: cost.subarray(0, CELLS), boat: cost.subarray(CELLS) };
}

export function gemsOf(view: View, seat: number): number {
  let n = 0;
  for (let bits = view.gems[seat]; bits > 0; bits &= bits - 1) n += 1;
  return n;
}

type Reach = (node: number, at: number) => void;

/** Everywhere one may have come from to a water space. */
function afloat(ground: Ground, node: number, at: number, reach: Reach): void {
  const { land, boats, callable, water } = ground;
  const cell = node % CELLS;
  for (let side = 0; side < 6; side++) {
    const from = AROUND[cell * 6 + side];
    if (from < 0) continue;
    if (land[from] >= 0) {
      // W 6.SWIMa All points. W 6.BOARDc What is left of the turn. W 11.211 Or a Boat is called.
      if (node < CELLS) reach(from, at + TURN + 1);
      else if (boats.includes(cell)) reach(from, at + 2 + TURN / 2);
      else if (callable[cell] === 1) reach(from, at + 4 + TURN / 2);
    } else if (node >= CELLS) reach(CELLS + from, at + water);
  }
}

function ashore(ground: Ground, cell: Cell, at: number, reach: Reach): void {
  const { land, walls, price, toll, leaving } = ground;
  const space = land[cell];
  for (let side = 0; side < 6; side++) {
    const from = AROUND[cell * 6 + side];
    if (from < 0 || (walls[cell] >> side) & 1) continue;
    const here = land[from];
    if (isInCircle(space)) {
      // W 6.STONEa By the dots of the stone. W 6.CENTERa From a stone on 1 to 3.
      if (here < 0) continue;
      const there = at + (toll.get(cell) ?? 0);
      if (space === CIRCLE_CENTRE) reach(from, there + 2 * TURN);
      else if (here === CIRCLE_CENTRE) reach(from, there + leaving);
      // To the centre any of the stones beside him will do; not if he is to be on that very one.
      else if (!isStone(here)) reach(from, there + (6 * TURN) / (isWanted(ground, at) ? 1 : stonesBy(ground, from)));
      else reach(from, there + 6 * TURN);
      continue;
    }
    reach(from, at + price[cell]);
    // W 6.LEAVEb Not in a turn in which the Boat was moved.
    if (here < 0) reach(CELLS + from, at + price[cell] + TURN / 2);
  }
}

/** Whether the stone from which he has no farther to go is his goal: nearer to it than the centre is. */
const isWanted = ({ leaving }: Ground, at: number): boolean => leaving < FAR && at < 2 * TURN;

function stonesBy({ land }: Ground, cell: Cell): number {
  let n = 0;
  for (let side = 0; side < 6; side++) {
    const to = AROUND[cell * 6 + side];
    if (to >= 0 && land[to] >= 0 && isStone(land[to])) n += 1;
  }
  return Math.max(1, n);
}

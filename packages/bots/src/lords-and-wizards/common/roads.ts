import {
  allowance,
  type Board,
  HEXES,
  type Hex,
  IS_AIR,
  IS_HORSE,
  landCost,
  mayFlyOver,
  mayStop,
  NEIGHBOURS,
  RIVER,
  reachOf,
  sideTo,
  type Unit,
} from '@questhall/lords-and-wizards';

/** Beyond all roads. */
export const FAR = 9999;

/** What it costs to come to each hex, in half movement points, and the hex one comes from. */
export interface Walk {
  readonly cost: readonly number[];
  readonly from: readonly Hex[];
}

/** The way of a stack to everywhere, however many turns it takes; enemies and unconquered cities bar it. */
export function journey(b: Board, units: readonly Unit[]): Walk {
  const owner = b.owner[units[0]];
  const kind = b.kind[units.find((unit) => IS_HORSE[b.kind[unit]]) ?? units[0]];
  const air = units.every((unit) => IS_AIR[b.kind[unit]]);
  return spread([b.at[units[0]]], (at, side) => {
    const to = NEIGHBOURS[at * 6 + side];
    if (air) return mayFlyOver(b, to) ? 2 : -1;
    return mayStop(b, owner, to) ? landCost(b, kind, at, side) : -1;
  });
}

/** Half movement points that all of these have in a turn. */
export function paceOf(b: Board, units: readonly Unit[]): number {
  return Math.max(1, Math.min(...units.map((unit) => allowance(b, unit))));
}

/** How far every hex is from a goal, for a kind of unit, in half movement points; nobody bars the way. */
export function distances(b: Board, kind: number, goal: Hex): readonly number[] {
  if (goal < 0) return NOWHERE;
  const gait = IS_AIR[kind] ? 0 : IS_HORSE[kind] ? 1 : 2;
  const key = (gait + (b.weather === 'snow' ? 3 : 0)) * HEXES + goal;
  const found = MEASURED.get(key) ?? measured(b, kind, goal);
  if (MEASURED.size > MOST) MEASURED.clear();
  MEASURED.set(key, found);
  return found;
}

/** Nothing leads to a goal that there is not. */
const NOWHERE: readonly number[] = new Array<number>(HEXES).fill(FAR);
/** Land does not change but for snow: what was measured before. */
const MEASURED = new Map<number, readonly number[]>();
const MOST = 500;

function measured(b: Board, kind: number, goal: Hex): readonly number[] {
  return spread([goal], (at, side) => {
    const to = NEIGHBOURS[at * 6 + side];
    // Towards the goal one goes the other way.
    return IS_AIR[kind] ? 2 : landCost(b, kind, to, (side + 3) % 6);
  }).cost;
}

/** Out from some hexes, the cheapest first, as far as one likes to go. */
export function spread(starts: readonly Hex[], step: (at: Hex, side: number) => number, most = FAR): Walk {
  const cost = new Array<number>(HEXES).fill(FAR);
  const from = new Array<Hex>(HEXES).fill(-1);
  const rings: Hex[][] = [[...starts]];
  for (const hex of starts) cost[hex] = 0;
  for (let at = 0; at < rings.length; at++) {
    for (const hex of rings[at] ?? []) {
      if (cost[hex] < at) continue;
      for (let side = 0; side < 6; side++) {
        const to = NEIGHBOURS[hex * 6 + side];
        const price = to < 0 ? -1 : step(hex, side);
        if (price < 0 || at + price >= cost[to] || at + price > most) continue;
        cost[to] = at + price;
        from[to] = hex;
        rings[at + price] ??= [];
        rings[at + price].push(to);
      }
    }
  }
  return { cost, from };
}

/** The hexes of a walk from its start to a hex. */
export function pathTo({ from }: Walk, to: Hex): Hex[] {
  const path: Hex[] = [];
  for (let hex = to; hex >= 0; hex = from[hex]) path.unshift(hex);
  return path;
}

/** How much of the way to a hex can be gone in this turn, to a hex where one may stay. */
export function firstLeg(b: Board, units: readonly Unit[], path: readonly Hex[], may: (hex: Hex) => boolean): Hex[] {
  const reached = new Map(reachOf(b, units).map((one) => [one.place, one.path]));
  for (let i = path.length - 1; i > 0; i--) {
    const way = reached.get(path[i]);
    if (way && may(path[i])) return [path[0], ...way];
  }
  return [];
}

/** Whether a river runs between two neighbours. */
export function isOverRiver(from: Hex, to: Hex): boolean {
  const side = sideTo(from, to);
  return side >= 0 && RIVER[from * 6 + side] >= 0;
}

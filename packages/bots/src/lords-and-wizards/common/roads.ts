import {
  allowance,
  type Board,
  HEXES,
  type Hex,
  IS_AIR,
  IS_LEADER,
  isUnconquered,
  landCost,
  mayFlyOver,
  mayStop,
  NEIGHBOURS,
  SITE_AT,
  type Unit,
} from '@questhall/lords-and-wizards';

/** Beyond all roads. */
export const FAR = 9999;

/** What it costs to come to each hex, in half movement points, and the hex one comes from. */
export interface Walk {
  readonly cost: readonly number[];
  readonly from: readonly Hex[];
}

/** Half movement points that all of these have left. */
export function pointsOf(b: Board, units: readonly Unit[]): number {
  return Math.min(...units.map((unit) => (b.moved[unit] === 2 ? 0 : allowance(b, unit) - b.spent[unit])));
}

/** Where units that go together can be at the end of this turn. */
export function reach(b: Board, seat: number, units: readonly Unit[]): Walk {
  const start = b.at[units[0]];
  const air = units.every((unit) => IS_AIR[b.kind[unit]]);
  const points = pointsOf(b, units);
  const kind = slowest(b, units);
  const step = (at: Hex, side: number) => {
    const to = NEIGHBOURS[at * 6 + side];
    if (air) return mayFlyOver(b, to) ? 2 : -1;
    const cost = mayStop(b, seat, to) ? landCost(b, kind, at, side) : -1;
    // A single hex can always be entered.
    const isFirst = at === start && units.every((unit) => b.moved[unit] === 0 && !IS_AIR[b.kind[unit]]);
    return cost > points && isFirst ? points : cost;
  };
  return spread([start], points, step);
}

/** Who sets the pace on open ground: horse cannot enter swamps. */
function slowest(b: Board, units: readonly Unit[]): number {
  const afoot = units.filter((unit) => !IS_AIR[b.kind[unit]] && !IS_LEADER[b.kind[unit]]);
  const horse = afoot.find((unit) => landCost(b, b.kind[unit], b.at[unit], 0) < 0);
  return b.kind[horse ?? afoot[0] ?? units[0]];
}

/** How far every hex is from the nearest of some goals, for a kind of unit, in half movement points. */
export function distances(b: Board, kind: number, goals: readonly Hex[]): readonly number[] {
  const step = (at: Hex, side: number) => {
    const to = NEIGHBOURS[at * 6 + side];
    if (to < 0) return -1;
    if (IS_AIR[kind]) return mayFlyOver(b, to) ? 2 : -1;
    // Towards the goal one goes the other way.
    if (isUnconquered(b, SITE_AT[to])) return -1;
    return landCost(b, kind, to, (side + 3) % 6);
  };
  return spread(goals, FAR, step).cost;
}

type Step = (at: Hex, side: number) => number;

/** Out from some hexes, the cheapest first, as far as the points go. */
function spread(starts: readonly Hex[], points: number, step: Step): Walk {
  const cost = new Array<number>(HEXES).fill(FAR);
  const from = new Array<Hex>(HEXES).fill(-1);
  const rings: Hex[][] = [];
  const put = (hex: Hex, at: number) => {
    rings[at] ??= [];
    rings[at].push(hex);
  };
  for (const hex of starts) {
    cost[hex] = 0;
    put(hex, 0);
  }
  for (let at = 0; at < rings.length; at++) {
    for (const hex of rings[at] ?? []) {
      if (cost[hex] < at) continue;
      for (let side = 0; side < 6; side++) {
        const to = NEIGHBOURS[hex * 6 + side];
        const price = to < 0 ? -1 : step(hex, side);
        if (price < 0 || at + price > points || at + price >= cost[to]) continue;
        cost[to] = at + price;
        from[to] = hex;
        put(to, at + price);
      }
    }
  }
  return { cost, from };
}

/** The hexes of a walk from its start to a hex. */
export function pathTo(walk: Walk, to: Hex): Hex[] {
  const path: Hex[] = [];
  for (let hex = to; hex >= 0; hex = walk.from[hex]) path.unshift(hex);
  return path;
}

/** Where to go in this turn to be as near as can be to where the field is lowest. */
export function nearest(walk: Walk, field: readonly number[], may: (hex: Hex) => boolean): Hex {
  let found = -1;
  for (let hex = 0; hex < HEXES; hex++) {
    if (walk.cost[hex] === FAR || !may(hex)) continue;
    if (found < 0 || field[hex] < field[found] || (field[hex] === field[found] && walk.cost[hex] < walk.cost[found]))
      found = hex;
  }
  return found;
}

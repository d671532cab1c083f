import type { Board, Unit } from './board.js';
import { isFleet } from './forces.js';
import { NEIGHBOURS, type Place } from './map.js';
import { allowance, canPay, fleetAllowance, fleetStepsFrom, landCost, mayFlyOver, mayStop } from './steps.js';
import { IS_AIR } from './units.js';

/** A place that a group can come to and stop in, with the cheapest way there. */
export interface Reached {
  readonly place: Place;
  /** Movement points, in halves. */
  readonly cost: number;
  /** The places from the first step on. */
  readonly path: readonly Place[];
}

interface Way {
  cost: number;
  before: Place;
  /** No step leads on: the one hex that can always be entered. */
  last: boolean;
}

/** Where units of one stack can go together by land, air or water, as `march` and `sail` would let them; ferries apart. */
export function reachOf(b: Board, units: readonly Unit[]): Reached[] {
  const [first] = units;
  if (first === undefined) return [];
  const from = b.at[first];
  const ways = new Map<Place, Way>([[from, { cost: 0, before: -1, last: false }]]);
  const rim: Place[][] = [[from]];
  for (let cost = 0; cost < rim.length; cost++) {
    for (const place of rim[cost] ?? []) {
      const way = ways.get(place);
      if (!way || way.cost !== cost || way.last) continue;
      for (const { to, price, last } of stepsFrom(b, units, place, cost)) {
        const known = ways.get(to);
        if (known && known.cost <= cost + price) continue;
        ways.set(to, { cost: cost + price, before: place, last });
        rim[cost + price] ??= [];
        (rim[cost + price] as Place[]).push(to);
      }
    }
  }
  return [...ways].flatMap(([place, { cost }]) =>
    place !== from && mayEnd(b, units, place) ? [{ place, cost, path: pathTo(ways, place) }] : [],
  );
}

interface Step {
  to: Place;
  price: number;
  last: boolean;
}

function stepsFrom(b: Board, units: readonly Unit[], place: Place, spent: number): Step[] {
  if (isFleet(b, units[0])) {
    const left = Math.min(...units.map((unit) => fleetAllowance(b) - b.spent[unit])) - spent;
    return left < 2 ? [] : fleetStepsFrom(b, b.owner[units[0]], place).map((to) => ({ to, price: 2, last: false }));
  }
  const air = units.every((unit) => IS_AIR[b.kind[unit]]);
  const found: Step[] = [];
  for (let side = 0; side < 6; side++) {
    const to = NEIGHBOURS[place * 6 + side];
    if (to < 0 || !(air ? mayFlyOver(b, to) : mayStop(b, b.owner[units[0]], to))) continue;
    const step = priceOf(b, units, { place, side, spent });
    if (step) found.push({ to, ...step });
  }
  return found;
}

/** What a step costs the whole group, or nothing if one of them cannot make it. */
function priceOf(
  b: Board,
  units: readonly Unit[],
  at: { place: Place; side: number; spent: number },
): Omit<Step, 'to'> | undefined {
  let price = 0;
  let last = false;
  for (const unit of units) {
    const kind = b.kind[unit];
    const cost = IS_AIR[kind] ? 2 : landCost(b, kind, at.place, at.side);
    if (cost < 0 || (IS_AIR[kind] && b.weather === 'snow')) return undefined;
    price = Math.max(price, cost);
    if (b.spent[unit] + at.spent + cost <= allowance(b, unit)) continue;
    // LW B7b.5 One hex as the whole move.
    if (at.spent > 0 || !canPay(b, unit, cost)) return undefined;
    last = true;
  }
  return { price, last };
}

function mayEnd(b: Board, units: readonly Unit[], place: Place): boolean {
  return isFleet(b, units[0]) || mayStop(b, b.owner[units[0]], place);
}

function pathTo(ways: ReadonlyMap<Place, Way>, place: Place): Place[] {
  const path: Place[] = [];
  for (let at = place; at >= 0; at = ways.get(at)?.before ?? -1) path.unshift(at);
  return path.slice(1);
}

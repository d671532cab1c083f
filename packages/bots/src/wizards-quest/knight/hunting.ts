import type { Seat } from '@questhall/kernel';
import {
  BOAT_REACH,
  countersIn,
  defenceBonus,
  type Force,
  forceIn,
  isProtected,
  neighbours,
  OFF,
  type Power,
  powerIn,
  type Route,
  routeBetween,
  SPACES,
  type SpaceId,
  spareMen,
  type View,
} from '@questhall/wizards-quest';
import { roughly } from './chances.js';

/** A player after a treasure, with the men due each turn. */
export interface Hunter {
  readonly view: View;
  readonly seat: Seat;
  readonly income: number;
}

/** The weight of the coming turns, and what each further space in between takes off. */
export const TURNS = [0.5, 0.3, 0.2];
export const STEPS = 3;
export const A_STEP = 0.5;
/** Wizard and dragon shield a space, but they come and go. */
export const SHIELDED = 0.6;

/** How surely and soon a player can take a space, 0 to 1, by the best of the ways that lead there. */
export function reach(hunter: Hunter, target: SpaceId): number {
  const { view, seat } = hunter;
  const siege = siegeOf(hunter, target);
  const tolls = new Array<number>(SPACES.length).fill(-1);
  tolls[target] = 0;
  let worth = isProtected(view, target) || view.dragon === target ? SHIELDED : 1;
  let found = view.boats[seat] > 0 ? worth * landing(hunter, siege) : 0;
  let layer = [target];
  for (let step = 1; step <= STEPS && worth > found; step++) {
    if (step > 1) layer = beyond(hunter, layer, tolls);
    for (const { route, men } of fronts(hunter, layer, tolls))
      found = Math.max(found, worth * soon(hunter, siege, men, step === 1 ? route : 'land'));
    worth *= A_STEP;
  }
  return found;
}

/** The most men who stand before any of these spaces, by the way they come. */
function fronts(hunter: Hunter, layer: readonly SpaceId[], tolls: readonly number[]): { route: Route; men: number }[] {
  const { view, seat } = hunter;
  const found: { route: Route; men: number }[] = [];
  for (const space of layer) {
    for (const from of neighbours(view, space)) {
      if (view.holder[from] !== seat) continue;
      const route = routeBetween(view, from, space);
      const men = muster(hunter, from) - tolls[space];
      const known = found.find((front) => front.route === route);
      if (!known) found.push({ route, men });
      else if (known.men < men) known.men = men;
    }
  }
  return found;
}

/** What stands between a hunter and a space. */
interface Siege {
  readonly target: SpaceId;
  readonly defender: Force;
  /** Who must lead, and what it costs to have him on the board. */
  readonly power: Power;
  readonly price: number;
}

function siegeOf({ view, seat }: Hunter, target: SpaceId): Siege {
  const power = powerIn(view, target) === 'hero' ? 'hero' : 'sorcerer';
  const at = power === 'hero' ? view.hero[seat] : view.sorcerer[seat];
  return { target, defender: forceIn(view, target), power, price: at === OFF ? 2 : 0 };
}

/** The spaces one further away, with what it takes to come through them. */
function beyond({ view, seat }: Hunter, layer: readonly SpaceId[], tolls: number[]): SpaceId[] {
  const next: SpaceId[] = [];
  for (const space of layer) {
    for (const other of neighbours(view, space)) {
      if (view.holder[other] === seat || (tolls[other] >= 0 && !next.includes(other))) continue;
      const toll = tolls[space] + 1 + 1.3 * countersIn(view, other);
      if (tolls[other] < 0) next.push(other);
      else if (tolls[other] <= toll) continue;
      tolls[other] = toll;
    }
  }
  return next;
}

function landing(hunter: Hunter, siege: Siege): number {
  let found = 0;
  for (const from of BOAT_REACH[siege.target]) {
    if (hunter.view.holder[from] === hunter.seat)
      found = Math.max(found, soon(hunter, siege, muster(hunter, from), 'boat'));
  }
  return found;
}

/** The chance to take a target within the next turns with so many men, and those due by then. */
function soon({ view, income }: Hunter, { target, defender, power, price }: Siege, men: number, route: Route): number {
  const bonus = defenceBonus(view, target, route);
  let sum = 0;
  for (let turn = 0; turn < TURNS.length; turn++) {
    const force = Math.floor(men - price + (turn + 1) * income);
    if (force > 0) sum += TURNS[turn] * roughly({ men: force, power, defender, bonus, stopAt: 1 });
  }
  return sum;
}

/** Men who could attack from a space: its own, and those beside it who may come. */
function muster({ view, seat }: Hunter, from: SpaceId): number {
  let sum = view.men[from] - 1;
  for (const space of neighbours(view, from)) if (view.holder[space] === seat) sum += 0.7 * spareMen(view, space);
  return sum;
}

import type { Seat } from '@questhall/kernel';
import {
  DEFENCE,
  forceIn,
  IS_CASTLE,
  isFrenzyTarget,
  kingdomSpaces,
  neighbours,
  OFF,
  ORCS,
  SPACES,
  type SpaceId,
  treasuresTaken,
  type View,
} from '@questhall/wizards-quest';
import { sought } from '../treasures.js';
import { type Fight, prospect } from './chances.js';
import { reach } from './hunting.js';

/** What things are worth, in men. */
export const WORTH = {
  /** By treasures regained; the third is the game. */
  treasures: [0, 14, 34, 120],
  /** To win now: nothing else matters then. */
  game: 160,
  /** One more man a turn. */
  income: 2.5,
  /** A kingdom space that brings no man yet. */
  promise: 0.4,
  man: 0.8,
  power: 3,
  castle: 1.5,
  space: 0.3,
  boat: 1,
} as const;
/** How much the nearest, the second and the third of the treasures in reach count. */
export const HUNTS = [0.5, 0.35, 0.25];

/** How good a position is for a seat, in men: what it has and may get, less the others' share of the same. */
export function evaluate(view: View, seat: Seat): number {
  let others = 0;
  for (let other = 0; other < view.seats; other++)
    if (other !== seat && !view.out[other]) others += fortune(view, other);
  return fortune(view, seat) - exposure(view, seat) - others / (view.seats - 1);
}

export function fortune(view: View, seat: Seat): number {
  const kingdom = kingdomSpaces(view, seat);
  const income = Math.max(4, kingdom);
  const due = income * WORTH.income + Math.min(4, kingdom) * WORTH.promise;
  return property(view, seat) + due + hunt(view, seat, income);
}

function property(view: View, seat: Seat): number {
  let sum = view.boats[seat] * WORTH.boat;
  for (let space = 0; space < SPACES.length; space++) {
    if (view.holder[space] !== seat) continue;
    sum += view.men[space] * WORTH.man + WORTH.space + (IS_CASTLE[space] ? WORTH.castle : 0);
  }
  if (view.hero[seat] !== OFF) sum += WORTH.power;
  return view.sorcerer[seat] === OFF ? sum : sum + WORTH.power;
}

/** What treasures are worth, those regained and those in reach. */
function hunt(view: View, seat: Seat, income: number): number {
  const taken = treasuresTaken(view, seat);
  let sum = WORTH.treasures[taken];
  if (taken > 2) return sum;
  const hunter = { view, seat, income };
  const chances = sought(view, seat).map((space) => reach(hunter, space));
  chances.sort((a, b) => b - a);
  for (let i = 0; i < chances.length && taken + i < 3; i++) {
    sum += chances[i] * HUNTS[i] * (WORTH.treasures[taken + i + 1] - WORTH.treasures[taken + i]);
  }
  return sum;
}

/** What frenzies may cost a player: the land that weak forces hold beside many orcs. */
export function exposure(view: View, seat: Seat): number {
  let sum = 0;
  for (let space = 0; space < SPACES.length; space++) {
    if (view.holder[space] !== seat || !isFrenzyTarget(view, space)) continue;
    const rage = frenzyNear(view, space);
    if (rage > 0) sum += rage * FRENZY.lost * prospect(frenzyAgainst(view, space)).captures;
  }
  return sum;
}
export const FRENZY = { men: 4, lost: 1.2 } as const;

/** How surely orcs will frenzy beside a space: four do, three may become four. */
function frenzyNear(view: View, space: SpaceId): number {
  let rage = 0;
  for (const other of neighbours(view, space)) {
    if (view.holder[other] !== ORCS || view.men[other] < FRENZY.men - 1) continue;
    rage = Math.max(rage, view.men[other] === FRENZY.men ? 1 : view.seats / 6);
  }
  return rage;
}

/** Orcs attack as so many men would. */
function frenzyAgainst(view: View, space: SpaceId): Fight {
  return { men: FRENZY.men, power: 'none', defender: forceIn(view, space), bonus: DEFENCE[space], stopAt: 1 };
}

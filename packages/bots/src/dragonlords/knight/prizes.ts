import {
  counterOf,
  IS_KINGDOM,
  KING,
  KINGDOMS,
  kingdomsOfSeat,
  kingdomsToWin,
  LANDS,
  NEUTRAL,
  NOBODY,
  neighbours,
  type Place,
  type Side,
  type View,
} from '@questhall/dragonlords';
import { garrison, isEnemyLand, pays } from '../common/lands.js';

/** How many turns of a land's gold count, and of the gold the enemy goes without. */
const TURNS = 3;
const DENIED = 2;
const A_KINGDOM = 12;
/** A King, in gold: there is nothing dearer, least of all the last. */
const A_KING = 120;
const THE_LAST = 400;
const THE_GAME = 1000;

/** The chance that a side's King is in a place, from where its face-down counters lie. */
export function kingChance(view: View, side: Side, place: Place): number {
  if (side === NOBODY || side === NEUTRAL || view.fallen[side] || view.kingless[side]) return 0;
  const king = counterOf(side, KING);
  if (view.shown[king]) return view.counterOn[king] >= 0 && view.bearerAt[view.counterOn[king]] === place ? 1 : 0;
  let here = 0;
  let all = 0;
  for (let i = 0; i < view.bearerAt.length; i++) {
    if (view.bearerSide[i] !== side || view.bearerAt[i] < 0 || view.marks[i] === 0 || view.dragon[i]) continue;
    all += view.marks[i];
    if (view.bearerAt[i] === place) here += view.marks[i];
  }
  return all === 0 ? 0 : here / all;
}

/** Enemy sides still in the game. */
export function rivals(view: View, side: Side): number {
  let n = 0;
  for (let other = 0; other < view.sides; other++)
    if (!view.fallen[other] && view.seatOf[other] !== view.seatOf[side]) n += 1;
  return n;
}

/** What it is worth to take a land, in gold. */
export function prize(view: View, side: Side, land: Place): number {
  const holder = view.holder[land];
  let sum = TURNS * pays(view, side, land);
  if (holder !== NOBODY && holder !== NEUTRAL && !view.fallen[holder]) {
    sum += DENIED * pays(view, holder, land);
    sum += kingChance(view, holder, land) * (rivals(view, side) === 1 && !view.house.playOn ? THE_LAST : A_KING);
  }
  if (!IS_KINGDOM[land]) return sum;
  const isLast = kingdomsOfSeat(view, view.seatOf[side]) + 1 >= kingdomsToWin(view);
  return sum + A_KINGDOM + view.gold[KINGDOMS.indexOf(land)] + (isLast ? THE_GAME : 0);
}

const FADES = 0.6;
const STEPS = 8;

/** How much there is to win near each land: prizes that fade with every step and with every unit in the way. */
export function heat(view: View, side: Side): number[] {
  const found: number[] = [];
  const tolls: number[] = [];
  for (let land = 0; land < LANDS.length; land++) {
    found.push(isTarget(view, side, land) ? prize(view, side, land) : 0);
    tolls.push(toll(view, side, land));
  }
  for (let step = 0; step < STEPS && spread(view, found, tolls); step++);
  return found;
}

/** One step on from each land to those beside it; false if it is no warmer anywhere. */
function spread(view: View, found: number[], tolls: readonly number[]): boolean {
  const faded = found.map((value, land) => FADES * value * tolls[land]);
  let isWarmer = false;
  for (let land = 0; land < found.length; land++) {
    for (const other of neighbours(view, land)) {
      if (faded[other] <= found[land]) continue;
      found[land] = faded[other];
      isWarmer = true;
    }
  }
  return isWarmer;
}

function isTarget(view: View, side: Side, land: Place): boolean {
  return view.holder[land] === NOBODY ? neighbours(view, land).length > 0 : isEnemyLand(view, side, land);
}

/** What is left of a prize behind a land that must be fought for. */
function toll(view: View, side: Side, land: Place): number {
  return isEnemyLand(view, side, land) ? 1 / (1 + 0.04 * garrison(view, land)) : 1;
}

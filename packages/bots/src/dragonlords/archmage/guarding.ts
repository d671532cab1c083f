import {
  bearersAt,
  casterOn,
  counterOf,
  isKing,
  isLand,
  KING,
  type Place,
  SCROLL_IDS,
  type Side,
  strengthOf,
  tas,
  type View,
} from '@questhall/dragonlords';
import { kingAt } from '../common/lands.js';
import { once } from '../common/once.js';
import { type Safety, walls } from '../common/treasury.js';
import { dreadsElementals, FEW, feared, SAFE } from '../knight/dread.js';
import { type Keep, stays } from '../knight/plans.js';
import { arriving, storm } from './storm.js';
import { throneChance } from './throne.js';

/** How many should be with the King when the turn is over: enough for whoever could come to him. */
export const watch = once((view, side) => {
  const throne = kingAt(view, side);
  if (!isLand(throne)) return 0;
  // Whoever may hold an elemental will send it to a King with few around him.
  let most = dreadsElementals(view, side) ? SAFE : FEW;
  for (let foe = 0; foe < view.sides; foe++) {
    if (view.fallen[foe] || view.seatOf[foe] === view.seatOf[side]) continue;
    const units = arriving(view, foe, throne, storm(view, foe, FAR));
    if (units > 0) most = Math.max(most, match(view, side, { foe, throne, units }));
  }
  return most;
});

/** So many lands an army may take on its way to him. */
const FAR = 8;

/** So many square roots of an army are added against its luck. */
const LUCK = 0.5;

/** How many hold a land against so many: armies count by their squares, and by how often they hit. */
function match(view: View, side: Side, { foe, throne, units }: { foe: Side; throne: Place; units: number }): number {
  const theirs = tas(view, { side: foe, foe: side, where: throne, attacks: true });
  // A King who is hidden shows himself, and gives Hope.
  const hope = view.shown[counterOf(side, KING)] ? 0 : 1;
  const own = Math.min(6, tas(view, { side, foe, where: throne, attacks: false }) + hope);
  return Math.ceil(units * Math.sqrt(theirs / own) + LUCK * Math.sqrt(units));
}

/** How many are missing from the King's guard, once those who are bought have come. */
export function short(view: View, side: Side): number {
  const throne = kingAt(view, side);
  return isLand(throne) ? watch(view, side) - strengthOf(view, throne, side) - view.ordered : 0;
}

/** So many are with the King at all times. */
const LEAST = 2;

/** What a knight would leave behind, but with the King only whom those who are bought cannot stand in for. */
export const keeps: Keep = (view, side, land, but) => {
  if (kingAt(view, side) !== land) return stays(view, side, land, but);
  return Math.max(LEAST, watch(view, side) - view.ordered) + wizards(view, side, land);
};

/** Wizards go along with the others, and are no guard. */
function wizards(view: View, side: Side, land: Place): number {
  return bearersAt(view, land, side).filter((bearer) => casterOn(view, bearer) >= 0 && !isKing(view, bearer)).length;
}

/** Gold is safest with the King: if he falls it is of no more use. */
export const cover: Safety = (view, side, land) =>
  kingAt(view, side) === land ? Number.POSITIVE_INFINITY : walls(view, side, land);

const REFLECT = SCROLL_IDS.indexOf('reflect');
/** An elemental is sent if it is so likely to reach a King, and so many times as likely as to come back to one's own. */
const LIKELY = 0.15;
const TIMES = 2;

/** Whether an elemental should be sent against a King: he may fall, and it may be turned back. */
export function mayStrike(view: View, side: Side): boolean {
  let most = 0;
  for (let land = 0; land < view.holder.length; land++) {
    const holder = view.holder[land];
    if (holder < 0 || holder >= view.sides || view.seatOf[holder] === view.seatOf[side]) continue;
    const chance = throneChance(view, holder, land);
    if (chance > 0) most = Math.max(most, chance * reach(strengthOf(view, land, holder)));
  }
  const throne = kingAt(view, side);
  const back = Math.min(1, feared(view, side, REFLECT)) * reach(throne < 0 ? SAFE : strengthOf(view, throne, side));
  return most >= LIKELY && most > TIMES * back;
}

/** How likely the die of an elemental takes all of so many. */
function reach(units: number): number {
  return Math.max(0, SAFE - units) / (SAFE - 1);
}

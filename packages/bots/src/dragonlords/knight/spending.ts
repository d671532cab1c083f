import {
  FIRST_SHIP,
  FIRST_WASTE,
  GATE_TO,
  isLand,
  NOBODY,
  type Place,
  purse,
  type Side,
  strengthOf,
  type View,
} from '@questhall/dragonlords';
import { foesBeside, garrison, kingAt, threat } from '../common/lands.js';
import { freshShips } from '../common/ships.js';
import { choose, type Decide, sideOf } from '../decision.js';
import { scrolls } from './casting.js';
import { guard } from './dread.js';
import { canAffordQuests } from './plans.js';
import { heat } from './prizes.js';

/** Units for all the gold there is; a ship while there are islands to take. */
export const purchases: Decide = (sight) => {
  const { view } = sight;
  const side = sideOf(sight);
  const islands = view.holder.filter((holder, land) => holder === NOBODY && isLand(land)).length;
  return choose(sight, 'gold wins no battles', ({ verb, last }) => {
    if (verb === 'go') return 0;
    if (verb === 'cast') return scrolls(sight, last);
    if (last === 'ship') return freshShips(view, side) === 0 && islands > 1 && purse(view, side) >= 35 ? 500 : -1;
    return Number(last) / 100;
  });
};

const A_PARTY = 5;

function isQuietGate(view: View, side: Side, land: Place): boolean {
  const isNear = strengthOf(view, land, side) <= A_PARTY;
  return GATE_TO[land] >= 0 && isNear && foesBeside(view, side, land).length === 0;
}

function isQuesting(view: View, side: Side): boolean {
  for (let at = FIRST_WASTE; at < FIRST_SHIP; at++) if (strengthOf(view, at, side) > 0) return true;
  return false;
}

/** How many should be with the King, in the land where he is. */
export type Watch = (view: View, side: Side, throne: Place) => number;

const watch: Watch = (view, side, throne) =>
  Math.max(guard(view, side), Math.ceil(1.2 * threat(view, side, throne)) + 2);

/** A guard for the King if he is pressed; all others where there is most to win. */
export function reinforcementsWith(watch: Watch): Decide {
  return (sight) => {
    const { view } = sight;
    const side = sideOf(sight);
    const warm = heat(view, side);
    const throne = kingAt(view, side);
    const short = isLand(throne) ? watch(view, side, throne) - strengthOf(view, throne, side) : 0;
    const isForQuests = view.ordered > 2 * A_PARTY && canAffordQuests(view, side) && !isQuesting(view, side);
    return choose(sight, 'they are wanted there', ({ what, place }) => {
      if (what === 'ship') return 1000;
      const n = Number(what);
      if (place === throne && short > 0) return 500 - Math.abs(n - short);
      if (isForQuests && n === A_PARTY && isQuietGate(view, side, place)) return 400;
      return n === view.ordered ? warm[place] + garrison(view, place) / 20 : -1;
    });
  };
}
export const reinforcements = reinforcementsWith(watch);

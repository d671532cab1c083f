import { IS_KINGDOM, purse, strengthOf } from '@questhall/dragonlords';
import { foesBeside, threat } from '../common/lands.js';
import { freshShips } from '../common/ships.js';
import { choose, type Decide, sideOf } from '../decision.js';
import { scrolls } from './casting.js';

/** A ship if there is none, and units for all the rest. */
export const purchases: Decide = (sight) => {
  const { view } = sight;
  const side = sideOf(sight);
  return choose(sight, 'gold wins no battles', (option) => {
    if (option.verb === 'go') return 0;
    if (option.verb === 'cast') return scrolls(sight, option.last);
    if (option.last === 'ship') return freshShips(view, side) === 0 && purse(view, side) >= 25 ? 500 : -1;
    return Number(option.last);
  });
};

/** Half to the border under most pressure, and so on. */
export const reinforcements: Decide = (sight) => {
  const { view, random } = sight;
  const side = sideOf(sight);
  const half = Math.ceil(Math.max(1, view.ordered) / 2);
  const wants = new Map<number, number>();
  return choose(sight, 'they are wanted there', ({ what, place }) => {
    if (what === 'ship') return 100;
    if (what === '') return 0;
    if (Number(what) !== half) return undefined;
    if (!wants.has(place)) {
      const pressure = threat(view, side, place) - strengthOf(view, place, side) / 2;
      const border = foesBeside(view, side, place).length > 0 ? 4 : 0;
      wants.set(place, pressure + border + (IS_KINGDOM[place] ? 1 : 0) + random(3));
    }
    return wants.get(place);
  });
};

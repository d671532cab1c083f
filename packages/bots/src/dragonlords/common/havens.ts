import { isLand, isShip, strengthOf } from '@questhall/dragonlords';
import { choose, type Decide, sideOf } from '../decision.js';
import { garrison, threat } from './lands.js';

/** Among friends, where the enemy presses least. */
export const havens: Decide = (sight) => {
  const { view } = sight;
  const side = sideOf(sight);
  return choose(sight, 'there are friends', ({ place }) => {
    if (!isLand(place)) return isShip(place) ? 0 : -50;
    if (view.holder[place] !== side) return -garrison(view, place) - 20;
    return strengthOf(view, place, side) - threat(view, side, place);
  });
};

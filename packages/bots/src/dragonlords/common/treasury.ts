import { KINGDOMS } from '@questhall/dragonlords';
import { choose, type Decide, sideOf } from '../decision.js';
import { kingdomLands, threat } from './lands.js';

/** Gold lies where the walls are strongest. */
export const hoards: Decide = (sight) => {
  const [safest] = kingdomLands(sight.view, sight.view.active).sort((a, b) => safety(sight, b) - safety(sight, a));
  return choose(sight, 'it is safest there', ({ what, place }) => (place === safest ? Number(what) : -Number(what)));
};

function safety(sight: Parameters<Decide>[0], land: number): number {
  const side = sideOf(sight);
  return sight.view.strength[land * 5 + side] - threat(sight.view, side, land);
}

/** Pay from where the gold is most in danger. */
export const pays: Decide = (sight) => {
  const lands = KINGDOMS.filter((land) => sight.view.holder[land] === sideOf(sight));
  return choose(sight, 'gold elsewhere is safer', ({ what, place }) => {
    const isRisky = lands.every((other) => safety(sight, other) >= safety(sight, place));
    return isRisky ? Number(what) : -Number(what);
  });
};

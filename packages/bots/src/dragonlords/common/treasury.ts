import { KINGDOMS, type Place, placeNamed } from '@questhall/dragonlords';
import { type Decide, type Decision, type Sight, sideOf } from '../decision.js';
import { kingdomLands, threat } from './lands.js';

/** Gold lies where the walls are strongest. */
export const hoards: Decide = (sight) => {
  const [safest] = kingdomLands(sight.view, sight.view.active).sort((a, b) => safety(sight, b) - safety(sight, a));
  return allOrNothing(sight, placeOf(sight) === safest, 'it is safest there');
};

/** One kingdom is asked about at a time, from least to most. */
function placeOf(sight: Sight): Place {
  return placeNamed(sight.name(0).split(' ').at(-1) as string);
}

function allOrNothing({ options }: Sight, isAll: boolean, why: string): Decision {
  return { pick: isAll ? options.length - 1 : 0, why };
}

function safety(sight: Sight, land: Place): number {
  const side = sideOf(sight);
  return sight.view.strength[land * 5 + side] - threat(sight.view, side, land);
}

/** Pay from where the gold is most in danger. */
export const pays: Decide = (sight) => {
  const lands = KINGDOMS.filter((land) => sight.view.holder[land] === sideOf(sight));
  const own = safety(sight, placeOf(sight));
  return allOrNothing(
    sight,
    lands.every((other) => safety(sight, other) >= own),
    'gold elsewhere is safer',
  );
};

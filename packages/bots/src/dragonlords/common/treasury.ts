import { type Place, placeNamed, type Side, strengthOf, type View } from '@questhall/dragonlords';
import type { Decide, Decision, Sight } from '../decision.js';
import { kingdomLands, threat } from './lands.js';

/** How safe gold is in a kingdom. */
export type Safety = (view: View, side: Side, land: Place) => number;

export const walls: Safety = (view, side, land) => strengthOf(view, land, side) - threat(view, side, land);

/** Gold lies where it is safest. */
export function hoardsWith(safety: Safety): Decide {
  return (sight) => {
    const { view } = sight;
    const here = placeOf(sight);
    // Whose land it is says whose gold: it is laid up before anybody's turn too.
    const side = view.holder[here];
    const [safest] = kingdomLands(view, side).sort((a, b) => safety(view, side, b) - safety(view, side, a));
    return allOrNothing(sight, here === safest, 'it is safest there');
  };
}
export const hoards = hoardsWith(walls);

/** One kingdom is asked about at a time, from least to most. */
function placeOf(sight: Sight): Place {
  return placeNamed(sight.name(0).split(' ').at(-1) as string);
}

function allOrNothing({ options }: Sight, isAll: boolean, why: string): Decision {
  return { pick: isAll ? options.length - 1 : 0, why };
}

/** Pay from where the gold is most in danger. */
export function paysWith(safety: Safety): Decide {
  return (sight) => {
    const { view } = sight;
    const here = placeOf(sight);
    const side = view.holder[here];
    const own = safety(view, side, here);
    const isWorst = kingdomLands(view, side).every((other) => safety(view, side, other) >= own);
    return allOrNothing(sight, isWorst, 'gold elsewhere is safer');
  };
}
export const pays = paysWith(walls);

import { KINGDOMS, NOBODY } from '@questhall/dragonlords';
import { choose, type Decide, sideOf } from '../decision.js';
import { claimsWith, kingdoms as knights, claims as knightsClaims, steps } from '../knight/setup.js';

/** Between two the knight's way to settle is as good as any. */
const FEW_SEATS = 2;
/** So many are with the King before an army gathers: among many, somebody comes for him in the first round. */
const GUARD = 10;

/** Among many the first kingdom lies apart from those of others. */
export const kingdoms: Decide = (sight, memo) => {
  const { view } = sight;
  const side = sideOf(sight);
  if (view.seats <= FEW_SEATS || KINGDOMS.some((land) => view.holder[land] === side)) return knights(sight, memo);
  const others = KINGDOMS.filter((land) => view.holder[land] !== NOBODY);
  return choose(sight, 'nobody else is near', ({ place }) => {
    const far = steps(view, place);
    const apart = others.length > 0 ? Math.min(...others.map((land) => far[land])) : 0;
    return apart - KINGDOMS.reduce((sum, land) => sum + far[land], 0) / KINGDOMS.length;
  });
};

const guarded = claimsWith(GUARD);

export const claims: Decide = (sight, memo) =>
  sight.view.seats > FEW_SEATS ? guarded(sight, memo) : knightsClaims(sight, memo);

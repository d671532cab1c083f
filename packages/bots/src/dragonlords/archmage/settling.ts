import { KINGDOMS, NOBODY } from '@questhall/dragonlords';
import { choose, type Decide, sideOf } from '../decision.js';
import {
  claimsWith,
  countersWith,
  foremost,
  kingdoms as knights,
  counters as knightsCounters,
  remotest,
  steps,
} from '../knight/setup.js';

/** Between two the knight's kingdoms are as good as any. */
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

const guarded = claimsWith({ guard: GUARD, throne: remotest, shuns: 0 });
/** Between two he is at the front, where his guard is of use: a few if he strikes first, else all there are. */
const striking = claimsWith({ guard: 4, throne: foremost, shuns: 1 });
const struck = claimsWith({ guard: 13, throne: foremost, shuns: 1 });

export const claims: Decide = (sight, memo) => {
  const { seats, first } = sight.view;
  if (seats > FEW_SEATS) return guarded(sight, memo);
  return (sideOf(sight) === first ? striking : struck)(sight, memo);
};

const atTheFront = countersWith(foremost);

export const counters: Decide = (sight, memo) =>
  (sight.view.seats > FEW_SEATS ? knightsCounters : atTheFront)(sight, memo);

import {
  forceIn,
  isFrenzyTarget,
  isProtected,
  mayAttack,
  neighbours,
  ORCS,
  SPACES,
  type SpaceId,
  type View,
} from '@questhall/wizards-quest';
import { prospect } from './prospects.js';

/** A space of one's own that a neighbour could take, and how probably the most dangerous of them would. */
export interface Threat {
  readonly space: SpaceId;
  readonly chance: number;
}

/** Where the forces next to a seat's spaces could strike as they stand now. */
export function threatsTo(view: View, seat: number): readonly Threat[] {
  return SPACES.flatMap((_, space) => {
    if (view.holder[space] !== seat) return [];
    const chances = neighbours(view, space).flatMap((from) => chanceFrom(view, from, space));
    return chances.length > 0 ? [{ space, chance: Math.max(...chances) }] : [];
  });
}

function chanceFrom(view: View, from: SpaceId, to: SpaceId): number[] {
  const holder = view.holder[from];
  if (holder < 0 || holder === view.holder[to] || isProtected(view, to)) return [];
  // Orcs come only four at once, and pass heroes and the dragon.
  if (
    holder === ORCS
      ? view.men[from] < 4 || !isFrenzyTarget(view, to)
      : !mayAttack(forceIn(view, from), forceIn(view, to))
  )
    return [];
  const { wins } = prospect(view, { from, to, against: 'space', boat: false, free: false });
  return wins >= 0.05 ? [wins] : [];
}

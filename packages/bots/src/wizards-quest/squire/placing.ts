import { hidingOf, neighbours, placingOf, type SpaceId, type View } from '@questhall/wizards-quest';
import { anything, best, type Decide } from '../decision.js';
import { treasureOwner, winning } from '../treasures.js';

/** Settle next to what one has. */
export const settles: Decide = ({ view, seat, options, random }) => {
  const beside = (space: SpaceId) => neighbours(view, space).some((other) => view.holder[other] === seat);
  const pick = best<SpaceId>(options, (space) => (beside(space) ? 4 : 0) + random(6));
  return { pick, why: 'neighbours help each other' };
};

/** Hide treasures where one's own men can watch them. */
export const hides: Decide = ({ view, seat, options, random }) => {
  const pick = best<number>(options, (o) => (view.holder[hidingOf(o).space] === seat ? 10 : 0) + random(10));
  return { pick, why: 'my own men can watch it there' };
};

/** Super powers first; then men to the border, to treasures before all. */
export const places: Decide = (sight) => {
  const { view, seat, options, random } = sight;
  const wants = new Map<SpaceId, number>();
  const want = (space: SpaceId) => {
    if (!wants.has(space)) wants.set(space, appeal(view, seat, space) + random(5));
    return wants.get(space) as number;
  };
  const pick = best<number>(options, (o) => {
    const { space, men, power } = placingOf(o);
    return want(space) + (power === 'none' ? Math.min(men, 5) / 10 : 20);
  });
  return pick < 0 ? anything(sight) : { pick, why: 'men were wanted there' };
};

function appeal(view: View, seat: number, space: SpaceId): number {
  const around = neighbours(view, space).filter((other) => view.holder[other] !== seat);
  if (around.some((other) => winning(view, seat).includes(other))) return 50;
  const chase = around.some((other) => treasureOwner(view, other) === seat) ? 4 : 0;
  const guard = treasureOwner(view, space) >= 0 ? 3 : 0;
  return chase + guard + (around.length > 0 ? 3 : 0);
}

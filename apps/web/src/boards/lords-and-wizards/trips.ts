import { type Place, placeNamed, type View } from '@questhall/lords-and-wizards';
import type { News } from '@questhall/table';
import { type Stack, stackOf, stacksOf } from './stacks.js';
import { trailOf } from './trail.js';

/** Units of one stack that came from one place. */
export interface Trip {
  readonly stack: Stack;
  /** The places they came by, both ends included. */
  readonly way: readonly Place[];
  /** Nobody stood there before them. */
  readonly isWhole: boolean;
}

/** Who stands elsewhere than before; on the way that is told of, else straight. */
export function tripsBetween(before: View | null, now: View | null, news: News | null): Trip[] {
  if (!before || !now) return [];
  const trail = trailOf(news).map(placeNamed);
  return stacksOf(now).flatMap(({ key, form, place, units }) => {
    const cameFrom = (unit: number) =>
      before.kind[unit] === now.kind[unit] && before.owner[unit] === now.owner[unit] ? before.at[unit] : -1;
    const posts = new Set(units.map(cameFrom).filter((post) => post >= 0 && post !== place));
    return [...posts].map((post): Trip => {
      const party = units.filter((unit) => cameFrom(unit) === post);
      const isTold = trail[0] === post && trail.at(-1) === place;
      return {
        stack: stackOf(now, key, form, party),
        way: isTold ? trail : [post, place],
        isWhole: party.length === units.length,
      };
    });
  });
}

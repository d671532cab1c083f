import type { SpaceId } from '@questhall/talisman';
import type { Point } from '../../../draw/geometry.js';
import { places } from '../painted.js';
import type { Standing } from '../scene.js';

/** Where a character stands in its space, from its middle, and how large. */
export interface Post {
  readonly seat: number;
  readonly at: Point;
  readonly radius: number;
}

/** Where a card lies, how it is turned, and how large it is. */
export interface Berth {
  readonly kind: number;
  readonly at: Point;
  readonly turn: number;
  readonly scale: number;
}

/** More cards than these are a pile with a number. */
export const MOST_CARDS = 4;
const TILTS = [-6, 5, -3, 7];
/** Radii for one character, two, three and so on. */
const RADII = [26, 23, 19, 17, 16, 16];
/** And in two rows. */
const CROWDED = 18;
/** How wide a row of tokens can be. */
const WIDE = 104;

/** Characters in a row, a crowd in two; below the cards, if any lie there. */
export function postsOf({ people, cards }: Standing): readonly Post[] {
  const many = people.length;
  const rows = many > 3 && cards.length === 0 ? 2 : 1;
  const most = Math.ceil(many / rows);
  const radius = rows === 2 ? CROWDED : (RADII[many - 1] ?? 16);
  const alone = many === 1 && cards.length > 0;
  const [x, y] = alone ? [cards.length > 2 ? 24 : 20, 22] : [0, cards.length > 0 ? 36 : 18];
  return people.map((seat, i) => {
    const row = Math.floor(i / most);
    const abreast = Math.min(most, many - row * most);
    const step = abreast > 1 ? Math.min(radius * 2.05, (WIDE - 2 * radius) / (abreast - 1)) : 0;
    const down = (row - (rows - 1) / 2) * radius * 2;
    return { seat, radius, at: [x + ((i % most) - (abreast - 1) / 2) * step, y + down] };
  });
}

/** Cards fanned: in the middle of an empty space, beside one character, above several. */
export function berthsOf({ cards, people }: Standing): readonly Berth[] {
  const shown = cards.slice(0, MOST_CARDS);
  const crowd = people.length > 1;
  const scale = crowd ? 0.66 : shown.length > 2 ? 0.74 : people.length > 0 ? 0.84 : 0.95;
  const step = shown.length > 2 ? 21 : people.length === 1 ? 20 : 28;
  const [x, y] = crowd ? [0, -8] : people.length === 1 ? [-28 + (shown.length - 1) * 7, 8] : [0, 12];
  return shown.map((kind, i) => ({
    kind,
    at: [x + (i - (shown.length - 1) / 2) * step, y],
    turn: TILTS[i],
    scale,
  }));
}

/** The middle of a space. */
export function middleOf(space: SpaceId): Point {
  return places()[space].at;
}

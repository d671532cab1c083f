import type { Manner } from './race.js';

const mannerOf = (enough: number, lurks: number, denies: number, dares: number): Manner => ({
  enough,
  lurks,
  denies,
  dares,
  heedless: false,
});

/** He calls whoever answers where a Tower is near, and leaves nobody to others. */
const DARING = mannerOf(4, 6, 6, 5);
/** He waits for those whom others are shown, and else goes to Hamdrel. */
const PATIENT = mannerOf(4, 6, 3, 2);

/** Ways to gather that differ enough to be worth a try; the first is how one goes on after another first step. */
export const MANNERS: readonly Manner[] = [
  DARING,
  mannerOf(4, 6, 6, 4),
  mannerOf(4, 6, 6, 3),
  PATIENT,
  mannerOf(4, 6, 6, -1),
  mannerOf(1, 0, 3, -1),
  mannerOf(3, 0, 6, -1),
  mannerOf(1, 0, 0, 2),
];

/** How rivals may gather, besides as knights do. */
export const RIVALS: readonly Manner[] = [PATIENT];

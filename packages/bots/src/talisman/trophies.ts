import { type Kind, POINTS } from '@questhall/talisman';

/** T 1:4 A bundle of kept Enemies that is exchanged for so much Strength, so many points being lost. */
export interface Bundle {
  readonly kinds: readonly Kind[];
  readonly strength: number;
  readonly waste: number;
}

/** The bundle that gives the most Strength for the points it takes; the smallest waste first. */
export function bestBundle(trophies: readonly Kind[]): Bundle | undefined {
  let found: Bundle | undefined;
  const few = trophies.slice(0, 10);
  for (let set = 1; set < 1 << few.length; set++) {
    const kinds = few.filter((_, i) => (set >> i) & 1);
    const sum = kinds.reduce((total, kind) => total + POINTS[kind], 0);
    const strength = Math.floor(sum / 7);
    const waste = sum - 7 * strength;
    if (strength === 0) continue;
    if (!found || waste < found.waste || (waste === found.waste && strength > found.strength))
      found = { kinds, strength, waste };
  }
  return found;
}

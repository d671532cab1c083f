import { type Accessor, createMemo } from 'solid-js';

/**
 * A list in which whatever says the same as before is the same as before. News of others may come between the press and
 * the release of a button: it must not be replaced by its like, or the click would be lost.
 */
export function steady<T>(list: Accessor<readonly T[]>): Accessor<readonly T[]> {
  return createMemo<readonly T[]>((before) => kept(before, list()), []);
}

/** What is there now, with the things of before where they say the same. */
export function kept<T>(before: readonly T[], now: readonly T[]): readonly T[] {
  const known = new Map(before.map((one) => [JSON.stringify(one), one]));
  const all = now.map((one) => known.get(JSON.stringify(one)) ?? one);
  return all.length === before.length && all.every((one, i) => one === before[i]) ? before : all;
}

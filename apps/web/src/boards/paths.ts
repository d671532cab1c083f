import type { Choice } from '@questhall/kernel';

/**
 * A choice's `at` is a path: what one points at to make it, one thing after the other (a source, then a target).
 * One may also point in another order; these functions say what fits what has been pointed at so far.
 */
export function fitting(choices: readonly Choice[], path: readonly string[]): readonly Choice[] {
  if (path.length === 0) return choices;
  return choices.filter(({ at }) => at && path.every((id) => at.includes(id)));
}

/** What to light next: the first thing of each fitting choice that has not been pointed at, and its choices. */
export function nextThings(choices: readonly Choice[], path: readonly string[]): Map<string, Choice[]> {
  const lit = new Map<string, Choice[]>();
  for (const choice of fitting(choices, path)) {
    const id = choice.at?.find((thing) => !path.includes(thing));
    if (id === undefined) continue;
    const there = lit.get(id);
    if (there) there.push(choice);
    else lit.set(id, [choice]);
  }
  return lit;
}

/** Whether a choice begins with this thing, whatever else has been pointed at. */
export function begins(choices: readonly Choice[], id: string): boolean {
  return choices.some(({ at }) => at?.[0] === id);
}

/** Choices that are wholly pointed at: one is a pick, several still need a word. */
export function complete(choices: readonly Choice[], path: readonly string[]): readonly Choice[] {
  if (path.length === 0) return [];
  return fitting(choices, path).filter(({ at }) => at?.every((id) => path.includes(id)));
}

/** Whether pointing at this, too, leaves any choice. */
export function canPoint(choices: readonly Choice[], path: readonly string[], id: string): boolean {
  return !path.includes(id) && fitting(choices, [...path, id]).length > 0;
}

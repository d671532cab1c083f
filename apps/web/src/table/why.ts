import type { Choice, Prompt } from '@questhall/kernel';
import { fitting } from '../boards/paths.js';

/**
 * The pick that somebody meant who pointed at a thing that is not lit: an offered one with that thing in place of its
 * own. The rules then say why it is not offered.
 */
export function meantPicks(prompt: Prompt, path: readonly string[], id: string): readonly string[] {
  const meant = new Set<string>();
  for (const choice of [...fitting(prompt.choices, path), ...prompt.choices]) {
    const pick = instead(choice, path, id);
    if (pick !== null) meant.add(pick);
    if (meant.size >= 3) break;
  }
  return [...meant];
}

/** A reason in words for people: where no rule has a word of its own the picks that were expected are of no use to them. */
export function plainly(why: string): string {
  return / is not offered at \S+; expected /.test(why) ? NOT_NOW : why;
}

export const NOT_NOW = 'That cannot be chosen now';

function instead({ pick, at }: Choice, path: readonly string[], id: string): string | null {
  const own = at?.find((thing) => !path.includes(thing) && pick.split(' ').includes(thing));
  if (own === undefined || own === id) return null;
  return pick
    .split(' ')
    .map((word) => (word === own ? id : word))
    .join(' ');
}

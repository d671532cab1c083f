import { powerIn, spaceNamed, type View } from '@questhall/wizards-quest';

/** Men and super powers laid out on the map but not yet placed: picks of `place.choose`, at most one a space and kind. */
export interface Laid {
  readonly what: number | 'hero' | 'sorcerer';
  readonly space: string;
}

export function laidIn(pick: string): Laid | null {
  const [, what, space] = /^place (\w+) (\S+)$/.exec(pick) ?? [];
  if (!what || !space) return null;
  return { what: what === 'hero' || what === 'sorcerer' ? what : Number(what), space };
}

/** How many of the men due a draft has used; a super power takes the place of two. */
export function spent(draft: readonly string[]): number {
  return draft.reduce((sum, pick) => {
    const what = laidIn(pick)?.what;
    return sum + (typeof what === 'number' ? what : what ? 2 : 0);
  }, 0);
}

/** How many men a draft lays in a space. */
export function menLaid(draft: readonly string[], space: string): number {
  const here = draft.map(laidIn).find((laid) => laid?.space === space && typeof laid.what === 'number');
  return here ? Number(here.what) : 0;
}

/** The draft with so many more men in a space (or fewer). */
export function withMen(draft: readonly string[], space: string, more: number): string[] {
  const n = menLaid(draft, space) + more;
  const others = draft.filter((pick) => pick !== `place ${menLaid(draft, space)} ${space}`);
  return n > 0 ? [...others, `place ${n} ${space}`] : others;
}

/** The draft with a super power in a space, and nowhere else. */
export function withPower(draft: readonly string[], power: 'hero' | 'sorcerer', space: string | null): string[] {
  const others = draft.filter((pick) => laidIn(pick)?.what !== power);
  return space === null ? others : [...others, `place ${power} ${space}`];
}

/** The board as it would stand with the draft on it. */
export function standIn(view: View, draft: readonly string[]): View {
  const laid = draft.map(laidIn).filter((one) => one !== null);
  if (laid.length === 0) return view;
  const next = { ...view, men: [...view.men], hero: [...view.hero], sorcerer: [...view.sorcerer] };
  for (const { what, space } of laid) {
    const at = spaceNamed(space);
    if (typeof what === 'number') next.men[at] += what;
    else next[what][next.holder[at]] = at;
  }
  return next;
}

/** Whether the draft may put this super power beside what stands there: never two in one space. */
export function hasRoom(view: View, space: string, power: 'hero' | 'sorcerer'): boolean {
  const there = powerIn(view, spaceNamed(space));
  return there === 'none' || there === power;
}

import type { Seat } from '@questhall/kernel';
import { SPELLS, type Spell, type View, worksOn } from '@questhall/wizards';

/** The chance that a casting works, in words; null for what is no casting, or depends on what it is aimed at. */
export function chanceOf(view: View, seat: Seat, pick: string): string | null {
  const spell = /^cast ([a-z-]+)$/.exec(pick)?.[1] as Spell | undefined;
  if (spell === undefined || !SPELLS.includes(spell)) return null;
  // W 11.2321a Where a marker lies on the board no casting roll is made.
  if (spell === 'gem-summoning' && [...view.wizardAt, ...view.secretAt].some((cell) => cell >= 0)) return null;
  return `${Math.round((worksOn(view, seat, spell) / 6) * 100)} %`;
}

import type { Seat } from '@questhall/kernel';
import type { View } from '@questhall/wizards';

/** Of six faces of the die those on which a casting works; null for what is no casting. */
export function facesFor(view: View, seat: Seat, pick: string): number | null {
  const spell = /^cast ([a-z-]+)$/.exec(pick)?.[1];
  if (spell === undefined) return null;
  // W 11.231c On 1 and 2. W 11.2322 Gem Summoning depends on whom it is aimed at.
  if (spell === 'telepathy') return 2;
  if (spell === 'gem-summoning') return null;
  // W 11.1 A 6 fails. W 7.3043c For the Dazed 4 and 5 fail too.
  return view.dazed[seat] ? 3 : 5;
}

export function percentOf(faces: number): string {
  return `${Math.round((faces / 6) * 100)} %`;
}

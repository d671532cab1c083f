import { SCROLLS, type ScrollRow, type Side, type View } from '@questhall/dragonlords';

/** No die of an elemental reaches a King among so many. */
export const SAFE = 13;
/** With so many he begins; more come as the war goes on. */
export const FEW = 4;

const isElemental = (row: ScrollRow) => row.by === 'king';

/** Whether an enemy may hold an elemental, by all that was seen of the scrolls. */
export function dreadsElementals(view: View, side: Side): boolean {
  if (view.house.fewerScrolls !== 'none') return false;
  const seat = view.seatOf[side];
  const foes = view.handSizes.flatMap((n, other) => (view.seatOf[other] !== seat && n > 0 ? [other] : []));
  if (foes.length === 0) return false;
  return SCROLLS.some((row, kind) => {
    if (!isElemental(row)) return false;
    const own = view.hands.reduce((n, hand, other) => n + (view.seatOf[other] === seat ? hand[kind] : 0), 0);
    return row.copies > own + view.discard[kind];
  });
}

/** How many should be with the King, whoever is near. */
export function guard(view: View, side: Side): number {
  return dreadsElementals(view, side) ? Math.min(SAFE, FEW + Math.max(0, view.turn - 1)) : FEW;
}

/** How many scrolls of one kind the enemies may hold between them, on average. */
export function feared(view: View, side: Side, kind: number): number {
  const seat = view.seatOf[side];
  let own = 0;
  let theirs = 0;
  view.handSizes.forEach((n, other) => {
    if (view.seatOf[other] === seat) own += view.hands[other][kind];
    else theirs += n;
  });
  const left = Math.max(0, SCROLLS[kind].copies - own - view.discard[kind]);
  return (left * theirs) / Math.max(1, view.deckSize + theirs);
}

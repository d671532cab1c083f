import type { Cell, View } from '@questhall/wizards';
import type { Piece } from './scene.js';

/** A piece that went from one hex to another. */
export interface Trip {
  readonly kind: Extract<Piece['kind'], 'player' | 'boat' | 'dragon'>;
  readonly of: number;
  readonly from: Cell;
  readonly to: Cell;
}

/** Who and what stands elsewhere than before. A Boat goes by itself only when it is called. */
export function tripsBetween(before: View | null, now: View | null): Trip[] {
  if (!before || !now) return [];
  const moved = (kind: Trip['kind'], was: readonly Cell[], is: readonly Cell[]) =>
    is.flatMap((to, of): Trip[] => {
      const from = was[of] ?? -1;
      return from >= 0 && to >= 0 && from !== to ? [{ kind, of, from, to }] : [];
    });
  return [
    ...moved('boat', before.boatAt, now.boatAt).filter(({ of }) => !now.boat.includes(of)),
    ...moved('dragon', [before.dragon], [now.dragon]),
    ...moved('player', before.at, now.at),
  ];
}

/** What is on its way is not yet where it stands. */
export function isAway(trips: readonly Trip[], piece: Piece): boolean {
  return trips.some(({ kind, of, to }) => kind === piece.kind && of === piece.of && to === piece.cell);
}

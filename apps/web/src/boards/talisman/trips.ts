import type { Seat } from '@questhall/kernel';
import { along, REGION_OF, RING, type SpaceId, type View } from '@questhall/talisman';

/** A character who went from one space to another. */
export interface Trip {
  readonly seat: Seat;
  readonly from: SpaceId;
  readonly to: SpaceId;
}

/** Who stands elsewhere than before. A new character does not come from where the old one died. */
export function tripsBetween(before: View | null, now: View | null): Trip[] {
  if (!before || !now) return [];
  return now.at.flatMap((to, seat) => {
    const from = before.at[seat];
    const same = before.character[seat] === now.character[seat];
    return same && from >= 0 && to >= 0 && from !== to ? [{ seat, from, to }] : [];
  });
}

/** The spaces one walks through, both ends included: along the ring if it is one, else straight. */
export function wayOf({ from, to }: Trip): SpaceId[] {
  if (REGION_OF[from] !== REGION_OF[to]) return [from, to];
  const n = RING[REGION_OF[from]].length;
  const on = (to - from + n) % n;
  const [direction, steps] = on <= n - on ? [1 as const, on] : [-1 as const, n - on];
  return Array.from({ length: steps + 1 }, (_, i) => along(from, direction, i));
}

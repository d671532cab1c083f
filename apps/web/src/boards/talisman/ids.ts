import { type SpaceId, spaceNamed, type View } from '@questhall/talisman';

/** A character on the board, as choices point at it. */
export function seatId(seat: number): string {
  return `seat-${seat}`;
}

/** The seat that an id stands for, -1 if it stands for none. */
export function seatOf(id: string): number {
  const [, seat] = /^seat-(\d+)$/.exec(id) ?? [];
  return seat === undefined ? -1 : Number(seat);
}

/** The space that a thing is or is in, -1 if it is not on the board. */
export function spaceOfThing(view: View, id: string): SpaceId {
  const space = spaceNamed(id);
  if (space >= 0) return space;
  const seat = seatOf(id);
  return seat >= 0 ? (view.at[seat] ?? -1) : -1;
}

import type { SpaceId } from '../map.js';

/** How the options of `campaign.order` are packed: one of the first two, or a space and men with one of these bits. */
export const FIGHT = -1;
export const STOP = -2;
export const BOAT_SUPPLEMENT = 1 << 20;
export const CAPTURE = 1 << 21;

/** What an option of `campaign.order` stands for. A capture's `part` is read with `partOf`. */
export type Order =
  | { readonly do: 'fight' }
  | { readonly do: 'stop' }
  | { readonly do: 'capture'; readonly part: number }
  | { readonly do: 'supplement'; readonly space: SpaceId; readonly men: number; readonly boat: boolean };

export function orderOf(o: number): Order {
  if (o === FIGHT) return { do: 'fight' };
  if (o === STOP) return { do: 'stop' };
  if (o & CAPTURE) return { do: 'capture', part: o & ~CAPTURE };
  return { do: 'supplement', space: o & 63, men: supplementMen(o), boat: (o & BOAT_SUPPLEMENT) !== 0 };
}

export function supplementMen(o: number): number {
  return (o & (BOAT_SUPPLEMENT - 1)) >> 6;
}

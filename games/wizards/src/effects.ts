import type { PointType } from './people.js';

export type Sort = 'immediate' | 'extended' | 'movement' | 'trap';

/** What a Movement card changes, for some days. */
export interface Stride {
  readonly rollAdd?: number;
  readonly rollTimes?: number;
  readonly onlyOnLand?: true;
  readonly asPlains?: readonly ('woods' | 'mountain')[];
  readonly boatSpeed?: 'land' | 'open-land';
  readonly anywhere?: true;
}

export type Effect =
  | { readonly do: 'gain'; readonly type: PointType | 'choice'; readonly n: number | 'double-die' }
  | { readonly do: 'extra-turns'; readonly n: number | 'die' }
  | { readonly do: 'lose-turns'; readonly n: number | 'die' | 'fortnight' }
  | { readonly do: 'complete'; readonly n: number }
  | { readonly do: 'transport'; readonly to: 'star-crest' | 'high-hollow' }
  | { readonly do: 'wish'; readonly where: 'any' | 'elven' }
  | { readonly do: 'displaced'; readonly by: 'left' | 'right'; readonly spaces: number }
  | { readonly do: 'permit'; readonly from: 'on-foot' | 'from-anywhere' }
  | { readonly do: 'foretell' }
  | { readonly do: 'ward' }
  | { readonly do: 'keepsake' }
  | { readonly do: 'animal'; readonly animal: 'winged-horse'; readonly turns: number }
  | { readonly do: 'summons' }
  | { readonly do: 'town-favour'; readonly below: number }
  | { readonly do: 'movement'; readonly days: number; readonly stride: Stride };

export interface EventCard {
  readonly no: number;
  readonly sort: Sort;
  readonly effects: readonly Effect[];
  readonly text: string;
}

/** Points of one type, or of one the holder chooses. */
export const gain = (type: PointType | 'choice', n: number | 'double-die'): Effect => ({ do: 'gain', type, n });
export const extraTurns = (n: number | 'die'): Effect => ({ do: 'extra-turns', n });
export const loseTurns = (n: number | 'die' | 'fortnight'): Effect => ({ do: 'lose-turns', n });
/** Tasks that count as done. */
export const complete = (n: number): Effect => ({ do: 'complete', n });
export const transport = (to: 'star-crest' | 'high-hollow'): Effect => ({ do: 'transport', to });
/** A transport to where the holder likes, if he likes. */
export const wish = (where: 'any' | 'elven'): Effect => ({ do: 'wish', where });
/** A neighbour moves the holder. */
export const displaced = (by: 'left' | 'right', spaces: number): Effect => ({ do: 'displaced', by, spaces });
/** Leave to enter the Star Crest once. */
export const permit = (from: 'on-foot' | 'from-anywhere'): Effect => ({ do: 'permit', from });
/** The holder names the next tile to fall. */
export const foretell = (): Effect => ({ do: 'foretell' });
/** No Trap and no theft for a Fortnight. */
export const ward = (): Effect => ({ do: 'ward' });
/** Wards off one theft. */
export const keepsake = (): Effect => ({ do: 'keepsake' });
export const animal = (kind: 'winged-horse', turns: number): Effect => ({ do: 'animal', animal: kind, turns });
/** No Tasks until the holder has reported. */
export const summons = (): Effect => ({ do: 'summons' });
/** Low rolls in towns do nothing. */
export const townFavour = (below: number): Effect => ({ do: 'town-favour', below });
export const movement = (days: number, stride: Stride): Effect => ({ do: 'movement', days, stride });

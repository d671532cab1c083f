import type { Level } from '@questhall/bots';
import type { Game, Seat } from '@questhall/kernel';
import { isSelfPlayed, nextFlag, waitingSeats } from './clocks.js';
import { orderedPick } from './orders.js';
import type { Tableau } from './types.js';

/** Something the host must do by itself: let a bot think, carry out an order, call a clock. */
export type Due =
  | { readonly kind: 'bot'; readonly seat: Seat; readonly level: Level }
  /** After a beat that is the same whatever the seat holds. */
  | { readonly kind: 'order'; readonly seat: Seat; readonly pick: string }
  | { readonly kind: 'flag'; readonly seat: Seat; readonly at: number };

export function due(game: Game, t: Tableau): Due[] {
  if (t.stage !== 'playing' || t.clocks.paused) return [];
  const found: Due[] = [];
  for (const seat of waitingSeats(game, t)) {
    const level = playedBy(t, seat);
    const pick = level === null ? orderedPick(game, t, seat) : null;
    if (level !== null) found.push({ kind: 'bot', seat, level });
    else if (pick !== null) found.push({ kind: 'order', seat, pick });
  }
  const flag = nextFlag(game, t);
  return flag ? [...found, { kind: 'flag', ...flag }] : found;
}

/** The bot that plays a seat, null for a human who plays himself. */
export function playedBy(t: Tableau, seat: Seat): Level | null {
  const chair = t.chairs[seat];
  if (!chair || isSelfPlayed(t, seat)) return null;
  return chair.standIn ?? chair.level;
}

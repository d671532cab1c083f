import { LEVELS, type Level, levelsFor } from '@questhall/bots';
import type { Seat } from '@questhall/kernel';
import type { Chair, Tableau } from './types.js';

export const OPEN_CHAIR: Chair = {
  kind: 'open',
  player: null,
  name: '',
  level: null,
  standIn: null,
  resigned: false,
  nonce: null,
  orders: [],
};

export function withChair(t: Tableau, seat: Seat, change: Partial<Chair>): Tableau {
  return { ...t, chairs: t.chairs.map((chair, i) => (i === seat ? { ...chair, ...change } : chair)) };
}

/** A human plays this seat himself. */
export function isSelfPlayed(t: Tableau, seat: Seat): boolean {
  const chair = t.chairs[seat];
  return chair?.kind === 'human' && chair.standIn === null && !chair.resigned;
}

/** The bot that plays a seat, null for a human who plays himself. */
export function playedBy(t: Tableau, seat: Seat): Level | null {
  const chair = t.chairs[seat];
  if (!chair || isSelfPlayed(t, seat)) return null;
  return chair.standIn ?? chair.level;
}

/** The bot whose advice is best. */
export function adviserFor(game: string): Level {
  return levelsFor(game).at(-1) ?? 'random';
}

/** The bot that plays on for somebody: a knight, or the best there is below one. */
export function standInFor(game: string): Level {
  const known = levelsFor(game);
  return LEVELS.slice(0, LEVELS.indexOf('knight') + 1).findLast((level) => known.includes(level)) ?? 'random';
}

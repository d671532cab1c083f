import type { GameRecord } from '@questhall/kernel';
import type { Tableau } from './types.js';

/** The table's record. */
export function recordOf(t: Tableau): GameRecord {
  return {
    game: t.config.game,
    version: t.config.version,
    seats: t.chairs.length,
    players: t.chairs.map((chair) => chair.name),
    options: t.config.options,
    commitment: t.commitment,
    nonces: noncesOf(t),
    secret: t.secret,
    salt: t.salt,
    result: t.state?.result ?? null,
    opening: t.opening,
    lines: t.lines,
  };
}

/** What the humans have put into the dice, in seat order. */
export function noncesOf(t: Tableau): string[] {
  return t.chairs.flatMap((chair) => (chair.nonce === null ? [] : [chair.nonce]));
}

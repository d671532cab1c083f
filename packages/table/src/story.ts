import type { GameRecord } from '@questhall/kernel';
import { linesOf } from './lines.js';
import type { Tableau } from './types.js';

/** The table's record. It holds secrets; `writeRecord` shows of a running game only what is for everybody. */
export function recordOf(t: Tableau): GameRecord {
  const how = t.end?.how;
  const resigned = t.chairs.flatMap((chair, seat) => (chair.resigned ? [seat] : []));
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
    ...(how && how !== 'played' && { ended: how }),
    ...(resigned.length > 0 && { resigned }),
    opening: t.opening,
    lines: linesOf(t),
  };
}

/** What the humans have put into the dice, in seat order. */
export function noncesOf(t: Tableau): string[] {
  return t.chairs.flatMap((chair) => (chair.nonce === null ? [] : [chair.nonce]));
}

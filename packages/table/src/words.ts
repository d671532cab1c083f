import { levelsFor } from '@questhall/bots';
import type { Game, Refusal, Refused, Seat } from '@questhall/kernel';
import type { Actor, Chair, Deed, Tableau } from './types.js';

export function no(refused: Refused, why: string): Refusal {
  return { refused, why };
}

/** Nobody acts for another; the host does for any human who sits there. */
export function notYours(t: Tableau, actor: Actor, seat: Seat): Refusal | undefined {
  const chair = t.chairs[seat] as Chair;
  if (chair.kind !== 'human') return no('not-asked', `nobody sits in seat ${seat}`);
  if (actor !== 'host' && chair.player !== actor.player) return no('not-asked', `seat ${seat} is not yours`);
  return chair.resigned ? no('closed', 'that seat has resigned') : undefined;
}

export function unknownLevel(game: Game, wanted: string): Refusal | undefined {
  const known = levelsFor(game.id) as readonly string[];
  return known.includes(wanted)
    ? undefined
    : no('bad-move', `there is no ${wanted} for ${game.title}; expected one of ${known.join(', ')}`);
}

/** What is wrong with somebody's name, or with what he puts into the dice. */
export function misnamed({ name, nonce }: Deed & { do: 'sit' }): Refusal | undefined {
  if (name.trim() === '' || name.length > 40) return no('bad-move', 'a name has 1 to 40 letters');
  return /^[0-9a-f]{16,64}$/.test(nonce) ? undefined : no('bad-move', 'a nonce is 16 to 64 hex digits');
}

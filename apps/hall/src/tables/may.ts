import type { Seat, Viewer } from '@questhall/kernel';
import { isSame } from '../ids.js';
import type { Person } from '../people/sessions.js';
import type { Identity } from '../store/store.js';
import type { No } from './act.js';
import type { Running } from './running.js';

export const WHO: No = { refused: 'who-are-you', why: 'say your name first' };

/** Seats that are this person's, under whatever name they were taken. */
export function seatsOf(table: Running, person: Person): Seat[] {
  if (!person) return [];
  return table.tableau.chairs.flatMap(({ player }, seat) => (player && person.ids.includes(player) ? [seat] : []));
}

export function isHost(table: Running, person: Person): person is Identity {
  return person !== null && table.host === person.no;
}

export function isBanned(table: Running, person: Person, what: 'kick' | 'mute'): boolean {
  return person !== null && table.bans.some((ban) => ban.player === person.no && ban.what === what);
}

export function isInvited(table: Running, invite: string | undefined): boolean {
  return invite !== undefined && isSame(invite, table.invite);
}

/** Why somebody may not look at a table as that viewer; nothing, if all is well. */
export function lookingBarred(
  table: Running,
  person: Person,
  { as, invite }: { as: Viewer; invite?: string | undefined },
): No | undefined {
  if (isBanned(table, person, 'kick')) return { refused: 'kicked', why: 'the host of this table sent you away' };
  const seats = seatsOf(table, person);
  if (as !== null)
    return seats.includes(as) ? undefined : { refused: 'no-seat', why: `seat ${as} of this table is not yours` };
  if (seats.length > 0 || isHost(table, person)) return undefined;
  const { listed, spectators } = table.tableau.config;
  if (!listed && !isInvited(table, invite)) return { refused: 'not-invited', why: 'this table is by invitation only' };
  // Before the game everybody who may sit down may look what it is.
  if (!spectators && table.tableau.stage === 'playing') return { refused: 'not-invited', why: 'nobody watches here' };
  return undefined;
}

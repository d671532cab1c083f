import type { ClientMessage } from '@questhall/protocol';
import type { House } from '../house.js';
import type { Person } from '../people/sessions.js';
import { encoded } from '../socket/frame.js';
import type { No } from './act.js';
import { type Following, saidOf } from './follow.js';
import { isBanned, isHost, WHO } from './may.js';
import { type Running, roomTopic } from './running.js';

/** Say something to those of one's room: players and spectators talk apart. */
export async function say(
  house: House,
  { table, as, room }: Following,
  { person, message }: { person: Person; message: ClientMessage & { t: 'say' } },
): Promise<No | undefined> {
  if (!person) return WHO;
  if (isBanned(table, person, 'mute'))
    return { refused: 'muted', why: 'the host of this table asked you to be silent' };
  const name = as === null ? person.name : (table.tableau.chairs[as]?.name ?? person.name);
  const said = { at: Date.now(), player: person.no, name, seat: as, text: message.text };
  const n = await house.store.addSaid({ home: table.no, room, message: `${person.no}:${message.id}`, ...said });
  house.fanout.tell(roomTopic(table.id, room), encoded({ t: 'chat', table: table.id, said: saidOf({ n, ...said }) }));
  return undefined;
}

/** The host of a table silences whoever said a line, or lets them speak again. */
export async function mute(
  { store }: House,
  table: Running,
  { person, message }: { person: Person; message: ClientMessage & { t: 'mute' } },
): Promise<No | undefined> {
  if (!isHost(table, person)) return { refused: 'not-host', why: 'only who made the table silences people' };
  const player = await store.sayer({ home: table.no, room: message.room, n: message.said });
  if (player === null) return { refused: 'no-seat', why: 'nobody said that' };
  await setBan(store, table, { player, what: 'mute', on: message.muted });
  return undefined;
}

export async function setBan(
  store: House['store'],
  table: Running,
  { player, what, on }: { player: number; what: 'kick' | 'mute'; on: boolean },
): Promise<void> {
  await store.setBan({ home: table.no, player, what, on });
  const at = table.bans.findIndex((ban) => ban.player === player && ban.what === what);
  if (on && at < 0) table.bans.push({ player, what });
  if (!on && at >= 0) table.bans.splice(at, 1);
}

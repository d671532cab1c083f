import type { Seat, Viewer } from '@questhall/kernel';
import type { ClientMessage } from '@questhall/protocol';
import type { House } from '../house.js';
import type { Person } from '../people/sessions.js';
import { encoded } from '../socket/frame.js';
import type { Hearer } from '../store/store.js';
import type { No } from './act.js';
import { type Following, saidOf } from './follow.js';
import { isBanned, isHost, WHO } from './may.js';
import { type Running, roomTopic, topicsOf } from './running.js';

const OPENLY: No = { refused: 'no-whispers', why: 'at this table everything is said openly' };
const NOBODY: No = { refused: 'no-seat', why: 'nobody sits there who could hear it' };

/** Say something to those of one's room, where players and spectators talk apart, or in private to some players. */
export async function say(
  house: House,
  { table, as, room }: Following,
  { person, message }: { person: Person; message: ClientMessage & { t: 'say' } },
): Promise<No | undefined> {
  if (!person) return WHO;
  if (isBanned(table, person, 'mute'))
    return { refused: 'muted', why: 'the host of this table asked you to be silent' };
  const hearers = message.to ? hearersOf(table, as, message.to) : null;
  if (hearers && 'refused' in hearers) return hearers;
  const name = as === null ? person.name : (table.tableau.chairs[as]?.name ?? person.name);
  const said = { at: Date.now(), player: person.no, name, seat: as, text: message.text, hearers };
  const n = await house.store.addSaid({ home: table.no, room, message: `${person.no}:${message.id}`, ...said });
  const line = encoded({ t: 'chat', table: table.id, said: saidOf({ n, ...said }) });
  const topics = hearers ? hearers.flatMap(({ seat }) => topicsOf(table.id, seat)) : [roomTopic(table.id, room)];
  for (const topic of topics) house.fanout.tell(topic, line);
  return undefined;
}

/** Who hears what a player says to some of the others, the player among them; or why it cannot be said. */
function hearersOf({ tableau }: Running, as: Viewer, to: readonly Seat[]): readonly Hearer[] | No {
  if (as === null || tableau.config.whispers === false) return OPENLY;
  const others = [...new Set(to)].filter((seat) => seat !== as);
  const hearers = [as, ...others].flatMap((seat) => {
    const player = tableau.chairs[seat]?.player;
    return player ? [{ seat, player }] : [];
  });
  return others.length > 0 && hearers.length === others.length + 1 ? hearers : NOBODY;
}

/** The host of a table silences whoever said a line, or lets them speak again. */
export async function mute(
  { store }: House,
  table: Running,
  { person, message }: { person: Person; message: ClientMessage & { t: 'mute' } },
): Promise<No | undefined> {
  if (!isHost(table, person)) return { refused: 'not-host', why: 'only who made the table silences people' };
  const line = { home: table.no, room: message.room, n: message.said, ids: person.ids };
  const player = await store.sayer(line);
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

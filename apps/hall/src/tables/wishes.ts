import type { Seat } from '@questhall/kernel';
import type { ClientMessage } from '@questhall/protocol';
import { type Deed, standInFor } from '@questhall/table';
import type { Person } from '../people/sessions.js';
import type { Identity } from '../store/store.js';
import type { No, Wish } from './act.js';
import { isBanned, isHost, isInvited, seatsOf, WHO } from './may.js';
import type { Running } from './running.js';

/** Messages that become deeds. */
export type DeedMessage = Exclude<
  ClientMessage,
  { t: 'join' | 'leave' | 'past' | 'why' | 'hint' | 'say' | 'kick' | 'mute' | 'ping' }
>;

/** What a message asks of a table, or why this person may not ask for it. The rules of the game come later. */
export function wishOf(table: Running, person: Person, message: DeedMessage): Wish | No {
  if (!person) return WHO;
  if (isBanned(table, person, 'kick')) return { refused: 'kicked', why: 'the host of this table sent you away' };
  const asked: Asked = { table, person, key: `${person.no}:${message.id}` };
  switch (message.t) {
    case 'sit':
      return table.tableau.stage === 'gathering' ? sitDown(asked, message) : takeOver(asked, message);
    case 'stand':
      return standUp(asked, message.seat);
    case 'bot':
      return seatBot(asked, message);
    case 'begin':
      return begin(asked);
    default:
      return own(asked, message.seat, deedOf(message));
  }
}

interface Asked {
  readonly table: Running;
  readonly person: Identity;
  readonly key: string;
}

function deedOf(message: Exclude<DeedMessage, { t: 'sit' | 'stand' | 'bot' | 'begin' }>): Deed {
  if (message.t === 'move') return moveOf(message);
  const { t, id: _, table: __, ...rest } = message;
  return { do: t, ...rest } as Deed;
}

/** Almost all deeds are moves, and all of those look alike. */
function moveOf({ seat, picks, ask, number }: DeedMessage & { t: 'move' }): Deed {
  const move = { do: 'move', by: 'player', seat, picks } as const;
  if (ask === undefined && number === undefined) return move;
  return { ...move, ...(ask !== undefined && { ask }), ...(number !== undefined && { number }) };
}

/** A deed at one's own seat, under the name by which it was taken. */
function own({ table, person, key }: Asked, seat: Seat, deed: Deed): Wish {
  const sitting = table.tableau.chairs[seat]?.player;
  const player = sitting && person.ids.includes(sitting) ? sitting : person.id;
  return { actor: { player }, deed, message: key };
}

type Sit = DeedMessage & { t: 'sit' };

function sitDown({ table, person, key }: Asked, { seat, name, nonce, invite }: Sit): Wish | No {
  const { listed } = table.tableau.config;
  const others = seatsOf(table, person).filter((one) => one !== seat);
  if (!listed && !isHost(table, person) && others.length === 0 && !isInvited(table, invite))
    return { refused: 'not-invited', why: 'this table is by invitation only' };
  if (others.length > 0 && !isHost(table, person)) return { refused: 'no-seat', why: 'you sit here already' };
  const player = table.tableau.chairs[seat]?.player ?? person.id;
  const mine = person.ids.includes(player) ? player : person.id;
  const deed: Deed = { do: 'sit', seat, player: mine, name, nonce };
  return { actor: { player: mine }, deed, message: key, member: { seat, player: person.no } };
}

/** Once the game runs: back into one's own seat, or into one that a machine plays. */
function takeOver({ table, person, key }: Asked, { seat, name, nonce, invite }: Sit): Wish | No {
  const chair = table.tableau.chairs[seat];
  const mine = seatsOf(table, person);
  if (mine.includes(seat)) return own({ table, person, key }, seat, { do: 'stand-in', seat, level: null });
  if (mine.length > 0) return { refused: 'no-seat', why: 'you play at this table already' };
  if (!isHost(table, person) && !isInvited(table, invite))
    return { refused: 'not-invited', why: 'to play on for somebody one needs the invitation' };
  if (!chair || chair.resigned) return { refused: 'no-seat', why: 'that seat is not to be had' };
  if (chair.kind === 'human' && table.present[seat]) return { refused: 'no-seat', why: `${chair.name} is here` };
  const deed: Deed = { do: 'sit', seat, player: person.id, name, nonce };
  return { actor: 'host', deed, message: key, member: { seat, player: person.no } };
}

function standUp(asked: Asked, seat: Seat): Wish {
  const { table, person, key } = asked;
  const deed: Deed = { do: 'stand', seat };
  const member = { seat, player: null };
  if (table.tableau.chairs[seat]?.kind === 'bot' && isHost(table, person))
    return { actor: 'host', deed, message: key, member };
  return { ...own(asked, seat, deed), member };
}

function seatBot({ table, person, key }: Asked, { seat, level }: DeedMessage & { t: 'bot' }): Wish | No {
  if (!isHost(table, person)) return { refused: 'not-host', why: 'only who made the table seats bots' };
  return { actor: 'host', deed: { do: 'seat-bot', seat, level }, message: key, member: { seat, player: null } };
}

function begin({ table, person, key }: Asked): Wish | No {
  if (!isHost(table, person) && seatsOf(table, person).length === 0)
    return { refused: 'no-seat', why: 'only those who sit here begin' };
  return { actor: 'host', deed: { do: 'begin' }, message: key };
}

/** Send somebody away: before the game the chair is free again, later a machine plays on. */
export function kickWish(table: Running, person: Person, message: ClientMessage & { t: 'kick' }): Wish | No {
  if (!isHost(table, person)) return { refused: 'not-host', why: 'only who made the table sends people away' };
  const { seat } = message;
  const { chairs, stage } = table.tableau;
  if (chairs[seat]?.kind !== 'human') return { refused: 'no-seat', why: 'nobody sits there' };
  if (seatsOf(table, person).includes(seat)) return { refused: 'no-seat', why: 'that is your own seat' };
  const key = `${person.no}:${message.id}`;
  if (stage === 'gathering')
    return { actor: 'host', deed: { do: 'stand', seat }, message: key, member: { seat, player: null } };
  return { actor: 'host', deed: { do: 'stand-in', seat, level: standInFor(table.game.id) }, message: key };
}

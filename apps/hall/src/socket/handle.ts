import type { ClientMessage } from '@questhall/protocol';
import type { House } from '../house.js';
import { holdings } from '../limits/bucket.js';
import type { Person } from '../people/sessions.js';
import { type Acted, actNow, type No, weighed } from '../tables/act.js';
import { follow } from '../tables/follow.js';
import { hint } from '../tables/hint.js';
import { find } from '../tables/load.js';
import { tooManyBots } from '../tables/make.js';
import type { Running } from '../tables/running.js';
import { mute, say, setBan } from '../tables/talk.js';
import { type DeedMessage, kickWish, wishOf } from '../tables/wishes.js';
import { framed } from './frame.js';
import type { Answer, Connection } from './guest.js';

type Of<T extends ClientMessage['t']> = ClientMessage & { t: T };

const NO_TABLE: No = { refused: 'no-table', why: 'there is no such table' };
const PUT_AWAY = Symbol('put away');
const GONE: No = { refused: 'closing', why: 'the line was lost' };
/** So many entries of the past at once. */
const MOST_PAST = 400;
/** Who watches, by household. */
const watching = holdings();

/** Do what a message asks for, and say how it went; null if it was said already. */
export function handle(
  house: House,
  connection: Connection,
  message: ClientMessage,
): Promise<Answer | null> | Answer | null {
  switch (message.t) {
    case 'ping':
      return { now: Date.now() };
    case 'join':
      return joining(connection, message.table, join(house, connection, message));
    case 'leave':
      return leave(connection, message.table);
    case 'past':
      return past(house, connection, message);
    case 'why':
      return inTurn(house, message.table, (table) => why(house, connection, { table, message }));
    case 'hint':
      return advise(house, connection.person, message);
    case 'say':
      return speak(house, connection, message);
    case 'kick':
      return inTurn(house, message.table, (table) => kick(house, connection, { table, message }));
    case 'mute':
      return inTurn(
        house,
        message.table,
        async (table) => (await mute(house, table, { ...connection, message })) ?? {},
      );
    case 'bot':
      return inTurn(house, message.table, (table) => bot(house, connection, { table, message }));
    default:
      return inTurn(house, message.table, (table) => deed(house, connection, { table, message }));
  }
}

/** With the table, in its turn; one that was just put away is fetched again. */
export function inTurn<T>(house: House, id: string, task: (table: Running) => Promise<T>): Promise<T | No> {
  const table = house.running.get(id);
  if (!table || table.closed) return fetched(house, id, task);
  // Who finds nobody before it goes at once: nothing is put away meanwhile.
  if (table.isFree()) return table.inTurn(() => task(table));
  return table
    .inTurn((): Promise<T | typeof PUT_AWAY> => (table.closed ? Promise.resolve(PUT_AWAY) : task(table)))
    .then((done) => (done === PUT_AWAY ? fetched(house, id, task) : done));
}

async function fetched<T>(house: House, id: string, task: (table: Running) => Promise<T>): Promise<T | No> {
  for (let tries = 0; tries < 3; tries++) {
    const table = house.running.get(id) ?? (await find(house, id));
    if (!table) return NO_TABLE;
    const done = await table.inTurn(async () => (table.closed ? undefined : { is: await task(table) }));
    if (done) return done.is;
    if (house.closing) break;
  }
  return { refused: 'closing', why: 'the hall is closing; try again in a moment' };
}

async function bot(
  house: House,
  connection: Connection,
  { table, message }: { table: Running; message: Of<'bot'> },
): Promise<Acted> {
  const full = await tooManyBots(house, house.veil(connection.address), 1);
  return full ?? deed(house, connection, { table, message });
}

/** Every pick comes this way, so it waits for nothing but the disk. */
function deed(
  house: House,
  { person }: Connection,
  { table, message }: { table: Running; message: DeedMessage },
): Promise<Acted> {
  const wish = wishOf(table, person, message);
  return 'refused' in wish ? Promise.resolve(wish) : actNow(house, table, wish);
}

/** What a pick would meet. */
async function why(
  house: House,
  connection: Connection,
  { table, message: { pick, ...rest } }: { table: Running; message: Of<'why'> },
): Promise<Answer> {
  const wish = wishOf(table, connection.person, { ...rest, t: 'move', picks: [pick] });
  const found = 'refused' in wish ? wish : weighed(house, table, wish);
  return 'refused' in found ? found : {};
}

/** The table goes on while the machine thinks. */
async function advise(house: House, person: Person, { table: id, seat }: Of<'hint'>): Promise<Answer> {
  const asked = await inTurn(house, id, async (table) => ({ hint: hint(house, table, { person, seat }) }));
  return 'refused' in asked ? asked : asked.hint;
}

/** What happened before, as this connection's viewer heard it. */
async function past(
  house: House,
  { following, joining, send }: Connection,
  { id, table: name, as, from, to }: Of<'past'>,
): Promise<Answer | null> {
  await joining.get(name);
  const here = following.get(name);
  if (here?.as !== as) return { refused: 'no-seat', why: 'only who follows the table as that viewer looks back' };
  const { table } = here;
  const until = Math.min(to, table.tableau.seq, from + MOST_PAST);
  if (from > until) return { refused: 'bad-message', why: `the table is at ${table.tableau.seq}` };
  const { scene, news } = await house.historian.past({
    home: table.no,
    game: table.game.id,
    viewer: as,
    from,
    to: until,
    choices: 'none',
    isOver: table.tableau.stage === 'over',
  });
  send(framed(`{"t":"past","id":"${id}","table":"${name}","from":${scene},"news":[${news.join(',')}]}`));
  return null;
}

/** Keeps a join in mind until it is done, well or not. */
function joining(connection: Connection, table: string, joined: Promise<Answer>): Promise<Answer> {
  const done = joined.then(
    () => {},
    () => {},
  );
  connection.joining.set(table, done);
  void done.then(() => connection.joining.get(table) === done && connection.joining.delete(table));
  return joined;
}

/** Who leaves while still joining leaves then; who joins again right after leaving stays. */
async function leave({ joining, following }: Connection, table: string): Promise<Answer> {
  const joined = joining.get(table);
  if (joined) await joined;
  const again = joining.get(table);
  if (again !== undefined && again !== joined) return {};
  following.get(table)?.leave();
  following.delete(table);
  return {};
}

async function join(house: House, connection: Connection, wish: Of<'join'>): Promise<Answer> {
  const { person, address, following, isOpen, send } = connection;
  const { limits } = house.options;
  const known = following.has(wish.table);
  if (!known && following.size >= limits.tablesFollowed)
    return { refused: 'too-many', why: 'you follow too many tables' };
  if (wish.as === null && watching.of(address) >= limits.spectatorsPerAddress)
    return { refused: 'too-many', why: 'you watch too many tables' };
  following.get(wish.table)?.leave();
  following.delete(wish.table);
  const begun = await inTurn(house, wish.table, async (table) => {
    // Who left while the table was fetched is not here, and would never be let go.
    if (!isOpen()) return GONE;
    const joined = follow(house, table, { wish, person, send });
    if ('refused' in joined) return joined;
    following.set(wish.table, counted(joined.following, address));
    return { told: joined.told, seq: table.tableau.seq };
  });
  if ('refused' in begun) return begun;
  await begun.told;
  return { seq: begun.seq };
}

/** A spectator counts for its household until it leaves. */
function counted<F extends { as: number | null; leave(): void }>(following: F, address: string): F {
  if (following.as !== null) return following;
  watching.take(address);
  let left = false;
  return {
    ...following,
    leave: () => {
      if (!left) watching.give(address);
      left = true;
      following.leave();
    },
  };
}

async function speak(house: House, { following, joining, person }: Connection, message: Of<'say'>): Promise<Answer> {
  await joining.get(message.table);
  const here = following.get(message.table);
  if (!here) return { refused: 'no-table', why: 'join the table first' };
  return (await say(house, here, { person, message })) ?? {};
}

async function kick(
  house: House,
  { person }: Connection,
  { table, message }: { table: Running; message: Of<'kick'> },
): Promise<Answer> {
  const wish = kickWish(table, person, message);
  if ('refused' in wish) return wish;
  const player = table.members.get(message.seat);
  const acted = await actNow(house, table, wish);
  // Where a machine plays already nothing changes at the table; the player goes all the same.
  const isGone = !('refused' in acted) || acted.refused === 'stale';
  if (!isGone || player === undefined) return acted;
  await setBan(house.store, table, { player, what: 'kick', on: true });
  house.herald.sendAway(player, table.id);
  return 'refused' in acted ? {} : acted;
}

import { sql } from 'kysely';
import type { Base } from '../base.js';
import type { Hearer, NewSaid, Room } from '../store.js';
import type { Ops } from './ops.js';

const ROOMS: Readonly<Record<Room, number>> = { players: 0, spectators: 1 };

/** What is said at tables. */
export const chat: Ops<'addSaid' | 'sayer' | 'saids'> = {
  addSaid: async (base, { room, hearers, ...said }) => {
    const { home, message } = said;
    const before = await base.db
      .selectFrom('chat')
      .select('n')
      .where('home', '=', home)
      .where('message', '=', message)
      .executeTakeFirst();
    if (before) return before.n;
    const n = await nextNumber(base, { room, ...said });
    const row = { ...said, room: ROOMS[room], n, hearers: hearers && JSON.stringify(hearers) };
    await base.db.insertInto('chat').values(row).execute();
    return n;
  },

  sayer: async (base, { n, ...who }) => {
    const row = await audible(base, who).select('player').where('n', '=', n).executeTakeFirst();
    return row?.player ?? null;
  },

  saids: async (base, { after, limit, ...who }) => {
    const rows = await audible(base, who)
      .select(['n', 'at', 'player', 'name', 'seat', 'text', 'hearers'])
      .where('n', '>', after)
      .orderBy('n', 'desc')
      .limit(limit)
      .execute();
    return rows.reverse().map((row) => ({ ...row, hearers: hearersIn(row.hearers) }));
  },
};

export function hearersIn(text: string | null): readonly Hearer[] | null {
  return text === null ? null : (JSON.parse(text) as Hearer[]);
}

/** The moment it was said, or the next after the last line: where lines are missing that one may not read, none seems to be. */
async function nextNumber({ db }: Base, { home, room, at }: Pick<NewSaid, 'home' | 'room' | 'at'>): Promise<number> {
  const { last } = await db
    .selectFrom('chat')
    .select(({ fn }) => fn.max('n').as('last'))
    .where('home', '=', home)
    .where('room', '=', ROOMS[room])
    .executeTakeFirstOrThrow();
  return Math.max((last ?? 0) + 1, at);
}

/** The lines of a room that one with these ids may read. */
function audible({ db }: Base, { home, room, ids }: { home: number; room: Room; ids: readonly string[] }) {
  const isMine = sql<boolean>`exists (select 1 from json_each(hearers) where value ->> 'player' in (${sql.join(ids)}))`;
  return db
    .selectFrom('chat')
    .where('home', '=', home)
    .where('room', '=', ROOMS[room])
    .where((is) => is.or([is('hearers', 'is', null), isMine]));
}

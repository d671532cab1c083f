import type { Base } from '../base.js';
import type { Appended, NewEntry, Stretch } from '../store.js';
import type { Ops } from './ops.js';

type Row = readonly [home: number, seq: number, at: number, message: string | null, body: string];
type Run = { run(values: Row): { changes: number } };
const prepared = new WeakMap<Base, Run>();

/** Written by the query builder once, and kept: this is the statement every pick waits for. */
function insertion(base: Base): Run {
  let found = prepared.get(base);
  if (!found) {
    const { sql } = base.db
      .insertInto('entries')
      .values({ home: 0, seq: 0, at: 0, message: '', body: '' })
      .onConflict((c) => c.doNothing())
      .compile();
    found = base.raw.prepare(sql) as unknown as Run;
    prepared.set(base, found);
  }
  return found;
}

/** A new entry at once, or what else it is. */
export function insertEntry(base: Base, row: Row): null | Promise<Appended> {
  if (insertion(base).run(row).changes === 1) return null;
  const [home, seq, , message] = row;
  return already(base, { home, seq, message });
}

export const entries: Ops<'append' | 'addSnapshot' | 'answered' | 'stretch'> = {
  append: async (base, entry) => {
    const { home, seq, at, message, body } = entry;
    const was = message === null ? null : await entries.answered(base, { home, message });
    if (was !== null) return { was };
    return (await insertEntry(base, [home, seq, at, message, body])) ?? seated(base, entry);
  },

  addSnapshot: async ({ db }, { home, seq, body, from, lines }) => {
    await db
      .insertInto('snapshots')
      .values({ home, seq, body, since: from, lines })
      .onConflict((c) => c.doNothing())
      .execute();
  },

  answered: async ({ db }, { home, message }) => {
    const row = await db
      .selectFrom('entries')
      .select('seq')
      .where('home', '=', home)
      .where('message', '=', message)
      .executeTakeFirst();
    return row?.seq ?? null;
  },

  stretch: (base, range) => stretchOf(base, range),
};

/** The latest messages of a table, oldest first: the hall keeps them in mind as long as the table runs. */
export async function messagesOf({ db }: Base, home: number, most: number): Promise<[message: string, seq: number][]> {
  const rows = await db
    .selectFrom('entries')
    .select(['message', 'seq'])
    .where('home', '=', home)
    .where('message', 'is not', null)
    .orderBy('seq', 'desc')
    .limit(most)
    .execute();
  return rows.reverse().map(({ message, seq }) => [message as string, seq]);
}

type Named = Pick<NewEntry, 'home' | 'seq' | 'message'>;

async function already(base: Base, { home, seq, message }: Named): Promise<Appended> {
  const was = message === null ? null : await entries.answered(base, { home, message });
  if (was === null) throw new Error(`entry ${seq} of table ${home} is there already`);
  return { was };
}

async function seated({ db }: Base, { home, member }: NewEntry): Promise<Appended> {
  if (!member) return null;
  const { seat, player } = member;
  await db.deleteFrom('members').where('home', '=', home).where('seat', '=', seat).execute();
  if (player !== null) await db.insertInto('members').values({ home, seat, player }).execute();
  return null;
}

export async function stretchOf(
  { db }: Base,
  { home, from, to }: { home: number; from: number; to: number },
): Promise<Stretch & { at: number }> {
  const snapshot = await db
    .selectFrom('snapshots')
    .select(['seq', 'body'])
    .where('home', '=', home)
    .where('seq', '<=', from)
    .orderBy('seq', 'desc')
    .executeTakeFirstOrThrow();
  const lines = await db
    .selectFrom('snapshots')
    .select(['since as from', 'lines'])
    .where('home', '=', home)
    .where('seq', '<=', snapshot.seq)
    .orderBy('seq')
    .execute();
  const tail = await db
    .selectFrom('entries')
    .select('body')
    .where('home', '=', home)
    .where('seq', '>', snapshot.seq)
    .where('seq', '<=', to)
    .orderBy('seq')
    .execute();
  return { at: snapshot.seq, body: snapshot.body, lines, entries: tail.map(({ body }) => body) };
}

import type { Base } from '../base.js';
import type { Schema } from '../schema.js';
import { type Member, MOST_MESSAGES, type Summary, type TableRow } from '../store.js';
import { messagesOf, stretchOf } from './entries.js';
import type { Ops } from './ops.js';

const ROW = [
  'no',
  'id',
  'invite',
  'host',
  'game',
  'config',
  'stage',
  'seq',
  'chairs',
  'waiting',
  'moved',
  'finish',
  'rematch',
] as const satisfies readonly (keyof Schema['tables'])[];

type Names =
  | 'addTable'
  | 'setSummary'
  | 'setRematch'
  | 'dropTable'
  | 'setBan'
  | 'openTable'
  | 'tableRow'
  | 'listedTables'
  | 'tablesOf'
  | 'madeFrom'
  | 'dueTables'
  | 'unsettledTables';

export const tables: Ops<Names> = {
  addTable: async ({ db }, { body, listed, busy, ...table }) => {
    const { no } = await db
      .insertInto('tables')
      .values({ ...table, listed: Number(listed), busy: Number(busy), rematch: null })
      .returning('no')
      .executeTakeFirstOrThrow();
    await db.insertInto('snapshots').values({ home: no, seq: table.seq, body, since: 0, lines: '[]' }).execute();
    return no;
  },

  setSummary: async ({ db }, { home, busy, ...summary }: Summary) => {
    await db
      .updateTable('tables')
      .set({ ...summary, busy: Number(busy) })
      .where('no', '=', home)
      .execute();
  },

  setRematch: async ({ db }, { home, next }) => {
    await db.updateTable('tables').set({ rematch: next }).where('no', '=', home).execute();
  },

  dropTable: async (base, home) => dropTables(base, [home]),

  setBan: async ({ db }, { home, player, what, on }) => {
    if (on) {
      const ban = { home, player, what };
      await db
        .insertInto('bans')
        .values(ban)
        .onConflict((c) => c.doNothing())
        .execute();
    } else {
      await db
        .deleteFrom('bans')
        .where('home', '=', home)
        .where('player', '=', player)
        .where('what', '=', what)
        .execute();
    }
  },

  openTable: async (base, id) => {
    const row = await tables.tableRow(base, id);
    if (!row) return null;
    const bans = await base.db.selectFrom('bans').select(['player', 'what']).where('home', '=', row.no).execute();
    const latest = { home: row.no, from: Number.MAX_SAFE_INTEGER, to: Number.MAX_SAFE_INTEGER };
    const messages = await messagesOf(base, row.no, MOST_MESSAGES);
    return { row, bans, messages, ...(await stretchOf(base, latest)) };
  },

  tableRow: async (base, id) => {
    const row = await base.db.selectFrom('tables').select(ROW).where('id', '=', id).executeTakeFirst();
    return row ? ((await withMembers(base, [row]))[0] ?? null) : null;
  },

  listedTables: async (base, limit) =>
    withMembers(
      base,
      await base.db
        .selectFrom('tables')
        .select(ROW)
        .where('listed', '=', 1)
        .where('stage', 'in', ['gathering', 'playing'])
        .orderBy('stage')
        .orderBy('moved', 'desc')
        .limit(limit)
        .execute(),
    ),

  tablesOf: async (base, player) =>
    withMembers(
      base,
      await base.db
        .selectFrom('tables')
        .select(ROW)
        .where((is) =>
          is.or([
            is('no', 'in', is.selectFrom('members').select('home').where('player', '=', player)),
            is.and([is('host', '=', player), is('stage', '=', 'gathering')]),
          ]),
        )
        .orderBy('moved', 'desc')
        .limit(200)
        .execute(),
    ),

  madeFrom: ({ db }, origin) =>
    db
      .selectFrom('tables')
      .select(['id', 'bots'])
      .where('origin', '=', origin)
      .where('stage', 'in', ['gathering', 'playing'])
      .execute(),

  dueTables: async ({ db }, until) => {
    const rows = await db
      .selectFrom('tables')
      .select('id')
      .where('stage', '=', 'playing')
      .where((is) => is.or([is('busy', '=', 1), is('flag', '<=', until)]))
      .execute();
    return rows.map(({ id }) => id);
  },

  unsettledTables: async ({ db }) => {
    const rows = await db
      .selectFrom('tables')
      .select('id')
      .where('stage', '!=', 'over')
      .where((is) =>
        is(
          'seq',
          '<',
          is
            .selectFrom('entries')
            .select(({ fn }) => fn.max('entries.seq').as('last'))
            .whereRef('entries.home', '=', 'tables.no'),
        ),
      )
      .execute();
    return rows.map(({ id }) => id);
  },
};

export async function dropTables({ db }: Base, homes: readonly number[]): Promise<void> {
  for (const place of ['entries', 'snapshots', 'chat', 'members', 'bans'] as const)
    await db.deleteFrom(place).where('home', 'in', homes).execute();
  await db.deleteFrom('tables').where('no', 'in', homes).execute();
}

async function withMembers({ db }: Base, rows: readonly Omit<TableRow, 'members'>[]): Promise<TableRow[]> {
  if (rows.length === 0) return [];
  const sitting = await db
    .selectFrom('members')
    .select(['home', 'seat', 'player'])
    .where(
      'home',
      'in',
      rows.map(({ no }) => no),
    )
    .execute();
  const of = new Map<number, Member[]>(rows.map(({ no }) => [no, []]));
  for (const { home, seat, player } of sitting) of.get(home)?.push({ seat, player });
  return rows.map((row) => ({ ...row, members: of.get(row.no) ?? [] }));
}

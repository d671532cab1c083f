import type { Base } from '../base.js';
import { kept } from '../kept.js';
import type { Schema } from '../schema.js';
import { type Member, MOST_MESSAGES, type NewTableRow, type Summary, type TableRow } from '../store.js';
import { entries, messagesOf, stretchOf } from './entries.js';
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
  | 'countFrom'
  | 'dueTables'
  | 'unsettledTables';

type TableGiven = Omit<NewTableRow, 'body' | 'listed' | 'busy'> & { readonly listed: number; readonly busy: number };
const newTable = kept((db, $: TableGiven) => {
  const { id, invite, host, origin, made, game, config, listed } = $;
  const row = { id, invite, host, origin, made, game, config, listed, ...summaryIn($) };
  return db.insertInto('tables').values(row).returning('no');
});

type SummaryGiven = Omit<Summary, 'home' | 'busy'> & { readonly busy: number };
const newSummary = kept((db, $: SummaryGiven & { readonly home: number }) =>
  db.updateTable('tables').set(summaryIn($)).where('no', '=', $.home),
);

/** One by one: what stands for values in a query does not know which there are. */
function summaryIn($: SummaryGiven): SummaryGiven {
  const { stage, seq, chairs, waiting, moved, finish, flag, busy, bots } = $;
  return { stage, seq, chairs, waiting, moved, finish, flag, busy, bots };
}

const named = kept((db, { id }: { id: string }) => db.selectFrom('tables').select(ROW).where('id', '=', id));
const membersOf = kept((db, { home }: { home: number }) =>
  db.selectFrom('members').select(['seat', 'player']).where('home', '=', home),
);
const bansAt = kept((db, { home }: { home: number }) =>
  db.selectFrom('bans').select(['player', 'what']).where('home', '=', home),
);
const unfinished = kept((db, { origin }: { origin: string }) =>
  db
    .selectFrom('tables')
    .select(['id', 'bots'])
    .where('origin', '=', origin)
    .where('stage', 'in', ['gathering', 'playing']),
);

const unfinishedCount = kept((db, { origin }: { origin: string }) =>
  db
    .selectFrom('tables')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('origin', '=', origin)
    .where('stage', 'in', ['gathering', 'playing']),
);

export const tables: Ops<Names> = {
  addTable: async (base, { body, listed, busy, ...table }) => {
    const [made] = newTable.all(base, { ...table, listed: Number(listed), busy: Number(busy) });
    if (!made) throw new Error('no table was made');
    const { no } = made;
    await entries.addSnapshot(base, { home: no, seq: table.seq, body, from: 0, lines: '[]' });
    return no;
  },

  setSummary: (base, summary) => newSummary.run(base, { ...summary, busy: Number(summary.busy) }),

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
    const home = row.no;
    const latest = { home, from: Number.MAX_SAFE_INTEGER, to: Number.MAX_SAFE_INTEGER };
    const messages = messagesOf(base, home, MOST_MESSAGES);
    return { row, bans: bansAt.all(base, { home }), messages, ...stretchOf(base, latest) };
  },

  tableRow: (base, id) => {
    const [row] = named.all(base, { id });
    return row ? { ...row, members: membersOf.all(base, { home: row.no }) } : null;
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

  madeFrom: (base, origin) => unfinished.all(base, { origin }),

  countFrom: (base, origin) => unfinishedCount.all(base, { origin })[0]?.n ?? 0,

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

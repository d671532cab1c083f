import { type Kysely, type Migration, sql } from 'kysely';

/** People, tables and what happened at them. */
export const tables: Migration = {
  up: async (db) => {
    await people(db);
    await places(db);
    await happenings(db);
    await db.schema
      .createTable('meta')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('value', 'text', (c) => c.notNull())
      .execute();
  },
};

async function people(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('players')
    .addColumn('no', 'integer', (c) => c.primaryKey())
    .addColumn('id', 'text', (c) => c.notNull().unique())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('made', 'integer', (c) => c.notNull())
    .addColumn('seen', 'integer', (c) => c.notNull())
    .addColumn('became', 'integer')
    .execute();
  await db.schema.createIndex('players_became').on('players').column('became').execute();
  await db.schema
    .createTable('accounts')
    .addColumn('player', 'integer', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull().unique())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('made', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('sessions')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('player', 'integer', (c) => c.notNull())
    .addColumn('made', 'integer', (c) => c.notNull())
    .addColumn('seen', 'integer', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('sessions_player').on('sessions').column('player').execute();
  await db.schema
    .createTable('codes')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('player', 'integer', (c) => c.notNull())
    .addColumn('until', 'integer', (c) => c.notNull())
    .execute();
}

async function places(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tables')
    .addColumn('no', 'integer', (c) => c.primaryKey())
    .addColumn('id', 'text', (c) => c.notNull().unique())
    .addColumn('invite', 'text', (c) => c.notNull())
    .addColumn('host', 'integer', (c) => c.notNull())
    .addColumn('origin', 'text', (c) => c.notNull())
    .addColumn('made', 'integer', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('config', 'text', (c) => c.notNull())
    .addColumn('listed', 'integer', (c) => c.notNull())
    .addColumn('stage', 'text', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('chairs', 'text', (c) => c.notNull())
    .addColumn('waiting', 'text', (c) => c.notNull())
    .addColumn('moved', 'integer', (c) => c.notNull())
    .addColumn('finish', 'text')
    .addColumn('flag', 'integer')
    .addColumn('busy', 'integer', (c) => c.notNull())
    .addColumn('bots', 'integer', (c) => c.notNull())
    .addColumn('rematch', 'text')
    .execute();
  await db.schema.createIndex('tables_stage').on('tables').columns(['stage', 'listed', 'moved']).execute();
  await db.schema.createIndex('tables_origin').on('tables').columns(['origin', 'stage']).execute();
  await db.schema
    .createTable('members')
    .addColumn('home', 'integer', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('player', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('members_pk', ['home', 'seat'])
    .modifyEnd(sql`without rowid`)
    .execute();
  await db.schema.createIndex('members_player').on('members').column('player').execute();
  await db.schema
    .createTable('bans')
    .addColumn('home', 'integer', (c) => c.notNull())
    .addColumn('player', 'integer', (c) => c.notNull())
    .addColumn('what', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('bans_pk', ['home', 'player', 'what'])
    .modifyEnd(sql`without rowid`)
    .execute();
}

async function happenings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('entries')
    // In the order they came, so that what is committed together lies together.
    .addColumn('no', 'integer', (c) => c.primaryKey())
    .addColumn('home', 'integer', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('at', 'integer', (c) => c.notNull())
    .addColumn('message', 'text')
    .addColumn('body', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('entries_seq').unique().on('entries').columns(['home', 'seq']).execute();
  await db.schema
    .createTable('snapshots')
    .addColumn('home', 'integer', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('since', 'integer', (c) => c.notNull())
    .addColumn('lines', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('snapshots_pk', ['home', 'seq'])
    .execute();
  await db.schema
    .createTable('chat')
    .addColumn('home', 'integer', (c) => c.notNull())
    .addColumn('room', 'integer', (c) => c.notNull())
    .addColumn('n', 'integer', (c) => c.notNull())
    .addColumn('at', 'integer', (c) => c.notNull())
    .addColumn('player', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer')
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('message', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('chat_pk', ['home', 'room', 'n'])
    .execute();
  await db.schema.createIndex('chat_player').on('chat').column('player').execute();
}

import type { Migration } from 'kysely';

/** Where to tell people that it is their turn. */
export const pushes: Migration = {
  up: async (db) => {
    await db.schema
      .createTable('pushes')
      .addColumn('endpoint', 'text', (c) => c.primaryKey())
      .addColumn('player', 'integer', (c) => c.notNull())
      .addColumn('p256dh', 'text', (c) => c.notNull())
      .addColumn('auth', 'text', (c) => c.notNull())
      .addColumn('made', 'integer', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('pushes_player').on('pushes').column('player').execute();
  },
  down: async (db) => {
    await db.schema.dropTable('pushes').execute();
  },
};

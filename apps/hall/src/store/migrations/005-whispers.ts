import { type Migration, sql } from 'kysely';

/** Lines of chat that only some may read. A version that knows nothing of them must not show them to all. */
export const whispers: Migration = {
  up: async (db) => {
    await db.schema.alterTable('chat').addColumn('hearers', 'text').execute();
  },
  down: async (db) => {
    await sql`delete from chat where hearers is not null`.execute(db);
    await db.schema.alterTable('chat').dropColumn('hearers').execute();
  },
};

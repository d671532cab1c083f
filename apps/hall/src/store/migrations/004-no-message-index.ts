import { type Migration, sql } from 'kysely';

/** A running table knows its latest messages by itself; an index of all of them was a third of what a pick cost. */
export const noMessageIndex: Migration = {
  up: async (db) => {
    await db.schema.dropIndex('entries_message').execute();
  },
  down: async (db) => {
    await db.schema
      .createIndex('entries_message')
      .unique()
      .on('entries')
      .columns(['home', 'message'])
      .where(sql.ref('message'), 'is not', null)
      .execute();
  },
};

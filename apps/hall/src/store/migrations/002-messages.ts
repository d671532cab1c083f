import { type Migration, sql } from 'kysely';

/** A message that is sent again is found, and never becomes a second entry. */
export const messages: Migration = {
  up: async (db) => {
    await db.schema
      .createIndex('entries_message')
      .unique()
      .on('entries')
      .columns(['home', 'message'])
      .where(sql.ref('message'), 'is not', null)
      .execute();
    await db.schema.createIndex('chat_message').unique().on('chat').columns(['home', 'message']).execute();
  },
  down: async (db) => {
    await db.schema.dropIndex('entries_message').execute();
    await db.schema.dropIndex('chat_message').execute();
  },
};

import { type Kysely, Migrator } from 'kysely';
import { tables } from './migrations/001-tables.js';
import { messages } from './migrations/002-messages.js';
import { pushes } from './migrations/003-pushes.js';
import { noMessageIndex } from './migrations/004-no-message-index.js';
import { whispers } from './migrations/005-whispers.js';
import type { Schema } from './schema.js';

/** In their order. A migration that was released is never changed. */
const MIGRATIONS = {
  '001-tables': tables,
  '002-messages': messages,
  '003-pushes': pushes,
  '004-no-message-index': noMessageIndex,
  '005-whispers': whispers,
};
export const NEWEST = '005-whispers';

/** Bring a database to the newest form, or to an older one; all in one transaction, so that a kill changes nothing. */
export async function migrate(db: Kysely<Schema>, to: keyof typeof MIGRATIONS = NEWEST): Promise<void> {
  const migrator = migratorOf(db);
  const { error } = await migrator.migrateTo(to);
  if (error) throw error;
}

/** Migrations that have not run yet. */
export async function missing(db: Kysely<Schema>): Promise<string[]> {
  const all = await migratorOf(db).getMigrations();
  return all.filter(({ executedAt }) => !executedAt).map(({ name }) => name);
}

function migratorOf(db: Kysely<Schema>): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
}

/** Whether a database is of a form this version knows. */
export function isKnown(migration: string): boolean {
  return Object.hasOwn(MIGRATIONS, migration);
}

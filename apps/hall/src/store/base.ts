import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import type { Schema } from './schema.js';

export const FILE = 'questhall.db';

/** An open database: by queries, and by itself for what must be quick. */
export interface Base {
  readonly db: Kysely<Schema>;
  readonly raw: Database.Database;
}

/** Every commit is on the disk before it returns (WAL, synchronous FULL). */
export function openBase(file: string): Base {
  const raw = new Database(file, { timeout: 10_000 });
  raw.pragma('journal_mode = WAL');
  raw.pragma('synchronous = FULL');
  raw.pragma('busy_timeout = 10000');
  return based(raw);
}

/** Without setting anything: for looking at a copy. */
export function openAsItIs(file: string): Base {
  return based(new Database(file));
}

function based(raw: Database.Database): Base {
  return { db: new Kysely<Schema>({ dialect: new SqliteDialect({ database: raw as never }) }), raw };
}

import { type Dialect, Kysely, SqliteAdapter, SqliteDriver, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import Database from 'libsql';
import type { Schema } from './schema.js';

export const FILE = 'questhall.db';

const MOST_KNOWN = 300;
/** So many pages of 4 kB lie in the log before they are moved: a page that many picks touch is moved once. */
const CHECKPOINT = 4000;

/** An open database: by queries, and by itself for what must be quick. */
export interface Base {
  readonly db: Kysely<Schema>;
  readonly raw: Database.Database;
}

/** Every commit is on the disk before it returns (WAL, synchronous FULL); `off` is for measures alone. */
export function openBase(file: string, synchronous: 'full' | 'off' = 'full'): Base {
  const raw = new Database(file, { timeout: 10_000 });
  raw.pragma('busy_timeout = 10000');
  raw.pragma('journal_mode = WAL');
  raw.pragma(`synchronous = ${synchronous}`);
  raw.pragma(`wal_autocheckpoint = ${CHECKPOINT}`);
  return based(raw);
}

/** Without setting anything: for looking at a copy. */
export function openAsItIs(file: string): Base {
  return based(new Database(file));
}

function based(raw: Database.Database): Base {
  const database = remembering(raw) as never;
  const dialect: Dialect = {
    createDriver: () => new SqliteDriver({ database }),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createAdapter: () => new Adapter(),
  };
  return { db: new Kysely<Schema>({ dialect }), raw };
}

/** A migration that is killed half way has not happened: the database can do that, though the library leaves it out. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Queries come again and again: each is prepared once. */
function remembering(raw: Database.Database): Pick<Database.Database, 'prepare' | 'close'> {
  const known = new Map<string, Database.Statement>();
  return {
    prepare: ((sql: string) => {
      if (/^\s*(?:create|drop|alter|begin|commit|rollback|vacuum|pragma)/i.test(sql)) return raw.prepare(sql);
      const statement = known.get(sql) ?? raw.prepare(sql);
      if (known.size > MOST_KNOWN) known.clear();
      known.set(sql, statement);
      return statement;
    }) as Database.Database['prepare'],
    close: () => raw.close(),
  };
}

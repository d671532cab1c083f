import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { sql } from 'kysely';
import Database from 'libsql';
import { type Base, FILE, openAsItIs, openBase } from './base.js';
import { isKnown } from './migrate.js';

/** Who else has the file open, a backup or a command, is soon done with it. */
const PATIENCE = 10_000;

/** Why a copy could not be made or used, in words for who runs the hall. */
export class CopyFailed extends Error {
  override name = 'CopyFailed';
}

/** A whole copy of a hall's storage, taken while it runs: one moment, complete or not there at all. */
export async function backup(data: string, folder: string, now = new Date()): Promise<string> {
  const source = join(data, FILE);
  if (!existsSync(source)) throw new CopyFailed(`there is no hall in ${data}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const name = `questhall-${now.toISOString().replace(/[:.]/g, '-')}.db`;
  const [part, whole] = [join(folder, `.${name}.part`), join(folder, name)];
  rmSync(part, { force: true });
  const base = openBase(source);
  try {
    await sql`vacuum into ${part}`.execute(base.db);
  } finally {
    base.raw.close();
  }
  await check(part);
  synced(part);
  renameSync(part, whole);
  synced(folder);
  return whole;
}

/** Put a copy in the place of a hall's storage. The hall must not have it open; what was there is kept beside it. */
export async function restore(data: string, copy: string, now = new Date()): Promise<string | null> {
  await check(copy);
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const file = join(data, FILE);
  const part = join(data, `.${FILE}.part`);
  copyFileSync(copy, part);
  synced(part);
  const before = existsSync(file) ? setAside(file, now) : null;
  for (const rest of ['-wal', '-shm']) rmSync(file + rest, { force: true });
  renameSync(part, file);
  synced(data);
  return before;
}

/** What was there, in one file, under a name of its own. */
function setAside(file: string, now: Date): string {
  const aside = join(dirname(file), `before-restore-${now.toISOString().replace(/[:.]/g, '-')}.db`);
  const raw = new Database(file, { timeout: PATIENCE });
  try {
    raw.pragma(`busy_timeout = ${PATIENCE}`);
    raw.pragma('wal_checkpoint(TRUNCATE)');
  } finally {
    raw.close();
  }
  sameAs(file, aside);
  return aside;
}

/** A second name, so that at no moment there is none; where files have only one, a copy. */
function sameAs(file: string, other: string): void {
  try {
    linkSync(file, other);
  } catch {
    copyFileSync(file, other);
    synced(other);
  }
}

/** A copy is whole, is ours, and is not of a later version. */
export async function check(copy: string): Promise<void> {
  if (!existsSync(copy)) throw new CopyFailed(`there is no file ${copy}`);
  let base: Base | null = null;
  try {
    base = openAsItIs(copy);
    const sound = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(base.db);
    if (sound.rows[0]?.integrity_check !== 'ok') throw new CopyFailed(`${basename(copy)} is damaged`);
    const ran = await sql<{ name: string }>`select name from kysely_migration`.execute(base.db);
    const later = ran.rows.find(({ name }) => !isKnown(name));
    if (later) throw new CopyFailed(`${basename(copy)} is of a later version of Questhall`);
  } catch (error) {
    if (error instanceof CopyFailed) throw error;
    throw new CopyFailed(`${basename(copy)} is no copy of a hall`);
  } finally {
    base?.raw.close();
  }
}

/** On the disk, not only on its way there. */
function synced(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

import { openBase } from './base.js';
import { insertEntry } from './ops/entries.js';
import { ROW, type Rows, type StoreThread } from './wire.js';

/** Commits new entries on the hall's own thread. To be used while no other writes. */
export interface Here {
  /** Whether all are on the disk now; if not, nothing has happened and the writer is to do it. */
  commit(rows: Rows): boolean;
  close(): void;
}

/**
 * Two threads that wake each other cost a pick more than its place in the database. So in a busy hall what a turn of
 * the loop has brought is committed here, in one sync, as long as the disk is quick.
 */
export function committingHere(
  { file, synchronous }: Omit<StoreThread, 'role'>,
  now: () => number = () => performance.now(),
): Here {
  const base = openBase(file, synchronous);
  // Neither waiting for others nor moving the log is for this thread.
  base.raw.pragma('busy_timeout = 0');
  base.raw.pragma('wal_autocheckpoint = 0');
  const [begin, commit] = [base.raw.prepare('begin immediate'), base.raw.prepare('commit')];
  const turns = takingTurns();
  const enter = (rows: Rows) => {
    begin.run();
    for (let at = 0; at < rows.length; at += ROW)
      if (insertEntry(base, rows.slice(at, at + ROW) as never)) throw new Error('not new');
    const from = now();
    commit.run();
    turns.took(now() - from, from);
  };
  return {
    commit: (rows) => {
      if (!turns.isMine(now())) return false;
      try {
        enter(rows);
        return true;
      } catch {
        // What is not simply new, or not to be had, is the writer's to look into.
        if (base.raw.inTransaction) base.raw.exec('rollback');
        return false;
      }
    },
    close: () => base.raw.close(),
  };
}

/** Once in so long (ms) the writer has its turn: it notes that the hall is awake, and moves the log where it belongs. */
const TURN = 1000;
/** So long may a sync take, as a rule, that everybody waits for. Else the writer alone waits, for a while. */
const QUICK = 1.5;
const AWHILE = 10_000;
/** How much the latest sync weighs in the rule. */
const WEIGHT = 1 / 8;

/** Whose turn it is to wait for the disk, by the time and by how long the disk took of late. */
export function takingTurns() {
  let [until, again, usual] = [0, 0, 0];
  return {
    isMine: (now: number): boolean => {
      if (now < again) return false;
      if (now < until) return true;
      until = now + TURN;
      return false;
    },
    took: (ms: number, now: number): void => {
      usual += (ms - usual) * WEIGHT;
      if (usual > QUICK) [usual, again] = [0, now + AWHILE];
    },
  };
}

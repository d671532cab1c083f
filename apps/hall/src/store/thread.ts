import { parentPort, workerData } from 'node:worker_threads';
import { type Base, openBase } from './base.js';
import { migrate, missing } from './migrate.js';
import { insertEntry } from './ops/entries.js';
import { OPS } from './ops/index.js';
import { HEARTBEAT } from './ops/upkeep.js';
import {
  type Batch,
  type Done,
  type FromStore,
  type Job,
  type Results,
  ROW,
  type StoreThread,
  type ToStore,
} from './wire.js';

// A thread that holds one connection. Waiting for the disk here stalls nobody's socket.
const { file, role, synchronous } = workerData as StoreThread;
const port = parentPort as NonNullable<typeof parentPort>;
const tell = (message: FromStore) => port.postMessage(message);
const BEAT = 1000;

try {
  const base = openBase(file, synchronous);
  if (role === 'writer') await broughtUp(base);
  const carryOut = role === 'writer' ? committer(base) : (batch: Batch) => each(base, batch);
  port.on('message', async (message: ToStore) => {
    if ('batch' in message) tell({ results: await carryOut(message.batch) });
    else {
      base.raw.close();
      tell({ closed: true });
      port.close();
    }
  });
  tell({ ready: true });
} catch (error) {
  tell({ failed: words(error) });
}

async function broughtUp({ db }: Base): Promise<void> {
  const steps = await missing(db);
  if (steps.length > 0) tell({ migrating: steps });
  await migrate(db);
}

/** Group commit: a whole batch waits for one sync. Nothing of it is told before it is on the disk. */
function committer(base: Base): (batch: Batch) => Promise<Results> {
  const [begin, commit] = [base.raw.prepare('begin immediate'), base.raw.prepare('commit')];
  let beaten = 0;
  return async (batch) => {
    try {
      begin.run();
      const results = await each(base, batch);
      const now = Date.now();
      if (now - beaten >= BEAT) {
        await OPS.setMeta(base, { key: HEARTBEAT, value: String(now) });
        beaten = now;
      }
      commit.run();
      return results;
    } catch (error) {
      if (base.raw.inTransaction) base.raw.exec('rollback');
      return allFailed(batch, [false, words(error)]);
    }
  };
}

function allFailed({ rows, jobs }: Batch, why: Done): Results {
  return {
    odd: Array.from({ length: rows.length / ROW }, (_, place) => [place, why] as const),
    done: jobs.map(() => why),
  };
}

async function each(base: Base, { rows, jobs }: Batch): Promise<Results> {
  const odd: [number, Done][] = [];
  for (let at = 0; at < rows.length; at += ROW) {
    const done = entered(base, rows.slice(at, at + ROW) as never);
    if (done) odd.push([at / ROW, await done]);
  }
  const done: Done[] = [];
  for (const job of jobs) done.push(await attempt(base, job));
  return { odd, done };
}

/** Nothing for a new entry: that is what almost all are. */
function entered(base: Base, row: Parameters<typeof insertEntry>[1]): null | Promise<Done> {
  try {
    return (
      insertEntry(base, row)?.then(
        (was): Done => [true, was],
        (error): Done => [false, words(error)],
      ) ?? null
    );
  } catch (error) {
    return Promise.resolve([false, words(error)]);
  }
}

/** One job that fails leaves nothing behind, and harms no other of its batch. */
async function attempt(base: Base, [name, given]: Job): Promise<Done> {
  const guarded = role === 'writer';
  try {
    if (guarded) base.raw.exec('savepoint job');
    const value = await OPS[name](base, given as never);
    if (guarded) base.raw.exec('release job');
    return [true, value];
  } catch (error) {
    if (guarded) base.raw.exec('rollback to job; release job');
    return [false, words(error)];
  }
}

function words(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

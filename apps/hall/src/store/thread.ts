import { parentPort, workerData } from 'node:worker_threads';
import { type Base, openBase } from './base.js';
import { migrate } from './migrate.js';
import { OPS } from './ops/index.js';
import { HEARTBEAT } from './ops/upkeep.js';
import type { Done, FromStore, Job, StoreThread, ToStore } from './wire.js';

// A thread that holds one connection. Waiting for the disk here stalls nobody's socket.
const { file, role } = workerData as StoreThread;
const port = parentPort as NonNullable<typeof parentPort>;
const tell = (message: FromStore) => port.postMessage(message);
const BEAT = 1000;

try {
  const base = openBase(file);
  const ran = role === 'writer' ? await migrate(base.db) : [];
  const carryOut = role === 'writer' ? committer(base) : (jobs: readonly Job[]) => each(base, jobs);
  port.on('message', async (message: ToStore) => {
    if ('batch' in message) tell({ results: await carryOut(message.batch) });
    else {
      base.raw.close();
      tell({ closed: true });
      port.close();
    }
  });
  tell({ ready: ran });
} catch (error) {
  tell({ failed: words(error) });
}

/** Group commit: a whole batch waits for one sync. Nothing of it is told before it is on the disk. */
function committer(base: Base): (jobs: readonly Job[]) => Promise<readonly Done[]> {
  const [begin, commit] = [base.raw.prepare('begin immediate'), base.raw.prepare('commit')];
  let beaten = 0;
  return async (jobs) => {
    try {
      begin.run();
      const results = await each(base, jobs);
      const now = Date.now();
      if (now - beaten >= BEAT) {
        await OPS.setMeta(base, { key: HEARTBEAT, value: String(now) });
        beaten = now;
      }
      commit.run();
      return results;
    } catch (error) {
      if (base.raw.inTransaction) base.raw.exec('rollback');
      return jobs.map((): Done => [false, words(error)]);
    }
  };
}

async function each(base: Base, jobs: readonly Job[]): Promise<Done[]> {
  const results: Done[] = [];
  for (const job of jobs) results.push(await attempt(base, job));
  return results;
}

/** One job that fails leaves nothing behind, and harms no other of its batch. */
async function attempt(base: Base, [name, given]: Job): Promise<Done> {
  const guarded = role === 'writer' && name !== 'append';
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

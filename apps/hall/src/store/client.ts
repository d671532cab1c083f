import { Worker } from 'node:worker_threads';
import { OPS, READS } from './ops/index.js';
import type { Store } from './store.js';
import type { Done, FromStore, Job, StoreThread, ToStore } from './wire.js';

interface Waiting {
  readonly job: Job;
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** A storage thread, and those who wait for it. */
interface Thread {
  ask(job: Job): Promise<unknown>;
  close(): Promise<void>;
  /** Names of the migrations it ran. */
  readonly ran: readonly string[];
}

/** The storage of a folder: one thread writes, another reads. `fail` hears of a thread that died. */
export async function openStore(
  file: string,
  fail: (why: string) => void,
): Promise<Store & { readonly ran: readonly string[] }> {
  const writer = await startThread({ file, role: 'writer' }, fail);
  const reader = await startThread({ file, role: 'reader' }, fail);
  const store: Record<string, unknown> = {
    ran: writer.ran,
    close: async () => {
      await reader.close();
      await writer.close();
    },
  };
  for (const name of Object.keys(OPS) as (keyof typeof OPS)[]) {
    const thread = (READS as readonly string[]).includes(name) ? reader : writer;
    store[name] = (given: unknown) => thread.ask([name, given]);
  }
  return store as unknown as Store & { ran: readonly string[] };
}

function startThread(data: StoreThread, fail: (why: string) => void): Promise<Thread> {
  const worker = new Worker(new URL('./thread.js', import.meta.url), { workerData: data, name: `store ${data.role}` });
  const send = (message: ToStore) => worker.postMessage(message);
  return new Promise((opened, refused) => {
    let closed: (() => void) | null = null;
    const queue = batching(send);
    const ask = queue.ask;
    const close = () =>
      queue.idle().then(
        () =>
          new Promise<void>((done) => {
            closed = done;
            send({ close: true });
          }),
      );
    worker.on('message', (message: FromStore) => {
      if ('results' in message) queue.answered(message.results);
      else if ('ready' in message) opened({ ask, close, ran: message.ready });
      else if ('closed' in message) closed?.();
      else refused(new Error(message.failed));
    });
    worker.on('error', (error) => {
      refused(error);
      fail(error.message);
    });
    worker.on('exit', () => {
      if (!closed) fail('a storage thread has ended');
    });
  });
}

/** One batch at a time: what is asked while one is under way goes together into the next. */
function batching(send: (message: ToStore) => void) {
  let waiting: Waiting[] = [];
  let sent: Waiting[] = [];
  let emptied: (() => void)[] = [];

  const flush = () => {
    if (sent.length > 0) return;
    sent = waiting;
    waiting = [];
    if (sent.length > 0) send({ batch: sent.map(({ job }) => job) });
    else {
      for (const tell of emptied) tell();
      emptied = [];
    }
  };

  return {
    ask: (job: Job) =>
      new Promise<unknown>((resolve, reject) => {
        waiting.push({ job, resolve, reject });
        // Whatever else this turn of the loop brings goes along.
        if (sent.length === 0 && waiting.length === 1) setImmediate(flush);
      }),
    answered: (results: readonly Done[]) => {
      const answered = sent;
      sent = [];
      for (const [i, [ok, value]] of results.entries()) {
        if (ok) answered[i]?.resolve(value);
        else answered[i]?.reject(new Error(value as string));
      }
      if (waiting.length > 0) flush();
      else setImmediate(flush);
    },
    idle: () =>
      new Promise<void>((done) => {
        emptied.push(done);
        if (sent.length === 0 && waiting.length === 0) setImmediate(flush);
      }),
  };
}

import { Worker } from 'node:worker_threads';
import { OPS, READS } from './ops/index.js';
import type { NewEntry, Store } from './store.js';
import type { Batch, Done, FromStore, Job, Results, StoreThread, ToStore } from './wire.js';

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** A storage thread, and those who wait for it. */
interface Thread {
  ask(job: Job): Promise<unknown>;
  enter(entry: NewEntry): Promise<unknown>;
  close(): Promise<void>;
}

export interface StoreEvents {
  /** A thread has died. */
  fail(why: string): void;
  /** The form of the database changes. */
  migrating(steps: readonly string[]): void;
}

/** The storage of a folder: one thread writes, another reads. */
export async function openStore(
  { file, synchronous }: Omit<StoreThread, 'role'>,
  { fail, migrating }: StoreEvents,
): Promise<Store> {
  const writer = await startThread({ file, synchronous, role: 'writer' }, { fail, migrating });
  const reader = await startThread({ file, synchronous, role: 'reader' }, { fail, migrating });
  const store: Record<string, unknown> = {
    close: async () => {
      await reader.close();
      await writer.close();
    },
  };
  for (const name of Object.keys(OPS) as (keyof typeof OPS)[]) {
    const thread = (READS as readonly string[]).includes(name) ? reader : writer;
    store[name] = (given: unknown) => thread.ask([name, given]);
  }
  store.append = (entry: NewEntry) => (entry.member ? writer.ask(['append', entry]) : writer.enter(entry));
  return store as unknown as Store;
}

function startThread(data: StoreThread, { fail, migrating }: StoreEvents): Promise<Thread> {
  const worker = new Worker(new URL('./thread.js', import.meta.url), { workerData: data, name: `store ${data.role}` });
  const send = (message: ToStore) => worker.postMessage(message);
  return new Promise((opened, refused) => {
    let closed: (() => void) | null = null;
    const queue = batching(send);
    const { ask, enter } = queue;
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
      else if ('ready' in message) opened({ ask, enter, close });
      else if ('migrating' in message) migrating(message.migrating);
      // With the thread goes whatever of the file it still held.
      else if ('closed' in message) void worker.terminate().then(() => closed?.());
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

interface Gathered extends Batch {
  readonly rows: (number | string | null)[];
  readonly jobs: Job[];
  readonly entering: Waiting[];
  readonly asking: Waiting[];
}

/** Where so many entries came together, more will: waiting so many milliseconds for them spares syncs. */
const CROWD = 8;
const MOMENT = 1;

/** One batch at a time: what is asked while one is under way goes together into the next. */
function batching(send: (message: ToStore) => void) {
  let next = gathering();
  let sent: Gathered | null = null;
  let flushing = false;
  let emptied: (() => void)[] = [];

  const flush = () => {
    flushing = false;
    if (sent) return;
    if (isEmpty(next)) {
      for (const tell of emptied) tell();
      emptied = [];
      return;
    }
    sent = next;
    next = gathering();
    send({ batch: { rows: sent.rows, jobs: sent.jobs } });
  };
  // Whatever else this turn of the loop brings goes along.
  const soon = () => {
    if (sent || flushing) return;
    flushing = true;
    setImmediate(flush);
  };
  const later = () => {
    if (sent || flushing) return;
    flushing = true;
    setTimeout(flush, MOMENT);
  };

  return {
    ask: (job: Job) =>
      new Promise<unknown>((resolve, reject) => {
        next.jobs.push(job);
        next.asking.push({ resolve, reject });
        soon();
      }),
    enter: ({ home, seq, at, message, body }: NewEntry) =>
      new Promise<unknown>((resolve, reject) => {
        next.rows.push(home, seq, at, message, body);
        next.entering.push({ resolve, reject });
        soon();
      }),
    answered: (results: Results) => {
      const answered = sent;
      sent = null;
      const many = answered !== null && answered.entering.length >= CROWD;
      // The disk is idle: what has gathered goes out before anything else, unless more is sure to come in a moment.
      if (!many) flush();
      if (answered) settle(answered, results);
      if (many) later();
      else soon();
    },
    idle: () =>
      new Promise<void>((done) => {
        emptied.push(done);
        soon();
      }),
  };
}

function gathering(): Gathered {
  return { rows: [], jobs: [], entering: [], asking: [] };
}

function isEmpty({ entering, asking }: Gathered): boolean {
  return entering.length === 0 && asking.length === 0;
}

function settle({ entering, asking }: Gathered, { odd, done }: Results): void {
  for (const [place, one] of odd) tell(entering[place] as Waiting, one);
  // Who was told already is not told again.
  for (const { resolve } of entering) resolve(null);
  asking.forEach((waiting, place) => {
    tell(waiting, done[place] as Done);
  });
}

function tell({ resolve, reject }: Waiting, [ok, value]: Done): void {
  if (ok) resolve(value);
  else reject(new Error(value as string));
}

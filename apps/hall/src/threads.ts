import { Worker } from 'node:worker_threads';

interface Waiting<A> {
  resolve(answer: A): void;
  reject(error: Error): void;
}
type Answer<A> = readonly [n: number, answer: A | null, why: string | null];

/** A thread that answers questions; a new one takes its place when it dies or is too slow. */
export interface Thread<Q, A> {
  ask(question: Q): Promise<A>;
  /** Questions it has not answered yet. */
  waiting(): number;
  close(): Promise<void>;
}

export interface ThreadSpec {
  readonly script: URL;
  /** What it is given when it starts. */
  data(): unknown;
  readonly name: string;
  /** How long one answer may take. */
  readonly patience: number;
  /** How much it may keep in mind, in megabytes; one that forgets nothing is replaced. */
  readonly memory?: number;
  /** One has ended by itself, with this code. */
  ended?(code: number): void;
}

export function thread<Q, A>({ script, data, name, patience, memory, ended }: ThreadSpec): Thread<Q, A> {
  let asked = new Map<number, Waiting<A>>();
  let n = 0;
  let closed = false;
  let watch: NodeJS.Timeout | undefined;
  let worker: Worker | null = null;

  const start = () => {
    const fresh = new Worker(script, {
      workerData: data(),
      name,
      ...(memory !== undefined && { resourceLimits: { maxOldGenerationSizeMb: memory } }),
    });
    fresh.on('message', hear);
    fresh.on('error', (error) => fail(fresh, error));
    fresh.on('exit', (code) => {
      ended?.(code);
      fail(fresh, new Error(`${name} has ended`));
    });
    return fresh;
  };
  const hear = ([number, answer, why]: Answer<A>) => {
    const waiting = asked.get(number);
    asked.delete(number);
    if (why === null) waiting?.resolve(answer as A);
    else waiting?.reject(new Error(why));
    lookAgain();
  };
  const fail = (which: Worker, error: Error) => {
    if (which !== worker) return;
    worker = null;
    const lost = asked;
    asked = new Map();
    void which.terminate();
    for (const { reject } of lost.values()) reject(error);
  };
  const lookAgain = () => {
    clearTimeout(watch);
    if (asked.size > 0 && !closed)
      watch = setTimeout(() => worker && fail(worker, new Error(`${name} took too long`)), patience);
  };

  return {
    ask: (question) =>
      new Promise<A>((resolve, reject) => {
        if (closed) return reject(new Error(`${name} is closed`));
        worker ??= start();
        n += 1;
        asked.set(n, { resolve, reject });
        worker.postMessage([n, question]);
        if (asked.size === 1) lookAgain();
      }),
    waiting: () => asked.size,
    close: async () => {
      closed = true;
      clearTimeout(watch);
      const last = worker;
      worker = null;
      await last?.terminate();
      for (const { reject } of asked.values()) reject(new Error(`${name} is closed`));
    },
  };
}

import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { FLAGS } from '../flags.js';
import type { HallOptions } from '../options.js';

export interface Usage {
  readonly heapKB: number;
  readonly rssKB: number;
}

/** A hall in a process of its own, that can be asked what it uses. */
export interface Measured {
  readonly url: string;
  /** After a collection, which stalls it. */
  usage(): Promise<Usage>;
  /** Processor time so far, in milliseconds. Asking costs nobody anything. */
  spent(): Promise<number>;
  stop(): Promise<void>;
}

export async function measured(options: HallOptions): Promise<Measured> {
  const script = fileURLToPath(new URL('./server.js', import.meta.url));
  const child = fork(script, [JSON.stringify(options)], {
    execArgv: ['--expose-gc', ...FLAGS],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const told = <T>() =>
    new Promise<T>((done, failed) => {
      child.once('message', (message) => done(message as T));
      child.once('exit', (code) => failed(new Error(`the hall ended with ${code}`)));
    });
  const { port } = await told<{ port: number }>();
  return {
    url: `http://127.0.0.1:${port}`,
    usage: () => {
      child.send('usage');
      return told<Usage>();
    },
    spent: () => {
      child.send('spent');
      return told<number>();
    },
    stop: () =>
      new Promise((done) => {
        child.removeAllListeners('exit');
        child.once('exit', () => done());
        child.send('stop');
      }),
  };
}

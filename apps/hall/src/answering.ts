import { parentPort } from 'node:worker_threads';
import { words } from './log.js';

/** The other end of a `thread`: answers each question in turn. */
export function answering<Q, A>(answer: (question: Q) => A | Promise<A>): void {
  parentPort?.on('message', async ([n, question]: [number, Q]) => {
    try {
      parentPort?.postMessage([n, await answer(question), null]);
    } catch (error) {
      parentPort?.postMessage([n, null, words(error)]);
    }
  });
}

import { availableParallelism } from 'node:os';
import type { Chosen, Thinkers, Thought } from '../house.js';
import { thread } from '../threads.js';
import { STARVED } from './yielding.js';

/** A bot that has not moved after so long never will. */
const PATIENCE = 15_000;
/** Whoever thinks keeps nothing of what was imagined; so much is ample for all bots of a thread. */
const MEMORY = 150;

/**
 * Threads for bots: one fewer than there are cores. A table's bots think in the same thread, where they may remember;
 * a table has at most one thought for each of its seats waiting. In a thread all think side by side, so that each has
 * chosen when its time is over, if less thoroughly the more there are.
 */
export function startThinkers(games: readonly string[], wanted: number | null): Thinkers {
  const count = wanted ?? Math.max(1, availableParallelism() - 1);
  let wholly = true;
  const threads = Array.from({ length: count }, (_, i) =>
    thread<Thought, Chosen>({
      script: new URL('./thread.js', import.meta.url),
      data: () => ({ games, wholly }),
      ended: (code) => {
        if (code === STARVED) wholly = false;
      },
      name: `bots ${i}`,
      patience: PATIENCE,
      memory: MEMORY,
    }),
  );
  return {
    think: (thought) => threads[lot(thought.table) % count]?.ask(thought) ?? Promise.reject(new Error('no threads')),
    close: async () => {
      for (const one of threads) await one.close();
    },
  };
}

function lot(text: string): number {
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum = (sum * 31 + text.charCodeAt(i)) >>> 0;
  return sum;
}

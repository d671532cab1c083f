import type { Historian, PastWish, Recalled } from '../house.js';
import { thread } from '../threads.js';

const PATIENCE = 30_000;

export function startHistorian(file: string, games: readonly string[]): Historian {
  const { ask, close } = thread<PastWish, Recalled>({
    script: new URL('./thread.js', import.meta.url),
    data: () => ({ file, games }),
    name: 'historian',
    patience: PATIENCE,
  });
  return { past: ask, close };
}

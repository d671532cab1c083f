import { workerData } from 'node:worker_threads';
import { answering } from '../answering.js';
import { loadGames } from '../games.js';
import type { PastWish, Recalled } from '../house.js';
import { openBase } from '../store/base.js';
import { OPS } from '../store/ops/index.js';
import { recall } from './recall.js';

const { file, games: modules } = workerData as { file: string; games: readonly string[] };
const games = await loadGames(modules);
const base = openBase(file);

answering<PastWish, Recalled>(async (wish) => {
  const game = games.get(wish.game);
  if (!game) throw new Error(`there is no game ${wish.game}`);
  return recall(game, await OPS.stretch(base, wish), wish);
});

import { Worker } from 'node:worker_threads';
import { Failed } from '../failure.js';
import type { Series } from '../series.js';
import type { Round } from './round.js';
import type { Task } from './worker.js';

/** Play all rounds of a match, spread over worker threads; in order of their numbers, whoever was faster. */
export async function playMatch(series: Series, workers: number, heard: (done: number) => void): Promise<Round[]> {
  const rounds: Round[] = [];
  const note = (round: Round) => {
    rounds[round.number] = round;
    heard(Object.keys(rounds).length);
  };
  const crew = Array.from({ length: Math.min(workers, series.games) }, (_, w) => {
    const mine = Array.from({ length: series.games }, (_, i) => i).filter((i) => i % workers === w);
    return work(series, mine, note);
  });
  await Promise.all(crew);
  return rounds;
}

function work({ house, seats, options, seed }: Series, rounds: readonly number[], note: (round: Round) => void) {
  const task: Task = { game: house.game.id, seats, options, seed, rounds };
  const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: task });
  return new Promise<void>((resolve, reject) => {
    worker.on('message', note);
    worker.on('error', (error) => reject(new Failed(`a worker failed: ${error.message}`)));
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Failed(`a worker ended with ${code}`))));
  });
}

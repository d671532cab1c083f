import { Worker } from 'node:worker_threads';
import { Failed } from '../failure.js';
import type { Match, Round } from './round.js';
import type { Task } from './worker.js';

/** What a match is told as it goes. */
export interface Hearing {
  /** Rounds that were played before, and need not be again. */
  readonly known: readonly Round[];
  /** A round that was just played, and all there are now. */
  hear(round: Round, all: readonly Round[]): void;
}

/** Play all rounds of a match, spread over worker threads; in order of their numbers, whoever was faster. */
export async function playMatch(series: Match, workers: number, { known, hear }: Hearing): Promise<Round[]> {
  const rounds = new Map(known.map((round) => [round.number, round]));
  const note = (round: Round) => {
    rounds.set(round.number, round);
    hear(round, [...rounds.values()]);
  };
  const left = Array.from({ length: series.games }, (_, i) => i).filter((i) => !rounds.has(i));
  const crew = Array.from({ length: Math.min(workers, left.length) }, (_, w) =>
    work(
      series,
      left.filter((_, i) => i % workers === w),
      note,
    ),
  );
  await Promise.all(crew);
  return [...rounds.values()].filter(({ number }) => number < series.games).sort((a, b) => a.number - b.number);
}

function work({ house, games: _, ...rest }: Match, rounds: readonly number[], note: (round: Round) => void) {
  const task: Task = { game: house.game.id, ...rest, rounds };
  const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: task });
  return new Promise<void>((resolve, reject) => {
    worker.on('message', note);
    worker.on('error', (error) => reject(new Failed(`a worker failed: ${error.message}`)));
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Failed(`a worker ended with ${code}`))));
  });
}

import { parentPort, workerData } from 'node:worker_threads';
import type { TableOptions } from '@questhall/kernel';
import { namedGame } from '../read.js';
import type { Clock } from './clocks.js';
import { playRound } from './round.js';

/** What a worker is told: games themselves cannot be sent, so it looks its game up by name. */
export interface Task {
  readonly game: string;
  readonly seats: readonly string[];
  readonly options: TableOptions;
  readonly seed: string;
  readonly clock: Clock;
  readonly rounds: readonly number[];
}

const { game, rounds, ...rest } = workerData as Task;
const series = { house: await namedGame(game), games: rounds.length, ...rest };
for (const number of rounds) parentPort?.postMessage(playRound(series, number));

import { WrongWords } from './failure.js';
import { readCount } from './read.js';
import type { Series } from './series.js';

export interface Violation {
  /** The game's number in the run, from 0. */
  readonly game: number;
  readonly law?: string;
  readonly why: string;
}

/** Which of the games the laws are run on: all, or that many spread evenly. */
export function readLaws(text: string | undefined, games: number): number[] {
  if (text !== undefined && text !== 'all' && !/^\d+$/.test(text)) {
    throw new WrongWords(`--laws is "${text}"; expected all or a whole number of games`);
  }
  const wanted = text === undefined ? 20 : text === 'all' ? games : readCount('laws', text, 0);
  const count = Math.min(wanted, games);
  return Array.from({ length: count }, (_, i) => Math.floor((i * games) / count));
}

export function lawsOn(_series: Series, _games: readonly number[]): { checks: number; violations: Violation[] } {
  return { checks: 0, violations: [] };
}

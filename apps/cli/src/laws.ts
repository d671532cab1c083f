import type { Chooser, Ended } from '@questhall/testkit/tools';
import { WrongWords } from './failure.js';
import { chanceOf, choose, LONGEST, seedOf } from './match.js';
import { readCount } from './read.js';
import { botsOf, type Series } from './series.js';

export interface Violation {
  /** The game's number in the run, from 0; null if it is about all of them. */
  readonly game: number | null;
  readonly law?: string;
  readonly why: string;
  /** The game's own seed, and how many picks led to it. */
  readonly seed?: string;
  readonly picks?: number;
  /** The first one, cut to its shortest: a test that can be pasted. */
  readonly story?: string;
}

export interface Held {
  readonly checks: number;
  readonly violations: readonly Violation[];
  /** How the games went on which the laws were run. */
  readonly ends: readonly Ended[];
}

/** How thoroughly the laws are held, left out where they are held as they always are. */
export interface Looks {
  /** The share of decisions looked at. */
  readonly sample?: number;
  /** The share of games told again and verified as records. */
  readonly retold?: number;
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

/** Run the laws on games of a series: the very games that were timed, dice, bots and all. */
export async function lawsOn(series: Series, games: readonly number[], looks: Looks = {}): Promise<Held> {
  if (games.length === 0) return { checks: 0, violations: [], ends: [] };
  const { laws, shrink } = await import('@questhall/testkit/tools');
  const { checks, violations, ends } = laws(series.house, {
    ...looks,
    seats: series.seats.length,
    options: series.options,
    games,
    seed: series.seed,
    limit: LONGEST,
    seedOf: (i) => seedOf(series.seed, i),
    chooserOf: (i) => chooserOf(series, i),
  });
  const story = violations[0] && shrink(series.house, violations[0])?.text;
  return {
    checks,
    ends,
    violations: violations.map(({ game, law, what, seed, picks }, i) => ({
      game: game < 0 ? null : game,
      law,
      why: what,
      seed,
      picks: picks.length,
      ...(i === 0 && story !== undefined && { story }),
    })),
  };
}

function chooserOf(series: Series, i: number): Chooser {
  const bots = botsOf(series);
  const chances = chanceOf(series.seed, i);
  return (options, seat, live) => choose(live, { seat, options }, bots[seat], chances);
}

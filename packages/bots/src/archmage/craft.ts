import type { Seat } from '@questhall/kernel';
import type { Chance, MakeBot } from '../bot.js';
import type { Thrift } from './meter.js';

/** What the search must be told of a game. */
// biome-ignore lint/suspicious/noExplicitAny: a search knows no game's board or view
export interface Craft<V = any, B = any> {
  /** Whose choice stands, unless another proves better. */
  readonly knight: MakeBot;
  /** Plays on in imagined worlds, for every seat; quick before all. */
  readonly page: MakeBot;
  /** How well a seat stands, as it sees the board; chances to win are in proportion to the powers of e by these. */
  score(view: V, seat: Seat): number;
  /** The same for nobody, where a game can end without a winner: by what all can see. */
  nobody?(board: B): number;
  /** A seat's view of an imagined board that holds until the next pick: quicker than one that lasts. */
  glance?(board: B, seat: Seat): V;
  /** Another number with every turn of a player. */
  turn(board: B | V): number;
  /** How sure it must be, in standard errors, to do other than the knight: the better the knight, the surer. */
  readonly sure: number;
  /** How many ends of turns are played on to before the position is judged. */
  readonly horizon: number;
  /** From which of them on it is judged at each, if not only at the last: the worth is the average. */
  readonly nearest?: number;
  /** Asked in a later turn, a question by which it can tell how surely that seat wins: it is played on no further. */
  foretells?(chance: Chance<V>): number | undefined;
  /** What it thinks of options before any trial; what trials show is held against that, instead of having to be sure. */
  readonly belief?: Belief<V>;
  /** Questions worth a search: how many of their options are, or which, best first. What is not named is the knight's. */
  readonly asks: Readonly<Record<string, number | Worthy<V>>>;
  /** How thought is spread over a turn of many questions, where it has to last to the end of it. */
  readonly thrift?: Readonly<Record<string, Thrift>>;
  /** Questions better thought through than played on, for games that can be reckoned: they need no worlds. */
  readonly weighs?: Readonly<Record<string, Weigh<V>>>;
  /** Looks at a finished game where to play on takes too long: fresh for every game. */
  readonly critic?: () => Critic<V>;
}

/** Told every pick of a game in turn, says what it gave away in chances to win, 0 for nothing, and what was better. */
// biome-ignore lint/suspicious/noExplicitAny: a review knows no game's view
export type Critic<V = any> = (chance: Chance<V>, made: number) => Missed;

export interface Missed {
  readonly lost: number;
  readonly better?: string;
}

/** By how much each option is taken to better the knight's chance to win, and how far off that may be. */
export interface Belief<V> {
  readonly spread: number;
  leads(chance: Chance<V>, knights: number): readonly number[];
}

/** Options worth playing on from, by index. */
export type Worthy<V> = (chance: Chance<V>, knights: number) => readonly number[];

/** An option thought through so many turns ahead, and how surely the seat wins after it. */
export interface Weighed {
  readonly option: number;
  readonly worth: number;
  readonly depth: number;
  /** How many times as much thought the next option takes as those before it: more than one where it goes further. */
  readonly next: number;
  /** Nothing more is thought of unless a decision may take so many playouts. */
  readonly least?: number;
}

/** Thinks options through one by one without playing them on: all of them a little, then the best of them further. */
export type Weigh<V> = (chance: Chance<V>, knights: number) => Iterable<Weighed>;

/** Scores of seats turned into chances that add up to one. */
export function chancesFrom(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / sum);
}

/** The sum of features by their weights. */
export function summed(features: readonly number[], weights: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < features.length; i++) sum += features[i] * weights[i];
  return sum;
}

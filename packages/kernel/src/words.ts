import type { Frame, Game, Json, Refusal, RuleId, Setup } from './types.js';

/** One thing that can be written in a position, or asked of one, as the docs list it. */
export interface Word {
  /** The path, e.g. `spaces.<space>.men`. */
  readonly path: string;
  readonly says: string;
  /** What holds when a position leaves it out. */
  readonly default: string;
}

/** A procedure a scenario can begin at. */
export interface Beginning<B> {
  readonly says: string;
  /** Each argument with its meaning; those with a default may be left out. */
  readonly takes: Readonly<Record<string, { readonly says: string; readonly default?: Json }>>;
  /** The whole stack, so that play goes on as the book says when the procedure ends. */
  stack(board: B, args: Readonly<Record<string, Json>>): Frame[] | Refusal;
}

/** A number the rules compute, which a scenario can ask for: a die range, odds, reach. */
export interface Computed<B> {
  readonly rule: RuleId;
  readonly says: string;
  readonly takes: Readonly<Record<string, string>>;
  of(board: B, args: Readonly<Record<string, Json>>): Json | Refusal;
}

/** How people write positions of a game, and read them. */
// biome-ignore lint/suspicious/noExplicitAny: used by code that does not know the board
export interface Words<B = any, V = any> {
  readonly position: readonly Word[];
  /** Every pick as people write it, e.g. `campaign <space> <space>`, and what may stand for each `<…>`. */
  readonly picks?: readonly { readonly pick: string; readonly says: string }[];
  readonly names?: Readonly<Record<string, readonly string[]>>;
  read(position: Readonly<Record<string, Json>>, setup: Setup): B | Refusal;
  /** A view in words. The same paths serve for what is true and for what a viewer sees. */
  write(view: V): Json;
  /** Everything, as a judge sees it. */
  truth(board: B): V;
  readonly beginnings: Readonly<Record<string, Beginning<B>>>;
  readonly computed: Readonly<Record<string, Computed<B>>>;
}

/** A game together with its words: what the command line, the tests and the table are given. */
// biome-ignore lint/suspicious/noExplicitAny: used by code that does not know the board
export interface GameWithWords<B = any, V = any> {
  readonly game: Game<B, V>;
  readonly words: Words<B, V>;
}

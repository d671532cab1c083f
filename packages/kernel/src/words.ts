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

/** What each of several things means, by name. */
export type Meanings = Readonly<Record<string, string>>;

/** A pick as people write it, e.g. `campaign <space> <space>`. */
export interface PickWord {
  readonly pick: string;
  readonly says: string;
  /** The asks that offer it, as `procedure.label`. */
  readonly at?: readonly string[];
}

/** An event: what each of its arguments means, and each that only some seats hear. */
export interface EventWord {
  readonly says: string;
  readonly args: Meanings;
  readonly secret?: Meanings;
}

/** A question: what it is about and when it is put, and by which rules a pick is refused there. */
export interface AskWord {
  readonly says: string;
  readonly refuses?: Readonly<Record<RuleId, string>>;
}

/** Facts that a writer of positions needs at hand: a map, a deck. */
export interface Lore {
  readonly title: string;
  readonly says: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What a game says of itself for those who write scenarios; a name that is not here is refused where it is listed. */
export interface Glossary {
  /** What may stand for each `<…>` of a pick or a path. */
  readonly names?: Readonly<Record<string, readonly string[]>>;
  readonly picks?: readonly PickWord[];
  /** Every path of a view in words, beside what a position can say. */
  readonly views?: Meanings;
  /** Each dice stream: which rolls come from it, and in what order. */
  readonly dice?: Meanings;
  readonly events?: Readonly<Record<string, EventWord>>;
  /** What running procedures show, by procedure and field. */
  readonly shows?: Readonly<Record<string, Meanings>>;
  /** By `procedure.label`. */
  readonly asks?: Readonly<Record<string, AskWord>>;
  /** How the game can end, by rule. */
  readonly results?: Readonly<Record<RuleId, string>>;
  readonly notes?: readonly string[];
  readonly lore?: readonly Lore[];
}

/** How people write positions of a game, and read them. */
// biome-ignore lint/suspicious/noExplicitAny: used by code that does not know the board
export interface Words<B = any, V = any> extends Glossary {
  readonly position: readonly Word[];
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

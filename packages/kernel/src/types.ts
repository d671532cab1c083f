/** The words every game, table, bot and screen share. Only types live here. */

/** A place at the table, counted from 0 in clockwise order. */
export type Seat = number;
/** Who looks: a seat, or `null` for a spectator. */
export type Viewer = Seat | null;
/** The id of a rule, example or ruling, e.g. `WQ X.C.5.1`. */
export type RuleId = string;
/** The text id of something on the board that a screen can light. */
export type BoardId = string;

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type Args = Readonly<Record<string, Json>>;
/** A sentence by key; a game's `phrases` turn it into words. */
export interface Phrase {
  readonly key: string;
  readonly args?: Args;
}

/** One thing that happened: one sequence number, two faces. `secret.args` are laid over `says.args` for those seats only. */
export interface Event {
  readonly says: Phrase;
  readonly secret?: { readonly for: readonly Seat[]; readonly args: Args };
}

/** One die or card as it fell. */
export interface Draw {
  readonly stream: string;
  readonly value: number;
}

export interface Frame {
  proc: string;
  at: string;
  vars: Record<string, unknown>;
  into?: string;
}

export interface Rng {
  seed: [number, number, number, number];
  /** Raised by a rewind, and part of every draw: no roll that was seen comes back. */
  epoch: number;
  counts: Record<string, number>;
  /** Dice a scenario has fixed, taken before the seed's. */
  forced: Record<string, number[]> | null;
  /** Forced streams that run out: `true` fails, `false` goes on with the seed. */
  strict: boolean;
}

export interface Result {
  readonly winners: readonly Seat[];
  readonly rule: RuleId;
  readonly says: Phrase;
}

export type OptionValue = string | number | boolean;
export type TableOptions = Readonly<Record<string, OptionValue>>;
export interface OptionSpec {
  readonly rules: readonly RuleId[];
  readonly says: string;
  readonly choices: readonly OptionValue[];
  readonly default: OptionValue;
}

export interface Setup {
  readonly seats: number;
  readonly options: TableOptions;
}

/** A whole running game, as plain JSON. It is the save file. */
export interface State<B = unknown> {
  game: string;
  version: number;
  seats: number;
  options: TableOptions;
  board: B;
  stack: Frame[];
  rng: Rng;
  /** How many prompts each seat has answered; a move may name it, so that a stale one is refused. */
  asks: number[];
  /** Picks of the seats asked at once, until the last is in. Keyed by seat. */
  sealed: Record<string, unknown>;
  result: Result | null;
}

/** What rule code may do to the world. */
export interface Table<B> {
  readonly board: B;
  /** A die of `sides` faces, 1 to `sides`. */
  die(stream: string, sides: number): number;
  d6(stream: string): number;
  /** An index, each with a chance in proportion to its weight: a card from a deck kept as counts. */
  draw(stream: string, weights: readonly number[]): number;
  tell(key: string, args?: Args, secret?: Event['secret']): void;
  /** As `tell`, for something turned up: nobody can take back what came before it. */
  reveal(key: string, args?: Args, secret?: Event['secret']): void;
  broken(words: string): never;
}

export interface Goto<L extends string> {
  readonly flow: 'goto';
  readonly to: L;
}
export interface Call<L extends string> {
  readonly flow: 'call';
  readonly proc: string;
  readonly takes: object;
  readonly into?: string;
  readonly then?: L;
}
export interface Done {
  readonly flow: 'done';
  readonly value?: unknown;
}
export interface Leave {
  readonly flow: 'leave';
  readonly proc: string;
  readonly where?: Readonly<Record<string, unknown>>;
}
export interface Over {
  readonly flow: 'over';
  readonly result: Result;
}
/** What a step says next; nothing means: the step below. */
export type Flow<L extends string = never> = Goto<L> | Call<L> | Done | Leave | Over | undefined | void;

/** Why a pick that one can name is not offered. */
export interface Bar {
  readonly rule: RuleId;
  readonly why: string;
}

/** A question to one seat, or to several at once. All but `then` and `all` are pure. */
export interface Ask<B, V, O, L extends string = never> {
  readonly rule: RuleId;
  who(b: B, v: V): Seat | readonly Seat[] | null;
  says(b: B, v: V): Phrase;
  /** The one source of what is legal. Small JSON values. */
  options(b: B, v: V, seat: Seat): O[];
  /** The pick in the rulebook's words, unique among the options. */
  name(o: O, b: B, v: V): string;
  at?(o: O, b: B, v: V): BoardId[];
  tells?(o: O, b: B, v: V): Phrase;
  /** Which rule forbids a pick that was named but is not offered. */
  bars?(pick: string, b: B, v: V, seat: Seat): Bar | undefined;
  then?(t: Table<B>, v: V, o: O, seat: Seat): Flow<L>;
  all?(t: Table<B>, v: V, picks: ReadonlyMap<Seat, O>): Flow<L>;
  /** The options depend on what only that seat knows: never taken silently, shown to nobody else. */
  readonly private?: true;
  /** A commitment: asked even when it is the only option. */
  readonly always?: true;
  /** A moment at which anybody may act, and most pass: a table closes it for all at once and tells nobody who has answered. */
  readonly window?: true;
}

export type Do<B, V, L extends string = never> = (t: Table<B>, v: V) => Flow<L>;
// biome-ignore lint/suspicious/noExplicitAny: each step has options of its own type
export type Step<B, V, L extends string = never> = Do<B, V, L> | Ask<B, V, any, L>;

export interface Procedure<B = unknown> {
  readonly name: string;
  locals(): object;
  readonly steps: Readonly<Record<string, Step<B, never, string>>>;
  /** Runs on `done`, `leave` and `over`: moves pieces and marks dues, never asks, rolls or calls. */
  cleanup?(b: B, v: never): void;
  /** What a screen may show of it: a battle, its dice, points left. */
  shows?(b: B, v: never, viewer: Viewer): Json;
}

/** What a seat may do though nobody asked it. */
export interface Standing<B, O> {
  readonly rule: RuleId;
  readonly private?: true;
  says(b: B): Phrase;
  open(b: B, stack: readonly Frame[], seat: Seat): boolean;
  options(b: B, seat: Seat): O[];
  name(o: O, b: B): string;
  then(t: Table<B>, o: O, seat: Seat): Flow;
}

/** Seat names for a sentence. */
export interface Speaker {
  seat(seat: Seat): string;
}
export type Phrases = Readonly<Record<string, (args: never, say: Speaker) => string>>;

/** What an event can mean to a seat: somebody acts against it, or its turn begins. */
export type Touch = 'attacked' | 'turn';

/** A whole number from 0 below `n`, for tests, bots and sampling; never for rules. */
export type Random = (n: number) => number;

/** What is needed to speak of a game, and to read its records, without playing it. */
export interface Telling {
  readonly id: string;
  readonly title: string;
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: Readonly<Record<string, OptionSpec>>;
  /** Every dice stream, by name. `faces` gives names to the values of a stream that is a deck. */
  readonly streams: readonly string[];
  readonly faces?: Readonly<Record<string, readonly string[]>>;
  /** Streams whose draws are not for everybody's eyes while the game runs. */
  readonly hidden?: readonly string[];
  readonly phrases: Phrases;
}

// biome-ignore lint/suspicious/noExplicitAny: a game is used by code that does not know its board
export interface Game<B = any, V = any> extends Telling {
  setup(setup: Setup): B;
  readonly main: string;
  // biome-ignore lint/suspicious/noExplicitAny: procedures have vars of their own
  readonly procedures: Readonly<Record<string, Procedure<any>>>;
  // biome-ignore lint/suspicious/noExplicitAny: standing asks have options of their own type
  readonly standing?: Readonly<Record<string, Standing<B, any>>>;
  /**
   * The one home of rules that say "whenever" or "at once"; runs before every step, also of what it called itself:
   * rule code marks who is due, and `settle` takes the mark away as it calls.
   */
  settle?(t: Table<B>): Flow;
  /** Nobody has secrets here: the whole board is what everybody sees, so a table need not draw up views of it. */
  readonly open?: true;
  /** Built up field by field, sharing nothing with the board. */
  view(board: B, viewer: Viewer): V;
  /** Resample in place all that the viewer cannot know. */
  determinize(board: B, viewer: Viewer, random: Random): void;
  clone(board: B): B;
  /** What is wrong with this board; nothing, if all is well. */
  invariants(board: B): string[];
  /**
   * What an event, as this seat hears it, means to it; nothing, if it is none of its business. A table calls off standing
   * orders by it ("pass for me until I am attacked"), so it takes none for a time that the game cannot tell. The board is
   * as it was before the move that led to the event.
   */
  touches?(event: Phrase, seat: Seat, board: B): Touch | undefined;
  /** Labels and procedures that changed names: `proc.label` or `proc`, old to new. */
  readonly renamed?: Readonly<Record<string, string>>;
  migrate?(state: State<B>, from: number): State<B>;
}

export interface Asked {
  readonly seat: Seat;
  readonly options: readonly unknown[];
}

/** A move of one seat: picks applied all or none. `ask` and `number` guard against acting on an old prompt. */
export interface Move {
  readonly seat: Seat;
  readonly picks: readonly string[];
  readonly ask?: string;
  readonly number?: number;
}

export type Refused =
  | 'not-asked'
  | 'not-offered'
  | 'stale'
  | 'over'
  | 'bad-move'
  | 'sealed-midway'
  | 'closed'
  | 'bad-setup'
  | 'bad-save'
  | 'bad-record';
export interface Refusal {
  readonly refused: Refused;
  readonly rule?: RuleId;
  readonly why: string;
}

/** An option the kernel took because it was the only one. */
export interface Taken {
  readonly seat: Seat;
  readonly pick: string;
}

export interface Outcome<B = unknown> {
  readonly state: State<B>;
  readonly events: readonly Event[];
  readonly draws: readonly Draw[];
  readonly taken: readonly Taken[];
  /** For each pick, whether it answered a private ask or was sealed: not for others to read while the game runs. */
  readonly secret: readonly boolean[];
  /** Nobody can take it back alone: something was rolled or turned up, or another seat was asked. */
  readonly sealed: boolean;
}

export interface Choice {
  readonly pick: string;
  readonly at?: readonly BoardId[];
  readonly tells?: Phrase;
}
export interface Prompt {
  readonly seat: Seat;
  /** `procedure.label` */
  readonly ask: string;
  /** That seat's own prompt number. */
  readonly number: number;
  readonly rule: RuleId;
  readonly says: Phrase;
  readonly private: boolean;
  /** Empty where the viewer may not know them. */
  readonly choices: readonly Choice[];
  /** Asked at once with others, and its pick is in (it may still be replaced). */
  readonly answered: boolean;
}

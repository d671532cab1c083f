import { type Board, boardOf, type Hex, hexNamed, type Odds, type Unit, type View } from '@questhall/lords-and-wizards';
import type { Bot, Chance, Level } from '../bot.js';
import { best, botFrom, type Deciding, type Decision, first } from '../deciding.js';

export { best, type Decision, optionNamed as indexOf, say } from '../deciding.js';

/** A chance at a table of Lords & Wizards. */
export type Sight = Chance<View>;

/** Part of a stack that is to go somewhere, hex by hex; `path` begins where it stands. */
export interface March {
  readonly units: readonly Unit[];
  readonly path: readonly Hex[];
}

/** What a bot has in mind from one question to the next; it can do without. */
export interface Memo {
  /** The game-turn for which it has planned. */
  turn: number;
  marches: March[];
  /** The march that is being made. */
  now: March | null;
  /** Castles it has seen to in this turn. */
  seen: Hex[];
  /** Odds it has reckoned before, by what they depend on. */
  readonly odds: Map<string, Odds>;
}

/** How a bot answers one kind of question. */
export type Decide = Deciding<View, Memo>;
export type Answers = Readonly<Record<string, Decide>>;

/** A bot from its answers by ask. */
export function player(id: Level, answers: Answers): Bot<View> {
  const memo: Memo = { turn: -1, marches: [], now: null, seen: [], odds: new Map() };
  return botFrom(id, { answers, memo, otherwise: first });
}

/** The board as a seat knows it, with the chains of its places: for the game's own reckoning. */
export function boardIn({ view }: Sight): Board {
  return boardOf(view);
}

/** An option as it is said: `attack asgarth`, `take 3 light-infantry`. */
export interface Said {
  readonly i: number;
  readonly verb: string;
  /** All words after the verb. */
  readonly words: readonly string[];
  /** The hex that the last word names, -1 if it names none. */
  readonly hex: Hex;
}

export function said(sight: Sight): Said[] {
  return sight.options.map((_, i) => {
    const [verb, ...words] = sight.name(i).split(' ');
    return { i, verb, words, hex: hexNamed(words.at(-1) ?? '') };
  });
}

/** A decision for the option with the highest score; options without one are passed over, of equals the first is taken. */
export function choose(sight: Sight, why: string, score: (option: Said) => number | undefined): Decision {
  return { pick: best(said(sight), score)?.i ?? 0, why };
}

/** A decision for the option whose value has the highest score: a unit, a site, a number of pieces. */
export function prefer<T>(sight: Sight, why: string, score: (option: T, i: number) => number | undefined): Decision {
  const options = sight.options.map((option, i) => ({ option: option as T, i }));
  return { pick: best(options, ({ option, i }) => score(option, i))?.i ?? 0, why };
}

/** Yes or no, where the options are truths. */
export function claim(sight: Sight, isSo: boolean, why: string): Decision {
  return { pick: Math.max(0, sight.options.indexOf(isSo)), why };
}

/** Part of a stack is offered as one of its units times 64, with how many. */
export const unitOf = (part: number): Unit => part >> 6;
export const sizeOf = (part: number): number => part & 63;

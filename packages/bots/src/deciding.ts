import type { Bot, Chance, Level } from './bot.js';

/** An option by its index, and why it was taken. */
export interface Decision {
  readonly pick: number;
  readonly why: string;
}

/** How a bot answers one kind of question; `memo` is what it has in mind from one to the next. */
export type Deciding<View, Memo> = (sight: Chance<View>, memo: Memo) => Decision;

interface Making<View, Memo> {
  /** Answers by ask. */
  readonly answers: Readonly<Record<string, Deciding<View, Memo>>>;
  readonly memo: Memo;
  /** For questions a game may grow that no answer is written for yet. */
  readonly otherwise: Deciding<View, Memo>;
}

/** A bot from its answers. */
export function botFrom<View, Memo>(id: Level, { answers, memo, otherwise }: Making<View, Memo>): Bot<View> {
  let why = 'nothing was asked yet';
  return {
    id,
    choose: (sight) => {
      const decision = sight.options.length === 1 ? only : (answers[sight.ask] ?? otherwise)(sight, memo);
      why = decision.why;
      return decision.pick;
    },
    why: () => why,
  };
}

const only: Decision = { pick: 0, why: 'there was nothing else to choose' };
const WHY = 'it made no difference to me';

/** The first option. */
export function first(): Decision {
  return { pick: 0, why: WHY };
}

/** Each option with equal chance. */
export function anything({ random, options }: Chance): Decision {
  return { pick: random(options.length), why: WHY };
}

/** What has the highest score; of equals the first. What has no score is passed over. */
export function best<T>(list: readonly T[], score: (one: T, i: number) => number | undefined): T | undefined {
  return list[bestAt(list, score)];
}

/** Where it stands, -1 if nothing has a score. */
export function bestAt<T>(list: readonly unknown[], score: (one: T, i: number) => number | undefined): number {
  let found = -1;
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < list.length; i++) {
    const value = score(list[i] as T, i);
    if (value === undefined || value <= highest) continue;
    highest = value;
    found = i;
  }
  return found;
}

/** The index of the option with these words, -1 if there is none. */
export function optionNamed(sight: Chance, words: string): number {
  return sight.options.findIndex((_, i) => sight.name(i) === words);
}

/** A decision for the option with these words; without one, for the first. */
export function say(sight: Chance, words: string, why: string): Decision {
  return { pick: Math.max(0, optionNamed(sight, words)), why };
}

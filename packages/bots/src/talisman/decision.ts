import type { Json } from '@questhall/kernel';
import type { View } from '@questhall/talisman';
import type { Bot, Chance, Level } from '../bot.js';

/** A chance at a table of Talisman. */
export type Sight = Chance<View>;

/** An option by its index, and why it was taken. */
export interface Decision {
  readonly pick: number;
  readonly why: string;
}

/** How a bot answers one kind of question. */
export type Decide = (sight: Sight) => Decision;
export type Answers = Readonly<Record<string, Decide>>;

/** A bot from its answers by ask. */
export function player(id: Level, answers: Answers): Bot<View> {
  let why = 'nothing was asked yet';
  return {
    id,
    choose: (sight) => {
      const decision = sight.options.length === 1 ? only : (answers[sight.ask] ?? first)(sight);
      why = decision.why;
      return decision.pick;
    },
    why: () => why,
  };
}

const only: Decision = { pick: 0, why: 'there was nothing else to choose' };
/** Questions a game may grow that no answer is written for yet. */
const first: Decide = () => ({ pick: 0, why: 'it made no difference to me' });

/** The option with the highest score; of equals the first. Options without a score are passed over. */
export function best<O>(options: readonly unknown[], score: (option: O, i: number) => number | undefined): number {
  let found = -1;
  let highest = Number.NEGATIVE_INFINITY;
  options.forEach((option, i) => {
    const value = score(option as O, i);
    if (value === undefined || value <= highest) return;
    highest = value;
    found = i;
  });
  return Math.max(0, found);
}

/** A decision for the option with the highest score. */
export function choose<O>(sight: Sight, why: string, score: (option: O, i: number) => number | undefined): Decision {
  return { pick: best(sight.options, score), why };
}

/** A decision for the option with these words; without one, for the first. */
export function say(sight: Sight, words: string, why: string): Decision {
  return { pick: Math.max(0, optionNamed(sight, words)), why };
}

/** The index of the option with these words, -1 if there is none. */
export function optionNamed(sight: Sight, words: string): number {
  return sight.options.findIndex((_, i) => sight.name(i) === words);
}

/** What the prompt speaks of. */
export function spokenOf(sight: Sight, key: string): Json | undefined {
  return sight.says.args?.[key];
}

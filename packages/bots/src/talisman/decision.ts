import type { Json } from '@questhall/kernel';
import type { View } from '@questhall/talisman';
import type { Bot, Chance, Level } from '../bot.js';
import { bestAt, botFrom, type Decision, first } from '../deciding.js';

export { type Decision, optionNamed, say } from '../deciding.js';

/** A chance at a table of Talisman. */
export type Sight = Chance<View>;

/** How a bot answers one kind of question. */
export type Decide = (sight: Sight) => Decision;
export type Answers = Readonly<Record<string, Decide>>;

/** A bot from its answers by ask. */
export function player(id: Level, answers: Answers): Bot<View> {
  return botFrom(id, { answers, memo: undefined, otherwise: first });
}

/** The option with the highest score, or the first. */
export function best<O>(options: readonly unknown[], score: (option: O, i: number) => number | undefined): number {
  return Math.max(0, bestAt(options, score));
}

/** A decision for the option with the highest score. */
export function choose<O>(sight: Sight, why: string, score: (option: O, i: number) => number | undefined): Decision {
  return { pick: best(sight.options, score), why };
}

/** What the prompt speaks of. */
export function spokenOf(sight: Sight, key: string): Json | undefined {
  return sight.says.args?.[key];
}

import type { View } from '@questhall/wizards-quest';
import type { Bot, Chance, Level } from '../bot.js';
import { anything, botFrom, type Decision } from '../deciding.js';

export { anything, bestAt as best, type Decision } from '../deciding.js';

/** A chance at a table of Wizard's Quest. */
export type Sight = Chance<View>;

/** How a bot answers one kind of question. */
export type Decide = (sight: Sight) => Decision;

/** A bot from its answers by ask; what it has no answer for it leaves to chance. */
export function player(id: Level, answers: Readonly<Record<string, Decide>>): Bot<View> {
  return botFrom(id, { answers, memo: undefined, otherwise: anything });
}

/** The index of the first option that fits, -1 if none does. */
export function optionWhere<O>(options: readonly unknown[], fits: (option: O) => boolean): number {
  return options.findIndex((option) => fits(option as O));
}

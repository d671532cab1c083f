import { PEOPLE, type Person, type View } from '@questhall/wizards';
import type { Bot, Chance, Level } from '../bot.js';
import { anything, botFrom, type Decision } from '../deciding.js';

export { anything, type Decision } from '../deciding.js';

/** A chance at a table of Wizards. */
export type Sight = Chance<View>;

/** Whom the question speaks of; -1 for nobody. */
export function personIn({ says }: Sight): Person {
  return (PEOPLE as readonly string[]).indexOf(String(says.args?.person));
}

/** How a bot answers one kind of question. */
export type Decide = (sight: Sight) => Decision;

/** A bot from its answers by ask; what it has no answer for it leaves to chance. */
export function player(id: Level, answers: Readonly<Record<string, Decide>>): Bot<View> {
  return botFrom(id, { answers, memo: undefined, otherwise: anything });
}

/** The option that costs least; of equals the first. */
export function cheapest<O>(options: readonly unknown[], cost: (option: O) => number): number {
  let found = 0;
  let lowest = Number.POSITIVE_INFINITY;
  options.forEach((option, i) => {
    const value = cost(option as O);
    if (value >= lowest) return;
    lowest = value;
    found = i;
  });
  return found;
}

/** Always this option, where it is offered; else the first. */
export function always(option: unknown, why: string): Decide {
  return ({ options }) => ({ pick: Math.max(0, options.indexOf(option)), why });
}

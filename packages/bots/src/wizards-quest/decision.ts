import type { View } from '@questhall/wizards-quest';
import type { Bot, Chance, Level } from '../bot.js';

/** A chance at a table of Wizard's Quest. */
export type Sight = Chance<View>;

/** An option by its index, and why it was taken. */
export interface Decision {
  readonly pick: number;
  readonly why: string;
}

/** How a bot answers one kind of question. */
export type Decide = (sight: Sight) => Decision;

/** A bot from its answers by ask; what it has no answer for it leaves to chance. */
export function player(id: Level, answers: Readonly<Record<string, Decide>>): Bot<View> {
  let why = 'nothing was asked yet';
  return {
    id,
    choose: (sight) => {
      const decision = sight.options.length === 1 ? only : (answers[sight.ask] ?? anything)(sight);
      why = decision.why;
      return decision.pick;
    },
    why: () => why,
  };
}

const only: Decision = { pick: 0, why: 'there was nothing else to choose' };

/** Each option with equal chance. */
export function anything(sight: Sight): Decision {
  return { pick: sight.random(sight.options.length), why: 'it made no difference to me' };
}

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
  return found;
}

/** The index of the first option that fits, -1 if none does. */
export function optionWhere<O>(options: readonly unknown[], fits: (option: O) => boolean): number {
  return options.findIndex((option) => fits(option as O));
}

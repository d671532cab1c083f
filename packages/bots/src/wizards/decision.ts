import type { View } from '@questhall/wizards';
import type { Bot, Chance, Level } from '../bot.js';

/** A chance at a table of Wizards. */
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

import { now } from './archmage/clock.js';
import type { Bot, Chance } from './bot.js';

/** So many milliseconds a bot thinks before others are heard. */
const SLICE = 5;

/** What a bot chooses, thought through in slices: `rest` lets others think, and messages come in. */
export async function thought(bot: Bot, chance: Chance, rest: () => Promise<unknown>): Promise<number> {
  return bot.think ? inSlices(bot.think(chance), rest) : bot.choose(chance);
}

/** Work done a slice at a time. */
export async function inSlices<T>(work: Generator<void, T>, rest: () => Promise<unknown>): Promise<T> {
  for (;;) {
    const until = now() + SLICE;
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (now() < until);
    await rest();
  }
}

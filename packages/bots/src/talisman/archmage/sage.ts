import type { View } from '@questhall/talisman';
import type { Bot } from '../../bot.js';
import { player } from '../decision.js';
import { mindOf } from '../knight/mind.js';
import { answers } from './answers.js';
import { CREED } from './creed.js';

/** Reckons as the knight does, by a creed that thousands of games have taught. */
export function sage(): Bot<View> {
  const bot = player('archmage', answers());
  return {
    ...bot,
    choose: (sight) => {
      if (sight.options.length > 1) mindOf(sight.view, sight.seat, CREED);
      return bot.choose(sight);
    },
  };
}

import type { View } from '@questhall/talisman';
import type { Bot } from '../../bot.js';
import { player, type Sight } from '../decision.js';
import { isCommanded, mindOf } from '../knight/mind.js';
import { answers } from './answers.js';
import { CREED } from './creed.js';
import { MOVES, prospects } from './prospects.js';

/**
 * Reckons as the knight does, by a creed that thousands of games have taught; between two it moves by what the net has seen
 * come of such moves.
 */
export function sage(): Bot<View> {
  const bot = player('archmage', answers());
  let why = '';
  return {
    ...bot,
    choose: (sight) => {
      why = '';
      if (sight.options.length > 1) mindOf(sight.view, sight.seat, CREED);
      if (sight.options.length === 1 || !isForNet(sight)) return bot.choose(sight);
      const chances = prospects(sight).map((chance) => chance ?? 0);
      const most = Math.max(...chances);
      why = `I think to win ${Math.round(100 * most)} games in 100 from there`;
      return chances.indexOf(most);
    },
    why: () => why || bot.why?.() || '',
  };
}

/** The net has seen games of two only, and too few in which the other was on the Crown. */
export function isForNet({ view, seat, ask }: Sight): boolean {
  return view.seats === 2 && MOVES.has(ask) && !isCommanded(view, seat);
}

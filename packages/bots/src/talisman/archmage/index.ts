import type { Board, View } from '@questhall/talisman';
import { type Craft, summed } from '../../archmage/craft.js';
import type { Bot } from '../../bot.js';
import { player } from '../decision.js';
import { knight } from '../knight/index.js';
import { mindOf } from '../knight/mind.js';
import { squire } from '../squire/index.js';
import { answers } from './answers.js';
import { CREED } from './creed.js';
import { FEATURES, features } from './features.js';
import { WEIGHTS } from './weights.js';

const weights = FEATURES.map((feature) => WEIGHTS[feature]);
const OUT = -20;

/** Talisman: what one turn brings, by what has proved to win. */
export const craft: Craft<View, Board> = {
  knight,
  page: squire,
  score: (view, seat) => (view.out[seat] ? OUT : summed(features(view, seat), weights)),
  turn: ({ turn, active }) => turn * 10 + active,
  sure: 1.5,
  horizon: 1,
  asks: {
    'move.way': 4,
    'move.how': 6,
    'claim.choose': 5,
    'fight.choose': 4,
    'encounter.choose': 4,
    'bridge.onward': 4,
    'meet.choose': 4,
    'shop.choose': 6,
    'ready.choose': 3,
    'portal.ability': 2,
    'exchange.choose': 4,
    'travel.choose': 5,
    'window.offer': 4,
    'cast.aim': 5,
  },
};

/**
 * Reckons as the knight does, by a creed that thousands of games have taught, and needs no more time for it: what a turn
 * of Talisman brings is mostly chance, and a search of one turn with the craft above won no more games than the knight.
 */
export function archmage(): Bot<View> {
  const bot = player('archmage', answers());
  return {
    ...bot,
    choose: (sight) => {
      if (sight.options.length > 1) mindOf(sight.view, sight.seat, CREED);
      return bot.choose(sight);
    },
  };
}

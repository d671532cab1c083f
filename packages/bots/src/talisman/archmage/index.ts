import type { Board, View } from '@questhall/talisman';
import { type Craft, summed } from '../../archmage/craft.js';
import type { Bot } from '../../bot.js';
import { player, type Sight } from '../decision.js';
import { knight } from '../knight/index.js';
import { mindOf } from '../knight/mind.js';
import { squire } from '../squire/index.js';
import { answers } from './answers.js';
import { CREED } from './creed.js';
import { FEATURES, features } from './features.js';
import { WEIGHTS } from './weights.js';

const weights = FEATURES.map((feature) => WEIGHTS[feature]);
const OUT = -20;
const JUDGED = [
  'move.way',
  'move.how',
  'claim.choose',
  'fight.choose',
  'encounter.choose',
  'bridge.onward',
  'meet.choose',
  'shop.choose',
  'ready.choose',
  'portal.ability',
  'exchange.choose',
  'travel.choose',
  'window.offer',
  'cast.aim',
];

/** Talisman: what one turn brings, by what has proved to win. */
export const craft: Craft<View, Board> = {
  knight,
  page: squire,
  score: (view, seat) => (view.out[seat] ? OUT : summed(features(view, seat), weights)),
  turn: ({ turn, active }) => turn * 10 + active,
  sure: 1.5,
  horizon: 1,
  // A game looked at again holds a pick against what the archmage would have done, and nothing else.
  asks: Object.fromEntries(JUDGED.map((ask) => [ask, (sight: Sight) => [archmage().choose(sight)]])),
};

/**
 * Reckons as the knight does, by a creed that thousands of games have taught, and needs no more time for it: what a turn
 * of Talisman brings is mostly chance, and a search of one turn with the craft above loses to it.
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

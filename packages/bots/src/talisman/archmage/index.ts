import type { Board, View } from '@questhall/talisman';
import { type Craft, summed } from '../../archmage/craft.js';
import { archmageOf } from '../../archmage/index.js';
import { knight } from '../knight/index.js';
import { squire } from '../squire/index.js';
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

/** Searches around the knight's choices. */
export const archmage = archmageOf(craft);

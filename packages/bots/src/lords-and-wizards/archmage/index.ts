import type { Board, View } from '@questhall/lords-and-wizards';
import { type Craft, summed } from '../../archmage/craft.js';
import { archmageOf } from '../../archmage/index.js';
import { FEATURES, features } from './features.js';
import { marshal } from './marshal.js';
import { WEIGHTS } from './weights.js';

const weights = FEATURES.map((feature) => WEIGHTS[feature]);
const OUT = -20;

/** Lords & Wizards: a marshal's plan of the turn, and who stands how by what has proved to win. */
export const craft: Craft<View, Board> = {
  knight: marshal,
  page: marshal,
  score: (view, seat) => (view.out[seat] ? OUT : summed(features(view, seat), weights)),
  turn: ({ turn, active }) => turn * 20 + active,
  sure: 1.5,
  horizon: 2,
  asks: {},
};

export const archmage = archmageOf(craft);

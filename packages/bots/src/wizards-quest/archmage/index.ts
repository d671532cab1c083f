import type { Board, View } from '@questhall/wizards-quest';
import type { Craft } from '../../archmage/craft.js';
import { archmageOf } from '../../archmage/index.js';
import { exposure, fortune } from '../knight/evaluation.js';
import { knight } from '../knight/index.js';
import { placings } from './placing.js';

/** So many men more make it about e times as likely to win: by how games between knights ended. */
const MEN = 35;
const OUT = -20;

/** Wizard's Quest: the knight's judgement of where this turn leads, if the knight goes on with it. */
export const craft: Craft<View, Board> = {
  knight,
  page: knight,
  score: (view, seat) => (view.out[seat] ? OUT : (fortune(view, seat) - exposure(view, seat)) / MEN),
  turn: ({ turn, active }) => turn * 10 + active,
  sure: 2,
  horizon: 1,
  asks: {
    'place.choose': placings,
    'attack.choose': 5,
  },
};

/** Searches around the knight's choices. */
export const archmage = archmageOf(craft);

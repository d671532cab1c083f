import type { Board, View } from '@questhall/wizards-quest';
import type { Craft } from '../../archmage/craft.js';
import { archmageOf } from '../../archmage/index.js';
import { exposure, fortune } from '../knight/evaluation.js';
import { knight } from '../knight/index.js';
import { squire } from '../squire/index.js';

/** So many men more make it about e times as likely to win: by how games between knights ended. */
const MEN = 35;
const OUT = -20;

/** Wizard's Quest: the knight's judgement after this turn, the dragon's, the wizard's and the next. */
export const craft: Craft<View, Board> = {
  knight,
  page: squire,
  score: (view, seat) => (view.out[seat] ? OUT : (fortune(view, seat) - exposure(view, seat)) / MEN),
  turn: ({ turn, active }) => turn * 10 + active,
  sure: 2,
  horizon: 3,
  asks: {
    'place.choose': 8,
    'attack.choose': 8,
    'campaign.order': 5,
    'campaign.capture': 5,
    'campaign.summon': 3,
    'petition.choose': 5,
  },
};

/** Searches around the knight's choices. */
export const archmage = archmageOf(craft);

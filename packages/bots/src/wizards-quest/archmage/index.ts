import type { Seat } from '@questhall/kernel';
import type { Board, View } from '@questhall/wizards-quest';
import type { Craft } from '../../archmage/craft.js';
import { archmageOf } from '../../archmage/index.js';
import { exposure, fortune } from '../knight/evaluation.js';
import { knight } from '../knight/index.js';
import { page } from './page.js';
import { placings } from './placing.js';
import * as weigh from './weighing/index.js';

/** So many men more make it about e times as likely to win: by how games between knights ended. */
const MEN = 35;
/** A card kept is worth so many men, by the same games. */
const A_CARD = 6;
const OUT = -20;

/** Wizard's Quest: the knight's judgement of where this turn leads and the next one, if pages go on with them. */
export const craft: Craft<View, Board> = {
  knight,
  page,
  score,
  turn: ({ turn, active }) => turn * 10 + active,
  sure: 2,
  horizon: 2,
  asks: {
    'place.choose': placings,
    'attack.choose': 5,
    'petition.choose': 4,
  },
  weighs: {
    'filling.choose': weigh.territories,
    'treasures.choose': weigh.hidings,
    'petition.choose': weigh.petitions,
    'ring.choose': weigh.rings,
    'card:wander.which': weigh.wanders,
    'card:wander.where': weigh.wandersTo,
    'place.choose': weigh.placings,
    'attack.choose': weigh.attacks,
    'campaign.summon': weigh.summons,
    'campaign.order': weigh.orders,
    'campaign.capture': weigh.captures,
  },
};

function score(view: View, seat: Seat): number {
  if (view.out[seat]) return OUT;
  return (fortune(view, seat) - exposure(view, seat) + A_CARD * view.handSizes[seat]) / MEN;
}

/** Searches around the knight's choices. */
export const archmage = archmageOf(craft);

import type { View } from '@questhall/wizards-quest';
import type { Bot } from '../../bot.js';
import { player } from '../decision.js';
import { campaigns, captures, orders, summons } from './campaigning.js';
import { losses, petitions, ringCards } from './petitions.js';
import { hides, places, settles } from './placing.js';

/** A beginner: quick, plausible, and easily led astray; but he sees a win when there is one. */
export function squire(): Bot<View> {
  return player('squire', {
    'filling.choose': settles,
    'treasures.choose': hides,
    'place.choose': places,
    'petition.choose': petitions,
    'ring.choose': ringCards,
    'attack.choose': campaigns,
    'campaign.summon': summons,
    'campaign.order': orders,
    'campaign.capture': captures,
    'losses.choose': losses,
  });
}

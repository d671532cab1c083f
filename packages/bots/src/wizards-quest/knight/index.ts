import type { View } from '@questhall/wizards-quest';
import type { Bot } from '../../bot.js';
import { type Decide, player } from '../decision.js';
import { orders } from './battling.js';
import { campaigns, captures, sailors, summons } from './campaigning.js';
import { disperses, losses, routs, spreads } from './losing.js';
import { petitions, ringCards } from './petitioning.js';
import { places } from './placing.js';
import { calls, sends } from './sending.js';
import { castles, hides, settles } from './setup.js';
import { wanders, wandersTo } from './wandering.js';

/** How it answers each question. */
export const ANSWERS: Readonly<Record<string, Decide>> = {
  'castles.choose': castles,
  'filling.choose': settles,
  'treasures.choose': hides,
  'place.choose': places,
  'petition.choose': petitions,
  'ring.choose': ringCards,
  'attack.choose': campaigns,
  'sail.part': sailors,
  'campaign.summon': summons,
  'campaign.order': orders,
  'campaign.capture': captures,
  'losses.choose': losses,
  'losses.disperse': disperses,
  'send.region': sends,
  'card:summon.choose': calls,
  'card:rout.choose': routs,
  'card:scatter.spread': spreads,
  'card:wander.which': wanders,
  'card:wander.where': wandersTo,
};

/**
 * Plays by rule of thumb, with a plan: kingdoms for men, men before its own treasures, guards on those of others. It
 * reckons every campaign exactly and takes the one after which its position is best.
 */
export function knight(): Bot<View> {
  return player('knight', ANSWERS);
}

import type { View } from '@questhall/lords-and-wizards';
import type { Bot } from '../../bot.js';
import { answers, composes, payments, votes } from '../common/dealing.js';
import { backs, homecomings, refuges, retreats, sailsAway } from '../common/fleeing.js';
import { culls, drownings, losses, strikes, upkeeps } from '../common/losing.js';
import { alooves, dragonPrices, heirs, spells, summons } from '../common/magic.js';
import { halts, picksMarchers, steps, takesAll } from '../common/marching.js';
import { bids, bribes, captures, controls, doors, taxes } from '../common/realm.js';
import { banksAshore, carriers, courses, passengers } from '../common/voyages.js';
import { type Answers, player } from '../decision.js';
import {
  advances,
  deeds,
  duels,
  inquiries,
  inventions,
  joins,
  rebels,
  sieges,
  volleys,
  withdrawals,
} from './fighting.js';
import { hires, raises } from './hiring.js';
import { moves } from './marching.js';
import { alignments, capitals, garrisons, leaders } from './setup.js';

/** An answer to every question of the game. */
export const ANSWERS: Answers = {
  'setup.capital': capitals,
  'setup.alignment': alignments,
  'setup.leader': leaders,
  'opening.choose': hires,
  'movement.choose': moves,
  'march.who': picksMarchers,
  'march.step': steps,
  'sail.who': takesAll,
  'sail.step': courses,
  'carry.carrier': carriers,
  'carry.passenger': passengers,
  'carry.step': halts,
  'embark.who': backs,
  'debark.where': banksAshore,
  'debark.who': takesAll,
  'garrison.choose': garrisons,
  'hand.to': heirs,
  'door.column': doors,
  'door.to': doors,
  'create.what': inventions,
  'create.whom': controls,
  'investigation.choose': inquiries,
  'bargain.enter': takesAll,
  'besiege.choose': sieges,
  'siege.bid': bids,
  'siege.answer': bids,
  'siege.enter': takesAll,
  'lifting.step': retreats,
  'combat.choose': deeds,
  'assault.join': joins,
  'battle.aloof': alooves,
  'treachery.choose': bribes,
  'magic.choose': spells,
  'summon.choose': summons,
  'designation.choose': volleys,
  'duels.offer': duels,
  'losses.choose': losses,
  'withdrawal.attacker': withdrawals,
  'withdrawal.defender': withdrawals,
  'retreat.castle': refuges,
  'retreat.step': retreats,
  'retreat.fleets': sailsAway,
  'advance.choose': advances,
  'bestow.to': heirs,
  'capture.choose': captures,
  'homecoming.where': homecomings,
  'sorties.strike': strikes,
  'sea-battle.lose': drownings,
  'cull.choose': culls,
  'upkeep.choose': upkeeps,
  'taxing.choose': taxes,
  'rebellion.flee': refuges,
  'rebellion.run': retreats,
  'rebellion.offer': rebels,
  'hiring.choose': hires,
  'raise.choose': raises,
  'seek.dragon': dragonPrices,
  'seek.pay': payments,
  'deal.compose': composes,
  'deal.answer': answers,
  'vote.ask': votes,
};

/** A beginner: hires at home, sends what he can spare at whatever looks weak, and thinks no further than the next step. */
export function squire(): Bot<View> {
  return player('squire', ANSWERS);
}

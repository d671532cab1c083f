import type { View } from '@questhall/dragonlords';
import type { Bot } from '../../bot.js';
import { groups } from '../common/group.js';
import { havens } from '../common/havens.js';
import { answers, bound, cures, losses } from '../common/losing.js';
import { gifts, lairs, lessons, paths, rises, tames, tools, trades } from '../common/questing.js';
import { emptyIslands, sails } from '../common/sailing.js';
import { hoards, pays } from '../common/treasury.js';
import { type Answers, player } from '../decision.js';
import { casters, legions, looks, prepares, targets } from './casting.js';
import { deeds, gathers, orders, transfers } from './fighting.js';
import { claims, counters, docks, kingdoms, peoples } from './setup.js';
import { purchases, reinforcements } from './spending.js';
import { quests, voyages } from './venturing.js';

/** An answer to every question of the game. */
export const ANSWERS: Answers = {
  'peoples.choose': peoples,
  'kingdoms.choose': kingdoms,
  'claims.choose': claims,
  'counters.choose': counters,
  'docks.choose': docks,
  'hoard.choose': hoards,
  'pay.choose': pays,
  'purchase.choose': purchases,
  'naval.choose': voyages,
  'sail.choose': sails(emptyIslands),
  'group.choose': groups,
  'teleport.choose': havens,
  'teleport.load': havens,
  'flee.choose': havens,
  'quest.choose': quests,
  'expedition.tools': tools,
  'expedition.choose': paths,
  'wander.choose': paths,
  'trade.choose': trades,
  'learn.choose': lessons,
  'lair.choose': lairs,
  'monster.choice': tames,
  'poison.choose': cures,
  'dragonlord.choose': rises,
  'bestow.choose': gifts,
  'combat.choose': deeds,
  'attack.gather': gathers,
  'march.choose': havens,
  'prepare.choose': prepares,
  'losses.choose': losses,
  'losses.which': bound,
  'battle.order': orders,
  'scroll.caster': casters,
  'scroll.target': targets,
  'scroll.legion': legions,
  'scroll.whose': looks,
  'strike.answer': answers,
  'transfer.choose': transfers,
  'reinforce.where': havens,
  'reinforce.choose': reinforcements,
};

/** A beginner: attacks whoever is clearly weaker, spends what he has, and thinks no further than the next step. */
export function squire(): Bot<View> {
  return player('squire', ANSWERS);
}

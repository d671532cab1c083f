import type { View } from '@questhall/dragonlords';
import type { Bot } from '../../bot.js';
import { havens } from '../common/havens.js';
import { sails } from '../common/sailing.js';
import { type Answers, player } from '../decision.js';
import { ANSWERS as SQUIRES } from '../squire/index.js';
import { casters, prepares, targets } from './casting.js';
import { deeds, gathers, marches, orders, transfers } from './fighting.js';
import { claims, counters, kingdoms, peoples } from './setup.js';
import { purchases, reinforcements } from './spending.js';
import { quests, shores, voyages } from './venturing.js';

export const ANSWERS: Answers = {
  ...SQUIRES,
  'peoples.choose': peoples,
  'kingdoms.choose': kingdoms,
  'claims.choose': claims,
  'counters.choose': counters,
  'purchase.choose': purchases,
  'naval.choose': voyages,
  'sail.choose': sails(shores),
  'teleport.choose': havens,
  'quest.choose': quests,
  'combat.choose': deeds,
  'attack.gather': gathers,
  'march.choose': marches,
  'prepare.choose': prepares,
  'battle.order': orders,
  'scroll.caster': casters,
  'scroll.target': targets,
  'transfer.choose': transfers,
  'reinforce.choose': reinforcements,
};

/**
 * Plays with a plan: one army that goes where there is most to win, a guard for its King, the enemy's King hunted by
 * where face-down counters lie. It reckons every attack by its odds, and keeps scrolls until they do real harm.
 */
export function knight(): Bot<View> {
  return player('knight', ANSWERS);
}

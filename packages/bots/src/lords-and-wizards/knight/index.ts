import type { View } from '@questhall/lords-and-wizards';
import type { Bot } from '../../bot.js';
import { creations } from '../common/realm.js';
import { type Answers, player } from '../decision.js';
import { ANSWERS as SQUIRES } from '../squire/index.js';
import { advances, deeds, duels, inquiries, joins, sieges, volleys, withdrawals } from './fighting.js';
import { garrisons } from './guarding.js';
import { hires, raises } from './hiring.js';
import { moves } from './moving.js';
import { alignments, capitals, leaders } from './setup.js';

/** How it answers what it does not leave to beginners. */
export const ANSWERS: Answers = {
  ...SQUIRES,
  'setup.capital': capitals,
  'setup.alignment': alignments,
  'setup.leader': leaders,
  'opening.choose': hires,
  'movement.choose': moves,
  'garrison.choose': garrisons,
  'create.what': creations,
  'investigation.choose': inquiries,
  'besiege.choose': sieges,
  'combat.choose': deeds,
  'assault.join': joins,
  'advance.choose': advances,
  'designation.choose': volleys,
  'duels.offer': duels,
  'withdrawal.attacker': withdrawals,
  'withdrawal.defender': withdrawals,
  'hiring.choose': hires,
  'raise.choose': raises,
};

/**
 * Plays with a plan: a Wizard who studies at home behind walls, guards as many as the nearest enemies ask for, and parties
 * that go from city to city as far as the exact odds allow. It hires away from its Wizard, for its alignment.
 */
export function knight(): Bot<View> {
  return player('knight', ANSWERS);
}

import type { View } from '@questhall/lords-and-wizards';
import type { Bot } from '../../bot.js';
import { type Answers, player } from '../decision.js';
import { ANSWERS as KNIGHTS } from '../knight/index.js';
import { deeds } from './fighting.js';
import { moves } from './moving.js';

export const ANSWERS: Answers = { ...KNIGHTS, 'movement.choose': moves, 'combat.choose': deeds };

/** A knight who brings together from all sides whoever can fall upon an enemy in this turn. */
export function marshal(): Bot<View> {
  return player('archmage', ANSWERS);
}

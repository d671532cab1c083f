import type { View } from '@questhall/lords-and-wizards';
import type { Bot } from '../../bot.js';
import { player } from '../decision.js';
import { ANSWERS } from '../squire/index.js';

/** Plays with a plan. */
export function knight(): Bot<View> {
  return player('knight', ANSWERS);
}

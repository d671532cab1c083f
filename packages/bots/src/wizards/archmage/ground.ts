import type { View } from '@questhall/wizards';
import { type Ground, groundFor, TURN } from '../field.js';
import { shunned } from './gems/gatherer.js';

/** Turns that Demons cost on average one who cannot dispel them, less what they bring when they depart. */
const DEMONS = 3.5;
/** W 6.STONEa From the centre of the Circle every die leads to a stone, though it may be the farthest. */
const LEAVING = 3 * TURN;

/** The ground as an archmage knows it. */
export function groundOf(view: View, seat: number): Ground {
  return groundFor(view, seat, { shunned: shunned(view, seat), demons: DEMONS, leaving: LEAVING });
}

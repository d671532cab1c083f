import { type Decide, say } from './decision.js';

/** A game has to end: after so many turns each nobody goes on healing under the Command Spell, and later he gives up. */
export const PATIENCE = 150;
const END = 2 * PATIENCE;

/** Under the Command Spell: a Life each time, but not for ever. */
export const endures: Decide = (sight) =>
  sight.view.turn > END * sight.view.seats
    ? say(sight, 'give up', 'this could go on for ever')
    : say(sight, 'lose life', 'while there is Life there is hope');

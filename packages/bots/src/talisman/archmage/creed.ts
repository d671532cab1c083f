import type { Seat } from '@questhall/kernel';
import type { View } from '@questhall/talisman';
import { climb } from '../knight/climb.js';
import type { Creed } from '../knight/creed.js';
import { climberOf } from '../knight/mind.js';

/** What won more games than the knight's creed, each change in thousands: more haste, and more for Strength and Lives. */
export const CREED: Creed = {
  calm: 0.925,
  hurry: (view, other) => 0.12 * readiness(view, other),
  pursues: false,
  strength: 6,
  life: 4.4,
  turn: 0.8,
  talisman: 2,
  healing: [1.3, 5],
  crowned: 2,
  // The Command Spell strikes one time in two; what heals and what saves makes that less.
  commanded: { growth: 0.6, climb: 2.4, climber: { pace: 0.98, drain: 0.4 } },
  wand: 8,
  orb: 10,
  choice: 2,
};

/** The chance that somebody with a Talisman gets through the Portal and to the Crown. */
export function readiness(view: View, seat: Seat): number {
  const climber = climberOf(view, seat, 0.965);
  return climb(climber)[Math.min(8, view.lives[seat])].plain * climber.portal;
}

import type { View } from '@questhall/wizards';
import type { Bot } from '../../bot.js';
import { always, type Decide, player } from '../decision.js';
import { CAREFUL_SETUP } from '../laying.js';
import { nearMarks } from '../marks.js';
import { completes, divides, gains, givesAway, loses, WARDS } from '../services.js';
import { type GoalsOf, type GroundOf, travels } from '../travel.js';
import { callsBoat, foretells, keeps, keepsGems, misleads, shares, stays, tells } from './dealings.js';
import { knightGoals } from './goals.js';
import { aims, asksForGem, handsOver, reaches } from './jewels.js';
import { noMaps } from './plan.js';
import { services } from './serving.js';

/** Plans its way through all it can do, rises in its Order, then gathers the Gems and delivers them. */
export function knight(): Bot<View> {
  const maps = noMaps();
  return player(
    'knight',
    answersBy((view, seat) => knightGoals(view, seat, maps)),
  );
}

/** A knight's answers, wherever he goes. */
export function answersBy(goalsOf: GoalsOf, groundOf?: GroundOf): Readonly<Record<string, Decide>> {
  return {
    ...CAREFUL_SETUP,
    ...WARDS,
    ...travels(goalsOf, groundOf),
    'meet.service': services,
    'meet.gem': asksForGem,
    'summon-gem.aim': aims,
    'gem.keep': keepsGems,
    'theft.keep': keeps,
    'transport.escape': stays,
    'summon-boat.which': callsBoat,
    'displace.choose': misleads,
    'event.foretell': foretells,
    'player-table.tell': tells,
    'hamdrel.service': always('fulfil', 'first my Task'),
    'dwelling.telepathy': reaches,
    'gain.choose': gains,
    'lose.choose': loses,
    'divide.knowledge': divides(0),
    'divide.perception': divides(1),
    'draw-task.choose': nearMarks,
    'event.complete': completes,
    'give-tasks.choose': givesAway,
    'partners.tasks': shares,
    'partners.gems': handsOver,
  };
}

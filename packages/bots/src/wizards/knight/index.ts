import type { View } from '@questhall/wizards';
import type { Bot } from '../../bot.js';
import { always, player } from '../decision.js';
import { laysClose } from '../laying.js';
import { nearMarks } from '../marks.js';
import { completes, divides, gains, givesAway, loses, WARDS } from '../services.js';
import { travels } from '../travel.js';
import { knightGoals } from './goals.js';
import { aims, asksForGem, handsOver } from './jewels.js';
import { noMaps } from './plan.js';
import { services } from './serving.js';

/** Plans its way through all it can do, rises in its Order, then gathers the Gems and delivers them. */
export function knight(): Bot<View> {
  const maps = noMaps();
  return player('knight', {
    'laying.where': laysClose,
    'laying-blind.where': laysClose,
    ...WARDS,
    ...travels((view, seat) => knightGoals(view, seat, maps)),
    'meet.service': services,
    'meet.gem': asksForGem,
    'summon-gem.aim': aims,
    'gem.keep': always(true, 'nobody robs me'),
    'hamdrel.service': always('fulfil', 'first my Task'),
    'dwelling.telepathy': always(true, 'I need a High Wizard'),
    'gain.choose': gains,
    'lose.choose': loses,
    'divide.knowledge': divides(0),
    'divide.perception': divides(1),
    'draw-task.choose': nearMarks,
    'event.complete': completes,
    'give-tasks.choose': givesAway,
    'partners.tasks': always(-1, 'I keep my Tasks'),
    'partners.gems': handsOver,
  });
}

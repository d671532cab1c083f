import type { Seat } from '@questhall/kernel';
import type { View } from '@questhall/wizards';
import { type Budget, USUAL } from '../../archmage/meter.js';
import type { Bot, Settings } from '../../bot.js';
import { player } from '../decision.js';
import { answersBy } from '../knight/index.js';
import { boldly } from './bold.js';
import { goalsBy } from './goals.js';
import { marksWell } from './marking.js';

/** Thinks in turns: what each place saves of them, what it costs to come there, and in which order most is saved. */
export function archmage(_seat: Seat, settings?: Settings): Bot<View> {
  const answers = answersBy(goalsBy(depthFor(settings?.budget ?? USUAL)));
  return player('archmage', {
    ...answers,
    'move.choose': boldly(answers['move.choose']),
    'draw-task.choose': marksWell,
  });
}

/** How many places a plan has: with more time it looks further. */
function depthFor(budget: Budget): number {
  const thought = 'ms' in budget ? budget.ms / 5 : budget.playouts;
  if (thought < 20) return 4;
  return thought < 100 ? 5 : 6;
}

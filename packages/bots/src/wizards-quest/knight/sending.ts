import type { Seat } from '@questhall/kernel';
import {
  countersIn,
  isProtected,
  type Monster,
  NOBODY,
  ORCS,
  REGIONS,
  type SpaceId,
  territoryAt,
  type View,
} from '@questhall/wizards-quest';
import { best, type Decide, optionWhere } from '../decision.js';
import { evaluate } from './evaluation.js';
import { imagined, shrink } from './scenes.js';

/** The region where a monster does most good, one territory as likely as another. */
export const sends: Decide = ({ view, seat, says, options }) => {
  const { monster } = says.args as { monster: Monster };
  const { region } = bestSend(view, seat, monster);
  const pick = optionWhere<number>(options, (o) => o === region);
  return { pick, why: `the ${monster} serves me best in ${REGIONS[region - 1].name}` };
};

/** The territory where a monster does most good. */
export const calls: Decide = ({ view, seat, says, options }) => {
  const { monster } = says.args as { monster: Monster };
  const pick = best<SpaceId>(options, (space) => visited(view, seat, { monster, space }));
  return { pick, why: `the ${monster} serves me best there` };
};

/** Where to send a monster, and what that brings in men. */
export function bestSend(view: View, seat: Seat, monster: Monster): { region: number; gain: number } {
  const now = evaluate(view, seat);
  let found = { region: 1, gain: Number.NEGATIVE_INFINITY };
  for (let region = 1; region <= 6; region++) {
    let gain = -now;
    for (let number = 1; number <= 6; number++)
      gain += visited(view, seat, { monster, space: territoryAt(region, number) }) / 6;
    if (gain > found.gain) found = { region, gain };
  }
  return found;
}

/** What the position is worth with a monster in a space, after its gobbling or prospering there. */
function visited(view: View, seat: Seat, { monster, space }: { monster: Monster; space: SpaceId }): number {
  const scene = { ...imagined(view), [monster]: space };
  const holder = view.holder[space];
  if (holder === NOBODY || holder === ORCS) return evaluate(scene, seat);
  if (monster === 'wizard') scene.men[space] += 3;
  else if (!isProtected(view, space)) shrink(scene, space, Math.max(0, countersIn(view, space) - 3));
  return evaluate(scene, seat);
}

import { HEXES, KINDS } from '@questhall/lords-and-wizards';
import { distances } from '../common/roads.js';
import { fightersAmong } from '../common/stacks.js';
import { attackOf } from '../common/worth.js';
import type { Mind } from './mind.js';

/** The attack that enemies can bring against each hex in their next turn. */
export function dangers({ b, foes }: Mind): number[] {
  const found = new Array<number>(HEXES).fill(0);
  for (const { units, hex } of foes) {
    const fighters = fightersAmong(b, units);
    if (fighters.length === 0 || hex >= HEXES) continue;
    const attack = attackOf(b, fighters);
    const slow = fighters.reduce((x, y) => (KINDS[b.kind[y]].move < KINDS[b.kind[x]].move ? y : x));
    const pace = KINDS[b.kind[slow]].move * 2;
    distances(b, b.kind[slow], hex).forEach((far, at) => {
      if (far <= pace + 2) found[at] += attack;
    });
  }
  return found;
}

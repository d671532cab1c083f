import type { Decide } from '../decision.js';

/** So many turns in one place, and nobody is feared any more. */
const PATIENT = 2;

/** Whoever has not moved for some turns goes on as if no Demon stood in his way: without Gems to wait costs more than they do. */
export function boldly(decide: Decide): Decide {
  let turn = -1;
  let cell = -1;
  let waited = 0;
  return (sight) => {
    const { view, seat } = sight;
    if (view.turns !== turn) {
      turn = view.turns;
      waited = view.at[seat] === cell ? waited + 1 : 0;
      cell = view.at[seat];
    }
    if (waited < PATIENT || view.gems[seat] > 0) return decide(sight);
    const { ask, says, shows, options, random, name } = sight;
    return decide({ seat, ask, says, shows, options, random, name, view: { ...view, demons: [], dragon: -1 } });
  };
}

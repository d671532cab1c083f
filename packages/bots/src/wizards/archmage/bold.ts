import { COTTAGE_CENTRE, landAt, type View } from '@questhall/wizards';
import type { Decide } from '../decision.js';

/** So many turns in one place, and nobody is feared any more; and in the Cottage, whose one gate may be barred for good. */
const PATIENT = 2;
const PENT = 4;

/** Whoever has not moved for some turns goes on as if no Demon stood in his way: to wait costs more than they do. */
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
    if (waited < patienceOf(view, seat)) return decide(sight);
    const { ask, says, shows, options, random, name } = sight;
    return decide({ seat, ask, says, shows, options, random, name, view: { ...view, demons: [], dragon: -1 } });
  };
}

/** With Gems nobody braves Demons, unless he comes nowhere else. */
function patienceOf(view: View, seat: number): number {
  if (view.gems[seat] === 0) return PATIENT;
  return landAt(view, view.at[seat]) === COTTAGE_CENTRE ? PENT : Number.POSITIVE_INFINITY;
}

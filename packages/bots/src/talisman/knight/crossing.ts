import { has, REGION_OF } from '@questhall/talisman';
import { oddsAgainst } from './judging.js';
import type { Mind } from './mind.js';

const SENTINELS_STRENGTH = 9;

/** The odds against the Sentinel. */
export function sentinelOdds(mind: Mind) {
  return oddsAgainst(mind, SENTINELS_STRENGTH, false);
}

/** What a means to cross the Storm River adds: there are the Temple, the Warlock and the Portal of Power. */
export function crossingGain(mind: Mind): number {
  const { view, seat } = mind;
  if (REGION_OF[view.at[seat]] !== 'outer' || has(view, seat, 'build-rafts')) return 0;
  return (1 - sentinelOdds(mind).wins) * (4 + 0.12 * mind.worth.talisman);
}

import type { FEATURES } from './features.js';

/** How much each feature counts for the chance to win: fitted to how three hundred games between knights ended. */
export const WEIGHTS: Readonly<Record<(typeof FEATURES)[number], number>> = {
  units: 0.4,
  army: 0.12,
  income: 2.8,
  gold: 0.1,
  kingdoms: -0.2,
  casters: 1,
  dragons: 2,
  elementals: 0.6,
  scrolls: 0.2,
  'to move': 0.3,
  guard: 0.35,
  'siege to come': -2.3,
  'siege to come, hidden': 0.3,
  siege: -0.6,
  'siege, hidden': -0.1,
};

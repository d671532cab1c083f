import type { FEATURES } from './features.js';

/** How much each feature counts for the chance to win: fitted to how twelve hundred games between pages ended. */
export const WEIGHTS: Readonly<Record<(typeof FEATURES)[number], number>> = {
  units: 2.4,
  army: 0.11,
  income: 0.9,
  gold: 0.25,
  kingdoms: -0.2,
  casters: 0.15,
  dragons: 0.5,
  elementals: 0.5,
  scrolls: 0.25,
  'to move': 0.5,
  guard: 0.17,
  'siege to come': -0.85,
  'siege to come, hidden': -0.15,
  siege: -0.8,
  'siege, hidden': 0.25,
};

import type { FEATURES } from './features.js';

/** How much each feature counts for the chance to win, fitted to games between marshals and knights. */
export const WEIGHTS: Readonly<Record<(typeof FEATURES)[number], number>> = {
  income: 1.5,
  army: 2,
  levels: 0.8,
  leaders: 1,
  guards: 0.3,
};

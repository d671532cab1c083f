import type { FEATURES } from './features.js';

/** How much each feature counts for the chance to win, fitted to games of marshals and knights. */
export const WEIGHTS: Readonly<Record<(typeof FEATURES)[number], number>> = {
  income: 0.8,
  army: 1.8,
  levels: 0.5,
  leaders: 1,
};

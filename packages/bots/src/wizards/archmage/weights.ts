import type { FEATURES } from './features.js';

/**
 * How much each feature counts for the chance to win: fitted to how 153 games between knights ended, of one to four seats,
 * but for the way home, where few games could tell. The log loss of games that were left out is 0.80, where one who knows
 * only how often Evil wins has 1.05.
 */
export const WEIGHTS: Readonly<Record<(typeof FEATURES)[number], number>> = {
  order: 0.17,
  rank: 0.42,
  'points missing': -1.95,
  tasks: 0.55,
  'parts done': 0.48,
  mandatory: -0.16,
  free: 0.3,
  sorcerer: 0.67,
  'cards seen': 0.79,
  gems: 0.94,
  'many gems': 0.85,
  'all gems': 1.64,
  'way home': -0.3,
  afflicted: -0.35,
  'turns lost': -0.52,
  late: -1.68,
};

/** W 12.46 What Evil has for it, and what each day takes from that until the Circle falls. */
export const EVIL = { all: 5.07, day: -0.045 };

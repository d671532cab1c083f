import { type Board, glance, type View } from '@questhall/dragonlords';
import { type Craft, summed } from '../../archmage/craft.js';
import { archmageOf } from '../../archmage/index.js';
import type { Thrift } from '../../archmage/meter.js';
import { FEATURES, features } from './features.js';
import { page, reserve } from './page.js';
import { WEIGHTS } from './weights.js';
import { deeds, gatherings, musters, targets, transfers } from './worthy.js';

const weights = FEATURES.map((feature) => WEIGHTS[feature]);
const OUT = -20;
/** Where playing on has shown no gain: a finished game is judged by it, and the choice is left to the knight. */
const NONE: Thrift = { until: 1, share: 0 };

/** Quest for the DragonLords: where a turn leads, by what has proved to win. */
export const craft: Craft<View, Board> = {
  knight: reserve,
  page,
  glance,
  score: (view, seat) =>
    view.seatOf.every((owner, side) => owner !== seat || view.fallen[side])
      ? OUT
      : summed(features(view, seat), weights),
  turn: ({ turn, active }) => turn * 10 + active,
  sure: 0.5,
  // After the enemy's next turn alone a King who cannot be saved still looks safe.
  horizon: 4,
  nearest: 3,
  asks: {
    'combat.choose': deeds,
    'attack.gather': gatherings,
    'battle.order': 3,
    'scroll.target': targets,
    'transfer.choose': transfers,
    'reinforce.choose': musters,
    'march.choose': 6,
    'prepare.choose': 4,
  },
  // A turn asks much, and last of all where the army stands when the enemy comes.
  thrift: {
    'combat.choose': { until: 0.65, share: 0.2 },
    'battle.order': { until: 0.6, share: 0.1 },
    'scroll.target': { until: 0.65, share: 0.2 },
    'transfer.choose': { until: 1, share: 0.3 },
    'attack.gather': NONE,
    'march.choose': NONE,
    'prepare.choose': NONE,
    'reinforce.choose': NONE,
  },
};

/** Searches around the knight's choices. */
export const archmage = archmageOf(craft);

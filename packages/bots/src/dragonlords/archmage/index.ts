import { type Board, glance, type View } from '@questhall/dragonlords';
import { type Craft, summed } from '../../archmage/craft.js';
import { archmageOf } from '../../archmage/index.js';
import { FEATURES, features } from './features.js';
import { page, reserve } from './page.js';
import { WEIGHTS } from './weights.js';
import { deeds, gatherings, musters, targets, transfers } from './worthy.js';

const weights = FEATURES.map((feature) => WEIGHTS[feature]);
const OUT = -20;

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
    'attack.gather': { until: 0.6, share: 0.15 },
    'march.choose': { until: 0.6, share: 0.1 },
    'prepare.choose': { until: 0.6, share: 0.05 },
    'battle.order': { until: 0.6, share: 0.1 },
    'scroll.target': { until: 0.65, share: 0.2 },
    'transfer.choose': { until: 0.9, share: 0.25 },
    'reinforce.choose': { until: 1, share: 0.6 },
  },
};

/** Searches around the knight's choices. */
export const archmage = archmageOf(craft);

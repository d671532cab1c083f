import type { Seat } from '@questhall/kernel';
import type { View } from '@questhall/lords-and-wizards';
import { summed } from '../../archmage/craft.js';
import { FEATURES, features, type Standing } from './features.js';
import { WEIGHTS } from './weights.js';

const weights = FEATURES.map((feature) => WEIGHTS[feature]);
const OUT = -20;

/** How a seat stands, by what has proved to win; before play all are alike. */
export function scoreOf(view: Standing & Pick<View, 'out' | 'phase'>, seat: Seat): number {
  if (view.phase === 'setup') return 0;
  return view.out[seat] ? OUT : summed(features(view, seat), weights);
}

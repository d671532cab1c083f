import type { Seat } from '@questhall/kernel';
import { FIGHTS, FREE, SITES, type View } from '@questhall/lords-and-wizards';
import { WORTH } from '../common/worth.js';

/** What tells how a seat stands, each with a weight in `weights.ts`. */
export const FEATURES = ['income', 'army', 'levels', 'leaders'] as const;

/** What of a board they are told by. */
export type Standing = Pick<View, 'control' | 'gold' | 'kind' | 'owner' | 'fate' | 'level' | 'turn' | 'house'>;

/** How a seat stands, as numbers of about the size of one. */
export function features(view: Standing, seat: Seat): number[] {
  let income = 0;
  for (let site = 0; site < SITES.length; site++) if (view.control[site] === seat) income += SITES[site].gt;
  let army = view.gold[seat];
  for (let unit = 0; unit < view.kind.length; unit++) if (isHis(view, unit, seat)) army += WORTH[view.kind[unit]];
  const leaders = [seat * 2, seat * 2 + 1].filter((leader) => view.fate[leader] === FREE);
  const levels = leaders.reduce((sum, leader) => sum + view.level[leader], 0);
  // Levels are counted in the end.
  const played = view.turn / (18 * view.house.years);
  return [Math.log(income + 8), Math.log(army + 30), (levels * played) / 5, leaders.length];
}

function isHis(view: Standing, unit: number, seat: Seat): boolean {
  return view.owner[unit] === seat && view.kind[unit] >= 0 && FIGHTS[view.kind[unit]];
}

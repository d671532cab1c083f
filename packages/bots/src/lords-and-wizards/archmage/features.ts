import type { Seat } from '@questhall/kernel';
import { FIGHTS, FREE, HEXES, SITES, type View } from '@questhall/lords-and-wizards';
import { WORTH } from '../common/worth.js';

/** What tells how a seat stands, each with a weight in `weights.ts`. */
export const FEATURES = ['income', 'army', 'levels', 'leaders', 'guards'] as const;

/** How a seat stands, as numbers of about the size of one. */
export function features(view: View, seat: Seat): number[] {
  let income = 0;
  for (let site = 0; site < SITES.length; site++) if (view.control[site] === seat) income += SITES[site].gt;
  let army = view.gold[seat];
  for (let unit = 0; unit < view.kind.length; unit++) if (isHis(view, unit, seat)) army += WORTH[view.kind[unit]];
  const leaders = [seat * 2, seat * 2 + 1].filter((leader) => view.fate[leader] === FREE);
  const levels = leaders.reduce((sum, leader) => sum + view.level[leader], 0);
  const hexes = leaders.map((leader) => view.at[view.leaderUnit[leader]]);
  // Whoever comes for one of them finds the same guards as for the other, or others.
  const guards = Math.min(...hexes.map((hex) => guardsAt(view, hex, seat)));
  const years = view.turn / (18 * view.house.years);
  return [
    Math.log(income + 8),
    Math.log(army + 30),
    (levels * years) / 5,
    leaders.length,
    leaders.length > 0 ? Math.log(guards + 10) : 0,
  ];
}

function isHis(view: View, unit: number, seat: Seat): boolean {
  return view.owner[unit] === seat && view.kind[unit] >= 0 && FIGHTS[view.kind[unit]];
}

function guardsAt(view: View, hex: number, seat: Seat): number {
  if (hex >= HEXES) return 0;
  let sum = 0;
  for (let unit = 0; unit < view.at.length; unit++)
    if (view.at[unit] === hex && isHis(view, unit, seat)) sum += WORTH[view.kind[unit]];
  return sum;
}

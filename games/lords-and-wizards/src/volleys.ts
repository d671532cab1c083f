import { battleOf, fightersOf } from './battles.js';
import type { Board, Side } from './board.js';
import { SITE_AT } from './map.js';
import { isCity } from './sites.js';
import { coverOf, terrainCover } from './strength.js';
import { KINDS } from './units.js';

/** LW A7b.1, LW A7d, LW A7e The column of one side's volley; below 1 it does nothing. */
export function missileColumn(b: Board, side: Side): number {
  const fight = battleOf(b);
  const own = fightersOf(fight, side);
  let strength = 0;
  for (const unit of fight.shooting) if (own.includes(unit)) strength += KINDS[b.kind[unit]].missile;
  const column = Math.min(Math.floor(strength / 2), 16);
  // LW AMB-007 Cover as for combat; rivers never.
  return column - (side === 'attacker' ? coverOf(b) : attackersCover(b));
}

/** LW A7e Attackers in such terrain have the same; of several hexes, the least. */
function attackersCover(b: Board): number {
  const fight = battleOf(b);
  const covers = fight.attackers.map((unit) => {
    if (b.inside[unit]) return 2;
    return isCity(SITE_AT[b.at[unit]]) ? 1 : terrainCover(b, b.at[unit]);
  });
  return covers.length > 0 ? Math.min(...covers) : 0;
}

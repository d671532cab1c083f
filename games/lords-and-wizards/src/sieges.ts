import type { Board, Siege, Unit } from './board.js';
import { ownUnitsAt } from './forces.js';
import { COASTAL, FLEET_STEPS, HEXES, isWater, NEIGHBOURS, SEA_COAST, SITE_AT } from './map.js';
import { isCity } from './sites.js';
import { BATTLE_FLEET } from './units.js';

/** LW O5a.2/1 A siege that goes on holds both sides in place. */
export function isHeld(b: Board, unit: Unit): boolean {
  const at = b.at[unit];
  return b.sieges.some((siege) => {
    if (siege.castle) return at === siege.hex && (b.inside[unit] ? siege.besieged : siege.besieger) === b.owner[unit];
    if (b.owner[unit] === siege.besieged) return at === siege.hex;
    return b.owner[unit] === siege.besieger && rings(siege.hex, at);
  });
}

export function rings(hex: number, at: number): boolean {
  for (let side = 0; side < 6; side++) if (NEIGHBOURS[hex * 6 + side] === at) return true;
  return false;
}

/** LW O5a/2, LW O5b/1, LW O5b/2 A castle and an open sea port use the port row. */
export function isSiegePort(b: Board, held: Pick<Siege, 'hex' | 'castle' | 'besieger'>): boolean {
  if (held.castle) return true;
  if (!isCity(SITE_AT[held.hex]) || !SEA_COAST[held.hex]) return false;
  const waters = FLEET_STEPS[held.hex].filter((place) => place < HEXES && (isWater(place) || COASTAL[place]));
  // LW O5c/2 With a gap in the blockade it is a port again.
  return !waters.every((place) => ownUnitsAt(b, place, held.besieger).some((unit) => b.kind[unit] === BATTLE_FLEET));
}

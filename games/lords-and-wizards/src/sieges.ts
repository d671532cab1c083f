import type { Board, Unit } from './board.js';
import { NEIGHBOURS } from './map.js';

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

import { type Flow, goto } from '@questhall/kernel';
import type { Board, Siege, Unit } from '../board.js';
import { chapter } from '../calls.js';
import { fights, isLeader, leaderOf, moveUnit, ownUnitsAt } from '../forces.js';
import { stir } from '../leaders.js';
import { type Hex, NEIGHBOURS, placeId } from '../map.js';
import { eliminate, gatherItems, occupy, vacate } from '../sites.js';
import { mayRetreat } from '../steps.js';
import { isClosed } from './besiege.js';
import { besiegers } from './siege.js';

const quit = chapter('lifting', () => ({ hexes: [] as Hex[], units: [] as Unit[] }));

/** LW O5a.1/1, LW O5c/1 The besieging units retreat one hex; those that cannot are lost. */
export const lifting = quit.procedure({
  steps: {
    begin: (t, v) => {
      const units = besiegers(t.board, { hex: v.hex, castle: v.castle, besieger: v.seat });
      v.hexes = [...new Set(units.map((unit) => t.board.at[unit]))];
      t.tell('siege-lifted', { seat: v.seat, hex: placeId(v.hex) });
    },
    next: (t, v): Flow<'step'> => {
      const hex = v.hexes.pop();
      if (hex === undefined) return quit.done();
      v.units = besiegers(t.board, { hex: v.hex, castle: v.castle, besieger: v.seat }).filter(
        (unit) => t.board.at[unit] === hex,
      );
      return goto('step');
    },
    step: quit.ask({
      rule: 'LW O5a.1/1',
      who: (_, v) => v.seat,
      says: (b, v) => ({ key: 'ask.retreat', args: { hex: placeId(b.at[v.units[0]]) } }),
      options: (b, v) => exits(b, v),
      name: (hex: Hex) => `to ${placeId(hex)}`,
      at: (hex) => [placeId(hex)],
      then: (t, v, hex): Flow<'next'> => {
        const from = t.board.at[v.units[0]];
        for (const unit of v.units) {
          moveUnit(t.board, unit, hex);
          if (leaderOf(t.board, unit) >= 0) stir(t.board, leaderOf(t.board, unit));
        }
        occupy(t.board, hex, v.seat);
        gatherItems(t.board, hex, v.seat);
        // LW AMB-163
        vacate(t.board, from);
        return goto('next');
      },
    }),
    lost: (t, v): Flow<'next'> => {
      // LW O5a.1/1 Combat units that have nowhere to go are eliminated; a leader stays where he is.
      for (const unit of v.units) if (!isLeader(t.board, unit)) eliminate(t.board, unit);
      return goto('next');
    },
  },
});

function exits(b: Board, v: { units: Unit[]; hex: Hex; seat: number; safe: boolean }): Hex[] {
  if (v.units.length === 0) return [];
  const from = b.at[v.units[0]];
  const found: Hex[] = [];
  for (let side = 0; side < 6; side++) {
    const to = NEIGHBOURS[from * 6 + side];
    if (!mayRetreat(b, v.units, from, side) || to === v.hex) continue;
    if (!v.safe || !isThreatened(b, v, to)) found.push(to);
  }
  return found;
}

/** LW AMB-087 Beside enemy units other than the besieged. */
function isThreatened(b: Board, v: { hex: Hex; seat: number }, at: Hex): boolean {
  for (let side = 0; side < 6; side++) {
    const near = NEIGHBOURS[at * 6 + side];
    if (near < 0 || near === v.hex) continue;
    for (let unit = b.head[near]; unit >= 0; unit = b.next[unit]) if (b.owner[unit] !== v.seat) return true;
  }
  return false;
}

/** LW O5c/1 A siege whose ring is broken, if any. */
export function brokenSiege(b: Board): Siege | undefined {
  return b.sieges.find((held) => !isClosed(b, held.besieger, held.hex, held.castle));
}

/** Whether a siege has nobody left to besiege. */
export function isMoot(b: Board, { hex, castle, besieged }: Siege): boolean {
  return !ownUnitsAt(b, hex, besieged).some((unit) => fights(b, unit) && (!castle || b.inside[unit] === 1));
}

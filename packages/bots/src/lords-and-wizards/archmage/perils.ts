import {
  type Board,
  FIGHTS,
  HEXES,
  IS_AIR,
  KINDS,
  landCost,
  NEIGHBOURS,
  type Unit,
} from '@questhall/lords-and-wizards';
import { FAR, spread } from '../common/roads.js';
import { isAtPeace, type Mind } from '../knight/mind.js';

/** The attack that enemies can bring against each hex in their next turn, every kind at its own pace. */
export function perils({ b, seat, foes }: Mind): number[] {
  const found = new Array<number>(HEXES).fill(0);
  for (const foe of foes) {
    if (foe.hex >= HEXES || isAtPeace(b, seat, foe.seat)) continue;
    for (const [kind, n] of kindsAmong(b, foe.units)) {
      const attack = n * KINDS[kind].attack;
      for (const hex of struckFrom(b, kind, foe.hex)) found[hex] += attack;
    }
  }
  return found;
}

function kindsAmong(b: Board, units: readonly Unit[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const unit of units) {
    const kind = b.kind[unit];
    if (FIGHTS[kind] && KINDS[kind].move > 0) found.set(kind, (found.get(kind) ?? 0) + 1);
  }
  return found;
}

/** Where a kind can be in a turn, and whom it can strike from there; nobody bars its way. */
function struckFrom(b: Board, kind: number, from: number): Set<number> {
  const step = (at: number, side: number) => (IS_AIR[kind] ? 2 : landCost(b, kind, at, side));
  const { cost } = spread([from], step, 2 * KINDS[kind].move);
  const found = new Set<number>();
  cost.forEach((far, hex) => {
    if (far === FAR) return;
    found.add(hex);
    for (let side = 0; side < 6; side++) if (NEIGHBOURS[hex * 6 + side] >= 0) found.add(NEIGHBOURS[hex * 6 + side]);
  });
  return found;
}

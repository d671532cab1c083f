import {
  isFoe,
  isLand,
  NOBODY,
  neighbours,
  type Place,
  type Side,
  strengthOf,
  type View,
} from '@questhall/dragonlords';
import { chances } from '../knight/chances.js';

/** So many lands one army may take on its way in one turn. */
const STEPS = 3;
/** What each unit in the way costs the army on average. */
const COST = 0.8;

/** By land: how many units of a side could stand there after this turn's fights and go on, over whatever is in the way. */
export function storm(view: View, side: Side, steps = STEPS): number[] {
  const own = view.holder.map((holder, land) => (holder === side ? strengthOf(view, land, side) - 1 : 0));
  let found = own;
  for (let step = 0; step < steps; step++) {
    const before = found;
    found = own.map((n, land) => {
      if (view.holder[land] === side) return n;
      const holder = view.holder[land];
      const foes = holder === NOBODY ? 0 : strengthOf(view, land, holder);
      return Math.max(0, past(arriving(view, side, land, before), foes));
    });
    if (found.every((n, land) => n === before[land])) break;
  }
  return found;
}

/** How many of an army go on, on average, over so many in the way: one must stay. */
export function past(units: number, foes: number): number {
  return units - COST * foes - 1;
}

/** How many could attack a land: from all own land beside it, and one army that comes over other land. */
export function arriving(view: View, side: Side, land: Place, standing: readonly number[]): number {
  let sum = 0;
  let most = 0;
  for (const beside of neighbours(view, land)) {
    if (view.holder[beside] === side) sum += standing[beside];
    else if (view.holder[beside] === NOBODY || isFoe(view, side, view.holder[beside]))
      most = Math.max(most, standing[beside]);
  }
  return sum + most;
}

/** The chance that the strongest enemy who comes from all sides takes a land. */
export function siege(view: View, side: Side, land: Place, storms: readonly (readonly number[])[]): number {
  if (!isLand(land)) return 0;
  const foes = strengthOf(view, land, side);
  let most = 0;
  for (let foe = 0; foe < view.sides; foe++) {
    if (view.fallen[foe] || view.seatOf[foe] === view.seatOf[side]) continue;
    const units = Math.round(arriving(view, foe, land, storms[foe]));
    if (units < 1 || units < 0.4 * foes) continue;
    const charge = { side: foe, foe: side, where: land, units, foes, fire: 0, sneak: false };
    most = Math.max(most, chances(view, charge).wins);
  }
  return most;
}

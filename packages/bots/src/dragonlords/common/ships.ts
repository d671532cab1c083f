import { crewOf, FIRST_SHIP, FIRST_ZONE, HARBOUR_IN, type Side, type View } from '@questhall/dragonlords';

/** Ships a side has, or lies beside. */
export function freshShips(view: View, side: Side): number {
  let n = view.orderedShips;
  view.shipAt.forEach((zone, i) => {
    if (zone < 0) return;
    const harbour = HARBOUR_IN[zone - FIRST_ZONE];
    const isDocked = view.docked[i] && harbour >= 0 && view.holder[harbour] === side;
    if (isDocked || crewOf(view, FIRST_SHIP + i) === side) n += 1;
  });
  return n;
}

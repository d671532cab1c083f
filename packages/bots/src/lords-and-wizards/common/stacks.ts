import {
  type Board,
  CITIES,
  FIGHTS,
  FREE,
  HEXES,
  type Hex,
  holderOf,
  IS_CD,
  isSeat,
  ownUnitsAt,
  SITES,
  type Unit,
  unitsAt,
} from '@questhall/lords-and-wizards';

/** The units of an owner in one hex. */
export interface Stack {
  readonly hex: Hex;
  readonly units: readonly Unit[];
}

/** A seat's units ashore, by hex; without city defence, which never moves. */
export function stacksOf(b: Board, seat: number): Stack[] {
  const found: Stack[] = [];
  for (let hex = 0; hex < HEXES; hex++) {
    if (b.head[hex] < 0) continue;
    const units = ownUnitsAt(b, hex, seat).filter((unit) => b.aboard[unit] < 0 && !IS_CD[b.kind[unit]]);
    if (units.length > 0) found.push({ hex, units });
  }
  return found;
}

export function fightersAmong(b: Board, units: readonly Unit[]): Unit[] {
  return units.filter((unit) => FIGHTS[b.kind[unit]]);
}

/** Where a leader stands, -1 if he is not on the map. */
export function whereIs(b: Board, leader: number): Hex {
  const unit = b.leaderUnit[leader];
  return b.fate[leader] === FREE && unit >= 0 && b.at[unit] < HEXES ? b.at[unit] : -1;
}

/** The city a seat cannot do without: its capital, or else its richest. */
export function homeOf(b: Board, seat: number): Hex {
  if (b.control[b.capital[seat]] === seat) return SITES[b.capital[seat]].hex;
  let found = -1;
  for (let site = 0; site < CITIES; site++) {
    if (b.control[site] !== seat) continue;
    if (found < 0 || SITES[site].gt > SITES[found].gt) found = site;
  }
  return found < 0 ? -1 : SITES[found].hex;
}

/** Another player's pieces in a hex, in and out of its castle. */
export function foesIn(b: Board, seat: number, hex: Hex): Unit[] {
  if (b.head[hex] < 0) return [];
  return unitsAt(b, hex).filter((unit) => b.owner[unit] !== seat && isSeat(b.owner[unit]));
}

/** Whether another player's units, or rebels, hold a hex. */
export function isHostile(b: Board, seat: number, hex: Hex): boolean {
  const holder = holderOf(b, hex);
  return holder >= 0 && holder !== seat;
}

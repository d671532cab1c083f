import type { Seat } from '@questhall/kernel';
import type { Board, Side } from './board.js';
import { HARBOUR_OF, KINGDOMS, LANDS, type Place, REALM_OF } from './map.js';
import { PEOPLES, type PeopleRow } from './peoples.js';
import { landsOf } from './roads.js';

export type Lands = Pick<Board, 'holder' | 'people' | 'gold' | 'freshGold' | 'house'>;

/** The realms whose kingdom a side holds. */
export function kingdomsOf(b: Pick<Board, 'holder'>, side: Side): number[] {
  const found: number[] = [];
  for (let realm = 0; realm < KINGDOMS.length; realm++) if (b.holder[KINGDOMS[realm]] === side) found.push(realm);
  return found;
}

/** Gold a side can spend now. */
export function purse(b: Lands, side: Side): number {
  let gold = 0;
  // QD CONTENTS.19 Gold lies in kingdoms.
  // QD R43, QD QCOMBAT.9 What was found this turn is not spent this turn.
  for (const realm of kingdomsOf(b, side)) gold += b.gold[realm] - b.freshGold[realm];
  return gold;
}

/** What a land pays a people. */
export function incomeOf(land: Place, people: number): number {
  const { kind, mine } = LANDS[land];
  const row: PeopleRow = PEOPLES[people];
  // QD BOARD.GOLD.2, QD CONTENTS.5 Ten for Dwarves from a mine.
  if (mine && row.mines) return 10;
  // QD BOARD.KINGDOM.2, QD BOARD.GOLD.1, QD BOARD.ISLAND.1, QD R5 Five; QD BOARD.TELEPORTAL.1 all others one.
  return kind === 'kingdom' || kind === 'gold' || kind === 'island' ? 5 : 1;
}

/** QD INCOME.1 What a side collects. */
export function income(b: Lands, side: Side): number {
  // QD INCOME.4, QD BOARD.KINGDOM.6 Nothing without a kingdom.
  if (kingdomsOf(b, side).length === 0) return 0;
  let gold = 0;
  // QD INCOME.2, QD FAQ.15 Only land pays.
  for (const land of landsOf(b, side)) gold += incomeOf(land, b.people[side]);
  return gold;
}

/** Where a side may place what it bought. */
export function musterLands(b: Lands, side: Side): Place[] {
  // QD REINF.3 A realm has one border colour. QD CONTENTS.14 Nobody is reinforced in the Wastelands.
  // QD REINF.1, QD BOARD.KINGDOM.7 In realms whose kingdom it holds. QD REINF.2 Realm land only.
  const realms = kingdomsOf(b, side);
  return landsOf(b, side).filter((land) => realms.includes(REALM_OF[land]));
}

/** Harbours where a side may place a ship it bought. */
export function shipyards(b: Lands, side: Side): Place[] {
  // QD R39 In realms that it may reinforce.
  return musterLands(b, side).filter((land) => HARBOUR_OF[land] >= 0);
}

const SMALL = KINGDOMS.filter((land) => !LANDS[land].tundra).length;

/** Kingdoms on the board in play. */
export function kingdomsInPlay(b: Pick<Board, 'house'>): number {
  return b.house.tundra ? SMALL : KINGDOMS.length;
}

/** How many kingdoms each claims at the start. */
export function kingdomsEach(b: Pick<Board, 'house' | 'sides'>): number {
  // QD PLACE.2, QD PLACE.3, QD R99 Equally many; what is left over is neutral.
  return Math.floor(kingdomsInPlay(b) / b.sides);
}

/** How many kingdoms win the game. */
export function kingdomsToWin(b: Pick<Board, 'house' | 'sides' | 'seats'>): number {
  const all = kingdomsInPlay(b);
  if (b.house.kingdoms === 0) return all;
  // QD OPT.SHORT.1 As agreed; but nobody begins as the winner.
  const atStart = (kingdomsEach(b) * b.sides) / b.seats;
  return Math.min(all, Math.max(b.house.kingdoms, atStart + 1));
}

/** Kingdoms a player holds with all his peoples. */
export function kingdomsOfSeat(b: Pick<Board, 'holder' | 'seatOf' | 'fallen'>, seat: Seat): number {
  let n = 0;
  for (const land of KINGDOMS) {
    const holder = b.holder[land];
    if (holder >= 0 && !b.fallen[holder] && b.seatOf[holder] === seat) n += 1;
  }
  return n;
}

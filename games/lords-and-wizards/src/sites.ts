import type { Seat, Table } from '@questhall/kernel';
import { type Board, CITY, FREE, isSeat, type Owner, REBELS, type Unit } from './board.js';
import {
  addUnit,
  castleHolder,
  fights,
  hasCombatUnit,
  heirAmong,
  isLeader,
  itemsOf,
  ownUnitsAt,
  removeUnit,
} from './forces.js';
import { CITIES, type Hex, isSide, LEGENDARY, PORT_PLACES, SITE_AT, SITES, type Site } from './map.js';
import { CD_1, CD_4, IS_CD } from './units.js';

export function isCity(site: Site): boolean {
  return site >= 0 && site < CITIES;
}

export function hasCastle(b: Board, hex: Hex): boolean {
  return b.castles.includes(hex);
}

/** LW B7b.61/1, LW AMB-161 A city or ruin that nobody has conquered yet. */
export function isUnconquered(b: Board, site: Site): boolean {
  return site >= 0 && !b.open[site];
}

/** LW A2a/4 Whether rebels stand in a hex. */
export function hasRebels(b: Board, hex: Hex): boolean {
  for (let unit = b.head[hex]; unit >= 0; unit = b.next[unit]) if (b.owner[unit] === REBELS) return true;
  return false;
}

/** Whether a seat may use a city: to hire, to embark, to collect. */
export function commands(b: Board, seat: Seat, site: Site): boolean {
  // LW A2a/5, LW AMB-119 Not while rebels are in it. LW AMB-050, LW B9j/1 Not from the castle alone.
  return b.control[site] === seat && !hasRebels(b, SITES[site].hex);
}

/** LW B17/1, LW AMB-055 The sum of the GT statuses of all that a seat controls. */
export function incomeOf(b: Board, seat: Seat): number {
  let sum = 0;
  for (let site = 0; site < SITES.length; site++) {
    // LW B17/2 Nothing from what rebels or enemies hold.
    // LW B4a.1/1, LW B6a.1 The printed status; the treasury is another matter.
    if (b.control[site] === seat && !hasRebels(b, SITES[site].hex)) sum += SITES[site].gt;
  }
  return sum;
}

/** A combat unit has come to stay in a hex: what is there is its owner's. */
export function occupy(b: Board, hex: Hex, owner: Owner): void {
  const site = SITE_AT[hex];
  // LW AMB-027, LW AMB-028 A leader alone takes nothing.
  // LW A1a.4/2 A village's marker shows whose it is.
  if (site < 0 || !b.open[site] || SITES[site].kind === 'ruin' || !hasCombatUnit(b, hex, owner)) return;
  takeSite(b, site, owner);
}

export function takeSite(b: Board, site: Site, owner: Owner): void {
  if (b.control[site] === owner) return;
  b.control[site] = owner;
  const { hex } = SITES[site];
  // LW AMB-076 City defence units that had joined are lost with their city.
  for (const unit of cityDefence(b, hex)) if (b.owner[unit] !== owner && b.owner[unit] < CITY) discardCounter(b, unit);
}

/** Units have left a hex: a castle in it may now have the city. */
export function vacate(b: Board, hex: Hex): void {
  const site = SITE_AT[hex];
  if (!isCity(site) || !b.open[site]) return;
  const lord = castleHolder(b, hex);
  // LW AMB-163, LW B9d/2 A city emptied while another holds its castle passes to him at once.
  if (!isSeat(lord) || lord === b.control[site]) return;
  for (let unit = b.head[hex]; unit >= 0; unit = b.next[unit]) if (b.inside[unit] === 0 && fights(b, unit)) return;
  takeSite(b, site, lord);
}

export function cityDefence(b: Board, hex: Hex): Unit[] {
  const found: Unit[] = [];
  for (let unit = b.head[hex]; unit >= 0; unit = b.next[unit]) if (IS_CD[b.kind[unit]]) found.push(unit);
  return found;
}

const WORTH = [4, 2, 1] as const;

/** LW B10a.1, LW B10a.2/1, LW A2/2 Counters of a strength, the largest that fit first. */
export function raiseCounters(b: Board, hex: Hex, owner: Owner, strength: number): Unit[] {
  const raised: Unit[] = [];
  let left = strength;
  for (let size = 0; size < 3; size++) {
    // LW B10a.2/2, LW AMB-048 What has run out is made up of smaller ones, as far as they go.
    for (; left >= WORTH[size] && b.pool[size] > 0; left -= WORTH[size]) {
      b.pool[size] -= 1;
      raised.push(addUnit(b, CD_4 + size, owner, hex));
    }
  }
  return raised;
}

/** Take a city defence counter back to the pool. */
export function discardCounter(b: Board, unit: Unit): void {
  const size = b.kind[unit] - CD_4;
  removeUnit(b, unit);
  b.pool[size] += 1;
}

/** Take any unit away; counters go back to their pool. */
export function eliminate(b: Board, unit: Unit): void {
  const [kind, hex, aboard] = [b.kind[unit], b.at[unit], b.aboard[unit]];
  if (kind >= CD_4 && kind <= CD_1) discardCounter(b, unit);
  else removeUnit(b, unit);
  // LW AMB-027, LW AMB-163 A city is emptied by the last who falls as by the last who goes.
  if (aboard < 0 && hex >= 0 && !isSide(hex)) vacate(b, hex);
}

/** Strength of the counters in a hex. */
export function counterStrength(b: Board, hex: Hex, owner: Owner): number {
  let sum = 0;
  for (const unit of cityDefence(b, hex)) if (b.owner[unit] === owner) sum += WORTH[b.kind[unit] - CD_4];
  return sum;
}

/** LW B21a.1/1, LW AMB-131 Where a leader is, items are his; what lies there goes to who stops there. */
export function gatherItems(b: Board, hex: Hex, owner: Owner): void {
  if (b.itemAt.length === 0) return;
  const here = ownUnitsAt(b, hex, owner);
  // LW B21a A leader holds any number.
  const heir = heirAmong(b, here);
  if (heir === undefined) return;
  for (let item = 0; item < b.itemAt.length; item++) {
    if (b.itemAt[item] !== hex) continue;
    b.itemAt[item] = -1;
    b.itemHolder[item] = heir;
  }
  if (!isLeader(b, heir)) return;
  for (const unit of here) if (!isLeader(b, unit)) for (const item of itemsOf(b, unit)) b.itemHolder[item] = heir;
}

/** LW B10f/1, LW B10g A site is open: nothing of its own is left in it. */
export function openSite(b: Board, site: Site): void {
  b.open[site] = true;
}

/** Whether anything of a city's own still defends it. */
export function isDefended(b: Board, site: Site): boolean {
  const { hex } = SITES[site];
  for (let unit = b.head[hex]; unit >= 0; unit = b.next[unit]) if (b.owner[unit] === CITY) return true;
  return false;
}

export function isLegendary(site: Site): boolean {
  return site >= 0 && site < LEGENDARY;
}

/** LW B9j/1 Ports whose city a seat may use. */
export function isPort(site: Site): boolean {
  return isCity(site) && PORT_PLACES[site].length > 0;
}

/** Income and spending. */
export function pay(t: Table<Board>, seat: Seat, gold: number): void {
  // LW B6b, LW AMB-155 At once, and never more than there is.
  if (t.board.gold[seat] < gold) t.broken(`seat ${seat} pays ${gold} of ${t.board.gold[seat]} GTs`);
  t.board.gold[seat] -= gold;
}

export function earn(b: Board, seat: Seat, gold: number): void {
  // LW B6c At once. LW AMB-053 Without limit.
  // LW B6, LW B6a Counted in GTs.
  b.gold[seat] += gold;
}

/** Leaders of a seat on the map. */
export function freeLeaders(b: Board, seat: Seat): Unit[] {
  return [seat * 2, seat * 2 + 1].filter((leader) => b.fate[leader] === FREE).map((leader) => b.leaderUnit[leader]);
}

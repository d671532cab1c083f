import { battleOf, commanders, fightersOf, isMonsterUnit, other } from './battles.js';
import { type Battle, type Board, CITY, isSeat, REBELS, type Side, type Unit, type Use } from './board.js';
import { castleHolder, isFleet, isLeader, leaderOf } from './forces.js';
import { ITEMS } from './items.js';
import { type Hex, isSide, MOUNTAIN, RIVER, SITE_AT, SWAMP, sideTo, WOODS } from './map.js';
import { guardOf } from './powers.js';
import { hasCastle, isCity } from './sites.js';
import { groundIn } from './steps.js';
import { columnOf, shifted } from './tables.js';
import { BATTLE_FLEET, CHAOS, KINDS, LOCAL_LORD, LOCAL_WIZARD, LORD, WIZARD } from './units.js';

/** For whom an item works: a perverted one helps the other side. */
export function servesOf(use: Use): Side {
  return use.works === 'perverts' ? other(use.side) : use.side;
}

export function isAtWork(use: Use): boolean {
  return use.works === 'works' || use.works === 'perverts';
}

/** A unit's side in the battle. */
export function sideOf(battle: Battle, unit: Unit): Side {
  return battle.attackers.includes(unit) || battle.leading.includes(unit) ? 'attacker' : 'defender';
}

/** LW B3a.1/1, LW B8a What a unit attacks with. */
export function attackOf(b: Board, unit: Unit): number {
  return worthOf(b, unit, 'attack');
}

/** LW B3a.1/2 What a unit defends with, its place's bonus included. */
export function defenceOf(b: Board, unit: Unit): number {
  const battle = battleOf(b);
  const value = worthOf(b, unit, 'defence');
  // LW O7c/3, LW AMB-094 Snow doubles those in cities, fleets apart, before the bonus.
  const snowed = b.weather === 'snow' && !isSide(b.at[unit]) && isCity(SITE_AT[b.at[unit]]) && !isFleet(b, unit);
  // LW B9/2, LW B9b/2 Then what its place adds.
  return (snowed ? value * 2 : value) + bonusOf(b, battle, unit);
}

function worthOf(b: Board, unit: Unit, what: 'attack' | 'defence'): number {
  const battle = battleOf(b);
  const side = sideOf(battle, unit);
  const printed = isLeader(b, unit) ? (guardOf(b, unit)?.[what] ?? 0) : KINDS[b.kind[unit]][what];
  if (battle.uses.length === 0) return printed;
  // LW TABLE.MIT/2, LW AMB-061 A Bane first, then the other changes, and never below nothing.
  let value = battle.uses.some((use) => isBaned(b, use, unit, side)) ? 1 : printed;
  // LW B21c/1 On top of every other bonus.
  for (const use of battle.uses) value += change(b, use, unit, what);
  return Math.max(value, 0);
}

function isBaned(b: Board, use: Use, unit: Unit, side: Side): boolean {
  const power = ITEMS[b.itemKind[use.item]]?.use;
  if (power?.does !== 'bane' || !isAtWork(use) || servesOf(use) === side) return false;
  return isOf(b, unit, power.of);
}

/** Whether a unit is one of these kinds or races. */
export function isOf(b: Board, unit: Unit, names: readonly string[]): boolean {
  const { id, race } = KINDS[b.kind[unit]];
  return names.includes(id) || names.includes(race);
}

function change(b: Board, use: Use, unit: Unit, what: 'attack' | 'defence'): number {
  const power = ITEMS[b.itemKind[use.item]]?.use;
  if (!power || !isAtWork(use)) return 0;
  const side = sideOf(battleOf(b), unit);
  if (power.does === 'weaken') {
    // LW TABLE.MIT/1 A Horn of Fear works on those who defend.
    if (servesOf(use) === side || (power.only === 'defending' && side === 'attacker')) return 0;
    return -power[what];
  }
  if (servesOf(use) !== side) return 0;
  if (power.does === 'strengthen') return power.whom === 'side' || isStacked(b, use, unit) ? power[what] : 0;
  // LW TABLE.MIT/1 A Horn of Inspiration with nothing to undo is a Horn of Bravery.
  if (power.does === 'inspire' && use.aim < 0 && what === 'attack') return isStacked(b, use, unit) ? 2 : 0;
  return 0;
}

/** Whether a unit is stacked with whom an item serves. LW O11, LW AMB-066 Perverted that is a leader of the other side, or without one all of it. */
function isStacked(b: Board, use: Use, unit: Unit): boolean {
  if (use.works !== 'perverts') return b.at[unit] === b.at[use.leader];
  const foes = commanders(battleOf(b), servesOf(use));
  return foes.length === 0 || foes.some((leader) => b.at[leader] === b.at[unit]);
}

/** The defence that a unit's place adds to it. */
function bonusOf(b: Board, battle: Battle, unit: Unit): number {
  // LW A6b/4, LW B8d/3 A battle fleet has no bonus, nor have fleets attacked by themselves.
  if (battle.part === 'fleets' || b.kind[unit] === BATTLE_FLEET) return 0;
  // LW B9/2 One each inside a castle.
  if (b.inside[unit]) return 1;
  if (battle.why === 'rebellion') return rebelBonus(b, battle, unit);
  const hex = b.at[unit];
  if (isSide(hex) || !isCity(SITE_AT[hex])) return 0;
  // LW B9i Under a doughnut attack the bonus is lost.
  // LW B10e/2 Monsters have none. LW A2b.2/5 Nor rebels under such an attack.
  if (battle.doughnut || isMonsterUnit(b, unit)) return 0;
  // LW B9j/2, LW AMB-036 A fleet has it only together with others in the city.
  if (isFleet(b, unit)) return battle.defenders.some((one) => !isFleet(b, one)) ? 1 : 0;
  // LW B9b/2, LW AMB-073 One each in the city, also beside a castle.
  return 1;
}

/** LW A2b.2/2, LW A2b.2/3 Rebels have the city's bonus only when all the garrison is in the castle. */
function rebelBonus(b: Board, battle: Battle, unit: Unit): number {
  return b.owner[unit] === REBELS && isAllInside(b, battle.attackers) ? 1 : 0;
}

function isAllInside(b: Board, units: readonly Unit[]): boolean {
  return units.length > 0 && units.every((unit) => b.inside[unit] === 1);
}

/** LW B8a.2 The attackers' strength, and LW B8a.1 the defenders'. Those who shoot do not count. */
export function strengthOf(b: Board, side: Side): number {
  const battle = battleOf(b);
  const all = fightersOf(battle, side);
  const units = battle.shooting.length === 0 ? all : all.filter((unit) => !battle.shooting.includes(unit));
  const values = units.map((unit) => (side === 'attacker' ? attackOf(b, unit) : defenceOf(b, unit)));
  // LW B3a.11 Points of attack and of defence.
  const sum = values.reduce((a, c) => a + c, 0);
  return side === 'attacker' ? sum + doubled(b, values) : sum + walled(b, units);
}

/** LW TABLE.CREATED A Wand of Missiles doubles the three strongest. */
function doubled(b: Board, values: readonly number[]): number {
  const wands = serving(b, 'double', 'attacker').length;
  if (wands === 0) return 0;
  const best = [...values].sort((a, c) => c - a).slice(0, 3 * wands);
  return best.reduce((a, c) => a + c, 0);
}

/** LW AMB-116 The Wallmaker's Ring gives one each to five who have no such bonus. */
function walled(b: Board, units: readonly Unit[]): number {
  if (serving(b, 'wall', 'defender').length === 0) return 0;
  const battle = battleOf(b);
  return Math.min(units.filter((unit) => bonusOf(b, battle, unit) === 0).length, 5);
}

/** The items of one doing at work for a side. */
export function serving(b: Board, does: string, side: Side): Use[] {
  const { uses } = battleOf(b);
  if (uses.length === 0) return uses;
  return uses.filter(
    (use) => isAtWork(use) && servesOf(use) === side && ITEMS[b.itemKind[use.item]]?.use?.does === does,
  );
}

/** LW B8c, LW AMB-006 The column of the regular combat, after all shifts. */
export function columnNow(b: Board): { differential: number; column: number; shift: number } {
  const differential = strengthOf(b, 'attacker') - strengthOf(b, 'defender');
  const shift = shiftNow(b);
  return { differential, column: shifted(columnOf(differential), shift), shift };
}

/** All shifts together; right is positive. */
export function shiftNow(b: Board): number {
  const battle = battleOf(b);
  let shift = battle.shift - coverOf(b) - (isOverRiver(b, battle) ? 1 : 0);
  for (const use of serving(b, 'column', 'attacker')) shift += columnsOf(b, use);
  for (const use of serving(b, 'column', 'defender')) shift -= columnsOf(b, use);
  return shift + (isReprisal(b, battle) ? 1 : 0);
}

function columnsOf(b: Board, use: Use): number {
  const power = ITEMS[b.itemKind[use.item]].use;
  return power?.does === 'column' ? power.n : 0;
}

/** LW O9, LW AMB-110 Chaotic attackers of rebels. */
function isReprisal(b: Board, battle: Battle): boolean {
  if (!b.house.reprisals || battle.defender !== REBELS || !isSeat(battle.attacker)) return false;
  return b.alignment[battle.attacker] === CHAOS && battle.attackers.some((unit) => b.owner[unit] === battle.attacker);
}

/** LW TABLE.TEC/1, LW B8e/1 Columns to the left that the place gives its defenders; missiles mind them too. */
export function coverOf(b: Board): number {
  const battle = battleOf(b);
  if (battle.part === 'fleets') return 0;
  if (battle.why === 'rebellion') return rebelCover(b, battle);
  const hex = battle.place;
  const wall = hasWall(b) ? 2 : 0;
  if (isCity(SITE_AT[hex])) {
    // LW B9k, LW B9h/2 A castle, or city and castle together, two; LW B9h/1 the city one.
    if (battle.part === 'castle' || battle.part === 'whole') return 2;
    return Math.max(cityCover(b, battle), wall);
  }
  // LW AMB-006, LW O10/2 Outside cities the terrain counts, and a castle adds to it.
  const castle = battle.part === 'castle' || battle.part === 'whole' ? 2 : wall;
  return terrainCover(b, hex) + castle;
}

/** LW B8e.3 The base terrain, whatever road leads there. */
export function terrainCover(b: Board, hex: Hex): number {
  const terrain = groundIn(b, hex);
  // LW TABLE.TEC/4 It counts against missiles as well.
  return terrain === WOODS || terrain === MOUNTAIN || terrain === SWAMP ? 1 : 0;
}

/** LW AMB-031 The shift lapses when only a monster is left. */
function cityCover(b: Board, battle: Battle): number {
  if (battle.defender !== CITY) {
    // LW AMB-036 Fleets alone in a port have nothing.
    return battle.defenders.every((unit) => isFleet(b, unit)) && battle.defenders.length > 0 ? 0 : 1;
  }
  return battle.defenders.some((unit) => !isMonsterUnit(b, unit)) ? 1 : 0;
}

function hasWall(b: Board): boolean {
  // LW AMB-116 Only when nobody outside the five defends.
  return serving(b, 'wall', 'defender').length > 0 && battleOf(b).defenders.length <= 5;
}

/** LW AMB-144 */
function rebelCover(b: Board, battle: Battle): number {
  if (battle.defender === REBELS) return isAllInside(b, battle.attackers) ? 1 : 0;
  return battle.defenders.some((unit) => b.inside[unit]) ? 2 : 0;
}

/** LW B8e.2/1, LW B8e.2/2, LW B8e.2/3 Every attacking hex beyond a river, bridged or not. */
export function isOverRiver(b: Board, battle: Battle): boolean {
  if (battle.part === 'fleets' || isSide(battle.place) || battle.from.length === 0) return false;
  const spanned = serving(b, 'bridge', 'attacker').map((use) => b.at[use.leader]);
  return battle.from.every((hex) => {
    if (hex === battle.place || spanned.includes(hex)) return false;
    // LW AMB-005 One column, never more. LW A6d/3 A ferry changes nothing.
    const side = sideTo(hex, battle.place);
    return side >= 0 && RIVER[hex * 6 + side] >= 0;
  });
}

/** LW B8f/2, LW B8g/1 The best leader of a kind on a side, with his level; -1 and 0 where there is none. */
export function champion(b: Board, side: Side, as: 'lord' | 'wizard'): { unit: Unit; level: number; own: boolean } {
  const battle = battleOf(b);
  let best = { unit: -1, level: 0, own: false };
  for (const unit of commanders(battle, side)) {
    const own = isOwnKind(b, unit, as);
    const level = own ? ownLevel(b, unit, as) : borrowed(b, unit);
    // LW AMB-138 Of equals the one who can gain by it.
    if (level > best.level || (level === best.level && own && !best.own && level > 0)) best = { unit, level, own };
  }
  return best;
}

function isOwnKind(b: Board, unit: Unit, as: 'lord' | 'wizard'): boolean {
  const kind = b.kind[unit];
  return as === 'lord' ? kind === LORD || kind === LOCAL_LORD : kind === WIZARD || kind === LOCAL_WIZARD;
}

function ownLevel(b: Board, unit: Unit, as: 'lord' | 'wizard'): number {
  const use = useOf(b, unit);
  // LW TABLE.ROP/2 A Wizard who counts as a Lord gives up magic for that time.
  if (use && use.aim === OTHER_KIND && as === 'wizard' && ITEMS[b.itemKind[use.item]]?.use?.does === 'power') return 0;
  const leader = leaderOf(b, unit);
  const level = leader >= 0 ? b.level[leader] : b.localLevel[SITE_AT[b.at[unit]]];
  return level + raised(b, unit, as);
}

/** How a Ring of Power is used: for the leader's own kind of combat, or to count as the other. */
export const OWN_KIND = 0;
export const OTHER_KIND = 1;

/** LW TABLE.ROP/1, LW TABLE.ROP/2 Level 3 in the other kind of leader combat. */
function borrowed(b: Board, unit: Unit): number {
  const use = useOf(b, unit);
  const isPower = use && ITEMS[b.itemKind[use.item]]?.use?.does === 'power';
  return isPower && use.aim === OTHER_KIND && use.works === 'works' ? 3 : 0;
}

function useOf(b: Board, unit: Unit): Use | undefined {
  return battleOf(b).uses.find((use) => use.leader === unit);
}

/** Levels that items add; perverted ones of the enemy help too. */
function raised(b: Board, unit: Unit, as: 'lord' | 'wizard'): number {
  const battle = battleOf(b);
  const side = sideOf(battle, unit);
  let sum = 0;
  for (const use of battle.uses) {
    const power = ITEMS[b.itemKind[use.item]]?.use;
    if (!power || !isAtWork(use) || servesOf(use) !== side) continue;
    if (use.works === 'works' && use.leader !== unit) continue;
    if (power.does === 'level') sum += power[as];
    // LW TABLE.MIT/1 A perverted Potion of Power helps nobody.
    if (power.does === 'power' && use.aim === OWN_KIND && !isSpilt(b, use)) sum += 4;
  }
  return sum;
}

function isSpilt(b: Board, use: Use): boolean {
  return use.works === 'perverts' && ITEMS[b.itemKind[use.item]]?.once === true;
}

/** Whether somebody holds the castle of the hex against whoever is in its city. */
export function isCastleApart(b: Board, hex: Hex, owner: number): boolean {
  return hasCastle(b, hex) && castleHolder(b, hex) >= 0 && castleHolder(b, hex) !== owner;
}

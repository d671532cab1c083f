import type { Bar } from '@questhall/kernel';
import { type Board, CITY, type Item, type Owner, REBELS, type Unit } from './board.js';
import { holdsItem, isEnemyHeld, isFleet } from './forces.js';
import { ITEMS } from './items.js';
import {
  BARRED,
  BLACK_LINE,
  BRIDGE,
  CITIES,
  CLEAR,
  FLEET_STEPS,
  HEXES,
  type Hex,
  isSide,
  isWater,
  LINE,
  NEIGHBOURS,
  type Place,
  placeId,
  RIVER,
  ROAD,
  SITE_AT,
  SITES,
  SWAMP,
  TERRAIN,
} from './map.js';
import { usableItems } from './powers.js';
import { hasRebels, isUnconquered } from './sites.js';
import { IS_AIR, IS_FLEET, IS_HORSE, IS_LEADER, KINDS } from './units.js';

/** What a hex costs to enter, in half movement points, by terrain. */
const ENTER = [2, 4, 4, 6, 6];

/** LW B3a.1/3, LW O7b, LW O7c/1 The movement points of a unit this turn, in halves. */
export function allowance(b: Board, unit: Unit): number {
  const kind = b.kind[unit];
  if (IS_FLEET[kind]) return fleetAllowance(b);
  const { move, race } = KINDS[kind];
  // LW AMB-076 City defence never moves.
  if (move === 0) return 0;
  const full = (IS_LEADER[kind] ? leaderSpeed(b, unit) : move) * 2;
  // LW O8c, LW AMB-095 Elves mind no weather.
  if (race === 'elf' && b.house.specialUnits) return full;
  return Math.max(full - lost(b), 0);
}

function lost(b: Board): number {
  // LW O7a In clear weather nothing is lost.
  if (b.weather === 'rain') return 2;
  return b.weather === 'snow' ? 4 : 0;
}

/** LW B7c.1/2, LW O7b, LW O7c/1 */
export function fleetAllowance(b: Board): number {
  // LW AMB-093 Twelve points in rain.
  if (b.weather === 'rain') return 24;
  return b.weather === 'snow' ? 16 : 32;
}

/** LW B21d/1 Items change only the allowance. */
function leaderSpeed(b: Board, unit: Unit): number {
  return Math.max(KINDS[b.kind[unit]].move, best(b, unit, 'speed'));
}

/** The most that an item of his gives a leader. */
function best(b: Board, unit: Unit, what: 'speed' | 'fly'): number {
  let most = 0;
  if (!holdsItem(b, unit)) return most;
  for (const item of usableItems(b, unit))
    if (isDrunk(b, item)) most = Math.max(most, ITEMS[b.itemKind[item]][what] ?? 0);
  return most;
}

/** LW AMB-143 A potion works on the turn it is drunk. */
function isDrunk(b: Board, item: Item): boolean {
  return ITEMS[b.itemKind[item]].does !== 'potion' || b.itemAim[item] === b.turn;
}

/** LW B7d.4, LW B21d/1 How far a leader flies by his items, in halves; 0 if not at all. */
export function flight(b: Board, unit: Unit): number {
  // LW AMB-147 Nobody flies in snow.
  if (b.weather === 'snow') return 0;
  const far = best(b, unit, 'fly');
  return far === 0 ? 0 : Math.max(far * 2 - lost(b), 0);
}

/** Why nobody of this owner may stop in a hex, whoever he is. */
export function stopBar(b: Board, owner: Owner, hex: Hex): Bar | undefined {
  if (isWater(hex)) return { rule: 'LW TABLE.TEC/3', why: `${placeId(hex)} is water` };
  const site = SITE_AT[hex];
  if (isUnconquered(b, site)) return { rule: 'LW B7b.61/1', why: `${SITES[site].name} is not conquered` };
  if (hasRebels(b, hex)) return { rule: 'LW A2a/4', why: `rebels hold ${placeId(hex)}` };
  if (isEnemyHeld(b, hex, owner)) return { rule: 'LW B7a.1/1', why: `enemy units are in ${placeId(hex)}` };
  return undefined;
}

export function mayStop(b: Board, owner: Owner, hex: Hex): boolean {
  if (isWater(hex)) return false;
  const site = SITE_AT[hex];
  // LW B7b.61/2, LW B7b.61/3 Once its legend is gone a city is entered like any other; villages always. LW B9e/1, LW B9e/2
  // Units in a castle bar nobody, one in the city does.
  if (site >= 0 && !b.open[site]) return false;
  return !isEnemyHeld(b, hex, owner);
}

/** LW B7b What a step over land costs a unit of this kind, in halves; -1 if the ground forbids it. */
export function landCost(b: Board, kind: number, from: Hex, side: number): number {
  const to = NEIGHBOURS[from * 6 + side];
  // LW B7b.4/2 No step over a black line that no road crosses.
  if (to < 0 || isWater(to) || BARRED[from * 6 + side]) return -1;
  return enterCost(b, kind, from, side);
}

function enterCost(b: Board, kind: number, from: Hex, side: number): number {
  const to = NEIGHBOURS[from * 6 + side];
  const terrain = groundIn(b, to);
  // LW TABLE.TEC/2, LW AMB-104 Horse never enters a swamp.
  if (terrain === SWAMP && IS_HORSE[kind]) return -1;
  const site = SITE_AT[to];
  const line = lineTo(b, from, side);
  // LW AMB-149 The line a step follows sets its rate, never above the terrain's; a city costs a half from anywhere.
  // LW B7b.1/1 Half a point along a road, LW B7b.2/1 one along a trail.
  const line_rate = line === ROAD ? 1 : 2;
  // LW B7b.1/2, LW B7b.2/2, LW B7b.6/2, LW B7b.4/1 Without a line between the hexes the terrain's cost, into villages
  // and along coasts too. LW TABLE.TEC/1, LW B4a
  const rate = line === 0 ? ENTER[terrain] : Math.min(line_rate, ENTER[terrain]);
  // LW B7b.6/1 A city costs a half from anywhere.
  const base = site >= 0 && site < CITIES ? 1 : rate;
  // LW B7b.3/1 A river costs two more, LW B7b.31 except over a bridge. LW AMB-102 So it does into a city.
  const bridged = BRIDGE[from * 6 + side] === 1 && line !== 0;
  return RIVER[from * 6 + side] >= 0 && !bridged ? base + 4 : base;
}

/** LW O7c/2 Frozen swamps are as clear ground. */
export function groundIn(b: Board, hex: Hex): number {
  return b.weather === 'snow' && TERRAIN[hex] === SWAMP ? CLEAR : TERRAIN[hex];
}

/** LW O7c/1 In snow trails are ignored. */
function lineTo(b: Board, from: Hex, side: number): number {
  const line = LINE[from * 6 + side];
  return b.weather === 'snow' && line !== ROAD ? 0 : line;
}

/** LW TABLE.TEC/2, LW AMB-104 Whether a hex bars a unit, however it comes there: horse never enters a swamp. */
export function isTooSoft(b: Board, unit: Unit, hex: Hex): boolean {
  return IS_HORSE[b.kind[unit]] && groundIn(b, hex) === SWAMP;
}

/** LW A6d/2, LW A6d/4 What the step costs by ferry, in halves; -1 where none can go. */
export function ferryCost(b: Board, kind: number, from: Hex, side: number): number {
  const to = NEIGHBOURS[from * 6 + side];
  if (to < 0 || isWater(to) || !b.house.advanced) return -1;
  const cost = enterCost(b, kind, from, side);
  if (cost < 0) return -1;
  // LW A6d/4 Over a black line for one MP.
  if (BARRED[from * 6 + side]) return 2;
  const bridged = BRIDGE[from * 6 + side] === 1 && lineTo(b, from, side) !== 0;
  // LW A6d/5 On river hexsides; all of them lie below their source.
  return RIVER[from * 6 + side] >= 0 && !bridged ? cost - 4 : -1;
}

/** Whether a unit can pay for a step, or make it as its only one. */
export function canPay(b: Board, unit: Unit, cost: number): boolean {
  if (cost < 0 || b.moved[unit] === 2) return false;
  const has = allowance(b, unit);
  // LW B7a/2, LW B7b.3/2 Never more than the allowance: all of a step or nothing.
  if (b.spent[unit] + cost <= has) return true;
  // LW B7b.5, LW AMB-095 One hex can always be entered, as the whole move. LW AMB-147 Not by air.
  return b.moved[unit] === 0 && KINDS[b.kind[unit]].move > 0 && !IS_AIR[b.kind[unit]];
}

/** Let a unit pay for a step. */
export function payStep(b: Board, unit: Unit, cost: number): void {
  const has = allowance(b, unit);
  if (b.spent[unit] + cost > has) {
    b.spent[unit] = Math.max(has, b.spent[unit]);
    b.moved[unit] = 2;
  } else {
    b.spent[unit] += cost;
    b.moved[unit] = Math.max(b.moved[unit], 1);
  }
}

/** LW B7d/1, LW AMB-147 Whether air units may be over a hex on their way. */
export function mayFlyOver(b: Board, hex: Hex): boolean {
  return hex >= 0 && !isUnconquered(b, SITE_AT[hex]) && !hasRebels(b, hex);
}

/** LW B7d.1/1 Whether somebody in the air can still come down within so many hexes. */
export function canLand(b: Board, owner: Owner, from: Hex, within: number): boolean {
  if (mayStop(b, owner, from) && mayFlyOver(b, from)) return true;
  const seen = new Set([from]);
  let rim = [from];
  for (let far = 1; far <= within; far++) {
    const next: Hex[] = [];
    for (const hex of rim) {
      for (let side = 0; side < 6; side++) {
        const to = NEIGHBOURS[hex * 6 + side];
        if (to < 0 || seen.has(to) || !mayFlyOver(b, to)) continue;
        // LW B7d.1/2 Enemies are flown over, and not landed upon.
        if (mayStop(b, owner, to)) return true;
        seen.add(to);
        next.push(to);
      }
    }
    rim = next;
  }
  return false;
}

/** Whether a fleet of this owner may be in a place. */
export function mayAnchor(b: Board, owner: Owner, place: Place): boolean {
  for (let unit = b.head[place]; unit >= 0; unit = b.next[unit]) {
    if (b.owner[unit] === owner || b.inside[unit]) continue;
    // LW AMB-123, LW A6c.2 Enemy fleets bar only in the Basic game; land units on a coast always.
    if (!isFleet(b, unit) || !b.house.advanced) return false;
  }
  // LW B7c.2/2, LW B7c.5/3 A hexside is a place of its own; bridges stop nobody.
  if (isSide(place) || isWater(place)) return true;
  const site = SITE_AT[place];
  if (site < 0) return true;
  if (!b.open[site]) return false;
  // LW B7c.5/2, LW AMB-040 Not through a strait city that another controls.
  return !isStrait(place) || b.control[site] < 0 || b.control[site] === owner;
}

/** LW B7c.5/1 A city that joins an island to the mainland. */
export function isStrait(hex: Hex): boolean {
  const site = SITE_AT[hex];
  return site >= 0 && (SITES[site].id === 'pelendior' || SITES[site].id === 'wasserton');
}

export function fleetStepsFrom(b: Board, owner: Owner, place: Place): Place[] {
  return FLEET_STEPS[place].filter((next) => mayAnchor(b, owner, next));
}

/** LW B8b/1, LW B8e.1, LW AMB-148 Whether a land attack can go over that side of a hex. */
export function canStrike(from: Hex, side: number): boolean {
  const to = NEIGHBOURS[from * 6 + side];
  return to >= 0 && (BLACK_LINE[from * 6 + side] === 0 || LINE[from * 6 + side] === ROAD);
}

/** Where a force may go in a withdrawal, one hex on. */
export function mayRetreat(b: Board, units: readonly Unit[], from: Hex, side: number): boolean {
  const to = NEIGHBOURS[from * 6 + side];
  if (to < 0 || to >= HEXES) return false;
  const owner = b.owner[units[0]];
  if (!mayStop(b, owner, to)) return false;
  // LW AMB-013 Never over what is forbidden; costs do not matter.
  if (BARRED[from * 6 + side] && !canFerryRetreat(b, units)) return false;
  return !units.some((unit) => isTooSoft(b, unit, to));
}

/** LW AMB-043 Over a black line by ferry, for a GT each. */
export function canFerryRetreat(b: Board, units: readonly Unit[]): boolean {
  const owner = b.owner[units[0]];
  return b.house.advanced && owner !== CITY && owner !== REBELS && b.gold[owner] >= units.length;
}

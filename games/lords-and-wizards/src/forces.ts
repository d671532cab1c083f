import type { Seat } from '@questhall/kernel';
import { type Board, type Item, type Leader, NOBODY, OFF, type Owner, type Unit, WAITING } from './board.js';
import { HEXES, type Hex, isWater, type Place } from './map.js';
import { FIGHTS, IS_FLEET, IS_LEADER, type Kind, LORD, WIZARD } from './units.js';

/** Put a new unit on a place. */
export function addUnit(b: Board, kind: Kind, owner: Owner, place: Place): Unit {
  let unit = b.kind.indexOf(-1, 1);
  if (unit < 0) unit = b.kind.length;
  b.kind[unit] = kind;
  b.owner[unit] = owner;
  b.at[unit] = place;
  b.inside[unit] = 0;
  b.aboard[unit] = -1;
  b.spent[unit] = 0;
  b.moved[unit] = 0;
  b.fought[unit] = 0;
  b.guard[unit] = 0;
  b.paid[unit] = 0;
  b.exposed[unit] = 0;
  b.next[unit] = -1;
  if (place >= 0) chain(b, unit);
  return unit;
}

/** Take a unit off the map. What it held passes to friends in its hex, else it lies there. */
export function removeUnit(b: Board, unit: Unit): void {
  const ashore = b.aboard[unit] < 0 && b.at[unit] >= 0;
  if (ashore) unchain(b, unit);
  if (holdsItem(b, unit))
    passItems(b, unit, ashore ? heirAmong(b, ownUnitsAt(b, b.at[unit], b.owner[unit])) : undefined);
  passCaptives(b, unit);
  b.kind[unit] = -1;
  b.owner[unit] = NOBODY;
  b.at[unit] = OFF;
  b.aboard[unit] = -1;
}

/** LW AMB-132, LW AMB-131 Who of these has what another held, or what lies there: a leader, else a unit. */
export function heirAmong(b: Board, units: readonly Unit[]): Unit | undefined {
  return units.find((one) => leaderOf(b, one) >= 0) ?? units.find((one) => fights(b, one));
}

function passItems(b: Board, unit: Unit, heir: Unit | undefined): void {
  for (const item of itemsOf(b, unit)) {
    if (heir === undefined) drop(b, item, b.at[unit]);
    else b.itemHolder[item] = heir;
  }
}

/** LW AMB-132 Captives pass to another friendly piece in the hex, else they go home. */
function passCaptives(b: Board, unit: Unit): void {
  for (let leader = 0; leader < b.captor.length; leader++) {
    if (b.captor[leader] !== unit) continue;
    const heir = b.at[unit] < 0 ? undefined : ownUnitsAt(b, b.at[unit], b.owner[unit]).find((one) => one !== unit);
    b.captor[leader] = heir ?? -1;
    if (heir === undefined) b.fate[leader] = WAITING;
  }
}

/** LW AMB-132 An item that nobody has lies face up in the hex; on water it is gone. */
export function drop(b: Board, item: Item, place: Place): void {
  const ashore = place >= 0 && place < HEXES && !isWater(place);
  b.itemHolder[item] = -1;
  b.itemAt[item] = ashore ? place : -1;
  if (!ashore) b.itemKind[item] = -1;
}

export function moveUnit(b: Board, unit: Unit, place: Place): void {
  if (b.aboard[unit] < 0) unchain(b, unit);
  b.at[unit] = place;
  b.inside[unit] = 0;
  if (b.aboard[unit] < 0) chain(b, unit);
  if (IS_FLEET[b.kind[unit]]) {
    for (let other = 0; other < b.kind.length; other++) if (b.aboard[other] === unit) b.at[other] = place;
  }
}

/** LW B7c.1/1 Units aboard lie beneath their fleet. */
export function goAboard(b: Board, unit: Unit, fleet: Unit): void {
  unchain(b, unit);
  b.inside[unit] = 0;
  b.aboard[unit] = fleet;
  b.at[unit] = b.at[fleet];
}

export function goAshore(b: Board, unit: Unit, hex: Hex): void {
  b.aboard[unit] = -1;
  b.at[unit] = hex;
  chain(b, unit);
}

function chain(b: Board, unit: Unit): void {
  const place = b.at[unit];
  b.next[unit] = b.head[place];
  b.head[place] = unit;
}

function unchain(b: Board, unit: Unit): void {
  const place = b.at[unit];
  let other = b.head[place];
  if (other === unit) {
    b.head[place] = b.next[unit];
  } else {
    while (b.next[other] !== unit) other = b.next[other];
    b.next[other] = b.next[unit];
  }
  b.next[unit] = -1;
}

/** A place's units on land or afloat, those aboard apart. */
export function unitsAt(b: Board, place: Place): Unit[] {
  const found: Unit[] = [];
  for (let unit = b.head[place]; unit >= 0; unit = b.next[unit]) found.push(unit);
  return found;
}

export function ownUnitsAt(b: Board, place: Place, owner: Owner): Unit[] {
  const found: Unit[] = [];
  for (let unit = b.head[place]; unit >= 0; unit = b.next[unit]) if (b.owner[unit] === owner) found.push(unit);
  return found;
}

export function unitsAboard(b: Board, fleet: Unit): Unit[] {
  const found: Unit[] = [];
  for (let unit = 0; unit < b.kind.length; unit++) if (b.aboard[unit] === fleet) found.push(unit);
  return found;
}

/** LW B8a, LW B3b A unit that counts in combat: neither leader nor fleet. */
export function fights(b: Board, unit: Unit): boolean {
  return FIGHTS[b.kind[unit]];
}

export function isLeader(b: Board, unit: Unit): boolean {
  return IS_LEADER[b.kind[unit]];
}

export function isFleet(b: Board, unit: Unit): boolean {
  return IS_FLEET[b.kind[unit]];
}

/** The leader of a seat that a unit is, -1 if it is none. */
export function leaderOf(b: Board, unit: Unit): Leader {
  // LW B5 A Lord and a Wizard for each colour set.
  const kind = b.kind[unit];
  if (kind !== LORD && kind !== WIZARD) return -1;
  return b.owner[unit] * 2 + (kind === WIZARD ? 1 : 0);
}

export function seatOf(leader: Leader): Seat {
  return leader >> 1;
}

export function isWizard(leader: Leader): boolean {
  return (leader & 1) === 1;
}

export function leadersOf(seat: Seat): readonly [Leader, Leader] {
  return [seat * 2, seat * 2 + 1];
}

/** Items that a piece holds. */
export function itemsOf(b: Board, unit: Unit): Item[] {
  const found: Item[] = [];
  for (let item = 0; item < b.itemHolder.length; item++) if (b.itemHolder[item] === unit) found.push(item);
  return found;
}

export function holdsItem(b: Board, unit: Unit): boolean {
  return b.itemHolder.includes(unit);
}

/** LW B9/1, LW B9a/1 How many units count against a castle's five. */
export function garrisonOf(b: Board, hex: Hex): number {
  let n = 0;
  for (let unit = b.head[hex]; unit >= 0; unit = b.next[unit]) if (b.inside[unit] && fights(b, unit)) n += 1;
  return n;
}

export const CASTLE_ROOM = 5;

/** Who has combat units in the castle of a hex, -1 if nobody. */
export function castleHolder(b: Board, hex: Hex): Owner {
  // LW B9c A castle is held by the player with a combat unit inside. LW AMB-129 A leader alone does not hold it.
  for (let unit = b.head[hex]; unit >= 0; unit = b.next[unit])
    if (b.inside[unit] && fights(b, unit)) return b.owner[unit];
  return NOBODY;
}

/** Whose pieces are in the castle of a hex, a leader alone too; -1 if nobody's. */
export function insideOf(b: Board, hex: Hex): Owner {
  for (let unit = b.head[hex]; unit >= 0; unit = b.next[unit]) if (b.inside[unit]) return b.owner[unit];
  return NOBODY;
}

/** Who has units outside the castle of a hex, -1 if nobody; rebels before all others. */
export function holderOf(b: Board, hex: Hex): Owner {
  let found: Owner = NOBODY;
  for (let unit = b.head[hex]; unit >= 0; unit = b.next[unit]) {
    if (b.inside[unit] === 0 && b.owner[unit] > found) found = b.owner[unit];
  }
  return found;
}

/** Whether a unit of somebody else stands there outside a castle. */
export function isEnemyHeld(b: Board, place: Place, owner: Owner): boolean {
  for (let unit = b.head[place]; unit >= 0; unit = b.next[unit]) {
    if (b.owner[unit] !== owner && b.inside[unit] === 0) return true;
  }
  return false;
}

/** Whether a seat has a unit there that fights, outside a castle. */
export function hasCombatUnit(b: Board, place: Place, owner: Owner): boolean {
  for (let unit = b.head[place]; unit >= 0; unit = b.next[unit]) {
    if (b.owner[unit] === owner && b.inside[unit] === 0 && fights(b, unit)) return true;
  }
  return false;
}

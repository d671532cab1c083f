import { casterOn, type Marked, spellsOfCounter } from './bearers.js';
import { type Board, FIRST_TREASURE, NEUTRAL, NOBODY, type Side } from './board.js';
import { standsIn, type Waters } from './fleets.js';
import { IS_KINGDOM, isLand, isZone, LANDS, type Place } from './map.js';
import { PEOPLES, type PeopleRow, VANQUISHED_ATTACK } from './peoples.js';
import { HOPE, PANIC } from './spells.js';
import { TREASURES, type TreasureRow, treasureRow } from './treasures.js';

export type Armies = Marked & Waters & Pick<Board, 'people' | 'fallen' | 'house'>;

/** A side in a battle: against whom, where, and whether it attacks. */
export interface Stand {
  readonly side: Side;
  /** NOBODY against monsters. */
  readonly foe: Side;
  readonly where: Place;
  readonly attacks: boolean;
}

export function attackOf(b: Pick<Board, 'people'>, side: Side): number {
  return side === NEUTRAL ? VANQUISHED_ATTACK : PEOPLES[b.people[side]].attack;
}

/** QD COMBAT.2.1 Total Attack Strength. */
export function tas(b: Armies, { side, foe, where, attacks }: Stand): number {
  const atSea = isZone(where);
  let sum = attackOf(b, side);
  // QD R16 The vanquished have neither spells nor treasures.
  if (!b.fallen[side]) sum += helps(b, where, side, atSea);
  if (foe !== NOBODY && !b.fallen[foe]) sum += hinders(b, where, foe);
  // QD BOARD.KINGDOM.5, QD FAQ.6 A kingdom's walls.
  if (attacks && isLand(where) && IS_KINGDOM[where]) sum -= 1;
  // QD BOARD.GOLD.3 Dwarves at a mine.
  if (isLand(where) && LANDS[where].mine && isMiner(b, side)) sum += 1;
  // QD COMBAT.2.2, QD R30 From 1 to 6, after all is added up.
  return Math.max(1, Math.min(6, sum));
}

function isMiner(b: Armies, side: Side): boolean {
  const row: PeopleRow | undefined = PEOPLES[b.people[side]];
  return row?.mines === true;
}

/** What a side's own casters and treasures add. */
function helps(b: Armies, where: Place, side: Side, atSea: boolean): number {
  // QD CASTER.KING.1 A King's, too. QD COMBAT.2.3, QD SPELL.HOPE Hope counts once, however many cast it.
  let sum = castsOpenly(b, where, side, HOPE) ? 1 : 0;
  // QD TREASURE.RINGPOWER, QD TREASURE.RINGHOPE, QD TREASURE.EXCALIBUR, QD TREASURE.FLEECE Each adds its own.
  for (const { friends = 0, atSea: sea = 0 } of openTreasures(b, where, side)) sum += friends + (atSea ? sea : 0);
  return sum;
}

/** What its enemies' casters and treasures take away. */
function hinders(b: Armies, where: Place, foe: Side): number {
  // QD SPELL.PANIC, QD CASTER.DL.5 Panic, too, counts once.
  let sum = castsOpenly(b, where, foe, PANIC) ? -1 : 0;
  // QD TREASURE.RINGPERIL, QD TREASURE.BATTLEAXE, QD TREASURE.MEDUSA, QD TREASURE.RINGPOWER Each takes its own.
  for (const { foes = 0 } of openTreasures(b, where, foe)) sum += foes;
  return sum;
}

/** Whether somebody who has shown himself has one of these spells there. */
export function castsOpenly(b: Marked & Waters, where: Place, side: Side, spells: number): boolean {
  // QD SPELL.0.1 In the caster's own place. QD R109 A fleet is one place.
  const places = standsIn(b, where, side);
  for (let i = 0; i < b.bearerAt.length; i++) {
    if (b.bearerSide[i] !== side || !places.includes(b.bearerAt[i])) continue;
    if (openSpells(b, i) & spells) return true;
  }
  return false;
}

/** The spells all know a unit to have. */
export function openSpells(b: Marked, bearer: number): number {
  const own = b.dragon[bearer] ? 4 | PANIC : 0;
  const caster = casterOn(b, bearer);
  return caster >= 0 && b.shown[caster] ? own | spellsOfCounter(b, caster) : own;
}

/** QD COMBAT.2.4 Treasures that have been shown, all of which count. */
export function openTreasures(b: Marked & Waters, where: Place, side: Side): TreasureRow[] {
  const found: TreasureRow[] = [];
  for (let i = 0; i < TREASURES.length; i++) {
    // QD R54 Only for the bearer's own side.
    const on = b.counterOn[FIRST_TREASURE + i];
    if (on < 0 || !b.shown[FIRST_TREASURE + i] || b.bearerSide[on] !== side) continue;
    if (standsIn(b, where, side).includes(b.bearerAt[on])) found.push(treasureRow(i));
  }
  return found;
}

/** QD TREASURE.DRAGONSHIELD, QD TREASURE.RINGFIRE Whether fire does nothing there. */
export function wardsFire(b: Marked & Waters & Pick<Board, 'fallen'>, where: Place, side: Side): boolean {
  return !b.fallen[side] && openTreasures(b, where, side).some((row) => row.wardsFire);
}

/** QD TREASURE.TRIDENT Whether lightning does nothing there. */
export function wardsLightning(b: Marked & Waters & Pick<Board, 'fallen'>, where: Place, side: Side): boolean {
  return !b.fallen[side] && openTreasures(b, where, side).some((row) => row.wardsLightning);
}

/** QD TREASURE.INVINCIBLE Whether scrolls of others do nothing there. */
export function wardsScrolls(b: Marked & Waters & Pick<Board, 'fallen'>, where: Place, side: Side): boolean {
  return !b.fallen[side] && openTreasures(b, where, side).some((row) => row.wardsScrolls);
}

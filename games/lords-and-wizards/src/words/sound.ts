import { type Board, CITY, inOrder, NOBODY, REBELS, type Unit } from '../board.js';
import {
  CASTLE_ROOM,
  castleHolder,
  fights,
  garrisonOf,
  hasCombatUnit,
  isFleet,
  isLeader,
  ownUnitsAt,
  unitsAt,
} from '../forces.js';
import { ITEMS } from '../items.js';
import { hasLeader } from '../leaders.js';
import { LEGENDS } from '../legends.js';
import { HEXES, type Hex, isSide, placeId, SITE_AT, SITES } from '../map.js';
import { COUNTER_MIX } from '../mix.js';
import { besiegers } from '../procedures/siege.js';
import { hasRebels, isUnconquered } from '../sites.js';
import { isTooSoft, mayAnchor } from '../steps.js';
import { HIREABLE, KINDS } from '../units.js';
import { fail } from './check.js';

/** What no game could come to is refused; sites of which nobody was said to be the owner are his who stands in them. */
export function checkSound(b: Board, said: ReadonlySet<number>): void {
  for (let seat = 0; seat < b.seats; seat++) if (!hasLeader(b, seat)) strikeOut(b, seat);
  for (let hex = 0; hex < HEXES; hex++) if (b.head[hex] >= 0) checkHex(b, hex);
  SITES.forEach((_, site) => {
    checkSite(b, site, said.has(site));
  });
  for (let unit = 0; unit < b.kind.length; unit++) if (b.kind[unit] >= 0) checkFleet(b, unit);
  checkItems(b);
  if (b.house.counterMix) checkMix(b);
  for (const siege of b.sieges) {
    const isHis = ownUnitsAt(b, siege.hex, siege.besieged).some((unit) => fights(b, unit));
    // LW O5/1, LW O5/2 A ring may have a gap, and is lifted then.
    if (!isHis || !besiegers(b, siege).some((unit) => fights(b, unit)))
      fail(`sieges: units of seat ${siege.besieger} do not besiege seat ${siege.besieged} in ${placeId(siege.hex)}`);
  }
  for (const { hex } of b.works) if (b.castles.includes(hex)) fail(`works: a castle stands in ${placeId(hex)} already`);
}

/** LW B5a.3/3, LW AMB-022, LW AMB-134 Who has no leader is out, and has nothing; with capture only if he has no city either. */
function strikeOut(b: Board, seat: number): void {
  const has = b.kind.some((_, unit) => b.owner[unit] === seat);
  if (b.house.capture && (has || b.control.includes(seat))) return;
  if (has) fail(`seat ${seat} has no leader, so it is out of the game and has no units`);
  b.out[seat] = true;
  b.control.forEach((owner, site) => {
    if (owner === seat) b.control[site] = NOBODY;
  });
}

function checkHex(b: Board, hex: Hex): void {
  const parts: [Set<number>, Set<number>] = [new Set(), new Set()];
  for (let unit = b.head[hex]; unit >= 0; unit = b.next[unit]) {
    const owner = b.owner[unit];
    if (isFleet(b, unit) || owner === REBELS) continue;
    parts[b.inside[unit] as 0 | 1].add(owner);
    if (owner === CITY) continue;
    if (b.inside[unit] && !b.castles.includes(hex))
      fail(`${name(b, unit)} is inside a castle, but none stands in ${placeId(hex)}`);
    // LW B7b.61/1
    if (isUnconquered(b, SITE_AT[hex]))
      fail(
        `${name(b, unit)} is in ${SITES[SITE_AT[hex]].id}, which is not conquered; say who controls it, or that it is open`,
      );
    // LW TABLE.TEC/2
    if (isTooSoft(b, unit, hex)) fail(`${name(b, unit)} is in ${placeId(hex)}, a swamp, where no horse can be`);
    // LW B21a.1/1
    if (!isLeader(b, unit) && b.itemHolder.includes(unit) && ownUnitsAt(b, hex, owner).some((one) => isLeader(b, one)))
      fail(`${name(b, unit)} bears an item in ${placeId(hex)}, where a leader of his is; it is the leader's then`);
  }
  // LW B7a.2/2, LW B9d/1
  for (const inside of [0, 1] as const) if (parts[inside].size > 1) fail(mixed(b, hex, inside));
  // LW B9/1
  if (garrisonOf(b, hex) > CASTLE_ROOM)
    fail(`the castle in ${placeId(hex)} holds ${garrisonOf(b, hex)} units; expected ${CASTLE_ROOM} at most`);
}

function name(b: Board, unit: Unit): string {
  const owner = b.owner[unit];
  return `${KINDS[b.kind[unit]].id} of ${owner === CITY ? 'the city' : `seat ${owner}`}`;
}

function mixed(b: Board, hex: Hex, inside: 0 | 1): string {
  const here = unitsAt(b, hex).filter((unit) => b.inside[unit] === inside && !isFleet(b, unit));
  const names = [...new Set(here.map((unit) => name(b, unit)))];
  return `${placeId(hex)} holds ${names.reverse().join(' and ')} together (leaders stand in their capital unless it is said where)`;
}

/** LW B9d/2, LW AMB-027, LW AMB-028 A site is his who stands in it, or if nobody does, his who holds its castle. */
function checkSite(b: Board, site: number, isSaid: boolean): void {
  const { hex, id, kind } = SITES[site];
  if (kind === 'ruin' || !b.open[site]) return;
  const holder = standing(b, hex);
  if (hasRebels(b, hex)) {
    // LW A2a/3, LW AMB-078
    if (b.control[site] >= 0 && b.control[site] !== holder && isSaid)
      fail(`${id} has rebels, so it is seat ${b.control[site]}'s only with units of his in the city`);
    b.control[site] = holder;
    return;
  }
  const lord = holder >= 0 ? holder : castleHolder(b, hex);
  if (lord < 0 || lord === b.control[site]) return;
  if (isSaid) {
    const whose = b.control[site] < 0 ? "nobody's" : `seat ${b.control[site]}'s`;
    fail(`${id} is said to be ${whose}, but units of seat ${lord} hold it`);
  }
  b.control[site] = lord;
}

function standing(b: Board, hex: Hex): number {
  for (let seat = 0; seat < b.seats; seat++) if (hasCombatUnit(b, hex, seat)) return seat;
  return NOBODY;
}

/** LW AMB-123 Where a fleet can be. */
function checkFleet(b: Board, unit: Unit): void {
  if (!isFleet(b, unit) || mayAnchor(b, b.owner[unit], b.at[unit])) return;
  const where = isSide(b.at[unit]) ? 'others hold that hexside' : 'others hold it, or it is not conquered';
  fail(`${name(b, unit)} cannot be in ${placeId(b.at[unit])}: ${where}`);
}

/** LW B21b.1 Three counters of MAGIC; LW B11a/2 one Ring of Power for each alignment. */
function checkItems(b: Board): void {
  const magic = ITEMS.filter((one, kind) => one.category === 'magic' && b.found[kind]).length;
  const hidden = b.legend.map((legend) => LEGENDS[legend]).filter((one) => one?.what === 'item');
  if (magic + hidden.filter((one) => one?.what === 'item' && one.category === 'magic').length > 3)
    fail('there are three items of MAGIC, and the position has more');
  for (const one of hidden) {
    if (one?.what !== 'item' || one.category !== 'power') continue;
    if (ITEMS.some((facts, kind) => facts.category === 'power' && facts.alignment === one.alignment && b.found[kind]))
      fail(`the legend ${one.id} is there, and found already`);
  }
}

/** LW AMB-048 The counters of a colour. */
function checkMix(b: Board): void {
  const count = new Map<string, number>();
  b.kind.forEach((kind, unit) => {
    const seat = b.owner[unit];
    if (kind < 0 || kind >= HIREABLE || seat < 0 || seat >= b.seats || b.guard[unit]) return;
    const key = `${b.alignment[seat]} ${b.colour[seat]} ${KINDS[kind].id}`;
    count.set(key, (count.get(key) ?? 0) + 1);
    if ((count.get(key) ?? 0) > COUNTER_MIX[kind])
      fail(`seat ${seat} has more ${KINDS[kind].id} than its set has counters: ${COUNTER_MIX[kind]}`);
  });
}

/** Who can have a turn: nobody who is out, and not the last one left. */
export function checkTurn(b: Board, seat: number): void {
  if (b.out[seat]) fail(`seat ${seat} has no leader, so it is out of the game`);
  const left = inOrder(b);
  if (left.length < 2) fail(`only seat ${left[0]} has a leader left, so the game is over`);
  if (b.turn === 0) fail('turn is 0, before the first; expected 1 or more, or a beginning at "round"');
}

import { goto, type Table } from '@questhall/kernel';
import { casterOn, counterId, isOpenCaster, moveBearer, show } from '../bearers.js';
import { type Bearer, BOUND, type Board, FOUGHT, isFoe, NOBODY, peopleId, SIDES, type Side } from '../board.js';
import { chapter, NO_RESOLVE } from '../calls.js';
import { blockader, forceOf, shipsAfloat, sink, standsIn } from '../fleets.js';
import {
  AT_HOME,
  addUnits,
  allOf,
  hasAny,
  MAY_ATTACK,
  MAY_MARCH,
  only,
  setStates,
  strengthOf,
  takeUnits,
} from '../forces.js';
import {
  FIRST_RAFT,
  harbourIn,
  IS_TELEPORTAL,
  idOf,
  isLand,
  LANDS,
  PLACES,
  type Place,
  placeNamed,
  REALM_OF,
} from '../map.js';
import { wardsFire } from '../might.js';
import { PEOPLES, type PeopleRow } from '../peoples.js';
import { kingdomsOf } from '../realms.js';
import { isInvading, landsOf, marches, mustStay, neighbours, stepsFrom } from '../roads.js';
import { SCROLL_IDS } from '../scrolls.js';
import { kill, mortals } from './losses.js';
import { CAST } from './purchase.js';
import { castable } from './scroll.js';

const DONE = -1;
/** Added to a land or zone, or to a counter that is shown. */
const FIGHT = 10_000;
const ATTACK = 20_000;
const SNEAK = 30_000;
const MARCHES = 40_000;
const BURN = 50_000;
const SHOW = 60_000;
const KINDS = 10_000;
const { ask, call, done, procedure } = chapter('combat', () => ({ zone: -1, ward: NO_RESOLVE }));

/** Phase 4: battles one is bound to, attacks, sneak attacks, marches and fire from above. */
export const combat = procedure({
  steps: {
    // QD R119 Where the defenders have gone meanwhile, the land is taken.
    claim: (t, { side }) => {
      const { board } = t;
      for (let land = 0; land < LANDS.length; land++) {
        if (strengthOf(board, land, side) === 0) continue;
        if (board.holder[land] === NOBODY) board.holder[land] = side;
        // QD COMBAT.1.3 From there they go on as a victorious army does.
        if (board.holder[land] === side) setStates(board, land, side, { from: only(BOUND), to: FOUGHT });
      }
    },
    // QD R68 In any order; battles one is bound to must be fought.
    choose: ask({
      rule: 'QD R68',
      private: true,
      who: (b, v) => b.seatOf[v.side],
      says: (b, v) => ({ key: 'ask.combat', args: { side: v.side, people: peopleId(b, v.side) } }),
      options: (b, { side }) => deeds(b, side),
      name: (o: number) => deedWords(o),
      at: (o) => (o >= FIGHT && o < SHOW ? [idOf(o % KINDS)] : []),
      bars: (pick, b, { side }) => deedBar(pick, b, side),
      then: (t, v, o) => {
        const { side } = v;
        if (o === DONE) return done();
        if (o < FIGHT) return call('scroll', { side, card: o - CAST, where: -1, foe: -1 }, { then: 'claim' });
        const place = o % KINDS;
        if (o >= SHOW) {
          show(t, place);
          return goto('choose');
        }
        if (o >= BURN) {
          v.zone = place;
          return goto('burn');
        }
        if (o >= MARCHES) return call('march', { side, from: place }, { then: 'claim' });
        if (o >= ATTACK) return call('attack', { side, to: place, sneak: o >= SNEAK }, { then: 'claim' });
        return call('battle', { attacker: side, where: place, sneak: false }, { then: 'claim' });
      },
    }),
    // QD DLFIRE.1 A DragonLord burns a blockade.
    // QD R77 The shield or the ring may be shown against it.
    burn: (t, v) => {
      const foe = blockader(t.board, v.zone, v.side);
      return call(
        'prepare',
        { side: foe, foe: v.side, where: v.zone, ground: 'sea', stage: 'ward', attacks: false, sneak: false, hits: 0 },
        { into: 'ward' },
      );
    },
    ashes: (t, v) => {
      if (wardsFire(t.board, v.zone, blockader(t.board, v.zone, v.side))) return goto('claim');
      burnFleet(t, v.side, v.zone);
      // QD R4 What the burned have carried is the DragonLord's.
      return call('spoils', { side: v.side, where: v.zone }, { then: 'claim' });
    },
  },
});

/** Where the active side's units stand among enemies. */
export function bound(b: Board, side: Side): Place[] {
  const found: Place[] = [];
  for (let land = 0; land < LANDS.length; land++) if (isInvading(b, land, side)) found.push(land);
  // QD R77 A DragonLord alone may simply leave.
  // QD NCOMBAT.1 Blockades met must be fought. QD NCOMBAT.5 At sea only what was met in phase 2.
  for (const zone of zonesOf(b, side))
    if (blockader(b, zone, side) !== NOBODY && mortals(b, zone, side) > 0) found.push(zone);
  return found;
}

function zonesOf(b: Board, side: Side): Place[] {
  const found: Place[] = [];
  for (let craft = FIRST_RAFT - 8; craft < PLACES; craft++) {
    if (strengthOf(b, craft, side) === 0) continue;
    const zone = craft < FIRST_RAFT ? b.shipAt[craft - FIRST_RAFT + 8] : b.raftAt[craft - FIRST_RAFT];
    if (!found.includes(zone)) found.push(zone);
  }
  return found;
}

function deeds(b: Board, side: Side): number[] {
  const found: number[] = [];
  const battles = bound(b, side);
  if (battles.length === 0) found.push(DONE);
  for (const place of battles) found.push(FIGHT + place);
  for (const land of attackable(b, side)) found.push(ATTACK + land);
  if (sneaks(b, side)) for (const land of sneakable(b, side)) found.push(SNEAK + land);
  for (const land of landsOf(b, side)) if (mayMarch(b, land, side)) found.push(MARCHES + land);
  for (const zone of burnable(b, side)) found.push(BURN + zone);
  for (const counter of openers(b, side)) found.push(SHOW + counter);
  for (const kind of castable(b, side)) found.push(CAST + kind);
  return found;
}

/** Whether units of a land can go into battle from it. */
export function mayLeave(b: Board, land: Place, side: Side, states: number): boolean {
  return b.holder[land] === side && strengthOf(b, land, side) > mustStay(land) && hasAny(b, land, side, states);
}

/** Enemy or empty land that can be entered from where units stand. */
function attackable(b: Board, side: Side): Place[] {
  const found: Place[] = [];
  // QD COMBAT.1.3, QD R46, QD R111 Also where a victorious army stands. QD NAVAL.BLOCKADE.2, QD NAVAL.DL.4 Who is at sea attacks no land.
  for (let land = 0; land < LANDS.length; land++) {
    if (!mayLeave(b, land, side, MAY_ATTACK)) continue;
    for (const to of stepsFrom(b, land, side)) if (isTarget(b, to, side) && !found.includes(to)) found.push(to);
  }
  return found;
}

function isTarget(b: Board, land: Place, side: Side): boolean {
  const holder = b.holder[land];
  return holder === NOBODY || isFoe(b, side, holder);
}

export function sneaks(b: Board, side: Side): boolean {
  const row: PeopleRow = PEOPLES[b.people[side]];
  // QD SNEAK.1, QD CONTENTS.4 Only Elves.
  return row.sneaks === true;
}

/** QD SNEAK.2 Enemy land in the realm of an own kingdom, beside units that did not move this turn. */
function sneakable(b: Board, side: Side): Place[] {
  const realms = kingdomsOf(b, side);
  const found: Place[] = [];
  for (let land = 0; land < LANDS.length; land++) {
    const holder = b.holder[land];
    if (holder === NOBODY || !isFoe(b, side, holder) || !realms.includes(REALM_OF[land])) continue;
    // QD SNEAK.4, QD R73 Only who has neither moved nor fought. QD R6 In the realm, not beside it.
    // QD R67 Not where units of one's own are in battle already.
    if (strengthOf(b, land, side) > 0) continue;
    if (neighbours(b, land).some((from) => mayLeave(b, from, side, AT_HOME))) found.push(land);
  }
  return found;
}

function mayMarch(b: Board, land: Place, side: Side): boolean {
  if (!mayLeave(b, land, side, MAY_MARCH)) return false;
  const one = { n: 1, bearers: [] };
  return (
    stepsFrom(b, land, side).some((to) => b.holder[to] === side || b.holder[to] === NOBODY) ||
    marches(b, land, side, one).length > 0
  );
}

/** QD DLFIRE.1 Blockades that a DragonLord hovers over. QD R3, QD R77 Instead of naval combat there, not after it. */
function burnable(b: Board, side: Side): Place[] {
  // QD OPT.1 Lesser ones do not burn.
  if (b.house.lesserDragons) return [];
  const found: Place[] = [];
  b.raftAt.forEach((zone, i) => {
    if (zone < 0 || idleDragonsOn(b, FIRST_RAFT + i, side).length === 0) return;
    // QD DLFIRE.3 Ships in harbour are safe.
    const foe = blockader(b, zone, side);
    // QD R77 It does nothing to a fleet with the shield or the ring.
    if (foe !== NOBODY && !wardsFire(b, zone, foe)) found.push(zone);
  });
  return found;
}

function idleDragonsOn(b: Board, craft: Place, side: Side): Bearer[] {
  return allOf(b, craft, side).bearers.filter((bearer) => b.dragon[bearer] && b.bearerState[bearer] !== FOUGHT);
}

/** QD BOARD.TELEPORTAL.3 Hidden casters who would open a teleportal, if they were shown. */
export function openers(b: Board, side: Side): number[] {
  const found: number[] = [];
  for (let i = 0; i < b.bearerAt.length; i++) {
    const at = b.bearerAt[i];
    if (at < 0 || b.bearerSide[i] !== side || !isLand(at) || !IS_TELEPORTAL[at] || b.holder[at] !== side) continue;
    const caster = casterOn(b, i);
    if (caster >= 0 && !isOpenCaster(b, i)) found.push(caster);
  }
  return found;
}

/** QD DLFIRE.1 Ships and crews burn; QD DLFIRE.2 off friendly land the crews are saved. */
function burnFleet(t: Table<Board>, side: Side, zone: Place): void {
  const { board } = t;
  const foe = blockader(board, zone, side);
  const crew = standsIn(board, zone, foe);
  const shore = harbourIn(zone);
  const isSaved = isLand(shore) && board.holder[shore] === foe;
  t.reveal('burned', {
    side,
    people: peopleId(t.board, side),
    foe,
    foes: peopleId(board, foe),
    zone: idOf(zone),
    saved: isSaved,
    n: forceOf(board, zone, foe),
  });
  for (const ship of crew) {
    const { n, bearers } = allOf(board, ship, foe);
    takeUnits(board, ship, foe, n);
    if (isSaved) addUnits(board, shore, foe, 0, n);
    for (const bearer of bearers) {
      if (isSaved) moveBearer(board, bearer, shore, 0);
      else kill(t, bearer, { side: foe, cause: 'spell', by: side });
    }
  }
  // QD DLFIRE.4 Nobody can claim what has burned.
  for (const ship of shipsAfloat(board, zone)) if (strengthOfAll(board, ship) === 0) sink(board, ship);
}

function strengthOfAll(b: Board, place: Place): number {
  let n = 0;
  for (let side = 0; side < SIDES; side++) n += strengthOf(b, place, side);
  return n;
}

function deedWords(o: number): string {
  if (o === DONE) return 'go on';
  if (o < FIGHT) return `cast ${SCROLL_IDS[o - CAST]}`;
  if (o >= SHOW) return `show ${counterId(o - SHOW)}`;
  const verb = ['fight', 'attack', 'sneak', 'march', 'burn'][Math.floor(o / KINDS) - 1];
  return `${verb} ${idOf(o % KINDS)}`;
}

function deedBar(pick: string, b: Board, side: Side) {
  if (pick === 'go on') return { rule: 'QD R68', why: 'battles one is bound to must be fought' };
  if (/^cast /.test(pick)) return { rule: 'QD SCROLL.0.2', why: 'no caster of the player can cast that scroll now' };
  const [, verb, id] = /^(fight|attack|sneak|march|burn) (\S+)$/.exec(pick) ?? [];
  const place = placeNamed(id ?? '');
  if (!verb || place < 0) return undefined;
  if (verb === 'burn') return burnBar(b);
  if (verb === 'march') return { rule: 'QD R66', why: 'nobody there can march anywhere' };
  if (verb === 'fight') return { rule: 'QD NCOMBAT.1', why: 'no enemies are met there' };
  if (verb === 'sneak') return sneakBar(b, side, place);
  if (!isLand(place)) return { rule: 'QD COMBAT.1.1', why: 'only land is attacked so' };
  if (!isTarget(b, place, side)) return { rule: 'QD OPT.2P.2', why: 'that is no enemy land' };
  const near = neighbours(b, place).filter((land) => b.holder[land] === side);
  if (near.length === 0) return { rule: 'QD BOARD.TERRAIN.1', why: 'no own land borders on it' };
  if (near.every((land) => strengthOf(b, land, side) <= 1))
    return { rule: 'QD COMBAT.1.2', why: 'at least one unit stays behind' };
  return { rule: 'QD R66', why: 'who has marched does not fight' };
}

function burnBar(b: Board) {
  if (b.house.lesserDragons) return { rule: 'QD OPT.1', why: 'DragonLords do not burn ships at this table' };
  return { rule: 'QD DLFIRE.1', why: 'no DragonLord is over a blockade there that would burn' };
}

function sneakBar(b: Board, side: Side, place: Place) {
  if (!sneaks(b, side)) return { rule: 'QD SNEAK.1', why: 'only Elves sneak' };
  if (!isLand(place) || !kingdomsOf(b, side).includes(REALM_OF[place]))
    return { rule: 'QD SNEAK.2', why: 'only in the realm of an own kingdom' };
  return { rule: 'QD SNEAK.3', why: 'no Elves stood beside it when the turn began, or none can leave' };
}

import { goto, type Table } from '@questhall/kernel';
import { casterOn, moveBearer, show } from '../bearers.js';
import { type Bearer, BOUND, type Board, isFoe, NOBODY, peopleId, type Side, SPENT } from '../board.js';
import { chapter, type Group } from '../calls.js';
import {
  blockader,
  CAPACITY,
  fleetIn,
  leaveShip,
  PARTY,
  placeId,
  raftIn,
  roomIn,
  standsIn,
  whereOf,
} from '../fleets.js';
import { addUnits, foeIn, moveGroup, sizeOf, strengthOf, takeUnits, UNMOVED, vacate } from '../forces.js';
import {
  FIRST_SHIP,
  FIRST_WASTE,
  FIRST_ZONE,
  IS_KINGDOM,
  idOf,
  isCraft,
  isShip,
  isWaste,
  isZone,
  LANDS,
  type Place,
  placeNamed,
  SHIPS,
} from '../map.js';
import { inPlay } from '../roads.js';
import { leaveWastes } from './wastes.js';

const NOBODY_TAKEN: Group = { n: 0, bearers: [] };
const jump = chapter('teleport', () => ({ to: -1, from: -1, chosen: { ...NOBODY_TAKEN } }));

/** A caster teleports, with units of his place: in phase 2 almost anywhere, in phase 5 to friends. */
export const teleport = jump.procedure({
  steps: {
    // QD R12 The spell shows who casts it.
    cast: (t, v) => {
      reveal(t, v.bearer);
    },
    // QD NAVAL.CASTER.1, QD NAVAL.DL.1, QD SPELL.TELEPORT Where to.
    choose: jump.ask({
      rule: 'QD SPELL.TELEPORT',
      who: (b, v) => b.seatOf[v.side],
      says: (b, v) => ({
        key: 'ask.teleport',
        args: { from: placeId(b, b.bearerAt[v.bearer]), dragon: b.dragon[v.bearer] },
      }),
      options: (b, v) => (v.home ? havens(b, v.bearer) : targets(b, v.bearer)),
      name: (to: Place) => `to ${idOf(to)}`,
      at: (to) => [idOf(to)],
      bars: (pick, b, v) => jumpBar(pick, b, v.bearer, v.home),
      then: (_, v, to) => {
        v.to = to;
        return goto('load');
      },
    }),
    nowhere: () => jump.done(),
    // QD R78 Over the sea a DragonLord takes units from one of the ships, or from those on the waves with it.
    load: jump.ask({
      rule: 'QD R78',
      who: (b, v) => (isCraft(b.bearerAt[v.bearer]) && !isShip(b.bearerAt[v.bearer]) ? b.seatOf[v.side] : null),
      says: () => ({ key: 'ask.load' }),
      options: (b, v) => standsIn(b, whereOf(b, b.bearerAt[v.bearer]), v.side),
      name: (craft: Place) => `units ${isShip(craft) ? idOf(craft) : 'waves'}`,
      at: (craft) => [idOf(craft)],
      then: (_, v, craft) => {
        v.from = craft;
      },
    }),
    who: (t, v) => {
      const { board } = t;
      const here = board.bearerAt[v.bearer];
      const from = v.from < 0 ? here : v.from;
      const most =
        Math.min(board.dragon[v.bearer] ? carries(board) : 5, room(board, v.to, v.side, v.bearer)) +
        (from === here ? 1 : 0);
      return jump.call(
        'group',
        {
          side: v.side,
          from,
          least: from === here ? 1 : 0,
          most,
          // QD COMBAT.5.4, QD R106 A caster may empty a land by teleporting.
          stay: 0,
          states: UNMOVED,
          who: isWaste(v.to) ? 'party' : isZone(v.to) ? 'crew' : 'any',
          lead: from === here ? v.bearer : -1,
        },
        { into: 'chosen' },
      );
    },
    go: (t, v) => {
      const { board } = t;
      const here = board.bearerAt[v.bearer];
      const from = v.from < 0 ? here : v.from;
      t.tell('teleported', {
        side: v.side,
        people: peopleId(t.board, v.side),
        from: placeId(board, from),
        to: idOf(v.to),
        bearer: v.bearer,
        n: sizeOf(v.chosen),
      });
      carry(board, v.side, v.chosen, from, v.to);
      if (from !== here) carry(board, v.side, { n: 0, bearers: [v.bearer] }, here, v.to);
      if (isWaste(from)) leaveWastes(board, from, v.side);
      leaveShip(board, from);
      return undefined;
    },
  },
});

/** How many units a DragonLord takes along. */
function carries(b: Board): number {
  // QD CASTER.DL.3, QD NAVAL.DL.1 Ten. QD OPT.1 Or five.
  return b.house.lesserDragons ? 5 : 10;
}

/** How many units besides the caster can arrive in a place. */
function room(b: Board, to: Place, side: Side, bearer: Bearer): number {
  if (isWaste(to)) return PARTY - strengthOf(b, to, side) - 1;
  // QD R76 A friendly blockade must hold them all.
  if (isZone(to) && fleetIn(b, to, side).length > 0 && blockader(b, to, side) === NOBODY)
    return roomIn(b, to, side) - (b.dragon[bearer] ? 0 : 1);
  return 100;
}

function carry(b: Board, side: Side, chosen: Group, from: Place, to: Place): void {
  if (!isZone(to)) {
    // QD SPELL.TELEPORT.2 Among friends they fight with the army.
    // QD SPELL.TELEPORT.3, QD RETREAT.2 Among enemies there is no way back.
    const state = foeIn(b, to, side) === NOBODY ? SPENT : BOUND;
    moveGroup(b, side, chosen, { from, to, states: UNMOVED, state });
    return;
  }
  const isBattle = blockader(b, to, side) !== NOBODY;
  const state = isBattle ? BOUND : SPENT;
  takeUnits(b, from, side, chosen.n, UNMOVED);
  for (let i = 0; i < chosen.n; i++) addUnits(b, berth(b, to, side, isBattle), side, state, 1);
  // QD NAVAL.DL.5 Those it brings go aboard, it does not.
  for (const bearer of chosen.bearers)
    moveBearer(b, bearer, b.dragon[bearer] ? raftIn(b, to) : berth(b, to, side, isBattle), state);
  vacate(b, from);
}

/** Where one who comes to a zone stands: on a ship with a place left, or on the waves for a battle. */
function berth(b: Board, zone: Place, side: Side, isBattle: boolean): Place {
  const ship = fleetIn(b, zone, side).find((at) => strengthOf(b, at, side) < CAPACITY);
  return isBattle || ship === undefined ? raftIn(b, zone) : ship;
}

/** Places a caster can teleport to in phase 2. */
function targets(b: Board, bearer: Bearer): Place[] {
  const side = b.bearerSide[bearer];
  const here = whereOf(b, b.bearerAt[bearer]);
  const found: Place[] = [];
  for (let land = 0; land < LANDS.length; land++) {
    const holder = b.holder[land];
    // QD R53 Islands too.
    if (!inPlay(b, land) || land === here) continue;
    // QD OPT.2P.2 A land holds one people.
    if (holder !== NOBODY && holder !== side && !isFoe(b, side, holder)) continue;
    if (isBarred(b, bearer, land)) continue;
    found.push(land);
  }
  return [...found, ...friendlyWastes(b, bearer), ...zonesFor(b, bearer, here)];
}

/** QD OPT.1 Lesser DragonLords do not come directly to a kingdom. */
function isBarred(b: Board, bearer: Bearer, land: Place): boolean {
  return b.dragon[bearer] && b.house.lesserDragons && IS_KINGDOM[land];
}

/** QD NAVAL.CASTER.2 Wasteland spaces with friends and room; QD NAVAL.DL.2 not for DragonLords. */
function friendlyWastes(b: Board, bearer: Bearer): Place[] {
  const found: Place[] = [];
  const side = b.bearerSide[bearer];
  if (b.dragon[bearer]) return found;
  for (let place = FIRST_WASTE; place < FIRST_SHIP; place++) {
    const n = strengthOf(b, place, side);
    if (n > 0 && n < PARTY && place !== b.bearerAt[bearer]) found.push(place);
  }
  return found;
}

/** QD NAVAL.DL.3 Ships in a sea zone, friendly or not. */
function zonesFor(b: Board, bearer: Bearer, here: Place): Place[] {
  const side = b.bearerSide[bearer];
  const found: Place[] = [];
  for (let i = 0; i < SHIPS; i++) {
    const zone = b.shipAt[i];
    if (zone < 0 || b.docked[i] || zone === here || found.includes(zone)) continue;
    if (blockader(b, zone, side) !== NOBODY || friendlyRoom(b, zone, side, bearer)) found.push(zone);
  }
  return found;
}

function friendlyRoom(b: Board, zone: Place, side: Side, bearer: Bearer): boolean {
  return fleetIn(b, zone, side).length > 0 && (b.dragon[bearer] || roomIn(b, zone, side) > 0);
}

/** Friendly places: for phase 5, and for a caster under attack. */
export function havens(b: Board, bearer: Bearer): Place[] {
  const side = b.bearerSide[bearer];
  const here = whereOf(b, b.bearerAt[bearer]);
  const found: Place[] = [];
  for (let land = 0; land < LANDS.length; land++)
    if (b.holder[land] === side && land !== here && foeIn(b, land, side) === NOBODY && !isBarred(b, bearer, land))
      found.push(land);
  // QD TRANSFER.4 A DragonLord goes to land only.
  if (b.dragon[bearer]) return found;
  const zones = zonesFor(b, bearer, here).filter((zone) => blockader(b, zone, side) === NOBODY);
  // QD FAQ.20, QD TRANSFER.5 A Wizard also to friends in the Wastelands and at sea.
  return [...found, ...friendlyWastes(b, bearer), ...zones];
}

function jumpBar(pick: string, b: Board, bearer: Bearer, home: boolean) {
  const to = placeNamed(pick.replace(/^to /, ''));
  if (to < 0 || to >= FIRST_ZONE + 165) return undefined;
  const isDragon = b.dragon[bearer];
  if (isWaste(to) && isDragon) return { rule: 'QD NAVAL.DL.2', why: 'a DragonLord may not enter the Wastelands' };
  if (isWaste(to) && strengthOf(b, to, b.bearerSide[bearer]) >= PARTY)
    return { rule: 'QD NAVAL.CASTER.3', why: 'six units are there already' };
  if (isWaste(to)) return { rule: 'QD NAVAL.CASTER.2', why: 'there are no friends there' };
  if (home && isZone(to) && isDragon) return { rule: 'QD TRANSFER.4', why: 'a DragonLord must come to land' };
  if (home) return { rule: 'QD TRANSFER.5', why: 'only to friends in the transfer phase' };
  if (isZone(to)) return { rule: 'QD NAVAL.DL.3', why: 'one teleports only to ships, and they must have room' };
  if (isDragon && b.house.lesserDragons && IS_KINGDOM[to])
    return { rule: 'QD OPT.1', why: 'a DragonLord does not teleport into a kingdom at this table' };
  if (!inPlay(b, to)) return { rule: 'QD OPT.SHORT.2', why: 'that land is tundra' };
  return { rule: 'QD OPT.2P.2', why: 'the caster is there, or an ally is' };
}

/** A caster shows himself. */
export function reveal(t: Table<Board>, bearer: Bearer): void {
  const caster = casterOn(t.board, bearer);
  if (caster >= 0) show(t, caster);
}

const flight = chapter('flee');

/** QD COMBAT.4.3, QD SPELL.TELEPORT.4 A caster under attack leaves alone, for friends. */
export const flee = flight.procedure({
  steps: {
    cast: (t, v) => {
      reveal(t, v.bearer);
    },
    choose: flight.ask({
      rule: 'QD SPELL.TELEPORT.4',
      who: (b, v) => b.seatOf[v.side],
      says: (_, v) => ({ key: 'ask.escape', args: { where: idOf(v.where) } }),
      options: (b, v) => havens(b, v.bearer),
      name: (to: Place) => `to ${idOf(to)}`,
      at: (to) => [idOf(to)],
      then: (t, v, to) => {
        const { board } = t;
        const from = board.bearerAt[v.bearer];
        t.tell('escaped', {
          side: v.side,
          people: peopleId(t.board, v.side),
          from: idOf(v.where),
          to: idOf(to),
          bearer: v.bearer,
        });
        moveBearer(board, v.bearer, isZone(to) ? berth(board, to, v.side, false) : to, board.bearerState[v.bearer]);
        if (isWaste(from)) leaveWastes(board, from, v.side);
        return undefined;
      },
    }),
  },
});

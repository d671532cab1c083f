import { goto } from '@questhall/kernel';
import { bearerId, show, spellsOf } from '../bearers.js';
import {
  type Bearer,
  BOUND,
  type Board,
  CAME,
  FIRST_TREASURE,
  isFoe,
  NOBODY,
  peopleId,
  type Side,
  SPENT,
} from '../board.js';
import { chapter } from '../calls.js';
import {
  blockader,
  CAPACITY,
  crewOf,
  hasFriends,
  isGuarded,
  leaveShip,
  rangeOf,
  seaCost,
  seaReach,
  whereOf,
  zoneOf,
} from '../fleets.js';
import { AT_HOME, hasAny, moveGroup, sizeOf, strengthOf, UNMOVED } from '../forces.js';
import {
  FIRST_SHIP,
  FIRST_ZONE,
  harbourIn,
  idOf,
  isLand,
  isWaste,
  type Place,
  placeNamed,
  SHIPS,
  ZONES,
} from '../map.js';
import { inPlay, mustStay } from '../roads.js';
import { SCROLL_IDS } from '../scrolls.js';
import { TELEPORT } from '../spells.js';
import { treasureNamed } from '../treasures.js';
import { CAST } from './purchase.js';
import { castable } from './scroll.js';
import { leaveWastes } from './wastes.js';

const DONE = 0;
/** Added to the number of a bearer who teleports. */
const JUMP = 100;
const fleet = chapter('naval');

/** Phase 2: ships, DragonLords and Wizards with Teleport. */
export const naval = fleet.procedure({
  steps: {
    begin: (t, { side }) => {
      // QD NAVAL.SHIP.2 Every ship has its whole range.
      for (let i = 0; i < SHIPS; i++) t.board.shipMoves[i] = rangeOf(t.board, side);
    },
    // QD NAVAL.1 In any order.
    choose: fleet.ask({
      rule: 'QD NAVAL.1',
      private: true,
      who: (b, v) => b.seatOf[v.side],
      says: (b, v) => ({ key: 'ask.naval', args: { side: v.side, people: peopleId(b, v.side) } }),
      options: (b, { side }) => [
        DONE,
        ...sailable(b, side),
        ...jumpers(b, side).map((bearer) => JUMP + bearer),
        ...castable(b, side).map((kind) => CAST + kind),
      ],
      name: (o: number, b) => {
        if (o === DONE) return 'go on';
        if (o >= CAST) return `cast ${SCROLL_IDS[o - CAST]}`;
        return o >= JUMP ? `teleport ${jumperId(b, o - JUMP)}` : `sail ${idOf(o)}`;
      },
      at: (o) => (o === DONE || o >= CAST ? [] : [o >= JUMP ? `bearer:${o - JUMP}` : idOf(o)]),
      bars: (pick, b, { side }) => navalBar(pick, b, side),
      then: (_, { side }, o) => {
        if (o === DONE) return fleet.done();
        if (o >= CAST) return fleet.call('scroll', { side, card: o - CAST, where: -1, foe: -1 }, { then: 'choose' });
        if (o >= JUMP) return fleet.call('teleport', { side, bearer: o - JUMP, home: false }, { then: 'choose' });
        return fleet.call('sail', { side, ship: o }, { then: 'choose' });
      },
    }),
  },
});

/** Ships a side can do something with: manned ones, and those in harbour that it can man. */
function sailable(b: Board, side: Side): Place[] {
  const found: Place[] = [];
  for (let ship = FIRST_SHIP; ship < FIRST_SHIP + SHIPS; ship++) {
    if (b.shipAt[ship - FIRST_SHIP] < 0 || b.shipMoves[ship - FIRST_SHIP] < 0) continue;
    // QD FAQ.22 Each ship needs a unit of its own.
    const crew = crewOf(b, ship);
    if (crew === side || (crew === NOBODY && boardingPlaces(b, ship, side).length > 0)) found.push(ship);
  }
  return found;
}

/** Where units can come aboard from: the harbour, and other own ships of the zone. */
function boardingPlaces(b: Board, ship: Place, side: Side): Place[] {
  const zone = zoneOf(b, ship);
  const harbour = harbourIn(zone);
  const found: Place[] = [];
  if (strengthOf(b, ship, side) >= CAPACITY || isGuarded(b, ship, side)) return found;
  if (harbour >= 0 && maySpare(b, harbour, side)) found.push(harbour);
  for (let i = 0; i < SHIPS; i++) {
    const other = FIRST_SHIP + i;
    if (other !== ship && b.shipAt[i] === zone && hasAny(b, other, side, AT_HOME)) found.push(other);
  }
  return found;
}

/** Whether anybody in a harbour may go aboard. */
function maySpare(b: Board, harbour: Place, side: Side): boolean {
  // QD R51 From a village too.
  if (!isLand(harbour)) return hasAny(b, harbour, side, AT_HOME);
  return (
    b.holder[harbour] === side && strengthOf(b, harbour, side) > mustStay(harbour) && hasAny(b, harbour, side, AT_HOME)
  );
}

/** Who can teleport now. */
export function jumpers(b: Board, side: Side): Bearer[] {
  const found: Bearer[] = [];
  const seen = new Set<string>();
  for (let i = 0; i < b.bearerAt.length; i++) {
    if (b.bearerAt[i] < 0 || b.bearerSide[i] !== side) continue;
    // QD FAQ.26, QD R1 In phases 2 and 5. QD R112 Once a phase. QD R119 Not out of a battle to come.
    if (b.bearerState[i] === SPENT || b.bearerState[i] === BOUND || !(spellsOf(b, i) & TELEPORT)) continue;
    const key = `${bearerId(b, i)} ${b.bearerAt[i]}`;
    if (!seen.has(key)) found.push(i);
    seen.add(key);
  }
  return found;
}

/** How a caster who teleports is called; DragonLords that are alike by their place. */
export function jumperId(b: Board, bearer: Bearer): string {
  const id = bearerId(b, bearer);
  const isAlone = b.bearerAt.every(
    (at, i) => i === bearer || at < 0 || b.bearerSide[i] !== b.bearerSide[bearer] || bearerId(b, i) !== id,
  );
  return isAlone ? id : `${id} ${idOf(whereOf(b, b.bearerAt[bearer]))}`;
}

function navalBar(pick: string, b: Board, side: Side) {
  if (/^cast /.test(pick)) return { rule: 'QD SCROLL.0.2', why: 'no caster of the player can cast that scroll now' };
  if (/^teleport /.test(pick)) return { rule: 'QD R112', why: 'nobody of that name can teleport now' };
  const ship = placeNamed(/^sail (\S+)$/.exec(pick)?.[1] ?? '');
  if (ship < FIRST_SHIP || ship >= FIRST_SHIP + SHIPS) return undefined;
  if (zoneOf(b, ship) < 0) return { rule: 'QD NAVAL.SHIP.1', why: 'that ship is not on the board' };
  const crew = crewOf(b, ship);
  if (isGuarded(b, ship, side)) return { rule: 'QD NAVAL.SHIP.4', why: 'others hold the harbour it lies in' };
  if (crew === NOBODY) return { rule: 'QD NAVAL.SHIP.1', why: 'there is nobody to go aboard' };
  return {
    rule: 'QD NAVAL.SHIP.1',
    why: crew === side ? 'that ship has made its move' : "that ship is not the player's",
  };
}

const STOP = 0;
const LAND = 1;
const SHOW_FLEECE = 2;
const FLEECE = FIRST_TREASURE + treasureNamed('golden-fleece');
const voyage = chapter('sail', () => ({ from: -1, to: -1, chosen: { n: 0, bearers: [] as number[] } }));

/** One ship's move: boarding, sailing and landing, as its range allows. */
export const sail = voyage.procedure({
  steps: {
    // QD NAVAL.SHIP.3, QD R57 It may load at several harbours, and land, on one voyage.
    choose: voyage.ask({
      rule: 'QD NAVAL.SHIP.2',
      private: true,
      who: (b, v) => b.seatOf[v.side],
      says: (b, v) => ({ key: 'ask.sail', args: { ship: idOf(v.ship), moves: b.shipMoves[v.ship - FIRST_SHIP] } }),
      options: (b, v) => courses(b, v.ship, v.side),
      name: (o: number, b, v) => courseWords(o, b, v.ship),
      at: (o, b, v) => coursePath(o, b, v.ship),
      bars: (pick, b, v) => sailBar(pick, b, v.ship, v.side),
      then: (t, v, o) => {
        if (o === STOP) {
          // Once left it is done for this phase.
          t.board.shipMoves[v.ship - FIRST_SHIP] = -1;
          return voyage.done();
        }
        if (o === SHOW_FLEECE) {
          show(t, FLEECE);
          return goto('choose');
        }
        if (o >= FIRST_ZONE) {
          sailTo(t.board, v.ship, v.side, o);
          t.tell('sailed', { side: v.side, people: peopleId(t.board, v.side), ship: idOf(v.ship), zone: idOf(o) });
          return goto('choose');
        }
        v.from = o === LAND ? v.ship : -o - 1;
        v.to = o === LAND ? harbourIn(zoneOf(t.board, v.ship)) : v.ship;
        return goto('who');
      },
    }),
    none: () => voyage.done(),
    who: (t, v) => {
      const lands = v.from === v.ship;
      return voyage.call(
        'group',
        {
          side: v.side,
          from: v.from,
          least: 1,
          most: lands ? CAPACITY : CAPACITY - strengthOf(t.board, v.ship, v.side),
          stay: !lands && isLand(v.from) ? mustStay(v.from) : 0,
          // A unit that landed or changed ships does not do so again.
          states: lands ? UNMOVED : AT_HOME,
          who: 'crew',
          lead: -1,
        },
        { into: 'chosen' },
      );
    },
    go: (t, v) => {
      if (sizeOf(v.chosen) === 0) return goto('choose');
      const lands = v.from === v.ship;
      moveGroup(t.board, v.side, v.chosen, { from: v.from, to: v.to, states: lands ? UNMOVED : AT_HOME, state: CAME });
      if (lands) leaveShip(t.board, v.ship);
      else {
        t.board.docked[v.ship - FIRST_SHIP] = false;
        leaveShip(t.board, v.from);
        // QD TOOL.5 A party that goes aboard has left the Wastelands.
        if (isWaste(v.from)) leaveWastes(t.board, v.from, v.side);
      }
      t.tell(lands ? 'landed' : 'boarded', {
        side: v.side,
        people: peopleId(t.board, v.side),
        ship: idOf(v.ship),
        place: idOf(lands ? v.to : v.from),
        n: sizeOf(v.chosen),
      });
      return goto('choose');
    },
  },
});

const isBoarding = (o: number) => o < 0;

function courses(b: Board, ship: Place, side: Side): number[] {
  const found: number[] = boardingPlaces(b, ship, side).map((place) => -place - 1);
  if (crewOf(b, ship) !== side) return found.length > 0 ? [STOP, ...found] : [];
  if (mayLand(b, ship, side)) found.push(LAND);
  // QD R12 A treasure works once it is shown.
  if (isAboard(b, FLEECE, ship, side) && !b.shown[FLEECE]) found.push(SHOW_FLEECE);
  return [STOP, ...found, ...reachOf(b, ship, side)];
}

/** Whether the crew can go ashore where the ship lies. */
function mayLand(b: Board, ship: Place, side: Side): boolean {
  const zone = zoneOf(b, ship);
  const harbour = harbourIn(zone);
  // QD NAVAL.BLOCKADE.1, QD R62 Not past a blockade. QD R110 In a village they stay aboard until they set out.
  if (harbour < 0 || !isLand(harbour) || blockader(b, zone, side) !== NOBODY) return false;
  if (!inPlay(b, harbour)) return false;
  const holder = b.holder[harbour];
  // QD OPT.2P.2 A land holds one people. QD NAVAL.SHIP.6 Enemies are landed upon.
  return (holder === NOBODY || holder === side || isFoe(b, side, holder)) && hasAny(b, ship, side, UNMOVED);
}

function reachOf(b: Board, ship: Place, side: Side): Place[] {
  const near = seaReach(b, ship, side);
  if (b.shipMoves[ship - FIRST_SHIP] <= 0) return near;
  // QD TREASURE.FLEECE, QD R56 Ships that go with the Fleece follow it anywhere.
  if (b.fleeceFrom === zoneOf(b, ship) && b.fleeceTo >= 0 && !near.includes(b.fleeceTo)) near.push(b.fleeceTo);
  if (!hasFleece(b, ship, side) || blockader(b, zoneOf(b, ship), side) !== NOBODY) return near;
  const all: Place[] = [];
  for (let zone = FIRST_ZONE; zone < FIRST_ZONE + ZONES.length; zone++) if (zone !== zoneOf(b, ship)) all.push(zone);
  return all.filter((zone) => near.includes(zone) || !hasFriends(b, zone, side));
}

function hasFleece(b: Board, ship: Place, side: Side): boolean {
  return b.shown[FLEECE] && isAboard(b, FLEECE, ship, side);
}

function isAboard(b: Board, counter: number, ship: Place, side: Side): boolean {
  const on = b.counterOn[counter];
  return on >= 0 && b.bearerAt[on] === ship && b.bearerSide[on] === side;
}

function sailTo(b: Board, ship: Place, side: Side, zone: Place): void {
  const cost = seaCost(b, ship, zone, side);
  const from = zoneOf(b, ship);
  if (hasFleece(b, ship, side)) {
    b.fleeceFrom = from;
    b.fleeceTo = zone;
  }
  b.shipMoves[ship - FIRST_SHIP] = cost === 0 ? 0 : b.shipMoves[ship - FIRST_SHIP] - cost;
  b.shipAt[ship - FIRST_SHIP] = zone;
  // QD NAVAL.BLOCKADE.1 It must stop there.
  if (blockader(b, zone, side) !== NOBODY) b.shipMoves[ship - FIRST_SHIP] = 0;
}

function coursePath(o: number, b: Board, ship: Place): string[] {
  if (o === STOP || o === SHOW_FLEECE) return [];
  if (o === LAND) return [idOf(harbourIn(zoneOf(b, ship)))];
  return [idOf(isBoarding(o) ? -o - 1 : o)];
}

function courseWords(o: number, b: Board, ship: Place): string {
  if (o === STOP) return 'stop';
  if (o === SHOW_FLEECE) return 'show golden-fleece';
  if (o === LAND) return `land ${idOf(harbourIn(zoneOf(b, ship)))}`;
  return isBoarding(o) ? `board ${idOf(-o - 1)}` : `go ${idOf(o)}`;
}

function sailBar(pick: string, b: Board, ship: Place, side: Side) {
  const [, verb, id] = /^(go|land|board) (\S+)$/.exec(pick) ?? [];
  const place = placeNamed(id ?? '');
  if (!verb || place < 0) return undefined;
  if (verb === 'board') return { rule: 'QD NAVAL.SHIP.3', why: 'nobody can come aboard from there' };
  if (crewOf(b, ship) !== side) return { rule: 'QD NAVAL.SHIP.1', why: 'a ship needs a unit aboard to move' };
  if (blockader(b, zoneOf(b, ship), side) !== NOBODY)
    return { rule: 'QD NAVAL.BLOCKADE.1', why: 'an enemy blockade must be fought first' };
  if (verb === 'land') return { rule: 'QD BOARD.SEA.2', why: 'units land only at a harbour of the zone' };
  return { rule: 'QD NAVAL.SHIP.2', why: `${id} is out of reach` };
}

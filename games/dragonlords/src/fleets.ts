import { bearersAt, moveBearer } from './bearers.js';
import { type Board, isFoe, NOBODY, SIDES, type Side, type UnitState } from './board.js';
import { addUnits, type Field, plainIn, strengthOf, takeUnits } from './forces.js';
import {
  FIRST_RAFT,
  FIRST_SHIP,
  harbourIn,
  idOf,
  isLand,
  isShip,
  isZone,
  PLACES,
  type Place,
  SHIPS,
  zoneNeighbours,
} from './map.js';
import { PEOPLES } from './peoples.js';

export type Waters = Pick<Board, 'shipAt' | 'docked' | 'raftAt' | 'strength' | 'seatOf'>;

/** QD CONTENTS.7 Eight units aboard. */
export const CAPACITY = 8;
/** QD NAVAL.CASTER.3, QD QUEST.8 Six in a Wasteland space. */
export const PARTY = 6;

/** The zone a ship or raft is in. */
export function zoneOf(b: Pick<Board, 'shipAt' | 'raftAt'>, craft: Place): Place {
  return craft < FIRST_RAFT ? b.shipAt[craft - FIRST_SHIP] : b.raftAt[craft - FIRST_RAFT];
}

/** What a place is called: who is on the waves is in the zone. */
export function placeId(b: Pick<Board, 'shipAt' | 'raftAt'>, place: Place): string {
  return idOf(place >= FIRST_RAFT && place < PLACES ? zoneOf(b, place) : place);
}

/** Whose units are aboard, NOBODY if none are. */
export function crewOf(b: Pick<Board, 'strength'>, craft: Place): Side {
  for (let side = 0; side < SIDES; side++) if (strengthOf(b, craft, side) > 0) return side;
  return NOBODY;
}

/** Where a side's units stand: the place itself, or in a zone the ships and rafts with units of theirs. */
export function standsIn(b: Waters, where: Place, side: Side): Place[] {
  if (!isZone(where)) return [where];
  const crafts: Place[] = [];
  for (let craft = FIRST_SHIP; craft < PLACES; craft++)
    if (zoneOf(b, craft) === where && strengthOf(b, craft, side) > 0) crafts.push(craft);
  return crafts;
}

/** The place as a battle counts it: for ships their zone. */
export function whereOf(b: Pick<Board, 'shipAt' | 'raftAt'>, place: Place): Place {
  return place >= FIRST_SHIP && place < PLACES ? zoneOf(b, place) : place;
}

/** Units of a side in a place or in a whole zone. */
export function forceOf(b: Waters, where: Place, side: Side): number {
  if (!isZone(where)) return strengthOf(b, where, side);
  // QD NCOMBAT.6 The whole fleet fights together. QD BOARD.SEA.1 At sea units are aboard.
  let n = 0;
  for (let craft = FIRST_SHIP; craft < PLACES; craft++) if (zoneOf(b, craft) === where) n += strengthOf(b, craft, side);
  return n;
}

/** QD BOARD.SEA.3 The enemy whose ships, with units aboard, block a zone; NOBODY if none does. */
export function blockader(b: Waters, zone: Place, side: Side): Side {
  for (let i = 0; i < SHIPS; i++) {
    // QD BOARD.SEA.4, QD NAVAL.BLOCKADE.4 A ship in harbour blocks nothing.
    if (b.shipAt[i] !== zone || b.docked[i]) continue;
    const crew = crewOf(b, FIRST_SHIP + i);
    if (crew !== NOBODY && isFoe(b, side, crew)) return crew;
  }
  return NOBODY;
}

/** QD BOARD.SEA.4, QD NAVAL.SHIP.4 Whether others hold the harbour a ship lies in, and so guard it. */
export function isGuarded(b: Waters & Pick<Board, 'holder'>, ship: Place, side: Side): boolean {
  const harbour = harbourIn(zoneOf(b, ship));
  if (!b.docked[ship - FIRST_SHIP] || !isLand(harbour)) return false;
  return b.holder[harbour] !== side && b.holder[harbour] !== NOBODY;
}

/** Another side's ships, whether foe or friend. */
function others(b: Waters, zone: Place, side: Side): boolean {
  for (let i = 0; i < SHIPS; i++) {
    if (b.shipAt[i] !== zone || b.docked[i]) continue;
    const crew = crewOf(b, FIRST_SHIP + i);
    if (crew !== NOBODY && crew !== side) return true;
  }
  return false;
}

/** Own ships with units aboard in a zone. */
export function fleetIn(b: Waters, zone: Place, side: Side): Place[] {
  return standsIn(b, zone, side).filter(isShip);
}

/** Places still free on a side's ships in a zone. */
export function roomIn(b: Waters, zone: Place, side: Side): number {
  let room = 0;
  for (const ship of fleetIn(b, zone, side)) room += CAPACITY - strengthOf(b, ship, side);
  return room;
}

/** The zones a ship can go to, by cost. */
export function seaReach(b: Board, ship: Place, side: Side): Place[] {
  const from = zoneOf(b, ship);
  const moves = b.shipMoves[ship - FIRST_SHIP];
  // QD NAVAL.BLOCKADE.1, QD R74 Who lies off an enemy blockade must fight it.
  if (moves <= 0 || blockader(b, from, side) !== NOBODY) return [];
  const seen = new Set<Place>([from]);
  const found: Place[] = [];
  let ring = [from];
  for (let step = 0; step < moves && ring.length > 0; step++) {
    const next: Place[] = [];
    for (const at of ring) {
      for (const zone of zoneNeighbours(at)) {
        if (seen.has(zone)) continue;
        seen.add(zone);
        // QD NAVAL.BLOCKADE.1 A blockade is not passed.
        const blocked = blockader(b, zone, side) !== NOBODY;
        if (!blocked) next.push(zone);
        // QD OPT.2P.2 Friends are passed, but each zone holds one people.
        if (blocked || !others(b, zone, side)) found.push(zone);
      }
    }
    ring = next;
  }
  return found;
}

/** How many zones away another is for this ship, as it would sail; 0 if it cannot. */
export function seaCost(b: Board, ship: Place, to: Place, side: Side): number {
  let ring = [zoneOf(b, ship)];
  const seen = new Set<Place>(ring);
  for (let step = 1; step <= b.shipMoves[ship - FIRST_SHIP]; step++) {
    const next: Place[] = [];
    for (const at of ring) {
      for (const zone of zoneNeighbours(at)) {
        if (zone === to) return step;
        if (seen.has(zone) || blockader(b, zone, side) !== NOBODY) continue;
        seen.add(zone);
        next.push(zone);
      }
    }
    ring = next;
  }
  return 0;
}

/** How far a side's ships go. */
export function rangeOf(b: Pick<Board, 'people'>, side: Side): number {
  // QD NAVAL.SHIP.2, QD CONTENTS.2 Six zones; ten for Barbarians.
  return PEOPLES[b.people[side]].sails;
}

/** A ship of the supply, as a place; -1 if all eight are in play. */
export function freeShip(b: Pick<Board, 'shipAt'>): Place {
  // QD CONTENTS.6, QD R113 Ships are counted, units are not.
  const ship = b.shipAt.indexOf(-1);
  return ship < 0 ? -1 : FIRST_SHIP + ship;
}

/** QD R39 A new ship lies empty in the harbour of a zone. */
export function launch(b: Board, zone: Place): Place {
  const ship = freeShip(b);
  // QD R75 It is in the zone of its harbour.
  b.shipAt[ship - FIRST_SHIP] = zone;
  b.docked[ship - FIRST_SHIP] = true;
  // QD R124 Gained in phase 2, it may sail at once.
  b.shipMoves[ship - FIRST_SHIP] = b.phase === 'naval' ? rangeOf(b, b.active) : 0;
  return ship;
}

export function sink(b: Board, ship: Place): void {
  b.shipAt[ship - FIRST_SHIP] = -1;
  b.docked[ship - FIRST_SHIP] = false;
}

/** The raft of those who came to a zone without a ship. */
export function raftIn(b: Board, zone: Place): Place {
  let raft = b.raftAt.indexOf(zone);
  if (raft < 0) raft = b.raftAt.indexOf(-1);
  b.raftAt[raft] = zone;
  return FIRST_RAFT + raft;
}

/** Rafts that nobody is on are gone. */
export function dropRafts(b: Board): void {
  for (let i = 0; i < b.raftAt.length; i++) if (crewOf(b, FIRST_RAFT + i) === NOBODY) b.raftAt[i] = -1;
}

/** A ship just left by its last unit is docked if it can be, or lost. */
export function leaveShip(b: Board, ship: Place): void {
  if (!isShip(ship) || crewOf(b, ship) !== NOBODY) return;
  // QD FAQ.18 In a village it is nobody's. QD NAVAL.SHIP.4 Without units it lies in the harbour.
  if (harbourIn(zoneOf(b, ship)) >= 0) b.docked[ship - FIRST_SHIP] = true;
  else sink(b, ship);
}

/** After losses at sea: what ships a side can man it keeps, the others sink. */
export function manShips(b: Board, zone: Place, victor: Side): void {
  const afloat = shipsAfloat(b, zone);
  // QD NCOMBAT.9 The victor mans as many as he has units for.
  if (victor !== NOBODY) {
    for (const ship of afloat) if (crewOf(b, ship) === NOBODY) boardOne(b, zone, victor, ship);
    for (const ship of afloat) if (crewOf(b, ship) === victor) fillFromRaft(b, zone, victor, ship);
  }
  const harbour = harbourIn(zone);
  // QD NCOMBAT.10 Off a friendly harbour, unmanned ships go in there.
  const isSafe = victor !== NOBODY && isLand(harbour) && b.holder[harbour] === victor;
  for (const ship of afloat) {
    if (crewOf(b, ship) !== NOBODY) continue;
    // QD NCOMBAT.9 A ship without a unit sinks.
    if (isSafe) b.docked[ship - FIRST_SHIP] = true;
    else sink(b, ship);
  }
  dropRafts(b);
}

/** Ships at sea in a zone, manned or not. */
export function shipsAfloat(b: Waters, zone: Place): Place[] {
  const found: Place[] = [];
  for (let i = 0; i < SHIPS; i++) if (b.shipAt[i] === zone && !b.docked[i]) found.push(FIRST_SHIP + i);
  return found;
}

/** Bring one unit aboard an empty ship, from a raft or from a ship that can spare one. */
function boardOne(b: Board, zone: Place, side: Side, ship: Place): void {
  const sources = standsIn(b, zone, side).filter((craft) => spare(b, craft, side) > 0);
  // From rafts first, then from the fullest ship.
  sources.sort((x, y) => Number(isShip(x)) - Number(isShip(y)) || strengthOf(b, y, side) - strengthOf(b, x, side));
  const from = sources[0];
  if (from !== undefined) shift(b, side, from, ship);
}

function fillFromRaft(b: Board, zone: Place, side: Side, ship: Place): void {
  for (const raft of standsIn(b, zone, side).filter((craft) => !isShip(craft)))
    while (strengthOf(b, ship, side) < CAPACITY && spare(b, raft, side) > 0) shift(b, side, raft, ship);
}

/** Who can leave a craft: from a ship all but one, from a raft all but DragonLords. */
function spare(b: Board, craft: Place, side: Side): number {
  if (isShip(craft)) return strengthOf(b, craft, side) - 1;
  // QD NAVAL.DL.5 A DragonLord never occupies a ship.
  return strengthOf(b, craft, side) - bearersAt(b, craft, side).filter((bearer) => b.dragon[bearer]).length;
}

/** One unit goes from craft to craft: one without counters if there is one. */
function shift(b: Board, side: Side, from: Place, to: Place): void {
  if (plainIn(b, from, side) > 0) {
    const state = firstState(b, from, side);
    takeUnits(b, from, side, 1, 1 << state);
    addUnits(b, to, side, state, 1);
    return;
  }
  const bearer = bearersAt(b, from, side).find((one) => !b.dragon[one]) as number;
  moveBearer(b, bearer, to, b.bearerState[bearer]);
}

function firstState(b: Field, place: Place, side: Side): UnitState {
  return [4, 3, 2, 1, 0].find((state) => plainIn(b, place, side, 1 << state) > 0) as UnitState;
}

/** Whether ships of an ally blockade a zone. */
export function hasFriends(b: Board, zone: Place, side: Side): boolean {
  for (let i = 0; i < SHIPS; i++) {
    if (b.shipAt[i] !== zone || b.docked[i]) continue;
    const crew = crewOf(b, FIRST_SHIP + i);
    if (crew !== NOBODY && crew !== side && !isFoe(b, side, crew)) return true;
  }
  return false;
}

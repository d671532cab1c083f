import { goto } from '@questhall/kernel';
import type { Board, Unit } from '../board.js';
import { chapter } from '../calls.js';
import {
  addUnit,
  fights,
  goAboard,
  goAshore,
  isFleet,
  isLeader,
  leaderOf,
  ownUnitsAt,
  unitsAboard,
} from '../forces.js';
import { groupsOf, partsOf, partWords, unitsIn } from '../groups.js';
import { stir } from '../leaders.js';
import {
  banks,
  COASTAL,
  type Hex,
  isSide,
  type Place,
  PORT_PLACES,
  placeId,
  SITE_AT,
  SITES,
  type Site,
} from '../map.js';
import { isHeld } from '../sieges.js';
import { commands, gatherItems, isCity, occupy, pay, vacate } from '../sites.js';
import { isTooSoft, mayStop } from '../steps.js';
import { KINDS, ROBE_FLEET, TRANSPORT } from '../units.js';
import { expose, unitWords } from './march.js';
import { scuttle } from './sail.js';

const DONE = 0;
const ALL = 1;

const load = chapter('embark', () => ({ fleet: -1, units: [] as Unit[] }));

/** Chapter B7c.2 Units go aboard in a port, for a GT each. */
export const embark = load.procedure({
  steps: {
    who: load.ask({
      rule: 'LW B7c.2:1',
      who: (_, v) => v.seat,
      says: (_, v) => ({ key: 'ask.embark', args: { place: placeId(v.place) } }),
      options: (b, v) => {
        const ready = embarkers(b, v.seat, portAt(v.place));
        const parts = partsOf(groupsOf(b, ready)).filter((part) => v.robe >= 0 || (part & 63) <= b.gold[v.seat]);
        const all = parts.length > 1 && (v.robe >= 0 || ready.length <= b.gold[v.seat]);
        return [DONE, ...(all ? [ALL] : []), ...parts];
      },
      name: (o: number, b, v) => {
        if (o === DONE) return 'done';
        return o === ALL ? 'all' : `take ${partWords(b, o, embarkers(b, v.seat, portAt(v.place)))}`;
      },
      at: (_, __, v) => [placeId(v.place)],
      then: (t, v, o) => {
        if (o === DONE) return;
        const { board } = t;
        const ready = embarkers(board, v.seat, portAt(v.place));
        const units = o === ALL ? ready : unitsIn(board, o, ready);
        // LW B7c, LW B7c.2:1 His passage is paid at once. LW AMB-142 The Robe asks no fee.
        // LW AMB-042 Also before other movement.
        if (v.robe < 0) pay(t, v.seat, units.length);
        if (v.fleet < 0) v.fleet = fleetFor(board, v);
        for (const unit of units) {
          goAboard(board, unit, v.fleet);
          // LW B7c.2:4/1 It uses up the move of fleet and units.
          board.moved[unit] = 2;
          if (isLeader(board, unit)) stir(board, leaderOf(board, unit));
        }
        board.moved[v.fleet] = 2;
        v.units.push(...units);
        return goto('who');
      },
    }),
    end: (t, v) => {
      if (v.units.length > 0) {
        vacate(t.board, SITES[portAt(v.place)].hex);
        t.tell('embarked', { seat: v.seat, place: placeId(v.place), units: unitWords(t.board, v.units) });
      }
      return load.done();
    },
  },
});

/** A transport that lies there idle, or a new one. */
function fleetFor(b: Board, v: { seat: number; place: Place; robe: Unit }): Unit {
  const kind = v.robe >= 0 ? ROBE_FLEET : TRANSPORT;
  const idle = ownUnitsAt(b, v.place, v.seat).find((unit) => b.kind[unit] === kind && b.moved[unit] === 0);
  // LW B3c/1 A transport is there only to carry.
  return idle ?? addUnit(b, kind, v.seat, v.place);
}

/** The port city of a place. */
export function portAt(place: Place): Site {
  return PORT_PLACES.findIndex((places) => places.includes(place));
}

/** LW B7c.2:4/2 Units that began the phase in the port. */
export function embarkers(b: Board, seat: number, site: Site): Unit[] {
  return ownUnitsAt(b, SITES[site].hex, seat).filter(
    (unit) =>
      b.moved[unit] === 0 &&
      !isFleet(b, unit) &&
      KINDS[b.kind[unit]].move > 0 &&
      (b.sieges.length === 0 || !isHeld(b, unit)),
  );
}

/** LW AMB-128 Whether a seat can embark there. */
export function canEmbark(b: Board, seat: number, site: Site): boolean {
  return isCity(site) && PORT_PLACES[site].length > 0 && commands(b, seat, site) && embarkers(b, seat, site).length > 0;
}

const unload = chapter('debark', () => ({ hex: -1, fleets: [] as Unit[], units: [] as Unit[] }));

/** LW B7c.2:2 Units go ashore. */
export const debark = unload.procedure({
  steps: {
    begin: (t, v) => {
      v.fleets = landers(t.board, v.seat, v.place);
    },
    where: unload.ask({
      rule: 'LW A6a/1',
      who: (_, v) => v.seat,
      says: (_, v) => ({ key: 'ask.ashore', args: { place: placeId(v.place) } }),
      options: (b, v) => shores(b, v.seat, v.place),
      name: (hex: Hex) => `at ${placeId(hex)}`,
      at: (hex) => [placeId(hex)],
      then: (_, v, hex) => {
        v.hex = hex;
      },
    }),
    who: unload.ask({
      rule: 'LW B7c.2:2',
      who: (_, v) => v.seat,
      says: (_, v) => ({ key: 'ask.debark', args: { hex: placeId(v.hex) } }),
      options: (b, v) => {
        const aboard = passengers(b, v.fleets, v.hex);
        const parts = partsOf(groupsOf(b, aboard));
        return [DONE, ...(parts.length > 1 ? [ALL] : []), ...parts];
      },
      name: (o: number, b, v) => {
        if (o === DONE) return 'done';
        return o === ALL ? 'all' : `land ${partWords(b, o, passengers(b, v.fleets, v.hex))}${holdName(b, o)}`;
      },
      at: (_, __, v) => [placeId(v.hex)],
      then: (t, v, o) => {
        if (o === DONE) return;
        const { board } = t;
        const aboard = passengers(board, v.fleets, v.hex);
        const units = o === ALL ? aboard : unitsIn(board, o, aboard);
        for (const unit of units) {
          board.moved[board.aboard[unit]] = 2;
          goAshore(board, unit, v.hex);
          // LW AMB-039 It takes the whole turn, on an open coast too.
          board.moved[unit] = 2;
        }
        expose(board, units, v.hex);
        v.units.push(...units);
        return goto('who');
      },
    }),
    end: (t, v) => {
      const { board } = t;
      for (const fleet of v.fleets) scuttle(board, fleet);
      if (v.units.length === 0) return unload.done();
      occupy(board, v.hex, v.seat);
      gatherItems(board, v.hex, v.seat);
      t.tell('debarked', { seat: v.seat, hex: placeId(v.hex), units: unitWords(board, v.units) });
      return unload.done();
    },
  },
});

/** Two fleets may carry the same kinds: tell them apart. */
function holdName(b: Board, part: number): string {
  const fleet = b.aboard[part >> 6];
  const here = ownUnitsAt(b, b.at[fleet], b.owner[fleet]).filter((unit) => isFleet(b, unit));
  return here.length > 1 ? ` from fleet ${here.indexOf(fleet) + 1}` : '';
}

/** LW B7c.2:4/2, LW B7c.2:4:1 Fleets with somebody aboard that began the phase here. */
export function landers(b: Board, seat: number, place: Place): Unit[] {
  return ownUnitsAt(b, place, seat).filter(
    (unit) => isFleet(b, unit) && b.moved[unit] === 0 && b.aboard.includes(unit),
  );
}

function passengers(b: Board, fleets: readonly Unit[], hex: Hex): Unit[] {
  // LW AMB-128 No horse into a swamp.
  return fleets.flatMap((fleet) => unitsAboard(b, fleet)).filter((unit) => !isTooSoft(b, unit, hex));
}

/** Where units of a fleet can go ashore. */
export function shores(b: Board, seat: number, place: Place): Hex[] {
  const hexes = isSide(place) ? [...banks(place)] : [place];
  return hexes.filter((hex) => {
    // LW A6a/2, LW AMB-038, LW AMB-162 Not where enemies are, those in a castle apart.
    if (!mayStop(b, seat, hex)) return false;
    // LW B7c.2:3, LW AMB-128 In the Basic game in ports; LW A6a/1 then on any coast or river.
    return b.house.advanced ? isSide(place) || COASTAL[hex] : isCity(SITE_AT[hex]);
  });
}

export function hasPassengerWhoFights(b: Board, fleet: Unit): boolean {
  return unitsAboard(b, fleet).some((unit) => fights(b, unit));
}

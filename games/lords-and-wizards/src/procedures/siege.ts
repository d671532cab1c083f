import { type Flow, goto, type Table } from '@questhall/kernel';
import { type Board, isSeat, type Leader, NOBODY, type Owner, type Siege, type Unit } from '../board.js';
import { chapter } from '../calls.js';
import {
  castleHolder,
  fights,
  hasCombatUnit,
  holderOf,
  isFleet,
  isLeader,
  leaderOf,
  moveUnit,
  ownUnitsAt,
  unitsAboard,
} from '../forces.js';
import { groupsOf, partsOf, partWords, unitsIn } from '../groups.js';
import { die, stir } from '../leaders.js';
import { COASTAL, FLEET_STEPS, HEXES, type Hex, isWater, NEIGHBOURS, placeId, SEA_COAST, SITE_AT } from '../map.js';
import { eliminate, gatherItems, isCity, occupy, pay, takeSite } from '../sites.js';
import { mayRetreat } from '../steps.js';
import { DISEASE_BESIEGED, DISEASE_BESIEGING } from '../tables.data.js';
import { SIEGE_COLUMNS, siegeColumn, siegeResult } from '../tables.js';
import { BATTLE_FLEET } from '../units.js';

const camp = chapter('besiege');
const END = -1;
const CASTLE = 1 << 12;

/** LW O5/4 Sieges are declared after the investigation. */
export const besiege = camp.procedure({
  steps: {
    choose: camp.ask({
      rule: 'LW O5/4',
      who: (_, v) => v.seat,
      says: () => ({ key: 'ask.besiege' }),
      options: (b, v) => {
        const found = siegeTargets(b, v.seat);
        return found.length > 0 ? [END, ...found] : [];
      },
      name: (o: number) =>
        o === END ? 'no more sieges' : `besiege ${placeId(o & 4095)}${o & CASTLE ? ' castle' : ''}`,
      at: (o) => (o === END ? [] : [placeId(o & 4095)]),
      then: (t, v, o) => {
        if (o === END) return camp.done();
        const hex = o & 4095;
        const castle = (o & CASTLE) !== 0;
        const besieged = castle ? castleHolder(t.board, hex) : holderOf(t.board, hex);
        t.board.sieges.push({ besieger: v.seat, besieged, hex, castle, shift: 0, rolled: 0, bid: -1 });
        t.tell('besieged', { seat: v.seat, hex: placeId(hex), foe: besieged, castle });
        return goto('choose');
      },
    }),
  },
});

function siegeTargets(b: Board, seat: number): number[] {
  const found: number[] = [];
  const tried: Hex[] = [];
  for (const hex of b.castles) {
    if (isLegal(b, seat, hex, true) && !isBesieged(b, hex, true)) found.push(CASTLE | hex);
  }
  for (let unit = 0; unit < b.kind.length; unit++) {
    const at = b.at[unit];
    if (b.owner[unit] !== seat || at < 0 || at >= HEXES || b.aboard[unit] >= 0 || !fights(b, unit)) continue;
    for (let side = 0; side < 6; side++) {
      const hex = NEIGHBOURS[at * 6 + side];
      if (hex < 0 || b.head[hex] < 0 || tried.includes(hex)) continue;
      tried.push(hex);
      if (isLegal(b, seat, hex, false) && !isBesieged(b, hex, false)) found.push(hex);
    }
  }
  return found;
}

function isBesieged(b: Board, hex: Hex, castle: boolean): boolean {
  return b.sieges.some((siege) => siege.hex === hex && siege.castle === castle);
}

/** LW O5/1, LW O5/2, LW O5/3, LW AMB-151 Whether a seat can besiege there. */
export function isLegal(b: Board, seat: number, hex: Hex, castle: boolean): boolean {
  if (castle) {
    const lord = castleHolder(b, hex);
    return isSeat(lord) && lord !== seat && hasCombatUnit(b, hex, seat);
  }
  const holder = holderOf(b, hex);
  if (!isSeat(holder) || holder === seat || isWater(hex) || !hasCombatUnit(b, hex, holder)) return false;
  const lord = castleHolder(b, hex);
  if (lord !== NOBODY && lord !== holder) return false;
  let water = false;
  for (let side = 0; side < 6; side++) {
    const near = NEIGHBOURS[hex * 6 + side];
    // LW AMB-151 Off the map counts as sea.
    if (near < 0 || isWater(near)) water = true;
    else if (!hasCombatUnit(b, near, seat)) return false;
  }
  // LW O5/3 With water about, the besieged must have no transport at hand.
  return !water || !hasShips(b, hex, holder);
}

function hasShips(b: Board, hex: Hex, owner: Owner): boolean {
  return [hex, ...FLEET_STEPS[hex]].some((place) => ownUnitsAt(b, place, owner).some((unit) => isFleet(b, unit)));
}

const press = chapter('siege', () => ({ result: '', spent: 0, besieger: -1, leaders: [] as Leader[] }));

/** Chapter O5a One turn of a siege. */
export const siege = press.procedure({
  steps: {
    // LW O5a/1 The besieger writes his spending in secret.
    bid: press.ask({
      rule: 'LW O5a/1',
      private: true,
      always: true,
      who: (b, v) => siegeAt(b, v).besieger,
      says: (_, v) => ({ key: 'ask.bid', args: { hex: placeId(v.hex) } }),
      options: (b, v) => upTo(b.gold[siegeAt(b, v).besieger]),
      name: (gold: number) => `spend ${gold}`,
      then: (t, v, gold) => {
        siegeAt(t.board, v).bid = gold;
      },
    }),
    answer: press.ask({
      rule: 'LW O5a/1',
      who: (b, v) => siegeAt(b, v).besieged,
      says: (_, v) => ({ key: 'ask.resist', args: { hex: placeId(v.hex) } }),
      options: (b, v) => upTo(b.gold[siegeAt(b, v).besieged]),
      name: (gold: number) => `spend ${gold}`,
      then: (_, v, gold) => {
        v.spent = gold;
      },
    }),
    roll: (t, v): Flow<'disease'> => {
      const { board } = t;
      const held = siegeAt(board, v);
      const { bid } = held;
      held.bid = -1;
      // LW O5a/3 Once a turn.
      held.rolled = board.turn;
      pay(t, held.besieger, bid);
      pay(t, held.besieged, v.spent);
      t.reveal('siege-spending', { hex: placeId(v.hex), besieger: bid, besieged: v.spent });
      // LW O5a.2/3 The defender outspends: unsuccessful, without a roll.
      if (bid < v.spent) {
        v.result = 'U';
        t.tell('siege', { hex: placeId(v.hex), die: 0, result: 'U' });
        return undefined;
      }
      const column = Math.min(siegeColumn(bid - v.spent, isSiegePort(board, held)) + held.shift, SIEGE_COLUMNS - 1);
      const roll = t.d6('siege');
      // LW AMB-089 As printed.
      v.result = siegeResult(column, roll);
      t.tell('siege', { hex: placeId(v.hex), die: roll, result: v.result });
      return undefined;
    },
    // LW O5a.1/4 An asterisk calls for disease, for both sides.
    disease: (t, v): Flow<'verdict'> => {
      if (!v.result.endsWith('*')) return goto('verdict');
      const held = siegeAt(t.board, v);
      return infect(t, held.besieged, besiegedUnits(t.board, held), DISEASE_BESIEGED);
    },
    ringDisease: (t, v): Flow => {
      const held = siegeAt(t.board, v);
      return infect(t, held.besieger, besiegers(t.board, held), DISEASE_BESIEGING);
    },
    verdict: (t, v): Flow<'enter' | 'captives'> => {
      const { board } = t;
      const held = siegeAt(board, v);
      // LW O5a.1/2 It goes on; the column is shifted next time.
      if (v.result.startsWith('R')) {
        held.shift = Number.parseInt(v.result.slice(1), 10) || 0;
        return press.done();
      }
      board.sieges = board.sieges.filter((one) => one !== held);
      // LW O5a.1/1 Unsuccessful: the besiegers go.
      if (v.result.startsWith('U'))
        return press.call(
          'lifting',
          { hex: v.hex, castle: v.castle, seat: held.besieger, safe: true },
          { then: 'enter' },
        );
      v.besieger = held.besieger;
      v.leaders = storm(t, held);
      return goto('captives');
    },
    // LW O5a.1/3 Leaders may be captured.
    captives: (t, v): Flow<'captives'> => {
      const leader = v.leaders.pop();
      if (leader === undefined) return undefined;
      if (!t.board.house.capture) {
        die(t, leader, 'siege');
        return goto('captives');
      }
      const units = besiegers(t.board, { hex: v.hex, castle: v.castle, besieger: v.besieger });
      return press.call('capture', { leader, victor: v.besieger, units }, { then: 'captives' });
    },
    // LW O5a.2/4 After a success the besiegers may move in.
    enter: press.ask({
      rule: 'LW O5a.2/4',
      who: (b, v) => (v.result.startsWith('S') ? b.active : null),
      says: (_, v) => ({ key: 'ask.advance', args: { hex: placeId(v.hex) } }),
      options: (b, v) => {
        const parts = partsOf(groupsOf(b, entrants(b, v)));
        return parts.length > 0 ? [0, ...parts] : [];
      },
      name: (o: number, b, v) =>
        o === 0
          ? 'stay'
          : `advance ${partWords(
              b,
              o,
              entrants(b, v).filter((u) => b.at[u] === b.at[o >> 6]),
            )} from ${placeId(b.at[o >> 6])}`,
      at: (_, __, v) => [placeId(v.hex)],
      then: (t, v, o) => {
        if (o === 0) return;
        for (const unit of unitsIn(t.board, o, entrants(t.board, v))) {
          if (v.castle) t.board.inside[unit] = 1;
          else moveUnit(t.board, unit, v.hex);
        }
        occupy(t.board, v.hex, t.board.active);
        gatherItems(t.board, v.hex, t.board.active);
        return goto('enter');
      },
    }),
    end: () => press.done(),
  },
});

function siegeAt(b: Board, v: { hex: Hex; castle: boolean }): Siege {
  const found = b.sieges.find((one) => one.hex === v.hex && one.castle === v.castle);
  if (!found) throw new Error(`no siege at ${placeId(v.hex)}`);
  return found;
}

function upTo(gold: number): number[] {
  // LW O5a.2/2 Nothing is enough.
  return Array.from({ length: gold + 1 }, (_, n) => n);
}

/** LW O5a/2, LW O5b/1, LW O5b/2 A castle and an open sea port use the port row. */
function isSiegePort(b: Board, held: Siege): boolean {
  if (held.castle) return true;
  if (!isCity(SITE_AT[held.hex]) || !SEA_COAST[held.hex]) return false;
  const waters = FLEET_STEPS[held.hex].filter((place) => place < HEXES && (isWater(place) || COASTAL[place]));
  // LW O5c/2 With a gap in the blockade it is a port again.
  return !waters.every((place) => ownUnitsAt(b, place, held.besieger).some((unit) => b.kind[unit] === BATTLE_FLEET));
}

function besiegedUnits(b: Board, held: Siege): Unit[] {
  return ownUnitsAt(b, held.hex, held.besieged).filter((unit) => !held.castle || b.inside[unit] === 1);
}

/** The besieging units: the ring, or those in the city. */
function besiegers(b: Board, held: Pick<Siege, 'hex' | 'castle' | 'besieger'>): Unit[] {
  if (held.castle)
    return ownUnitsAt(b, held.hex, held.besieger).filter((unit) => b.inside[unit] === 0 && !isFleet(b, unit));
  const found: Unit[] = [];
  for (let side = 0; side < 6; side++) {
    const near = NEIGHBOURS[held.hex * 6 + side];
    if (near >= 0 && !isWater(near))
      found.push(...ownUnitsAt(b, near, held.besieger).filter((unit) => !isFleet(b, unit)));
  }
  return found;
}

/** LW TABLE.DISEASE, LW AMB-088 Quarters of the units, to the nearest; leaders are spared. */
function infect(t: Table<Board>, seat: Owner, units: readonly Unit[], quarters: readonly number[]): Flow {
  const able = units.filter((unit) => fights(t.board, unit));
  if (able.length === 0) return undefined;
  const roll = t.d6('disease');
  const n = Math.floor((able.length * quarters[roll - 1] + 2) / 4);
  t.tell('disease', { seat, die: roll, n });
  return n > 0 ? press.call('cull', { seat, units: able, n, cause: 'disease' }) : undefined;
}

/** LW O5a.1/3 All the besieged are eliminated. */
function storm(t: Table<Board>, held: Siege): Leader[] {
  const { board } = t;
  t.tell('stormed', { seat: held.besieger, hex: placeId(held.hex) });
  const leaders: Leader[] = [];
  for (const unit of besiegedUnits(board, held)) {
    // LW AMB-125 Fleets in the hex, and all aboard, are lost too.
    if (isFleet(board, unit)) for (const one of unitsAboard(board, unit)) sink(t, one);
    if (isLeader(board, unit)) leaders.push(leaderOf(board, unit));
    else eliminate(board, unit);
  }
  const site = SITE_AT[held.hex];
  if (!held.castle && site >= 0 && board.open[site]) takeSite(board, site, held.besieger);
  return leaders;
}

function sink(t: Table<Board>, unit: Unit): void {
  if (isLeader(t.board, unit)) die(t, leaderOf(t.board, unit), 'siege');
  else eliminate(t.board, unit);
}

function entrants(b: Board, v: { hex: Hex; castle: boolean }): Unit[] {
  if (holderOf(b, v.hex) >= 0 && !v.castle && holderOf(b, v.hex) !== b.active) return [];
  const all = besiegers(b, { hex: v.hex, castle: v.castle, besieger: b.active });
  if (!v.castle) return all;
  const room = 5 - ownUnitsAt(b, v.hex, b.active).filter((unit) => b.inside[unit] && fights(b, unit)).length;
  return room > 0 ? all.slice(0, room) : [];
}

const quit = chapter('lifting', () => ({ hexes: [] as Hex[], units: [] as Unit[] }));

/** LW O5a.1/1, LW O5c/1 The besieging units retreat one hex; those that cannot are lost. */
export const lifting = quit.procedure({
  steps: {
    begin: (t, v) => {
      const units = besiegers(t.board, { hex: v.hex, castle: v.castle, besieger: v.seat });
      v.hexes = [...new Set(units.map((unit) => t.board.at[unit]))];
      t.tell('siege-lifted', { seat: v.seat, hex: placeId(v.hex) });
    },
    next: (t, v): Flow<'step'> => {
      const hex = v.hexes.pop();
      if (hex === undefined) return quit.done();
      v.units = besiegers(t.board, { hex: v.hex, castle: v.castle, besieger: v.seat }).filter(
        (unit) => t.board.at[unit] === hex,
      );
      return goto('step');
    },
    step: quit.ask({
      rule: 'LW O5a.1/1',
      who: (_, v) => v.seat,
      says: (b, v) => ({ key: 'ask.retreat', args: { hex: placeId(b.at[v.units[0]]) } }),
      options: (b, v) => exits(b, v),
      name: (hex: Hex) => `to ${placeId(hex)}`,
      at: (hex) => [placeId(hex)],
      then: (t, v, hex): Flow<'next'> => {
        for (const unit of v.units) {
          moveUnit(t.board, unit, hex);
          if (leaderOf(t.board, unit) >= 0) stir(t.board, leaderOf(t.board, unit));
        }
        occupy(t.board, hex, v.seat);
        gatherItems(t.board, hex, v.seat);
        return goto('next');
      },
    }),
    lost: (t, v): Flow<'next'> => {
      // LW O5a.1/1 Combat units that have nowhere to go are eliminated; a leader stays where he is.
      for (const unit of v.units) if (!isLeader(t.board, unit)) eliminate(t.board, unit);
      return goto('next');
    },
  },
});

function exits(b: Board, v: { units: Unit[]; hex: Hex; seat: number; safe: boolean }): Hex[] {
  if (v.units.length === 0) return [];
  const from = b.at[v.units[0]];
  const found: Hex[] = [];
  for (let side = 0; side < 6; side++) {
    const to = NEIGHBOURS[from * 6 + side];
    if (!mayRetreat(b, v.units, from, side) || to === v.hex) continue;
    if (!v.safe || !isThreatened(b, v, to)) found.push(to);
  }
  return found;
}

/** LW AMB-087 Beside enemy units other than the besieged. */
function isThreatened(b: Board, v: { hex: Hex; seat: number }, at: Hex): boolean {
  for (let side = 0; side < 6; side++) {
    const near = NEIGHBOURS[at * 6 + side];
    if (near < 0 || near === v.hex) continue;
    for (let unit = b.head[near]; unit >= 0; unit = b.next[unit]) if (b.owner[unit] !== v.seat) return true;
  }
  return false;
}

/** LW O5c/1 A siege whose ring is broken, if any. */
export function brokenSiege(b: Board): Siege | undefined {
  return b.sieges.find((held) => !isLegal(b, held.besieger, held.hex, held.castle));
}

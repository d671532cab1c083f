import { type Flow, goto, type Table } from '@questhall/kernel';
import type { Board, Leader, Owner, Siege, Unit } from '../board.js';
import { chapter } from '../calls.js';
import {
  CASTLE_ROOM,
  fights,
  garrisonOf,
  holderOf,
  isFleet,
  isLeader,
  leaderOf,
  moveUnit,
  ownUnitsAt,
  seatOf,
  unitsAboard,
} from '../forces.js';
import { groupsOf, partsOf, partWords, unitsIn } from '../groups.js';
import { die } from '../leaders.js';
import { type Hex, isWater, NEIGHBOURS, placeId, SITE_AT } from '../map.js';
import { isSiegePort } from '../sieges.js';
import { eliminate, gatherItems, occupy, pay, takeSite, vacate } from '../sites.js';
import { isTooSoft } from '../steps.js';
import { DISEASE_BESIEGED, DISEASE_BESIEGING } from '../tables.data.js';
import { SIEGE_COLUMNS, siegeColumn, siegeResult } from '../tables.js';
import { KINDS } from '../units.js';
import { heirs } from './spoils.js';

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
        held.shift = Number(v.result[1]) || 0;
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
      // LW O4/2 One of his own whom they held comes home.
      if (seatOf(leader) === v.besieger) return press.call('homecoming', { leader }, { then: 'captives' });
      if (!t.board.house.capture) {
        die(t, leader, 'siege');
        return goto('captives');
      }
      const units = besiegers(t.board, { hex: v.hex, castle: v.castle, besieger: v.besieger });
      return press.call('capture', { leader, victor: v.besieger, units }, { then: 'captives' });
    },
    // LW B21a.1.1 What they held is the victor's.
    spoils: (t, v): Flow<'spoils'> => {
      const { board } = t;
      const item = board.itemAt.indexOf(v.hex);
      const units = heirs(board, besiegers(board, { hex: v.hex, castle: v.castle, besieger: v.besieger }));
      if (item < 0 || units.length === 0) return undefined;
      board.itemAt[item] = -1;
      board.itemHolder[item] = units[0];
      return press.call('bestow', { seat: v.besieger, item, units }, { then: 'spoils' });
    },
    // LW O5a.2/4 After a success the besiegers may move in.
    enter: press.ask({
      rule: 'LW O5a.2/4',
      who: (b, v) => (v.result.startsWith('S') ? b.active : null),
      says: (_, v) => ({ key: 'ask.advance', args: { hex: placeId(v.hex) } }),
      options: (b, v) => {
        const parts = partsOf(groupsOf(b, entrants(b, v))).filter((part) => hasRoom(b, v, part));
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
        const from = t.board.at[o >> 6];
        for (const unit of unitsIn(t.board, o, entrants(t.board, v))) {
          if (v.castle) t.board.inside[unit] = 1;
          else moveUnit(t.board, unit, v.hex);
        }
        vacate(t.board, from);
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

function besiegedUnits(b: Board, held: Siege): Unit[] {
  return ownUnitsAt(b, held.hex, held.besieged).filter((unit) => !held.castle || b.inside[unit] === 1);
}

/** The besieging units: the ring, or those in the city. */
export function besiegers(b: Board, held: Pick<Siege, 'hex' | 'castle' | 'besieger'>): Unit[] {
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
    // LW O4/2 Whom they held falls to the victor.
    for (let leader = 0; leader < board.captor.length; leader++) {
      if (board.captor[leader] !== unit) continue;
      board.captor[leader] = -1;
      leaders.push(leader);
    }
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
  return besiegers(b, { hex: v.hex, castle: v.castle, besieger: b.active }).filter(
    (unit) => KINDS[b.kind[unit]].move > 0 && !isTooSoft(b, unit, v.hex),
  );
}

/** LW B9/1, LW B9a/1 Five units in a castle, whichever he likes, and any leader. */
function hasRoom(b: Board, v: { hex: Hex; castle: boolean }, part: number): boolean {
  return !v.castle || !fights(b, part >> 6) || garrisonOf(b, v.hex) + (part & 63) <= CASTLE_ROOM;
}

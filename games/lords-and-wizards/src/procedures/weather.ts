import { type Flow, goto, type Table } from '@questhall/kernel';
import { inTurn } from '../battles.js';
import { type Board, isSeat, type Unit } from '../board.js';
import { chapter } from '../calls.js';
import { fights, isLeader, leaderOf, unitsAt } from '../forces.js';
import { die } from '../leaders.js';
import { HEXES, placeId, SITES, type Site, SWAMP, TERRAIN } from '../map.js';
import { eliminate } from '../sites.js';
import { PLAGUES } from '../tables.js';
import { IS_HORSE, KINDS } from '../units.js';

/** LW O7c/2 Cavalry in a swamp is lost when it thaws. */
export function freeze(t: Table<Board>): void {
  const { board } = t;
  for (let unit = 0; unit < board.kind.length; unit++) {
    const hex = board.at[unit];
    if (board.kind[unit] < 0 || hex < 0 || hex >= HEXES || board.aboard[unit] >= 0) continue;
    if (TERRAIN[hex] !== SWAMP || !IS_HORSE[board.kind[unit]]) continue;
    t.tell('drowned', { owner: board.owner[unit], unit: KINDS[board.kind[unit]].id, hex: placeId(hex) });
    eliminate(board, unit);
  }
}

const strike = chapter('plague', () => ({ sites: [] as Site[], owners: [] as number[] }));

/** Chapter O6 Plague, at the beginning of a game-turn. */
export const plague = strike.procedure({
  steps: {
    roll: (t, v) => {
      const { board } = t;
      const outbreak = t.d6('plague');
      // LW O6/1 On a 1, in the cities that two dice name.
      if (outbreak > 1) return strike.done();
      const sum = t.d6('plague') + t.d6('plague');
      // LW TABLE.PLAGUE
      board.plague = PLAGUES[sum - 2].slice();
      v.sites = board.plague.slice();
      t.tell('plague', { sum, sites: board.plague.map((site) => SITES[site].id) });
      return;
    },
    site: (t, v): Flow<'owner'> => {
      const site = v.sites[0];
      if (site === undefined) return strike.done();
      const here = unitsAt(t.board, SITES[site].hex);
      v.owners = [...new Set(here.map((unit) => t.board.owner[unit]))];
      return goto('owner');
    },
    // LW O6/2, LW AMB-091 Half of each owner's units there, halves up.
    owner: (t, v): Flow<'site' | 'owner'> => {
      const owner = v.owners.pop();
      if (owner === undefined) {
        v.sites.shift();
        return goto('site');
      }
      const here = unitsAt(t.board, SITES[v.sites[0]].hex).filter((unit) => t.board.owner[unit] === owner);
      sicken(t, here);
      const units = here.filter((unit) => t.board.kind[unit] >= 0 && fights(t.board, unit));
      const n = Math.floor((units.length + 1) / 2);
      if (n === 0) return goto('owner');
      if (isSeat(owner)) return strike.call('cull', { seat: owner, units, n, cause: 'plague' }, { then: 'owner' });
      units.sort((a, c) => KINDS[t.board.kind[a]].defence - KINDS[t.board.kind[c]].defence);
      for (const unit of units.slice(0, n)) eliminate(t.board, unit);
      return goto('owner');
    },
  },
});

/** LW O6/3 A leader dies on a 1. */
function sicken(t: Table<Board>, units: readonly Unit[]): void {
  for (const unit of inTurn(t.board, units)) {
    if (!isLeader(t.board, unit) || leaderOf(t.board, unit) < 0) continue;
    if (t.d6('plague') === 1) die(t, leaderOf(t.board, unit), 'plague');
  }
}

const pass = chapter('exposure', () => ({ city: 0 }));

/** LW AMB-091 At the end of movement half of those who entered a plague city or came through it, city by city. */
export const exposure = pass.procedure({
  steps: {
    city: (t, v): Flow<'city'> => {
      const { board } = t;
      if (v.city === board.plague.length || board.out[v.seat]) return pass.done();
      const bit = 1 << v.city;
      v.city += 1;
      const exposed: Unit[] = [];
      for (let unit = 0; unit < board.kind.length; unit++) {
        if (board.kind[unit] >= 0 && board.owner[unit] === v.seat && board.exposed[unit] & bit) exposed.push(unit);
      }
      for (const unit of exposed) board.exposed[unit] &= ~bit;
      sicken(t, exposed);
      const units = exposed.filter((unit) => board.kind[unit] >= 0 && fights(board, unit));
      const n = Math.floor((units.length + 1) / 2);
      return n > 0 ? pass.call('cull', { seat: v.seat, units, n, cause: 'plague' }, { then: 'city' }) : goto('city');
    },
  },
});

import { type Flow, goto, type Table } from '@questhall/kernel';
import { takeSpoils } from '../battles.js';
import { type Board, CAPTIVE, DUE, type Leader, type Unit, WAITING } from '../board.js';
import { chapter } from '../calls.js';
import { itemsOf, seatOf } from '../forces.js';
import { die, enter, leaderWord, leaveMap } from '../leaders.js';
import { placeId, SITES, type Site } from '../map.js';
import { commands, isCity } from '../sites.js';
import { mayStop } from '../steps.js';
import { unitWords } from './march.js';

const take = chapter('capture');

/** LW O4/1, LW AMB-021, LW AMB-133 The victor captures a leader or kills him. */
export const capture = take.procedure({
  steps: {
    choose: take.ask({
      rule: 'LW O4/1',
      who: (_, v) => v.victor,
      says: (_, v) => ({ key: 'ask.capture', args: { leader: leaderWord(v.leader), seat: seatOf(v.leader) } }),
      options: (b, v) => [-2, -1, ...v.units.filter((unit, i) => v.units.findIndex((o) => sameName(b, o, unit)) === i)],
      name: (o: Unit, b) => {
        if (o === -2) return 'kill';
        return o === -1 ? 'free' : `capture by ${unitWords(b, [o])[0].slice(2)} ${placeId(b.at[o])}`;
      },
      then: (t, v, o) => {
        if (o === -1) return take.call('homecoming', { leader: v.leader }, { then: 'end' });
        if (o === -2) kill(t, v.leader);
        else hold(t, v.leader, o);
        return goto('end');
      },
    }),
    // With nobody to hold him he dies.
    dead: (t, v) => {
      kill(t, v.leader);
    },
    end: () => take.done(),
  },
});

function sameName(b: Board, a: Unit, c: Unit): boolean {
  return b.kind[a] === b.kind[c] && b.at[a] === b.at[c];
}

function kill(t: Table<Board>, leader: Leader): void {
  const { battle, leaderUnit, owner } = t.board;
  const unit = leaderUnit[leader];
  // What he held waits with the spoils of the battle.
  if (unit >= 0 && battle) takeSpoils(t.board, unit, owner[unit] === battle.defender ? 'defender' : 'attacker');
  die(t, leader, 'battle');
}

/** LW AMB-098 His items go to the captor; LW O4/1 he is held like one himself. */
function hold(t: Table<Board>, leader: Leader, captor: Unit): void {
  const { board } = t;
  const unit = board.leaderUnit[leader];
  if (unit >= 0) for (const item of itemsOf(board, unit)) board.itemHolder[item] = captor;
  leaveMap(board, leader);
  board.fate[leader] = CAPTIVE;
  board.captor[leader] = captor;
  board.fallen = true;
  t.tell('captured', { seat: seatOf(leader), leader: leaderWord(leader), by: board.owner[captor] });
}

const keep = chapter('captive');

/** LW O4/1, LW AMB-133 A captive is executed, or given back for nothing; `seat` -1 stands for execution. */
export const captive = keep.procedure({
  steps: {
    begin: (t, v): Flow => {
      if (v.seat >= 0) return keep.call('homecoming', { leader: v.leader });
      die(t, v.leader, 'executed');
      return undefined;
    },
  },
});

const home = chapter('homecoming');

/** LW O4/4, LW AMB-099, LW AMB-133 A leader comes back in a city of his player's choice, or waits for one. */
export const homecoming = home.procedure({
  steps: {
    begin: (t, v): Flow<'wait'> => {
      leaveMap(t.board, v.leader);
      if (t.board.fate[v.leader] !== DUE) t.board.fate[v.leader] = WAITING;
      return homes(t.board, v.leader).length === 0 ? goto('wait') : undefined;
    },
    where: home.ask({
      rule: 'LW O4/4',
      who: (_, v) => seatOf(v.leader),
      says: (_, v) => ({ key: 'ask.homecoming', args: { leader: leaderWord(v.leader) } }),
      options: (b, v) => homes(b, v.leader),
      name: (site: Site) => `at ${SITES[site].id}`,
      at: (site) => [placeId(SITES[site].hex)],
      then: (t, v, site) => {
        const unit = enter(t.board, v.leader, SITES[site].hex);
        t.tell('returned', { seat: seatOf(v.leader), leader: leaderWord(v.leader), site: SITES[site].id });
        // LW AMB-133 He cannot move before his player's next turn. LW AMB-099 Who comes as it begins may move in it.
        if (t.board.active !== seatOf(v.leader) || t.board.phase !== 'begin') t.board.moved[unit] = 2;
        return home.done();
      },
    }),
    wait: () => home.done(),
  },
});

export function homes(b: Board, leader: Leader): Site[] {
  const seat = seatOf(leader);
  const found: Site[] = [];
  for (let site = 0; site < SITES.length; site++) {
    // Not where a battle is still being fought.
    if (b.battle?.place === SITES[site].hex) continue;
    if (isCity(site) && commands(b, seat, site) && mayStop(b, seat, SITES[site].hex)) found.push(site);
  }
  // LW O4/5 A replacement comes in the capital while it is his.
  if (b.fate[leader] === DUE && found.includes(b.capital[seat])) return [b.capital[seat]];
  return found;
}

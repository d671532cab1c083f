import { type Flow, goto, type Table } from '@questhall/kernel';
import type { Board, Owner, Unit } from '../board.js';
import { chapter } from '../calls.js';
import { holdsItem, isFleet, isLeader, itemsOf, leaderOf, ownUnitsAt, removeUnit, unitsAboard } from '../forces.js';
import { die } from '../leaders.js';
import { type Place, placeId } from '../map.js';
import { eliminate } from '../sites.js';
import { BATTLE_FLEET, KINDS, TRANSPORT } from '../units.js';

/** Chapter A6c, LW AMB-158 Sea battles a seat's battle fleets can fight: the place, and whom against. */
export function seaFights(b: Board, seat: number): number[] {
  // LW A6/1, LW B3c/2, LW A6b/1 Only in the Advanced game are there battle fleets.
  if (!b.house.advanced) return [];
  const found: number[] = [];
  for (let unit = 0; unit < b.kind.length; unit++) {
    // LW A6c.1.2 A battle fleet attacks once a turn.
    // LW A6c/4 Transports never attack.
    if (b.kind[unit] !== BATTLE_FLEET || b.owner[unit] !== seat || b.fought[unit]) continue;
    for (const foe of foesAt(b, b.at[unit], seat)) {
      const o = b.at[unit] | (foe << 14);
      if (!found.includes(o)) found.push(o);
    }
  }
  return found;
}

/** LW A6c.2 Compulsory where a battle fleet moved to this turn. */
export function mustFight(b: Board, seat: number): boolean {
  return seaFights(b, seat).some((o) => b.sailed.includes(o & 2047));
}

function foesAt(b: Board, place: Place, seat: number): Owner[] {
  const found: Owner[] = [];
  for (let unit = b.head[place]; unit >= 0; unit = b.next[unit]) {
    const owner = b.owner[unit];
    // LW A6c/1, LW A6c.1/1 In the same hex, or on the same hexside.
    if (owner !== seat && (b.kind[unit] === BATTLE_FLEET || b.kind[unit] === TRANSPORT) && !found.includes(owner))
      found.push(owner);
  }
  return found;
}

interface Exchange {
  guns: Unit[];
  replies: number;
  side: 0 | 1;
  owed: number;
  sunk: Unit[];
}
const { ask, done, procedure } = chapter(
  'sea-battle',
  (): Exchange => ({ guns: [], replies: 0, side: 0, owed: 0, sunk: [] }),
);

/** Chapter A6c One exchange between two players' fleets. */
export const seaBattle = procedure({
  steps: {
    begin: (t, v) => {
      v.guns = battleFleets(t.board, v.place, v.seat).filter((unit) => !t.board.fought[unit]);
      // LW A6c1.1 Every enemy battle fleet there now may fire back, sunk or not.
      v.replies = battleFleets(t.board, v.place, v.foe).length;
      for (const unit of v.guns) t.board.fought[unit] = 1;
      t.tell('sea-battle', { seat: v.seat, foe: v.foe, place: placeId(v.place) });
    },
    fire: (t, v): Flow<'lose' | 'fire' | 'reply'> => {
      // LW A6c.3 An emptied transport is gone, once all losses are named.
      for (const fleet of v.sunk.splice(0)) if (isFleet(t.board, fleet)) removeUnit(t.board, fleet);
      if (v.side === 0 ? v.guns.length === 0 : v.replies === 0) return v.side === 0 ? goto('reply') : done();
      if (v.side === 0) v.guns.pop();
      else v.replies -= 1;
      v.owed = shoot(t, v.place, v.side === 0 ? v.foe : v.seat);
      return v.owed > 0 ? goto('lose') : goto('fire');
    },
    reply: (_, v) => {
      v.side = 1;
      return goto('fire');
    },
    // LW A6c/2 That many of those aboard, as their owner likes.
    lose: ask({
      rule: 'LW A6c/2',
      who: (_, v) => (v.side === 0 ? v.foe : v.seat),
      says: (_, v) => ({ key: 'ask.losses', args: { n: v.owed, cause: 'sea' } }),
      options: (b, v) => (v.owed > 0 ? victims(b, v) : []),
      name: (unit: Unit, b) =>
        `lose ${KINDS[b.kind[unit]].id}${holdsItem(b, unit) ? ' bearing' : ''} ${shipName(b, unit)}`.trim(),
      at: (_, __, v) => [placeId(v.place)],
      then: (t, v, unit) => {
        const fleet = t.board.aboard[unit];
        drown(t, v, unit);
        if (!t.board.aboard.includes(fleet)) v.sunk.push(fleet);
        v.owed -= 1;
        return v.owed > 0 ? goto('lose') : goto('fire');
      },
    }),
    spent: () => goto('fire'),
  },
});

/** Of several transports in one place, which: they are told apart by their order on the board. */
function shipName(b: Board, unit: Unit): string {
  const fleet = b.aboard[unit];
  const ships = transports(b, b.at[fleet], b.owner[fleet]);
  return ships.length > 1 ? `from fleet ${ships.indexOf(fleet) + 1}` : '';
}

function battleFleets(b: Board, place: Place, owner: Owner): Unit[] {
  return ownUnitsAt(b, place, owner).filter((unit) => b.kind[unit] === BATTLE_FLEET);
}

/** One battle fleet fires: at a battle fleet while one is afloat, else at transports. Answers how many aboard are lost. */
function shoot(t: Table<Board>, place: Place, at: Owner): number {
  const { board } = t;
  const escort = battleFleets(board, place, at)[0];
  const aboard = cargo(board, place, at);
  if (escort === undefined && aboard.length === 0) return 0;
  const roll = t.d6('sea');
  t.tell('fired', { at, die: roll, escort: escort !== undefined });
  // LW A6c.1/2 Escorts first. LW A6c/3 Sunk on a 1.
  if (escort !== undefined) {
    if (roll === 1) removeUnit(board, escort);
    return 0;
  }
  return Math.min(roll, aboard.length);
}

function cargo(b: Board, place: Place, owner: Owner): Unit[] {
  return transports(b, place, owner).flatMap((fleet) => unitsAboard(b, fleet));
}

function transports(b: Board, place: Place, owner: Owner): Unit[] {
  return ownUnitsAt(b, place, owner)
    .filter((unit) => b.kind[unit] === TRANSPORT)
    .sort((a, c) => a - c);
}

function victims(b: Board, v: { place: Place; foe: Owner; seat: Owner; side: 0 | 1 }): Unit[] {
  const all = cargo(b, v.place, v.side === 0 ? v.foe : v.seat);
  // LW AMB-127 A leader only when nobody else is left.
  const others = all.filter((unit) => !isLeader(b, unit));
  const pool = others.length > 0 ? others : all;
  return pool.filter((unit, i) => pool.findIndex((one) => isSame(b, one, unit)) === i);
}

/** How far they could still go sets nobody apart who drowns. */
function isSame(b: Board, a: Unit, c: Unit): boolean {
  return b.kind[a] === b.kind[c] && b.aboard[a] === b.aboard[c] && holdsItem(b, a) === holdsItem(b, c);
}

function drown(t: Table<Board>, v: { place: Place; foe: Owner; seat: Owner; side: 0 | 1 }, unit: Unit): void {
  const { board } = t;
  // LW AMB-127 What they held goes to a battle fleet that sank them.
  const victor = battleFleets(board, v.place, v.side === 0 ? v.seat : v.foe)[0];
  if (victor !== undefined) for (const item of itemsOf(board, unit)) board.itemHolder[item] = victor;
  t.tell('lost', { owner: board.owner[unit], units: [KINDS[board.kind[unit]].id] });
  const leader = leaderOf(board, unit);
  if (leader >= 0) die(t, leader, 'sea');
  else eliminate(board, unit);
}

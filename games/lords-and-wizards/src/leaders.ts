import type { Seat, Table } from '@questhall/kernel';
import { ABSENT, type Board, CAPTIVE, DEAD, DUE, FREE, type Leader, type Unit, WAITING } from './board.js';
import { addUnit, itemsOf, leaderOf, removeUnit, seatOf } from './forces.js';
import type { Hex } from './map.js';
import { LORD, WIZARD } from './units.js';

/** Something ends what a leader does: study and work begin anew. */
export function stir(b: Board, leader: Leader): void {
  distract(b, leader);
  // LW O12a/2 The making of an item ends with it.
  b.work[leader] = -1;
  b.worked[leader] = 0;
}

/** LW B5b.1/3, LW AMB-056 Interrupted for any reason, the count of study begins again. LW O12a/2 Work goes on. */
export function distract(b: Board, leader: Leader): void {
  b.study[leader] = 0;
  b.stirred[leader] = true;
}

/** A battle or hiring in a hex disturbs the study of the Wizards there. */
export function distractAt(b: Board, hex: Hex): void {
  for (let unit = b.head[hex]; unit >= 0; unit = b.next[unit])
    if (leaderOf(b, unit) >= 0) distract(b, leaderOf(b, unit));
}

/** Put a leader on the map. */
export function enter(b: Board, leader: Leader, hex: Hex): Unit {
  const unit = addUnit(b, leader & 1 ? WIZARD : LORD, seatOf(leader), hex);
  // LW O4/6 A replacement counts his turns on the map.
  if (b.fate[leader] === DUE) b.since[leader] = b.turn;
  b.fate[leader] = FREE;
  b.leaderUnit[leader] = unit;
  b.captor[leader] = -1;
  return unit;
}

/** LW B8h/1 A leader rises. */
export function rise(t: Table<Board>, leader: Leader, why: string): void {
  // LW B8h/2, LW B5a.1/3, LW B5b.1/4 A level won is never lost, in Lord combat or by magic.
  t.board.level[leader] += 1;
  t.tell('rises', { seat: seatOf(leader), leader: leaderWord(leader), level: t.board.level[leader], why });
}

export function leaderWord(leader: Leader): string {
  return leader & 1 ? 'wizard' : 'lord';
}

/** A leader is no more. With capture, another will come. */
export function die(t: Table<Board>, leader: Leader, why: string): void {
  const { board } = t;
  leaveMap(board, leader);
  t.tell('leader-fell', { seat: seatOf(leader), leader: leaderWord(leader), why });
  // LW B5a.3/3 His player may be out by it.
  board.fallen = true;
  if (!board.house.capture) {
    board.fate[leader] = DEAD;
    return;
  }
  // LW O4/5 A new one comes on his player's next turn, at level 1.
  board.fate[leader] = DUE;
  board.level[leader] = 1;
}

/** Take a leader's piece away; what he held lies where he was. */
export function leaveMap(b: Board, leader: Leader): void {
  stir(b, leader);
  const unit = b.leaderUnit[leader];
  if (b.fate[leader] === FREE && unit >= 0) removeUnit(b, unit);
  b.leaderUnit[leader] = -1;
  b.captor[leader] = -1;
}

/** LW AMB-134 Whether a seat still has a leader who counts. */
export function hasLeader(b: Board, seat: Seat): boolean {
  return [seat * 2, seat * 2 + 1].some((leader) => isLiving(b, leader));
}

export function isLiving(b: Board, leader: Leader): boolean {
  const fate = b.fate[leader];
  return fate === FREE || fate === CAPTIVE || fate === DUE || fate === WAITING;
}

/** LW B16a The levels of all a player's leaders. */
export function levelsOf(b: Board, seat: Seat): number {
  let sum = 0;
  for (const leader of [seat * 2, seat * 2 + 1]) {
    // LW AMB-098 A captive's level counts for his own player.
    if (b.fate[leader] !== ABSENT && b.fate[leader] !== DEAD) sum += b.level[leader];
  }
  return sum;
}

/** LW AMB-157 The levels of those who fell just now: the dead of before have none. */
export function levelsLost(b: Board, seat: Seat): number {
  return [seat * 2, seat * 2 + 1].reduce((sum, leader) => sum + (b.fate[leader] === ABSENT ? 0 : b.level[leader]), 0);
}

/** Whoever is dead, and was mourned in time, counts no more. */
export function forgetDead(b: Board): void {
  for (let leader = 0; leader < b.fate.length; leader++) if (b.fate[leader] === DEAD) b.level[leader] = 0;
}

/** Everything a leader holds. */
export function holdings(b: Board, leader: Leader): number[] {
  return b.leaderUnit[leader] < 0 ? [] : itemsOf(b, b.leaderUnit[leader]);
}

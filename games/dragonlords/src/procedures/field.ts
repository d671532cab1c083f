import type { Table } from '@questhall/kernel';
import { bearersAt } from '../bearers.js';
import { type Bearer, BOUND, type Board, FIRST_TREASURE, FOUGHT, NOBODY, peopleId, type Side } from '../board.js';
import type { Ground, Resolve } from '../calls.js';
import { forceOf, manShips, standsIn } from '../fleets.js';
import { foeIn, moveGroup, plainIn, setStates, strengthOf, vacate } from '../forces.js';
import { HARBOUR_OF, IS_KINGDOM, idOf, isLand, isWaste, isZone, type Place, REALM_OF } from '../map.js';
import { wardsFire, wardsLightning } from '../might.js';
import { neighbours } from '../roads.js';
import { TREASURES, treasureRow } from '../treasures.js';
import { mortals } from './losses.js';
import { dropTools, passTools } from './wastes.js';

/** How a battle stands. */
export interface Course {
  defender: Side;
  round: number;
  /** T.A.S. of attacker and defender this round. */
  tas: number[];
  mine: Resolve;
  theirs: Resolve;
  counter: Resolve;
  ward: Resolve;
  /** Dice of attacker and defender as they fell. */
  dice: number[][];
  /** Hits on the defender, and on the attacker. */
  hits: number[];
  lost: number;
}
export type Fray = { attacker: Side; where: Place; sneak: boolean } & Course;

export function groundOf(where: Place): Ground {
  if (isZone(where)) return 'sea';
  return isWaste(where) ? 'quest' : 'land';
}

export function stand(_: Board, v: Fray, stage: 'before' | 'counter' | 'ward', attacks: boolean) {
  const [side, foe] = attacks ? [v.attacker, v.defender] : [v.defender, v.attacker];
  return { side, foe, where: v.where, ground: groundOf(v.where), stage, attacks, sneak: v.sneak, hits: 0 };
}

/** Whether one side has nobody left who can fight. */
export function isOver(b: Board, v: Fray): boolean {
  return mortals(b, v.where, v.attacker) === 0 || mortals(b, v.where, v.defender) === 0;
}

/** Kings lost before the dice are dealt with before them, but for the attacker's own: he still fights this round. */
export function hearOfKings(b: Board, v: Fray): void {
  b.inBattle = b.slain[v.attacker] !== -1 || b.slain.every((by) => by === -1);
}

export function dragons(b: Board, v: Fray, side: Side): Bearer[] {
  // QD R118, QD R16 Not at sea, nor among the vanquished.
  if (isZone(v.where) || b.fallen[side]) return [];
  return bearersAt(b, v.where, side).filter((bearer) => b.dragon[bearer]);
}

/** QD R10 Spells hit without a roll: how many units they take from a side. */
export function victimsOf(b: Board, v: Fray, by: Side, from: Side, spells: readonly number[]): number {
  let fire = dragons(b, v, by).length;
  let lightning = 0;
  for (const o of spells) {
    const bearer = o >> 1;
    if (b.bearerSide[bearer] !== by || b.bearerAt[bearer] !== v.where) continue;
    // QD R9, QD R55 One cast; with the ring or the trident two.
    if (o & 1) lightning += castsOf(b, o);
    else fire += castsOf(b, o);
  }
  if (wardsFire(b, v.where, from)) fire = 0;
  if (wardsLightning(b, v.where, from)) lightning = 0;
  return fire + lightning;
}

/** How often a spell strikes: twice with the treasure that repeats it. `o` is twice the bearer, and 1 for lightning. */
export function castsOf(b: Board, o: number): number {
  const spell = o & 1 ? 'lightning-bolt' : 'fireball';
  const isTwice = TREASURES.some((_, i) => {
    const counter = FIRST_TREASURE + i;
    return treasureRow(i).again === spell && b.shown[counter] && b.counterOn[counter] === o >> 1;
  });
  return isTwice ? 2 : 1;
}

/** Who rolls a die: all but those who cast; QD CASTER.DL.4 a DragonLord besides its fire. */
export function strikers(b: Board, v: Fray, side: Side, spells: readonly number[]): number {
  const casting = spells.filter((o) => b.bearerSide[o >> 1] === side && b.bearerAt[o >> 1] === v.where).length;
  return mortals(b, v.where, side) - casting;
}

export function throwDice(t: Table<Board>, n: number): number[] {
  return Array.from({ length: Math.max(0, n) }, () => t.d6('battle'));
}

/** Units that may still step back. */
export function mayRetreat(b: Board, v: Fray): boolean {
  // QD QCOMBAT.2 Parties and ships never go back.
  if (!isLand(v.where)) return false;
  const free = bearersAt(b, v.where, v.attacker).some((bearer) => b.bearerState[bearer] !== BOUND);
  return free || plainIn(b, v.where, v.attacker, FREE) > 0;
}

const FREE = 0b1111;

/** QD RETREAT.1, QD R44, QD R45 Adjacent friendly land, one for all. */
export function retreats(b: Board, v: Fray): Place[] {
  return neighbours(b, v.where).filter(
    (land) => b.holder[land] === v.attacker && foeIn(b, land, v.attacker) === NOBODY,
  );
}

export function retreat(b: Board, v: Fray, to: Place): void {
  const bearers = bearersAt(b, v.where, v.attacker).filter((bearer) => b.bearerState[bearer] !== BOUND);
  const group = { n: plainIn(b, v.where, v.attacker, FREE), bearers };
  // QD R116 They may attack again this turn.
  moveGroup(b, v.attacker, group, { from: v.where, to, states: FREE, state: FOUGHT });
}

export function survivor(b: Board, v: Fray): Side {
  if (forceOf(b, v.where, v.defender) > 0 && mortals(b, v.where, v.defender) > 0) return v.defender;
  return mortals(b, v.where, v.attacker) > 0 ? v.attacker : NOBODY;
}

/** The field after the battle: who holds it, with what ships and tools. */
export function settleField(t: Table<Board>, v: Fray): void {
  const { board } = t;
  const victor = survivor(board, v);
  board.inroads = board.inroads.filter((inroad) => inroad.at !== v.where || v.sneak);
  if (isZone(v.where)) {
    manShips(board, v.where, victor);
    for (const craft of standsIn(board, v.where, v.attacker)) setStates(board, craft, v.attacker, { to: FOUGHT });
  }
  // QD BOARD.KINGDOM.4, QD R41 The gold stays in the kingdom, QD NAVAL.SHIP.5 the ships in their harbour, for the victor.
  if (isLand(v.where)) vacate(board, v.where);
  if (isWaste(v.where)) plunder(board, v, victor);
  // QD SNEAK.6 Who has taken the land by stealth goes on as others do.
  if (!isZone(v.where) && strengthOf(board, v.where, v.attacker) > 0 && victor === v.attacker)
    setStates(board, v.where, v.attacker, { to: FOUGHT });
  if (isLand(v.where) && victor === v.attacker) plunderLand(t, victor, v.where);
  t.tell('battle.over', { where: idOf(v.where), victor, people: peopleId(board, victor) });
}

/** What falls to who takes a land: all can see it change hands. */
function plunderLand(t: Table<Board>, side: Side, land: Place): void {
  const { board } = t;
  // QD BOARD.KINGDOM.4, QD NAVAL.SHIP.5 All the gold, and the ships in harbour.
  const gold = IS_KINGDOM[land] ? board.gold[REALM_OF[land]] : 0;
  const ships = board.shipAt.filter((zone, i) => board.docked[i] && zone === HARBOUR_OF[land]).length;
  if (gold + ships > 0) t.tell('plundered', { side, people: peopleId(board, side), land: idOf(land), gold, ships });
}

/** QD CONTENTS.15, QD TOOL.4 Tools go to the victor. QD R86 With nobody left they vanish. */
export function plunder(b: Board, v: Fray, victor: Side): void {
  for (const side of [v.attacker, v.defender]) {
    if (side === victor || strengthOf(b, v.where, side) > 0) continue;
    if (victor === NOBODY) dropTools(b, v.where, side);
    else passTools(b, { place: v.where, side }, { place: v.where, side: victor });
  }
}

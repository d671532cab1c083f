import { type Board, isFoe, NOBODY, type Side } from '../board.js';
import { PARTY } from '../fleets.js';
import { foeIn, strengthOf } from '../forces.js';
import { idOf, isLand, type Place, wasteKind } from '../map.js';

/** Not moving at all. */
export const STAY = -1;

/** QD QUEST.6, QD QUEST.7, QD R20 Nobody is made to attack or to leave, and nobody goes where there is no room. */
export function addStay(b: Board, side: Side, found: Place[]): void {
  if (found.every((place) => isLand(place) || isEnemyParty(b, place, side))) found.push(STAY);
}

/** QD QUEST.6 An enemy party in the way; QD WASTE.SHRINE.1 in the Shrine all keep the peace. */
export function isEnemyParty(b: Board, place: Place, side: Side): boolean {
  return wasteKind(place) !== 'shrine' && foeIn(b, place, side) !== NOBODY;
}

/** QD R20 One joins friends if there is room; QD OPT.2P.2 allies do not share a space. */
export function addEnd(b: Board, side: Side, place: Place, n: number, found: Place[]): void {
  if (strengthOf(b, place, side) + n > PARTY) return;
  if (wasteKind(place) !== 'shrine' && hasAlly(b, place, side)) return;
  found.push(place);
}

export function hasAlly(b: Board, place: Place, side: Side): boolean {
  for (let other = 0; other < b.sides; other++)
    if (other !== side && !isFoe(b, side, other) && strengthOf(b, place, other) > 0) return true;
  return false;
}

export function pathWords(b: Board, to: Place, side: Side): string {
  if (to === STAY) return 'stay';
  if (isLand(to)) return `leave ${idOf(to)}`;
  return `${isEnemyParty(b, to, side) ? 'attack' : 'to'} ${idOf(to)}`;
}

export function pathBar(pick: string) {
  if (pick === 'stay') return { rule: 'QD R18', why: 'the whole roll is used if it can be' };
  if (/^attack /.test(pick)) return { rule: 'QD QUEST.6', why: 'no enemy party can be attacked there' };
  if (/^leave /.test(pick)) return { rule: 'QD QUEST.7', why: 'one leaves at an end of the path, with moves to spare' };
  return /^to /.test(pick) ? { rule: 'QD QUEST.3', why: 'the roll does not lead there' } : undefined;
}

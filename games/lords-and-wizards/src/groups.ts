import type { Board, Unit } from './board.js';
import { holdsItem } from './forces.js';
import { allowance } from './steps.js';
import { KINDS } from './units.js';

/** Whether two units of a stack are the same to their player. */
export function alike(b: Board, a: Unit, c: Unit): boolean {
  return (
    b.kind[a] === b.kind[c] &&
    b.at[a] === b.at[c] &&
    b.inside[a] === b.inside[c] &&
    b.aboard[a] === b.aboard[c] &&
    ((b.spent[a] === b.spent[c] && b.moved[a] === b.moved[c]) || leftOf(b, a) === leftOf(b, c)) &&
    (b.itemHolder.length === 0 || holdsItem(b, a) === holdsItem(b, c))
  );
}

/** One unit of each kind of like units, with how many there are: the unit times 64 and the number. */
export function groupsOf(b: Board, units: readonly Unit[]): number[] {
  const groups: number[] = [];
  for (const unit of units) {
    const found = groups.findIndex((group) => alike(b, group >> 6, unit));
    if (found < 0) groups.push((unit << 6) | 1);
    else if ((groups[found] & 63) < 63) groups[found] += 1;
  }
  return groups;
}

/** All parts of the groups: one of the first kind, two, and so on. */
export function partsOf(groups: readonly number[]): number[] {
  const parts: number[] = [];
  for (const group of groups) for (let n = 1; n <= (group & 63); n++) parts.push((group & ~63) | n);
  return parts;
}

/** The units that a part stands for. */
export function unitsIn(b: Board, part: number, among: readonly Unit[]): Unit[] {
  const like = part >> 6;
  const n = part & 63;
  const found: Unit[] = [];
  for (const unit of among) if (found.length < n && alike(b, like, unit)) found.push(unit);
  return found;
}

/** A part in words: `3 light-infantry`, with what sets them apart from others of their kind. */
export function partWords(b: Board, part: number, among: readonly Unit[]): string {
  const unit = part >> 6;
  const words = [`${part & 63} ${KINDS[b.kind[unit]].id}`];
  const others = among.filter((other) => b.kind[other] === b.kind[unit] && b.at[other] === b.at[unit]);
  const apart: string[] = [];
  if (others.some((other) => b.inside[other] !== b.inside[unit])) apart.push(b.inside[unit] ? 'inside' : 'outside');
  const holds = holdsItem(b, unit);
  if (others.some((other) => holdsItem(b, other) !== holds)) apart.push(holds ? 'bearing' : 'plain');
  if (apart.length > 0) words.push(apart.join('-'));
  const left = leftOf(b, unit);
  if (others.some((other) => leftOf(b, other) !== left)) words.push(`left ${left / 2}`);
  return words.join(' ');
}

/** What can set a part of a stack apart from others of its kind, besides the movement points left. */
export const APART = [
  ...['inside', 'outside', 'bearing', 'plain'],
  ...['inside-bearing', 'inside-plain', 'outside-bearing', 'outside-plain'],
] as const;

/** Half movement points that are left. */
function leftOf(b: Board, unit: Unit): number {
  return b.moved[unit] === 2 ? 0 : Math.max(allowance(b, unit) - b.spent[unit], 0);
}

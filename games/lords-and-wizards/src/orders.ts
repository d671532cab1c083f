import { type Board, clone, type Unit } from './board.js';
import { isFleet, moveUnit, ownUnitsAt } from './forces.js';
import { alike, groupsOf, partWords } from './groups.js';
import { type Place, placeId, sideTo } from './map.js';
import { available } from './procedures/assault.js';
import { steps as marchSteps, movable, spendStep } from './procedures/march.js';
import { steps as sailSteps, seaworthy } from './procedures/sail.js';

/** Units that go together, and the places they come by: the first is where they stand. */
export interface Journey {
  readonly units: readonly Unit[];
  readonly path: readonly Place[];
}

/** What a player says, pick by pick, to send part of a stack along a path and to let it halt there. */
export function journeyPicks(b: Board, seat: number, { units, path }: Journey): string[] {
  const [place] = path;
  const sails = isFleet(b, units[0]);
  const all = sails ? seaworthy(b, seat, place) : movable(b, { seat, place });
  const picks = [`${sails ? 'sail' : 'move'} ${placeId(place)}`, ...chosen(b, seat, units, all)];
  const copy = clone(b);
  const v = { seat, place, flyer: -1, bather: -1, units: [...units], at: place, path: [place] };
  for (const to of path.slice(1)) {
    const options = sails ? sailSteps(copy, v) : marchSteps(copy, v);
    // One option is no question.
    if (options.length > 1) picks.push(`to ${placeId(to)}`);
    if (sails) for (const unit of units) copy.spent[unit] += 2;
    else spendStep(copy, v, sideTo(v.at, to));
    v.at = to;
    v.path.push(to);
  }
  if ((sails ? sailSteps(copy, v) : marchSteps(copy, v)).length > 1) picks.push('halt');
  return picks;
}

/** A copy of the board on which they have gone there and have what points they then have left; for a way by stages. */
export function travelled(b: Board, seat: number, { units, path }: Journey): Board {
  const copy = clone(b);
  const v = { seat, place: path[0], flyer: -1, units: [...units], at: path[0], path: [path[0]] };
  for (const to of path.slice(1)) {
    if (isFleet(b, units[0])) for (const unit of units) copy.spent[unit] += 2;
    else spendStep(copy, v, sideTo(v.at, to));
    v.at = to;
  }
  for (const unit of units) moveUnit(copy, unit, v.at);
  return copy;
}

function chosen(b: Board, seat: number, units: readonly Unit[], all: readonly Unit[]): string[] {
  if (units.length === all.length) return ['all'];
  return [...partsIn(b, units, ownUnitsAt(b, b.at[units[0]], seat)).map((words) => `take ${words}`), 'go'];
}

/** Units as parts of the stacks they belong to, in words: `3 light-infantry`. */
function partsIn(b: Board, units: readonly Unit[], stack: readonly Unit[]): string[] {
  return groupsOf(b, units).map((part) => partWords(b, part, stack));
}

/** What a player says to attack with these, after the attack itself: who joins, and that they fight. */
export function assaultPicks(b: Board, seat: number, aim: number, units: readonly Unit[]): string[] {
  if (units.length === available(b, seat, aim).length) return ['all'];
  const joins = groupsOf(b, units).map((part) => {
    const at = b.at[part >> 6];
    return `join ${partWords(b, part, ownUnitsAt(b, at, seat))} from ${placeId(at)}`;
  });
  return [...joins, 'fight'];
}

/** Units of a stack that are the same to their player, together. */
export function likes(b: Board, units: readonly Unit[]): Unit[][] {
  const groups: Unit[][] = [];
  for (const unit of units) {
    const found = groups.find(([first]) => first !== undefined && alike(b, first, unit));
    if (found) found.push(unit);
    else groups.push([unit]);
  }
  return groups;
}

import { fail, type Json, type Obj, oneOf } from '@questhall/kernel';
import { type Cell, cellId, cellNamed, cellUnder, type Layout } from '../map.js';
import { PEOPLE, type Person } from '../people.js';
import { TILES, type TileId, tileNamed } from '../tiles.js';

export { fail, flag, keys, list, type Obj, oneOf, reading, seat } from '@questhall/kernel';

export function object(what: string, value: Json | undefined): Obj {
  if (value === undefined || value === null) return {};
  if (typeof value !== 'object' || Array.isArray(value)) return fail(`${what} is an object, like { … }`);
  return value as Obj;
}

export function whole(what: string, value: Json | undefined, usual: number): number {
  if (value === undefined || value === null) return usual;
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
    ? value
    : fail(`${what} is a whole number, not ${JSON.stringify(value)}`);
}

export function space(what: string, value: Json | undefined, layout: Layout): Cell {
  const found = cellNamed(layout, String(value));
  if (found >= 0) return found;
  const under = cellUnder(layout, String(value));
  if (under >= 0) fail(`${what} is "${value}", which is no water: ${cellId(layout, under)} lies there`);
  return fail(
    `${what} is ${JSON.stringify(value) ?? 'nothing'}; expected a space like torwall-c3 or, on water, sea-12-7`,
  );
}

/** A space, or null for none. */
export function spaceOrNone(what: string, value: Json | undefined, layout: Layout): Cell {
  return value === undefined || value === null ? -1 : space(what, value, layout);
}

export function tile(what: string, value: Json | undefined): TileId {
  const found = tileNamed(String(value));
  return found >= 0
    ? found
    : fail(`${what} is ${JSON.stringify(value)}; expected one of ${TILES.map((t) => t.id).join(', ')}`);
}

export function person(what: string, value: Json | undefined): Person {
  return PEOPLE.indexOf(oneOf(what, value, PEOPLE));
}

import type { Json, Refusal } from '@questhall/kernel';
import { type Cell, cellNamed, type Layout } from '../map.js';
import { PEOPLE, type Person } from '../people.js';
import { TILES, type TileId, tileNamed } from '../tiles.js';

/** Thrown while a position is read; never leaves this folder. */
export class Unreadable extends Error {}

export type Obj = Readonly<Record<string, Json>>;

/** Run a reader; what it cannot read becomes a refusal. */
export function reading<T>(read: () => T): T | Refusal {
  try {
    return read();
  } catch (error) {
    if (error instanceof Unreadable) return { refused: 'bad-setup', why: error.message };
    throw error;
  }
}

export function object(what: string, value: Json | undefined): Obj {
  if (value === undefined || value === null) return {};
  if (typeof value !== 'object' || Array.isArray(value)) return fail(`${what} is an object, like { … }`);
  return value as Obj;
}

export function list(what: string, value: Json | undefined): readonly Json[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : fail(`${what} is a list, like [ … ]`);
}

export function keys(what: string, value: Obj, allowed: readonly string[]): void {
  for (const key of Object.keys(value))
    if (!allowed.includes(key)) fail(`${what} has no "${key}"; expected one of ${allowed.join(', ')}`);
}

export function whole(what: string, value: Json | undefined, usual: number): number {
  if (value === undefined || value === null) return usual;
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
    ? value
    : fail(`${what} is a whole number, not ${JSON.stringify(value)}`);
}

export function flag(what: string, value: Json | undefined): boolean {
  return value === undefined || typeof value === 'boolean' ? value === true : fail(`${what} is true or false`);
}

export function seat(what: string, value: Json | undefined, seats: number): number {
  const n = whole(what, value, -1);
  return n >= 0 && n < seats ? n : fail(`${what} is a seat, 0 to ${seats - 1}, not ${JSON.stringify(value)}`);
}

export function space(what: string, value: Json | undefined, layout: Layout): Cell {
  const found = cellNamed(layout, String(value));
  return found >= 0
    ? found
    : fail(`${what} is ${JSON.stringify(value)}; expected a space like torwall-c3 or, on water, sea-12-7`);
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

export function oneOf<T extends string>(what: string, value: Json | undefined, choices: readonly T[]): T {
  return choices.includes(value as T)
    ? (value as T)
    : fail(`${what} is ${JSON.stringify(value)}; expected one of ${choices.join(', ')}`);
}

export function fail(why: string): never {
  throw new Unreadable(why);
}

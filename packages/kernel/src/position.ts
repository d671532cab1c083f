import { likely } from './spelling.js';
import type { Json, Refusal } from './types.js';

// Readers for the words of a position: each says what it expected. A game adds those for its own things.

/** Thrown while a position is read; `reading` makes a refusal of it. */
class Unreadable extends Error {}

/** The words of one thing. */
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
  if (value === undefined) return {};
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return fail(`${what} is an object, like { … }`);
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
  if (value === undefined) return usual;
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
    ? value
    : fail(`${what} is a whole number from 0 on, not ${JSON.stringify(value)}`);
}

/** A whole number that is not too great. */
export function upTo(what: string, value: Json | undefined, usual: number, most: number): number {
  const n = whole(what, value, usual);
  return n <= most ? n : fail(`${what} is ${n}; expected ${most} at most`);
}

/** A whole number between two bounds. */
export function within(what: string, value: Json | undefined, usual: number, least: number, most: number): number {
  const n = whole(what, value, usual);
  return n >= least && n <= most ? n : fail(`${what} is ${n}; expected ${least} to ${most}`);
}

export function flag(what: string, value: Json | undefined): boolean {
  return value === undefined || typeof value === 'boolean' ? value === true : fail(`${what} is true or false`);
}

export function seat(what: string, value: Json | undefined, seats: number): number {
  const n = whole(what, value, -1);
  return n >= 0 && n < seats ? n : fail(`${what} is a seat, 0 to ${seats - 1}, not ${written(value)}`);
}

export function oneOf<T extends string>(what: string, value: Json | undefined, choices: readonly T[]): T {
  return choices.includes(value as T)
    ? (value as T)
    : fail(`${what} is ${written(value)}; expected one of ${near(value, choices)}`);
}

export function fail(why: string): never {
  throw new Unreadable(why);
}

/** The names that were most likely meant. */
export function near(value: Json | undefined, names: readonly string[]): string {
  return likely(String(value), names);
}

/** A value as it was written. */
export function written(value: Json | undefined): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}

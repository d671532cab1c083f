import type { Json, Refusal } from '@questhall/kernel';
import { type Place, placeNamed } from '../map.js';
import { SCROLL_IDS, scrollNamed } from '../scrolls.js';

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
    : fail(`${what} is a whole number, not ${JSON.stringify(value)}`);
}

export function flag(what: string, value: Json | undefined): boolean {
  return value === undefined || typeof value === 'boolean' ? value === true : fail(`${what} is true or false`);
}

/** A side, 0 to the last that plays. */
export function side(what: string, value: Json | undefined, sides: number): number {
  const n = whole(what, value, -1);
  return n >= 0 && n < sides ? n : fail(`${what} is a side, 0 to ${sides - 1}, not ${JSON.stringify(value)}`);
}

export function place(what: string, value: Json | undefined, fits: (at: Place) => boolean = () => true): Place {
  const found = placeNamed(String(value));
  return found >= 0 && fits(found)
    ? found
    : fail(`${what} is ${JSON.stringify(value)}, which is no place of that sort`);
}

export function scroll(what: string, value: Json | undefined): number {
  const found = scrollNamed(String(value));
  return found >= 0 ? found : fail(`${what} is ${JSON.stringify(value)}; expected one of ${SCROLL_IDS.join(', ')}`);
}

export function oneOf<T extends string>(what: string, value: Json | undefined, choices: readonly T[]): T {
  return choices.includes(value as T)
    ? (value as T)
    : fail(`${what} is ${JSON.stringify(value)}; expected one of ${choices.join(', ')}`);
}

export function fail(why: string): never {
  throw new Unreadable(why);
}

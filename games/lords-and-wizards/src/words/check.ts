import type { Json, Refusal } from '@questhall/kernel';
import { ITEM_IDS, itemNamed } from '../items.js';
import { type Hex, hexNamed, type Place, placeNamed, SITES, type Site, siteNamed } from '../map.js';
import { KIND_IDS, type Kind, kindNamed } from '../units.js';

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

export function seat(what: string, value: Json | undefined, seats: number): number {
  const n = whole(what, value, -1);
  return n >= 0 && n < seats ? n : fail(`${what} is a seat, 0 to ${seats - 1}, not ${JSON.stringify(value)}`);
}

export function place(what: string, value: Json | undefined): Place {
  const found = placeNamed(String(value));
  return found >= 0
    ? found
    : fail(`${what} is ${JSON.stringify(value)}; expected a hex like "1107" or a river hexside like "1107-1206"`);
}

export function hex(what: string, value: Json | undefined): Hex {
  const found = hexNamed(String(value));
  return found >= 0 ? found : fail(`${what} is ${JSON.stringify(value)}; expected a hex like "1107"`);
}

export function site(what: string, value: Json | undefined): Site {
  const found = siteNamed(String(value));
  return found >= 0
    ? found
    : fail(`${what} is ${JSON.stringify(value)}; expected one of ${SITES.map((s) => s.id).join(', ')}`);
}

export function kind(what: string, value: Json | undefined): Kind {
  const found = kindNamed(String(value));
  return found >= 0 ? found : fail(`${what} is ${JSON.stringify(value)}; expected one of ${KIND_IDS.join(', ')}`);
}

export function item(what: string, value: Json | undefined): number {
  const found = itemNamed(String(value));
  return found >= 0 ? found : fail(`${what} is ${JSON.stringify(value)}; expected an item: ${near(String(value))}`);
}

export function oneOf<T extends string>(what: string, value: Json | undefined, choices: readonly T[]): T {
  return choices.includes(value as T)
    ? (value as T)
    : fail(`${what} is ${JSON.stringify(value)}; expected one of ${choices.join(', ')}`);
}

export function fail(why: string): never {
  throw new Unreadable(why);
}

/** Items that begin alike, or all of them. */
function near(word: string): string {
  const alike = ITEM_IDS.filter((id) => id.startsWith(word.slice(0, 3)));
  return (alike.length > 0 ? alike : ITEM_IDS).join(', ');
}

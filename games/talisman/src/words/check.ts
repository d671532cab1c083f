import type { Json, Refusal } from '@questhall/kernel';
import { CHARACTER_IDS, characterNamed } from '../cards/characters.js';
import { type Follower, followerNamed, KIND_IDS, type Kind, kindNamed } from '../cards/kinds.js';
import { SPELL_IDS, spellNamed } from '../cards/spells.js';
import { SPACES, type SpaceId, spaceNamed } from '../map.js';

/** Thrown and caught while a position is read; never leaves this folder. */
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
  const n = typeof value === 'string' ? Number(value) : whole(what, value, -1);
  return Number.isInteger(n) && n >= 0 && n < seats
    ? n
    : fail(`${what} is a seat, 0 to ${seats - 1}, not ${JSON.stringify(value)}`);
}

export function space(what: string, value: Json | undefined): SpaceId {
  const found = spaceNamed(String(value));
  return found >= 0 ? found : fail(`${what} is ${JSON.stringify(value)}; expected a space: ${near(value, SPACE_IDS)}`);
}

export function card(what: string, value: Json | undefined): Kind {
  const found = kindNamed(String(value));
  return found >= 0 ? found : fail(`${what} is ${JSON.stringify(value)}; expected a card: ${near(value, KIND_IDS)}`);
}

export function follower(what: string, value: Json | undefined): Follower {
  const found = followerNamed(String(value));
  return found >= 0
    ? found
    : fail(`${what} is ${JSON.stringify(value)}; expected a Follower, or raised-<enemy>, or charmed-<animal>`);
}

export function spell(what: string, value: Json | undefined): number {
  const found = spellNamed(String(value));
  return found >= 0 ? found : fail(`${what} is ${JSON.stringify(value)}; expected a Spell: ${near(value, SPELL_IDS)}`);
}

export function character(what: string, value: Json | undefined): number {
  const found = characterNamed(String(value));
  return found >= 0 ? found : fail(`${what} is ${JSON.stringify(value)}; expected one of ${CHARACTER_IDS.join(', ')}`);
}

export function oneOf<T extends string>(what: string, value: Json | undefined, choices: readonly T[]): T {
  return choices.includes(value as T)
    ? (value as T)
    : fail(`${what} is ${JSON.stringify(value)}; expected one of ${choices.join(', ')}`);
}

export function fail(why: string): never {
  throw new Unreadable(why);
}

const SPACE_IDS = SPACES.map((s) => s.id);

/** Names that begin alike, or all of them. */
function near(value: Json | undefined, names: readonly string[]): string {
  const alike = names.filter((id) => id.startsWith(String(value).slice(0, 2)));
  return (alike.length > 0 ? alike : names).join(', ');
}

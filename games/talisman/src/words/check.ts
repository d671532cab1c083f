import { fail, type Json, near, whole, written } from '@questhall/kernel';
import { CHARACTER_IDS, characterNamed } from '../cards/characters.js';
import { type Follower, followerNamed, KIND_IDS, type Kind, kindNamed } from '../cards/kinds.js';
import { SPELL_IDS, spellNamed } from '../cards/spells.js';
import { SPACES, type SpaceId, spaceNamed } from '../map.js';

export { fail, flag, keys, list, type Obj, object, oneOf, reading, whole, within } from '@questhall/kernel';

export function seat(what: string, value: Json | undefined, seats: number): number {
  const n = typeof value === 'string' ? Number(value) : whole(what, value, -1);
  return Number.isInteger(n) && n >= 0 && n < seats
    ? n
    : fail(`${what} is a seat, 0 to ${seats - 1}, not ${written(value)}`);
}

export function space(what: string, value: Json | undefined): SpaceId {
  const found = spaceNamed(String(value));
  return found >= 0 ? found : fail(`${what} is ${written(value)}; expected a space: ${near(value, SPACE_IDS)}`);
}

export function card(what: string, value: Json | undefined): Kind {
  const found = kindNamed(String(value));
  return found >= 0 ? found : fail(`${what} is ${written(value)}; expected a card: ${near(value, KIND_IDS)}`);
}

export function follower(what: string, value: Json | undefined): Follower {
  const found = followerNamed(String(value));
  return found >= 0
    ? found
    : fail(`${what} is ${written(value)}; expected a Follower, or raised-<enemy>, or charmed-<animal>`);
}

export function spell(what: string, value: Json | undefined): number {
  const found = spellNamed(String(value));
  return found >= 0 ? found : fail(`${what} is ${written(value)}; expected a Spell: ${near(value, SPELL_IDS)}`);
}

export function character(what: string, value: Json | undefined): number {
  const found = characterNamed(String(value));
  return found >= 0 ? found : fail(`${what} is ${written(value)}; expected one of ${CHARACTER_IDS.join(', ')}`);
}

const SPACE_IDS = SPACES.map((s) => s.id);

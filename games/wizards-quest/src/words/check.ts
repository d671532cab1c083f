import { fail, type Json, near, written } from '@questhall/kernel';
import { CARD_IDS, cardNamed } from '../cards.js';
import { SPACES, type SpaceId, spaceNamed } from '../map.js';

export { fail, flag, keys, list, type Obj, object, oneOf, reading, seat, upTo, whole } from '@questhall/kernel';

export function space(what: string, value: Json | undefined): SpaceId {
  const found = spaceNamed(String(value));
  return found >= 0 ? found : fail(`${what} is ${written(value)}; expected a space: ${near(value, SPACE_IDS)}`);
}

/** A space, or null for off the board. */
export function spaceOrNone(what: string, value: Json | undefined): SpaceId {
  return value === undefined || value === null ? -1 : space(what, value);
}

export function card(what: string, value: Json | undefined): number {
  const found = cardNamed(String(value));
  return found >= 0 ? found : fail(`${what} is ${JSON.stringify(value)}; expected one of ${CARD_IDS.join(', ')}`);
}

const SPACE_IDS = SPACES.map((s) => s.id);

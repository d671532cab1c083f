import { fail, type Json, near } from '@questhall/kernel';
import { ITEM_IDS, itemNamed } from '../items.js';
import { type Hex, hexNamed, type Place, placeNamed, SITES, type Site, siteNamed } from '../map.js';
import { KIND_IDS, type Kind, kindNamed } from '../units.js';

export { fail, flag, keys, list, type Obj, object, oneOf, reading, seat, upTo, whole } from '@questhall/kernel';

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
    : fail(
        `${what} is ${JSON.stringify(value)}; expected one of ${near(
          value,
          SITES.map((s) => s.id),
        )}`,
      );
}

export function kind(what: string, value: Json | undefined): Kind {
  const found = kindNamed(String(value));
  return found >= 0 ? found : fail(`${what} is ${JSON.stringify(value)}; expected one of ${near(value, KIND_IDS)}`);
}

export function item(what: string, value: Json | undefined): number {
  const found = itemNamed(String(value));
  return found >= 0 ? found : fail(`${what} is ${JSON.stringify(value)}; expected an item: ${near(value, ITEM_IDS)}`);
}

/** What an option of the table brings is not there without it. */
export function needs(what: string, option: string, isOn: boolean): void {
  if (!isOn) fail(`${what}, but the option ${option} is off`);
}

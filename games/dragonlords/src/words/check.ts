import { fail, type Json, near, whole } from '@questhall/kernel';
import { PLACE_IDS, type Place, placeNamed } from '../map.js';
import { SCROLL_IDS, scrollNamed } from '../scrolls.js';

export { fail, flag, keys, list, type Obj, object, oneOf, reading, seat, whole, within } from '@questhall/kernel';

/** A side, 0 to the last that plays. */
export function side(what: string, value: Json | undefined, sides: number): number {
  const n = whole(what, value, -1);
  return n >= 0 && n < sides
    ? n
    : fail(`${what} is a side, 0 to ${sides - 1}, not ${JSON.stringify(value) ?? 'nothing'}`);
}

export function place(what: string, value: Json | undefined, fits: (at: Place) => boolean = () => true): Place {
  const found = placeNamed(String(value));
  return found >= 0 && fits(found)
    ? found
    : fail(
        `${what} is ${JSON.stringify(value) ?? 'nothing'}; expected a place: ${near(
          value,
          PLACE_IDS.filter((_, at) => fits(at)),
        )}`,
      );
}

export function scroll(what: string, value: Json | undefined): number {
  const found = scrollNamed(String(value));
  return found >= 0 ? found : fail(`${what} is ${JSON.stringify(value)}; expected one of ${SCROLL_IDS.join(', ')}`);
}

import { FIRST_SHIP, FIRST_WASTE, FIRST_ZONE, isWaste, LANDS, type Place, type View } from '@questhall/dragonlords';
import type { Point } from '../../../draw/geometry.js';
import { groundOf } from '../model.js';
import { craftsIn } from '../scene.js';
import { berths, spreads } from '../sheet.js';

/** From the middle of a place to where its first stack stands. */
export function standOf(place: Place, many: number): Point {
  if (place < FIRST_WASTE) return many > 1 ? [16, -11] : [LANDS[place].kind === 'territory' ? 0 : 13, -7];
  return isWaste(place) ? [many > 1 ? 6 : 16, -12] : [0, -2];
}

/** From one stack of a place to the next. */
export function stepOf(place: Place): Point {
  return isWaste(place) ? [21, 5] : [-33, 7];
}

/** Where each craft of a zone lies, from the middle of the zone. */
export function moorings(view: View, zone: Place): ReadonlyMap<Place, Point> {
  const crafts = craftsIn(view, zone);
  const [x, y] = spreads().get(zone)?.at ?? [0, 0];
  const berth = berths().get(zone) ?? [x, y];
  const found = new Map<Place, Point>();
  const docked = crafts.filter((craft) => craft.docked);
  const afloat = crafts.filter((craft) => !craft.docked);
  docked.forEach((craft, i) => {
    found.set(craft.place, [berth[0] - x + i * 9, berth[1] - y - i * 7]);
  });
  afloat.forEach((craft, i) => {
    const off = i - (afloat.length - 1) / 2;
    found.set(craft.place, [off * 21, off * 10]);
  });
  return found;
}

/** Where a place is on the map: its middle, or where a ship lies. */
export function pointOf(view: View, place: Place): Point | null {
  const ground = groundOf(view, place);
  const spread = spreads().get(ground);
  if (!spread) return null;
  if (place < FIRST_SHIP || place >= FIRST_ZONE) return spread.at;
  const [dx, dy] = moorings(view, ground).get(place) ?? [0, 0];
  return [spread.at[0] + dx, spread.at[1] + dy];
}

import { isSide, type Place, SITE_AT } from '@questhall/lords-and-wizards';
import type { Point } from '../../../draw/geometry.js';
import { CENTRES } from '../ground/hexes.js';
import { sideAt } from '../ground/lines.js';
import { warp } from '../ground/net.js';
import type { Stack } from '../stacks.js';

const places: Point[] = [];
/** Where the middle of a hex or a river hexside lies on the sheet. */
export function pointOf(place: Place): Point {
  places[place] ??= isSide(place) ? sideAt(place) : warp(CENTRES[place]);
  return places[place];
}

/** Where a stack lies in its place: beside the town, in its castle, at its quay. */
export function berthOf({ place, form }: Pick<Stack, 'place' | 'form'>, several: boolean): Point {
  const [x, y] = pointOf(place);
  if (isSide(place)) return [x, y];
  const town = SITE_AT[place] >= 0;
  if (form === 'castle') return [x - 16, y - 12];
  if (form === 'fleet') return [x + (several ? 13 : 0), y + (several ? 9 : 0)];
  return town || several ? [x + 12, y - 5] : [x, y];
}

/** A stack in its castle, or beside another, is drawn smaller. */
export function scaleOf({ form }: Stack, several: boolean): number {
  if (form === 'castle') return 0.66;
  return several && form === 'fleet' ? 0.72 : 0.9;
}

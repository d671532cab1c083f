import { hexCentre, hexCorners, hexUnder } from '@questhall/boards';
import { banks, GRID, HEXES, type Hex, isSide, type Place } from '@questhall/lords-and-wizards';
import { between, type Point } from '../../../draw/geometry.js';

/** From the middle of a hex to its corners, in units of the map. */
export const RADIUS = 30;
export const HALF = (RADIUS * Math.sqrt(3)) / 2;

/** The middle of every hex. */
export const CENTRES: readonly Point[] = Array.from({ length: HEXES }, (_, hex) => hexCentre(GRID, hex, RADIUS));

export function cornersOf(hex: Hex): Point[] {
  return hexCorners(GRID, hex, RADIUS);
}

/** The hex under a point of the map, -1 off it. */
export function hexOver(at: Point): Hex {
  return hexUnder(GRID, at, RADIUS);
}

/** Where a hex or a river hexside has its middle. */
export function middleOf(place: Place): Point {
  if (!isSide(place)) return CENTRES[place];
  const [a, b] = banks(place);
  return between(CENTRES[a], CENTRES[b], 0.5);
}

import type { Box, Point } from '../draw/geometry.js';
import type { Size, View } from './view.js';

/** Pixels that a lit thing needs round its middle. */
const NEED = 34;

/** The upper left of a box in the first corner (upper right, lower right, lower left) where it covers none of the points; null if it would everywhere. */
export function freeCorner(view: View, size: Size, box: Size, keeps: readonly Point[], margin: number): Point | null {
  const [right, bottom] = [size.width - box.width - margin, size.height - box.height - margin];
  const corners: Point[] = [
    [right, margin],
    [right, bottom],
    [margin, bottom],
  ];
  const lit = keeps.map(([x, y]): Point => [(x - view.x) * view.k, (y - view.y) * view.k]);
  return corners.find(([x, y]) => !lit.some((p) => isNear(p, [x, y, x + box.width, y + box.height]))) ?? null;
}

function isNear([x, y]: Point, [x0, y0, x1, y1]: Box): boolean {
  return x > x0 - NEED && x < x1 + NEED && y > y0 - NEED && y < y1 + NEED;
}

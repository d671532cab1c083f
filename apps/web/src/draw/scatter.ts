import { type Box, boundsOf, distanceTo, holds, inside, overlap, type Point } from './geometry.js';
import type { Chance } from './random.js';

export interface Strewing {
  /** How many at most, how far apart, and how far from the outline. */
  readonly most: number;
  readonly gap: number;
  readonly edge: number;
}

/** Dart throwing in a shape, clear of boxes; the farthest back first, so that near ones can overlap far ones. */
export function strewn(shape: readonly Point[], how: Strewing, keep: readonly Box[], next: Chance): Point[] {
  const bounds = boundsOf(shape);
  const [x0, y0, x1, y1] = bounds;
  const near = keep.filter((box) => overlap(box, bounds));
  const found: Point[] = [];
  for (let dart = 0; dart < how.most * 30 && found.length < how.most; dart++) {
    const p: Point = [x0 + next() * (x1 - x0), y0 + next() * (y1 - y0)];
    if (near.some((box) => holds(box, p)) || isCrowded(p, found, how.gap)) continue;
    if (inside(p, shape) && distanceTo(p, shape) >= how.edge) found.push(p);
  }
  return found.sort((a, b) => a[1] - b[1]);
}

/** Seen from the side, things may stand closer behind each other than beside each other. */
function isCrowded(p: Point, others: readonly Point[], gap: number): boolean {
  return others.some((q) => Math.hypot(q[0] - p[0], (q[1] - p[1]) * 1.35) < gap);
}

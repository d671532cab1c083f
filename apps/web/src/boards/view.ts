import type { Box, Point } from '../draw/geometry.js';

/** What of a map is in view: the point of the map in the upper left corner, and pixels per unit. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}
/** Pixels per unit, at least and at most. */
export type Scales = readonly [least: number, most: number];

/** The view that shows a box as large as the window allows, in its middle. */
export function fitted([x0, y0, x1, y1]: Box, { width, height }: Size, [least, most]: Scales): View {
  const k = Math.min(most, Math.max(least, Math.min(width / (x1 - x0), height / (y1 - y0))));
  return { x: (x0 + x1 - width / k) / 2, y: (y0 + y1 - height / k) / 2, k };
}

/** Nearer or farther, with what lies under a point of the window staying there. */
export function zoomed(view: View, factor: number, [px, py]: Point, [least, most]: Scales): View {
  const k = Math.min(most, Math.max(least, view.k * factor));
  return { x: view.x + px / view.k - px / k, y: view.y + py / view.k - py / k, k };
}

export function panned(view: View, [dx, dy]: Point): View {
  return { ...view, x: view.x - dx / view.k, y: view.y - dy / view.k };
}

/** A view that does not leave the painted world. */
export function clamped(view: View, { width, height }: Size, [x0, y0, x1, y1]: Box): View {
  const [w, h] = [width / view.k, height / view.k];
  return { k: view.k, x: within(view.x, x0, x1 - w), y: within(view.y, y0, y1 - h) };
}

/** A view in which a box can be seen, moved no farther than needed. */
export function revealing(view: View, { width, height }: Size, [x0, y0, x1, y1]: Box): View {
  const [w, h] = [width / view.k, height / view.k];
  return { k: view.k, x: nearest(view.x, x0, x1, w), y: nearest(view.y, y0, y1, h) };
}

/** More points than these are everywhere, and none of them is searched for. */
const MANY = 60;

/**
 * Of points that one window cannot show at this scale, as many as it can; in doubt those in the middle. Who looks at
 * half as many already goes on looking there.
 */
export function crowd(points: readonly Point[], size: Size, k: number, margin: number, now?: View): readonly Point[] {
  const [w, h] = [size.width / k - 2 * margin, size.height / k - 2 * margin];
  const box = boxAround(points, 0);
  if (points.length > MANY || !box || (box[2] - box[0] <= w && box[3] - box[1] <= h)) return points;
  const centre: Point = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
  const isBetter = (a: readonly Point[], b: readonly Point[]) =>
    a.length > b.length || (a.length === b.length && farness(a, centre) < farness(b, centre));
  let best: readonly Point[] = points.slice(0, 1);
  for (const [x] of points)
    for (const [, y] of points) {
      const seen = inside(points, [x, y, x + w, y + h]);
      if (isBetter(seen, best)) best = seen;
    }
  const here = now ? inside(points, [now.x, now.y, now.x + size.width / now.k, now.y + size.height / now.k]) : [];
  return here.length * 2 >= best.length && here.length > 0 ? here : best;
}

function inside(points: readonly Point[], [x0, y0, x1, y1]: Box): readonly Point[] {
  return points.filter(([x, y]) => x >= x0 && x <= x1 && y >= y0 && y <= y1);
}

function farness(points: readonly Point[], [x, y]: Point): number {
  return points.reduce((sum, p) => sum + Math.hypot(p[0] - x, p[1] - y), 0);
}

export function boxAround(points: readonly Point[], margin: number): Box | null {
  if (points.length === 0) return null;
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
  return [Math.min(...xs) - margin, Math.min(...ys) - margin, Math.max(...xs) + margin, Math.max(...ys) + margin];
}

function within(n: number, low: number, high: number): number {
  return high < low ? (low + high) / 2 : Math.min(high, Math.max(low, n));
}

function nearest(from: number, low: number, high: number, room: number): number {
  if (high - low > room) return (low + high - room) / 2;
  return Math.min(low, Math.max(high - room, from));
}

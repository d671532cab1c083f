import type { Point } from '@questhall/boards';

export type { Point };
/** Left, top, right, bottom. */
export type Box = readonly [x0: number, y0: number, x1: number, y1: number];

/** A tenth of a unit is finer than any screen shows. */
export function round(n: number): number {
  return Math.round(n * 10) / 10;
}

/** The name of a corner: corners that round to the same are the same. */
export function cornerKey(p: Point): string {
  return `${round(p[0])},${round(p[1])}`;
}

/** An SVG path through points. */
export function line(points: readonly Point[]): string {
  return `M${points.map((p) => `${round(p[0])} ${round(p[1])}`).join('L')}`;
}

export function loop(points: readonly Point[]): string {
  return `${line(points)}Z`;
}

export function loops(list: readonly (readonly Point[])[]): string {
  return list.map(loop).join('');
}

/** Corners cut, `times` times (Chaikin). The ends of an open line stay. */
export function smoothed(points: readonly Point[], times: number, closed = false): Point[] {
  let now = points.slice();
  for (let k = 0; k < times; k++) now = cutCorners(now, closed);
  return now;
}

function cutCorners(points: readonly Point[], closed: boolean): Point[] {
  const n = points.length;
  const cut: Point[] = closed ? [] : [points[0]];
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b] = [points[i], points[(i + 1) % n]];
    cut.push(between(a, b, 0.25), between(a, b, 0.75));
  }
  if (!closed) cut.push(points[n - 1]);
  return cut;
}

export function between(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** How far a point is from the outline of a polygon. Asked a hundred thousand times: no garbage, no iterators. */
export function distanceTo(p: Point, polygon: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  let a = polygon[polygon.length - 1];
  for (let i = 0; i < polygon.length; i++) {
    const b = polygon[i];
    const vx = b[0] - a[0];
    const vy = b[1] - a[1];
    const along = ((p[0] - a[0]) * vx + (p[1] - a[1]) * vy) / (vx * vx + vy * vy || 1);
    const t = Math.max(0, Math.min(1, along));
    const dx = p[0] - a[0] - t * vx;
    const dy = p[1] - a[1] - t * vy;
    if (dx * dx + dy * dy < least) least = dx * dx + dy * dy;
    a = b;
  }
  return Math.sqrt(least);
}

/** Whether a point lies in a polygon. */
export function inside(p: Point, polygon: readonly Point[]): boolean {
  let within = false;
  let a = polygon[polygon.length - 1];
  for (let i = 0; i < polygon.length; i++) {
    const b = polygon[i];
    if (b[1] > p[1] !== a[1] > p[1] && p[0] < ((a[0] - b[0]) * (p[1] - b[1])) / (a[1] - b[1]) + b[0]) within = !within;
    a = b;
  }
  return within;
}

/** An outline of fewer points, for questions that need no fine answer. */
export function coarse(polygon: readonly Point[], every: number): Point[] {
  return polygon.filter((_, i) => i % every === 0);
}

export function boundsOf(points: readonly Point[]): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    x0 = Math.min(x0, x);
    y0 = Math.min(y0, y);
    x1 = Math.max(x1, x);
    y1 = Math.max(y1, y);
  }
  return [x0, y0, x1, y1];
}

export function overlap(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

export function holds(box: Box, p: Point): boolean {
  return p[0] > box[0] && p[0] < box[2] && p[1] > box[1] && p[1] < box[3];
}

/** A point of a curve with one handle, as lettering is set on. */
export function onCurve([a, b, c]: readonly [Point, Point, Point], t: number): Point {
  return between(between(a, b, t), between(b, c, t), t);
}

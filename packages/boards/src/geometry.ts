/** A place on the canvas: x to the right, y downwards. */
export type Point = readonly [x: number, y: number];

/** A closed outline; the last point joins the first. */
export type Polygon = readonly Point[];

/** A straight stretch between two places. */
export type Segment = readonly [Point, Point];

/** Two points nearer than this are the same point; map files are drawn to a tenth. */
const CLOSE = 0.05;

/** The centre of gravity of a polygon's area. */
export function centre(polygon: Polygon): Point {
  let x = 0;
  let y = 0;
  let twice = 0;
  for (const [[ax, ay], [bx, by]] of edges(polygon)) {
    const cross = ax * by - bx * ay;
    twice += cross;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
  }
  if (twice === 0)
    throw new Error(`a polygon of ${polygon.length} points without area; expected three or more corners`);
  return [x / (3 * twice), y / (3 * twice)];
}

/** The edges of a polygon in its own order, the closing one last. */
export function edges(polygon: Polygon): Segment[] {
  return polygon.map((corner, i) => [corner, polygon[(i + 1) % polygon.length]]);
}

/** Whether a point lies inside a polygon. */
export function contains(polygon: Polygon, [x, y]: Point): boolean {
  let inside = false;
  for (const [[ax, ay], [bx, by]] of edges(polygon)) {
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  }
  return inside;
}

/** Degrees clockwise from north, 0 up to 360, in which one point sees another. */
export function bearing([ax, ay]: Point, [bx, by]: Point): number {
  const degrees = (Math.atan2(bx - ax, ay - by) * 180) / Math.PI;
  return degrees < 0 ? degrees + 360 : degrees;
}

/** The stretches two outlines have in common, in the order of the first; meeting in a mere point is none. */
export function sharedEdges(a: Polygon, b: Polygon): Segment[] {
  const shared: Segment[] = [];
  for (const one of edges(a)) {
    for (const other of edges(b)) {
      const stretch = overlap(one, other);
      if (stretch) shared.push(stretch);
    }
  }
  return shared;
}

/** Whether two outlines share some stretch of border, so that the spaces they bound are adjacent. */
export function polygonsTouch(a: Polygon, b: Polygon): boolean {
  return sharedEdges(a, b).length > 0;
}

/** The part of the first segment that the second runs along, or null. */
function overlap([p, q]: Segment, [r, s]: Segment): Segment | null {
  const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
  const length = Math.hypot(dx, dy);
  const aside = ([x, y]: Point) => Math.abs((x - p[0]) * dy - (y - p[1]) * dx) / length;
  if (length < CLOSE || aside(r) > CLOSE || aside(s) > CLOSE) return null;
  const along = ([x, y]: Point) => ((x - p[0]) * dx + (y - p[1]) * dy) / length;
  const from = Math.max(0, Math.min(along(r), along(s)));
  const to = Math.min(length, Math.max(along(r), along(s)));
  const at = (far: number): Point => [p[0] + (dx * far) / length, p[1] + (dy * far) / length];
  return to - from > CLOSE ? [at(from), at(to)] : null;
}

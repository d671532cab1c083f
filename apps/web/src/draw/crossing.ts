import { distance, type Point } from './geometry.js';
import type { Picture } from './ground.js';

/** Where a bridge crosses a river, turned so that it joins the middles of two cells. */
export function crossing(drawn: Picture, river: string, ends: readonly [string, string], at: Point) {
  const [a, b] = ends.map((id) => cellAt(drawn, id)) as [Point, Point];
  const near = drawn.warp(at);
  const run = drawn.rivers.get(river) ?? [near];
  const nearest = run.reduce((best, p) => (distance(p, near) < distance(best, near) ? p : best));
  return { at: nearest, degrees: (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI };
}

function cellAt(drawn: Picture, id: string): Point {
  const cell = drawn.cells.get(id);
  if (!cell) throw new Error(`no cell ${id} on the sheet ${drawn.sheet.id}`);
  return cell.at;
}

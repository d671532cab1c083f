import {
  type Box,
  between,
  cornerKey,
  distance,
  distanceTo,
  inside,
  line,
  loop,
  type Point,
  round,
  smoothed,
} from './geometry.js';
import { d, type Markup, use } from './markup.js';
import type { Cell, Mesh } from './mesh.js';
import { chance, hash, noise } from './random.js';

/** Water-lining: ever wider strokes of coasts by name, each a hair of ink and then sea again, drawn under the land. */
export function waterLining(coasts: readonly string[], reaches: readonly number[], sea: string): Markup {
  const outward = reaches.length + 0.5;
  return reaches
    .map((reach, i) => {
      const fading = round(0.85 * (1 - i / outward) * 10) / 10;
      const all = (how: string) => coasts.map((coast) => use(coast, how)).join('');
      return (
        all(`class="sea-line round" stroke-opacity="${fading}" stroke-width="${reach * 2}"`) +
        all(`class="round" fill="none" stroke="${sea}" stroke-width="${reach * 2 - 1.5}"`)
      );
    })
    .reverse()
    .join('');
}

/** Little waves on the open sea. */
export function waves(world: Box, land: readonly (readonly Point[])[], seed: string): Markup {
  const next = chance(`${seed}waves`);
  const [x0, y0, x1, y1] = world;
  let ticks = '';
  for (let i = 0; i < ((x1 - x0) * (y1 - y0)) / 9700; i++) {
    const p: Point = [x0 + next() * (x1 - x0), y0 + next() * (y1 - y0)];
    if (land.some((shore) => inside(p, shore) || distanceTo(p, shore) < 44)) continue;
    ticks += d`M${p[0]} ${p[1]}q4-4 8 0t8 0`;
  }
  return `<path d="${ticks}" class="sea-line" stroke-opacity=".4" stroke-linecap="round"/>`;
}

/** Rhumb lines from the compass. */
export function rhumbs([x, y]: Point, reach: number): Markup {
  let rays = '';
  for (let i = 0; i < 16; i++) {
    const angle = (i * Math.PI) / 8;
    rays += d`M${x} ${y}l${Math.cos(angle) * reach} ${Math.sin(angle) * reach}`;
  }
  return `<path d="${rays}" class="sea-line" stroke-opacity=".16"/>`;
}

/** Outlines of small islands, for the water-lining and for themselves. */
export function islets(places: readonly Point[], seed: string): string {
  const next = chance(`${seed}islets`);
  return places
    .map(([x, y]) => {
      const size = 4 + next() * 5;
      const shore = Array.from({ length: 9 }, (_, i): Point => {
        const [angle, reach] = [(i / 9) * 2 * Math.PI, size * (0.65 + next() * 0.6)];
        return [x + Math.cos(angle) * reach * 1.3, y + Math.sin(angle) * reach * 0.8];
      });
      return loop(smoothed(shore, 1, true));
    })
    .join('');
}

/** The drawn line of a river from mouth to source, along the very edges that it parts. */
export function riverRun<C extends Cell>(mesh: Mesh<C>, course: readonly Point[]): Point[] {
  const points: Point[] = [];
  for (let i = 0; i + 1 < course.length; i++) {
    const [a, b] = [course[i], course[i + 1]];
    const whole = mesh.run(a, b);
    const half = whole.length > 2 ? null : halfEdge(mesh, a, b);
    points.push(...(half ?? whole.slice(0, -1)));
  }
  return points;
}

/** The first half of the edge that begins at `a` and has its middle near `b`. */
function halfEdge<C extends Cell>(mesh: Mesh<C>, a: Point, b: Point): readonly Point[] | null {
  for (const { ends } of mesh.edges.values()) {
    if (distance(between(ends[0], ends[1], 0.5), b) > 1.5) continue;
    const other = ends.find((end) => cornerKey(end) !== cornerKey(a));
    if (!other || !ends.some((end) => cornerKey(end) === cornerKey(a))) continue;
    const run = mesh.run(a, other);
    return run.slice(0, Math.ceil(run.length * 0.52));
  }
  return null;
}

/** A river as a filled ribbon, thin at the source and broad at the mouth, and its middle line. */
export function ribbon(run: readonly Point[], widths: readonly [number, number], seed: string) {
  const points = smoothed(run, 2);
  const [west, east]: Point[][] = [[], []];
  points.forEach((p, i) => {
    const [a, b] = [points[Math.max(0, i - 1)], points[Math.min(points.length - 1, i + 1)]];
    const length = distance(a, b) || 1;
    const fromMouth = 1 - i / (points.length - 1);
    const wide = widths[0] + (widths[1] - widths[0]) * fromMouth ** 0.8;
    const reach = (wide / 2) * (1 + 0.22 * noise((points.length - i) / 5, 3, hash(seed) % 99));
    const [nx, ny] = [((b[1] - a[1]) / length) * reach, ((b[0] - a[0]) / length) * reach];
    west.push([p[0] - nx, p[1] + ny]);
    east.push([p[0] + nx, p[1] - ny]);
  });
  return { banks: loop([...west, ...east.reverse()]), middle: line(points) };
}

import { line, type Point, smoothed } from './geometry.js';
import type { Markup } from './markup.js';
import type { Road } from './sheet.js';

/** Pairs of neighbours joined into long runs, so that a road is drawn as one curve and not stone by stone. */
export function runs(pairs: readonly (readonly [string, string])[]): string[][] {
  const left = new Map<string, Set<string>>();
  for (const [a, b] of pairs) {
    left.set(a, (left.get(a) ?? new Set()).add(b));
    left.set(b, (left.get(b) ?? new Set()).add(a));
  }
  const ends = [...left.keys()].filter((id) => left.get(id)!.size !== 2);
  const found: string[][] = [];
  for (const start of [...ends, ...left.keys()]) {
    while (left.get(start)!.size > 0) found.push(walk(start, left, ends));
  }
  return found;
}

/** From a start along pairs not yet used, up to the next end or crossing. */
function walk(start: string, left: Map<string, Set<string>>, ends: readonly string[]): string[] {
  const run = [start];
  let here = start;
  do {
    const [next] = left.get(here)!;
    if (next === undefined) break;
    left.get(here)!.delete(next);
    left.get(next)!.delete(here);
    run.push(next);
    here = next;
  } while (!ends.includes(here));
  return run;
}

/** Roads with a dark casing under cream, trails dashed. */
export function roadworks(roads: readonly Road[], at: (id: string) => Point): Markup {
  const path = (kind: Road['kind']) =>
    roads
      .filter((road) => road.kind === kind)
      .map((road) => line(smoothed(road.through.map(at), 2)))
      .join('');
  const [road, trail] = [path('road'), path('trail')];
  return (
    (trail && `<path d="${trail}" class="ink" stroke-width="1.100" stroke-dasharray="4 3" stroke-opacity=".8"/>`) +
    (road &&
      `<path d="${road}" class="ink" stroke-width="2.700"/><path d="${road}" class="cream" stroke-width="1.600"/>`)
  );
}

import { LAND_IDS, type Layout, SPOTS, TILES } from '@questhall/wizards';
import { cornerKey, line, type Point } from '../../../draw/geometry.js';
import type { Picture } from '../../../draw/ground.js';
import type { Markup } from '../../../draw/markup.js';

/** Hexsides that cannot be crossed on foot: stone walls, and the gorge of Longrift. */
export function walls(drawn: Pick<Picture, 'cells'>, layout: Layout): Markup {
  let [stone, gorge] = ['', ''];
  TILES.forEach((tile, t) => {
    if (layout.at[t] < 0) return;
    for (const wall of tile.walls) {
      const [a, b] = wall.split(' ').map((spot) => shapeOf(drawn, LAND_IDS[t * SPOTS.length + SPOTS.indexOf(spot)]));
      const path = line(common(a, b));
      if (tile.gorge) gorge += path;
      else stone += path;
    }
  });
  return (
    `<path d="${gorge}" class="gorge-edge"/><path d="${gorge}" class="gorge"/>` +
    `<path d="${stone}" class="wall-edge"/><path d="${stone}" class="wall-top"/><path d="${stone}" class="wall-stones"/>`
  );
}

function shapeOf(drawn: Pick<Picture, 'cells'>, id: string): readonly Point[] {
  return drawn.cells.get(id)?.shape ?? [];
}

/** The stretch that two outlines share. */
export function common(a: readonly Point[], b: readonly Point[]): Point[] {
  const there = new Set(b.map(cornerKey));
  const isShared = a.map((p) => there.has(cornerKey(p)));
  // An outline begins anywhere: the stretch begins where what comes before it is not shared.
  const start = isShared.findIndex((shared, i) => shared && !isShared[(i + a.length - 1) % a.length]);
  if (start < 0) return [];
  const found: Point[] = [];
  for (let i = start; isShared[i % a.length] && found.length < a.length; i++) found.push(a[i % a.length]);
  return found;
}

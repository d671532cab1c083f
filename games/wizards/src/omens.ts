import { type Board, stands, tileAt } from './board.js';
import { cellOfMark, isDone } from './held.js';
import { groupOf, LAIR, TILES, type TileId } from './tiles.js';

/** W 12.131a, W 12.131b Common tiles first, then Elven, then Magic. W 12.5 Never the Lair. */
export function nextType(b: Board): TileId[] {
  for (let group = 0; group < 3; group++) {
    const left = TILES.flatMap((_, tile) =>
      groupOf(tile) === group && stands(b, tile) && tile !== LAIR ? [tile] : [],
    );
    if (left.length > 0) return left;
  }
  return [];
}

/** W 12.132a Demon markers and Task markers on a tile. */
export function markersOn(b: Board, tile: TileId): number {
  let n = 0;
  for (const cell of b.demons) if (tileAt(b, cell) === tile) n += 1;
  for (const tasks of b.tasks)
    for (const held of tasks)
      for (const m of held.marks) if (!isDone(m) && cellOfMark(m) >= 0 && tileAt(b, cellOfMark(m)) === tile) n += 1;
  return n;
}

import { BARE, GRID, laid } from '@questhall/wizards';
import { landAlone } from '../../../draw/ground.js';
import type { Markup } from '../../../draw/markup.js';
import { landSheet } from '../sheet.js';
import { CENTRES, RADIUS } from './hexes.js';
import { walls } from './walls.js';

/** Somewhere in the middle of the board, where a whole tile has room. */
export const MIDDLE = 16 * GRID.columns + 20;
/** What a window onto one tile shows. */
export const TILE_BOX = boxOf(RADIUS * 4.5);

const painted = new Map<string, Markup>();

/** A tile alone, as it will look once it lies, its centre in the middle; face down it is an island in the mist. */
export function tileAlone(tile: number, turn: number, scope: string): Markup {
  const key = `${scope}-${tile}-${turn}`;
  const known = painted.get(key);
  if (known) return known;
  const layout = laid(BARE, Math.max(0, tile), MIDDLE, turn);
  const phase = tile < 0 ? 'blind' : 'days';
  const drawn = landAlone({ ...landSheet({ layout, phase }), id: `tile-${key}`, names: [] });
  const markup = `${drawn.ground}${tile < 0 ? '' : walls(drawn, layout)}`;
  painted.set(key, markup);
  return markup;
}

function boxOf(half: number): string {
  const [x, y] = CENTRES[MIDDLE];
  return `${x - half} ${y - half} ${half * 2} ${half * 2}`;
}

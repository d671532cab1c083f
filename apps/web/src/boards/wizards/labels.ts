import type { Choice } from '@questhall/kernel';
import {
  type Cell,
  cellId,
  dotsOf,
  isStone,
  landAt,
  placeWords,
  TERRAIN,
  TERRAINS,
  TILES,
  tileOf,
  type View,
} from '@questhall/wizards';
import type { Piece } from './scene.js';

/** A space in full: its name, its ground, its tile, whether it is lost, and what is there. */
export function spaceLabel(view: View, cell: Cell, here: readonly Piece[]): string {
  return [nameOfCell(view, cell), groundWords(view, cell), ...here.map(({ name }) => name)].filter(Boolean).join(', ');
}

export function nameOfCell(view: View, cell: Cell): string {
  if (isHidden(view, cell)) return 'a tile face down';
  return placeWords(cellId(view.layout, cell));
}

/** Nobody knows which tile lies where until all are turned up. */
function isHidden(view: View, cell: Cell): boolean {
  return view.phase === 'blind' && landAt(view, cell) >= 0;
}

/** What ground it is, and of which tile. */
export function groundWords(view: View, cell: Cell): string {
  const space = landAt(view, cell);
  if (space < 0) return 'water';
  if (isHidden(view, cell)) return '';
  const tile = tileOf(space);
  const ground = isStone(space) ? `stone ${dotsOf(space)}` : TERRAINS[TERRAIN[space]];
  const lost = view.fallen[tile] ? ', lost to Evil' : '';
  const name = nameOfCell(view, cell);
  return name.startsWith(TILES[tile].name) ? `${ground}${lost}` : `${ground} in ${TILES[tile].name}${lost}`;
}

/** What a choice costs, in points; null where it costs none. */
export function costOf(choices: readonly Choice[]): string | null {
  for (const { tells } of choices) {
    if (tells?.key === 'cost') return costWords(Number(tells.args?.n));
    if (tells?.key === 'cost.all') return 'all';
  }
  return null;
}

/** Half points are written as such. */
function costWords(n: number): string {
  const whole = Math.floor(n);
  return n === whole ? String(whole) : `${whole || ''}½`;
}

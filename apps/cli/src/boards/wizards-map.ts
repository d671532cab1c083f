import { columnOf, rowOf } from '@questhall/boards';
import {
  atlasOf,
  CELLS,
  type Cell,
  COLUMNS,
  cellOf,
  GRID,
  landAt,
  PLAINS,
  ROWS,
  SPOTS,
  SPOTS_EACH,
  spaceOf,
  TERRAIN,
  TILES,
  type TileId,
  tileOf,
} from '@questhall/wizards';
import { padTo } from '../play/paint.js';
import { groundSign, markOf, type Scene, whose } from './wizards-pieces.js';

/** Tiles are called by letters on the chart. */
export const letterOf = (tile: TileId): string => String.fromCharCode(97 + tile);

const MARGIN = 3;

/** The whole chart, a sign a space and a line a row, with columns and rows numbered as the names of the sea are. */
export function chart(scene: Scene): string[] {
  if (scene.lit.size === 0 && scene.view.layout.at.every((cell) => cell < 0)) return [];
  const [left, top, right, bottom] = frame(scene);
  const pitch = MARGIN + (right - left + 1) * 2 <= scene.drawing.width ? 2 : 1;
  const letters = tileLetters(scene);
  const columns = span(left, right);
  const rows = span(top, bottom).map((row) => {
    const signs = columns.map((column) => sign(scene, row * COLUMNS + column, pitch, letters));
    return `${String(row).padStart(MARGIN - 1)} ${signs.join('')}`.trimEnd();
  });
  return [ruler(columns, pitch), ...shortened(rows), ''];
}

/** Without the empty sea at its end, of which only the last row is numbered. */
function shortened(rows: readonly string[]): string[] {
  const full = rows.findLastIndex((row) => row.length > MARGIN) + 1;
  const rest = rows.length - full;
  return rest < 3 ? [...rows] : [...rows.slice(0, full), `${' '.repeat(MARGIN - 1)} …`, rows[rows.length - 1]];
}

function span(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

/** The part of the sea that matters: where land lies, where anything is and what is offered; while tiles are laid, all. */
function frame({ lit, pieces, view }: Scene): [left: number, top: number, right: number, bottom: number] {
  if (view.layout.at.some((cell, tile) => cell < 0 && !view.fallen[tile])) return [1, 1, COLUMNS - 2, ROWS - 2];
  const cells = [...lit, ...pieces.keys()];
  for (let cell = 0; cell < CELLS; cell++) if (landAt(view, cell) >= 0) cells.push(cell);
  const columns = cells.map((cell) => columnOf(GRID, cell));
  const rows = cells.map((cell) => rowOf(GRID, cell));
  return [Math.min(...columns), Math.min(...rows), Math.max(...columns), Math.max(...rows)];
}

/** The spots of a tile from its centre outwards. */
const OUTWARDS = ['centre', 'c', 'b', 'a'].flatMap((ring) =>
  SPOTS.flatMap((spot, i) => (spot.replace(/\d/, '') === ring ? [i] : [])),
);

/** Where the letter of each tile stands: as near to its centre as there is plain ground with nothing on it. */
function tileLetters({ lit, pieces, view }: Scene): Map<Cell, string> {
  const letters = new Map<Cell, string>();
  if (view.phase === 'blind') return letters;
  TILES.forEach((_, tile) => {
    if (view.layout.at[tile] < 0) return;
    const spaces = OUTWARDS.map((spot) => spaceOf(tile, spot));
    const isFree = (cell: Cell) => !pieces.has(cell) && !lit.has(cell);
    const found = spaces.find((space) => TERRAIN[space] === PLAINS && isFree(cellOf(view, space))) ?? spaces[0];
    letters.set(cellOf(view, found), letterOf(tile));
  });
  return letters;
}

function sign(scene: Scene, cell: Cell, pitch: number, letters: ReadonlyMap<Cell, string>): string {
  const space = landAt(scene.view, cell);
  const ground = space < 0 ? ' ' : groundSign(scene.view, space);
  const piece = scene.pieces.get(cell)?.[0].sign;
  if (pitch === 2) return markOf(scene, cell) + (piece ?? letters.get(cell) ?? ground);
  return piece ?? (scene.lit.has(cell) ? '>' : (letters.get(cell) ?? ground));
}

/** Every so many columns its number, ending over its column. */
function ruler(columns: readonly number[], pitch: number): string {
  const every = pitch === 2 ? 2 : 5;
  return columns.reduce((line, column, i) => {
    const end = MARGIN + (i + 1) * pitch;
    return column % every === 0 ? line.padEnd(end - String(column).length) + column : line;
  }, '');
}

const WIDE = 6;
const TALL = 8;

/** The spaces round whoever looks, as they border each other: their codes, their ground, and what is there. */
export function closeUp(scene: Scene): string[] {
  const { view, drawing } = scene;
  const middle = view.at[whose(view)] ?? -1;
  if (middle < 0) return [];
  const far = Math.floor((Math.floor((drawing.width - WIDE + 1) / WIDE) - 1) / 2);
  const [column, height] = [columnOf(GRID, middle), heightOf(middle)];
  const columns = span(Math.max(0, column - far), Math.min(COLUMNS - 1, column + far));
  const lines = span(height - TALL, height + TALL).map((y) => {
    const cells = columns.map((x) => (y - lower(x)) / 2).map((row, i) => ({ row, x: columns[i] }));
    const here = cells.filter(({ row }) => Number.isInteger(row) && row >= 0 && row < ROWS);
    return here.reduce(
      (line, { row, x }) => put(line, (x - columns[0]) * WIDE, spaceText(scene, row * COLUMNS + x)),
      '',
    );
  });
  return trimmed(lines.map((line) => line.trimEnd()));
}

/** In half rows from the top: of two columns that touch, one lies half a space lower. */
function heightOf(cell: Cell): number {
  return rowOf(GRID, cell) * 2 + lower(columnOf(GRID, cell));
}

function lower(column: number): number {
  return column % 2 === 0 ? 1 : 0;
}

function put(line: string, at: number, text: string): string {
  return text === '' ? line : padTo(line, at) + text;
}

/** `>ac3^B`: offered, space C3 of tile a, a mountain, B is there. */
function spaceText(scene: Scene, cell: Cell): string {
  const { pieces, view } = scene;
  const space = atlasOf(view.layout).land[cell];
  const signs = (pieces.get(cell) ?? []).slice(0, WIDE - 1).map(({ sign }) => sign);
  const mark = markOf(scene, cell);
  if (space >= 0) return `${mark}${codeOf(space)}${groundSign(view, space)}${signs.join('')}`;
  if (mark === ' ' && signs.length === 0) return '';
  return `${mark}${columnOf(GRID, cell)}-${rowOf(GRID, cell)}${signs.join('')}`;
}

/** A space on the chart: `ac3` is C3 of tile a, `a0` its centre. */
export function codeOf(space: number): string {
  const spot = SPOTS[space % SPOTS_EACH];
  return `${letterOf(tileOf(space))}${spot === 'centre' ? '0' : spot}`;
}

function trimmed(lines: readonly string[]): string[] {
  const full = lines.map((line, i) => (line === '' ? -1 : i)).filter((i) => i >= 0);
  return lines.slice(full[0] ?? 0, (full.at(-1) ?? -1) + 1);
}

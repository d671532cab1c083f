import type { Table } from '@questhall/kernel';
import { type Board, cellOf, stands } from './board.js';
import type { Cell } from './map.js';
import type { Listing } from './task-card.js';
import {
  groupOf,
  HIGH_HOLLOW,
  isStone,
  LAIR,
  SACRED_CIRCLE,
  STAR_CREST,
  spaceOf,
  TILES,
  type TileId,
} from './tiles.js';

type T = Table<Board>;

/** Two dice of which only the higher is read, as on every table of encounters. */
export function higher(t: T, stream: string): number {
  return Math.max(t.d6(stream), t.d6(stream));
}

/** 4.1 Which types a listing lets the white die choose among, from low to high. */
export const LISTED: Readonly<Record<Exclude<Listing, 'specific'>, readonly number[]>> = {
  // W 4.1.COMMON, W 4.1.ELVEN, W 4.1.MAGIC The red die alone.
  common: [0],
  elven: [1],
  magic: [2],
  // W 4.1.COMMON-OR-ELVEN, W 4.1.COMMON-OR-MAGIC, W 4.1.ELVEN-OR-MAGIC Three faces of the white die each.
  'common-or-elven': [0, 1],
  'common-or-magic': [0, 2],
  'elven-or-magic': [1, 2],
  // W 4.1.RANDOM Two faces each.
  random: [0, 1, 2],
};

/** Whether any tile that a listing can name still stands. */
export function canList(b: Board, listing: Exclude<Listing, 'specific'>, excluded: readonly TileId[] = []): boolean {
  return TILES.some(
    (_, tile) => stands(b, tile) && LISTED[listing].includes(groupOf(tile)) && !excluded.includes(tile),
  );
}

/** 4.1 A territory by dice: white for its type where there is a choice, red for its number. */
export function rollTile(t: T, listing: Exclude<Listing, 'specific'>, excluded: readonly TileId[] = []): TileId {
  const groups = LISTED[listing];
  if (!canList(t.board, listing, excluded)) return t.broken(`no ${listing} territory stands`);
  for (;;) {
    // W 4.1.COMMON, W 4.1.ELVEN, W 4.1.MAGIC No white die. W 4.1.COMMON-OR-ELVEN, W 4.1.COMMON-OR-MAGIC,
    // W 4.1.ELVEN-OR-MAGIC Three faces for each type. W 4.1.RANDOM Two.
    // W 4.1a White for the type. W 4.1b Red for the number.
    const group = groups.length === 1 ? groups[0] : groups[Math.floor(((t.d6('place') - 1) * groups.length) / 6)];
    // W C.COMMON.I, W C.COMMON.II, W C.COMMON.III, W C.COMMON.IV, W C.COMMON.V, W C.COMMON.VI
    // W C.ELVEN.I, W C.ELVEN.II, W C.ELVEN.III, W C.ELVEN.IV, W C.ELVEN.V, W C.ELVEN.VI
    // W C.MAGIC.I, W C.MAGIC.II, W C.MAGIC.III, W C.MAGIC.IV, W C.MAGIC.V, W C.MAGIC.VI
    const tile = group * 6 + t.d6('place') - 1;
    // W 12.45 A fallen territory is rolled again.
    if (stands(t.board, tile) && !excluded.includes(tile)) return tile;
  }
}

/** W 4.2 A space of a territory by dice. */
export function rollSpot(t: T, tile: TileId): Cell {
  // W 4.211 White 1-2 A, 3-4 B, 5-6 C. W 4.212 Red the number. W 4.21 The centre is never rolled.
  const letter = Math.floor((t.d6('place') - 1) / 2);
  return cellOf(t.board, spaceOf(tile, 1 + letter * 6 + t.d6('place') - 1));
}

/** W 4 First the territory, then the space. */
export function rollSpace(t: T, listing: Exclude<Listing, 'specific'>): Cell {
  return rollSpot(t, rollTile(t, listing));
}

/** W R27 A stone of the Sacred Circle: rolled until one comes up. */
export function rollStone(t: T): Cell {
  for (;;) {
    const letter = Math.floor((t.d6('place') - 1) / 2);
    const space = spaceOf(SACRED_CIRCLE, 1 + letter * 6 + t.d6('place') - 1);
    if (isStone(space)) return cellOf(t.board, space);
  }
}

/** Where a transport leads: a cell, or one of these. */
export type Place = number;
export const TO_TILE = 2000;
export const TO_RANDOM: Place = 3000;
export const TO_STONE: Place = 4000;
export const TO_SPACE = 5000;
export const toTile = (tile: TileId): Place => TO_TILE + tile;
export const toSpace = (space: number): Place => TO_SPACE + space;
export const TO_LAIR: Place = toTile(LAIR);

/** Find the cell a transport leads to; -1 if it does not happen. */
export function findPlace(t: T, seat: number, place: Place): Cell {
  const { board } = t;
  if (place >= TO_SPACE) return findSpace(t, seat, place - TO_SPACE);
  if (place < TO_TILE) return place;
  for (;;) {
    const cell = rollPlace(t, place);
    if (!isShutTo(board, seat, cell)) return cell;
  }
}

function rollPlace(t: T, place: Place): Cell {
  if (place === TO_RANDOM) return rollSpace(t, 'random');
  if (place === TO_STONE) return rollStone(t);
  const tile = place - TO_TILE;
  // W 12.41c A fallen territory is never reached; the Lair is.
  return rollSpot(t, stands(t.board, tile) ? tile : LAIR);
}

function findSpace(t: T, seat: number, space: number): Cell {
  const { board } = t;
  // W R22 The transport does not happen.
  if (board.bound[seat] && (space === STAR_CREST || space === HIGH_HOLLOW)) return -1;
  // W 12.41c
  return stands(board, Math.floor(space / 19)) ? cellOf(board, space) : rollSpot(t, LAIR);
}

/** W R59, W 7.3051g The Dragonbound cannot come to the Star Crest or High Hollow, and roll again. */
export function isShutTo(b: Board, seat: number, cell: Cell): boolean {
  return b.bound[seat] && (cell === cellOf(b, STAR_CREST) || cell === cellOf(b, HIGH_HOLLOW));
}

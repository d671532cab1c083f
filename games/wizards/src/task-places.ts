import type { Seat } from '@questhall/kernel';
import { type Board, cellOf, stands, tileAt } from './board.js';
import { canList } from './dice.js';
import { cellOfMark, type Held, stepOfMark } from './held.js';
import { AROUND, atlasOf, CELLS, type Cell, distance, ON_BOARD } from './map.js';
import { HOME, PEOPLE, SORCERERS, SORCERY } from './people.js';
import type { Site, TaskStep } from './task-card.js';
import { TASKS } from './tasks.js';
import {
  ABBEY,
  COTTAGE_CENTRE,
  GROUPS,
  groupOf,
  HIGH_HOLLOW,
  isDwelling,
  isStone,
  isTown,
  MOUNTAIN,
  PLAINS,
  SPOTS,
  STAR_CREST,
  spaceOf,
  TERRAIN,
  TILES,
  type TileId,
  tileNamed,
  tileOf,
  WOODS,
} from './tiles.js';

/** Whether a space is one of these places. */
function isAt(space: number, sites: readonly Site[]): boolean {
  return sites.some((site) => {
    switch (site) {
      case 'common-town':
        return isTown(space);
      case 'elven-dwelling':
        return isDwelling(space);
      case 'shrineheart-abbey':
        return space === ABBEY;
      case 'star-crest':
        return space === STAR_CREST;
      case 'high-hollow':
        return space === HIGH_HOLLOW;
      case 'centre':
        return space % SPOTS.length === 0;
      case 'sacred-circle-stone':
        return isStone(space);
      default:
        return site satisfies never;
    }
  });
}

/** W R40 Touching water, lakes too. */
export function isCoastal(b: Board, cell: Cell): boolean {
  const { land } = atlasOf(b.layout);
  for (let side = 0; side < 6; side++) if (land[AROUND[cell * 6 + side]] < 0) return true;
  return false;
}

function standingLand(
  b: Board,
  fits: (space: number, cell: Cell) => boolean,
  isWanted: (tile: TileId) => boolean = () => true,
): Cell[] {
  const found: Cell[] = [];
  const { cellOf } = atlasOf(b.layout);
  for (let tile = 0; tile < TILES.length; tile++) {
    if (b.layout.at[tile] < 0 || !isWanted(tile) || !stands(b, tile)) continue;
    for (let spot = 0; spot < SPOTS.length; spot++) {
      const space = spaceOf(tile, spot);
      if (fits(space, cellOf[space])) found.push(cellOf[space]);
    }
  }
  return found;
}

const GROUNDS: Readonly<Record<string, number>> = {
  woods: WOODS,
  'continuous-woods': WOODS,
  mountain: MOUNTAIN,
  plains: PLAINS,
};

/** Every cell that a step's words allow, whatever the dice. W R39 Task 61: any Magic spaces. */
export function cellsFor(b: Board, step: TaskStep): Cell[] {
  if (step.type === 'water') return waters(b, step.minFromLand ?? 1);
  if (step.type === 'lake') return lakes(b);
  const tile = step.tile === undefined || step.tile === 'random-elven' ? -1 : tileNamed(step.tile);
  const isWanted = (one: TileId) => (tile < 0 || one === tile) && (!step.group || GROUPS[groupOf(one)] === step.group);
  const exact = tile >= 0 && step.code ? spaceOf(tile, SPOTS.indexOf(step.code)) : -1;
  if (exact >= 0) return standingLand(b, (space) => space === exact, isWanted);
  const ground = GROUNDS[step.type ?? ''] ?? -1;
  const fits = (space: number, cell: Cell) => {
    if (ground >= 0 && TERRAIN[space] !== ground) return false;
    if (step.site && !isAt(space, step.site)) return false;
    if ((step.coastal || step.type === 'coastal') && !isCoastal(b, cell)) return false;
    return !step.inland || !isCoastal(b, cell);
  };
  return standingLand(b, fits, isWanted);
}

/** W R40 Water at least so far from land; the ring outside the board is no place for a marker. */
function waters(b: Board, least: number): Cell[] {
  const { fromLand } = atlasOf(b.layout);
  const found: Cell[] = [];
  for (let cell = 0; cell < CELLS; cell++) if (ON_BOARD[cell] && fromLand[cell] >= least) found.push(cell);
  return found;
}

/** Task 34, W R40 A lake; without one the coastal place that touches the least water. */
function lakes(b: Board): Cell[] {
  const { lake, land } = atlasOf(b.layout);
  const found: Cell[] = [];
  for (let cell = 0; cell < CELLS; cell++) if (lake[cell] === 1) found.push(cell);
  if (found.length > 0) return found;
  const wet = (cell: Cell) => [0, 1, 2, 3, 4, 5].filter((side) => land[AROUND[cell * 6 + side]] < 0).length;
  const harbours = standingLand(
    b,
    (space, cell) => (isTown(space) || isDwelling(space) || space === ABBEY) && wet(cell) > 0,
  );
  const least = Math.min(...harbours.map(wet));
  return harbours.filter((cell) => wet(cell) === least);
}

/** Tasks 10 and 75: the places farthest from land, or from the Cottage. */
export function farthest(b: Board, step: TaskStep): Cell[] {
  const cells = cellsFor(b, step);
  const { fromLand } = atlasOf(b.layout);
  const home = cellOf(b, COTTAGE_CENTRE);
  const far = (cell: Cell) => (step.from === 'any-land' ? fromLand[cell] : distance(cell, home));
  const most = Math.max(...cells.map(far));
  return cells.filter((cell) => far(cell) === most);
}

/** Task 53, W R40 Elven woods that hang together, across tiles but not across walls. */
export function woodsOf(b: Board, cells: readonly Cell[]): Cell[][] {
  const { walls } = atlasOf(b.layout);
  const left = new Set(cells);
  const groups: Cell[][] = [];
  for (const first of cells) {
    if (!left.delete(first)) continue;
    const group = [first];
    for (const cell of group) {
      for (let side = 0; side < 6; side++) {
        const to = AROUND[cell * 6 + side];
        if ((walls[cell] >> side) & 1 || !left.delete(to)) continue;
        group.push(to);
      }
    }
    groups.push(group);
  }
  return groups;
}

/** Task 44: Elven territories with plains, but for the excluded. */
export function spiceTiles(b: Board, step: TaskStep): number[] {
  const excluded = (step.exclude ?? []).map(tileNamed);
  return TILES.flatMap((_, tile) => (stands(b, tile) && groupOf(tile) === 1 && !excluded.includes(tile) ? [tile] : []));
}

/** Where a person to be met stays; -1 for High Wizards and Mentors. */
export function homeOf(person: string): number {
  return HOME[PEOPLE.indexOf(person as (typeof PEOPLE)[number])] ?? -1;
}

/** Towers that stand. */
export function towersLeft(b: Board): number[] {
  return SORCERERS.filter((person) => stands(b, tileOf(HOME[person])));
}

/** W 12.44, W R78 Whether a card can be taken up as the islands are now. */
export function isDead(b: Board, seat: Seat, card: number): boolean {
  return TASKS[card].steps.some((step) => !isPossible(b, seat, step));
}

function isPossible(b: Board, seat: Seat, step: TaskStep): boolean {
  switch (step.kind) {
    case 'here':
      return true;
    case 'meet':
      return canMeet(b, seat, step.person as string);
    case 'random':
    case 'transport':
      return canRoll(b, step);
    case 'each':
      return (step.tiles ?? []).every((tile) => stands(b, tileNamed(tile)));
    case 'every':
      if (step.tile === 'random-elven') return spiceTiles(b, step).length > 0;
      return cellsFor(b, step).length > 0;
    case 'farthest':
      return cellsFor(b, step).length > 0;
    default:
      if (step.sameSpaceAsStep || step.sameTileAsStep) return true;
      return cellsFor(b, step).length >= (step.count ?? 1);
  }
}

function canRoll(b: Board, step: TaskStep): boolean {
  if (step.listing === 'specific') return stands(b, tileNamed(step.tile as string));
  const listing = step.listing ?? 'random';
  const excluded = (step.exclude ?? []).map(tileNamed);
  if (!step.differentTileFromStep) return canList(b, listing, excluded);
  // Task 45 needs a second Elven territory.
  return TILES.filter((_, tile) => stands(b, tile) && groupOf(tile) === 1).length > 1;
}

function canMeet(b: Board, seat: Seat, person: string): boolean {
  // W R76 No Mentor left, no Task from him.
  if (person === 'mentor') return b.order[seat] !== SORCERY || towersLeft(b).length > 0;
  if (person === 'master-sorcerer') return towersLeft(b).length > 0;
  const home = homeOf(person);
  return home < 0 || stands(b, tileOf(home));
}

/** The tile or space of another step's first marker. */
export function cellOfStep(held: Held, step: number): Cell {
  const found = held.marks.find((m) => stepOfMark(m) === step);
  return found === undefined ? -1 : cellOfMark(found);
}

export const tileOfStep = (b: Board, held: Held, step: number): number => tileAt(b, cellOfStep(held, step));

import { columnOf, rowOf } from '@questhall/boards';
import {
  ABBEY,
  AROUND,
  atlasOf,
  CELLS,
  type Cell,
  CIRCLE_CENTRE,
  dotsOf,
  GRID,
  HIGH_HOLLOW,
  isDwelling,
  isStone,
  isTown,
  LAIR_CENTRE,
  LAND_IDS,
  LAND_NAMES,
  landAt,
  MOUNTAIN,
  type SpaceId,
  STAR_CREST,
  seaId,
  TERRAIN,
  TERRAINS,
  TILES,
  type TileId,
  tableWords,
  tileAt,
  tileOf,
  type View,
  WOODS,
} from '@questhall/wizards';
import type { Glance, Thing } from './drawing.js';
import { COMPASS, capital, counted } from './layout.js';
import { codeOf, letterOf } from './wizards-map.js';
import { piecesOf } from './wizards-pieces.js';

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'];

/** "Magic II" */
export function typeWords(tile: TileId): string {
  const { type, number } = TILES[tile];
  return `${capital(type)} ${ROMAN[number - 1]}`;
}

/** Between which of its spaces nobody walks: "A1|B2". */
export function wallWords(tile: TileId): string[] {
  return TILES[tile].walls.map((wall) => wall.replace(' ', '|').replace(/[abc]\d/g, (code) => code.toUpperCase()));
}

/** W A.5 Of tiles that lie face down nobody knows which lies where. */
function isLaid({ layout, phase }: View, tile: TileId): boolean {
  return phase !== 'blind' && layout.at[tile] >= 0;
}

export function tileThings(glance: Glance<View>): Thing[] {
  const { view, people } = glance;
  return TILES.map(({ id, name, lore }, tile) => ({
    name,
    also: [id, letterOf(tile)],
    tells: () => [
      `${name} (${letterOf(tile)}), tile, ${typeWords(tile)}`,
      lore,
      ...(view.fallen[tile] ? ['Lost to Evil'] : []),
      ...(TILES[tile].walls.length > 0 ? [`Walls ${wallWords(tile).join(' ')}`] : []),
      ...(view.hand[tile] >= 0 ? [`To be laid by ${people.seat(view.hand[tile])}`] : []),
      ...(isLaid(view, tile) ? [...shores(view, tile), ...onTile(glance, tile)] : []),
    ],
  }));
}

/** Which tiles one walks or swims to. */
function shores({ layout }: View, tile: TileId): string[] {
  const { touching, swimmable } = atlasOf(layout);
  const names = (tiles: readonly TileId[]) => tiles.map((other) => TILES[other].name).join(', ');
  return [
    ...(touching[tile].length > 0 ? [`Touches ${names(touching[tile])}`] : []),
    ...(swimmable[tile].length > 0 ? [`One water space from ${names(swimmable[tile])}`] : []),
  ];
}

function onTile(glance: Glance<View>, tile: TileId): string[] {
  const { view } = glance;
  const here = pieces(glance).filter(({ cell }) => tileAt(view, cell) === tile);
  const told = here.map(({ cell, words }) => `${codeOf(landAt(view, cell))} ${words}`);
  return [`There now: ${told.join(', ') || 'nobody and nothing'}`];
}

function pieces({ view, people }: Glance<View>): ReturnType<typeof piecesOf> {
  return piecesOf(view, { ...people, letter: people.seat });
}

/** Every space of every tile. */
export function spaceThings(glance: Glance<View>): Thing[] {
  const { view } = glance;
  const cells = atlasOf(view.layout).cellOf;
  return LAND_IDS.map((id, space) => ({
    name: LAND_NAMES[space],
    also: [id, codeOf(space)],
    tells: () => [
      `${LAND_NAMES[space]} (${codeOf(space)}), ${groundWords(space)}`,
      ...entering(space),
      ...(view.fallen[tileOf(space)] ? ['Lost to Evil'] : []),
      ...(isLaid(view, tileOf(space)) ? [...round(view, cells[space]), ...inCell(glance, cells[space])] : []),
    ],
  }));
}

function groundWords(space: SpaceId): string {
  const ground = isStone(space) ? `stone ${dotsOf(space)}` : TERRAINS[TERRAIN[space]];
  const tile = TILES[tileOf(space)].name;
  return LAND_NAMES[space].startsWith(tile) ? ground : `${ground} in ${tile}`;
}

/** What it costs to enter, and what dice decide there. */
function entering(space: SpaceId): string[] {
  if (isStone(space)) return [`Entered from beside it with a movement roll of ${dotsOf(space)}`];
  if (space === CIRCLE_CENTRE) return ['Entered from a stone with a movement roll of 1 to 3, when Rüktal is there'];
  if (space === STAR_CREST) return ['Entered only when a card leads there, or carried there', ...table('star-crest')];
  const cost = TERRAIN[space] === WOODS || TERRAIN[space] === MOUNTAIN ? 2 : 1;
  return [`${counted(cost, 'point')} to enter`, ...meeting(space)];
}

function meeting(space: SpaceId): string[] {
  if (space === HIGH_HOLLOW) return table('high-hollow');
  if (space === ABBEY) return table('abbey');
  if (space === LAIR_CENTRE) return table('dragon');
  if (isDwelling(space)) return table('elves');
  return isTown(space) ? table('common-folk') : [];
}

/** A table of encounters: equal results together. */
export function table(name: string): string[] {
  const rows: { words: string; faces: number[] }[] = [];
  for (let face = 1; face <= 6; face++) {
    const words = tableWords(name, face);
    const last = rows.at(-1);
    if (last?.words === words) last.faces.push(face);
    else rows.push({ words, faces: [face] });
  }
  return [`The higher of two dice: ${rows.map(({ words, faces }) => `${faces.join('-')} ${words}`).join(', ')}`];
}

function round(view: View, cell: Cell): string[] {
  const walls = atlasOf(view.layout).walls[cell];
  const around = COMPASS.flatMap((point, side) => {
    const to = AROUND[cell * 6 + side];
    return to < 0 ? [] : [`${point} ${shortName(view, to)}${(walls >> side) & 1 ? ' (wall)' : ''}`];
  });
  return [`Around it: ${around.join('; ')}`];
}

function shortName(view: View, cell: Cell): string {
  const space = landAt(view, cell);
  return space < 0 ? `sea ${seaName(cell)}` : `${codeOf(space)} ${TERRAINS[TERRAIN[space]]}`;
}

function seaName(cell: Cell): string {
  return `${columnOf(GRID, cell)}-${rowOf(GRID, cell)}`;
}

function inCell(glance: Glance<View>, cell: Cell): string[] {
  const here = pieces(glance).filter((piece) => piece.cell === cell);
  return [`There now: ${here.map(({ words }) => words).join(', ') || 'nobody and nothing'}`];
}

/** The spaces of the sea. */
export function seaThings(glance: Glance<View>): Thing[] {
  const { view } = glance;
  if (view.phase === 'blind') return [];
  const cells = Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => landAt(view, cell) < 0);
  return cells.map((cell) => ({
    name: `sea ${seaName(cell)}`,
    also: [seaId(cell), seaName(cell)],
    tells: () => [`The sea at ${seaName(cell)}`, ...round(view, cell), ...inCell(glance, cell)],
  }));
}

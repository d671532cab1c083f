import { columnOf, rowOf } from '@questhall/boards';
import {
  type Cell,
  DAYS,
  GRID,
  HOME,
  landAt,
  markersOn,
  nextType,
  PEOPLE_NAMES,
  SPOTS,
  SPOTS_EACH,
  stands,
  TILES,
  type TileId,
  tileAt,
  tileOf,
  type View,
} from '@questhall/wizards';
import type { Drawing } from './drawing.js';
import { counted, flowed, MARKS } from './layout.js';
import { chart, closeUp, letterOf } from './wizards-map.js';
import { type Scene, sceneOf, whose } from './wizards-pieces.js';
import { typeWords, wallWords } from './wizards-places.js';
import { ownSheet, players } from './wizards-players.js';

/** The islands of Wizards in a terminal: calendar, chart, what is near, tile by tile what is there, then the players. */
export function drawWizards(drawing: Drawing<View>): string[] {
  const scene = sceneOf(drawing);
  const near = closeUp(scene);
  const lines = [
    ...heading(drawing),
    ...evil(drawing),
    '',
    ...chart(scene),
    ...(near.length > 0 ? [drawing.paint.strong(nearTitle(drawing)), ...near, ...walls(drawing), ''] : []),
    ...tiles(scene),
    ...sea(scene),
    '',
    ...players(drawing),
    '',
    ...ownSheet(drawing),
    ...legend(drawing),
  ];
  return lines.filter((line, i) => line !== '' || lines[i - 1] !== '');
}

function heading({ view, people, paint, width }: Drawing<View>): string[] {
  const decks = `decks: ${counted(view.taskDeck, 'Task')}, ${counted(view.eventDeck, 'Event')}, ${counted(view.wizardDeck, 'Wizard card')}`;
  const parts = [
    view.phase === 'days' ? `Fortnight ${view.fortnight}, day ${view.day}` : 'Setting up',
    ...(view.phase === 'blind' ? ['the tiles lie face down'] : []),
    ...(view.active >= 0 ? [`turn of ${people.seat(view.active)}`] : []),
    decks,
  ];
  return flowed(parts, width).map((line) => paint.strong(line));
}

/** The calendar, and how near Evil is. */
function evil({ view, width }: Drawing<View>): string[] {
  if (view.phase !== 'days') return [];
  const days = Array.from({ length: DAYS }, (_, i) => (i + 1 === view.day ? `[${i + 1}]` : String(i + 1)));
  const lost = view.fallen.filter((isLost, tile) => isLost && view.layout.at[tile] >= 0).length;
  const parts = [
    `${view.completed} of 10 Tasks done that thwart Evil`,
    ...(view.thwarts > 0 ? [`${counted(view.thwarts, 'attack')} will be thwarted`] : []),
    view.fortnight < 3 ? 'no tile falls before Fortnight 3' : `next to fall: ${omen(view)}`,
    ...(lost > 0 ? [`${counted(lost, 'tile')} lost`] : []),
  ];
  return [
    `Days ${days.join(' ')} (${view.thwarts > 0 ? 'Evil is thwarted' : 'Evil attacks'})`,
    ...flowed(parts, width),
  ];
}

/** W 12.132a The tile that was foretold, or one of those with most markers. */
function omen(view: View): string {
  const foretold = view.foretold >= 0 && stands(view, view.foretold);
  const next = nextType(view);
  const most = Math.max(...next.map((tile) => markersOn(view, tile)));
  const tiles = foretold ? [view.foretold] : next.filter((tile) => markersOn(view, tile) === most);
  return tiles.length > 3
    ? `one of ${tiles.length} tiles`
    : tiles.map((tile) => TILES[tile].name).join(' or ') || 'none';
}

function nearTitle({ people, view, viewer }: Drawing<View>): string {
  return viewer === null ? `Round ${people.seat(whose(view))}` : 'Round you';
}

/** Where nobody can walk across, on the tile one is on. */
function walls({ view, width }: Drawing<View>): string[] {
  const tile = tileAt(view, view.at[whose(view)]);
  if (!TILES[tile]?.walls.length) return [];
  const sides = wallWords(tile);
  return flowed([`Walls of ${TILES[tile].name} ${sides[0]}`, ...sides.slice(1)], width, ' ', '  ');
}

/** Tile by tile what is there and what is offered; those with nothing on them in few lines. */
function tiles(scene: Scene): string[] {
  const { drawing, view } = scene;
  const all = TILES.map((_, tile) => tile);
  const isSeen = (tile: TileId) => view.phase !== 'blind' && view.layout.at[tile] >= 0;
  const told = all.map((tile) => (isSeen(tile) ? onTile(scene, tile) : []));
  const list = (head: string, which: (tile: TileId) => boolean) => listed(drawing, head, all.filter(which));
  const lost = (tile: TileId) => (view.fallen[tile] ? ['lost to Evil'] : []);
  const isQuiet = (tile: TileId) => isSeen(tile) && told[tile].length === 0;
  return [
    ...all.flatMap((tile) =>
      told[tile].length > 0 ? row(drawing, [title(drawing, tile), ...lost(tile), ...told[tile]]) : [],
    ),
    ...(drawing.before === null ? list('Nothing on', (tile) => isQuiet(tile) && !view.fallen[tile]) : []),
    ...list('Lost to Evil', (tile) => isQuiet(tile) && view.fallen[tile]),
    ...view.at.flatMap((_, seat) =>
      list(`${drawing.people.letter(seat)} has to lay`, (tile) => view.hand[tile] === seat),
    ),
    ...list('Offered', (tile) => !isSeen(tile) && view.hand[tile] < 0 && drawing.lit.has(TILES[tile].id)),
  ];
}

function row({ width }: Drawing<View>, parts: readonly string[]): string[] {
  return flowed(parts, width, ' · ', '    ');
}

function listed(drawing: Drawing<View>, head: string, list: readonly TileId[]): string[] {
  if (list.length === 0) return [];
  const [first, ...rest] = list.map((tile) => title(drawing, tile).trim());
  return row(drawing, [`  ${head}: ${first}`, ...rest]);
}

/** `> a Torwall (Common I)`, with who lives there. */
function title({ before, lit, view }: Drawing<View>, tile: TileId): string {
  const { id, name } = TILES[tile];
  const changed = before !== null && before.fallen[tile] !== view.fallen[tile];
  const lives = PEOPLE_NAMES.find((who, i) => HOME[i] >= 0 && tileOf(HOME[i]) === tile && !name.startsWith(who));
  const notes = [typeWords(tile), ...(lives ? [lives] : [])];
  return `${lit.has(id) ? '>' : ' '}${changed ? '*' : ' '}${letterOf(tile)} ${name} (${notes.join(', ')})`;
}

/** Who has seen the islands is not told tile by tile what the chart marks and the options name. */
function isKnown({ drawing }: Scene): boolean {
  return drawing.before !== null;
}

function onTile(scene: Scene, tile: TileId): string[] {
  const { changed, lit, pieces, view } = scene;
  const isHere = (cell: Cell) => tileAt(view, cell) === tile;
  const name = (cell: Cell) => spotOf(view, cell);
  const offered = isKnown(scene)
    ? []
    : [...lit].filter((cell) => isHere(cell) && !pieces.has(cell)).map((cell) => `>${name(cell)}`);
  const left = [...changed].filter((cell) => isHere(cell) && !pieces.has(cell) && !lit.has(cell));
  return [
    ...told(scene, [...[...pieces.keys()].filter(isHere), ...left], name),
    ...(offered.length > 0 ? [offered.join(' ')] : []),
  ];
}

/** What is in these spaces; those where the same is are told together. */
function told({ changed, lit, pieces }: Scene, cells: readonly Cell[], name: (cell: Cell) => string): string[] {
  const places = new Map<string, string[]>();
  for (const cell of cells) {
    const here = new Set(pieces.get(cell)?.map(({ words }) => words) ?? ['nothing now']);
    const place = `${lit.has(cell) ? '>' : ''}${changed.has(cell) ? '*' : ''}${name(cell)}`;
    const words = [...here].join(', ');
    places.set(words, [...(places.get(words) ?? []), place]);
  }
  return [...places].map(([here, list]) => `${list.join(' ')}: ${here}`);
}

/** A space within its tile: its code, and what it is called if it has a name of its own. */
function spotOf(view: View, cell: Cell): string {
  const space = landAt(view, cell);
  const spot = SPOTS[space % SPOTS_EACH];
  const code = spot === 'centre' ? spot : spot.toUpperCase();
  const tile = TILES[tileOf(space)];
  const name = tile.names[spot] ?? tile.name;
  return name.includes(tile.name) ? code : `${code} (${name})`;
}

/** Enough of them are found on the chart alone. */
const MANY = 20;

function sea(scene: Scene): string[] {
  const { drawing, lit, pieces, view } = scene;
  const isSea = (cell: Cell) => landAt(view, cell) < 0;
  const name = (cell: Cell) => `${columnOf(GRID, cell)}-${rowOf(GRID, cell)}`;
  const offered = [...lit].filter((cell) => isSea(cell) && !pieces.has(cell));
  const parts = [
    ...told(scene, [...pieces.keys()].filter(isSea), name),
    ...(offered.length > MANY ? [`> ${offered.length} spaces, see the chart`] : []),
    ...(offered.length > 0 && offered.length <= MANY && !isKnown(scene)
      ? [offered.map((cell) => `>${name(cell)}`).join(' ')]
      : []),
  ];
  return parts.length > 0 ? row(drawing, ['  the sea', ...parts]) : [];
}

/** All signs once; who has seen them is reminded of the marks. */
function legend({ before, paint, width }: Drawing<View>): string[] {
  if (before !== null) return flowed([...MARKS, '`board` tells all signs'], width).map(paint.faint);
  const parts = [
    'A player',
    '& Dragon',
    'x Demons',
    '@ High Wizard',
    '? Secret Wizard',
    '! your Task marker',
    "' another's",
    'u Boat',
    '. plains',
    '" woods',
    '^ mountain',
    '# town',
    '% dwelling',
    '+ special',
    '= stone',
    ': lost or face down',
    'ac3 space C3 of tile a (a0 its centre)',
    'on the chart even columns lie half a space lower',
    ...MARKS,
  ];
  return flowed(parts, width).map((line) => paint.faint(line));
}

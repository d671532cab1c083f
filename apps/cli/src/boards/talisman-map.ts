import { type RegionId, RING, SPACES, type SpaceId, type View } from '@questhall/talisman';
import { padTo, widthOf } from '../play/paint.js';
import type { Drawing } from './drawing.js';
import { cut, flowed } from './layout.js';
import { peopleOn, spaceName, thingsOn } from './talisman-words.js';

/** Seven spaces each way; a row is as high as its fullest space, but no higher than this. */
const ACROSS = 7;
const LOWEST = 2;
const HIGHEST = 4;
/** The longest word of a name, and a mark. */
const NARROWEST = 10;
const WIDEST = 16;

const AT: ReadonlyMap<string, SpaceId> = new Map(SPACES.map(({ grid }, space) => [grid.join(), space]));
const REGION_NAMES: readonly (readonly [string, readonly RegionId[]])[] = [
  ['Outer Region', ['outer']],
  ['Middle Region, over the Storm River', ['middle']],
  ['Inner Region, past the Portal of Power', ['inner', 'crown']],
];

/** The land: nested squares where the screen is wide enough for them, else the spaces of each Region in order. */
export function drawLand(drawing: Drawing<View>): string[] {
  const cell = Math.min(WIDEST, Math.floor((drawing.width - ACROSS - 1) / ACROSS));
  return cell < NARROWEST ? regions(drawing) : picture(drawing, cell);
}

function regions(drawing: Drawing<View>): string[] {
  const { paint, width } = drawing;
  return REGION_NAMES.flatMap(([title, ids]) => {
    const parts = ids.flatMap((id) => RING[id]).map((space) => inWords(drawing, space));
    const lines = flowed(parts, width - 2).map((line) => `  ${line.replaceAll(UNBROKEN, ' ')}`);
    return [paint.strong(`${title}, clockwise`), ...lines];
  });
}

/** Between the words of a name, so that no line ends there. */
const UNBROKEN = '\u00a0';

/** "Ruins [AB, Dragon 7]", to be broken between things only. */
function inWords(drawing: Drawing<View>, space: SpaceId): string {
  const { people, view } = drawing;
  const letters = peopleOn(view, space).map(people.letter).join('');
  const here = [letters, ...thingsOn(view, space)].filter((one) => one !== '');
  const name = marksOf(drawing, space) + spaceName(space);
  const whole = (text: string) => text.replaceAll(' ', UNBROKEN);
  return label(drawing, space)(whole(name)) + (here.length > 0 ? `${UNBROKEN}[${here.map(whole).join(', ')}]` : '');
}

function picture(drawing: Drawing<View>, width: number): string[] {
  const lines: string[] = [];
  const crowded: string[] = [];
  for (let row = 0; row < ACROSS; row++) {
    const cells = Array.from({ length: ACROSS }, (_, column) => cellOf(drawing, spaceAt(row, column), width));
    const height = Math.max(LOWEST, ...cells.map((cell) => cell.lines.length));
    lines.push(border(row, width));
    for (let y = 0; y < height; y++) {
      const parts = cells.map((cell, column) => wall(row, column) + padTo(cell.lines[y] ?? '', width));
      lines.push(parts.join('') + wall(row, ACROSS));
    }
    crowded.push(...cells.flatMap(({ more }) => more));
  }
  lines.push(border(ACROSS, width));
  const drawn = lines.map((line) => line.replace(/[─-╿]+/g, drawing.paint.faint));
  return [...drawn, ...flowed(crowded, drawing.width, ' · ', '  ')];
}

interface Cell {
  readonly lines: readonly string[];
  /** What there was no room for, told below. */
  readonly more: readonly string[];
}

function cellOf(drawing: Drawing<View>, space: SpaceId, width: number): Cell {
  const { people, view } = drawing;
  const marked = flowed([marksOf(drawing, space) + spaceName(space)], width, ' ').map((line) => cut(line, width));
  const head = marked.map(label(drawing, space));
  const letters = peopleOn(view, space).map(people.letter).join('');
  const things = thingsOn(view, space);
  const all = [...(letters ? [letters] : []), ...filled(things, width)];
  if (head.length + all.length <= HIGHEST && all.every((line) => widthOf(line) <= width))
    return { lines: [...head, ...all], more: [] };
  const short = `${letters}${letters ? ' ' : ''}+${things.length}`;
  return { lines: [...head, short], more: [`${spaceName(space)}: ${things.join(', ')}`] };
}

/** Things in lines; the rest of one that is too long for a line stands under it, a little to the right. */
function filled(things: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const thing of things) {
    const joined = `${lines.at(-1)}, ${thing}`;
    if (lines.length > 0 && widthOf(joined) <= width) lines[lines.length - 1] = joined;
    else lines.push(...flowed([thing], width, ' ', ' '));
  }
  return lines;
}

function marksOf({ before, lit, view }: Drawing<View>, space: SpaceId): string {
  const changed = before !== null && contents(view, space) !== contents(before, space);
  return `${lit.has(SPACES[space].id) ? '>' : ''}${changed ? '*' : ''}`;
}

function label(drawing: Drawing<View>, space: SpaceId): (text: string) => string {
  const { paint } = drawing;
  return marksOf(drawing, space) === '' ? (text) => text : paint.marked;
}

function contents(view: View, space: SpaceId): string {
  return [peopleOn(view, space).join(), ...thingsOn(view, space)].join(' ');
}

function spaceAt(row: number, column: number): SpaceId {
  return AT.get(`${row},${column}`) ?? -1;
}

/** What parts two spaces: the river, the mountains, or a line. */
function edge(one: SpaceId, other: SpaceId, line: string): string {
  const regions = [one, other].map((space) => SPACES[space]?.region);
  if (regions.includes('outer') && regions.includes('middle')) return '≈';
  return regions.includes('middle') && regions.includes('inner') ? '^' : line;
}

/** What is left of a space in its row. */
function wall(row: number, column: number): string {
  return row < 0 || row >= ACROSS ? ' ' : edge(spaceAt(row, column - 1), spaceAt(row, column), '│');
}

/** What is above a space. */
function floor(row: number, column: number): string {
  return column < 0 || column >= ACROSS ? ' ' : edge(spaceAt(row - 1, column), spaceAt(row, column), '─');
}

function border(row: number, width: number): string {
  const columns = Array.from({ length: ACROSS }, (_, column) => corner(row, column) + floor(row, column).repeat(width));
  return columns.join('') + corner(row, ACROSS);
}

const CORNERS = ['┌┬┐', '├┼┤', '└┴┘'];

function corner(row: number, column: number): string {
  const around = [wall(row - 1, column), wall(row, column), floor(row, column - 1), floor(row, column)];
  const natural = around.find((sign) => sign === '≈' || sign === '^');
  const nth = (n: number) => (n === 0 ? 0 : n === ACROSS ? 2 : 1);
  return natural ?? CORNERS[nth(row)][nth(column)];
}

import { COLUMNS, type Hex, placeId, ROWS, SITE_AT, SITES, TERRAIN } from '@questhall/lords-and-wizards';
import { ownerSign, type Survey } from './lords-and-wizards-survey.js';

/** The signs of clear country, woods, desert, mountain, swamp, sea and lake. */
const GROUND = ['.', '"', ':', '^', '=', ' ', '~'] as const;
/** The outermost hexes are sea all round: they are left out. */
const [WEST, EAST, NORTH, SOUTH] = [1, COLUMNS - 1, 1, ROWS - 1];
const MARGIN = 3;
/** Two signs a hex: what it is or what is new, then who is there. */
const WIDE = MARGIN + (EAST - WEST) * 2;

export function isWide(width: number): boolean {
  return width >= WIDE;
}

/** The World in signs, a line a row of hexes; a sign a hex where the screen is narrow. */
export function worldMap(survey: Survey): string[] {
  const { paint, width } = survey.drawing;
  const signs = isWide(width) ? 2 : 1;
  const every = signs === 2 ? 2 : 5;
  let numbers = ' '.repeat(MARGIN);
  for (let column = WEST + 1; column <= EAST; column++) {
    if (column % every === 0) numbers = numbers.padEnd(MARGIN + (column - WEST) * signs - 2) + two(column);
  }
  const lines = [paint.faint(numbers)];
  for (let row = NORTH; row < SOUTH; row++) {
    let line = `${paint.faint(two(row + 1))} `;
    for (let column = WEST; column < EAST; column++) {
      const hex = row * COLUMNS + column;
      line += signs === 2 ? before(survey, hex) + sign(survey, hex) : lone(survey, hex);
    }
    lines.push(line.trimEnd());
  }
  return lines;
}

/** What stands before a hex: that it is offered, has changed, or is a city, ruin, village or castle. */
function before({ drawing, changed }: Survey, hex: Hex): string {
  const { lit, paint, view } = drawing;
  if (lit.has(placeId(hex))) return paint.marked('>');
  if (changed.has(hex)) return '*';
  if (view.castles.includes(hex)) return '@';
  const site = SITE_AT[hex];
  return site < 0 ? ' ' : { city: '#', ruin: '%', village: '+' }[SITES[site].kind];
}

/** Who is there: a letter, small where nobody stands in what is his; else the ground. */
function sign({ drawing, stacks }: Survey, hex: Hex): string {
  const { paint, people, view } = drawing;
  const here = stacks.get(hex);
  if (here) return ownerSign(here[0].owner, people.letter);
  const site = SITE_AT[hex];
  if (site < 0) return paint.faint(GROUND[TERRAIN[hex]]);
  if (!view.open[site]) return '?';
  return ownerSign(view.control[site], (seat) => paint.seat(seat, people.plain(seat).toLowerCase()));
}

function lone(survey: Survey, hex: Hex): string {
  const { drawing, stacks } = survey;
  const isBare = !stacks.has(hex) && SITE_AT[hex] < 0;
  return isBare && drawing.lit.has(placeId(hex)) ? '>' : sign(survey, hex);
}

function two(n: number): string {
  return String(n).padStart(2, '0');
}

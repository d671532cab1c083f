import { LAKE_ROWS, placeNamed, SITES } from '@questhall/lords-and-wizards';
import { type Box, line, type Point, smoothed } from '../../../draw/geometry.js';
import { curvedNames, namesRoom } from '../../../draw/lettering.js';
import { d, escaped, type Markup } from '../../../draw/markup.js';
import type { Name } from '../../../draw/sheet.js';
import { CENTRES } from './hexes.js';
import { COURSES } from './lines.js';
import { warp } from './net.js';

/** Names of lands on hand-set curves. */
const AREAS: readonly Name[] = [
  area('Central Mountains', 'mountain', [788, 716], [984, 630], [1208, 708]),
  area('Zestrad Desert', 'desert', [1120, 424], [1300, 356], [1478, 436]),
  area('Glamour Plains', 'plain', [560, 350], [732, 296], [900, 344]),
  {
    id: 'gulf',
    text: 'Gulf of Iskitar',
    kind: 'sea',
    curve: [
      [96, 660],
      [240, 706],
      [392, 822],
    ],
  },
];

function area(text: string, skin: 'mountain' | 'desert' | 'plain', ...curve: [Point, Point, Point]): Name {
  return { id: text.replace(' ', '-').toLowerCase(), text, kind: 'region', skin, curve };
}

/** Under its town: a city with what it pays, a ruin by its name. */
function siteNames(): Markup {
  return SITES.map(({ hex, name, kind, gt, capital }) => {
    if (kind === 'village') return '';
    const [x, y] = warp(CENTRES[hex]);
    const pays = kind === 'city' ? `<tspan class="pays" dx="3">${gt}</tspan>` : '';
    const rank = kind === 'ruin' ? ' ruin' : capital === 'first' ? ' capital' : '';
    return `<text class="site-name${rank}" ${d`x="${x}" y="${y + 24}"`}>${escaped(name)}${pays}</text>`;
  }).join('');
}

/** Along the middle of each stream, reading from left to right. */
function riverNames(): Markup {
  return COURSES.map(({ name, run }) => {
    const middle = run.slice(Math.floor(run.length * 0.3), Math.floor(run.length * 0.75));
    const thin = middle.filter((_, i) => i % 2 === 0).map(([x, y]): Point => [x, y - 6]);
    if (thin.length < 3) return '';
    if (thin[0][0] > thin[thin.length - 1][0]) thin.reverse();
    const id = `world-river-${name}`;
    return `<path id="${id}" d="${line(smoothed(thin, 2))}" fill="none"/><text class="river-name"><textPath href="#${id}" startOffset="50%">${name}</textPath></text>`;
  }).join('');
}

function lakeNames(): Markup {
  return LAKE_ROWS.map(({ name, hexes }) => {
    const points = hexes.split(' ').map((id) => warp(CENTRES[placeNamed(id)]));
    const mean = (axis: 0 | 1) => points.reduce((sum, p) => sum + p[axis], 0) / points.length;
    return `<text class="river-name lake-name" ${d`x="${mean(0)}" y="${mean(1) + 4}"`}>${name}</text>`;
  }).join('');
}

/** Above what is lit, below the pieces. */
export function lettering(): Markup {
  return `${curvedNames('world', AREAS)}${riverNames()}${lakeNames()}${siteNames()}`;
}

/** Room that symbols leave to names. */
export function lettered(): Box[] {
  const sites = SITES.filter(({ kind }) => kind !== 'village').map(({ hex, name }): Box => {
    const [x, y] = warp(CENTRES[hex]);
    const half = name.length * 3.4 + 8;
    return [x - half, y + 8, x + half, y + 30];
  });
  return [...sites, ...namesRoom(AREAS.filter(({ kind }) => kind === 'region').map(({ curve }) => curve))];
}

import { DESERT, LAKE, MOUNTAIN, SWAMP, TERRAIN, SEA as WATER, WOODS } from '@questhall/lords-and-wizards';
import { compass } from '../../draw/furniture.js';
import { type Box, boundsOf, coarse, line, loops, type Point } from '../../draw/geometry.js';
import type { Painted } from '../../draw/ground.js';
import { type Markup, outline, use } from '../../draw/markup.js';
import type { Skin } from '../../draw/sheet.js';
import { rhumbs, waterLining, waves } from '../../draw/water.js';
import { glyphAt } from '../../kit/glyph.js';
import { growth } from './ground/growth.js';
import { CENTRES } from './ground/hexes.js';
import { lettered, lettering } from './ground/letters.js';
import { rivers, straits, ways } from './ground/lines.js';
import { areaOf, coastline, NET } from './ground/net.js';
import { towns } from './ground/towns.js';

/** All that can be seen, and what a whole view shows: the land with a margin of sea. */
const LAND: Box = boundsOf(CENTRES.filter((_, hex) => TERRAIN[hex] !== WATER));
const WHOLE: Box = [LAND[0] - 70, LAND[1] - 62, LAND[2] + 62, LAND[3] + 62];
const WORLD: Box = [WHOLE[0] - 520, WHOLE[1] - 420, WHOLE[2] + 520, WHOLE[3] + 420];
const COMPASS: Point = [1748, 1448];

const SKINS: readonly (readonly [number, Skin])[] = [
  [WOODS, 'forest'],
  [DESERT, 'desert'],
  [MOUNTAIN, 'mountain'],
  [SWAMP, 'swamp'],
];

export interface World extends Painted {
  readonly lettering: Markup;
}

const drawn: { world?: World } = {};

/** The World, drawn once: a path or two for each terrain, none for single hexes. */
export function theWorld(): World {
  drawn.world ??= draw();
  return drawn.world;
}

function draw(): World {
  const coast = coastline();
  const areas = new Map(SKINS.map(([terrain, skin]) => [skin as string, areaOf(terrain)]));
  const land = loops(coast);
  return {
    sheet: { world: WORLD, whole: WHOLE },
    ground: [
      defs(land, areas),
      sea(coast),
      painted(areas),
      grid(),
      rivers('world-land'),
      straits(),
      shore(),
      ways(),
      symbols(),
      seaLife(),
    ].join(''),
    lettering: lettering(),
    cells: new Map([
      ['plain', { land: { group: 'plain', skin: 'plain' } }],
      ...SKINS.map(([, skin]) => [skin, { land: { group: skin, skin } }] as const),
    ]),
    groups: new Map([['plain', land], ...areas]),
  };
}

function defs(land: string, areas: ReadonlyMap<string, string>): Markup {
  const [x0, y0, x1, y1] = WHOLE;
  return [
    `<defs><radialGradient id="world-sea" gradientUnits="userSpaceOnUse" cx="${(x0 + x1) / 2}" cy="${(y0 + y1) / 2}" r="${(x1 - x0) * 0.8}">`,
    '<stop offset="0" class="sea-near"/><stop offset="1" class="sea-far"/></radialGradient>',
    outline('world-coast', land),
    ...[...areas].map(([skin, d]) => outline(`world-${skin}`, d)),
    '<clipPath id="world-land"><use href="#world-coast"/></clipPath></defs>',
  ].join('');
}

function sea(coast: readonly (readonly Point[])[]): Markup {
  const [x0, y0, x1, y1] = WORLD;
  const paint = 'url(#world-sea)';
  return (
    `<rect x="${x0}" y="${y0}" width="${x1 - x0}" height="${y1 - y0}" fill="${paint}"/>` +
    rhumbs(COMPASS, 2400) +
    waves(
      WORLD,
      coast.map((one) => coarse(one, 8)),
      'world',
    ) +
    waterLining(['world-coast'], [4, 9, 16, 25, 36], paint) +
    use('world-coast', 'transform="translate(3.500 6)" fill="#1a0d02" opacity=".3"')
  );
}

/** Washes, each a little over its border, and darker towards it; then the lakes. */
function painted(areas: ReadonlyMap<string, string>): Markup {
  const washes = [...areas.keys()].map(
    (skin) =>
      use(`world-${skin}`, `class="wash ${skin} soft"`) +
      use(`world-${skin}`, `class="edge ${skin}" stroke-width="9" stroke-opacity=".12"`),
  );
  const lake = areaOf(LAKE);
  return (
    use('world-coast', 'class="wash plain"') +
    `<g clip-path="url(#world-land)">${washes.join('')}` +
    use('world-coast', 'class="edge castle" stroke-width="30" stroke-opacity=".08"') +
    `${use('world-coast', 'class="edge castle" stroke-width="14" stroke-opacity=".13"')}</g>` +
    `<path d="${lake}" class="inked" fill="var(--sea-0)" stroke-width="1.4"/>` +
    `<path d="${lake}" class="sea-line" stroke-opacity=".35" stroke-width="7" clip-path="url(#world-land)"/>`
  );
}

/** Of the grid only its corners; fainter on the sea. */
function grid(): Markup {
  let [dry, wet] = ['', ''];
  for (const { points, cells } of NET.edges.values()) {
    if (cells.length < 2) continue;
    const [a, b] = [points[0], points[points.length - 1]];
    const [dx, dy] = [(b[0] - a[0]) * 0.17, (b[1] - a[1]) * 0.17];
    const ticks = line([a, [a[0] + dx, a[1] + dy]]) + line([b, [b[0] - dx, b[1] - dy]]);
    if (cells.every(({ terrain }) => terrain < WATER)) dry += ticks;
    else if (cells.every(({ terrain }) => terrain >= WATER)) wet += ticks;
  }
  return `<path d="${dry}" class="ink ticks"/><path d="${wet}" class="sea-line ticks"/>`;
}

function shore(): Markup {
  return use('world-coast', 'class="ink" stroke-width="2"');
}

/** Everything that stands, in order of its feet. */
function symbols(): Markup {
  return [...growth(lettered()), ...towns()]
    .sort((a, b) => a.y - b.y)
    .map(({ markup }) => markup)
    .join('');
}

function seaLife(): Markup {
  const ink = 'var(--sea-line)';
  const life = glyphAt('sea-serpent', 84, ink, [192, 1282]) + glyphAt('galleon', 72, ink, [1636, 186]);
  return `<g opacity=".6">${life}</g>${compass(COMPASS, 76)}`;
}

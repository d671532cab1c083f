import {
  BARE,
  CELLS,
  type Cell,
  cellId,
  centreOf,
  LAND_IDS,
  type Layout,
  TILES,
  type TileId,
} from '@questhall/wizards';
import { type Box, boundsOf, loop, type Point } from '../../draw/geometry.js';
import { type Picture, picture } from '../../draw/ground.js';
import { d, outline } from '../../draw/markup.js';
import type { Land, Name, Sheet, Standing } from '../../draw/sheet.js';
import { glyph } from '../../kit/glyph.js';
import type { IconName } from '../../kit/icon-names.js';
import { landOf } from './ground/cells.js';
import { CENTRES, cornersOf, HALF } from './ground/hexes.js';
import { standingIn } from './ground/symbols.js';
import { walls } from './ground/walls.js';

/** The whole sea board; and once all islands lie, what a whole view shows of it. */
const SEA: Box = boundsOf(CENTRES);
const MARGIN = 56;

const pictures = new WeakMap<Layout, Picture>();
/** The one drawn last, by what it shows. */
const latest = new Map<string, Picture>();

/** The islands as they lie. Drawn anew only when a tile has been laid. */
export function islands(layout: Layout): Picture {
  let drawn = pictures.get(layout);
  if (drawn) return drawn;
  // Every scene brings a layout of its own that says the same.
  const key = `${layout.at.join()} ${layout.turn.join()}`;
  drawn = latest.get(key) ?? drawIslands(layout);
  latest.clear();
  latest.set(key, drawn);
  pictures.set(layout, drawn);
  return drawn;
}

function drawIslands(layout: Layout): Picture {
  const drawn = picture(sheetOf(layout));
  return { ...drawn, ground: `${drawn.ground}${walls(drawn, layout)}` };
}

/** Nothing is laid yet. */
export const bareSea = (): Picture => islands(BARE);

function sheetOf(layout: Layout): Sheet {
  const cells = landOf(layout);
  const whole = wholeOf(layout, cells);
  const [x0, y0, x1, y1] = whole;
  return {
    id: 'islands',
    world: [SEA[0] - 380, SEA[1] - 320, SEA[2] + 380, SEA[3] + 320],
    whole,
    style: { warp: 2.5, scale: 60, levels: 3, seed: '3' },
    hexes: true,
    cells,
    rivers: [],
    roads: [],
    names: TILES.flatMap((_, tile) => nameOf(layout, tile)),
    islets: [],
    compass: { at: [x0 + 62, y1 - 66], size: 40 },
    cartouche: null,
    keepsFree: ({ id }, [x, y]) =>
      standingIn(LAND_IDS.indexOf(id)) === null ? [] : [[x - 17, y - 20, x + 17, y + 14]],
    stands,
    seaLife: seaLife([
      ['sea-serpent', 52, [x1 - 60, y1 - 50]],
      ['galleon', 44, [x0 + 52, y0 + 46]],
    ]),
  };
}

/** All eighteen tiles lie: only they matter. Until then any place on the board does. */
function wholeOf({ at }: Layout, cells: readonly Land[]): Box {
  if (cells.length === 0 || at.filter((cell) => cell >= 0).length < TILES.length / 2) return SEA;
  const [x0, y0, x1, y1] = boundsOf(cells.map(({ centre }) => centre));
  return [x0 - MARGIN, y0 - MARGIN, x1 + MARGIN, y1 + MARGIN];
}

/** The name of a tile on a shallow curve under its centre. */
function nameOf(layout: Layout, tile: TileId): Name[] {
  const cell = layout.at[tile];
  if (cell < 0) return [];
  const { id, name } = TILES[tile];
  const [x, y] = CENTRES[cell];
  const low = y + HALF + 8;
  return [
    {
      id,
      text: name,
      kind: 'region',
      skin: 'castle',
      curve: [
        [x - 105, low - 3],
        [x, low + 7],
        [x + 105, low - 3],
      ],
    },
  ];
}

function stands({ id }: Land, [x, y]: Point): Standing[] {
  const markup = standingIn(LAND_IDS.indexOf(id));
  return markup === null ? [] : [{ at: [x, y], markup }];
}

function seaLife(list: readonly (readonly [IconName, number, Point])[]): string {
  const uses = list.map(
    ([name, size, [x, y]]) =>
      d`<use href="${glyph(name)}" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" color="var(--sea-line)"/>`,
  );
  return `<g opacity=".6">${uses.join('')}</g>`;
}

/** A hex as it is drawn: land has a coast, water is a plain hex. */
export interface Spread {
  readonly id: string;
  readonly cell: Cell;
  readonly at: Point;
  readonly d: string;
  readonly outline: string;
  readonly clip: string;
  readonly isSea: boolean;
}

export function spreadOf(layout: Layout, cell: Cell): Spread {
  const id = cellId(layout, cell);
  const drawn = islands(layout).cells.get(id);
  if (drawn) return { id, cell, at: drawn.at, d: drawn.d, outline: drawn.outline, clip: drawn.clip, isSea: false };
  const own = `islands-${id}`;
  return { id, cell, at: CENTRES[cell], d: loop(cornersOf(cell)), outline: own, clip: `${own}-clip`, isSea: true };
}

/** Outlines of water hexes are written only where they are lit. */
export function seaDefs(spreads: readonly Spread[]): string {
  return spreads
    .filter(({ isSea }) => isSea)
    .map((s) => `${outline(s.outline, s.d)}<clipPath id="${s.clip}"><use href="#${s.outline}"/></clipPath>`)
    .join('');
}

/** Where a tile's name-giving centre lies. */
export function tilePoint(layout: Layout, tile: TileId): Point | null {
  const cell = layout.at[tile];
  return cell < 0 || cell >= CELLS ? null : (islands(layout).cells.get(LAND_IDS[centreOf(tile)])?.at ?? CENTRES[cell]);
}

import {
  AROUND,
  atlasOf,
  BARE,
  CELLS,
  type Cell,
  cellId,
  centreOf,
  LAND_IDS,
  type Layout,
  ON_BOARD,
  TILES,
  type TileId,
  type View,
} from '@questhall/wizards';
import { type Box, boundsOf, line, loop, type Point } from '../../draw/geometry.js';
import { type Picture, picture } from '../../draw/ground.js';
import { d, outline } from '../../draw/markup.js';
import type { Land, Name, Sheet, Standing } from '../../draw/sheet.js';
import { glyph } from '../../kit/glyph.js';
import type { IconName } from '../../kit/icon-names.js';
import { hiddenLandOf, landOf, ownName } from './ground/cells.js';
import { CENTRES, cornersOf, HALF } from './ground/hexes.js';
import { standingIn } from './ground/symbols.js';
import { walls } from './ground/walls.js';

/** The whole sea board; and once all islands lie, what a whole view shows of it. */
const SEA: Box = grownBy(boundsOf(CENTRES), 34);
const MARGIN = 56;

/** What of a board the ground is drawn from. */
export type Lie = Pick<View, 'layout' | 'phase'>;

const pictures = new WeakMap<Lie, Picture>();
/** The one drawn last, by what it shows. */
const latest = new Map<string, Picture>();

/** The islands as they lie. Drawn anew only when a tile has been laid or turned up. */
export function islands(lie: Lie): Picture {
  let drawn = pictures.get(lie);
  if (drawn) return drawn;
  // Every scene brings a board of its own that mostly lies as the one before.
  const key = `${lie.layout.at.join()} ${lie.layout.turn.join()} ${lie.phase}`;
  drawn = latest.get(key) ?? drawIslands(lie);
  latest.clear();
  latest.set(key, drawn);
  pictures.set(lie, drawn);
  return drawn;
}

/** Tiles that lie face down are islands in the mist: nobody knows which is which, and nothing of them is drawn. */
function drawIslands({ layout, phase }: Lie): Picture {
  const isBlind = phase === 'blind';
  const drawn = picture(landSheet({ layout, phase }));
  return { ...drawn, ground: `${drawn.ground}${isBlind ? '' : walls(drawn, layout)}${seaBoard(layout)}` };
}

/** Hexes of the water: until all tiles lie one sees where they can; then only a rim remains of the board. */
function seaBoard(layout: Layout): string {
  const { land } = atlasOf(layout);
  const isWhole = layout.at.every((cell) => cell >= 0);
  let [rim, grid] = ['', ''];
  for (let cell = 0; cell < CELLS; cell++) {
    if (!ON_BOARD[cell]) continue;
    const corners = cornersOf(cell);
    if (!isWhole && land[cell] < 0) grid += line([corners[1], corners[2], corners[3], corners[4]]);
    for (let side = 0; side < 6; side++)
      if (!ON_BOARD[AROUND[cell * 6 + side]]) rim += line([corners[side], corners[(side + 1) % 6]]);
  }
  return `<path d="${grid}" class="sea-grid"/><path d="${rim}" class="sea-rim"/>`;
}

/** Nothing is laid yet. */
const NOTHING: Lie = { layout: BARE, phase: 'setup' };
export const bareSea = (): Picture => islands(NOTHING);

/** What the map-maker gets: the land that lies, and the sea round it. */
export function landSheet({ layout, phase }: Lie): Sheet {
  const isBlind = phase === 'blind';
  const cells = isBlind ? hiddenLandOf(layout) : landOf(layout);
  const whole = phase === 'days' ? wholeOf(cells) : SEA;
  const [x0, y0, x1, y1] = whole;
  return {
    id: 'islands',
    world: [SEA[0] - 380, SEA[1] - 560, SEA[2] + 380, SEA[3] + 560],
    whole,
    style: { warp: 2.5, scale: 60, levels: 3, seed: '3' },
    hexes: true,
    cells,
    rivers: [],
    roads: [],
    names: isBlind ? [] : TILES.flatMap((_, tile) => nameOf(layout, tile)),
    islets: [],
    compass: { at: [x0 + 62, y1 - 66], size: 40 },
    cartouche: null,
    keepsFree: ({ id }, [x, y]) =>
      standingIn(LAND_IDS.indexOf(id)) === null ? [] : [[x - 17, y - 20, x + 17, y + 14]],
    ...(!isBlind && { stands }),
    seaLife: seaLife([
      ['sea-serpent', 52, [x1 - 60, y1 - 50]],
      ['galleon', 44, [x0 + 52, y0 + 46]],
    ]),
  };
}

/** Once the days have begun only the islands matter, and the sea between them. */
function wholeOf(cells: readonly Land[]): Box {
  if (cells.length === 0) return SEA;
  const [x0, y0, x1, y1] = grownBy(boundsOf(cells.map(({ centre }) => centre)), MARGIN);
  // The buttons that zoom stand over the sea, and not over an island.
  return [x0 - 48, y0, x1, y1];
}

function grownBy([x0, y0, x1, y1]: Box, by: number): Box {
  return [x0 - by, y0 - by, x1 + by, y1 + by];
}

/** The name of a tile on a shallow curve under its centre. */
function nameOf(layout: Layout, tile: TileId): Name[] {
  const cell = layout.at[tile];
  if (cell < 0) return [];
  const { id, name } = TILES[tile];
  const [x, y] = CENTRES[cell];
  // Under the name of its centre, if that has one.
  const low = y + HALF * (ownName(centreOf(tile)) === '' ? 1 : 2) + 10;
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

export function spreadOf(lie: Lie, cell: Cell): Spread {
  const id = cellId(lie.layout, cell);
  const drawn = islands(lie).cells.get(id);
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

import { FIRST_SHIP, FIRST_ZONE, idOf, isZone, LANDS, type Place, WASTES, ZONES } from '@questhall/dragonlords';
import { type Box, coarse, loop, type Point } from '../../draw/geometry.js';
import { type Picture, picture } from '../../draw/ground.js';
import { d, outline } from '../../draw/markup.js';
import type { Land, Sheet, Standing } from '../../draw/sheet.js';
import { glyph } from '../../kit/glyph.js';
import type { IconName } from '../../kit/icon-names.js';
import { CELLS, harbours, sharedCorners } from './ground/cells.js';
import { NAMES } from './ground/letters.js';
import { hoard, keep, stones, wasteScene } from './ground/symbols.js';
import { anchorAt, centreOf, works } from './ground/works.js';

const ISLETS: readonly Point[] = [
  [30, 640],
  [236, 660],
  [60, 60],
  [26, 330],
  [1104, 320],
  [1118, 420],
  [1060, 660],
  [1098, 740],
  [820, 108],
  [880, 60],
  [40, 760],
  [1010, 640],
];

const SHEET: Sheet = {
  id: 'realms',
  world: [-340, -280, 1480, 1080],
  whole: [-12, -36, 1150, 800],
  style: { warp: 7, scale: 74, levels: 4, seed: '7' },
  eased: true,
  cells: CELLS,
  rivers: [{ id: 'pale-water', course: riverCourse(), widths: [3, 8] }],
  roads: [0, 1].map((side) => ({
    kind: 'trail',
    through: WASTES.filter(({ wasteland }) => wasteland === side).map(({ id }) => id),
  })),
  names: NAMES,
  islets: ISLETS,
  compass: { at: [124, 704], size: 44 },
  cartouche: { at: [1000, 48], over: 'The World of the', title: 'Six Realms' },
  keepsFree,
  stands,
  seaLife: seaLife([
    ['sea-serpent', 58, [1046, 712]],
    ['galleon', 40, [842, 64]],
    ['caravel', 38, [218, 716]],
  ]),
};

/** A place as it is drawn. */
export interface Spread {
  readonly id: string;
  readonly outline: string;
  readonly clip: string;
  readonly at: Point;
  readonly shape: readonly Point[];
}

/** The world, drawn when it is first looked at and never again. */
export const realms: () => Picture = once(() => {
  const drawn = picture(SHEET);
  const sea = ZONES.map(({ id }) => ({ id, path: loop(coarse(drawn.shapeOf(id), 2)) }));
  const defs = sea.map(
    ({ id, path }) =>
      outline(`realms-shape-${id}`, path) +
      `<clipPath id="realms-cell-${id}"><use href="#realms-shape-${id}"/></clipPath>`,
  );
  const over = works(
    drawn,
    sea.map(({ path }) => path),
  );
  return { ...drawn, ground: `${drawn.ground}<defs>${defs.join('')}</defs>${over}` };
});

/** Land, Wasteland spaces and sea zones by number; ships and rafts have none of their own. */
export const spreads: () => ReadonlyMap<Place, Spread> = once(() => {
  const drawn = realms();
  const found = new Map<Place, Spread>();
  for (let place = 0; place < FIRST_ZONE + ZONES.length; place++) {
    if (place >= FIRST_SHIP && place < FIRST_ZONE) continue;
    const id = idOf(place);
    const shape = drawn.cells.get(id)?.shape ?? drawn.shapeOf(id);
    const at = isZone(place) ? centreOf(shape) : drawn.cells.get(id)!.at;
    found.set(place, { id, outline: `realms-shape-${id}`, clip: `realms-cell-${id}`, at, shape });
  }
  return found;
});

/** Where ships in harbour lie, by the zone of the harbour. */
export const berths: () => ReadonlyMap<Place, Point> = once(
  () => new Map(harbours().map(({ place, zone }) => [zone, anchorAt(realms(), place, idOf(zone), 0.66)])),
);

/** What stands in a cell: to the left of its tokens. */
function stands({ id }: Land, [x, y]: Point): Standing[] {
  const land = LANDS.find((one) => one.id === id);
  if (!land) {
    const { kind } = WASTES.find((one) => one.id === id)!;
    return [{ at: [x - 21, y], markup: `<g transform="scale(1.28)">${wasteScene(kind)}</g>` }];
  }
  if (land.kind === 'kingdom') return [{ at: [x - 20, y + 6], markup: keep() }];
  if (land.kind === 'teleportal') return [{ at: [x - 18, y + 4], markup: stones() }];
  if (land.kind === 'gold' || land.kind === 'island') return [{ at: [x - 19, y + 5], markup: hoard(land.mine) }];
  return [];
}

/** Room for the tokens of a space and for its name. */
function keepsFree({ name, skin }: Land, [x, y]: Point): Box[] {
  const half = name.length * 2.9 + 5;
  const special = skin === 'castle' || skin === 'mountain';
  return [
    [x - (special ? 36 : 22), y - 30, x + 34, y + 16],
    [x - half, y + 10, x + half, y + 32],
  ];
}

/** The river between two lands, from the sea to its source. */
function riverCourse(): readonly Point[] {
  return sharedCorners('dustmarch', 'chalkhorn');
}

function seaLife(list: readonly (readonly [IconName, number, Point])[]): string {
  const uses = list.map(
    ([name, size, [x, y]]) =>
      d`<use href="${glyph(name)}" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" color="var(--sea-line)"/>`,
  );
  return `<g opacity=".62">${uses.join('')}</g>`;
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

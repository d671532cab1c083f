import {
  BRIDGED,
  FIRST_CASTLE,
  REGIONS,
  SPACES,
  type Space,
  type SpaceId,
  TUNNEL,
  WATERS,
} from '@questhall/wizards-quest';
import { crossing } from '../../draw/crossing.js';
import { type Box, between, type Point } from '../../draw/geometry.js';
import { type Picture, picture } from '../../draw/ground.js';
import { d } from '../../draw/markup.js';
import { edgeKey } from '../../draw/mesh.js';
import type { Curve, Land, Name, Sheet, Skin } from '../../draw/sheet.js';
import { castle, cave } from '../../draw/symbols/works.js';
import { glyph } from '../../kit/glyph.js';
import type { IconName } from '../../kit/icon-names.js';

const SKIN_OF: Readonly<Record<string, Skin>> = {
  'golden-dunes': 'desert',
  'field-of-fallen': 'moor',
  'misty-forest': 'mist',
  'crystal-mountains': 'mountain',
  'ancient-forest': 'forest',
  'whispery-meadow': 'meadow',
};

/** Names are set by hand, in the gaps between rows of tokens. */
const REGION_CURVES: Readonly<Record<string, Curve>> = {
  'golden-dunes': [
    [52, 640],
    [165, 660],
    [300, 636],
  ],
  'field-of-fallen': [
    [232, 421],
    [370, 398],
    [512, 425],
  ],
  'misty-forest': [
    [96, 184],
    [240, 166],
    [398, 186],
  ],
  'crystal-mountains': [
    [576, 186],
    [735, 184],
    [888, 212],
  ],
  'ancient-forest': [
    [716, 506],
    [822, 490],
    [926, 512],
  ],
  'whispery-meadow': [
    [392, 644],
    [520, 634],
    [664, 648],
  ],
};

const ISLETS: readonly Point[] = [
  [66, 250],
  [48, 290],
  [30, 700],
  [345, 772],
  [640, 762],
  [905, 330],
  [940, 610],
  [868, 640],
  [450, 62],
  [690, 62],
  [860, 165],
  [905, 150],
  [260, 48],
];

const [SEA, AMNON] = WATERS;
export const CASTLE_FEET: Point = [-20, 8];

const SHEET: Sheet = {
  id: 'marnon',
  world: [-420, -320, 1400, 1120],
  whole: [12, 34, 968, 782],
  style: { warp: 15, scale: 105, levels: 5, seed: '5' },
  cells: [
    ...SPACES.map(land),
    ...SEA.outlines.map((polygon, i) => ({ id: `sea-${i}`, kind: 'water' as const, polygon })),
  ],
  rivers: [{ id: AMNON.id, course: AMNON.outlines[0], widths: [2.2, 12] }],
  roads: [],
  names: names(),
  islets: ISLETS,
  compass: { at: [934, 704], size: 46 },
  cartouche: { at: [893, 98], over: 'The Isle of', title: 'Marnon' },
  keepsFree,
  stands: ({ id, skin }, [x, y]) => [
    ...mouthsIn(id, [x, y]).map((at) => ({ at, markup: cave(11) })),
    ...(skin === 'castle' ? [{ at: [x + CASTLE_FEET[0], y + CASTLE_FEET[1]] as Point, markup: castle(16) }] : []),
  ],
  seaLife: seaLife([
    ['sea-serpent', 72, [962, 566]],
    ['galleon', 44, [600, 314]],
    ['caravel', 46, [14, 430]],
  ]),
};

/** Marnon, drawn when it is first looked at and never again. */
export const marnon: () => Picture = once(() => picture(SHEET));

/** The three bridges, in the order of the rules. */
export const bridges = once(() =>
  BRIDGED.map((ends) => crossing(marnon(), AMNON.id, [SPACES[ends[0]].id, SPACES[ends[1]].id], commonMiddle(...ends))),
);

/** Where a space's tokens stand, by number. */
export const places = once(() => SPACES.map(({ id }) => marnon().cells.get(id)!));

export function isCastle(space: SpaceId): boolean {
  return space >= FIRST_CASTLE;
}

function land(space: Space): Land {
  const region = REGIONS[space.region - 1];
  return {
    id: space.id,
    kind: 'land',
    polygon: space.polygon,
    centre: space.centre,
    name: space.name,
    group: region?.id ?? space.id,
    skin: region ? SKIN_OF[region.id] : 'castle',
  };
}

function names(): Name[] {
  const regions = REGIONS.map(
    ({ id, name }): Name => ({ id, text: name, kind: 'region', skin: SKIN_OF[id], curve: REGION_CURVES[id] }),
  );
  return [
    ...regions,
    {
      id: SEA.id,
      text: SEA.name,
      kind: 'sea',
      curve: [
        [478, 384],
        [572, 346],
        [672, 378],
      ],
    },
  ];
}

/** Where the mouth of the tunnel in a space is drawn, if there is one. */
function mouthsIn(id: string, [x, y]: Point): Point[] {
  if (id === SPACES[TUNNEL[0]].id) return [[x - 36, y + 4]];
  return id === SPACES[TUNNEL[1]].id ? [[x + 38, y + 8]] : [];
}

/** Room for the tokens of a space and for its name. */
function keepsFree({ id, skin, name }: Land, [x, y]: Point): Box[] {
  if (skin === 'castle')
    return [
      [x - 46, y - 46, x + 40, y + 22],
      [x - 34, y + 14, x + 34, y + 36],
    ];
  const half = name.length * 2.9 + 5;
  const tokens: Box = skin === 'mountain' ? [x - 30, y - 30, x + 30, y + 18] : [x - 29, y - 38, x + 29, y + 22];
  const mouths = mouthsIn(id, [x, y]).map(([mx, my]): Box => [mx - 19, my - 24, mx + 19, my + 16]);
  return [tokens, [x - half - 3, y + 12, x + half + 3, y + 34], ...mouths];
}

function seaLife(list: readonly (readonly [IconName, number, Point])[]): string {
  const uses = list.map(
    ([name, size, [x, y]]) =>
      d`<use href="${glyph(name)}" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" color="var(--sea-line)"/>`,
  );
  return `<g opacity=".62">${uses.join('')}</g>`;
}

/** The middle of the border between two neighbours. */
function commonMiddle(a: SpaceId, b: SpaceId): Point {
  const sides = (space: SpaceId) =>
    SPACES[space].polygon.map((p, i, all): readonly [Point, Point] => [p, all[(i + 1) % all.length]]);
  const keys = sides(b).map(([p, q]) => edgeKey(p, q));
  const [p, q] = sides(a).find(([from, to]) => keys.includes(edgeKey(from, to)))!;
  return between(p, q, 0.5);
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

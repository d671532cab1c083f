import { FIRST_WASTE, HARBOUR_OF, LANDS, WASTES, ZONES } from '@questhall/dragonlords';
import type { Point } from '../../../draw/geometry.js';
import { rim } from '../../../draw/mesh.js';
import { chance } from '../../../draw/random.js';
import type { Ground, Land, Skin } from '../../../draw/sheet.js';

/** The data's canvas is a little wider on the screen, which gives names their room. */
const WIDER = 1.14;
/** The grid of hexes that all land and sea zones are made of: its corners lie on these lines. */
const [LEFT, HALF, TOP, QUARTER] = [6, 22, 102.8, 12.7];

/** How the ground of each realm looks, in their order. */
export const REALM_SKINS: readonly Skin[] = ['mist', 'moor', 'desert', 'forest', 'meadow', 'plain'];
/** Tokens and names stand a little off the middle where they would meet those of a neighbour. */
const NUDGES: Readonly<Record<string, Point>> = {
  smokewood: [10, -9],
  sunhoard: [8, 5],
  deepvein: [13, 0],
  'amber-field': [5, 0],
  'opal-barrens': [6, 0],
  honeyglen: [6, 0],
  silverdelve: [6, 0],
  'goldmeadow-castle': [2, -9],
  oxbridge: [14, 6],
  kilnmouth: [-12, -9],
  'ember-citadel': [4, 6],
  'cinder-plain': [6, 5],
  deerhurst: [2, -5],
  icegate: [6, -7],
  galecliff: [-3, -9],
  highbarrow: [6, 4],
  'stormreach-hold': [2, 5],
  'thunder-vale': [2, -3],
  'frostmark-keep': [2, -2],
  'rune-ring': [-4, 4],
  'greenweald-hall': [10, -2],
  harrowfield: [-2, -4],
  'kestrel-down': [-4, -2],
  'meadow-stones': [8, -3],
  'bonewaste-fortress': [2, -5],
  dustmarch: [-6, -3],
  chalkhorn: [4, 4],
  saltflat: [2, 3],
};
const HALF_WASTE = 42.5;
/** Upper and lower edge of the two Wastelands. */
const STRIPS: readonly (readonly [number, number])[] = [
  [-12, 88],
  [666, 776],
];

const WASTE_NAMES = {
  village: 'Village',
  quest: 'Quest',
  den: 'Witches’ Den',
  shrine: 'Shrine',
  lair: 'Dragon Lair',
} as const;

/** A point of the data on the sheet. */
export function onSheet([x, y]: Point): Point {
  return [x * WIDER, y];
}

function nudged(id: string, [x, y]: Point): Point {
  const [dx, dy] = NUDGES[id] ?? [0, 0];
  return onSheet([x + dx, y + dy]);
}

/** A corner of a hex, put exactly on the grid, so that neighbours name it alike. */
function corner([x, y]: Point): Point {
  return onSheet([LEFT + HALF * Math.round((x - LEFT) / HALF), TOP + QUARTER * Math.round((y - TOP) / QUARTER)]);
}

export function hexAround([x, y]: Point): Point[] {
  const [a, b] = [QUARTER, 2 * QUARTER];
  return (
    [
      [0, -b],
      [HALF, -a],
      [HALF, a],
      [0, b],
      [-HALF, a],
      [-HALF, -a],
    ] as const
  ).map(([dx, dy]) => corner([x + dx, y + dy]));
}

export const CELLS: readonly Ground[] = [
  ...LANDS.map(
    (land): Land => ({
      id: land.id,
      kind: 'land',
      polygon: rim(land.hexes.map(hexAround)),
      centre: nudged(land.id, land.centre),
      name: land.name,
      group: land.realm < 0 ? land.id : `realm-${land.realm}`,
      skin: land.realm < 0 ? 'castle' : REALM_SKINS[land.realm],
    }),
  ),
  ...WASTES.map(
    (waste, i): Land => ({
      id: waste.id,
      kind: 'land',
      polygon: wastePolygon(i),
      centre: onSheet([waste.centre[0], waste.centre[1] + (waste.wasteland === 1 ? -34 : 2)]),
      name: WASTE_NAMES[waste.kind],
      group: `waste-${waste.wasteland}`,
      skin: 'mountain',
    }),
  ),
  ...ZONES.map((zone) => ({ id: zone.id, kind: 'water' as const, polygon: hexAround(zone.centre) })),
];

/** A stretch of a Wasteland: its sides are broken, so that its coast is. */
function wastePolygon(i: number): Point[] {
  const { centre, wasteland } = WASTES[i];
  const [top, bottom] = STRIPS[wasteland];
  const [west, east] = [centre[0] - HALF_WASTE, centre[0] + HALF_WASTE];
  const along = (x: number, y: number) => strayed([x, y], y === top || y === bottom ? 7 : 4);
  const third = (n: number) => west + ((east - west) * n) / 3;
  const down = (n: number) => top + ((bottom - top) * n) / 4;
  return [
    ...[0, 1, 2].map((n) => along(third(n), top)),
    ...[0, 1, 2, 3].map((n) => along(east, down(n))),
    ...[3, 2, 1].map((n) => along(third(n), bottom)),
    ...[4, 3, 2, 1].map((n) => along(west, down(n))),
  ].map(onSheet);
}

/** A point moved by chance, always the same way for the same point. */
function strayed([x, y]: Point, by: number): Point {
  const next = chance(`waste ${x.toFixed(1)} ${y.toFixed(1)}`);
  return [x + (next() - 0.5) * by, y + (next() - 0.5) * by * 1.6];
}

/** The zone in which the harbour of a land or village lies, and the place itself. */
export function harbours(): { readonly place: string; readonly zone: number }[] {
  return HARBOUR_OF.flatMap((zone, place) => {
    const id = place < FIRST_WASTE ? LANDS[place]?.id : WASTES[place - FIRST_WASTE]?.id;
    return zone < 0 || !id ? [] : [{ place: id, zone }];
  });
}

/** Corners that two lands share, in the order of the first one's outline. */
export function sharedCorners(a: string, b: string): Point[] {
  const polygon = (id: string) => CELLS.find((cell) => cell.id === id)?.polygon ?? [];
  const others = new Set(polygon(b).map(String));
  const own = polygon(a);
  const start = own.findIndex((p, i) => others.has(String(p)) && !others.has(String(own.at(i - 1))));
  const found: Point[] = [];
  for (let i = 0; i < own.length; i++) {
    const p = own[(Math.max(0, start) + i) % own.length];
    if (others.has(String(p))) found.push(p);
  }
  return found;
}

import { type Axial, turned } from '@questhall/boards';
import { TILE_DATA, type TileData } from './tiles.data.js';

/** A tile by number: Common I to VI are 0 to 5, Elven 6 to 11, Magic 12 to 17. */
export type TileId = number;
/** A space of a tile: tile × 19 + spot. */
export type SpaceId = number;

export const TILES: readonly TileData[] = TILE_DATA;
// W 4.2 The centre has no code; the other eighteen have one.
export const SPOTS = ['centre', ...['a', 'b', 'c'].flatMap((letter) => [1, 2, 3, 4, 5, 6].map((n) => letter + n))];
export const SPOTS_EACH = 19;
export const SPACES_ON_TILES = TILES.length * SPOTS_EACH;

export const tileNamed = (id: string): TileId => TILES.findIndex((tile) => tile.id === id);
export const tileOf = (space: SpaceId): TileId => Math.floor(space / SPOTS_EACH);
export const spaceOf = (tile: TileId, spot: number): SpaceId => tile * SPOTS_EACH + spot;
export const centreOf = (tile: TileId): SpaceId => tile * SPOTS_EACH;
/** A space by its name, e.g. `torwall-c3`; -1 if there is none. */
export const landNamed = (name: string): SpaceId => LAND_IDS.indexOf(name);

export const LAND_IDS = TILES.flatMap((tile) => SPOTS.map((spot) => `${tile.id}-${spot}`));
/** What people call a space. */
export const LAND_NAMES = TILES.flatMap((tile) =>
  SPOTS.map((spot) => tile.names[spot] ?? `${tile.name} ${spot === 'centre' ? 'centre' : spot.toUpperCase()}`),
);

export const GROUPS = ['common', 'elven', 'magic'] as const;
export type Group = (typeof GROUPS)[number];
export const groupOf = (tile: TileId): number => Math.floor(tile / 6);

export const PLAINS = 0;
export const WOODS = 1;
export const MOUNTAIN = 2;
export const TOWN = 3;
export const DWELLING = 4;
export const SPECIAL = 5;
export const STONE = 6;
export const TERRAINS = ['plains', 'woods', 'mountain', 'town', 'dwelling', 'special', 'stone'] as const;
/** The terrain of every space. */
export const TERRAIN: readonly number[] = TILES.flatMap((tile) => [...tile.terrain].map((c) => 'pwmtdsr'.indexOf(c)));

export const LONGRIFT = tileNamed('longrift');
export const GREEN_GROVE = tileNamed('green-grove');
export const SACRED_CIRCLE = tileNamed('sacred-circle');
export const TOWERS: readonly TileId[] = ['megmorans-tower', 'meligars-tower', 'melekoks-tower'].map(tileNamed);
export const COTTAGE = tileNamed('hamdrels-cottage');
export const LAIR = tileNamed('dragons-lair');

export const CIRCLE_CENTRE = centreOf(SACRED_CIRCLE);
export const COTTAGE_CENTRE = centreOf(COTTAGE);
export const LAIR_CENTRE = centreOf(LAIR);
export const ABBEY = centreOf(LONGRIFT);
export const STAR_CREST = centreOf(GREEN_GROVE);
export const HIGH_HOLLOW = landNamed('meligars-tower-a5');
export const TORWALL_TOWN = landNamed('torwall-centre');
export const GLENDALE_COURTS = landNamed('glendale-c3');

/** The Abbey counts as a structure for movement, but is no Common Town. */
export const isTown = (space: SpaceId): boolean => TERRAIN[space] === TOWN && space !== ABBEY;
export const isDwelling = (space: SpaceId): boolean => TERRAIN[space] === DWELLING;
export const isStone = (space: SpaceId): boolean => TERRAIN[space] === STONE;
/** W R86 The stones and the centre. */
export const isInCircle = (space: SpaceId): boolean => isStone(space) || space === CIRCLE_CENTRE;
/** The dots beside a stone: its number. */
export const dotsOf = (space: SpaceId): number => (isStone(space) ? (((space % SPOTS_EACH) - 1) % 6) + 1 : 0);

/** Steps from the centre of a tile to each spot, before it is turned: An lies twice as far as Cn, Bn between An and A(n+1). */
export const SPOT_STEPS: readonly Axial[] = SPOTS.map((spot) => {
  if (spot === 'centre') return [0, 0];
  const n = Number(spot[1]) - 1;
  const [near, next] = [turned([0, -1], n), turned([0, -1], n + 1)];
  if (spot[0] === 'c') return near;
  return spot[0] === 'a' ? [2 * near[0], 2 * near[1]] : [near[0] + next[0], near[1] + next[1]];
});

/** For each space the sides, as bits clockwise from the tile's own north, that are walled. */
export const WALLS: readonly number[] = TILES.flatMap((tile) =>
  SPOTS.map((spot) =>
    tile.walls.reduce((bits, wall) => {
      const ends = wall.split(' ');
      const other = ends[0] === spot ? ends[1] : ends[1] === spot ? ends[0] : undefined;
      return other === undefined ? bits : bits | (1 << sideTowards(spot, other));
    }, 0),
  ),
);

function sideTowards(from: string, to: string): number {
  const [a, b] = [SPOT_STEPS[SPOTS.indexOf(from)], SPOT_STEPS[SPOTS.indexOf(to)]];
  return [0, 1, 2, 3, 4, 5].findIndex((side) => {
    const [q, r] = turned([0, -1], side);
    return a[0] + q === b[0] && a[1] + r === b[1];
  });
}

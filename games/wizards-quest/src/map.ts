import { type Border, board, clockwiseFrom, type Passage, type Point, type Polygon, type Via } from '@questhall/boards';
import { REGION_ROWS, type RegionRow, SPACE_ROWS, WATER_ROWS } from './map.data.js';

/** A space by number: territories 0 to 35 by region and number, castles 36 to 43. */
export type SpaceId = number;
export type SpaceSlug = (typeof SPACE_ROWS)[number]['id'];
export type WaterSlug = (typeof WATER_ROWS)[number]['id'];

export interface Space {
  readonly id: SpaceSlug;
  readonly name: string;
  readonly kind: 'territory' | 'castle';
  /** 1 to 6; 0 for a castle. */
  readonly region: number;
  readonly number: number;
  readonly centre: Point;
  readonly polygon: Polygon;
  /** Clockwise, waters included. */
  readonly borders: readonly Border[];
}

export interface Region extends RegionRow {
  /** Forest or mountain, where a defender is harder to hit. */
  readonly isWooded: boolean;
}

export interface Water {
  readonly id: WaterSlug;
  readonly name: string;
  readonly spaces: readonly SpaceId[];
  readonly outlines: readonly (readonly Point[])[];
}

export const FIRST_CASTLE: SpaceId = 36;
export const SPACES: readonly Space[] = spaces();
export const REGIONS: readonly Region[] = regions();
const MARNON = marnon();

/** Neighbours of each space, clockwise from north, over bridges too; the far end of the tunnel last. */
export const NEIGHBOURS: readonly (readonly SpaceId[])[] = MARNON.neighbours;
export const IS_CASTLE: readonly boolean[] = SPACES.map((space) => space.kind === 'castle');
/** The region of each space by number, 0 for castles. */
export const REGION_OF: readonly number[] = SPACES.map((space) => space.region);
/** The regions each castle touches, castle 1 first. */
export const CASTLE_REGIONS: readonly (readonly number[])[] = SPACES.slice(FIRST_CASTLE).map((castle) =>
  regionsBeside(FIRST_CASTLE + castle.number - 1),
);
/** What a defender adds to its die range in each space, however the attack comes. */
export const DEFENCE: readonly number[] = SPACES.map((_, space) => terrainDefence(space));
export const TUNNEL: readonly [SpaceId, SpaceId] = tunnelMouths();
export const BRIDGED: readonly (readonly [SpaceId, SpaceId])[] = joined('bridge');
export const WATERS: readonly Water[] = waters();
/** Where a boat can go from each space. */
export const BOAT_REACH: readonly (readonly SpaceId[])[] = SPACES.map((_, space) => boatReach(space));
/** In which order orcs attack from each space. */
export const FRENZY_ORDER: readonly (readonly SpaceId[])[] = SPACES.map((_, space) => frenzyOrder(space));

/** The space with this slug, -1 if there is none. */
export function spaceNamed(slug: string): SpaceId {
  return MARNON.index.get(slug) ?? -1;
}

/** How two neighbours are joined, null if they are none. */
export function via(a: SpaceId, b: SpaceId): Passage | null {
  return MARNON.via(a, b);
}

export function territoryAt(region: number, number: number): SpaceId {
  // WQ III.C.3.1 A die for the region and a die for the territory name exactly one space.
  return (region - 1) * 6 + (number - 1);
}

export function castleAt(number: number): SpaceId {
  // WQ III.C.3.2 Castles are numbered 1 to 8.
  return FIRST_CASTLE + number - 1;
}

export function regions(): Region[] {
  // WQ III.C.1 Six regions, each with its own name and colour; WQ XI.B.1.g three of them are forest or mountain.
  return REGION_ROWS.map((row) => ({ ...row, isWooded: row.terrain === 'forest' || row.terrain === 'mountain' }));
}

export function spaces(): Space[] {
  return SPACE_ROWS.map((row) => ({
    id: row.id,
    name: row.name,
    // WQ III.C.2 Castles belong to no region; WQ III.C.4 they and the territories are the 44 spaces.
    kind: row.region === 0 ? 'castle' : 'territory',
    region: row.region,
    number: row.number,
    centre: row.centre,
    polygon: points(row.outline),
    borders: row.borders.map(border),
  }));
}

/** Marnon as a graph. */
export function marnon() {
  // WQ III.C.5.f.2 Spaces with a stretch of common border are adjacent; WQ R56 a common point is not enough.
  // WQ III.C.5.g The Amnon alone is water between two spaces, a bridge joins them.
  return board({ spaces: SPACES, waters: WATER_ROWS.map((water) => water.id) });
}

export function tunnelMouths(): readonly [SpaceId, SpaceId] {
  // WQ III.C.5.h The Great Tunnel joins Earthen Pass and Marls Gate.
  return joined('tunnel')[0];
}

export function regionsBeside(castle: SpaceId): number[] {
  // WQ VI.A.2.2 A castle belongs with every region that has a territory adjacent to it, once.
  const beside = new Set(NEIGHBOURS[castle].map((space) => REGION_OF[space]));
  beside.delete(0);
  return [...beside].sort((a, b) => a - b);
}

export function terrainDefence(space: SpaceId): number {
  // WQ XI.B.1.h A force defending in a castle adds 2.
  if (IS_CASTLE[space]) return 2;
  // WQ XI.B.1.g A force defending in forest or mountain adds 1.
  return REGIONS[REGION_OF[space] - 1].isWooded ? 1 : 0;
}

export function boatReach(space: SpaceId): SpaceId[] {
  // WQ X.A.6.c.3 From a space at the Sea of Marnon or the Amnon to any other at that water; WQ R28 those listed.
  const shore = WATERS.filter((water) => water.spaces.includes(space)).flatMap((water) => water.spaces);
  return shore.filter((other) => other !== space);
}

export function frenzyOrder(space: SpaceId): SpaceId[] {
  return clockwiseFrenzy(space, () => true);
}

/** The order of attack among the neighbours that count. */
export function clockwiseFrenzy(space: SpaceId, counts: (other: SpaceId) => boolean): SpaceId[] {
  // WQ VI.B.5.g.1 The far end of the tunnel comes last; WQ R6 so it is no candidate for the start.
  const far = NEIGHBOURS[space].filter((other) => via(space, other) === 'tunnel');
  // WQ VI.B.4.a The start is the lowest territory of the lowest adjacent region: with this numbering, the lowest space.
  const first = Math.min(...NEIGHBOURS[space].filter((o) => !IS_CASTLE[o] && !far.includes(o) && counts(o)));
  // WQ VI.B.4.b Then clockwise, castles included; WQ VI.B.5.g.2 and over bridges; WQ R6 water is passed over.
  const around = clockwiseFrom(MARNON, space, first).filter((other) => !far.includes(other) && counts(other));
  return [...around, ...far];
}

function joined(passage: Passage): (readonly [SpaceId, SpaceId])[] {
  return NEIGHBOURS.flatMap((list, a) =>
    list.filter((b) => a < b && via(a, b) === passage).map((b) => [a, b] as const),
  );
}

function waters(): Water[] {
  return WATER_ROWS.map((row) => ({
    id: row.id,
    name: row.name,
    spaces: row.spaces.map(spaceNamed),
    outlines: row.outlines.map(points),
  }));
}

function border(text: string): Border {
  const [how, to] = text.split(' ');
  return to ? { to, via: how as Via } : { to: how, via: 'land' };
}

function points(flat: readonly number[]): Point[] {
  return Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i], flat[2 * i + 1]]);
}

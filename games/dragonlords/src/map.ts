import { BRIDGE_ROWS, LAND_ROWS, type LandRow, REALM_ROWS, SEA, WASTE_ROWS, type WasteRow } from './map.data.js';

/**
 * Any place by number: land 0 to 48, Wasteland spaces 49 to 62, ships 63 to 70, rafts 71 to 78, sea zones from 79 on.
 * Units stand in all but sea zones; who is at sea stands in a ship, or for the length of a turn on a raft.
 */
export type Place = number;
export type LandSlug = (typeof LAND_ROWS)[number]['id'];

export type LandKind = LandRow['kind'];
export type WasteKind = WasteRow['kind'];
type Point = readonly [number, number];

export interface Land {
  readonly id: LandSlug;
  readonly name: string;
  readonly kind: LandKind;
  /** The realm by number, -1 for none. */
  readonly realm: number;
  readonly mine: boolean;
  /** Out of play on the smaller board. */
  readonly tundra: boolean;
  readonly centre: Point;
  /** The middles of the hexes it is made of. */
  readonly hexes: readonly Point[];
  /** Every stretch of border: to whom, and how it can be crossed. */
  readonly borders: readonly { readonly to: LandSlug; readonly via: 'open' | 'bridge' | 'mountains' | 'river' }[];
}

export interface Waste {
  readonly id: string;
  readonly name: string;
  readonly kind: WasteKind;
  readonly wasteland: number;
  readonly centre: Point;
}

export interface Zone {
  readonly id: string;
  readonly centre: Point;
}

export const LANDS: readonly Land[] = lands();
export const WASTES: readonly Waste[] = WASTE_ROWS;
export const ZONES: readonly Zone[] = zones();
export const REALMS = REALM_ROWS;
export const BRIDGES = BRIDGE_ROWS;

export const FIRST_WASTE = LANDS.length;
export const FIRST_SHIP = FIRST_WASTE + WASTES.length;
/** QD CONTENTS.6 Eight ships. */
export const SHIPS = 8;
export const FIRST_RAFT = FIRST_SHIP + SHIPS;
const RAFTS = 8;
/** How many places units can stand in. */
export const PLACES = FIRST_RAFT + RAFTS;
export const FIRST_ZONE = PLACES;
export const WASTE_LENGTH = 7;

export const PLACE_IDS: readonly string[] = [
  ...LANDS.map((land) => land.id),
  ...WASTES.map((waste) => waste.id),
  ...Array.from({ length: SHIPS }, (_, i) => `ship-${i + 1}`),
  ...Array.from({ length: RAFTS }, (_, i) => `raft-${i + 1}`),
  ...ZONES.map((zone) => zone.id),
];
const INDEX: ReadonlyMap<string, Place> = new Map(PLACE_IDS.map((id, i) => [id, i]));

/** Neighbours of each land over open borders and bridges. */
export const NEIGHBOURS: readonly (readonly Place[])[] = LANDS.map((land) => passable(land));
/** The same on the smaller board: land in the tundra has none and is nobody's. */
export const SHORT_NEIGHBOURS: readonly (readonly Place[])[] = LANDS.map((land, at) =>
  land.tundra ? [] : NEIGHBOURS[at].filter((other) => !LANDS[other].tundra),
);
export const KINGDOMS: readonly Place[] = REALMS.map((_, realm) =>
  LANDS.findIndex((land) => land.realm === realm && land.kind === 'kingdom'),
);
/** QD BOARD.TELEPORTAL.2 The three teleportals. */
export const TELEPORTALS: readonly Place[] = LANDS.flatMap((land, at) => (land.kind === 'teleportal' ? [at] : []));
export const IS_KINGDOM: readonly boolean[] = LANDS.map((land) => land.kind === 'kingdom');
export const IS_ISLAND: readonly boolean[] = LANDS.map((land) => land.kind === 'island');
export const IS_TELEPORTAL: readonly boolean[] = LANDS.map((land) => land.kind === 'teleportal');
export const REALM_OF: readonly number[] = LANDS.map((land) => land.realm);
/** The sea zone of the harbour of a land or a village, -1 without one. */
export const HARBOUR_OF: readonly Place[] = [...LAND_ROWS, ...WASTE_ROWS].map((row) =>
  'harbour' in row ? placeNamed(row.harbour) : -1,
);
/** The land or village whose harbour lies in a zone (counted from 0), -1 if there is none. */
export const HARBOUR_IN: readonly Place[] = ZONES.map((_, zone) => HARBOUR_OF.indexOf(FIRST_ZONE + zone));
/** Neighbours of each zone, both as places. */
const ZONE_NEIGHBOURS: readonly (readonly Place[])[] = ZONES.map(({ id }) =>
  hexesBeside(id.slice(1))
    .map((hex) => placeNamed(`s${hex}`))
    .filter((zone) => zone >= 0),
);
/** The Wasteland space a land leads to, -1 for most. */
export const GATE_TO: readonly Place[] = LANDS.map((land) => {
  const found = WASTE_ROWS.findIndex((waste) => (waste.gates as readonly string[]).includes(land.id));
  return found < 0 ? -1 : FIRST_WASTE + found;
});

/** The land a Wasteland space leads to. */
export function gatesOf(waste: Place): Place[] {
  return GATE_TO.flatMap((to, land) => (to === waste ? [land] : []));
}

export function zoneNeighbours(zone: Place): readonly Place[] {
  // QD FAQ.4 The world ends at its edges.
  return ZONE_NEIGHBOURS[zone - FIRST_ZONE];
}

export function harbourIn(zone: Place): Place {
  return HARBOUR_IN[zone - FIRST_ZONE];
}

/** The place with this name, -1 if there is none. */
export function placeNamed(id: string): Place {
  return INDEX.get(id) ?? -1;
}

export function idOf(place: Place): string {
  return PLACE_IDS[place];
}

/** What people call a place. */
export function nameOf(place: Place): string {
  if (place < FIRST_WASTE) return LANDS[place].name;
  if (place < FIRST_SHIP) return WASTES[place - FIRST_WASTE].name;
  if (place < FIRST_RAFT) return `Ship ${place - FIRST_SHIP + 1}`;
  if (place < FIRST_ZONE) return 'the waves';
  return `sea zone ${ZONES[place - FIRST_ZONE].id.slice(1)}`;
}

export function isLand(place: Place): boolean {
  return place >= 0 && place < FIRST_WASTE;
}

export function isWaste(place: Place): boolean {
  return place >= FIRST_WASTE && place < FIRST_SHIP;
}

/** Ships and rafts. */
export function isCraft(place: Place): boolean {
  return place >= FIRST_SHIP && place < PLACES;
}

export function isShip(place: Place): boolean {
  return place >= FIRST_SHIP && place < FIRST_RAFT;
}

export function isZone(place: Place): boolean {
  return place >= FIRST_ZONE;
}

export function wasteKind(place: Place): WasteKind {
  return WASTES[place - FIRST_WASTE].kind;
}

/** Which of the two Wastelands a space is in. */
export function wastelandOf(place: Place): number {
  return WASTES[place - FIRST_WASTE].wasteland;
}

export function lands(): Land[] {
  // QD BOARD.KINGDOM.1 Six realms. QD BOARD.GOLD.2 Two mines. QD BOARD.ISLAND.1 Four islands.
  return LAND_ROWS.map((row) => ({
    id: row.id,
    name: row.name,
    kind: row.kind,
    realm: row.realm,
    mine: 'mine' in row,
    tundra: 'tundra' in row,
    centre: mean(row.hexes.split(' ').map(hexCentre)),
    hexes: row.hexes.split(' ').map(hexCentre),
    borders: row.borders.map(border),
  }));
}

function zones(): Zone[] {
  return SEA.split(' ').flatMap((run) => {
    const [first, last = first] = run.split('-');
    const [from, to] = [Number(first.slice(2)), Number(last.slice(2))];
    return Array.from({ length: to - from + 1 }, (_, i) => hexNamed(Number(first.slice(0, 2)), from + i)).map(
      (hex) => ({ id: `s${hex}`, centre: hexCentre(hex) }),
    );
  });
}

/** Rows of hexes with a corner at the top; every other row begins half a hex further right. */
function hexNamed(row: number, column: number): string {
  return [row, column].map((n) => String(n).padStart(2, '0')).join('');
}

function hexCentre(hex: string): Point {
  const [row, column] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
  return [28 + 44 * column + 22 * (row % 2), 128.2 + 38.105 * (row - 2)];
}

/** The six around a hex, row by row. */
function hexesBeside(hex: string): string[] {
  const [row, column] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
  const left = column - 1 + (row % 2);
  const beside = [
    [row - 1, left],
    [row - 1, left + 1],
    [row, column - 1],
    [row, column + 1],
    [row + 1, left],
    [row + 1, left + 1],
  ];
  return beside.map(([r, c]) => hexNamed(r, c));
}

function mean(points: readonly Point[]): Point {
  const sum = (axis: 0 | 1) => points.reduce((all, point) => all + point[axis], 0);
  return [sum(0) / points.length, sum(1) / points.length];
}

function border(text: string): Land['borders'][number] {
  const [how, to] = text.split(' ') as [string, LandSlug | undefined];
  return to ? { to, via: how as 'bridge' | 'mountains' | 'river' } : { to: how as LandSlug, via: 'open' };
}

export function passable(land: Land): Place[] {
  // QD FAQ.11 A bridge joins land and is none itself.
  // QD BOARD.TERRAIN.1, QD BOARD.TERRAIN.2 Mountains and rivers part. QD BOARD.TERRAIN.3, QD BOARD.TERRAIN.4 Bridges join.
  return land.borders
    .filter(({ via }) => via === 'open' || via === 'bridge')
    .map(({ to }) => LANDS.findIndex((other) => other.id === to));
}

import { columnOf, type HexGrid, hexAt, hexNeighbours, rowOf } from '@questhall/boards';
import {
  BLACK_LINES,
  BRIDGES,
  CITY_ROWS,
  COLUMNS,
  LAKE_ROWS,
  RIVER_ROWS,
  ROADS,
  ROWS,
  RUIN_ROWS,
  TERRAIN_ROWS,
  TRAILS,
  VILLAGE_ROWS,
} from './map.data.js';

/** A hex by number, row by row. */
export type Hex = number;
/** A hex, or above those a river hexside: where a fleet can be. */
export type Place = number;
/** A city, ruin or village by number. */
export type Site = number;

export const GRID: HexGrid = { columns: COLUMNS, rows: ROWS, low: 'odd' };
export const HEXES = COLUMNS * ROWS;
/** Six a hex, clockwise from north; -1 off the map. */
export const NEIGHBOURS: readonly number[] = hexNeighbours(GRID);

export const TERRAINS = ['clear', 'woods', 'desert', 'mountain', 'swamp', 'sea', 'lake'] as const;
export type Terrain = (typeof TERRAINS)[number];
export const CLEAR = 0;
export const WOODS = 1;
export const DESERT = 2;
export const MOUNTAIN = 3;
export const SWAMP = 4;
export const SEA = 5;
export const LAKE = 6;
/** The base terrain of each hex, by number in `TERRAINS`. */
export const TERRAIN: readonly number[] = TERRAIN_ROWS.flatMap((row) => [...row].map((c) => '.wdms~o'.indexOf(c)));

export interface SiteFacts {
  readonly id: string;
  readonly name: string;
  readonly hex: Hex;
  readonly kind: 'city' | 'ruin' | 'village';
  /** GT status. */
  readonly gt: number;
  /** 1 to 6; 0 if it belongs to none. */
  readonly empire: number;
  readonly capital: 'first' | 'second' | null;
  readonly hires: 'orcs' | 'elves' | 'dwarves' | null;
}

export const CITIES = CITY_ROWS.length;
/** Cities and ruins have legends; they come first. */
export const LEGENDARY = CITIES + RUIN_ROWS.length;
export const SITES: readonly SiteFacts[] = sites();
/** The site in each hex, -1 if none. */
export const SITE_AT: readonly Site[] = siteAt();

/** What joins a hex to its neighbour, six a hex: 0 nothing, 1 a road, 2 a trail. */
export const ROAD = 1;
export const TRAIL = 2;
export const LINE: readonly number[] = lines();
/** The river hexside between a hex and its neighbour as a place, six a hex; -1 if none. */
export const SIDES: readonly (readonly [Hex, Hex])[] = RIVER_ROWS.flatMap((river) => pairs(river.sides));
export const PLACES = HEXES + SIDES.length;
export const RIVER: readonly Place[] = sidesOf(SIDES, -1, (i) => HEXES + i);
/** Whether a road or trail crosses that hexside by a bridge. */
export const BRIDGE: readonly number[] = sidesOf(pairs(BRIDGES), 0, () => 1);
/** A black line that no road crosses: no land movement and no attack. */
export const BLACK_LINE: readonly number[] = sidesOf(pairs(BLACK_LINES), 0, () => 1);
export const BARRED: readonly number[] = BLACK_LINE.map((black, i) => (black && LINE[i] !== ROAD ? 1 : 0));
const SAILABLE: readonly boolean[] = sailable();
/** Hexes where a fleet can be ashore: on the sea, a black line or a lake that fleets can reach. */
export const COASTAL: readonly boolean[] = beside((hex) => SAILABLE[hex]);
/** On the sea or a black line: what makes a siege port. */
export const SEA_COAST: readonly boolean[] = beside((hex) => TERRAIN[hex] === SEA);
/** Where a fleet can go from each place in one step. */
export const FLEET_STEPS: readonly (readonly Place[])[] = fleetSteps();
/** Where fleets lie in each city's port; none if it is no port. */
export const PORT_PLACES: readonly (readonly Place[])[] = SITES.map((site) => portPlaces(site));
/** LW B13a.1.5 Hexes beside a bridge of which neither end is a city or village. */
export const TROLL_SITE: readonly boolean[] = trollSites();

export function isWater(hex: Hex): boolean {
  return TERRAIN[hex] >= SEA;
}

export function isSide(place: Place): boolean {
  return place >= HEXES;
}

/** The two hexes that a river hexside parts. */
export function banks(place: Place): readonly [Hex, Hex] {
  return SIDES[place - HEXES];
}

/** The hex with this id, e.g. `1107`; -1 if there is none. */
export function hexNamed(id: string): Hex {
  return /^\d{4}$/.test(id) ? hexAt(GRID, Number(id.slice(0, 2)) - 1, Number(id.slice(2)) - 1) : -1;
}

/** A hex or hexside by id, e.g. `1107` or `1107-1206`; -1 if there is none. */
export function placeNamed(id: string): Place {
  if (!id.includes('-')) return hexNamed(id);
  const side = SIDES.findIndex(([a, b]) => `${placeId(a)}-${placeId(b)}` === id);
  return side < 0 ? -1 : HEXES + side;
}

export function placeId(place: Place): string {
  return IDS[place];
}

const IDS: readonly string[] = ids();

export function siteNamed(id: string): Site {
  return SITES.findIndex((site) => site.id === id);
}

/** Which side of a hex another one is on, -1 if they are no neighbours. */
export function sideTo(from: Hex, to: Hex): number {
  for (let side = 0; side < 6; side++) if (NEIGHBOURS[from * 6 + side] === to) return side;
  return -1;
}

export function sites(): SiteFacts[] {
  const none = { empire: 0, capital: null, hires: null } as const;
  const rows = [
    ...CITY_ROWS.map((row) => ({ ...row, kind: 'city' as const })),
    // LW AMB-029 Ruins pay nothing.
    ...RUIN_ROWS.map((row) => ({ ...none, ...row, kind: 'ruin' as const, gt: 0 })),
    // LW B4a.2 Every village has GT status 1.
    ...VILLAGE_ROWS.map((row) => ({ ...none, ...row, kind: 'village' as const, gt: 1 })),
  ];
  return rows.map((row) => ({ ...row, id: row.name.toLowerCase().replaceAll(' ', '-'), hex: hexNamed(row.hex) }));
}

function siteAt(): Site[] {
  const found = new Array<Site>(HEXES).fill(-1);
  SITES.forEach(({ hex }, site) => {
    found[hex] = site;
  });
  return found;
}

function pairs(text: string): (readonly [Hex, Hex])[] {
  return text.split(' ').map((pair) => [hexNamed(pair.slice(0, 4)), hexNamed(pair.slice(5))] as const);
}

/** Steps from hex to hex along runs. */
function runs(text: string): (readonly [Hex, Hex])[] {
  return text.split(' ').flatMap((run) => {
    const hexes = run.split('-').map(hexNamed);
    return hexes.slice(1).map((hex, i) => [hexes[i], hex] as const);
  });
}

/** Six values a hex, from a list of hexsides. */
function sidesOf(list: readonly (readonly [Hex, Hex])[], none: number, value: (i: number) => number): number[] {
  const found = new Array<number>(HEXES * 6).fill(none);
  list.forEach(([a, b], i) => {
    found[a * 6 + sideTo(a, b)] = value(i);
    found[b * 6 + sideTo(b, a)] = value(i);
  });
  return found;
}

export function lines(): number[] {
  const roads = sidesOf(runs(ROADS), 0, () => ROAD);
  const trails = sidesOf(runs(TRAILS), 0, () => TRAIL);
  return roads.map((road, i) => road || trails[i]);
}

/** Land hexes beside such water, or beside a black line. */
function beside(isWet: (hex: Hex) => boolean): boolean[] {
  return TERRAIN.map((terrain, hex) => {
    const isShore = (side: number) => BLACK_LINE[hex * 6 + side] === 1 || isWet(NEIGHBOURS[hex * 6 + side]);
    return terrain < SEA && [0, 1, 2, 3, 4, 5].some(isShore);
  });
}

export function sailable(): boolean[] {
  // LW B7c.4/1, LW B7c.4/2 A lake linked to the sea is as the sea; an isolated one cannot be reached.
  const closed = new Set(LAKE_ROWS.flatMap((lake) => (lake.navigable ? [] : lake.hexes.split(' '))));
  return TERRAIN.map((terrain, hex) => terrain >= SEA && !closed.has(idOf(hex)));
}

export function fleetSteps(): Place[][] {
  const steps: Place[][] = Array.from({ length: PLACES }, () => []);
  for (let hex = 0; hex < HEXES; hex++) {
    for (let side = 0; side < 6; side++) {
      const next = NEIGHBOURS[hex * 6 + side];
      if (next >= 0 && sails(hex, next)) steps[hex].push(next);
    }
  }
  const join = (a: Place, b: Place) => {
    steps[a].push(b);
    steps[b].push(a);
  };
  let side = HEXES;
  for (const { sides, fromLake } of RIVER_ROWS) {
    const last = side + sides.split(' ').length - 1;
    // LW B7c.3 The source of a river is its end, unless it leaves a lake. LW AMB-122 Hexsides join where they share a
    // corner.
    if (fromLake) for (const place of waterAt(side)) join(side, place);
    for (; side < last; side++) join(side, side + 1);
    for (const place of waterAt(last)) join(last, place);
    side = last + 1;
  }
  return steps;
}

/** LW AMB-122 Whether a fleet can step from a hex to its neighbour. */
export function sails(a: Hex, b: Hex): boolean {
  if (SAILABLE[a]) return SAILABLE[b] || COASTAL[b];
  if (!COASTAL[a]) return false;
  if (SAILABLE[b]) return true;
  if (!COASTAL[b]) return false;
  if (BLACK_LINE[a * 6 + sideTo(a, b)]) return true;
  return common(a, b).some(
    (c) => SAILABLE[c] || BLACK_LINE[a * 6 + sideTo(a, c)] === 1 || BLACK_LINE[b * 6 + sideTo(b, c)] === 1,
  );
}

/** Where a fleet comes to from the end of a river: the water there, and the hexes beside that are coast. */
export function waterAt(place: Place): Place[] {
  const [a, b] = banks(place);
  return [...common(a, b).filter((hex) => SAILABLE[hex]), ...[a, b].filter((hex) => COASTAL[hex])];
}

function common(a: Hex, b: Hex): Hex[] {
  const around = NEIGHBOURS.slice(b * 6, b * 6 + 6);
  return NEIGHBOURS.slice(a * 6, a * 6 + 6).filter((hex) => hex >= 0 && around.includes(hex));
}

export function portPlaces({ hex, kind }: SiteFacts): Place[] {
  // LW B7c.2:3, LW B4a.1/2 A port is any city on the coast or on a river.
  if (kind !== 'city') return [];
  const river = [0, 1, 2, 3, 4, 5].map((side) => RIVER[hex * 6 + side]).filter((place) => place >= 0);
  return [...(COASTAL[hex] ? [hex] : []), ...river];
}

export function trollSites(): boolean[] {
  // LW AMB-044 Both hexes beside such a bridge.
  const wild = pairs(BRIDGES).filter((ends) =>
    ends.every((hex) => SITE_AT[hex] < 0 || SITES[SITE_AT[hex]].kind === 'ruin'),
  );
  const found = new Set(wild.flat());
  return Array.from({ length: HEXES }, (_, hex) => found.has(hex));
}

function idOf(hex: Hex): string {
  const two = (n: number) => String(n + 1).padStart(2, '0');
  return two(columnOf(GRID, hex)) + two(rowOf(GRID, hex));
}

function ids(): string[] {
  const hexes = Array.from({ length: HEXES }, (_, hex) => idOf(hex));
  return [...hexes, ...SIDES.map(([a, b]) => `${hexes[a]}-${hexes[b]}`)];
}

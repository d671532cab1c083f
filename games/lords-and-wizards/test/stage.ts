import type { Json, Phrase } from '@questhall/kernel';
import type { Scenario } from '@questhall/testkit';
import type { Board } from '../src/board.js';
import {
  BARRED,
  BRIDGE,
  CITIES,
  HEXES,
  hexNamed,
  isWater,
  kindNamed,
  LINE,
  NEIGHBOURS,
  placeId,
  placeNamed,
  RIVER,
  SITE_AT,
  TERRAIN,
  TERRAINS,
} from '../src/index.js';

/** Clear country without road, river or city: a hex and the six around it, by where they lie. */
export const FIELD = {
  middle: '3125',
  north: '3124',
  northEast: '3224',
  southEast: '3225',
  south: '3126',
  southWest: '3025',
  northWest: '3024',
} as const;

/** What the events of one key said, in their order. */
export function told(t: Scenario<Board>, key: string): Json[] {
  return t
    .events()
    .filter((event: Phrase) => event.key === key)
    .map(({ args = {} }) => args as Json);
}

/** The keys of all events, each run of the same key once. */
export function course(t: Scenario<Board>): string[] {
  const keys = t.events().map(({ key }) => key);
  return keys.filter((key, i) => key !== keys[i - 1]);
}

/** How many units of a kind a seat has in a hex, in and out of a castle. */
export function count(t: Scenario<Board>, seat: number, hex: string, kind: string): number {
  const { board } = t.state;
  const [at, what] = [placeNamed(hex), kindNamed(kind)];
  return board.kind.filter((k, unit) => k === what && board.owner[unit] === seat && board.at[unit] === at).length;
}

/** All units that a seat has in a hex. */
export function strength(t: Scenario<Board>, seat: number, hex: string): number {
  const { board } = t.state;
  const at = placeNamed(hex);
  return board.kind.filter((k, unit) => k >= 0 && board.owner[unit] === seat && board.at[unit] === at).length;
}

/** Move a whole stack along a path and halt. */
export function march(t: Scenario<Board>, seat: number, from: string, ...path: string[]): void {
  t.picks(seat, `move ${from}`, 'all', ...path.map((hex) => `to ${hex}`));
  if (t.at() === 'march.step') t.picks(seat, 'halt');
}

/** Attack a hex with everything that can reach it. */
export function attack(t: Scenario<Board>, seat: number, what: string): void {
  t.picks(seat, `attack ${what}`);
  if (t.at() === 'assault.join') t.picks(seat, 'all');
}

/** Pick the first of the options until the table stands at another question. */
export function playOut(t: Scenario<Board>, ask: string): void {
  while (t.at() === ask) {
    const [seat] = t.asked();
    t.picks(seat as number, t.offers(seat as number)[0] as string);
  }
}

interface Ground {
  readonly to?: string;
  readonly from?: string;
  readonly line?: 'none' | 'road' | 'trail';
  readonly river?: boolean;
  readonly bridge?: boolean;
  readonly city?: boolean;
}

/** A step on the map that is like this: the first there is. Cities are left out unless asked for. */
export function aStep(ground: Ground): { from: string; to: string } {
  for (let hex = 0; hex < HEXES; hex++) {
    for (let side = 0; side < 6; side++) {
      const to = NEIGHBOURS[hex * 6 + side] as number;
      if (to >= 0 && !isWater(hex) && !isWater(to) && isLike(ground, hex, side))
        return { from: placeId(hex), to: placeId(to) };
    }
  }
  throw new Error(`no step like ${JSON.stringify(ground)}`);
}

function isLike(
  { to, from, line = 'none', river = false, bridge = false, city = false }: Ground,
  hex: number,
  side: number,
): boolean {
  const at = hex * 6 + side;
  const next = NEIGHBOURS[at] as number;
  const isCity = (SITE_AT[next] as number) >= 0 && (SITE_AT[next] as number) < CITIES;
  return (
    (!to || TERRAINS[TERRAIN[next] as number] === to) &&
    (!from || TERRAINS[TERRAIN[hex] as number] === from) &&
    ['none', 'road', 'trail'][LINE[at] as number] === line &&
    (RIVER[at] as number) >= 0 === river &&
    (BRIDGE[at] === 1) === bridge &&
    isCity === city &&
    BARRED[at] === 0
  );
}

/** What steps like these cost a kind of unit together, in movement points. */
export function costOf(t: Scenario<Board>, unit: string, ...grounds: readonly Ground[]): number {
  return grounds.reduce(
    (sum, ground) => sum + Number((t.computed('step', { unit, ...aStep(ground) }) as { cost: number }).cost),
    0,
  );
}

/** The hex with this id, by number. */
export function at(hex: string): number {
  return hexNamed(hex);
}

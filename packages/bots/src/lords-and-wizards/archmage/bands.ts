import {
  type Board,
  canStrike,
  FIGHTS,
  type Hex,
  KINDS,
  mayStop,
  NEIGHBOURS,
  type Place,
  reachOf,
  type Unit,
} from '@questhall/lords-and-wizards';
import { isOverRiver } from '../common/roads.js';
import type { March } from '../decision.js';
import type { Mind } from '../knight/mind.js';

/** Units of one kind in one hex, and the ways to wherever they can be in this turn. */
export interface Band {
  readonly hex: Hex;
  readonly units: readonly Unit[];
  readonly ways: ReadonlyMap<Place, readonly Place[]>;
}

/** All who can still march and fight, but for those who stay. */
export function bandsOf({ b, stacks }: Mind, stay: ReadonlySet<Unit>, known: Ways = new Map()): Band[] {
  return stacks.flatMap(({ hex, units }) => {
    const kinds = new Map<number, Unit[]>();
    for (const unit of units) {
      const kind = b.kind[unit];
      if (!FIGHTS[kind] || KINDS[kind].move === 0 || b.moved[unit] !== 0 || stay.has(unit)) continue;
      kinds.set(kind, [...(kinds.get(kind) ?? []), unit]);
    }
    return [...kinds].map(([kind, alike]) => {
      const ways = known.get(keyOf(hex, kind)) ?? waysOf(b, alike[0]);
      known.set(keyOf(hex, kind), ways);
      return { hex, units: alike, ways };
    });
  });
}

/** Ways that were found before, by hex and kind: who stands in them may have changed a little. */
export type Ways = Map<number, ReadonlyMap<Place, readonly Place[]>>;

function keyOf(hex: Hex, kind: number): number {
  return hex * KINDS.length + kind;
}

/** All who can fight, from where they stand. */
export function bandsStanding({ b, stacks, ...mind }: Mind): Band[] {
  const still: Ways = new Map();
  for (const { hex, units } of stacks)
    for (const unit of units) still.set(keyOf(hex, b.kind[unit]), new Map([[hex, []]]));
  return bandsOf({ ...mind, b: { ...b, moved: b.moved.map(() => 0) }, stacks }, new Set(), still);
}

function waysOf(b: Board, unit: Unit): Map<Place, readonly Place[]> {
  const ways = new Map<Place, readonly Place[]>([[b.at[unit], []]]);
  for (const { place, path } of reachOf(b, [unit])) ways.set(place, path);
  return ways;
}

/** Hexes from which a hex can be struck, those without a river between first. */
export function standsAround(b: Board, seat: number, hex: Hex): Hex[] {
  const found: Hex[] = [];
  for (let side = 0; side < 6; side++) {
    const near = NEIGHBOURS[hex * 6 + side];
    if (near >= 0 && canStrike(hex, side) && mayStop(b, seat, near)) found.push(near);
  }
  return found.sort((x, y) => Number(isOverRiver(x, hex)) - Number(isOverRiver(y, hex)));
}

/** One who goes to strike from a hex. */
export interface Striker {
  readonly unit: Unit;
  readonly band: Band;
  readonly stand: Hex;
}

/** The marches that bring strikers to their stands. */
export function marchesOf(strikers: readonly Striker[]): March[] {
  const bands = new Map<Band, { units: Unit[]; path: readonly Place[] }>();
  for (const { unit, band, stand } of strikers) {
    if (stand === band.hex) continue;
    const march = bands.get(band) ?? { units: [], path: [band.hex, ...(band.ways.get(stand) ?? [])] };
    march.units.push(unit);
    bands.set(band, march);
  }
  return [...bands.values()];
}

import {
  AROUND,
  atlasOf,
  bookOf,
  type Cell,
  cellOf,
  centreOf,
  distance,
  hasDemon,
  isInCircle,
  landAt,
  mayEnterCrest,
  STAR_CREST,
  tileAt,
  tileOf,
  type View,
} from '@questhall/wizards';
import { FAR, type Field, type Ground, TURN } from '../field.js';
import { isSpent } from '../goals.js';
import { type Maps, wayfinder } from '../knight/plan.js';
import { AGAIN, type Errand } from './errands.js';
import { CAST, fromAnywhere } from './gems/chart.js';
import { groundOf } from './ground.js';
import { flightTo, paceOf } from './mounts.js';

/** Somewhere to go, and all that can be done there. */
export interface Place {
  readonly cell: number;
  readonly errands: readonly Errand[];
  readonly stays: boolean;
  /** A second visit: turns to step out and in again. */
  readonly again: number;
}

/** Turns to places: from where he stands, and from each to each. */
export interface Ways {
  readonly here: readonly number[];
  readonly turns: readonly (readonly number[])[];
}

/** Turns to where nobody comes. */
export const NEVER = 1e6;
/** W 7.6 Half points to leave a tile and come back. */
const LEAVING = 18;
/** What is lost of the dice, in turns, by ending a way just where one wants to be. */
const SPILT = 0.3;

export function placesIn(errands: readonly Errand[]): Place[] {
  const found = new Map<number, Errand[]>();
  for (const errand of errands) {
    const key = errand.again ? -1 - errand.mark : errand.cell;
    const list = found.get(key);
    if (list) list.push(errand);
    else found.set(key, [errand]);
  }
  return [...found.values()].map((list) => ({
    cell: list[0].cell,
    errands: list,
    stays: list.some(({ stays }) => stays),
    again: list[0].again ?? 0,
  }));
}

/** How somebody sets out: with what he has measured before, and whether he has come where he is in this very turn. */
export interface Trip {
  readonly maps: Maps;
  readonly moved: boolean;
}

export function waysBetween(view: View, seat: number, places: readonly Place[], { maps, moved }: Trip): Ways {
  const ground = groundOf(view, seat);
  const fieldTo = wayfinder(view, seat, maps, ground);
  const flights = flightsTo(view, seat, places, fieldTo);
  const at = view.at[seat];
  const paced = paceOf(view, seat);
  const here = places.map(({ cell, stays, again }, i) => {
    if (again > 0) return NEVER;
    const { foot, boat } = fieldTo(cell);
    if (!stays && isSpent(view, seat, cell)) return turnsOf(foot[at] + LEAVING);
    // Who has not moved must come anew to where he is.
    if (cell === at && !stays && !moved) return Math.min(flights[i], comingAnew(view, ground, cell));
    const carried = (moved ? undefined : flightTo(view, seat, cell)) ?? NEVER;
    const on = view.boat[seat] >= 0 ? turnsOf(boat[at]) : foot[at] >= FAR ? NEVER : paced(foot[at]);
    return Math.min(flights[i], carried, on);
  });
  return { here, turns: turnsBetween(places, fieldTo, flights) };
}

const turnsOf = (half: number): number => (half >= FAR ? NEVER : half / TURN);

/** W 11.213 Turns to each place by a Transporting Spell. */
function flightsTo(view: View, seat: number, places: readonly Place[], fieldTo: (cell: number) => Field): number[] {
  const flies = bookOf(view, seat).carries === 'territory';
  const isOpen = (cell: Cell) => landAt(view, cell) !== STAR_CREST || mayEnterCrest(view, seat);
  return places.map(({ cell }) =>
    flies && tileAt(view, cell) >= 0 && isOpen(cell) ? CAST + fromAnywhere(view, cell, fieldTo(cell)) : NEVER,
  );
}

/** W 7.6c Where one goes who has met somebody twice: just off the tile, so that he is met anew. */
export function offTile(view: View, cell: Cell): Cell[] {
  const tile = tileAt(view, cell);
  const centre = cellOf(view, centreOf(tile));
  const found: Cell[] = [];
  for (const [other, space] of atlasOf(view.layout).land.entries()) {
    if (distance(other, centre) !== 3 || hasDemon(view, other)) continue;
    if (space < 0 || !view.fallen[tileOf(space)]) found.push(other);
  }
  return found;
}

/** Turns to step out and in again, if nothing bars the way. */
function comingAnew(view: View, { land, walls, price, toll }: Ground, cell: number): number {
  if (land[cell] === STAR_CREST || isInCircle(land[cell]) || toll.has(cell)) return NEVER;
  for (let side = 0; side < 6; side++) {
    const to = AROUND[cell * 6 + side];
    if (to < 0 || land[to] < 0 || (walls[cell] >> side) & 1 || view.fallen[tileAt(view, to)]) continue;
    if (price[to] <= 4 && !toll.has(to)) return AGAIN;
  }
  return NEVER;
}

function turnsBetween(
  places: readonly Place[],
  fieldTo: (cell: number) => Field,
  flights: readonly number[],
): number[][] {
  const turns = places.map(() => new Array<number>(places.length).fill(NEVER));
  places.forEach(({ cell, again }, to) => {
    const { foot, boat } = fieldTo(cell);
    places.forEach((place, from) => {
      if (from === to) return;
      // Whoever has done something far out at sea is still in his Boat.
      const on = turnsOf(Math.min(foot[place.cell], boat[place.cell]));
      // Whoever has come somewhere has ended his turn there.
      turns[from][to] = place.cell === cell ? again || NEVER : Math.min(flights[to], Math.max(1, on + SPILT));
    });
  });
  return turns;
}

import {
  type Board,
  fleetStepsFrom,
  KINDS,
  PLACES,
  type Place,
  PORT_PLACES,
  placeNamed,
  type Unit,
} from '@questhall/lords-and-wizards';
import { boardIn, choose, type Decide, prefer, type Sight } from '../decision.js';
import { foesIn } from './stacks.js';
import { attackOf, defenceOf } from './worth.js';

/** How many steps each place on the water is from the nearest port of a seat. */
function toPort(b: Board, seat: number): readonly number[] {
  const far = new Array<number>(PLACES).fill(99);
  let rim: Place[] = [];
  PORT_PLACES.forEach((places, site) => {
    if (b.control[site] === seat) rim.push(...places);
  });
  for (const place of rim) far[place] = 0;
  for (let n = 1; rim.length > 0 && n < 99; n++) {
    const next: Place[] = [];
    for (const place of rim)
      for (const to of fleetStepsFrom(b, seat, place)) {
        if (far[to] <= n) continue;
        far[to] = n;
        next.push(to);
      }
    rim = next;
  }
  return far;
}

/** Whoever is at sea goes home. */
export const courses: Decide = (sight) => {
  const far = toPort(boardIn(sight), sight.seat);
  const here = placeOf(sight);
  return prefer<Place>(sight, 'the next port is there', (place) =>
    place < 0 ? -(far[here] ?? 99) + 0.5 : -far[place],
  );
};

/** Where a fleet is under way: the last place of its path. */
function placeOf({ shows }: Sight): Place {
  const { path } = (shows.sail ?? { path: [] }) as unknown as { path: readonly string[] };
  return placeNamed(path.at(-1) ?? '');
}

/** Everybody ashore, on the bank where fewer enemies are near. */
export const banksAshore: Decide = (sight) => {
  const b = boardIn(sight);
  return choose(sight, 'nobody bars the way there', ({ hex }) => -foesIn(b, sight.seat, hex).length);
};

/** A leader is carried rather than a unit, a strong unit rather than a weak one. */
export const passengers: Decide = (sight) => {
  const b = boardIn(sight);
  return prefer<number>(sight, 'he is wanted elsewhere', (o) => {
    if (o >= 1 << 16) return -1;
    return attackOf(b, [o as Unit]) + defenceOf(b, [o as Unit]) + (b.leaderUnit.includes(o) ? 20 : 0);
  });
};

export const carriers: Decide = (sight) => {
  const b = boardIn(sight);
  return prefer<Unit>(sight, 'he flies best', (unit) => KINDS[b.kind[unit]].move);
};

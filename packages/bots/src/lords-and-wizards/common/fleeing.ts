import {
  type Board,
  HEXES,
  type Hex,
  hexNamed,
  isFleet,
  isLeader,
  KINDS,
  LIGHT_INFANTRY,
  NEIGHBOURS,
  ownUnitsAt,
  SITE_AT,
  SITES,
} from '@questhall/lords-and-wizards';
import { boardIn, choose, type Decide, indexOf, prefer, type Sight, sizeOf, unitOf } from '../decision.js';
import { distances } from './roads.js';
import { fightersAmong, homeOf, isHostile } from './stacks.js';

/** How good a hex is to fall back to: among friends, in a city, away from enemies, on the way home. */
function shelter(b: Board, seat: number, hex: Hex, home: readonly number[]): number {
  const friends = fightersAmong(b, ownUnitsAt(b, hex, seat)).length;
  const city = SITE_AT[hex] >= 0 && b.control[SITE_AT[hex]] === seat ? 4 : 0;
  let foes = 0;
  for (let side = 0; side < 6; side++) {
    const near = NEIGHBOURS[hex * 6 + side];
    if (near >= 0 && isHostile(b, seat, near)) foes += 1;
  }
  return Math.min(friends, 6) + city - 4 * foes - home[hex] / 10;
}

function wayHome(b: Board, seat: number): readonly number[] {
  return distances(b, LIGHT_INFANTRY, homeOf(b, seat));
}

/** Hex by hex to where it is safest; to stay counts where one is. */
export const retreats: Decide = (sight) => {
  const b = boardIn(sight);
  const home = wayHome(b, sight.seat);
  const at = hexOf(sight);
  return choose(sight, 'it is safer there', ({ verb, hex }) => {
    if (verb === 'halt') return at < 0 ? 0 : shelter(b, sight.seat, at, home) + 0.5;
    return hex < 0 ? -99 : shelter(b, sight.seat, hex, home);
  });
};

/** Where a force stands that is asked for its next step. */
function hexOf({ says }: Sight): Hex {
  return hexNamed(String(says.args?.hex ?? ''));
}

/** Into the castle: leaders first, then the best defenders. */
export const refuges: Decide = (sight) => {
  const b = boardIn(sight);
  return prefer<number>(sight, 'walls are worth more than fields', (o) => {
    if (o < 64) return 0;
    const unit = unitOf(o);
    if (isLeader(b, unit)) return 100;
    return KINDS[b.kind[unit]].defence + sizeOf(o) / 10;
  });
};

/** Fleets go where there are no enemies, home if they can. */
export const sailsAway: Decide = (sight) => {
  const b = boardIn(sight);
  return prefer<number>(sight, 'there is open water', (place) => {
    if (place < 0) return 0.5;
    let foes = 0;
    for (let unit = b.head[place]; unit >= 0; unit = b.next[unit]) if (isFleet(b, unit)) foes += 1;
    const port = place < HEXES && SITE_AT[place] >= 0 && b.control[SITE_AT[place]] === sight.seat ? 2 : 0;
    return port - foes + (place < HEXES ? 0 : 0.1);
  });
};

/** A leader or a unit comes where it is safest: the capital, or the best garrison. */
export const homecomings: Decide = (sight) => {
  const b = boardIn(sight);
  const home = wayHome(b, sight.seat);
  return choose(sight, 'he is safest there', ({ words, i }) => {
    const site = sight.options[i] as number;
    return words.length > 0 ? shelter(b, sight.seat, SITES[site].hex, home) : 0;
  });
};

/** Back out of what one did not mean to do. */
export const backs: Decide = (sight) => {
  const at = ['back', 'done', 'halt'].map((word) => indexOf(sight, word)).find((i) => i >= 0);
  return { pick: at ?? 0, why: 'there is nothing to be gained' };
};

import {
  IS_KINGDOM,
  KINGDOMS,
  NOBODY,
  neighbours,
  type Place,
  type Side,
  strengthOf,
  type View,
} from '@questhall/dragonlords';
import { foesBeside, pays } from '../common/lands.js';
import { best, choose, type Decide, sideOf } from '../decision.js';
import { FEW } from './dread.js';
import { heat } from './prizes.js';

/** Cheap units win long wars; Barbarians strike hard and cost too much. */
const LIKED = ['orc', 'dwarf', 'elf', 'barbarian'];
export const peoples: Decide = (sight) =>
  choose(sight, 'they are the strongest left', ({ last }) => -LIKED.indexOf(last));

/** Kingdoms close to one another. */
export const kingdoms: Decide = (sight) => {
  const { view } = sight;
  const side = sideOf(sight);
  const own = ownKingdoms(view, side);
  return choose(sight, 'it is close to what I have', ({ place }) => {
    const far = steps(view, place);
    return own.length > 0 ? -Math.min(...own.map((land) => far[land])) : -KINGDOMS.reduce((sum, k) => sum + far[k], 0);
  });
};

/** How many steps each land is from one. */
export function steps(view: View, from: Place): number[] {
  const found = view.holder.map(() => 30);
  found[from] = 0;
  const queue = [from];
  for (const land of queue)
    for (const other of neighbours(view, land))
      if (found[other] === 30) {
        found[other] = found[land] + 1;
        queue.push(other);
      }
  return found;
}

/** Which of its kingdoms a side means for its King; -1 if it has none. */
export type Throne = (view: View, side: Side) => Place;

export interface Settling {
  /** So many are with the King before an army gathers. */
  readonly guard: number;
  readonly throne: Throne;
  /** How much each enemy beside it speaks against a land. */
  readonly shuns: number;
}

/** Gold and whole realms first; then a guard for the King, and all others in one army. */
export function claimsWith({ guard, throne, shuns }: Settling): Decide {
  return (sight) => {
    const { view } = sight;
    const side = sideOf(sight);
    const warm = heat(view, side);
    const home = throne(view, side);
    return choose(sight, 'it makes the realm stronger', ({ verb, place }) => {
      if (verb === 'settle') return realm(view, side, place) - shuns * foesBeside(view, side, place).length;
      if (place === home && strengthOf(view, place, side) < guard) return 1000;
      return warm[place] + 2 * strengthOf(view, place, side);
    });
  };
}
export const claims = claimsWith({ guard: FEW, throne: remotest, shuns: 0 });

/** What empty land adds to a realm: gold, and own and open land around it. */
function realm(view: View, side: Side, land: Place): number {
  const near = neighbours(view, land);
  const own = near.filter((other) => view.holder[other] === side).length;
  return 2 * pays(view, side, land) + 1.5 * own + near.filter((other) => view.holder[other] === NOBODY).length / 4;
}

/** The kingdom furthest from enemies. */
export function remotest(view: View, side: Side): Place {
  return best(ownKingdoms(view, side), (land) => -risk(view, side, land)) ?? -1;
}

/** The kingdom nearest to enemies. */
export function foremost(view: View, side: Side): Place {
  return best(ownKingdoms(view, side), (land) => risk(view, side, land)) ?? -1;
}

function ownKingdoms(view: View, side: Side): Place[] {
  return KINGDOMS.filter((land) => view.holder[land] === side);
}

/** How many enemies are around a land, and around those. */
function risk(view: View, side: Side, land: Place): number {
  return neighbours(view, land).reduce(
    (n, other) => n + foesBeside(view, side, other).length,
    3 * foesBeside(view, side, land).length,
  );
}

/** The King on his throne, the Wizard with most units, the blank counter elsewhere to mislead. */
export function countersWith(throneOf: Throne): Decide {
  return (sight) => {
    const { view, seat, says } = sight;
    const which = String(says.args?.counter);
    return choose(sight, which === 'blank' ? 'it may mislead them' : 'there it is safe and of use', ({ place }) => {
      const side = view.holder[place];
      if (view.seatOf[side] !== seat) return undefined;
      const n = strengthOf(view, place, side);
      const throne = throneOf(view, side);
      if (which === 'king') return (place === throne ? 100 : 0) + n + (IS_KINGDOM[place] ? 3 : 0);
      if (which === 'wizard') return n;
      return (IS_KINGDOM[place] ? 5 : 0) - (place === throne ? 50 : 0) - n / 10;
    });
  };
}
export const counters = countersWith(remotest);

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
import { choose, type Decide, sideOf } from '../decision.js';
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
  const own = KINGDOMS.filter((land) => view.holder[land] === side);
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

/** Gold and whole realms first; then a guard for the King, and all others in one army. */
export function claimsWith(guard: number): Decide {
  return (sight) => {
    const { view } = sight;
    const side = sideOf(sight);
    const warm = heat(view, side);
    const throne = throneOf(view, side);
    return choose(sight, 'it makes the realm stronger', ({ verb, place }) => {
      const near = neighbours(view, place);
      const own = near.filter((land) => view.holder[land] === side).length;
      if (verb === 'settle')
        return 2 * pays(view, side, place) + 1.5 * own + near.filter((l) => view.holder[l] === NOBODY).length / 4;
      if (place === throne && strengthOf(view, place, side) < guard) return 1000;
      return warm[place] + 2 * strengthOf(view, place, side);
    });
  };
}
export const claims = claimsWith(FEW);

/** The kingdom furthest from enemies. */
function throneOf(view: View, side: Side): Place {
  const own = KINGDOMS.filter((land) => view.holder[land] === side);
  const risk = (land: Place) =>
    3 * foesBeside(view, side, land).length +
    neighbours(view, land).reduce((n, other) => n + foesBeside(view, side, other).length, 0);
  return own.sort((a, b) => risk(a) - risk(b) || a - b)[0] ?? -1;
}

/** The King on his throne, the Wizard with most units, the blank counter elsewhere to mislead. */
export const counters: Decide = (sight) => {
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

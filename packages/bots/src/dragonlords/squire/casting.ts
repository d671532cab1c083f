import { LANDS, strengthOf } from '@questhall/dragonlords';
import { garrison } from '../common/lands.js';
import { freshShips } from '../common/ships.js';
import { choose, type Decide, type Sight, sideOf, spokenPlace } from '../decision.js';

/** Whether a scroll is worth casting outside a battle: as soon as it can be. */
export function scrolls(sight: Sight, id: string): number {
  if (id === 'ship') return freshShips(sight.view, sideOf(sight)) === 0 ? 50 : -1;
  return id.startsWith('elemental') || id === 'legion' || id === 'clairvoyance' ? 50 : -1;
}

/** The King keeps out of sight if another can do it. */
export const casters: Decide = (sight) => {
  const side = sideOf(sight);
  return choose(sight, 'he is in the right place', ({ what, place }) => {
    if (place < 0) return 0;
    const n = place < LANDS.length ? strengthOf(sight.view, place, side) : 0;
    return (what === 'king' ? 1 : 5) + n / 100;
  });
};

/** Where most enemies stand together. */
export const targets: Decide = (sight) =>
  choose(sight, 'most of them are there', ({ place }) => (place < LANDS.length ? garrison(sight.view, place) : 3));

export const legions: Decide = (sight) => choose(sight, 'the more the better', ({ last }) => Number(last));

export const looks: Decide = (sight) =>
  choose(sight, 'they have most scrolls', ({ i }) => sight.view.handSizes[sight.options[i] as number]);

/** Spells and scrolls as soon as there is somebody to cast them at. */
export const prepares: Decide = (sight) => {
  const where = spokenPlace(sight, 'where');
  const foes = where >= 0 && where < LANDS.length ? foesIn(sight, where) : 2;
  return choose(sight, 'it helps in this fight', ({ verb, last }) => {
    if (verb === 'ready') return 0;
    if (verb === 'fireball' || verb === 'lightning-bolt') return 5;
    if (verb === 'teleport') return -1;
    if (verb === 'drink') return 2;
    if (verb === 'cast') return last === 'ship' || last === 'clairvoyance' || foes < 3 ? -1 : 4;
    if (last === 'king') return -1;
    return 3;
  });
};

function foesIn({ view, seat }: Sight, where: number): number {
  let n = 0;
  for (let side = 0; side < 5; side++) if (view.seatOf[side] !== seat) n += strengthOf(view, where, side);
  return n;
}

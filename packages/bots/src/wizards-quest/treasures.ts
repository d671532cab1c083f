import type { Seat } from '@questhall/kernel';
import {
  BLANK_TREASURE,
  neighbours,
  ownerOf,
  SLOTS_EACH,
  SPACES,
  type SpaceId,
  treasuresTaken,
  type View,
} from '@questhall/wizards-quest';

/** Spaces with treasures that this player has still to find; those he knows to be blank are left out. */
export function sought(view: View, owner: Seat): SpaceId[] {
  const found: SpaceId[] = [];
  for (let slot = owner * SLOTS_EACH; slot < (owner + 1) * SLOTS_EACH; slot++) {
    const space = view.treasureAt[slot];
    if (space >= 0 && view.treasureKind[slot] !== BLANK_TREASURE) found.push(space);
  }
  return found;
}

/** Spaces that would win this player the game, or may: his treasures when he lacks but one. */
export function winning(view: View, owner: Seat): SpaceId[] {
  return treasuresTaken(view, owner) === 2 ? sought(view, owner) : [];
}

/** Whose treasure lies here, -1 if none does. */
export function treasureOwner(view: View, space: SpaceId): Seat {
  const slot = view.treasureIn[space];
  return slot < 0 ? -1 : ownerOf(slot);
}

/** The spaces a player holds. */
export function held(view: View, seat: Seat): SpaceId[] {
  const found: SpaceId[] = [];
  for (let space = 0; space < SPACES.length; space++) if (view.holder[space] === seat) found.push(space);
  return found;
}

/** The spaces from which a player can attack one of his treasures. */
export function huntingGrounds(view: View, seat: Seat): SpaceId[] {
  const prey = sought(view, seat);
  return held(view, seat).filter((space) => neighbours(view, space).some((other) => prey.includes(other)));
}

import type { Seat } from '@questhall/kernel';
import {
  CHARACTERS,
  CHARMED,
  cardsOn,
  type Follower,
  KINDS,
  type Kind,
  kindOf,
  RAISED,
  SPACES,
  SPELLS,
  type SpaceId,
  type View,
} from '@questhall/talisman';
import { tallied } from './layout.js';

/** A space as picks tell it from others of its name: "Fields 3". */
export function spaceName(space: SpaceId): string {
  const { id, name } = SPACES[space];
  const [, number] = /-(\d)$/.exec(id) ?? [];
  return number === undefined ? name : `${name} ${number}`;
}

/** A card with its Strength or Craft: "Dragon 7", "Wraith 5c". */
export function cardName(kind: Kind): string {
  const { name, strength, craft } = KINDS[kind];
  if (strength !== undefined) return `${name} ${strength}`;
  return craft === undefined ? name : `${name} ${craft}c`;
}

export function followerName(follower: Follower): string {
  const name = follower >= RAISED ? cardName(kindOf(follower)) : KINDS[follower].name;
  if (follower >= CHARMED) return `charmed ${name}`;
  return follower >= RAISED ? `raised ${name}` : name;
}

export function characterName(view: View, seat: Seat): string {
  return CHARACTERS[view.character[seat]].name;
}

/** A Spell that is seen by its name, any other as one of them. */
export function spellName(spell: number): string {
  return SPELLS[spell]?.name ?? 'a Spell';
}

/** Who stands on a space. */
export function peopleOn(view: View, space: SpaceId): Seat[] {
  return view.at.flatMap((at, seat) => (at === space && view.character[seat] >= 0 ? [seat] : []));
}

/** What lies on a space, each thing by its name. */
export function thingsOn(view: View, space: SpaceId): string[] {
  const gold = view.spaceGold[space];
  const cards = cardsOn(view, space).map((kind) => {
    const isStore = KINDS[kind].charges !== undefined;
    return isStore ? `${cardName(kind)} (${view.charges[kind]} left)` : cardName(kind);
  });
  return [...tallied(cards), ...(gold > 0 ? [`$${gold}`] : []), ...(view.hexAt === space ? ['Hex'] : [])];
}

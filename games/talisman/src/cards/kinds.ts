import { ADVENTURE, type Card, type CardType, type Grant } from './adventure.js';
import { PILES } from './purchase.js';

/** A card that can lie on a space or be owned: the index of its kind. Adventure Cards first, then the piles. */
export type Kind = number;
export const KINDS: readonly Card[] = [...ADVENTURE, ...PILES];
/** The first kind that belongs to a pile. */
export const FIRST_PILE: Kind = ADVENTURE.length;
export const KIND_IDS: readonly string[] = KINDS.map((card) => card.id);

const BY_ID: ReadonlyMap<string, Kind> = new Map(KINDS.map((card, kind) => [card.id, kind]));

/** The kind of that name, -1 if there is none. */
export function kindNamed(id: string): Kind {
  return BY_ID.get(id) ?? -1;
}

/** A Follower is its kind, and how it came: as a Follower's card, raised by the Ghoul, or charmed by the Minstrel. */
export type Follower = number;
export const RAISED = 256;
export const CHARMED = 512;
export const kindOf = (follower: Follower): Kind => follower & 255;

/** The name of a Follower. */
export function followerId(follower: Follower): string {
  const { id } = KINDS[kindOf(follower)];
  if (follower >= CHARMED) return `charmed-${id}`;
  return follower >= RAISED ? `raised-${id}` : id;
}

/** The Follower of that name, -1 if there is none. */
export function followerNamed(id: string): Follower {
  const [, how, plain] = /^(?:(raised|charmed)-)?(.+)$/.exec(id) ?? [];
  const kind = kindNamed(plain ?? '');
  if (kind < 0) return -1;
  if (how === 'raised') return IS_STRONG[kind] ? kind + RAISED : -1;
  if (how === 'charmed') return TYPE_OF[kind] === 'animal' ? kind + CHARMED : -1;
  return TYPE_OF[kind] === 'follower' ? kind : -1;
}

export const TYPE_OF: readonly CardType[] = KINDS.map((card) => card.type);
const NUMBER: Readonly<Record<CardType, number>> = {
  // T 15:3 Events, Enemies by Strength, Spirits, Strangers, possessions, Places. T R4
  event: 1,
  animal: 2,
  monster: 2,
  dragon: 2,
  spirit: 3,
  stranger: 4,
  object: 5,
  'magic-object': 5,
  follower: 5,
  place: 6,
};
/** The number on top of the card: the order in which cards are met. */
export const NUMBER_OF: readonly number[] = TYPE_OF.map((type) => NUMBER[type]);
export const IS_STRONG: readonly boolean[] = NUMBER_OF.map((n) => n === 2);
export const IS_SPIRIT: readonly boolean[] = NUMBER_OF.map((n) => n === 3);
export const IS_ENEMY: readonly boolean[] = NUMBER_OF.map((n) => n === 2 || n === 3);
/** T 5:0 Objects and Magic Objects. */
export const IS_OBJECT: readonly boolean[] = TYPE_OF.map((type) => type === 'object' || type === 'magic-object');
export const IS_MAGIC: readonly boolean[] = TYPE_OF.map((type) => type === 'magic-object');
export const IS_FOLLOWER: readonly boolean[] = TYPE_OF.map((type) => type === 'follower');
export const IS_WEAPON: readonly boolean[] = KINDS.map((card) => card.weapon === true);
export const POINTS: readonly number[] = KINDS.map((card) => card.strength ?? card.craft ?? 0);
export const GRANTS: readonly ReadonlySet<Grant>[] = KINDS.map((card) => new Set(card.grants ?? []));
export const ADDS: readonly Required<NonNullable<Card['adds']>>[] = KINDS.map(({ adds = {} }) => ({
  strength: adds.strength ?? 0,
  craft: adds.craft ?? 0,
  combat: adds.combat ?? 0,
  dragons: adds.dragons ?? adds.combat ?? 0,
}));

export const HAG = kindNamed('cursed-by-a-hag');
export const POLTERGEIST = kindNamed('poltergeist');
export const MERCENARY = kindNamed('mercenary');
export const ALCHEMIST = kindNamed('alchemist');
export const PRINCE = kindNamed('prince');
export const PRINCESS = kindNamed('princess');
export const MAIDEN = kindNamed('maiden');
export const UNICORN = kindNamed('unicorn');
export const POTION = kindNamed('potion-of-strength');
export const AMULET = kindNamed('amulet');
export const BAG_OF_GOLD = kindNamed('bag-of-gold');
export const GIVEN_TALISMAN = kindNamed('given-talisman');
export const CAVE = kindNamed('cave');
export const MARSH = kindNamed('marsh');
export const MAZE = kindNamed('maze');
export const IS_RAFT: readonly boolean[] = KINDS.map((card) => card.name === 'Raft');
/** T 18:2.iii Cards that show a creature that does something to whoever meets it: Imp, Witch, Siren, Hag, Poltergeist. */
export const IS_CREATURE: readonly boolean[] = KINDS.map(
  ({ id, type, compulsory }) => id === 'imp' || (compulsory === true && (type === 'stranger' || type === 'follower')),
);
/** Cards that have to be taken and cannot be got rid of. */
export const CLINGS: readonly boolean[] = KINDS.map((card) => card.type === 'follower' && card.compulsory === true);

/** How many Adventure Cards of each kind there are; without the Poltergeist a Bag of Gold more. */
export function deckCounts(poltergeist = true): number[] {
  // T EQUIP.2 104 in all.
  const counts = ADVENTURE.map((card) => card.copies);
  if (!poltergeist) {
    counts[POLTERGEIST] = 0;
    counts[BAG_OF_GOLD] += 1;
  }
  return counts;
}

export function pileCounts(): number[] {
  // T EQUIP.6 28 Purchase Cards and 4 Talismans.
  return PILES.map((card) => card.copies);
}

import type { Seat, Viewer } from '@questhall/kernel';
import type { Open } from './board.js';
import type { Grant } from './cards/adventure.js';
import { ABLE, type Ability, CHARACTERS } from './cards/characters.js';
import {
  ADDS,
  GRANTS,
  IS_CREATURE,
  IS_MAGIC,
  IS_WEAPON,
  KINDS,
  type Kind,
  kindOf,
  POLTERGEIST,
  RAISED,
} from './cards/kinds.js';
import { ALIGNMENTS } from './effects.js';
import { GLADE, IS_HILLS, IS_WOODS, REGION_OF } from './map.js';

export const isToad = (b: Pick<Open, 'toad'>, seat: Seat): boolean => b.toad[seat] > 0;

/** Whether the character has this Special Ability and can use it. */
export function able(b: Open, seat: Seat, ability: Ability): boolean {
  const character = b.character[seat];
  // T 19:8 A Toad has none.
  if (character < 0 || isToad(b, seat)) return false;
  // T 8:0, T 8:1 What is on the Character Card; by option Troll and Sorceress otherwise.
  if (ability === 'regenerate' && !b.house.trollRegenerates) return false;
  if (b.house.sorceressEnchants && CHARACTERS[character].id === 'sorceress') return enchants(ability);
  return ABLE[character].has(ability);
}

function enchants(ability: Ability): boolean {
  return ability === 'psychic-attack' || ability === 'enchant' || ability === 'evade-spirits';
}

/** Whether a viewer sees the Spells of a seat. */
export function sees(b: Open, viewer: Viewer, seat: Seat): boolean {
  if (viewer === null) return false;
  // T R98 The Prophetess reads them, while she can use her ability. T 19:8 Not as a Toad.
  return viewer === seat || able(b, viewer, 'read-spells');
}

/** Who sees what comes to a hand: so it is told to them. */
export function readers(b: Open, ...hands: readonly Seat[]): Seat[] {
  return Array.from({ length: b.seats }, (_, viewer) => viewer).filter((viewer) =>
    hands.some((seat) => sees(b, viewer, seat)),
  );
}

/** Whether magic works where this character stands. */
export function magicWorks(b: Open, seat: Seat): boolean {
  // T R95 Destroy Magic stops every Magic Object; T R97 the Cursed Glade those of whoever has stopped there.
  return b.quietBy < 0 && b.at[seat] !== GLADE;
}

/** Whether an Object can be used now. */
export function isUsable(b: Open, seat: Seat, kind: Kind): boolean {
  return !IS_MAGIC[kind] || magicWorks(b, seat);
}

/** Whether an ability, a Follower or an Object gives the character this. */
export function has(b: Open, seat: Seat, grant: Grant): boolean {
  if (able(b, seat, grant as Ability)) return true;
  for (const follower of b.followers[seat]) if (follower < RAISED && GRANTS[follower].has(grant)) return true;
  for (const kind of b.objects[seat]) if (GRANTS[kind].has(grant) && isUsable(b, seat, kind)) return true;
  return false;
}

/** Whether the character has an Object of that sort, usable or not. */
export function possesses(b: Open, seat: Seat, grant: Grant): boolean {
  return b.objects[seat].some((kind) => GRANTS[kind].has(grant));
}

/** The Strength of a character at this moment, outside Combat. */
export function strengthOf(b: Open, seat: Seat): number {
  // T 19:3.1 A Toad has values of its own.
  if (isToad(b, seat)) return b.toadStrength[seat] + b.potion[seat];
  // T 1:0, T 1:1, T 1:6 Counters, and what Followers and usable Objects add.
  return b.strength[seat] + b.potion[seat] + added(b, seat, 'strength');
}

/** The Craft of a character at this moment. */
export function craftOf(b: Open, seat: Seat): number {
  if (isToad(b, seat)) return b.toadCraft[seat];
  // T 2:0, T 2:1, T 2:5 Counters, and what Followers and usable Magic Objects add.
  return b.craft[seat] + added(b, seat, 'craft');
}

function added(b: Open, seat: Seat, value: 'strength' | 'craft'): number {
  let sum = 0;
  for (const follower of b.followers[seat]) if (follower < RAISED) sum += ADDS[follower][value];
  // T R97 In the Cursed Glade no Object adds anything.
  if (b.at[seat] === GLADE) return sum;
  for (const kind of b.objects[seat]) if (isUsable(b, seat, kind)) sum += ADDS[kind][value];
  return sum;
}

/** The values a character starts with, to which losses can bring it back. */
export function startOf(b: Open, seat: Seat): { strength: number; craft: number; spells: number } {
  return CHARACTERS[b.character[seat]];
}

// T 2:6.1 Craft 1 or 2 none, 3 one, 4 or 5 two, 6 and more three.
const LIMITS = [0, 0, 0, 1, 2, 2, 3];

/** How many Spells a character's Craft allows. */
export function craftLimit(b: Open, seat: Seat): number {
  return LIMITS[Math.min(craftOf(b, seat), 6)];
}

/** How many Spells a character may hold. */
export function spellLimit(b: Open, seat: Seat): number {
  return Math.max(craftLimit(b, seat), wandNumber(b, seat));
}

/** How many Spells the Wand keeps in its bearer's hand. */
export function wandNumber(b: Open, seat: Seat): number {
  // T 2:6.2, T R48 One more than the character starts with, where Craft allows any and the Wand can be used.
  if (isToad(b, seat) || !has(b, seat, 'wand') || craftLimit(b, seat) === 0) return 0;
  return startOf(b, seat).spells + 1;
}

/** How many Objects a character may carry. */
export function objectLimit(b: Open, seat: Seat): number {
  const mules = b.objects[seat].filter((kind) => GRANTS[kind].has('carries')).length;
  // T 5:3, T R76 Four, without limit with a Mule, which does not count itself.
  if (mules === 0) return 4;
  return b.house.muleLimit ? 4 + 4 * mules + mules : Number.POSITIVE_INFINITY;
}

/** Why a character may not have an Object, if he may not. */
export function barred(b: Open, seat: Seat, kind: Kind): boolean {
  const card = KINDS[kind];
  // T 5:2 Nobody may have what he may not use: by alignment,
  if (card.barred === ALIGNMENTS[b.alignment[seat]]) return true;
  // T R77 or because every use of it is barred to him; an Axe still builds Rafts.
  if (IS_WEAPON[kind] && !card.grants?.includes('build-rafts') && cannotArm(b, seat)) return true;
  return card.saves !== undefined && b.character[seat] >= 0 && ABLE[b.character[seat]].has('no-armour');
}

function cannotArm(b: Open, seat: Seat): boolean {
  return b.character[seat] >= 0 && ABLE[b.character[seat]].has('no-weapons');
}

/** Whether a character may cast Spell Cards, by what everybody can see. */
export function mayCast(b: Open, seat: Seat): boolean {
  // T 19:5.1 No Toad; T R97 nobody in the Cursed Glade; Destroy Magic stops all, and the Amulet its bearer.
  return b.character[seat] >= 0 && !isToad(b, seat) && magicWorks(b, seat) && !has(b, seat, 'no-casting');
}

/** Whether no Spell Card affects the character. */
export function isSpellProof(b: Open, seat: Seat): boolean {
  return has(b, seat, 'spell-proof');
}

/** Whether a character has a means of evading where he stands. */
export function canEvade(b: Open, seat: Seat): boolean {
  const at = b.at[seat];
  // T 18:1.1 By Invisibility, or T R84 by ability or Follower in Woods or Hills.
  if (b.invisible[seat]) return true;
  return (IS_WOODS[at] && has(b, seat, 'evade-woods')) || (IS_HILLS[at] && has(b, seat, 'evade-hills'));
}

/** T 18:2.iii Whether a card shows a creature that this character would rather not meet, T 18:1.1 for it means him harm. */
export function isUnfriendly(b: Open, seat: Seat, kind: Kind): boolean {
  const card = KINDS[kind];
  if (card === undefined || IS_CREATURE[kind]) return card !== undefined;
  if (card.id === 'raiders') return b.gold[seat] + b.objects[seat].length > 0;
  // T R123 Angel, Devil and Mephistopheles are kind to some.
  if (card.type !== 'event' || card.effect?.do !== 'by-alignment') return false;
  const fate = card.effect.rows[b.alignment[seat]];
  return fate.do === 'align' || (fate.do === 'lives' && fate.n < 0);
}

/** Whether the move is one space without a die. */
export function isHobbled(b: Open, seat: Seat): boolean {
  // T 19:4 A Toad; T R90 in a Blizzard, or with the Poltergeist.
  return isToad(b, seat) || b.blizzardLeft > 0 || b.followers[seat].includes(POLTERGEIST);
}

/** What a Follower that was raised or charmed adds in Combat. */
export function beastPoints(follower: number): number {
  return KINDS[kindOf(follower)].strength ?? 0;
}

export function isInner(space: number): boolean {
  return REGION_OF[space] === 'inner' || REGION_OF[space] === 'crown';
}

/** How many dice the Portal takes. */
export function portalDice(b: Open, seat: Seat, ability: 'strength' | 'craft'): number {
  return ability === 'craft' && has(b, seat, 'portal-die') ? 1 : 2;
}

export function abilityValue(b: Open, seat: Seat, ability: 'strength' | 'craft'): number {
  return ability === 'strength' ? strengthOf(b, seat) : craftOf(b, seat);
}

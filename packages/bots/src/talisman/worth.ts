import type { Seat } from '@questhall/kernel';
import {
  able,
  barred,
  craftOf,
  HAG,
  IS_RAFT,
  IS_WEAPON,
  KINDS,
  type Kind,
  kindOf,
  objectLimit,
  POINTS,
  POLTERGEIST,
  possesses,
  RAISED,
  SPELLS,
  type SpellName,
  spellLimit,
  type View,
  weaponLimit,
} from '@questhall/talisman';

/** What things are worth by rule of thumb; a point of Strength is about 3. */
const OBJECTS: Readonly<Record<string, number>> = {
  talisman: 9,
  ring: 5,
  'magic-belt': 3,
  'solomons-crown': 3.5,
  'holy-grail': 2,
  wand: 2.5,
  cross: 1.5,
  'orb-of-knowledge': 2,
  'potion-of-strength': 1.5,
  runesword: 3,
  'holy-lance': 2.5,
  sword: 2,
  axe: 3,
  armour: 3,
  shield: 2,
  helmet: 1.2,
  mule: 1,
  'water-bottle': 0.8,
  raft: 0.5,
  amulet: 0.4,
};

const FOLLOWERS: Readonly<Record<string, number>> = {
  unicorn: 5,
  maiden: 3.5,
  mercenary: 2,
  prince: 1.5,
  princess: 1.5,
  gnome: 1.5,
  guide: 1,
  pixie: 1,
  alchemist: 0.8,
};

const SPELL_WORTH: Readonly<Record<SpellName, number>> = {
  acquisition: 2.5,
  alchemy: 0.2,
  counterspell: 2.2,
  'destroy-magic': 0.6,
  destruction: 0.9,
  divination: 0.7,
  healing: 2.6,
  hex: 0.8,
  immobility: 2,
  invisibility: 1.6,
  mesmerism: 1.5,
  nullify: 0.8,
  preservation: 2.4,
  'psionic-blast': 1.8,
  random: 1.6,
  teleport: 2,
  'temporal-warp': 2.3,
};

const PLAIN = KINDS.map(({ id }) => id.replace(/^(bought|given)-/, ''));

/** The name of a thing, wherever it comes from. */
export const plainId = (kind: Kind): string => PLAIN[kind];

/** What an Object is worth to a seat that has it, or might. */
export function objectWorth(view: View, seat: Seat, kind: Kind): number {
  if (barred(view, seat, kind)) return 0;
  const gold = KINDS[kind].gold ?? 0;
  if (gold > 0) return gold * GOLD_WORTH;
  const base = OBJECTS[plainId(kind)] ?? 0.5;
  if (IS_WEAPON[kind] && able(view, seat, 'no-weapons')) return plainId(kind) === 'axe' ? 1.5 : 0;
  return base;
}
export const GOLD_WORTH = 0.7;

/** What an Object would add to those a seat has: a second Talisman or a Weapon too many adds next to nothing. */
export function gainOf(view: View, seat: Seat, kind: Kind): number {
  const worth = objectWorth(view, seat, kind);
  const own = view.objects[seat];
  if (plainId(kind) === 'talisman' && possesses(view, seat, 'talisman')) return 0.4;
  if (IS_WEAPON[kind]) {
    const arms = own.filter((one) => IS_WEAPON[one]);
    if (arms.length >= weaponLimit(view, seat))
      return Math.max(0.2, worth - Math.max(...arms.map((one) => objectWorth(view, seat, one))));
  }
  return own.some((one) => plainId(one) === plainId(kind)) ? 0.3 : worth;
}

/** Whether an Object that lies there is worth taking up: with full hands only for one that is worth less. */
export function isWorthTaking(view: View, seat: Seat, kind: Kind): boolean {
  const own = view.objects[seat];
  if ((KINDS[kind].gold ?? 0) > 0 || IS_RAFT[kind]) return true;
  if (plainId(kind) === 'mule' || own.length < objectLimit(view, seat)) return true;
  return gainOf(view, seat, kind) > Math.min(...own.map((one) => keepWorth(view, seat, one)));
}

/** What an Object that one has is worth keeping: with the Mule one would have to lay down all that it carries. */
export function keepWorth(view: View, seat: Seat, kind: Kind): number {
  return plainId(kind) === 'mule' ? MULE_WORTH : objectWorth(view, seat, kind);
}
export const MULE_WORTH = 40;

export function followerWorth(follower: number): number {
  if (follower === HAG || follower === POLTERGEIST) return -3;
  if (follower >= RAISED) return 0.8 + POINTS[kindOf(follower)] * 0.3;
  return FOLLOWERS[KINDS[follower].id] ?? 1;
}

export function spellWorth(spell: number): number {
  return spell < 0 ? 1.5 : SPELL_WORTH[SPELLS[spell].id];
}

/** How many Spells more a seat may hold. */
export function roomForSpells(view: View, seat: Seat): number {
  return craftOf(view, seat) < 3 ? 0 : Math.max(0, spellLimit(view, seat) - view.spells[seat].length);
}

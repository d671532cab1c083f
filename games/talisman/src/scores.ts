import type { Seat } from '@questhall/kernel';
import type { Fight, Open } from './board.js';
import { ADDS, CHARMED, GRANTS, IS_WEAPON, KINDS, type Kind, POINTS, RAISED, TYPE_OF } from './cards/kinds.js';
import { CREATURES } from './effects.js';
import { BONUS, CROWN, GLADE } from './map.js';
import { able, beastPoints, craftOf, isToad, isUsable, strengthOf } from './values.js';

/** Who stands on a side of a fight: 0 the one whose turn it is. */
export const fighter = (f: Fight, side: 0 | 1): Seat => (side === 0 ? f.seat : f.other);

/** What a character brings into a fight, without the die. */
export function mightOf(b: Open, f: Fight, side: 0 | 1): number {
  const seat = fighter(f, side);
  // T 17:2.2 Craft where it is Psychic Combat.
  if (f.psychic) return craftOf(b, seat);
  let sum = strengthOf(b, seat) + f.blast[side] + 3 * f.hired[side] + f.raised[side];
  for (const kind of f.weapons[side]) if (b.objects[seat].includes(kind)) sum += weaponBonus(b, f, kind, side);
  if (able(b, seat, 'craft-in-combat')) sum += craftOf(b, seat);
  return sum + charmedBest(b, seat);
}

/** T 1:6 A Weapon adds in Combat only; T R97 nothing in the Cursed Glade. */
export function weaponBonus(b: Open, f: Fight, kind: Kind, side: 0 | 1): number {
  if (b.at[fighter(f, side)] === GLADE || !isUsable(b, fighter(f, side), kind)) return 0;
  return isAgainstDragon(f) ? ADDS[kind].dragons : ADDS[kind].combat;
}

function isAgainstDragon(f: Fight): boolean {
  if (f.creature >= 0) return CREATURES[f.creature].type === 'dragon';
  // T R120 One Dragon among those that fight as one is enough.
  return f.foes.some((kind) => TYPE_OF[kind] === 'dragon');
}

/** One charmed Animal a Combat: the strongest. */
function charmedBest(b: Open, seat: Seat): number {
  let best = 0;
  for (const follower of b.followers[seat]) if (follower >= CHARMED) best = Math.max(best, beastPoints(follower));
  return best;
}

/** The Weapons a character could count. */
export function weaponsOf(b: Open, seat: Seat): Kind[] {
  if (isToad(b, seat) || able(b, seat, 'no-weapons')) return [];
  return b.objects[seat].filter((kind) => IS_WEAPON[kind] && isUsable(b, seat, kind));
}

/** T 16:4.1 One Weapon; the Warrior two. */
export function weaponLimit(b: Open, seat: Seat): number {
  return able(b, seat, 'two-weapons') ? 2 : 1;
}

/** Whether it matters which Weapons are counted. */
export function weaponsDiffer(kinds: readonly Kind[]): boolean {
  const worth = (kind: Kind) =>
    ADDS[kind].combat * 100 + ADDS[kind].dragons * 10 + (GRANTS[kind].has('drains') ? 1 : 0);
  return kinds.some((kind) => worth(kind) !== worth(kinds[0]));
}

/** The Strength or Craft of what attacks, without its die. */
export function foePower(b: Open, f: Fight): number {
  let sum = f.creature >= 0 ? f.power : 0;
  // T 16:5, T R6 Several fight as one.
  for (const kind of f.foes) sum += POINTS[kind];
  // T R86 What a space adds counts once in each fight, T R119 whether a die is rolled or not.
  return sum + bonusAt(b, b.at[f.seat]);
}

/** What Enemies add to their die in a space. */
export function bonusAt(b: Pick<Open, 'house'>, space: number): number {
  return b.house.unevenRunes ? BONUS[space] : Math.min(2, BONUS[space]);
}

/** Whether the Assassin may strike unseen. */
export function strikesUnseen(b: Open, f: Fight): boolean {
  return !f.psychic && able(b, f.seat, 'assassinate') && b.at[f.seat] !== CROWN;
}

/** Raised Followers that could be sent into this Combat. */
export function raisedOf(b: Open, seat: Seat): number[] {
  return [...new Set(b.followers[seat].filter((f) => f >= RAISED && f < CHARMED))];
}

/** The names of what is fought. */
export function foeIds(f: Fight): string[] {
  return f.creature >= 0 ? [CREATURES[f.creature].id] : f.foes.map((kind) => KINDS[kind].id);
}

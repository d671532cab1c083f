import type { Seat } from '@questhall/kernel';
import type { Fight, Open } from './board.js';
import type { Kind } from './cards/kinds.js';
import { fighter, foePower, mightOf, strikesUnseen, weaponBonus, weaponLimit, weaponsOf } from './scores.js';
import { abilityValue, able, portalDice } from './values.js';

/** How a fight can come out for the one whose turn it is. */
export interface Odds {
  readonly wins: number;
  readonly draws: number;
  readonly loses: number;
}

/** A side of a fight: what it brings before the dice, and how many it rolls, of which the best counts. */
export interface Hand {
  readonly might: number;
  readonly dice: 0 | 1 | 2;
}

/** The exact odds of a fight as it stands. */
export function fightOdds(b: Open, f: Fight): Odds {
  const [one, other] = fightHands(b, f);
  return duelOdds(one, other);
}

/** Both sides of a fight; where Weapons are still to be chosen, with the best. */
export function fightHands(b: Open, f: Fight): readonly [Hand, Hand] {
  const isUnseen = f.other < 0 ? strikesUnseen(b, f) : f.unseen;
  const foe: Hand = f.other < 0 ? { might: foePower(b, f), dice: 1 } : hand(b, f, 1);
  return [hand(b, f, 0), isUnseen ? { ...foe, dice: 0 } : foe];
}

function hand(b: Open, f: Fight, side: 0 | 1): Hand {
  const seat = fighter(f, side);
  const arms = f.psychic || f.weapons[side].length > 0 ? [] : bestWeapons(b, f, side);
  const might = arms.reduce((sum, kind) => sum + weaponBonus(b, f, kind, side), mightOf(b, f, side));
  return { might, dice: !f.psychic && able(b, seat, 'two-dice') ? 2 : 1 };
}

/** The Weapons that a side will count if it is wise. */
export function bestWeapons(b: Open, f: Fight, side: 0 | 1): Kind[] {
  const seat = fighter(f, side);
  return weaponsOf(b, seat)
    .sort((x, y) => weaponBonus(b, f, y, side) - weaponBonus(b, f, x, side))
    .slice(0, weaponLimit(b, seat));
}

/** Every throw of both sides, weighed. */
export function duelOdds(one: Hand, other: Hand): Odds {
  const lead = Math.max(-BEYOND, Math.min(BEYOND, one.might - other.might));
  return DUELS[one.dice][other.dice][lead + BEYOND];
}

/** A lead that no throw makes up for. */
const BEYOND = 7;

/** What the best of some dice shows, with its chance. */
type Throws = readonly (readonly [number, number])[];
const DICE = [0, 1, 2] as const;
const THROWS: Readonly<Record<Hand['dice'], Throws>> = {
  0: [[0, 1]],
  1: bestOf(1),
  2: bestOf(2),
};

function bestOf(dice: number): Throws {
  return [1, 2, 3, 4, 5, 6].map((face) => [face, (face ** dice - (face - 1) ** dice) / 6 ** dice]);
}

/** By the dice of both sides, and by how much one is ahead before them: asked for hundreds of times a turn. */
const DUELS = DICE.map((one) =>
  DICE.map((other) => Array.from({ length: 2 * BEYOND + 1 }, (_, i) => thrown(i - BEYOND, THROWS[one], THROWS[other]))),
);

function thrown(ahead: number, one: Throws, other: Throws): Odds {
  let [wins, draws, loses] = [0, 0, 0];
  for (const [mine, p] of one)
    for (const [theirs, q] of other) {
      const lead = ahead + mine - theirs;
      if (lead > 0) wins += p * q;
      else if (lead < 0) loses += p * q;
      else draws += p * q;
    }
  return { wins, draws, loses };
}

/** T 11:24.1 The chance that the Portal of Power opens. */
export function portalOdds(b: Open, seat: Seat, ability: 'strength' | 'craft'): number {
  return atMost(portalDice(b, seat, ability), abilityValue(b, seat, ability));
}

/** The chance that so many dice add up to no more than this. */
function atMost(dice: number, sum: number): number {
  if (dice === 0) return sum >= 0 ? 1 : 0;
  let chance = 0;
  for (let face = 1; face <= 6; face++) chance += atMost(dice - 1, sum - face) / 6;
  return chance;
}

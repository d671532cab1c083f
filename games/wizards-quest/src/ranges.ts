export type Power = 'none' | 'hero' | 'sorcerer';

/** One side of a battle. A super power is not counted among the men. */
export type Force =
  | { readonly kind: 'men'; readonly count: number; readonly power: Power }
  | { readonly kind: 'orcs'; readonly count: number }
  | { readonly kind: 'dragon' | 'wizard' };

export const DRAGON: Force = { kind: 'dragon' };
export const WIZARD: Force = { kind: 'wizard' };

/** A player's force, with or without a super power. */
export function men(count: number, power: Power = 'none'): Force {
  return { kind: 'men', count, power };
}

export function orcs(count: number): Force {
  return { kind: 'orcs', count };
}

/** How many counters a force can lose. */
export function counters(force: Force): number {
  switch (force.kind) {
    case 'men':
      return force.count + (force.power === 'none' ? 0 : 1);
    case 'orcs':
      return force.count;
    default:
      // WQ XI.B.4 Wizard and dragon, like hero and sorcerer, are one counter each.
      return 1;
  }
}

/** The highest roll with which a force hits; `defence` is what it adds for defending where it stands. */
export function dieRange(force: Force, defence = 0): number {
  if (counters(force) === 0) return 0;
  // WQ XI.B.3.e, WQ XI.B.3.f What the place gives is added.
  // WQ R31 Orcs get every defence bonus; WQ R29 a range above 6 counts as 6.
  return Math.min(6, ownRange(force) + defence);
}

function ownRange(force: Force): number {
  switch (force.kind) {
    case 'men':
      // WQ SUMMARY.RANGE.A, WQ XI.B.3.b, WQ XI.B.3.c, WQ XI.B.3.d
      // WQ XI.B.1.d One for each man, at most 4; a super power adds to that, and is worth as much alone.
      return Math.min(4, force.count) + powerRange(force.power);
    case 'orcs':
      // WQ XI.B.1.c One for each orc, at most 4.
      return Math.min(4, force.count);
    case 'dragon':
      return 6; // WQ XI.B.1.a, WQ SUMMARY.RANGE.B
    case 'wizard':
      return 6; // WQ XI.B.1.b, WQ SUMMARY.RANGE.B
  }
}

function powerRange(power: Power): number {
  if (power === 'hero') return 1; // WQ XI.B.1.e
  if (power === 'sorcerer') return 2; // WQ XI.B.1.f
  return 0;
}

/** What a roll costs the other side, before asking how many counters there are. */
export function hits(range: number, roll: number): number {
  // WQ XI.B.1 A roll within the range takes as many counters, a higher one none.
  return roll <= range ? roll : 0;
}

/** Whether a force may attack another at all; it must hold at every roll (WQ R22). */
export function mayAttack(attacker: Force, defender: Force): boolean {
  const led = attacker.kind === 'men' ? attacker.power : 'none';
  if (counters(attacker) === 0) return false;
  // WQ X.D.5.1 The dragon is attacked only with a hero or a sorcerer.
  if (defender.kind === 'dragon') return led !== 'none';
  // WQ X.D.5.2 The wizard only with a sorcerer; WQ XI.C.5.3 never on the strength of a hero.
  if (defender.kind === 'wizard') return led === 'sorcerer';
  // WQ XI.C.5.1 A hero's space only by a force led by a hero; WQ XI.C.5.2 who may attack anything else, as all may.
  return defender.kind !== 'men' || defender.power !== 'hero' || led === 'hero';
}

import { DEFENCE, type SpaceId, via } from './map.js';

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
  // WQ R31 Orcs get every defence bonus; WQ R29 a range above 6 counts as 6.
  return Math.min(6, ownRange(force) + defence);
}

function ownRange(force: Force): number {
  switch (force.kind) {
    case 'men':
      // WQ XI.B.1.d One for each man, at most 4; a super power adds to that, and is worth as much alone.
      return Math.min(4, force.count) + powerRange(force.power);
    case 'orcs':
      // WQ XI.B.1.c One for each orc, at most 4.
      return Math.min(4, force.count);
    case 'dragon':
      return 6; // WQ XI.B.1.a
    case 'wizard':
      return 6; // WQ XI.B.1.b
  }
}

function powerRange(power: Power): number {
  if (power === 'hero') return 1; // WQ XI.B.1.e
  if (power === 'sorcerer') return 2; // WQ XI.B.1.f
  return 0;
}

/** What the defender of a space adds to its die range against an attack from another space. */
export function defenceBonus(from: SpaceId, to: SpaceId, by: 'foot' | 'boat' = 'foot'): number {
  // WQ X.A.6.c.5 A boat avoids the bridge; WQ R30 castle, forest and mountain still count.
  if (by === 'boat') return DEFENCE[to];
  switch (via(from, to)) {
    case 'bridge':
      // WQ XI.B.1.i Over a bridge 2 more; WQ R29 added to what the place itself gives.
      return DEFENCE[to] + 2;
    case 'tunnel':
      // WQ XI.B.1.j.1 Through the tunnel 2; WQ XI.B.1.j.2 instead of forest or mountain.
      return 2;
    default:
      return DEFENCE[to];
  }
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

import type { Hex, Place } from './map.js';
import type { Item, Leader, Owner, Unit } from './pieces.js';

/** Which part of a place is attacked: open country, a city without or with its castle, a castle alone, fleets. */
export type Part = 'open' | 'city' | 'castle' | 'whole' | 'fleets';
export type Side = 'attacker' | 'defender';
export const SIDES_OF_BATTLE = ['attacker', 'defender'] as const;

/** An item at work in this round of the battle. */
export interface Use {
  side: Side;
  leader: Unit;
  item: Item;
  /** `fails` does nothing, `perverts` works for the other side. */
  works: 'works' | 'fails' | 'perverts' | 'undone';
  /** A kind summoned, a unit controlled, a leader aimed at, or how a Ring of Power is used; -1 if nothing. */
  aim: number;
}

/** The one battle that is being fought. */
export interface Battle {
  why: 'assault' | 'sortie' | 'rebellion';
  attacker: Owner;
  defender: Owner;
  place: Place;
  part: Part;
  /** Hexes from which it is attacked; the place itself for an attack between city and castle. */
  from: Hex[];
  /** LW B9i From the castle and from outside at once. */
  doughnut: boolean;
  round: number;
  /** Units that fight, and leaders with them. */
  attackers: Unit[];
  defenders: Unit[];
  leading: Unit[];
  leadingDefence: Unit[];
  /** Wizards who refuse combat, for the sake of their work. */
  aloof: Unit[];
  /** Missile units that shoot in this round instead of fighting. */
  shooting: Unit[];
  /** Units that withhold themselves, and those that changed sides or were summoned: gone when it is over. */
  withheld: Unit[];
  turned: Unit[];
  uses: Use[];
  /** Column shift of this round by Wizards; right is positive. */
  shift: number;
  /** Items that summoned in this battle. */
  summoners: Item[];
  /** Items of the fallen, until they are shared out: twice the item, one more for those of the defender. */
  spoils: number[];
  /** Captives whose holder fell. */
  freed: Leader[];
  /** LW AMB-113 A leader alone is attacked, and has not yet been heard. */
  lone: boolean;
  ended:
    | ''
    | 'attacker'
    | 'defender'
    | 'nobody'
    | 'storm'
    | 'attacker withdrew'
    | 'defender withdrew'
    | 'both withdrew';
}

export function copyBattle(battle: Battle): Battle {
  const copy = { ...battle } as Record<keyof Battle, unknown>;
  for (const key in copy) {
    const value = copy[key as keyof Battle];
    if (Array.isArray(value)) copy[key as keyof Battle] = value.slice();
  }
  copy.uses = battle.uses.map((use) => ({ ...use }));
  return copy as unknown as Battle;
}

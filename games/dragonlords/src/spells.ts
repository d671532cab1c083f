/** QD SPELL.0.1 The six spells by number on the die, less one. */
export const SPELLS = ['heal', 'fireball', 'teleport', 'hope', 'lightning-bolt', 'panic'] as const;
export type SpellId = (typeof SPELLS)[number];

export const HEAL = 1;
export const FIREBALL = 2;
export const TELEPORT = 4;
export const HOPE = 8;
export const LIGHTNING = 16;
export const PANIC = 32;
export const ALL_SPELLS = 63;

/** QD SETUP.5 The first Wizard knows Heal and Fireball. */
export const FIRST_SPELLS = HEAL | FIREBALL;
/** QD CASTER.KING.1, QD CASTER.KING.2 A King gives hope and heals. */
export const KING_SPELLS = HOPE | HEAL;
/** QD CASTER.DL.1 A DragonLord teleports and brings panic; Dragon Fire is apart. */
export const DRAGON_SPELLS = TELEPORT | PANIC;

export function spellsIn(mask: number): SpellId[] {
  return SPELLS.filter((_, i) => mask & (1 << i));
}

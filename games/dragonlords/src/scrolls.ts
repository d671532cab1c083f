export interface ScrollRow {
  readonly id: string;
  readonly name: string;
  readonly copies: number;
  /** Who may cast it. */
  readonly by: 'king' | 'wizard' | 'caster';
  /** How it harms: by so many sides of a die, or a die for each unit. */
  readonly harms?: 12 | 8 | 'each';
  readonly as?: 'fire' | 'lightning';
}

/** QD CONTENTS.6 The 24 scrolls. Numbers of copies, but for the elementals, are reconstructed. */
export const SCROLLS = [
  { id: 'elemental-earth', name: 'Summon Earth Elemental', copies: 1, by: 'king', harms: 12 },
  { id: 'elemental-wind', name: 'Summon Wind Elemental', copies: 1, by: 'king', harms: 12 },
  { id: 'elemental-water', name: 'Summon Water Elemental', copies: 1, by: 'king', harms: 12 },
  { id: 'elemental-fire', name: 'Summon Fire Elemental', copies: 1, by: 'king', harms: 12 },
  { id: 'reflect', name: 'Reflect', copies: 4, by: 'caster' },
  { id: 'berserk', name: 'Berserk', copies: 3, by: 'caster', harms: 'each' },
  { id: 'infernal', name: 'Infernal', copies: 2, by: 'caster', harms: 8, as: 'fire' },
  { id: 'tempest', name: 'Tempest', copies: 2, by: 'caster', harms: 8, as: 'lightning' },
  { id: 'ship', name: 'Ship', copies: 3, by: 'caster' },
  { id: 'legion', name: 'Legion', copies: 3, by: 'caster' },
  { id: 'charm', name: 'Charm', copies: 2, by: 'wizard' },
  { id: 'clairvoyance', name: 'Clairvoyance', copies: 1, by: 'caster' },
] as const satisfies readonly ScrollRow[];

export type ScrollId = (typeof SCROLLS)[number]['id'];
export const SCROLL_IDS: readonly ScrollId[] = SCROLLS.map((scroll) => scroll.id);
export const REFLECT = SCROLL_IDS.indexOf('reflect');
export const BERSERK = SCROLL_IDS.indexOf('berserk');
export const SHIP_SCROLL = SCROLL_IDS.indexOf('ship');
export const LEGION = SCROLL_IDS.indexOf('legion');
export const CHARM = SCROLL_IDS.indexOf('charm');
export const CLAIRVOYANCE = SCROLL_IDS.indexOf('clairvoyance');

export function scrollNamed(id: string): number {
  return SCROLL_IDS.indexOf(id as ScrollId);
}

export function scrollRow(kind: number): ScrollRow {
  return SCROLLS[kind];
}

export function isElemental(kind: number): boolean {
  return SCROLLS[kind].by === 'king';
}

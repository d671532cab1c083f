/** What a treasure does for the units that are with its bearer, and to their enemies. */
export interface TreasureRow {
  readonly id: string;
  readonly name: string;
  /** Added to the T.A.S. of friends, and to that of enemies. */
  readonly friends?: number;
  readonly foes?: number;
  /** Added to friends at sea only. */
  readonly atSea?: number;
  readonly wardsFire?: true;
  readonly wardsLightning?: true;
  readonly wardsScrolls?: true;
  /** The spell its bearer casts twice. */
  readonly again?: 'fireball' | 'lightning-bolt';
  readonly saves?: true;
  readonly anyZone?: true;
}

/** QD TREASURE.1 Twelve treasures, one of each. */
export const TREASURES = [
  { id: 'ring-of-power', name: 'Ring of Power', friends: 1, foes: -1 },
  { id: 'ring-of-hope', name: 'Ring of Hope', friends: 1 },
  { id: 'ring-of-peril', name: 'Ring of Peril', foes: -1 },
  { id: 'ring-of-fire', name: 'Ring of Fire', wardsFire: true, again: 'fireball' },
  { id: 'black-battle-axe', name: 'Black Battle-Axe', foes: -1 },
  { id: 'invincible-shield', name: 'Invincible Shield', wardsScrolls: true },
  { id: 'dragon-shield', name: 'Dragon Shield', wardsFire: true },
  { id: 'holy-grail', name: 'Holy Grail', saves: true },
  { id: 'trident', name: 'Trident', wardsLightning: true, again: 'lightning-bolt' },
  { id: 'golden-fleece', name: 'Golden Fleece', atSea: 1, anyZone: true },
  { id: 'excalibur', name: 'Excalibur Sword', friends: 1 },
  { id: 'medusa-shield', name: 'Medusa Shield', foes: -1 },
] as const satisfies readonly TreasureRow[];

export type TreasureId = (typeof TREASURES)[number]['id'];
export const TREASURE_IDS: readonly TreasureId[] = TREASURES.map((treasure) => treasure.id);

export function treasureNamed(id: string): number {
  return TREASURE_IDS.indexOf(id as TreasureId);
}

export function treasureRow(treasure: number): TreasureRow {
  return TREASURES[treasure];
}

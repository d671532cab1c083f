/** What an item does in a round of battle. Units are named by kind or race. */
export type Use =
  | { readonly does: 'weaken'; readonly attack: number; readonly defence: number; readonly only?: 'defending' }
  | { readonly does: 'strengthen'; readonly attack: number; readonly defence: number; readonly whom: 'stack' | 'side' }
  | { readonly does: 'bane' | 'control'; readonly of: readonly string[] }
  | { readonly does: 'kill'; readonly upTo: number }
  | { readonly does: 'summon'; readonly n: number; readonly of: 'man' | 'own' | 'any' }
  | { readonly does: 'level'; readonly lord: number; readonly wizard: number }
  | { readonly does: 'column'; readonly n: number }
  | { readonly does: 'inspire' | 'storm' | 'earthquake' | 'panic' | 'blank' | 'power' }
  | { readonly does: 'ball' | 'bridge' | 'wall' | 'hat' | 'double' };

export interface ItemFacts {
  readonly id: string;
  readonly name: string;
  readonly category: Category;
  /** 0 to 2; 3 for none. A created item has its maker's. */
  readonly alignment: number;
  /** The die by which it is found; for a created item, the level it asks of its maker. */
  readonly roll: number;
  readonly says: string;
  /** Gone after one use. */
  readonly once?: true;
  /** Who alone can use it. */
  readonly only?: 'lord' | 'wizard';
  readonly use?: Use;
  /** Movement points afoot and in the air. */
  readonly speed?: number;
  readonly fly?: number;
  /** Its holder counts as a unit of these values, or of this kind. */
  readonly guard?: { readonly attack: number; readonly defence: number; readonly kind?: string };
  /** Levels it adds when its holder bargains. */
  readonly bargains?: number;
  /** GTs a turn. */
  readonly wealth?: number;
  readonly does?: 'ships' | 'waves' | 'eyes' | 'knowledge' | 'castle' | 'door' | 'jug' | 'confidence' | 'potion';
}

export const CATEGORIES = ['swords', 'horns', 'robes', 'scrolls', 'rings', 'magic', 'power', 'created'] as const;
export type Category = (typeof CATEGORIES)[number];

type Extra = Omit<ItemFacts, 'id' | 'name' | 'category' | 'alignment' | 'roll' | 'says'>;
type Row = readonly [name: string, says: string, extra: Extra];

const weaken = (attack: number, defence: number): Extra => ({ use: { does: 'weaken', attack, defence } });
const kill = (upTo: number): Extra => ({ use: { does: 'kill', upTo } });
const level = (lord: number, wizard: number, extra: Extra = {}): Extra => ({
  use: { does: 'level', lord, wizard },
  ...extra,
});
const killsOn = (upTo: number) => `each enemy unit falls on ${upTo === 1 ? 'a 1' : `1 to ${upTo}`}`;
const bane = (name: string, what: string, ...of: string[]): Row => [
  name,
  `every enemy ${what} is reduced to 1 and 1`,
  { use: { does: 'bane', of } },
];
const kindOf = (what: string) => what.toLowerCase().replace(' ', '-');
const sword = (what: string): Row => bane(`${what} Bane`, what, kindOf(what));
const control = (what: string): Row => [
  `Scroll of ${what} Control`,
  `one enemy ${what} fights for the reader in this battle, then it is gone`,
  { once: true, use: { does: 'control', of: [kindOf(what)] } },
];
const summoning: Row = [
  'Scroll of Summoning',
  'two units of any kind come for the battle',
  { once: true, use: { does: 'summon', n: 2, of: 'any' } },
];

const SWORDS: readonly (readonly Row[])[] = [
  [
    ['Sword of Ice', 'all enemy units lose 2 of attack and defence', weaken(2, 2)],
    sword('Red Dragon'),
    sword('Green Dragon'),
    sword('Troll'),
    sword('Skorre'),
    sword('Purple Dragon'),
  ],
  [
    ['Sword of Heroes', 'all enemy units lose 4 of attack and defence', weaken(4, 4)],
    sword('Elf'),
    sword('Orc'),
    sword('Dwarf'),
    sword('Giant'),
    sword('Narque'),
  ],
  [
    ['Sword of Flame', 'all enemy units lose 2 of attack and defence', weaken(2, 2)],
    sword('Black Dragon'),
    sword('Golden Dragon'),
    sword('Silver Dragon'),
    sword('Roc'),
    sword('Ent'),
  ],
];

const HORNS: readonly (readonly Row[])[] = [
  [
    ['Horn of Inspiration', 'undoes a Horn of Panic, or works as a Horn of Bravery', { use: { does: 'inspire' } }],
    [
      'Horn of Bravery',
      'units stacked with the leader gain 2 of attack',
      { use: { does: 'strengthen', attack: 2, defence: 0, whom: 'stack' } },
    ],
    ['Horn of Stun', killsOn(1), kill(1)],
    ['Lute of Storms', 'ends the battle at once', { use: { does: 'storm' } }],
    [
      'Drum of Strength',
      'friendly units gain 2 of attack and defence',
      { use: { does: 'strengthen', attack: 2, defence: 2, whom: 'side' } },
    ],
    ['Harp of Heaven', 'the leader may fly 10 MPs', { fly: 10 }],
  ],
  [
    ['Horn of Deafen', killsOn(2), kill(2)],
    ['Drum of Deafen', killsOn(2), kill(2)],
    ['Horn of Summoning', 'a Man unit comes for the battle', { use: { does: 'summon', n: 1, of: 'man' } }],
    ['Drum of Stun', killsOn(1), kill(1)],
    ['Flute of Speed', 'the leader moves 20 MPs', { speed: 20 }],
    ['Katare', "a unit of the leader's alignment comes for the battle", { use: { does: 'summon', n: 1, of: 'own' } }],
  ],
  [
    ['Horn of Panic', 'on a 1 all enemy units must retreat one to three hexes', { use: { does: 'panic' } }],
    [
      'Horn of Fear',
      'defending enemy units lose 2 of defence',
      { use: { does: 'weaken', attack: 0, defence: 2, only: 'defending' } },
    ],
    ['Horn of Blind', killsOn(3), kill(3)],
    ['Horn of Kill', killsOn(4), kill(4)],
    ['Drum of Summoning', 'a Man unit comes for the battle', { use: { does: 'summon', n: 1, of: 'man' } }],
    ['Drum of Earthquake', 'every unit and leader of both sides falls on 1 to 3', { use: { does: 'earthquake' } }],
  ],
];

const ROBES: readonly (readonly Row[])[] = [
  [
    ['Scarf of Lageps', 'a Wizard has 2 levels more in magical combat', level(0, 2, { only: 'wizard' })],
    ['Robe of Ice', 'all enemy units lose 2 of attack', weaken(2, 0)],
    ['Cloak of Sinthea', "two columns in its owner's favour", { use: { does: 'column', n: 2 } }],
    ['Robe of Ships', 'carries all stacked with the leader over water, free and unsinkable', { does: 'ships' }],
    [
      'Robe of Eagles',
      'the leader flies 16 MPs and counts as a 5-5 unit, or keeps a Roc beside him',
      { fly: 16, guard: { attack: 5, defence: 5, kind: 'roc' } },
    ],
    ['Robe of Knowledge', 'a Wizard creates an item in two turns', { does: 'knowledge', only: 'wizard' }],
  ],
  [
    bane('Robe of Delber', 'Dragon', 'dragon'),
    ['Hat of MagicBane', 'undoes an enemy item for the round', { use: { does: 'hat' } }],
    ['Robe of Wisdom', 'a Lord has 2 levels more', level(2, 0, { only: 'lord', bargains: 2 })],
    ['Robe of Intelligence', 'a Wizard has 3 levels more', level(0, 3, { only: 'wizard', bargains: 3 })],
    ['Sandals of Speed', 'the leader moves 20 MPs', { speed: 20 }],
    ['Robe of Eyes', 'a leader beside a city scouts it without a roll', { does: 'eyes' }],
  ],
  [
    ['Sash of Ztruk', 'a Wizard has 2 levels more in magical combat', level(0, 2, { only: 'wizard' })],
    ['Robe of Flame', 'all enemy units lose 2 of defence', weaken(0, 2)],
    ['Robe of Strength', "one column in its owner's favour", { use: { does: 'column', n: 1 } }],
    ['Robe of Guile', '7 levels more for bargaining', { bargains: 7 }],
    [
      'Robe of Hawks',
      'the leader flies 16 MPs and counts as a 4-4 unit, or keeps a Skorre beside him',
      { fly: 16, guard: { attack: 4, defence: 4, kind: 'skorre' } },
    ],
    ['Boots of Emyaj', 'the leader moves 20 MPs or flies 10', { speed: 20, fly: 10 }],
  ],
];

const SCROLLS: readonly (readonly Row[])[] = [
  [control('Skorre'), control('Troll'), control('Red Dragon'), control('Green Dragon'), summoning, control('Narque')],
  [
    control('Dwarf'),
    control('Giant'),
    control('Elf'),
    control('Orc'),
    control('Purple Dragon'),
    ['Scroll of Castle Building', 'a castle stands at once where the leader is', { once: true, does: 'castle' }],
  ],
  [
    control('Roc'),
    control('Ent'),
    control('Golden Dragon'),
    control('Silver Dragon'),
    summoning,
    control('Black Dragon'),
  ],
];

const RINGS: readonly (readonly Row[])[] = [
  [
    bane('Necklace of Fonasak', 'Chaotic Dragon', 'red-dragon', 'green-dragon', 'purple-dragon', 'black-dragon'),
    bane('Amulet of Renhcit', 'Orc and Skorre', 'orc', 'skorre'),
    ['Necklace of Nospmis', 'on a 1 an enemy leader drops to level 1', { use: { does: 'blank' } }],
    ['Ring of Wisdom', 'a Lord has 3 levels more', level(3, 0, { only: 'lord', bargains: 3 })],
    ['Ring of Charisma', '7 levels more for bargaining', { bargains: 7 }],
    ['Ring of Winds', 'the leader flies 12 MPs', { fly: 12 }],
  ],
  [
    ['Crown of Razib', 'a leader has 1 level more', level(1, 1, { bargains: 1 })],
    ['Ring of Waves', 'the leader travels 16 MPs by water', { does: 'waves' }],
    ['Ring of Wealth', '10 GTs every turn', { wealth: 10 }],
    ['Ring of Knowledge', 'a Wizard creates an item in two turns', { does: 'knowledge', only: 'wizard' }],
    [
      "Bridgebuilder's Ring",
      'rivers do not help those attacked by units stacked with the leader',
      { use: { does: 'bridge' } },
    ],
    ["Wallmaker's Ring", 'five units defend as in a castle', { use: { does: 'wall' } }],
  ],
  [
    bane('Necklace of Nesredepe', 'Golden and Silver Dragon', 'golden-dragon', 'silver-dragon'),
    bane('Bracelet of Namdlog', 'Elf and Roc', 'elf', 'roc'),
    ['Amulet of Seivad', killsOn(3), kill(3)],
    ['Ring of Djinn', 'two units of any kind come for the battle', { use: { does: 'summon', n: 2, of: 'any' } }],
    ['Ring of Intelligence', 'a Wizard has 2 levels more', level(0, 2, { only: 'wizard', bargains: 2 })],
    ['Ring of Speed', 'the leader moves 20 MPs', { speed: 20 }],
  ],
];

const MAGIC: readonly Row[] = [
  ['Wand of Fireballs', killsOn(3), kill(3)],
  ['Jug of Elementals', 'a 10-14 unit that no battle removes guards its Wizard', { does: 'jug' }],
  ['Crystal Ball', "the Wizard's die counts two better", { use: { does: 'ball' } }],
  ['Potion of Power', 'as a Ring of Power, once', { once: true, use: { does: 'power' } }],
  ['Dancing Morning Star', 'all enemy units lose 4 of attack and defence', weaken(4, 4)],
  ['Staff of Striking', 'on a 1 an enemy leader drops to level 1', { use: { does: 'blank' } }],
];

const POWER: Row[1] = '4 levels more to its own kind of leader combat, or counts as the other kind at level 3';
const RINGS_OF_POWER: readonly Row[] = [
  ['Ring of Power of Order', POWER, { use: { does: 'power' } }],
  ['Ring of Power of Neutrality', POWER, { use: { does: 'power' } }],
  ['Ring of Power of Chaos', POWER, { use: { does: 'power' } }],
];

/** LW TABLE.CREATED By the level that a Wizard needs. */
const CREATED: readonly (readonly [number, Row])[] = [
  [
    4,
    [
      'Scroll of Control',
      'as a found control scroll, for a kind chosen at its making',
      { once: true, use: { does: 'control', of: [] } },
    ],
  ],
  [4, ['Potion of Speed', 'the leader moves 20 MPs, once', { once: true, speed: 20, does: 'potion' }]],
  [4, ['Lesser Horn of Fear', 'enemy units lose 1 of defence', weaken(0, 1)]],
  [5, ['Wand of Missiles', 'three units attack with doubled strength', { use: { does: 'double' } }]],
  [
    5,
    [
      'Magic Sword',
      'units stacked with the leader gain 1 of attack and defence',
      { use: { does: 'strengthen', attack: 1, defence: 1, whom: 'stack' } },
    ],
  ],
  [5, ['Potion of Flight', 'the leader flies 16 MPs, once', { once: true, fly: 16, does: 'potion' }]],
  [5, ['Lesser Ring of Intelligence', 'a Wizard has 1 level more in magical combat', level(0, 1, { only: 'wizard' })]],
  [6, ["Alchemist's Staff", '10 GTs every turn', { wealth: 10 }]],
  [6, ['Robe of Iron', 'all enemy units lose 2 of defence', weaken(0, 2)]],
  [6, ['Brewed Potion of Power', 'as a Ring of Power, once', { once: true, use: { does: 'power' } }]],
  [6, ['Space Door', 'the leader goes to any hex, once', { once: true, does: 'door' }]],
  [6, ['Scroll of Mind-Blanker', 'on a 1 an enemy leader drops to level 1', { once: true, use: { does: 'blank' } }]],
  [7, ['Ring of Will', 'its owner has 2 levels more', level(2, 2, { bargains: 2 })]],
  [7, ['Scroll of Cloudkill', killsOn(1), { once: true, ...kill(1) }]],
  [7, ['Scroll of Castlebuilding', 'a castle stands at once where the leader is', { once: true, does: 'castle' }]],
  [7, ['Demon Summoner', 'the leader counts as a 15-15 unit', { guard: { attack: 15, defence: 15 } }]],
  [7, ['Second Lute of Storms', 'ends the battle at once', { use: { does: 'storm' } }]],
  [7, ['Robe of Confidence', 'units stacked with its owner cannot be bribed', { does: 'confidence' }]],
];

/** LW TABLE.MIT/1 Every item, by category, alignment and roll; then those that Wizards create. */
export const ITEMS: readonly ItemFacts[] = [
  ...aligned('swords', SWORDS),
  ...aligned('horns', HORNS),
  ...aligned('robes', ROBES),
  ...aligned('scrolls', SCROLLS),
  ...aligned('rings', RINGS),
  // LW B20a/2, LW AMB-057 MAGIC items have no alignment and are for Wizards.
  ...MAGIC.map((row, i) => ({ ...facts(row, 'magic', 3, i + 1), only: 'wizard' as const })),
  ...RINGS_OF_POWER.map((row, alignment) => facts(row, 'power', alignment, 0)),
  ...CREATED.map(([needs, row]) => facts(row, 'created', 3, needs)),
];

function aligned(category: Category, lists: readonly (readonly Row[])[]): ItemFacts[] {
  return lists.flatMap((rows, alignment) => rows.map((row, i) => facts(row, category, alignment, i + 1)));
}

function facts([name, says, extra]: Row, category: Category, alignment: number, roll: number): ItemFacts {
  const slug = name
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/[^a-z]+/g, '-');
  // LW AMB-058 The Scroll of Summoning exists for Order and for Chaos.
  const id = name === 'Scroll of Summoning' ? `${slug}-of-${alignment === 0 ? 'order' : 'chaos'}` : slug;
  return { id, name, category, alignment, roll, says, ...extra };
}

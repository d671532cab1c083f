import type { Alignment } from '../effects.js';

/** A Special Ability, by name; those that cards grant too have the same name there. */
export type Ability =
  | 'assassinate'
  | 'change-alignment'
  | 'woods-spells'
  | 'safe-forest'
  | 'always-safe-forest'
  | 'safe-crags'
  | 'safe-chasm'
  | 'evade-hills'
  | 'evade-woods'
  | 'cave-bonus'
  | 'portal-die'
  | 'mines-dice'
  | 'ignore-maze'
  | 'woods-walk'
  | 'psychic-attack'
  | 'life-drain'
  | 'raise-dead'
  | 'beasts-passive'
  | 'charm'
  | 'take-maidens'
  | 'craft-in-combat'
  | 'prayer-bonus'
  | 'no-weapons'
  | 'no-armour'
  | 'destroy-spirits'
  | 'always-spell'
  | 'draw-more'
  | 'read-spells'
  | 'beguile'
  | 'take-follower'
  | 'enchant'
  | 'evade-spirits'
  | 'steal'
  | 'free-goods'
  | 'regenerate'
  | 'two-dice'
  | 'two-weapons';

export interface Character {
  readonly id: string;
  readonly name: string;
  readonly alignment: Alignment;
  readonly start: string;
  readonly strength: number;
  readonly craft: number;
  readonly spells: number;
  readonly abilities: readonly { readonly id: Ability; readonly text: string }[];
}

const PSYCHIC = { id: 'psychic-attack', text: 'May attack another character by Psychic Combat.' } as const;
const ALWAYS = { id: 'always-spell', text: 'Draws a Spell each time the last one is cast.' } as const;
const PRAYS = { id: 'prayer-bonus', text: 'May add 1 when praying.' } as const;

/** The fourteen characters; the index is the character. */
export const CHARACTERS = [
  {
    id: 'assassin',
    name: 'Assassin',
    alignment: 'evil',
    start: 'city',
    strength: 3,
    craft: 3,
    spells: 0,
    abilities: [
      {
        id: 'assassinate',
        text: 'In Combat with a creature, or attacking a character, may strike unseen: the opponent adds no die. A character so beaten has to lose a Life. Not on the Crown of Command.',
      },
    ],
  },
  {
    id: 'druid',
    name: 'Druid',
    alignment: 'neutral',
    start: 'forest',
    strength: 2,
    craft: 4,
    spells: 1,
    abilities: [
      { id: 'change-alignment', text: 'May change alignment at will, once a turn.' },
      { id: 'woods-spells', text: 'Ending a move in Woods, may draw Spells up to the number Craft allows.' },
      { id: 'always-safe-forest', text: 'Always safe in the Forest, without a roll.' },
    ],
  },
  {
    id: 'dwarf',
    name: 'Dwarf',
    alignment: 'neutral',
    start: 'crags',
    strength: 3,
    craft: 3,
    spells: 0,
    abilities: [
      { id: 'safe-crags', text: 'Need not roll in the Crags.' },
      { id: 'safe-chasm', text: 'Need not roll in the Chasm; Followers do.' },
      { id: 'evade-hills', text: 'May evade in any Hills.' },
      { id: 'cave-bonus', text: 'Adds 1 to the roll in the Cave.' },
      { id: 'portal-die', text: 'One die instead of two at the Portal of Power by Craft.' },
      { id: 'mines-dice', text: 'Two dice instead of three in the Mines.' },
      { id: 'ignore-maze', text: 'Is not held up by the Maze.' },
    ],
  },
  {
    id: 'elf',
    name: 'Elf',
    alignment: 'good',
    start: 'forest',
    strength: 3,
    craft: 4,
    spells: 0,
    abilities: [
      { id: 'safe-forest', text: 'Need not roll in the Forest.' },
      { id: 'evade-woods', text: 'May evade in any Woods.' },
      { id: 'woods-walk', text: 'From Woods may go to any other Woods of the Region instead of rolling.' },
    ],
  },
  {
    id: 'ghoul',
    name: 'Ghoul',
    alignment: 'evil',
    start: 'graveyard',
    strength: 2,
    craft: 4,
    spells: 0,
    abilities: [
      PSYCHIC,
      { id: 'life-drain', text: 'A Life taken from a character in Psychic Combat becomes its own.' },
      {
        id: 'raise-dead',
        text: 'May keep an Animal, Monster or Dragon killed in Combat as a Follower, whose Strength can be added in one Combat.',
      },
    ],
  },
  {
    id: 'minstrel',
    name: 'Minstrel',
    alignment: 'good',
    start: 'tavern',
    strength: 2,
    craft: 4,
    spells: 0,
    abilities: [
      { id: 'beasts-passive', text: 'Animals and Dragons do not attack, but may be attacked.' },
      {
        id: 'charm',
        text: 'May try to charm an Animal: a roll above its Strength makes it a Follower that adds its Strength in Combat, one each time.',
      },
      { id: 'take-maidens', text: 'May take the Maiden and the Princess from a character instead of attacking.' },
    ],
  },
  {
    id: 'monk',
    name: 'Monk',
    alignment: 'good',
    start: 'village',
    strength: 2,
    craft: 3,
    spells: 0,
    abilities: [
      { id: 'craft-in-combat', text: 'Adds Craft to Strength in Combat.' },
      PRAYS,
      { id: 'no-weapons', text: 'May use no Weapon.' },
      { id: 'no-armour', text: 'May use no Helmet, Shield or Armour.' },
    ],
  },
  {
    id: 'priest',
    name: 'Priest',
    alignment: 'good',
    start: 'chapel',
    strength: 2,
    craft: 4,
    spells: 1,
    abilities: [
      { id: 'destroy-spirits', text: 'May destroy any Spirit without a fight.' },
      PRAYS,
      { id: 'no-weapons', text: 'May use no Weapon.' },
    ],
  },
  {
    id: 'prophetess',
    name: 'Prophetess',
    alignment: 'good',
    start: 'chapel',
    strength: 2,
    craft: 4,
    spells: 1,
    abilities: [
      ALWAYS,
      { id: 'draw-more', text: 'Drawing Adventure Cards, may draw one more and discard one of them.' },
      { id: 'read-spells', text: 'Sees the Spells of the other players.' },
    ],
  },
  {
    id: 'sorceress',
    name: 'Sorceress',
    alignment: 'evil',
    start: 'graveyard',
    strength: 2,
    craft: 4,
    spells: 1,
    abilities: [
      PSYCHIC,
      {
        id: 'beguile',
        text: 'May beguile a character instead of attacking: on a 6 (Good), 5 or 6 (Neutral), 4 to 6 (Evil) takes an Object or a Gold.',
      },
      {
        id: 'take-follower',
        text: 'May take a Follower, but not Maiden, Unicorn or Princess, from a character instead of attacking.',
      },
    ],
  },
  {
    id: 'thief',
    name: 'Thief',
    alignment: 'neutral',
    start: 'city',
    strength: 3,
    craft: 3,
    spells: 0,
    abilities: [
      { id: 'steal', text: 'May take an Object or a Gold from a character instead of attacking.' },
      { id: 'free-goods', text: 'At the Blacksmith or the Market may take one Purchase Card freely.' },
    ],
  },
  {
    id: 'troll',
    name: 'Troll',
    alignment: 'neutral',
    start: 'crags',
    strength: 6,
    craft: 1,
    spells: 0,
    abilities: [
      { id: 'safe-crags', text: 'Need not roll in the Crags.' },
      { id: 'regenerate', text: 'On a 6 for the move may heal a Life instead of moving.' },
    ],
  },
  {
    id: 'warrior',
    name: 'Warrior',
    alignment: 'neutral',
    start: 'tavern',
    strength: 4,
    craft: 3,
    spells: 0,
    abilities: [
      { id: 'two-dice', text: 'Rolls two dice in Combat and uses the higher.' },
      { id: 'two-weapons', text: 'May use two Weapons at once.' },
    ],
  },
  {
    id: 'wizard',
    name: 'Wizard',
    alignment: 'evil',
    start: 'graveyard',
    strength: 2,
    craft: 5,
    spells: 2,
    abilities: [PSYCHIC, ALWAYS],
  },
] as const satisfies readonly Character[];

export type CharacterName = (typeof CHARACTERS)[number]['id'];
export const CHARACTER_IDS: readonly CharacterName[] = CHARACTERS.map((c) => c.id);

/** The character of that name, -1 if there is none. */
export function characterNamed(id: string): number {
  return CHARACTER_IDS.indexOf(id as CharacterName);
}

/** What each character can do. */
export const ABLE: readonly ReadonlySet<Ability>[] = CHARACTERS.map(
  (c: Character) => new Set(c.abilities.map((a) => a.id)),
);

import { DRUIDS, SORCERY, WIZARDS } from './people.js';

export const SPELLS = [
  'boat-summoning',
  'swiftness',
  'transporting',
  'animal-summoning',
  'demon-dispelling',
  'dragon-taming',
  'escaping',
  'telepathy',
  'gem-summoning',
  'perception',
] as const;
export type Spell = (typeof SPELLS)[number];

/** How a Transporting Spell carries: from any space or only from a stone, to where. */
export type Carriage = 'random' | 'territory' | 'stone-random' | 'stone-territory' | 'stone-territory-or-to-stone';

/** W 11.2 What a member of an Order can do at a Rank. W 11.21 By movement, W 11.22 when beset, W 11.23 or by an art of his Order alone. */
export interface Spellbook {
  /** How far Boats hear the call; 0 for not at all. */
  readonly boats: number;
  readonly swift: readonly ('woods' | 'mountain')[];
  readonly carries?: Carriage;
  readonly animals?: true;
  readonly dispels?: true;
  readonly tames?: true;
  readonly escapes?: 'traps' | 'traps-and-transporting';
  readonly telepathy?: 'advancement' | 'gems';
  readonly summonsGems?: true;
  readonly perceives?: true;
}

export const UNLIMITED = 9999;
const NONE: Spellbook = { boats: 0, swift: [] };
const WOODS = ['woods'] as const;
const BOTH = ['woods', 'mountain'] as const;

/** W 10.11, W 10.12, W 10.13, W 10.14, W R28 The spells of each Order by Rank. */
const BOOKS: Readonly<Record<number, readonly Spellbook[]>> = {
  [WIZARDS]: [
    { ...NONE, telepathy: 'advancement' },
    { boats: 10, swift: WOODS, animals: true, telepathy: 'advancement' },
    { boats: 15, swift: BOTH, carries: 'random', animals: true, dispels: true, telepathy: 'advancement' },
    {
      boats: UNLIMITED,
      swift: BOTH,
      carries: 'territory',
      animals: true,
      dispels: true,
      tames: true,
      escapes: 'traps',
      telepathy: 'gems',
    },
  ],
  [SORCERY]: [
    NONE,
    { boats: 15, swift: ['mountain'], escapes: 'traps' },
    { boats: UNLIMITED, swift: BOTH, animals: true, dispels: true, escapes: 'traps' },
    {
      boats: UNLIMITED,
      swift: BOTH,
      carries: 'territory',
      animals: true,
      dispels: true,
      tames: true,
      escapes: 'traps-and-transporting',
      summonsGems: true,
    },
  ],
  [DRUIDS]: [
    NONE,
    { boats: 5, swift: [], carries: 'stone-random', dispels: true },
    { boats: 10, swift: WOODS, carries: 'stone-territory', animals: true, dispels: true },
    {
      boats: 15,
      swift: BOTH,
      carries: 'stone-territory-or-to-stone',
      animals: true,
      dispels: true,
      tames: true,
      escapes: 'traps-and-transporting',
      perceives: true,
    },
  ],
};

/** What somebody of this Order and Rank has learnt, whatever ails him. */
export function spellbook(order: number, rank: number): Spellbook {
  // W 10.14, W R28 List by list, from the first movement spell to the last.
  return BOOKS[order]?.[rank - 1] ?? NONE;
}

/** The spells of a book by name. */
export function spellNames(book: Spellbook): string[] {
  return [
    ...(book.boats > 0 ? ['Boat Summoning'] : []),
    ...(book.swift.length > 0 ? [`Swiftness (${book.swift.join(' and ')})`] : []),
    ...(book.carries ? ['Transporting'] : []),
    ...(book.animals ? ['Animal Summoning'] : []),
    ...(book.dispels ? ['Demon Dispelling'] : []),
    ...(book.tames ? ['Dragon Taming'] : []),
    ...(book.escapes ? ['Escaping'] : []),
    ...(book.telepathy ? ['Telepathy'] : []),
    ...(book.summonsGems ? ['Gem Summoning'] : []),
    ...(book.perceives ? ['Perception'] : []),
  ];
}

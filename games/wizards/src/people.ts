import { CIRCLE_CENTRE, COTTAGE_CENTRE, centreOf, type SpaceId, TOWERS } from './tiles.js';

export const POINT_TYPES = ['knowledge', 'perception', 'power'] as const;
export type PointType = (typeof POINT_TYPES)[number];

// W D.1 In descending rank.
export const HIGH_WIZARDS = ['ishkatar', 'tolmitar', 'aevarex', 'elekov', 'zegoral', 'terek', 'veldor'] as const;
export const PEOPLE = [...HIGH_WIZARDS, 'ruktal', 'megmoran', 'meligar', 'melekok', 'hamdrel'] as const;
export const PEOPLE_NAMES = [
  ...['Ishkatar', 'Tolmitar', 'Aevarex', 'Elekov', 'Zegoral', 'Terek', 'Veldor'],
  ...['Rüktal', 'Megmoran', 'Meligar', 'Melekok', 'Hamdrel'],
];
/** By number: High Wizards are 0 to 6. */
export type Person = number;
export const RUKTAL = 7;
export const SORCERERS: readonly Person[] = [8, 9, 10];
export const HAMDREL = 11;

/** Where a person always is; -1 for High Wizards. */
export const HOME: readonly SpaceId[] = [
  ...HIGH_WIZARDS.map(() => -1),
  CIRCLE_CENTRE,
  ...TOWERS.map(centreOf),
  COTTAGE_CENTRE,
];
export const isHighWizard = (person: Person): boolean => person < 7;

export const ORDERS = ['none', 'wizards', 'sorcerers', 'druids'] as const;
export const NO_ORDER = 0;
export const WIZARDS = 1;
export const SORCERY = 2;
export const DRUIDS = 3;
/** Whose Mentor a person is. */
export function orderOf(person: Person): number {
  if (isHighWizard(person)) return WIZARDS;
  if (person === RUKTAL) return DRUIDS;
  return person === HAMDREL ? NO_ORDER : SORCERY;
}

/** W 10.1, W 10.11, W 10.12, W 10.13 Points needed for each Rank, and what it is called. */
export const RANKS: readonly (readonly { readonly name: string; readonly need: readonly number[] }[])[] = [
  [{ name: 'Uninitiated', need: [0, 0, 0] }],
  ranks(
    ['Apprentice', 'Scholar', 'Sage', 'Wizard'],
    [
      [15, 10, 5],
      [40, 30, 20],
      [75, 60, 45],
    ],
  ),
  ranks(
    ['Apprentice', 'Augur', 'Magician', 'Sorcerer'],
    [
      [10, 5, 15],
      [30, 20, 40],
      [60, 45, 75],
    ],
  ),
  ranks(
    ['Apprentice', 'Priest', 'Mystic', 'Druid'],
    [
      [5, 15, 10],
      [20, 40, 30],
      [45, 75, 60],
    ],
  ),
];

function ranks(names: readonly string[], needs: readonly (readonly number[])[]) {
  return [
    { name: 'Uninitiated', need: [0, 0, 0] },
    ...names.map((name, i) => ({ name, need: i === 0 ? [0, 0, 0] : needs[i - 1] })),
  ];
}

export const GEMS = ['diamond', 'sapphire', 'ruby', 'emerald', 'topaz', 'onyx', 'false'] as const;
/** The Gem card that is none. */
export const FALSE_WIZARD = 6;

/** The Wizard deck: seven High Wizards, three Phantasms, four Traps. */
export const WIZARD_CARDS = [
  ...HIGH_WIZARDS,
  ...['phantasm-1', 'phantasm-2', 'phantasm-3'],
  ...['trap-lair', 'trap-star-crest', 'trap-cottage', 'trap-abbey'],
] as const;
export const FIRST_PHANTASM = 7;
export const FIRST_TRAP = 10;

/** W 14.26 Secret Wizard markers, a pair of each letter. */
export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export const COLOURS = ['red', 'blue', 'green', 'yellow', 'purple', 'orange'] as const;
export const ANIMALS = ['none', 'unicorn', 'winged-horse', 'horse', 'hound'] as const;
export const NO_ANIMAL = 0;
export const UNICORN = 1;
export const WINGED_HORSE = 2;
export const HORSE = 3;
export const HOUND = 4;

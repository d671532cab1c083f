/** When a Spell may be cast. */
export type Timing =
  /** Between actions, by anybody. */
  | 'any-time'
  /** At the start of anybody's turn. */
  | 'any-start'
  /** When a creature is about to attack or to be met. */
  | 'creature'
  /** At the start of one's own turn, before the move. */
  | 'own-start'
  /** After one's own move, before the encounter. */
  | 'own-arrival'
  /** Before the dice of one's own Combat. */
  | 'own-combat'
  /** When something is about to be lost or killed. */
  | 'loss'
  /** When a Spell has just been cast. */
  | 'spell';

export interface Spell {
  readonly id: string;
  readonly name: string;
  readonly copies: number;
  readonly cast: readonly Timing[];
  readonly text: string;
}

/** The 24 Spell Cards, 17 different; the index is the kind. */
export const SPELLS = [
  {
    id: 'acquisition',
    name: 'Acquisition',
    copies: 1,
    cast: ['any-time'],
    text: 'Any time: take one Object or one Gold from any character.',
  },
  {
    id: 'alchemy',
    name: 'Alchemy',
    copies: 1,
    cast: ['own-start'],
    text: 'Before your move: turn any number of your Objects into one Gold each.',
  },
  {
    id: 'counterspell',
    name: 'Counterspell',
    copies: 2,
    cast: ['spell'],
    text: 'When a Spell has just been cast: it is undone, the Command Spell too.',
  },
  {
    id: 'destroy-magic',
    name: 'Destroy Magic',
    copies: 1,
    cast: ['own-start'],
    text: 'Before your move: until your next turn nobody can cast a Spell or use a Magic Object.',
  },
  {
    id: 'destruction',
    name: 'Destruction',
    copies: 2,
    cast: ['own-start', 'own-arrival'],
    text: 'Before your move or your encounter: discard any face-up Adventure Card from the board, but no creature of the Inner Region.',
  },
  {
    id: 'divination',
    name: 'Divination',
    copies: 1,
    cast: ['own-start'],
    text: 'Before your move: look at the next five Adventure Cards.',
  },
  {
    id: 'healing',
    name: 'Healing',
    copies: 2,
    cast: ['any-time'],
    text: 'Any time: heal any character up to four Lives.',
  },
  {
    id: 'hex',
    name: 'Hex',
    copies: 1,
    cast: ['own-start'],
    text: 'Before your move: lay it on an Outer or Middle space without a character for three full rounds; whoever ends a move there loses a Life.',
  },
  {
    id: 'immobility',
    name: 'Immobility',
    copies: 2,
    cast: ['any-start', 'creature'],
    text: 'At the start of a turn: that character can do nothing this turn. Before a fight: one creature cannot attack.',
  },
  {
    id: 'invisibility',
    name: 'Invisibility',
    copies: 1,
    cast: ['any-time'],
    text: 'Any time: you may evade all creatures and characters until the turn ends.',
  },
  {
    id: 'mesmerism',
    name: 'Mesmerism',
    copies: 1,
    cast: ['any-time'],
    text: 'Any time: take one Follower from any character.',
  },
  {
    id: 'nullify',
    name: 'Nullify',
    copies: 1,
    cast: ['any-time'],
    text: 'Any time: a character discards all Spells.',
  },
  {
    id: 'preservation',
    name: 'Preservation',
    copies: 1,
    cast: ['loss'],
    text: 'When a Life is about to be lost, or a Follower or an Enemy to die: it is prevented; a fight becomes a stand-off.',
  },
  {
    id: 'psionic-blast',
    name: 'Psionic Blast',
    copies: 2,
    cast: ['own-combat'],
    text: 'Before the dice of your Combat: add your Craft to your Strength.',
  },
  {
    id: 'random',
    name: 'Random',
    copies: 2,
    cast: ['any-time'],
    text: 'Any time: a character rolls a die: 1 a Toad, 2 loses all gained Strength, 3 all gained Craft, 4 all Gold, 5 gains a Strength, 6 a Life.',
  },
  {
    id: 'teleport',
    name: 'Teleport',
    copies: 2,
    cast: ['own-start'],
    text: 'Instead of your roll: go to any other space of your Region, but not in the Inner one.',
  },
  {
    id: 'temporal-warp',
    name: 'Temporal Warp',
    copies: 1,
    cast: ['own-start'],
    text: 'Before your move: you have three turns in a row.',
  },
] as const satisfies readonly Spell[];

export type SpellName = (typeof SPELLS)[number]['id'];
export const SPELL_IDS: readonly SpellName[] = SPELLS.map((s) => s.id);

/** The kind of Spell with this id, -1 if there is none. */
export function spellNamed(id: string): number {
  return SPELL_IDS.indexOf(id as SpellName);
}

export const COUNTERSPELL = spellNamed('counterspell');
export const PRESERVATION = spellNamed('preservation');
export const HEX = spellNamed('hex');

/** The Command Spell is no card; among the Spells being cast it has a number of its own. */
export const COMMAND = 100;

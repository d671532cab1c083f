import type { OptionSpec, TableOptions } from '@questhall/kernel';

/** What a group may want otherwise. The book, or the adopted ruling, is the default. */
export const OPTIONS = {
  characters: {
    rules: ['T SETUP.1', 'T SETUP.2'],
    says: 'Characters are dealt, or everybody chooses one',
    choices: ['dealt', 'chosen'],
    default: 'dealt',
  },
  'first-player': {
    rules: ['T SETUP.11'],
    says: 'Who begins is diced for, or the first seat does',
    choices: ['dice', 'first-seat'],
    default: 'dice',
  },
  'spirits-together': {
    rules: ['T R6'],
    says: 'Several Spirits on a space fight as one',
    choices: [true, false],
    default: true,
  },
  'sentinel-ends-turn': {
    rules: ['T R8', 'T 11:12.2', 'T 11:12.3'],
    says: 'Who does not get past the Sentinel has no encounter in his space',
    choices: [true, false],
    default: true,
  },
  'portal-encounter': {
    rules: ['T R9', 'T 11:24.2'],
    says: 'Who fails at the Portal of Power has an encounter there',
    choices: [true, false],
    default: true,
  },
  'werewolf-dice': {
    rules: ['T R75', 'T 14:7'],
    says: "Dice for the Werewolf's Strength",
    choices: [2, 1],
    default: 2,
  },
  'mule-load': {
    rules: ['T R76', 'T 5:3'],
    says: 'A Mule carries any number of Objects, or four more',
    choices: ['any-number', 'four-more'],
    default: 'any-number',
  },
  'life-savers': {
    rules: ['T R102'],
    says: 'For a Life lost in Combat each of Helmet, Shield and Armour may be tried, or only the best',
    choices: ['each', 'best'],
    default: 'each',
  },
  'toad-turns': {
    rules: ['T R33', 'T 19:1.2'],
    says: 'A Toad for the next three turns, or for three with the one in which it happens',
    choices: ['next-three', 'this-one-too'],
    default: 'next-three',
  },
  'command-on-arrival': {
    rules: ['T R22', 'T 9:8.1'],
    says: 'Who arrives alone on the Crown of Command casts in that very turn',
    choices: [true, false],
    default: true,
  },
  spoils: {
    rules: ['T R40', 'T 16:9.2'],
    says: 'Who kills a character may take what falls where he stands before his turn ends',
    choices: [false, true],
    default: false,
  },
  'open-trade': {
    rules: ['T R99'],
    says: 'Market Day lets all trade with one another, or passes without a trade',
    choices: [true, false],
    default: true,
  },
  'troll-regenerates': {
    rules: ['T 8:0'],
    says: 'The Troll heals a Life instead of moving on a 6',
    choices: [true, false],
    default: true,
  },
  sorceress: {
    rules: ['T 8:0'],
    says: 'The Sorceress beguiles and takes Followers; or she may evade Spirits and enchant a character, who loses a turn',
    choices: ['beguiles', 'enchants'],
    default: 'beguiles',
  },
  'draw-more': {
    rules: ['T R79'],
    says: 'Prophetess and Orb draw one card more and discard one, or discard one card drawn and draw another',
    choices: ['one-more', 'replace'],
    default: 'one-more',
  },
  'psionic-blast': {
    rules: ['T 9:6.1'],
    says: 'Psionic Blast adds all Craft, or only the Craft a character starts with',
    choices: ['all-craft', 'starting-craft'],
    default: 'all-craft',
  },
  'taking-spells': {
    rules: ['T 9:6.1', 'T R73'],
    says: "Acquisition and Mesmerism may be cast at any time, or at the start of the caster's own turn",
    choices: ['any-time', 'own-turn'],
    default: 'any-time',
  },
  runesword: {
    rules: ['T 16:9.1', 'T R38'],
    says: 'The Runesword gives its bearer a Life taken from a character, or one for a beaten Enemy too',
    choices: ['characters', 'enemies-too'],
    default: 'characters',
  },
  poltergeist: {
    rules: ['T EQUIP.2'],
    says: 'The Poltergeist is in the deck; without it there is a thirteenth Bag of Gold',
    choices: [true, false],
    default: true,
  },
  'uneven-runes': {
    rules: ['T EQUIP.1', 'T 16:4.1'],
    says: 'The Runes beside the Cursed Glade add 3 to an Enemy, or 2 like the others',
    choices: [true, false],
    default: true,
  },
} as const satisfies Readonly<Record<string, OptionSpec>>;

/** The options of one table, as the rules read them. */
export interface House {
  readonly chosen: boolean;
  readonly firstSeat: boolean;
  readonly spiritsTogether: boolean;
  readonly sentinelEndsTurn: boolean;
  readonly portalEncounter: boolean;
  readonly werewolfDice: number;
  readonly muleLimit: boolean;
  readonly bestSaverOnly: boolean;
  readonly toadThisTurn: boolean;
  readonly commandOnArrival: boolean;
  readonly spoils: boolean;
  readonly openTrade: boolean;
  readonly trollRegenerates: boolean;
  readonly sorceressEnchants: boolean;
  readonly replaceDrawn: boolean;
  readonly startingCraftBlast: boolean;
  readonly takingOnOwnTurn: boolean;
  readonly runeswordOnEnemies: boolean;
  readonly poltergeist: boolean;
  readonly unevenRunes: boolean;
}

export function houseOf(options: TableOptions): House {
  // Frozen, because boards and views share it.
  return Object.freeze({
    chosen: options.characters === 'chosen',
    firstSeat: options['first-player'] === 'first-seat',
    spiritsTogether: options['spirits-together'] === true,
    sentinelEndsTurn: options['sentinel-ends-turn'] === true,
    portalEncounter: options['portal-encounter'] === true,
    werewolfDice: Number(options['werewolf-dice']),
    muleLimit: options['mule-load'] === 'four-more',
    bestSaverOnly: options['life-savers'] === 'best',
    toadThisTurn: options['toad-turns'] === 'this-one-too',
    commandOnArrival: options['command-on-arrival'] === true,
    spoils: options.spoils === true,
    openTrade: options['open-trade'] === true,
    trollRegenerates: options['troll-regenerates'] === true,
    sorceressEnchants: options.sorceress === 'enchants',
    replaceDrawn: options['draw-more'] === 'replace',
    startingCraftBlast: options['psionic-blast'] === 'starting-craft',
    takingOnOwnTurn: options['taking-spells'] === 'own-turn',
    runeswordOnEnemies: options.runesword === 'enemies-too',
    poltergeist: options.poltergeist === true,
    unevenRunes: options['uneven-runes'] === true,
  });
}

import type { OptionSpec, TableOptions } from '@questhall/kernel';

/** The optional rules, and the rulings that a group may want otherwise. The adopted ruling is the default. */
export const OPTIONS = {
  'blank-treasure': {
    rules: ['WQ XIII.A', 'WQ XIII.B', 'WQ XIII.C.1', 'WQ XIII.C.2', 'WQ R84'],
    says: 'A fourth, worthless treasure for each player',
    choices: [false, true],
    default: false,
  },
  'blank-card': {
    rules: ['WQ III.A.6', 'WQ R89'],
    says: 'The blank card of the tournaments, with its table of events, is shuffled into the deck',
    choices: [false, true],
    default: false,
  },
  'turn-limit': {
    rules: ['WQ R79'],
    says: 'The game is drawn after this many turns (0: no limit)',
    choices: [0, 10, 20, 30, 50],
    default: 0,
  },
  'first-player': {
    rules: ['WQ IX.B', 'WQ R1'],
    says: 'The first player of a turn: highest of two dice each, or one die that names a seat',
    choices: ['two-dice', 'marker'],
    default: 'two-dice',
  },
  'defence-bonuses': {
    rules: ['WQ R29'],
    says: 'Terrain and bridge or tunnel add up for a defender, or only the highest counts',
    choices: ['add-up', 'highest'],
    default: 'add-up',
  },
  'powers-for-awards': {
    rules: ['WQ IV.E.1', 'WQ R36'],
    says: 'Men of prosper, treasures, dragon and guards may be changed for a hero or sorcerer too',
    choices: [true, false],
    default: true,
  },
  'treasure-by-dispersal': {
    rules: ['WQ X.E.1', 'WQ R35'],
    says: 'Counters dispersed onto their own treasure take it',
    choices: [false, true],
    default: false,
  },
  'boat-supplements': {
    rules: ['WQ R27'],
    says: 'Men who come by boat to a boat attack need a card of their own, or sail with the attack',
    choices: ['card-each', 'with-attack'],
    default: 'card-each',
  },
  'orcs-both-miss': {
    rules: ['WQ XI.B.2', 'WQ R7'],
    says: 'Frenzying orcs, too, lose one when both sides miss',
    choices: [true, false],
    default: true,
  },
  'dragon-shields': {
    rules: ['WQ X.D.2.2', 'WQ R14'],
    says: 'A force cannot be attacked while the dragon stands in its space',
    choices: [true, false],
    default: true,
  },
} as const satisfies Readonly<Record<string, OptionSpec>>;

/** The options of one table, as the rules read them. */
export interface House {
  readonly blankTreasure: boolean;
  readonly blankCard: boolean;
  readonly turnLimit: number;
  readonly marker: boolean;
  readonly highestBonusOnly: boolean;
  readonly powersForAwards: boolean;
  readonly treasureByDispersal: boolean;
  readonly boatsSailTogether: boolean;
  readonly orcsPayBothMiss: boolean;
  readonly dragonShields: boolean;
}

export function houseOf(options: TableOptions): House {
  // Frozen, because boards and views share it.
  return Object.freeze({
    blankTreasure: options['blank-treasure'] === true,
    blankCard: options['blank-card'] === true,
    turnLimit: Number(options['turn-limit']),
    marker: options['first-player'] === 'marker',
    highestBonusOnly: options['defence-bonuses'] === 'highest',
    powersForAwards: options['powers-for-awards'] === true,
    treasureByDispersal: options['treasure-by-dispersal'] === true,
    boatsSailTogether: options['boat-supplements'] === 'with-attack',
    orcsPayBothMiss: options['orcs-both-miss'] === true,
    dragonShields: options['dragon-shields'] === true,
  });
}

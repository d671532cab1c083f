import type { OptionSpec, TableOptions } from '@questhall/kernel';

/** The optional rules. The adopted ruling is the default. */
export const OPTIONS = {
  'two-peoples': {
    rules: ['QD OPT.2P.1', 'QD OPT.2P.2', 'QD R14'],
    says: 'Two players: each leads two peoples, as if there were four players',
    choices: [false, true],
    default: false,
  },
  kingdoms: {
    rules: ['QD OPT.SHORT.1', 'QD END.3'],
    says: 'How many kingdoms end the game (0: all of them; never fewer than one more than a player begins with)',
    choices: [0, 2, 3, 4, 5],
    default: 0,
  },
  tundra: {
    rules: ['QD OPT.SHORT.2', 'QD R99'],
    says: 'The smaller board: the two realms on the right are tundra, out of play',
    choices: [false, true],
    default: false,
  },
  'lesser-dragonlords': {
    rules: ['QD OPT.1'],
    says: 'DragonLords teleport five units only, burn no blockades and do not teleport into kingdoms',
    choices: [false, true],
    default: false,
  },
  'fewer-scrolls': {
    rules: ['QD OPT.2'],
    says: 'Scrolls that are left out of the deck',
    choices: ['none', 'elementals', 'all-harmful'],
    default: 'none',
  },
  'play-on': {
    rules: ['QD OPT.3.1', 'QD OPT.3.2', 'QD OPT.3.3', 'QD R98', 'QD R121'],
    says: 'Who loses the King plays on; who has no kingdom gets three units a turn',
    choices: [false, true],
    default: false,
  },
} as const satisfies Readonly<Record<string, OptionSpec>>;

/** The options of one table, as the rules read them. */
export interface House {
  readonly twoPeoples: boolean;
  readonly kingdoms: number;
  readonly tundra: boolean;
  readonly lesserDragons: boolean;
  readonly fewerScrolls: 'none' | 'elementals' | 'all-harmful';
  readonly playOn: boolean;
}

export function houseOf(options: TableOptions): House {
  // QD OPT.4 Each alone or with others. Frozen, because boards and views share it.
  return Object.freeze({
    twoPeoples: options['two-peoples'] === true,
    kingdoms: Number(options.kingdoms),
    tundra: options.tundra === true,
    lesserDragons: options['lesser-dragonlords'] === true,
    fewerScrolls: options['fewer-scrolls'] as House['fewerScrolls'],
    playOn: options['play-on'] === true,
  });
}

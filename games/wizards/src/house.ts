import type { OptionSpec, TableOptions } from '@questhall/kernel';

/** The optional rules and what a table may choose. */
export const OPTIONS = {
  partners: {
    rules: ['W B.1', 'W B.2', 'W B.3', 'W B.4', 'W B.5', 'W B.6', 'W R105'],
    says: 'Four or six play in pairs, each with the player opposite (with other numbers everybody for himself)',
    choices: [false, true],
    default: false,
  },
  difficulty: {
    rules: ['W A.3'],
    says: 'Solitaire: how many tiles are missing, by a die or by choice',
    choices: ['die', 0, 1, 2, 3, 4, 5, 6],
    default: 'die',
  },
  corrections: {
    rules: ['W 7.353b', 'W 8.3.r5', 'W R8', 'W R57'],
    says: "The designers' corrections of 2003: without an Order a gift of 1 or 2 at Hamdrel's brings a High Wizard at once; who rolls himself free of a Trap moves in the same turn",
    choices: [false, true],
    default: false,
  },
  islands: {
    rules: ['W 3.23', 'W 3.21'],
    says: 'The players lay the tiles, or chance lays them on a ready chart',
    choices: ['laid', 'chart'],
    default: 'laid',
  },
} as const satisfies Readonly<Record<string, OptionSpec>>;

/** The options of one table, as the rules read them. */
export interface House {
  readonly partners: boolean;
  /** How many tiles are missing in solitaire; -1 for a die. */
  readonly missing: number;
  readonly corrections: boolean;
  readonly charted: boolean;
}

export function houseOf(options: TableOptions, seats: number): House {
  // Frozen, because boards and views share it.
  return Object.freeze({
    // W B.1 With four or six players only.
    partners: options.partners === true && (seats === 4 || seats === 6),
    missing: options.difficulty === 'die' ? -1 : Number(options.difficulty),
    corrections: options.corrections === true,
    charted: options.islands === 'chart',
  });
}

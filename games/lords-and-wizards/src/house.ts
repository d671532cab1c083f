import type { OptionSpec, TableOptions } from '@questhall/kernel';

const optional = (says: string, ...rules: string[]) =>
  ({ rules, says, choices: [false, true], default: false }) as const;

/** The Advanced game, each optional rule, and the rulings that a group may want otherwise. */
export const OPTIONS = {
  advanced: {
    rules: ['LW A0'],
    says: 'The Advanced game: taxing, bargaining, scouts, battle fleets, ferries, missiles',
    choices: [false, true],
    default: false,
  },
  desertion: optional('Trolls and Giants may desert before a battle', 'LW O1/1'),
  upkeep: optional('Upkeep is paid instead of attrition', 'LW O2/1'),
  treachery: optional('Enemy units can be bribed before a battle', 'LW O3/1'),
  capture: optional('Leaders can be captured and ransomed, and the fallen are replaced', 'LW O4/1'),
  siege: optional('Sieges, with secret spending and disease', 'LW O5/1'),
  plague: optional('Plague strikes cities', 'LW O6/1'),
  weather: optional('Rain and snow', 'LW O7'),
  'special-units': optional('Ents, Dragons and Elves have powers of their own', 'LW O8a', 'LW O8b', 'LW O8c'),
  reprisals: optional('Chaotic units strike harder at rebels', 'LW O9'),
  'castle-building': optional('Castles can be built', 'LW O10/1'),
  effectiveness: optional('Magical items may fail or turn against their user', 'LW O11'),
  creation: optional('High Wizards create magical items', 'LW O12/1'),
  empires: {
    rules: ['LW B23a/1', 'LW AMB-024'],
    says: 'Empires and capitals are rolled for, or chosen in order of play',
    choices: ['rolled', 'chosen'],
    default: 'rolled',
  },
  years: {
    rules: ['LW B15/3', 'LW B24'],
    says: 'How many years of eighteen turns the game lasts',
    choices: [1, 2, 3],
    default: 3,
  },
  'counter-mix': {
    rules: ['LW B13a/2', 'LW AMB-048'],
    says: 'Hiring is limited by the printed counters too',
    choices: [false, true],
    default: false,
  },
} as const satisfies Readonly<Record<string, OptionSpec>>;

/** The options of one table, as the rules read them. */
export interface House {
  readonly advanced: boolean;
  readonly desertion: boolean;
  readonly upkeep: boolean;
  readonly treachery: boolean;
  readonly capture: boolean;
  readonly siege: boolean;
  readonly plague: boolean;
  readonly weather: boolean;
  readonly specialUnits: boolean;
  readonly reprisals: boolean;
  readonly castleBuilding: boolean;
  readonly effectiveness: boolean;
  readonly creation: boolean;
  readonly empiresChosen: boolean;
  readonly years: number;
  readonly counterMix: boolean;
}

export function houseOf(options: TableOptions): House {
  const on = (id: keyof typeof OPTIONS) => options[id] === true;
  const chapters = {
    desertion: on('desertion'),
    upkeep: on('upkeep'),
    treachery: on('treachery'),
    capture: on('capture'),
    siege: on('siege'),
    plague: on('plague'),
    weather: on('weather'),
    specialUnits: on('special-units'),
    reprisals: on('reprisals'),
    castleBuilding: on('castle-building'),
    effectiveness: on('effectiveness'),
    creation: on('creation'),
  };
  // LW O0 Optional rules are used on top of the Advanced game, so any of them brings it.
  const advanced = on('advanced') || Object.values(chapters).some(Boolean);
  // Frozen, because boards and views share it.
  return Object.freeze({
    ...chapters,
    // LW A0 All Basic rules stay in force.
    advanced,
    empiresChosen: options.empires === 'chosen',
    // LW B24 A group may agree on a shorter game.
    years: Number(options.years),
    counterMix: on('counter-mix'),
  });
}

import { dragonlords, dragonlordsWords } from '@questhall/dragonlords';
import type { Json } from '@questhall/kernel';
import { screen } from '../boards/dragonlords/index.js';
import type { Exhibit, Shown } from './shown.js';

const of = (side: number | string, units: number, ...bearers: string[]): Json => ({ side, units, bearers });
const [BARBARIANS, ORCS, ELVES, DWARVES] = [0, 1, 2, 3];

const lands: Readonly<Record<string, Json>> = {
  'frostmark-keep': { ...(of(ELVES, 6, 'king') as object), gold: 22 },
  silverdelve: of(DWARVES, 3),
  'rune-ring': of(ELVES, 2, 'wizard-1'),
  wolfmoor: of(ELVES, 4),
  pinewatch: of(ELVES, 5, 'wizard-2+trident'),
  skaldfell: of(ELVES, 3),
  rimeholt: { ...(of(ELVES, 2) as object), ships: 1 },
  icegate: of(ELVES, 1),
  'stormreach-hold': { ...(of(BARBARIANS, 4, 'king') as object), gold: 14 },
  'amber-field': of(BARBARIANS, 2),
  galecliff: of(BARBARIANS, 3),
  ravenwold: of(BARBARIANS, 4, 'dragonlord'),
  'thunder-vale': of(BARBARIANS, 1),
  highbarrow: of(BARBARIANS, 2, 'blank'),
  windmere: of(BARBARIANS, 5),
  'ember-citadel': { ...(of('vanquished', 5) as object) },
  sunhoard: of(BARBARIANS, 1),
  'ember-arch': of(ORCS, 1),
  ashford: of(ORCS, 3),
  'cinder-plain': of(ORCS, 2),
  smokewood: of(ORCS, 2),
  redscarp: of(ORCS, 4),
  kilnmouth: of(ORCS, 1),
  'greenweald-hall': { ...(of(DWARVES, 5, 'king') as object), gold: 31 },
  honeyglen: of(DWARVES, 2),
  thornbrake: of(DWARVES, 4),
  mossfen: of(DWARVES, 3, 'wizard-1'),
  deerhurst: of(DWARVES, 6),
  willowbank: of(DWARVES, 1),
  fernhollow: of(DWARVES, 2),
  'goldmeadow-castle': { ...(of('vanquished', 5) as object) },
  'meadow-stones': of(ELVES, 1),
  deepvein: of(DWARVES, 2, 'blank'),
  barleyford: of(DWARVES, 1),
  millstone: of(ORCS, 2),
  harrowfield: of(ELVES, 3),
  'kestrel-down': of(ELVES, 2),
  oxbridge: of(ORCS, 2),
  'bonewaste-fortress': { ...(of(ORCS, 7, 'king') as object), gold: 9 },
  'opal-barrens': of(ORCS, 2, 'wizard-1'),
  palerock: of(ORCS, 1),
  saltflat: of(ORCS, 1),
  dustmarch: of(ORCS, 5),
  chalkhorn: of(ORCS, 3),
  'marrow-hill': of(ORCS, 2),
  'isle-of-masks': of(ELVES, 2),
};

/** The evening of the pictures: four peoples in the sixth turn, the Elves to play. */
const evening: Readonly<Record<string, Json>> = {
  turn: 6,
  first: 0,
  lands,
  wastes: {
    'north-quest-2': { parties: { 2: { units: 3, bearers: ['wizard-3'], tools: { torch: 1, pickaxe: 1 } } } },
    'south-den': { parties: { 3: { units: 4, bearers: [], tools: { torch: 1 } } } },
  },
  ships: [
    { zone: 's0806', side: ELVES, units: 4, bearers: [] },
    { zone: 's0813', side: BARBARIANS, units: 6, bearers: [] },
    { zone: 's0809', side: ORCS, units: 3, bearers: [] },
  ],
  sides: {
    0: { people: 'barbarian', scrolls: ['berserk', 'ship'] },
    1: { people: 'orc', scrolls: ['reflect'] },
    2: {
      people: 'elf',
      scrolls: ['legion', 'tempest', 'clairvoyance'],
      spells: { 'wizard-1': ['heal', 'teleport'], 'wizard-2': ['heal', 'lightning-bolt'], 'wizard-3': ['fireball'] },
    },
    3: { people: 'dwarf', scrolls: [] },
  },
};

const turn = (proc: string, vars: Record<string, Json> = {}) => ({ proc, vars: { side: ELVES, ...vars } });

const party = {
  ...evening,
  questMoved: ['north'],
};

const POSITIONS: Readonly<Record<string, Shown>> = {
  counters: { seat: ELVES, position: { ...evening, lands: bare(lands), turn: 0 }, begin: { proc: 'counters' } },
  purchase: { seat: ELVES, position: evening, begin: turn('purchase') },
  naval: { seat: ELVES, position: evening, begin: turn('naval') },
  sail: {
    seat: ELVES,
    position: evening,
    begin: turn('naval'),
    play: [{ seat: ELVES, picks: ['sail ship-2'] }],
    aim: 's0912',
  },
  quest: { seat: ELVES, position: evening, begin: turn('quest') },
  adventure: {
    seat: ELVES,
    position: party,
    begin: turn('monster', { at: 'north-quest-2', quest: 'spider-cavern', omen: 'ignored' }),
  },
  trade: { seat: DWARVES, position: evening, begin: { proc: 'arrive', vars: { side: DWARVES, at: 'south-den' } } },
  combat: { seat: ELVES, position: evening, begin: turn('combat') },
  odds: { seat: ELVES, position: evening, begin: turn('combat'), aim: 'galecliff' },
  company: {
    seat: ELVES,
    position: evening,
    begin: turn('combat'),
    play: [{ seat: ELVES, picks: ['attack galecliff'] }],
    click: ['pinewatch'],
  },
  battle: {
    seat: ELVES,
    position: {
      ...evening,
      lands: {
        ...lands,
        galecliff: {
          ...(of(BARBARIANS, 3) as object),
          invaders: { side: ELVES, units: 4, bearers: ['wizard-2+trident'], state: 'fought' },
        },
        pinewatch: of(ELVES, 1),
      },
    },
    begin: turn('battle', { where: 'galecliff' }),
  },
  rolled: {
    seat: ELVES,
    position: {
      ...evening,
      lands: {
        ...lands,
        galecliff: {
          ...(of(BARBARIANS, 6) as object),
          invaders: { side: ELVES, units: 7, bearers: [], state: 'fought' },
        },
      },
    },
    begin: turn('battle', { where: 'galecliff' }),
    dice: { battle: [1, 6, 3, 5, 2, 4, 6, 4, 1, 6, 5, 2, 3] },
  },
  transfer: { seat: ELVES, position: evening, begin: turn('transfer'), click: ['wolfmoor'] },
  reinforce: {
    seat: ELVES,
    position: { ...evening, ordered: 7, orderedShips: 1 },
    begin: turn('reinforce'),
    click: ['frostmark-keep', 'frostmark-keep', 'wolfmoor'],
  },
  watching: { seat: null, position: evening, begin: turn('combat') },
};

/** The same lands before counters are laid. */
function bare(all: Readonly<Record<string, Json>>): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(all).map(([id, words]) => {
      const here = words as Record<string, Json>;
      const n = Number(here.units ?? 0) + ((here.bearers as Json[] | undefined)?.length ?? 0);
      return [id, { ...here, units: n, bearers: [] }];
    }),
  );
}

export const exhibit: Exhibit = {
  game: dragonlords,
  words: dragonlordsWords,
  screen,
  positions: POSITIONS,
  first: 'combat',
  names: ['Corvin', 'Ysolde', 'Maren', 'Tobias'],
};

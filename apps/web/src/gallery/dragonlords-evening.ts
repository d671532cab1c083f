import type { Json } from '@questhall/kernel';

export const of = (side: number | string, units: number, ...bearers: string[]): Json => ({ side, units, bearers });
export const [BARBARIANS, ORCS, ELVES, DWARVES] = [0, 1, 2, 3];

export const lands: Readonly<Record<string, Json>> = {
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
export const evening: Readonly<Record<string, Json>> = {
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

export const turn = (proc: string, vars: Record<string, Json> = {}) => ({ proc, vars: { side: ELVES, ...vars } });

/** The same lands before counters are laid. */
export function bare(all: Readonly<Record<string, Json>>): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(all).map(([id, words]) => {
      const here = words as Record<string, Json>;
      const n = Number(here.units ?? 0) + ((here.bearers as Json[] | undefined)?.length ?? 0);
      return [id, { ...here, units: n, bearers: [] }];
    }),
  );
}

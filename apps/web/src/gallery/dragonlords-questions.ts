import type { Json } from '@questhall/kernel';
import { BARBARIANS, bare, DWARVES, ELVES, evening, lands, of, turn } from './dragonlords-evening.js';
import type { Shown } from './shown.js';

type Words = Readonly<Record<string, Json>>;
const with_ = (more: Words): Words => ({ ...evening, ...more });
const inLands = (more: Words): Words => with_({ lands: { ...lands, ...more } });
const questers = (at: string, who: Words): Words => with_({ wastes: { [at]: { parties: { [ELVES]: who } } } });
const elves = (begin: Shown['begin'], position: Words = evening, ...picks: readonly string[]): Shown => ({
  seat: ELVES,
  position,
  begin,
  ...(picks.length > 0 && { play: picks.map((pick) => ({ seat: ELVES, picks: [pick] })) }),
});
/** Two kingdoms, so that gold is kept in either. */
const rich = inLands({ 'goldmeadow-castle': { ...(of(ELVES, 3) as object), gold: 8 } });
const scrolls = (...ids: readonly string[]): Words =>
  with_({ sides: { ...(evening.sides as object), [ELVES]: { people: 'elf', scrolls: [...ids] } } });
const besieged = (bearers: readonly string[], more: Words = {}): Words =>
  inLands({
    galecliff: {
      ...(of(BARBARIANS, 3) as object),
      invaders: { side: ELVES, units: 4, bearers: [...bearers], state: 'fought', ...more },
    },
    pinewatch: of(ELVES, 1),
  });
const LAIR = 'north-lair';
const DEN = 'north-den';

/** For every question of the rules a position in which it is asked; those before units stand are asked in any game. */
export const QUESTIONS: Readonly<Record<string, Shown>> = {
  'docks.choose': {
    seat: BARBARIANS,
    position: with_({ turn: 0, ships: [], lands: bare(lands) }),
    begin: { proc: 'docks' },
  },
  'hoard.choose': elves(turn('income'), rich),
  'pay.choose': elves(turn('purchase'), rich, 'buy 3'),
  'teleport.choose': elves(turn('naval'), evening, 'teleport wizard-1'),
  'teleport.load': elves(
    turn('transfer'),
    with_({
      rafts: [{ zone: 's0806', side: ELVES, units: 0, bearers: ['dragonlord'] }],
    }),
    'teleport dragonlord',
    'to wolfmoor',
  ),
  'flee.choose': {
    seat: ELVES,
    position: inLands({
      pinewatch: {
        ...(of(ELVES, 3, 'wizard-1') as object),
        invaders: { side: BARBARIANS, units: 6, bearers: [], state: 'fought' },
      },
      'rune-ring': of(ELVES, 2),
    }),
    begin: { proc: 'battle', vars: { side: BARBARIANS, where: 'pinewatch' } },
    dice: { battle: [1, 1, 6, 6, 6, 6] },
    play: ['ready', 'teleport wizard-1'].map((pick) => ({ seat: ELVES, picks: [pick] })),
  },
  'expedition.tools': elves(
    turn('quest'),
    with_({ wastes: {}, sides: { ...(evening.sides as object), [ELVES]: { people: 'elf', tools: { torch: 1 } } } }),
    'quest skaldfell',
    'take 2',
  ),
  'expedition.choose': {
    ...elves(
      turn('quest'),
      with_({ wastes: { 'north-quest-1': { parties: { [DWARVES]: { units: 2, bearers: [], tools: {} } } } } }),
      'quest skaldfell',
      'take 2',
    ),
    dice: { 'quest-move': [4] },
  },
  'wander.choose': { ...elves(turn('quest'), evening, 'move north-quest-2'), dice: { 'quest-move': [3] } },
  'learn.choose': elves(
    { proc: 'learn', vars: { side: ELVES, at: DEN } },
    questers(DEN, { units: 2, bearers: ['wizard-3'], tools: {} }),
  ),
  'lair.choose': elves(
    { proc: 'arrive', vars: { side: ELVES, at: LAIR } },
    questers(LAIR, { units: 3, bearers: [], tools: { 'dragon-orb': 1 } }),
  ),
  'monster.choice': {
    ...elves(
      { proc: 'monster', vars: { side: ELVES, at: LAIR, quest: 'red-dragon' } },
      questers(LAIR, { units: 4, bearers: [], tools: { 'dragon-orb': 1 } }),
    ),
    dice: { monster: [6] },
  },
  'poison.choose': {
    ...elves(
      { proc: 'monster', vars: { side: ELVES, at: 'north-quest-2', quest: 'spider-cavern', omen: 'ignored' } },
      questers('north-quest-2', { units: 3, bearers: [], tools: { potion: 1 } }),
    ),
    dice: { monster: [1] },
  },
  'dragonlord.choose': {
    ...elves(
      { proc: 'arrive', vars: { side: ELVES, at: LAIR } },
      questers(LAIR, { units: 3, bearers: ['wizard-3'], tools: { 'dragon-orb': 1 } }),
      'consult',
    ),
    dice: { crystal: [0] },
  },
  'bestow.choose': elves(
    { proc: 'find', vars: { side: ELVES, at: DEN } },
    questers(DEN, { units: 2, bearers: ['wizard-3'], tools: {} }),
  ),
  'attack.gather': elves(turn('combat'), evening, 'attack silverdelve'),
  'march.choose': elves(turn('combat'), evening, 'march wolfmoor', 'take 2'),
  'losses.choose': elves({
    proc: 'losses',
    vars: { side: ELVES, victim: ELVES, where: 'pinewatch', n: 2, by: BARBARIANS },
  }),
  'losses.which': {
    ...elves(
      turn('combat'),
      inLands({
        galecliff: {
          ...(of(BARBARIANS, 5) as object),
          invaders: { side: ELVES, units: 3, bearers: [], state: 'bound' },
        },
      }),
      'attack galecliff',
      'from pinewatch',
      'take 3',
      'begin',
    ),
    dice: { battle: [6, 6, 6, 6, 6, 6, 1, 1, 6, 6, 6] },
  },
  'scroll.caster': elves(turn('purchase'), evening, 'cast legion'),
  'scroll.target': elves(turn('combat'), scrolls('elemental-fire'), 'cast elemental-fire', 'by king frostmark-keep'),
  'scroll.legion': elves(turn('purchase'), evening, 'cast legion', 'by king frostmark-keep'),
  'scroll.whose': elves(turn('purchase'), evening, 'cast clairvoyance', 'by king frostmark-keep'),
  'strike.answer': elves(
    {
      proc: 'strike',
      vars: { side: DWARVES, card: 'infernal', victim: ELVES, where: 'pinewatch', back: 'silverdelve' },
    },
    with_({
      sides: { ...(evening.sides as object), 2: { people: 'elf', scrolls: ['reflect'] }, 1: { people: 'orc' } },
    }),
  ),
  'reinforce.where': {
    ...elves(
      turn('reinforce'),
      with_({
        lands: { wolfmoor: of(ELVES, 2), icegate: of(ELVES, 1), ashford: of(BARBARIANS, 1, 'king') },
        wastes: {},
        ships: [],
      }),
    ),
    options: { 'play-on': true },
  },
  'prepare.choose': elves(turn('battle', { where: 'galecliff' }), besieged(['wizard-2+trident'])),
};

import type { Json } from '@questhall/kernel';
import { wizardsQuest, wizardsQuestWords } from '@questhall/wizards-quest';
import { screen } from '../boards/wizards-quest/index.js';
import type { Exhibit, Shown } from './shown.js';

const of = (seat: number, men: number, more: Record<string, Json> = {}): Json => ({ seat, men, ...more });
const orcs = (n: number, more: Record<string, Json> = {}): Json => ({ orcs: n, ...more });
const hides = (owner: number, kind: string): Record<string, Json> => ({ treasure: { owner, kind } });
const [RED, GREEN, BLUE, GOLD] = [0, 1, 2, 3];

/** The evening of the pictures: four players in the fifth turn, blue about to march. */
const evening: Readonly<Record<string, Json>> = {
  turn: 5,
  first: BLUE,
  dragon: 'rootholm',
  wizard: 'fogarth-glade',
  spaces: {
    dewbury: of(GOLD, 3),
    'hidden-hollow': orcs(2),
    'melting-sands': of(GOLD, 2),
    britton: of(GOLD, 4),
    'lair-of-the-lizard': of(RED, 2),
    'red-dune': of(GOLD, 1),
    'portston-moor': of(GOLD, 5),
    heatherlawn: of(GOLD, 3),
    cairnfield: orcs(4),
    'radner-fen': of(GREEN, 2),
    brecknock: of(GREEN, 3),
    'dread-moor': of(GOLD, 4),
    hazelmere: of(GREEN, 1, hides(RED, 'crown')),
    owlhanger: of(GREEN, 2),
    'fogarth-glade': of(GREEN, 3),
    pembroke: orcs(1),
    mistledown: of(GREEN, 2),
    tanglebriar: of(GREEN, 4),
    'earthen-pass': of(BLUE, 2),
    glasspeak: of(BLUE, 1),
    frostspire: orcs(3),
    windfor: of(BLUE, 3),
    eaglestair: of(RED, 2),
    shardfell: of(RED, 1),
    saddybury: of(BLUE, 4),
    greywood: of(RED, 3),
    elderoak: of(RED, 2, hides(GOLD, 'ring')),
    rootholm: orcs(2),
    'lantern-glade': of(RED, 2),
    'marls-gate': of(RED, 5),
    'cattle-meade': of(BLUE, 7, { hero: true }),
    larkmead: orcs(3),
    'dovecote-green': of(RED, 1),
    quietbrook: orcs(2, hides(BLUE, 'crown')),
    'sheep-meade': of(GOLD, 2),
    haven: orcs(1),
    'castle-1': of(GREEN, 5, { sorcerer: true }),
    'castle-2': of(RED, 3, { hero: true }),
    'castle-3': of(RED, 3, hides(GOLD, 'chest')),
    'castle-4': of(GOLD, 2, hides(RED, 'ring')),
    'castle-5': orcs(3, hides(BLUE, 'chest')),
    'castle-6': of(RED, 2, hides(GREEN, 'ring')),
    'castle-7': of(BLUE, 5, { sorcerer: true }),
    'castle-8': of(GOLD, 5, { hero: true }),
  },
  players: {
    2: { hand: ['men3', 'peek'], boats: 1, taken: ['ring'] },
    3: { hand: ['camp1', 'routorcs'] },
    1: { hand: ['boat'], boats: 1, taken: ['chest'] },
    0: { hand: ['men2'] },
  },
};

const turn = (proc: string, vars: Record<string, Json> = {}) => ({ proc, vars: { seat: BLUE, ...vars } });
const storm = turn('campaign', { from: 'cattle-meade', to: 'castle-5' });

const POSITIONS: Readonly<Record<string, Shown>> = {
  castles: { seat: 0, position: { first: 0 }, begin: { proc: 'castles' } },
  treasures: {
    seat: 3,
    position: { ...evening, first: 3, players: {} },
    begin: { proc: 'treasures' },
    click: ['treasure:ring'],
  },
  petition: { seat: BLUE, position: evening, begin: turn('petition') },
  placing: {
    seat: BLUE,
    position: evening,
    begin: turn('place', { men: 9 }),
    click: ['cattle-meade', 'cattle-meade', 'castle-7'],
  },
  attack: { seat: BLUE, position: evening, begin: turn('attack') },
  odds: { seat: BLUE, position: evening, begin: turn('attack'), click: ['cattle-meade'], aim: 'castle-5' },
  watching: { seat: null, position: evening, begin: turn('attack') },
  owner: { seat: RED, position: evening, begin: turn('attack') },
  summon: { seat: BLUE, position: evening, begin: turn('campaign', { from: 'windfor', to: 'eaglestair' }) },
  battle: { seat: BLUE, position: evening, begin: storm, play: [{ seat: BLUE, picks: ['no summons'] }] },
  rolled: {
    seat: BLUE,
    position: evening,
    begin: storm,
    dice: { battle: [2, 6] },
    play: [
      { seat: BLUE, picks: ['no summons'] },
      { seat: BLUE, picks: ['fight'] },
    ],
  },
  supplement: {
    seat: BLUE,
    position: evening,
    begin: turn('campaign', { from: 'windfor', to: 'eaglestair' }),
    play: [{ seat: BLUE, picks: ['no summons'] }],
    click: ['castle-7'],
  },
  capture: {
    seat: BLUE,
    position: evening,
    begin: storm,
    dice: { battle: [3, 6] },
    play: [
      { seat: BLUE, picks: ['no summons'] },
      { seat: BLUE, picks: ['fight'] },
    ],
  },
  losses: {
    seat: BLUE,
    position: evening,
    begin: storm,
    dice: { battle: [6, 3] },
    play: [
      { seat: BLUE, picks: ['no summons'] },
      { seat: BLUE, picks: ['fight'] },
    ],
  },
  dispersal: {
    seat: BLUE,
    position: evening,
    begin: turn('campaign', { from: 'castle-7', to: 'brecknock' }),
    dice: { battle: [3, 6] },
    play: [
      { seat: BLUE, picks: ['no summons'] },
      { seat: BLUE, picks: ['fight'] },
    ],
  },
  dragon: {
    seat: RED,
    position: {
      ...evening,
      first: RED,
      spaces: {
        ...(evening.spaces as object),
        'lantern-glade': of(RED, 4),
        'castle-2': of(RED, 3),
        greywood: of(RED, 3, { hero: true }),
      },
    },
    begin: { proc: 'attack', vars: { seat: RED } },
    click: ['greywood'],
  },
  send: { seat: BLUE, position: evening, begin: turn('send', { monster: 'dragon' }) },
  ring: { seat: BLUE, position: evening, begin: turn('ring'), dice: { petition: [5] } },
  wander: { seat: BLUE, position: evening, begin: turn('card', { card: 'movetreasure' }) },
  orcs: { seat: BLUE, position: evening, begin: { proc: 'orcs' } },
};

export const exhibit: Exhibit = {
  game: wizardsQuest,
  words: wizardsQuestWords,
  screen,
  positions: POSITIONS,
  first: 'odds',
  names: ['Corvin', 'Ysolde', 'Maren', 'Tobias'],
};

import type { Json } from '@questhall/kernel';
import { lordsAndWizards, lordsAndWizardsWords } from '@questhall/lords-and-wizards';
import { screen } from '../boards/lords-and-wizards/index.js';
import { QUESTIONS } from './lords-and-wizards-questions.js';
import type { Exhibit, Shown } from './shown.js';

/** The second summer: four realms, marches in the middle of the World. */
const summer: Readonly<Record<string, Json>> = {
  turn: 24,
  players: {
    0: { alignment: 'order', gold: 41, lord: { at: '1211', level: 3 }, wizard: { level: 4, study: 2 } },
    1: {
      alignment: 'chaos',
      gold: 27,
      lord: { at: '2216', level: 4, items: ['sword-of-ice'] },
      wizard: { at: '2216', level: 2 },
    },
    2: { alignment: 'neutral', gold: 63, lord: { level: 2 } },
    3: { alignment: 'order', gold: 12 },
  },
  hexes: {
    1107: {
      seat: 0,
      units: { 'elvish-infantry': 2, bowelves: 1 },
      inside: { seat: 0, units: { 'heavy-infantry': 3 } },
    },
    1211: { seat: 0, units: { 'heavy-horse': 4, 'medium-horse': 2, roc: 1 } },
    1311: { seat: 0, units: { 'light-infantry': 3 } },
    2216: { seat: 1, units: { igrash: 4, 'orcish-light-infantry': 6, troll: 2, 'orcish-bow': 3 } },
    2316: { seat: 1, units: { 'red-dragon': 1 } },
    2217: { seat: 2, units: { 'dwarvish-heavy-infantry': 3, giant: 1 } },
    2017: { seat: 2, units: { 'dwarvish-light-infantry': 2, bowmen: 1 } },
    1821: { seat: 3, units: { 'heavy-infantry': 5, crossbowmen: 2 } },
    1118: { seat: 1, units: { igrash: 2 }, inside: { seat: 1, units: { 'orcish-light-infantry': 4 } } },
  },
  sites: {
    gelken: { control: 0 },
    hell: { control: 0 },
    tenmor: { control: 0 },
    westend: { control: 1 },
    'village-a': { control: 0 },
    adenburg: { control: 2 },
    kessington: { control: 3 },
    welkton: { legend: 'monster-a' },
    asgarth: { legend: 'blank-1' },
    mukten: { legend: 'swords-of-order' },
  },
  castles: ['2016'],
  fleets: [{ seat: 0, place: '0913', kind: 'transport', aboard: { 'light-horse': 3 } }],
};

const turn = (proc: string, seat: number) => ({ seat, position: summer, begin: { proc, vars: { seat } } });

const POSITIONS: Readonly<Record<string, Shown>> = {
  setup: { seat: 0, begin: { proc: 'setup' } },
  movement: turn('movement', 0),
  march: { ...turn('movement', 1), click: ['2216'], aim: '2120' },
  lord: { ...turn('movement', 0), click: ['1211'], aim: '1517' },
  combat: { ...turn('combat', 1), click: ['2217'] },
  hiring: turn('hiring', 0),
  raise: { ...turn('hiring', 0), play: [{ seat: 0, picks: ['hire lavidian'] }] },
  investigation: turn('investigation', 2),
  watching: { ...turn('movement', 1), seat: null },
};

export const exhibit: Exhibit = {
  game: lordsAndWizards,
  words: lordsAndWizardsWords,
  screen,
  positions: { ...POSITIONS, ...QUESTIONS },
  first: 'movement',
  names: ['Corvin', 'Ysolde', 'Maren', 'Tobias'],
};

import type { Json } from '@questhall/kernel';
import { wizards, wizardsWords } from '@questhall/wizards';
import { screen } from '../boards/wizards/index.js';
import type { Exhibit, Shown } from './shown.js';

/** The sixth day of the second fortnight: two tiles are lost, everybody is on the way. */
const evening: Readonly<Record<string, Json>> = {
  fortnight: 2,
  day: 6,
  fallen: ['timberlane'],
  boats: ['sea-8-9', 'sea-20-10', null, 'sea-26-16'],
  demons: ['hillshire-b2', 'woodland-c4'],
  wizards: { ishkatar: 'glendale-c3' },
  completed: 4,
  players: {
    0: { at: 'torwall-c4', order: 'wizards', rank: 2, points: [22, 14, 9] },
    1: {
      at: 'meadowshire-b4',
      order: 'druids',
      rank: 1,
      points: [4, 11, 7],
      tasks: [
        { card: 'task-1', mandatory: true, marks: ['1 torwall-b2', '2 sacred-circle-centre'] },
        { card: 'task-3', mandatory: false, marks: ['1 crescent-ridge-c1 done', '2 meadowshire-c2'] },
      ],
      animal: 'horse',
    },
    2: { at: 'longrift-a5', order: 'sorcerers', rank: 1, points: [3, 2, 8], dazed: true },
    3: { at: 'green-grove-b1', points: [2, 5, 0] },
  },
};

/** One who knows all spells, some Gems, and stands among foes. */
const mage: Readonly<Record<string, Json>> = {
  ...evening,
  demons: ['torwall-c4', 'woodland-c4'],
  dragon: 'torwall-c4',
  players: {
    ...(evening.players as Readonly<Record<string, Json>>),
    0: { at: 'torwall-c4', order: 'wizards', rank: 4, points: [80, 70, 60], gems: ['ishkatar', 'elekov'] },
  },
};

const POSITIONS: Readonly<Record<string, Shown>> = {
  laying: { seat: 0, begin: { proc: 'setup' } },
  where: { seat: 0, begin: { proc: 'setup' }, aim: 'sea-12-9' },
  way: { seat: 1, position: evening, begin: { proc: 'turn', vars: { seat: 1 } } },
  move: { seat: 1, position: evening, begin: { proc: 'move', vars: { seat: 1, white: 5 } } },
  gain: { seat: 1, position: evening, begin: { proc: 'gain', vars: { seat: 1, n: 5 } } },
  divide: { seat: 1, position: evening, begin: { proc: 'divide', vars: { seat: 1, n: 12 } } },
  lose: { seat: 1, position: evening, begin: { proc: 'lose', vars: { seat: 1, n: 3 } } },
  meet: { seat: 1, position: evening, begin: { proc: 'meet', vars: { seat: 1, person: 'ishkatar' } } },
  transporting: { seat: 1, position: evening, begin: { proc: 'cast-transporting', vars: { seat: 1 } } },
  demons: { seat: 0, position: mage, begin: { proc: 'demons', vars: { seat: 0 } } },
  dragon: { seat: 0, position: mage, begin: { proc: 'dragon', vars: { seat: 0 } } },
  trap: { seat: 0, position: mage, begin: { proc: 'trap', vars: { seat: 0 } } },
  gem: { seat: 0, position: mage, begin: { proc: 'meet', vars: { seat: 0, person: 'terek' } } },
  watching: { seat: null, position: evening, begin: { proc: 'turn', vars: { seat: 1 } } },
};

export const exhibit: Exhibit = {
  game: wizards,
  words: wizardsWords,
  screen,
  positions: POSITIONS,
  first: 'move',
  names: ['Corvin', 'Ysolde', 'Maren', 'Tobias'],
};

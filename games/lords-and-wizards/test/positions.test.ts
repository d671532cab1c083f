import { runScenario } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { lordsAndWizards, lordsAndWizardsWords } from '../src/index.js';

const games = { 'lords-and-wizards': { game: lordsAndWizards, words: lordsAndWizardsWords } };
const why = (more: object) => runScenario(games, { game: 'lords-and-wizards', seats: 2, ...more }).why;

test.each([
  ['a misspelt unit', { hexes: { 3125: { seat: 0, units: { bowman: 1 } } } }, 'expected one of bowmen'],
  ['units of nobody', { hexes: { 3125: { units: { bowmen: 1 } } } }, 'hexes.3125.seat is a seat, 0 to 1, not nothing'],
  ['two Lords of one seat', { hexes: { 3125: { seat: 0, units: { lord: 2 } } } }, 'a seat has one at most'],
  ['a ship among units', { hexes: { 3125: { seat: 0, units: { transport: 1 } } } }, 'is written under fleets'],
  ['a fleet on dry land', { fleets: [{ seat: 0, place: '3125' }] }, 'where no fleet can be'],
  ['a castle in the sea', { castles: ['0101'] }, 'castles: 0101 is water'],
  ['an order without everybody', { order: [0] }, 'expected each of the 2 seats once'],
  ['a turn after the last', { turn: 55 }, 'expected 54 at most'],
  ['a leader of no level', { players: { 0: { lord: { level: 0 } } } }, 'expected 1 or more'],
  ['an item twice', { players: { 0: { lord: { items: ['katare', 'katare'] } } } }, 'has it twice'],
  ['a thousand men', { hexes: { 3125: { seat: 0, units: { bowmen: 1000 } } } }, 'expected 63 at most'],
  ['men in an unconquered city', { hexes: { 1607: { seat: 0, units: { bowmen: 1 } } } }, 'which is not conquered'],
  ['horse in a swamp', { hexes: { 1818: { seat: 0, units: { 'light-horse': 1 } } } }, 'where no horse can be'],
  ['monsters of a player', { hexes: { 3125: { seat: 0, units: { balrog: 1 } } } }, 'is no unit of a player'],
  ['six in a castle', { hexes: { 1107: { inside: { seat: 0, units: { bowmen: 6 } } } } }, 'expected 5 at most'],
  [
    'enemies in a capital',
    { hexes: { 1107: { seat: 1, units: { bowmen: 1 } } } },
    'holds bowmen of seat 1 and lord of seat 0',
  ],
  [
    'a city of two masters',
    { sites: { hell: { control: 1 } }, hexes: { 1607: { seat: 0, units: { bowmen: 1 } } } },
    'units of seat 0 hold it',
  ],
  ['an empty transport', { fleets: [{ seat: 0, place: '2203' }] }, 'has somebody aboard'],
  ['a Lord at sea', { players: { 0: { lord: { at: '0101' } } } }, 'which is water'],
  ['a Lord who studies', { players: { 0: { lord: { study: 1 } } } }, 'only Wizards study'],
  ['study in the open', { players: { 0: { wizard: { at: '3125', study: 1 } } } }, 'in cities and explored ruins only'],
  ['too strong a city', { sites: { bork: { defence: 13 } } }, 'expected 12 at most'],
  ['a legend in a village', { sites: { 'village-a': { legend: 'monster-a' } } }, 'which has no "legend"'],
  [
    'units of one without leaders',
    { players: { 1: { lord: null, wizard: null } }, hexes: { 3125: { seat: 1, units: { bowmen: 1 } } } },
    'out of the game and has no units',
  ],
  [
    'four items of MAGIC',
    {
      players: {
        0: { wizard: { items: ['wand-of-fireballs', 'jug-of-elementals', 'crystal-ball', 'staff-of-striking'] } },
      },
    },
    'three items of MAGIC',
  ],
])('%s is refused, with what was expected', (_, position, words) => {
  expect(why({ position })).toContain(words);
});

test.each([
  ['advanced', { fleets: [{ seat: 0, place: '2203', kind: 'battle-fleet' }] }],
  ['advanced', { sites: { hell: { rebels: 5 } } }],
  ['weather', { weather: 'snow' }],
  ['plague', { plague: ['hell'] }],
  ['capture', { players: { 1: { lord: { captor: 'lord 0' } } } }],
  ['siege', { sieges: [{ besieger: 0, besieged: 1, hex: '3125' }] }],
  ['castle-building', { works: [{ hex: '3125', seat: 0 }] }],
  ['creation', { players: { 0: { lord: { items: ['magic-sword'] } } } }],
])('what the option %s brings is refused without it', (option, position) => {
  expect(why({ position })).toContain(`the option ${option} is off`);
});

test.each([
  [
    'nobody left to play against',
    { proc: 'movement', vars: { seat: 0 } },
    { players: { 1: { lord: null, wizard: null } } },
    'the game is over',
  ],
  [
    'a turn of one who is out',
    { proc: 'movement', vars: { seat: 1 } },
    { players: { 1: { lord: null, wizard: null } } },
    'it is out of the game',
  ],
  ['a game-turn after the last', { proc: 'round', vars: {} }, { turn: 54 }, 'expected one before it'],
  [
    'a rebellion in the Basic game',
    { proc: 'rebellion', vars: { seat: 0, site: 'lavidian' } },
    {},
    'the option advanced is off',
  ],
])('%s is no beginning', (_, begin, position, words) => {
  expect(why({ position, begin })).toContain(words);
});

test('leaders may begin aboard, units may bear items, and an open site is his who stands in it', () => {
  const position = {
    hexes: { 3324: { seat: 0, units: { bowmen: 2 }, bearers: { bowmen: ['katare'] } } },
    fleets: [{ seat: 0, place: '2203', aboard: { lord: 1 } }],
  };
  const expected = [
    { path: 'hexes.3324.bearers.bowmen', is: ['katare'] },
    { path: 'fleets.0.aboard', is: { lord: 1 } },
    { path: 'sites.village-j.control', is: 0 },
  ];
  expect(why({ position, expect: expected })).toBe('');
});

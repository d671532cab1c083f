import { runScenario } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { dragonlords, dragonlordsWords } from '../src/index.js';

const games = { dragonlords: { game: dragonlords, words: dragonlordsWords } };
const why = (more: object) => runScenario(games, { game: 'dragonlords', seats: 2, ...more }).why;

test.each([
  ['a misspelt land', { lands: { 'frostmark-kep': { side: 0 } } }, 'expected a place: frostmark-keep'],
  ['gold outside a kingdom', { lands: { wolfmoor: { side: 0, gold: 3 } } }, 'lands.wolfmoor is no kingdom'],
  ['invaders at home', { lands: { wolfmoor: { side: 0, invaders: { side: 0 } } } }, 'who holds the land'],
  [
    'a thousand units',
    { lands: { wolfmoor: { side: 0, units: 1000 } } },
    'lands.wolfmoor.units is 1000; expected 0 to 999',
  ],
  ['a party of seven', { wastes: { 'north-den': { parties: { '0': { units: 7 } } } } }, 'north-den has 7 units'],
  [
    'nine aboard',
    { ships: [{ zone: 's0607', side: 0, units: 9 }] },
    'ship-1 has 9 units of side 0; expected 8 at most',
  ],
  [
    'a King on a quest',
    { wastes: { 'north-den': { parties: { '0': { bearers: ['king'] } } } } },
    'not be in the Wastelands',
  ],
  ['a DragonLord aboard', { ships: [{ zone: 's0607', side: 0, bearers: ['dragonlord'] }] }, 'never aboard a ship'],
  [
    'a King as DragonLord',
    { lands: { wolfmoor: { side: 0, bearers: ['king+dragonlord'] } } },
    'cannot be a DragonLord',
  ],
  [
    'King and Wizard in one',
    { lands: { wolfmoor: { side: 0, bearers: ['king+wizard-1'] } } },
    'cannot be King and Wizard',
  ],
  [
    'five DragonLords',
    { lands: { wolfmoor: { side: 0, bearers: Array(5).fill('dragonlord') } } },
    'there are 4 DragonLords',
  ],
  ['a King of nobody', { lands: { wolfmoor: { side: 'vanquished', bearers: ['king'] } } }, 'bear treasures only'],
  ['invaders of empty land', { lands: { wolfmoor: { invaders: { side: 0 } } } }, 'nobody who holds it'],
  [
    'a way that does not join',
    { wastes: { 'north-den': { parties: { '0': { from: 'north-village' } } } } },
    'north-quest-1',
  ],
  ['kingless without play-on', { sides: { '0': { kingless: true } } }, 'option "play-on"'],
  ['a fallen side with a hand', { sides: { '1': { fallen: true, scrolls: ['ship'] } } }, 'is fallen and has scrolls'],
  ['a quest card used twice', { questDiscard: ['barrow', 'barrow'] }, 'questDiscard has barrow twice'],
  ['a treasury too full', { lands: { 'frostmark-keep': { side: 0, gold: 1000 } } }, 'expected 999 at most'],
  ['a ship of nobody', { ships: [{ zone: 's0301' }] }, 'ships.side is a side, 0 to 1, not nothing'],
])('%s is refused, with what was expected', (_, position, words) => {
  expect(why({ position })).toContain(words);
});

const strike = (vars: object) => ({
  proc: 'strike',
  vars: { side: 0, card: 'elemental-fire', victim: 0, where: 'wolfmoor', back: 'wolfmoor', ...vars },
});

test.each([
  ['a quest without a party', { proc: 'adventure', vars: { side: 0, at: 'north-den' } }, 'no party in north-den'],
  ['a battle without an enemy', { proc: 'battle', vars: { side: 0, where: 'wolfmoor' } }, 'nobody in wolfmoor'],
  ['a scroll that harms nobody', strike({ card: 'ship' }), 'which harms nobody'],
  ['a scroll at nobody', strike({ victim: 1 }), 'side 1 has nobody in wolfmoor'],
])('%s cannot begin', (_, begin, words) => {
  expect(why({ position: { lands: { wolfmoor: { side: 0, units: 2 } } }, begin })).toContain(words);
});

test('the smaller board has nobody in the tundra', () => {
  expect(why({ options: { tundra: true }, position: { lands: { ashford: { side: 0 } } } })).toContain('in the tundra');
});

test.each([
  ['purchase', 'has invaders in phase purchase'],
  ['combat', 'invaders.side is 1; expected 0, whose turn it is'],
])('who stands among enemies is of the side whose turn it is, and only while there is fighting: %s', (proc, words) => {
  const invaders = { side: proc === 'combat' ? 1 : 0, units: 1 };
  const position = { lands: { wolfmoor: { side: proc === 'combat' ? 0 : 1, invaders } } };
  expect(why({ position, begin: { proc, vars: { side: 0 } } })).toContain(words);
});

test('two fleets that are enemies meet only on the turn of one of them', () => {
  const ships = [1, 2].map((side) => ({ zone: 's0607', side, units: 1 }));
  const position = { ships, lands: { wolfmoor: { side: 0 } } };
  expect(why({ seats: 3, position, begin: { proc: 'combat', vars: { side: 0 } } })).toContain('cannot meet there now');
});

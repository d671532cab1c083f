import { runScenario } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { dragonlords, dragonlordsWords } from '../src/index.js';

const games = { dragonlords: { game: dragonlords, words: dragonlordsWords } };
const why = (more: object) => runScenario(games, { game: 'dragonlords', seats: 2, ...more }).why;

test.each([
  ['a misspelt land', { lands: { 'frostmark-kep': { side: 0 } } }, 'expected a place: frostmark-keep'],
  ['gold outside a kingdom', { lands: { wolfmoor: { side: 0, gold: 3 } } }, 'lands.wolfmoor is no kingdom'],
  ['invaders at home', { lands: { wolfmoor: { side: 0, invaders: { side: 0 } } } }, 'who holds the land'],
  ['a ship of nobody', { ships: [{ zone: 's0301' }] }, 'ships.side is a side, 0 to 1, not nothing'],
])('%s is refused, with what was expected', (_, position, words) => {
  expect(why({ position })).toContain(words);
});

test.each([
  ['a quest without a party', { proc: 'adventure', vars: { side: 0, at: 'north-den' } }, 'no party in north-den'],
  ['a battle without an enemy', { proc: 'battle', vars: { side: 0, where: 'wolfmoor' } }, 'nobody in wolfmoor'],
])('%s cannot begin', (_, begin, words) => {
  expect(why({ position: { lands: { wolfmoor: { side: 0, units: 2 } } }, begin })).toContain(words);
});

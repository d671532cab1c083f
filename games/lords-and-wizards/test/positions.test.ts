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
])('%s is refused, with what was expected', (_, position, words) => {
  expect(why({ position })).toContain(words);
});

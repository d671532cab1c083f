import { runScenario } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { wizards, wizardsWords } from '../src/index.js';

const games = { wizards: { game: wizards, words: wizardsWords } };
const why = (more: object) => runScenario(games, { game: 'wizards', seats: 2, ...more }).why;

test.each([
  ['a tile turned too far', { tiles: { torwall: { turn: 6 } } }, 'tiles.torwall.turn is 6; expected 0 to 5'],
  ['a piece of two players', { players: { 1: { colour: 'red' } } }, 'two players have the red piece'],
  ['a Rank without an Order', { players: { 0: { rank: 2 } } }, 'players.0.rank is 2; expected 1 to 4 in an Order'],
  ['points of two types', { players: { 0: { points: [1, 2] } } }, 'a list of three: knowledge, perception, power'],
])('%s is refused, with what was expected', (_, position, words) => {
  expect(why({ position })).toContain(words);
});

test('a tile can be turned where it lies on the ready chart', () => {
  const expected = [{ path: 'tiles.torwall', has: { at: '5-5', turn: 2 } }];
  expect(why({ position: { tiles: { torwall: { turn: 2 } } }, expect: expected })).toBe('');
});

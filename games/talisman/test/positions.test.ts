import { runScenario } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { talisman, talismanWords } from '../src/index.js';

const games = { talisman: { game: talisman, words: talismanWords } };
const why = (more: object) => runScenario(games, { game: 'talisman', seats: 2, ...more }).why;

test.each([
  ['a misspelt card', { spaces: { ruins: { cards: ['sowrd'] } } }, 'expected a card: sword'],
  ['part of a name', { players: { 0: { space: 'fields' } } }, 'expected a space: outer-fields-1'],
  ['an Enemy among Objects', { players: { 0: { objects: ['bear'] } } }, 'bear is of the sort animal'],
])('%s is refused, with what was expected', (_, position, words) => {
  expect(why({ position })).toContain(words);
});

test('nobody is met where nobody is', () => {
  expect(why({ begin: { proc: 'meet', vars: { seat: 0 } } })).toBe('no other character stands where seat 0 does');
});

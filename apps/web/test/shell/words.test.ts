import { wizardsQuestTelling as game } from '@questhall/wizards-quest';
import { expect, test } from 'vitest';
import { clockInWords, optionsInWords } from '../../src/shell/options.js';
import { ago, clockWords, list } from '../../src/shell/words.js';

const MINUTE = 60_000;

test('how long ago something was', () => {
  expect(ago(0, 20_000)).toBe('just now');
  expect(ago(0, MINUTE)).toBe('1 minute ago');
  expect(ago(0, 3 * 60 * MINUTE)).toBe('3 hours ago');
  expect(ago(0, 48 * 60 * MINUTE)).toBe('2 days ago');
});

test('a clock shows seconds, hours and days', () => {
  expect(clockWords(4 * MINUTE + 9000)).toBe('4:09');
  expect(clockWords(65 * MINUTE)).toBe('1:05:00');
  expect(clockWords(28 * 60 * MINUTE)).toBe('1 d 4 h');
  expect(clockWords(-5)).toBe('0:00');
});

test('names in a row', () => {
  expect(list(['Maren', 'Tobias', 'Ysolde'])).toBe('Maren, Tobias and Ysolde');
  expect(list(['Maren'])).toBe('Maren');
});

test('only what differs from the plain game is said of a table', () => {
  expect(optionsInWords(game, {})).toBe('The game as it comes.');
  expect(optionsInWords(game, { 'turn-limit': 10 })).toMatch(/: 10\.$/);
  expect(clockInWords({ kind: 'turns', perMove: 24 * 60 * MINUTE })).toBe('1 d 0 h for every move');
});

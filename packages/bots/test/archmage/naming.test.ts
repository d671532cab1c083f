import { expect, test } from 'vitest';
import { readBot } from '../../src/index.js';

test.each([
  ['knight', { level: 'knight', settings: {} }],
  ['archmage:0.2', { level: 'archmage', settings: { budget: { ms: 200 } } }],
  ['archmage:3s', { level: 'archmage', settings: { budget: { ms: 3000 } } }],
  ['archmage:300p', { level: 'archmage', settings: { budget: { playouts: 300 } } }],
  ['archmage:', null],
  ['archmage:0', null],
  ['archmage:soon', null],
  ['archmage:1:2', null],
  ['', null],
])('%j is read as a bot', (word, named) => {
  expect(readBot(word)).toEqual(named);
});

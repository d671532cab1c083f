import { glossaryFaults } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { RULES, RULINGS, talisman, talismanWords } from '../src/index.js';

const kit = { game: talisman, words: talismanWords };
const options = [
  {},
  { characters: 'chosen', sorceress: 'enchants' },
  { 'draw-more': 'replace', 'first-player': 'first-seat' },
];
const tables = Array.from({ length: 10 }, (_, i) => ({ seats: 2 + (i % 5), options: options[i % 3] ?? {} }));

test('in ten games nothing is told, shown, rolled, offered or refused that the words do not list', () => {
  expect(glossaryFaults(kit, { games: 10, seed: 'land', tables, decisions: 500 })).toEqual([]);
}, 60_000);

test('every rule that the words name is in the rulebook', () => {
  const { asks = {}, results = {}, computed } = talismanWords;
  const known = [...RULES, ...RULINGS].map((rule) => rule.id);
  const named = [
    ...Object.values(asks).flatMap(({ refuses = {} }) => Object.keys(refuses)),
    ...Object.keys(results),
    ...Object.values(computed).map(({ rule }) => rule),
  ];
  expect(named.filter((id) => !known.includes(id))).toEqual([]);
});

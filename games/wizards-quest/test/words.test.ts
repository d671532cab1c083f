import type { Start } from '@questhall/kernel';
import { glossaryFaults } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { RULES, RULINGS, wizardsQuest, wizardsQuestWords } from '../src/index.js';

const kit = { game: wizardsQuest, words: wizardsQuestWords };
const options: Start['options'][] = [
  {},
  { 'blank-card': true, 'blank-treasure': true },
  { 'first-player': 'marker', 'treasure-by-dispersal': true, 'turn-limit': 10 },
  { 'blank-card': true, 'boat-supplements': 'with-attack', 'powers-for-awards': false },
];
const tables = Array.from({ length: 20 }, (_, i) => ({ seats: 2 + (i % 5), options: options[i % 4] ?? {} }));

test('in twenty games nothing is told, shown, rolled, offered or refused that the words do not list', () => {
  expect(glossaryFaults(kit, { games: 20, seed: 'marnon', tables, decisions: 400 })).toEqual([]);
}, 60_000);

test('every rule that the words name is in the rulebook', () => {
  const { asks = {}, results = {}, computed } = wizardsQuestWords;
  const known = [...RULES, ...RULINGS].map((rule) => rule.id);
  const named = [
    ...Object.values(asks).flatMap(({ refuses = {} }) => Object.keys(refuses)),
    ...Object.keys(results),
    ...Object.values(computed).map(({ rule }) => rule),
  ];
  expect(named.filter((id) => !known.includes(id))).toEqual([]);
});

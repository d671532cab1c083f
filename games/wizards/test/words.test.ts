import type { Start } from '@questhall/kernel';
import { glossaryFaults } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { RULES, RULINGS, wizards, wizardsWords } from '../src/index.js';

const kit = { game: wizards, words: wizardsWords };
const tables: Start[] = [
  { seats: 1, options: {} },
  { seats: 2, options: { islands: 'chart' } },
  { seats: 3, options: {} },
  { seats: 4, options: { partners: true, islands: 'chart' } },
  { seats: 6, options: { corrections: true, islands: 'chart' } },
];

test('in ten games nothing is told, shown, rolled, offered or refused that the words do not list', () => {
  expect(glossaryFaults(kit, { games: 10, seed: 'isles', tables, decisions: 200 })).toEqual([]);
}, 60_000);

test('every rule that the words name is in the rulebook', () => {
  const { asks = {}, results = {}, computed } = wizardsWords;
  const known = [...RULES, ...RULINGS].map((rule) => rule.id);
  const named = [
    ...Object.values(asks).flatMap(({ refuses = {} }) => Object.keys(refuses)),
    ...Object.keys(results),
    ...Object.values(computed).map(({ rule }) => rule),
  ];
  expect(named.filter((id) => !known.includes(id))).toEqual([]);
});

import type { Start } from '@questhall/kernel';
import { glossaryFaults } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { dragonlords, dragonlordsWords, RULES, RULINGS } from '../src/index.js';

const kit = { game: dragonlords, words: dragonlordsWords };
const options: Start['options'][] = [{}, { tundra: true }, { 'play-on': true }, { 'two-peoples': true }];
const tables = Array.from({ length: 8 }, (_, i) => ({
  seats: i % 4 === 3 ? 2 : 2 + (i % 3),
  options: options[i % 4] ?? {},
}));

test('in eight games nothing is told, shown, rolled, offered or refused that the words do not list', () => {
  expect(glossaryFaults(kit, { games: 8, seed: 'realms', tables, decisions: 400 })).toEqual([]);
}, 60_000);

test('every rule that the words name is in the rulebook', () => {
  const { asks = {}, results = {}, computed } = dragonlordsWords;
  const known = [...RULES, ...RULINGS].map((rule) => rule.id);
  const named = [
    ...Object.values(asks).flatMap(({ refuses = {} }) => Object.keys(refuses)),
    ...Object.keys(results),
    ...Object.values(computed).map(({ rule }) => rule),
  ];
  expect(named.filter((id) => !known.includes(id))).toEqual([]);
});

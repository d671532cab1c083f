import type { Start } from '@questhall/kernel';
import { glossaryFaults } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { lordsAndWizardsWords, RULES, RULINGS } from '../src/index.js';
import { kit } from './table.js';

const everything = Object.fromEntries(
  Object.entries(kit.game.options).flatMap(([id, spec]) => (spec.choices.includes(true) ? [[id, true]] : [])),
);
const options: Start['options'][] = [{}, { advanced: true }, everything, { ...everything, empires: 'chosen' }];
const tables = Array.from({ length: 8 }, (_, i) => ({
  seats: [2, 4, 6, 8][i % 4] as number,
  options: options[i % 4] ?? {},
}));

test('in eight games nothing is told, shown, rolled, offered or refused that the words do not list', () => {
  expect(glossaryFaults(kit, { games: 8, seed: 'world', tables, decisions: 500 })).toEqual([]);
}, 60_000);

test('every rule that the words name is in the rulebook', () => {
  const { asks = {}, results = {}, computed } = lordsAndWizardsWords;
  const known = [...RULES, ...RULINGS].map((rule) => rule.id);
  const named = [
    ...Object.values(asks).flatMap(({ refuses = {} }) => Object.keys(refuses)),
    ...Object.keys(results),
    ...Object.values(computed).map(({ rule }) => rule),
  ];
  expect(named.filter((id) => !known.includes(id))).toEqual([]);
});

test('every rule that an ask carries is in the rulebook', () => {
  const known = [...RULES, ...RULINGS].map((rule) => rule.id);
  const carried = Object.values(kit.game.procedures).flatMap(({ steps }) =>
    Object.values(steps).flatMap((step) => (typeof step === 'function' ? [] : [step.rule])),
  );
  expect(carried.filter((id) => !known.includes(id))).toEqual([]);
});

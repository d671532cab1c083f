import { expect, test } from 'vitest';
import { setup } from '../src/board.js';
import { spaceNamed } from '../src/map.js';
import { counters, DRAGON, dieRange, hits, mayAttack, men, orcs, WIZARD } from '../src/ranges.js';
import { areAdjacent, defenceBonus, routeBetween } from '../src/reach.js';

const board = setup({ seats: 2, options: {} });
const bonus = (from: string, to: string, by?: 'boat') =>
  defenceBonus(board, spaceNamed(to), by ?? routeBetween(board, spaceNamed(from), spaceNamed(to)));

test('men and orcs count one each, at most four', () => {
  expect([1, 2, 3, 4, 5, 60].map((n) => dieRange(men(n)))).toEqual([1, 2, 3, 4, 4, 4]);
  expect([1, 2, 3, 4].map((n) => dieRange(orcs(n)))).toEqual([1, 2, 3, 4]);
});

test('a hero adds one and a sorcerer two, alone or with men', () => {
  expect([0, 1, 4, 9].map((n) => dieRange(men(n, 'hero')))).toEqual([1, 2, 5, 5]);
  expect([0, 1, 4, 9].map((n) => dieRange(men(n, 'sorcerer')))).toEqual([2, 3, 6, 6]);
});

test('dragon and wizard always hit', () => {
  expect([dieRange(DRAGON), dieRange(WIZARD)]).toEqual([6, 6]);
});

test('a defence is added, but six is all a die has', () => {
  expect(dieRange(men(2, 'sorcerer'), 1)).toBe(5);
  expect(dieRange(orcs(3), 2)).toBe(5);
  expect([dieRange(men(9, 'sorcerer'), 2), dieRange(DRAGON, 2)]).toEqual([6, 6]);
});

test('an empty space does not defend itself', () => {
  expect(dieRange(men(0), 2)).toBe(0);
});

test('a super power is one more counter, a monster a single one', () => {
  expect([men(3), men(3, 'hero'), men(0, 'sorcerer'), orcs(4), DRAGON].map(counters)).toEqual([3, 4, 1, 4, 1]);
});

test('the place defends: plain nothing, forest 1, castle 2', () => {
  expect([bonus('red-dune', 'dewbury'), bonus('britton', 'owlhanger'), bonus('haven', 'castle-6')]).toEqual([0, 1, 2]);
});

test('across a bridge the defender adds 2 on either side, but not against a boat', () => {
  expect([bonus('dewbury', 'melting-sands'), bonus('melting-sands', 'dewbury')]).toEqual([2, 2]);
  expect(bonus('dewbury', 'melting-sands', 'boat')).toBe(0);
});

test('through the tunnel the defender adds 2 and forgets forest and mountain', () => {
  expect([bonus('earthen-pass', 'marls-gate'), bonus('marls-gate', 'earthen-pass')]).toEqual([2, 2]);
  expect(bonus('castle-3', 'marls-gate')).toBe(1);
});

test('against a boat castle and mountain still count', () => {
  expect([bonus('cattle-meade', 'castle-7', 'boat'), bonus('cattle-meade', 'windfor', 'boat')]).toEqual([2, 1]);
});

test('mouths of the tunnel at both ends of a fallen bridge are joined by the tunnel', () => {
  const [dewbury, sands] = ['dewbury', 'melting-sands'].map(spaceNamed);
  const fallen = { ...board, fallen: [true, true, true] };
  expect(areAdjacent(fallen, dewbury, sands)).toBe(false);
  const mouths = [dewbury, sands];
  expect(areAdjacent({ ...fallen, mouths }, dewbury, sands)).toBe(true);
  expect(routeBetween({ ...fallen, mouths }, dewbury, sands)).toBe('tunnel');
  expect(routeBetween({ ...board, mouths }, dewbury, sands)).toBe('bridge');
});

test('a roll above the range hits nothing', () => {
  expect([1, 2, 3, 4, 5, 6].map((roll) => hits(3, roll))).toEqual([1, 2, 3, 0, 0, 0]);
});

test('the dragon needs a hero or a sorcerer, the wizard a sorcerer', () => {
  const leaders = [men(5), men(5, 'hero'), men(5, 'sorcerer'), orcs(4)];
  expect(leaders.map((force) => mayAttack(force, DRAGON))).toEqual([false, true, true, false]);
  expect(leaders.map((force) => mayAttack(force, WIZARD))).toEqual([false, false, true, false]);
});

test('a hero is attacked by a hero only', () => {
  const leaders = [men(5), men(5, 'hero'), men(5, 'sorcerer'), orcs(4)];
  expect(leaders.map((force) => mayAttack(force, men(2, 'hero')))).toEqual([false, true, false, false]);
  expect(leaders.map((force) => mayAttack(force, men(2, 'sorcerer')))).toEqual([true, true, true, true]);
  expect(leaders.map((force) => mayAttack(force, orcs(2)))).toEqual([true, true, true, true]);
});

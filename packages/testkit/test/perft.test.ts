import { begin, isRefusal, type State, seedFrom } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { divide, perft, scenario } from '../src/index.js';
import { type Board, hoard, hoardInWords } from './hoard.js';

function opening(): State<Board> {
  const outcome = begin(hoard, { seats: 2 }, seedFrom('perft'));
  if (isRefusal(outcome)) throw new Error(outcome.why);
  return outcome.state;
}

test('perft counts the ways to pick, depth by depth', () => {
  const t = scenario(hoardInWords, {
    seats: 2,
    position: { players: { 0: { coins: 2, hand: ['amber', 'coral'] }, 1: { hand: ['beryl', 'beryl'] } } },
    begin: { proc: 'turn' },
    dice: { luck: [6] },
    moreDice: 'seed',
  });
  // put or stop; then put, stop, or take and leave; then stop, twice take and leave, and one gem of two, twice.
  expect(perft(hoard, t.state, 3)).toEqual([1, 2, 4, 7]);
});

test('a state is left as it was', () => {
  const state = opening();
  const before = JSON.stringify(state);
  perft(hoard, state, 4);
  expect(JSON.stringify(state)).toBe(before);
});

test('divide says below which pick the leaves hang', () => {
  const state = opening();
  const leaves = divide(hoard, state, 4);
  expect(Object.keys(leaves)).toEqual(['put 1', 'stop']);
  expect(Object.values(leaves).reduce((a, b) => a + b)).toBe(perft(hoard, state, 4)[4]);
});

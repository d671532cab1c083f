import { isRefusal } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { type Playout, playout } from '../src/index.js';
import { hoard } from './hoard.js';

function played(seed: string, choose?: Parameters<typeof playout>[4]): Playout {
  const end = playout(hoard, 3, { purse: 1 }, seed, choose);
  if (isRefusal(end)) throw new Error(end.why);
  return end;
}

test('a playout ends with a result and has counted its decisions', () => {
  const { state, decisions, choices } = played('one');
  expect(state.result?.rule).toBe('H 4');
  expect(decisions).toBe(state.asks.reduce((a, b) => a + b));
  expect(choices).toBeGreaterThan(0);
  expect(choices).toBeLessThan(decisions);
});

test('the same seed plays the same game, another seed another', () => {
  expect(played('one')).toEqual(played('one'));
  expect(played('one').state).not.toEqual(played('two').state);
});

test('a chooser decides what is picked', () => {
  const { state } = played('one', (options) => options.length - 1);
  expect(state.board).toHaveProperty('chest', [0, 0, 0]);
});

test('a table that cannot be is refused', () => {
  expect(playout(hoard, 9, {}, 'one')).toHaveProperty('refused', 'bad-setup');
});

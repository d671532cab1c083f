import { begin, isRefusal, seedFrom } from '@questhall/kernel';
import { perft } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { dragonlords } from '../../src/index.js';
import { phase } from '../stage.js';

test('two players choose peoples, then kingdoms: 4, 3, 6, 5 and so on', () => {
  const start = begin(dragonlords, { seats: 2 }, seedFrom('perft'));
  if (isRefusal(start)) throw new Error(start.why);
  expect(perft(dragonlords, start.state, 4)).toEqual([1, 4, 4 * 3, 4 * 3 * 6, 4 * 3 * 6 * 5]);
});

test('three units bought for two lands: any number in either, until none is left', () => {
  const t = phase('reinforce', { lands: { 'frostmark-keep': { side: 0 }, wolfmoor: { side: 0 } }, ordered: 3 });
  expect(perft(dragonlords, t.state, 1)).toEqual([1, 3 * 2]);
  t.picks(0, 'place 1 wolfmoor');
  expect(perft(dragonlords, t.state, 1)).toEqual([1, 2 * 2]);
});

test('four units, one of them a King, attack: each company has one name', () => {
  const t = phase('combat', {
    lands: { wolfmoor: { side: 0, units: 3, bearers: ['king'] }, silverdelve: { side: 1 } },
  });
  t.picks(0, 'attack silverdelve');
  expect(t.offers(0)).toEqual(['take 1', 'take 2', 'take 3', 'with king', 'nobody']);
  t.picks(0, 'with king');
  expect(t.offers(0)).toEqual(['take 0', 'take 1', 'take 2']);
});

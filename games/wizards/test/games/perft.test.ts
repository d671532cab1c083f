import { begin, isRefusal, seedFrom } from '@questhall/kernel';
import { perft } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { wizards } from '../../src/index.js';
import { walking } from '../stage.js';

test('two players lay tiles: nine in hand, then every centre, then six ways', () => {
  const start = begin(wizards, { seats: 2 }, seedFrom('perft'));
  if (isRefusal(start)) throw new Error(start.why);
  const [, tiles, places] = perft(wizards, start.state, 2);
  // A centre keeps two hexes from every edge of the 42 by 32; of the columns, every second one lies half a hex lower.
  expect([tiles, places]).toEqual([9, 9 * 38 * 28]);
});

test('one point in the middle of plains: six ways or none', () => {
  const t = walking({ at: 'meadowfarm-c1' }, 1);
  expect(perft(wizards, t.state, 1)).toEqual([1, 7]);
});

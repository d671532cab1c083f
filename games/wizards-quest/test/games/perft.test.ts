import { begin, isRefusal, seedFrom } from '@questhall/kernel';
import { perft } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { wizardsQuest } from '../../src/index.js';
import { marnon } from '../table.js';

test('two players choose castles and then territories: 8, 7, then 24 and so on', () => {
  const start = begin(wizardsQuest, { seats: 2 }, seedFrom('perft'));
  if (isRefusal(start)) throw new Error(start.why);
  expect(perft(wizardsQuest, start.state, 4)).toEqual([1, 8, 8 * 7, 8 * 7 * 24, 8 * 7 * 24 * 23]);
});

test('three men in three spaces: a number in each, or the hero or the sorcerer', () => {
  const spaces = { dewbury: { seat: 0 }, britton: { seat: 0 }, 'castle-1': { seat: 0 }, 'castle-2': { seat: 1 } };
  const t = marnon({ seats: 2, position: { spaces }, begin: { proc: 'place', vars: { seat: 0, men: 3 } } });
  expect(perft(wizardsQuest, t.state, 1)).toEqual([1, 3 * 3 + 3 * 2]);
  // After one man two are left; after two men, or a super power, one is.
  t.picks(0, 'place 1 dewbury');
  expect(perft(wizardsQuest, t.state, 1)).toEqual([1, 3 * 2 + 3 * 2]);
  t.picks(0, 'place hero britton');
  expect(t.at()).toBe('attack.choose');
});

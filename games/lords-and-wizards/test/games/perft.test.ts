import { begin, isRefusal, seedFrom } from '@questhall/kernel';
import { perft } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { FIELD } from '../stage.js';
import { kit, world } from '../table.js';

test('two players choose alignments: three each', () => {
  const start = begin(kit.game, { seats: 2 }, seedFrom('perft'));
  if (isRefusal(start)) throw new Error(start.why);
  expect(perft(kit.game, start.state, 2)).toEqual([1, 3, 3 * 3]);
});

test('twelve players: six capitals, then an alignment, then Lord or Wizard', () => {
  const start = begin(kit.game, { seats: 12 }, seedFrom('perft'));
  if (isRefusal(start)) throw new Error(start.why);
  expect(perft(kit.game, start.state, 4)).toEqual([1, 6, 6 * 3, 6 * 3 * 2, 6 * 3 * 2 * 5]);
});

test('a lone unit in clear country steps in six directions or halts; then four orders are left', () => {
  const hexes = { [FIELD.middle]: { seat: 0, units: { 'light-infantry': 1 } } };
  const t = world({ seats: 2, position: { hexes }, begin: { proc: 'movement', vars: { seat: 0 } } });
  t.picks(0, `move ${FIELD.middle}`, 'all');
  // Two of the six lie beside Telven, which is not conquered.
  expect(perft(kit.game, t.state, 2)).toEqual([1, 7, 4 + 4 * 7 + 2 * 6]);
});

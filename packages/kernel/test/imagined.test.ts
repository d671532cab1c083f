import { expect, test } from 'vitest';
import { askedIn, begin, determinize, random, seedFrom } from '../src/index.js';
import { accepted, after, asks, asksAll, started, steps } from './tiny.js';

test('in an imagined game nobody knows the dice a scenario has fixed', () => {
  const game = steps({ roll: asks(0, ['roll', 'wait'], { then: (t) => void t.d6('dice') }), end: asks(1, ['a', 'b']) });
  const { state } = accepted(begin(game, { seats: 2 }, seedFrom('fixed')));
  state.rng.forced = { dice: [6] };
  state.rng.strict = true;
  const imagined = determinize(game, state, 1, random(1));
  expect(imagined.rng.forced).toBeNull();
  expect(after(game, imagined, [0, 'roll']).draws).toHaveLength(1);
});

test('a sealed pick that was the only one is in again in an imagined game', () => {
  const game = steps({
    together: asksAll([0, 1], [], { options: (_b, _v, seat) => (seat === 0 ? ['a'] : ['b', 'c']) }),
    end: asks(0, ['x', 'y']),
  });
  const imagined = determinize(game, started(game).state, 1, random(1));
  const { state } = after(game, imagined, [1, 'b']);
  expect(state.board.log).toEqual(['0 a + 1 b']);
  expect(askedIn(game, state).map((a) => a.seat)).toEqual([0]);
});

test("another seat's sealed pick is not", () => {
  const game = steps({ together: asksAll([0, 1, 2], ['a', 'b']), end: asks(0, ['x', 'y']) });
  const sealed = after(game, started(game, { seats: 3 }).state, [0, 'a'], [1, 'b']).state;
  expect(Object.keys(determinize(game, sealed, 1, random(1)).sealed)).toEqual(['1']);
});

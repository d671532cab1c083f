import { expect, test } from 'vitest';
import { advance, askedIn, Broken, fork, prompts } from '../src/index.js';
import { after, asks, asksAll, copied, started, steps, write } from './tiny.js';

const last = asks(0, ['stop', 'go']);

test('an ask stops the game until its seat has picked, and then the pick is carried out', () => {
  const game = steps({ one: asks(1, ['a', 'b']), last });
  const { state } = started(game);
  expect(prompts(game, state).map((p) => [p.seat, p.ask, p.choices.map((c) => c.pick)])).toEqual([
    [1, 'main.one', ['a', 'b']],
  ]);
  expect(after(game, state, [1, 'b']).state.board.log).toEqual(['1 b']);
});

test('one option is no question: it is taken, and told as taken', () => {
  const game = steps({ one: asks(1, ['only']), last });
  const { state, taken } = started(game);
  expect(state.board.log).toEqual(['1 only']);
  expect(taken).toEqual([{ seat: 1, pick: 'only' }]);
  expect(state.asks).toEqual([0, 0]);
});

test('a private question is put though it has one option, so that its silence tells nothing', () => {
  const game = steps({ one: asks(1, ['only'], { private: true }), last });
  expect(askedIn(game, started(game).state)).toEqual([{ seat: 1, options: ['only'] }]);
});

test('a commitment is asked though it has one option', () => {
  const game = steps({ one: asks(1, ['end turn'], { always: true }), last });
  expect(askedIn(game, started(game).state)).toEqual([{ seat: 1, options: ['end turn'] }]);
});

test('where there is no option the question is passed over, private or not', () => {
  const game = steps({ one: asks(1, []), two: asks(1, [], { private: true, always: true }), last });
  const { state, taken } = started(game);
  expect(state.stack.at(-1)?.at).toBe('last');
  expect([state.board.log, taken]).toEqual([[], []]);
});

test('where nobody is asked the question is passed over, and its options are not even computed', () => {
  const options = () => {
    throw new Error('asked for options');
  };
  const game = steps({
    none: asks(1, [], { who: () => null, options }),
    nobody: asks(1, [], { who: () => [], options }),
    all: asksAll([], [], { options }),
    last,
  });
  expect(started(game).state.stack.at(-1)?.at).toBe('last');
});

test('a list of one seat is as good as the seat', () => {
  const game = steps({
    only: asks(1, ['only'], { who: () => [1] }),
    one: asks(0, ['a', 'b'], { who: () => [0] }),
    last,
  });
  const { state, taken } = started(game);
  expect(taken).toEqual([{ seat: 1, pick: 'only' }]);
  expect(after(game, state, [0, 'b']).state.board.log).toEqual(['1 only', '0 b']);
});

test('an ask of several has its one answer too when it names a single seat', () => {
  const game = steps({
    only: asksAll([], ['only'], { who: () => 1 }),
    one: asksAll([], ['a', 'b'], { who: () => 0 }),
    last,
  });
  const { state, taken } = started(game);
  expect(taken).toEqual([{ seat: 1, pick: 'only' }]);
  expect(after(game, state, [0, 'a']).state.board.log).toEqual(['1 only', '0 a']);
});

test('several seats need an ask that can hear them all', () => {
  const game = steps({ one: asks(0, ['a', 'b'], { who: () => [0, 1] }) });
  expect(() => started(game)).toThrow(Broken);
  expect(() => started(game)).toThrow("asks 2 seats but has no 'all' (at main.one)");
});

test('options are computed once a decision, however often they are read', () => {
  let counted = 0;
  const options = () => {
    counted += 1;
    return ['a', 'b'];
  };
  const game = steps({ one: asks(0, [], { options }), two: asks(0, ['c', 'd']), last });
  const { state } = started(game);
  prompts(game, state);
  prompts(game, state, 1);
  askedIn(game, state);
  after(game, state, [0, 'a']);
  fork(game, state);
  expect(counted).toBe(1);
  const opened = copied(state);
  prompts(game, opened);
  askedIn(game, opened);
  after(game, opened, [0, 'a']);
  expect(counted).toBe(2);
});

test('the options of a state that came from a file are the same', () => {
  const game = steps({ one: asks(0, ['a', 'b']), last });
  const { state } = started(game);
  expect(askedIn(game, copied(state))).toEqual(askedIn(game, state));
});

test('advance plays in place what apply plays on a copy, and quietly', () => {
  const game = steps({
    one: asks(0, ['a', 'b'], {
      then: (t, _, o) => {
        t.tell('picked');
        write(t.board, `${o} ${t.d6('dice')}`);
      },
    }),
    two: asks(1, ['only']),
    last,
  });
  const { state } = started(game);
  const live = fork(game, state);
  advance(live, 0, 'b');
  expect(live.state).toEqual(after(game, state, [0, 'b']).state);
  expect([live.events, live.draws, live.taken]).toEqual([[], [], []]);
  expect(live.asked).toEqual([{ seat: 0, options: ['stop', 'go'] }]);
});

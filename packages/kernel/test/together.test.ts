import { expect, test } from 'vitest';
import { advance, apply, askedIn, determinize, fork, interject, prompts, random, sight } from '../src/index.js';
import { after, asks, asksAll, copied, refused, started, steps } from './tiny.js';

const last = asks(0, ['stop', 'go']);
const bids = steps({ bid: asksAll([1, 0, 2], ['a', 'b', 'c']), last });
const three = { seats: 3 };

test('several seats pick at once, in any order, and are heard together in the order they were asked', () => {
  const { state } = started(bids, three);
  expect(askedIn(bids, state).map((a) => a.seat)).toEqual([1, 0, 2]);
  const end = after(bids, state, [2, 'c'], [0, 'b'], [1, 'a']);
  expect(end.state.board.log).toEqual(['1 a + 0 b + 2 c']);
  expect(end.state.sealed).toEqual({});
});

test('until the last pick is in nothing happens, and a seat may replace its own', () => {
  const waiting = after(bids, started(bids, three).state, [2, 'c'], [2, 'a'], [0, 'b'], [0, 'c']);
  expect(waiting.state.board.log).toEqual([]);
  expect(waiting.state.asks).toEqual([0, 0, 0]);
  const end = after(bids, waiting.state, [1, 'b']);
  expect(end.state.board.log).toEqual(['1 b + 0 c + 2 a']);
  expect(end.state.asks).toEqual([1, 1, 1]);
});

test('others learn that a seat has picked, not what', () => {
  const { state } = started(bids, three);
  const [a, b] = ['a', 'b'].map((pick) => after(bids, state, [2, pick]));
  for (const viewer of [0, 1, null]) {
    expect(prompts(bids, a!.state, viewer)).toEqual(prompts(bids, b!.state, viewer));
    expect(sight(bids, a!.state, viewer)).toEqual(sight(bids, b!.state, viewer));
  }
  expect(prompts(bids, a!.state, 0).map((p) => [p.seat, p.answered])).toEqual([
    [1, false],
    [0, false],
    [2, true],
  ]);
  expect([a!.events, a!.taken]).toEqual([[], []]);
});

test('a sealed pick is kept out of a running record as a private one is', () => {
  const { state } = started(bids, three);
  expect(after(bids, state, [2, 'c']).secret).toEqual([true]);
  const alone = steps({ bid: asksAll([1], ['a', 'b']), last });
  expect(after(alone, started(alone).state, [1, 'a']).secret).toEqual([false]);
});

test('a seat with one option needs not be asked, and is heard with the rest', () => {
  const game = steps({
    bid: asksAll([0, 1, 2], [], { options: (_, __, seat) => (seat === 1 ? ['a'] : ['a', 'b']) }),
    last,
  });
  const { state, taken } = started(game, three);
  expect(taken).toEqual([{ seat: 1, pick: 'a' }]);
  expect(
    prompts(game, state)
      .filter((p) => !p.answered)
      .map((p) => p.seat),
  ).toEqual([0, 2]);
  const end = after(game, copied(state), [0, 'b'], [2, 'b']);
  expect(end.state.board.log).toEqual(['0 b + 1 a + 2 b']);
  expect(end.taken).toEqual([]);
});

test('a seat with no option is left out; with none at all the question is passed over', () => {
  const options = (_: unknown, __: unknown, seat: number) => (seat === 1 ? [] : ['a', 'b']);
  const game = steps({ none: asksAll([0, 1], []), bid: asksAll([0, 1, 2], [], { options }), last });
  const end = after(game, started(game, three).state, [0, 'a'], [2, 'b']);
  expect(end.state.board.log).toEqual(['0 a + 2 b']);
});

test('all are taken at once when nobody has a choice', () => {
  const game = steps({ bid: asksAll([0, 1], ['a']), last });
  const { state, taken } = started(game);
  expect(state.board.log).toEqual(['0 a + 1 a']);
  expect(taken.map((t) => t.seat)).toEqual([0, 1]);
});

test('a private or binding question is put to each, even with one option', () => {
  for (const more of [{ private: true }, { always: true }] as const) {
    const game = steps({ bid: asksAll([0, 1], ['pass'], more), last });
    const { state } = started(game);
    expect(prompts(game, state).map((p) => p.answered)).toEqual([false, false]);
  }
});

test('a seat that is not among them is told who is', () => {
  const game = steps({ bid: asksAll([0, 2], ['a', 'b']), last });
  const { why } = refused(apply(game, started(game, three).state, { seat: 1, picks: ['a'] }));
  expect(why).toBe('it is seat 0 and seat 2 to choose, not seat 1');
});

test('while picks are sealed nobody may act unasked', () => {
  const game = steps(
    { bid: asksAll([0, 1], ['a', 'b']), last },
    {
      standing: {
        ditch: {
          rule: 'T 5',
          says: () => ({ key: 'ditch' }),
          open: () => true,
          options: () => ['ditch'],
          name: (o) => o,
          then: (t) => void t.board.log.push('ditched'),
        },
      },
    },
  );
  const { state } = started(game);
  expect(interject(game, state, { seat: 1, picks: ['ditch'] })).toHaveProperty('state');
  const sealed = after(game, state, [0, 'a']).state;
  expect(refused(interject(game, sealed, { seat: 1, picks: ['ditch'] }))).toEqual({
    refused: 'closed',
    why: 'sealed picks are waiting; try again when all are in',
  });
});

test('in the world a seat imagines, the picks of the others are not in yet and its own is', () => {
  const { state } = after(bids, started(bids, three).state, [1, 'a'], [2, 'c']);
  const kept = (viewer: number | null) => Object.keys(determinize(bids, state, viewer, random(1)).sealed);
  expect([kept(0), kept(1), kept(2), kept(null)]).toEqual([[], ['1'], ['2'], []]);
  const imagined = determinize(bids, state, 1, random(1));
  expect(after(bids, imagined, [2, 'b'], [0, 'b']).state.board.log).toEqual(['1 a + 0 b + 2 b']);
});

test('a lone option is in at once in an imagined world too', () => {
  const options = (_: unknown, __: unknown, seat: number) => (seat === 1 ? ['a'] : ['a', 'b']);
  const game = steps({ bid: asksAll([0, 1, 2], [], { options }), last });
  const { state } = after(game, started(game, three).state, [2, 'b']);
  expect(determinize(game, state, 0, random(1)).sealed).toEqual({ 1: 'a' });
});

test('a search plays the seats one after the other and comes to the same end', () => {
  const { state } = started(bids, three);
  const live = fork(bids, state);
  for (const { seat } of [...live.asked]) advance(live, seat, 'c');
  expect(live.state).toEqual(after(bids, state, [0, 'c'], [1, 'c'], [2, 'c']).state);
});

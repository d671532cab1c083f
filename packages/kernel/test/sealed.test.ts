import { expect, test } from 'vitest';
import { apply } from '../src/index.js';
import { accepted, after, asks, asksAll, copied, procedure, started, steps, tiny, write } from './tiny.js';

test("a pick that leads to one's own next question can be taken back", () => {
  const game = steps({ one: asks(0, ['a', 'b']), two: asks(0, ['c', 'd']) });
  expect(after(game, started(game).state, [0, 'a']).sealed).toBe(false);
});

test('a pick after which another seat is asked cannot', () => {
  const game = steps({ one: asks(0, ['a', 'b']), two: asks(1, ['c', 'd']) });
  expect(after(game, started(game).state, [0, 'a']).sealed).toBe(true);
});

test('nor one after which several seats are asked, even if the picker is among them', () => {
  const game = steps({ one: asks(0, ['a', 'b']), two: asksAll([0, 1], ['c', 'd']) });
  expect(after(game, started(game).state, [0, 'a']).sealed).toBe(true);
});

test('a die, a drawn card and something turned up each seal a pick; something told does not', () => {
  const happens: Record<string, Parameters<typeof asks>[2]> = {
    die: { then: (t) => void t.d6('dice') },
    card: { then: (t) => void t.draw('deck', [1, 1]) },
    reveal: { then: (t) => t.reveal('seen') },
    tell: { then: (t) => t.tell('heard') },
  };
  const sealed = Object.entries(happens).map(([what, more]) => {
    const game = steps({ one: asks(0, ['a', 'b'], more), two: asks(0, ['c', 'd']) });
    return [what, after(game, started(game).state, [0, 'a']).sealed];
  });
  expect(Object.fromEntries(sealed)).toEqual({ die: true, card: true, reveal: true, tell: false });
});

test('the pick that ends the game is sealed', () => {
  const game = steps({
    one: asks(0, ['a', 'b'], {
      then: () => ({ flow: 'over', result: { winners: [0], rule: 'T 2', says: { key: 'x' } } }),
    }),
  });
  expect(after(game, started(game).state, [0, 'a']).sealed).toBe(true);
});

test('a sealed pick can be taken back while another seat still thinks, and no longer when all are turned up', () => {
  const game = steps({ one: asksAll([0, 1], ['a', 'b']), two: asks(1, ['c', 'd']) });
  const first = after(game, started(game).state, [0, 'a']);
  expect(first.sealed).toBe(false);
  expect(after(game, first.state, [1, 'b']).sealed).toBe(true);
});

test('who picks alone where several could have been asked can take it back', () => {
  const game = steps({ one: asksAll([0], ['a', 'b']), two: asks(0, ['c', 'd']) });
  expect(after(game, started(game).state, [0, 'a']).sealed).toBe(false);
});

test('a state that was only opened again is not sealed by that', () => {
  const game = steps({ one: asks(0, ['a', 'b']), two: asks(0, ['c', 'd']), three: asks(1, ['e', 'f']) });
  const opened = copied(started(game).state);
  expect(accepted(apply(game, opened, { seat: 0, picks: ['a'] })).sealed).toBe(false);
  expect(accepted(apply(game, opened, { seat: 0, picks: ['a', 'c'] })).state.board.log).toEqual(['0 a', '0 c']);
});

test('options that nobody had to think about seal nothing', () => {
  const game = steps({ one: asks(0, ['a', 'b']), two: asksAll([0, 1], ['c']), three: asks(0, ['d', 'e']) });
  expect(after(game, started(game).state, [0, 'a']).sealed).toBe(false);
});

test('a question passed over, or answered by its only option, does not count as asking', () => {
  const game = tiny([
    procedure('main', {
      one: asks(0, ['a', 'b']),
      none: asks(1, []),
      only: asks(1, ['c']),
      note: (t) => write(t.board, 'on'),
      two: asks(0, ['d', 'e']),
    }),
  ]);
  expect(after(game, started(game).state, [0, 'a']).sealed).toBe(false);
});

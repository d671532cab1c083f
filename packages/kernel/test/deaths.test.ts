import { duel } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { askedIn, type State, stackInWords } from '../src/index.js';
import { type Board, duelling, fight } from './duelling.js';
import { after } from './tiny.js';

const allPass = (state: State<Board>) =>
  after(duel, state, ...askedIn(duel, state).map(({ seat }) => [seat, 'pass'] as const)).state;

test("a death on one's own turn ends that turn at once, whatever was running in it", () => {
  const state = duelling([{ lives: 1, relics: ['sword'] }, {}, { hand: ['ember'] }], fight(0, 1), { spells: [1] });
  const ember = after(duel, state, [0, 'pass'], [1, 'pass'], [2, 'ember 0']).state;
  const { stack, board } = allPass(allPass(ember));
  expect(stackInWords(stack)).toBe('game.turns › turn.act');
  expect(stack.at(-1)?.vars.seat).toBe(1);
  expect(board.lives).toEqual([0, 3, 3]);
});

test('the fight that was left is tidied up on the way out', () => {
  const state = duelling([{ lives: 1 }, {}, { hand: ['ember'] }], fight(0, 1));
  expect(state.board.fray).toEqual([0, 1]);
  const ember = after(duel, state, [0, 'pass'], [1, 'pass'], [2, 'ember 0']).state;
  expect(allPass(allPass(ember)).board.fray).toEqual([]);
});

test("a death on another's turn falls through, and that turn goes on", () => {
  const state = duelling([{}, { lives: 1, hand: ['ward'], relics: ['skull'] }, {}], fight(0, 1), { fight: [6, 1] });
  const { stack, board } = allPass(allPass(state));
  expect(stackInWords(stack)).toBe('game.turns › turn.end');
  expect(stack.at(-1)?.vars.seat).toBe(0);
  expect([board.lives, board.discard, board.lost]).toEqual([
    [3, 0, 3],
    [0, 1, 0, 0],
    [0, 0, 1],
  ]);
});

test('a fighter who dies before the dice is not fought any more', () => {
  const state = duelling([{}, { lives: 1 }, { hand: ['ember', 'ember'] }], fight(0, 1), { fight: [] });
  const ember = after(duel, state, [0, 'pass'], [1, 'pass'], [2, 'ember 1']).state;
  const { stack, rng } = allPass(allPass(ember));
  expect(stackInWords(stack)).toBe('game.turns › turn.end');
  expect(rng.counts.fight).toBe(0);
});

test('the last wizard alive has won at once', () => {
  const state = duelling([{}, { lives: 1 }], fight(0, 1), { fight: [6, 1] });
  const { result, stack } = allPass(allPass(state));
  expect(result).toMatchObject({ winners: [0], rule: 'D 13' });
  expect(stack).toEqual([]);
});

test('the dead are passed by when their turn comes, and are asked nothing', () => {
  const state = duelling([{}, { lives: 0 }, {}], ['turn', { seat: 0 }], { spells: [0, 0] });
  const next = after(duel, state, [0, 'rest'], [0, 'end turn']).state;
  expect(next.stack.at(-1)).toMatchObject({ proc: 'turn', vars: { seat: 2 } });
  const fighting = after(duel, next, [2, 'fight 0']).state;
  expect(askedIn(duel, fighting).map((a) => a.seat)).toEqual([0, 2]);
});

test('who draws a fourth spell discards one at once, in the middle of its turn', () => {
  const state = duelling([{ hand: ['ward', 'ward', 'snuff'] }, {}], ['turn', { seat: 0 }], { spells: [0] });
  expect(stackInWords(state.stack)).toBe('game.turns › turn.act › discard.choose');
  const { board, stack } = after(duel, state, [0, 'discard ward']).state;
  expect(stackInWords(stack)).toBe('game.turns › turn.act');
  expect(board.hands[0]).toEqual([1, 1, 1, 0]);
});

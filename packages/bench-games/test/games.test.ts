import { advance, begin, fork, type Game, isRefusal, type Live, random, seedFrom } from '@questhall/kernel';
import { laws } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { LIMIT, type Territory, territory, tictactoe } from '../src/index.js';

function started<B>(game: Game<B>): Live<B> {
  const outcome = begin(game, { seats: 2 }, seedFrom('bench'));
  if (isRefusal(outcome)) throw new Error(outcome.why);
  return fork(game, outcome.state);
}

/** Play at random to the end; how many options each decision had. */
function playedOut<B>(live: Live<B>, seed: number): number[] {
  const chance = random(seed);
  const counts: number[] = [];
  while (!live.state.result) {
    const { seat, options } = live.asked[0]!;
    counts.push(options.length);
    advance(live, seat, options[chance(options.length)]);
  }
  return counts;
}

const lineOf = ({ first, next }: Territory, line: number) => {
  const counters: number[] = [];
  for (let c = first[line]!; c !== -1; c = next[c]!) counters.push(c);
  return counters;
};

test('territory offers what the peers offer, for as many moves', () => {
  const counts = playedOut(started(territory), 7);
  expect(counts.slice(0, 8)).toEqual([300, 294, 300, 287, 292, 280, 282, 273]);
  expect(counts).toHaveLength(LIMIT);
  expect(counts.reduce((sum, n) => sum + n, 0)).toBe(28453);
});

test('a march takes the first three of a line to the end of the line next door', () => {
  const live = started(territory);
  const [from, to] = [lineOf(live.state.board, 0), lineOf(live.state.board, 1)];
  advance(live, 0, 1);
  expect(lineOf(live.state.board, 0)).toEqual(from.slice(3));
  expect(lineOf(live.state.board, 1)).toEqual([...to, ...from.slice(0, 3)]);
  expect([live.state.board.holder[1], live.asked[0]?.seat]).toEqual([0, 1]);
});

test('no counter is ever lost', () => {
  const live = started(territory);
  playedOut(live, 11);
  const all = Array.from({ length: 88 }, (_, line) => lineOf(live.state.board, line)).flat();
  expect(all.sort((a, b) => a - b)).toEqual(Array.from({ length: 300 }, (_, i) => i));
});

test('three in a row wins at tic-tac-toe, and the ninth mark is a move though there is no choice', () => {
  const live = started(tictactoe);
  for (const [i, cell] of [0, 3, 1, 4, 2].entries()) advance(live, i % 2, cell);
  expect(live.state.result).toMatchObject({ winners: [0], rule: 'TTT 2' });
  const drawn = started(tictactoe);
  const marks = [0, 1, 2, 4, 3, 5, 7, 6, 8];
  for (const [i, cell] of marks.entries()) {
    expect(drawn.asked[0]?.options).toHaveLength(9 - i);
    advance(drawn, i % 2, cell);
  }
  expect(drawn.state.result).toMatchObject({ winners: [], rule: 'TTT 3' });
});

test.each([territory, tictactoe])('$title keeps the laws, and nobody has secrets in it', (game: Game) => {
  const { violations, checksByLaw } = laws(game, { seats: 2, games: 3, seed: 'open', sample: 0.2 });
  expect(violations).toEqual([]);
  expect(checksByLaw['6e']).toBeGreaterThan(0);
});

import { duel } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { lastLine, lineCount, linesOf, withLines } from '../src/index.js';
import { withLine, withoutLine } from '../src/lines.js';
import { gathered } from './sitting.js';

const { t } = gathered(duel, { chairs: ['human', 'human'] });
const line = (n: number) => ({ seat: n, picks: [`${n}`], secret: [], draws: [], unasked: false, rewind: null });
const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);
const story = (count: number) => withLines(t, numbers(count).map(line));

test.each([0, 1, 63, 64, 65, 128, 200])('%i lines are kept in their order', (count) => {
  const told = story(count);
  expect(lineCount(told)).toBe(count);
  expect(linesOf(told).map(({ seat }) => seat)).toEqual(numbers(count));
  expect(lastLine(told)?.seat).toBe(count === 0 ? undefined : count - 1);
  for (const from of [0, 1, 63, 64, 127, count, count + 100])
    expect(linesOf(told, from)).toEqual(linesOf(told).slice(from));
});

test('one line more leaves the story before it as it was', () => {
  const before = story(63);
  const after = { ...before, lines: withLine(before.lines, line(63)) };
  expect([before, after].map(lineCount)).toEqual([63, 64]);
  expect(lastLine(after)?.seat).toBe(63);
});

test.each([0, 62, 63, 64, 127, 128, 149])('line %i is taken out, and the rest closes up', (at) => {
  const { lines } = story(150);
  const left = { ...t, lines: withoutLine(lines, at) };
  expect(linesOf(left).map(({ seat }) => seat)).toEqual(numbers(150).toSpliced(at, 1));
  expect(lineCount({ ...t, lines })).toBe(150);
});

test('lines survive being written down', () => {
  const told = story(150);
  expect(linesOf(JSON.parse(JSON.stringify(told)))).toEqual(linesOf(told));
});

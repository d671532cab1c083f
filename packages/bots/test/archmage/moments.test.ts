import { expect, test } from 'vitest';
import { lostAtLast, type Moment } from '../../src/moments.js';

/** A pick of seat 0 that gave away so much, with what luck came by it. */
function pick(line: number, lost: number, luck = 0): Moment {
  return { line, seat: 0, pick: 'march', luck: [luck, -luck], lost, ...(lost > 0 && { better: 'attack' }) };
}

const lost = (moments: readonly Moment[], hopes: readonly (number | undefined)[], turns = [7, 7, 7, 7]) =>
  lostAtLast({ moments, hopes, turns }).map((moment) => [Number(moment.lost.toFixed(6)), moment.better]);

test('a chance that is missed again and again is lost once, when it is gone', () => {
  expect(lost([pick(0, 0.3), pick(1, 0.3)], [0.9, 0.9])).toEqual([
    [0, undefined],
    [0.3, 'attack'],
  ]);
});

test('a chance that is taken in the end is not lost', () => {
  expect(lost([pick(0, 0.3), pick(1, 0)], [0.9, 0.9])).toEqual([
    [0, undefined],
    [0, undefined],
  ]);
});

test('what is gone with a pick is lost by it, whatever luck comes after', () => {
  expect(lost([pick(0, 0.3, 0.25), pick(1, 0)], [0.9, 0.85])[0]).toEqual([0.3, 'attack']);
  expect(lost([pick(0, 0.3, -0.25), pick(1, 0)], [0.9, 0.65])[0]).toEqual([0, undefined]);
});

test('a chance of another turn is another, and so is one of another seat', () => {
  expect(lost([pick(0, 0.3), pick(1, 0.3)], [0.9, 0.9], [7, 8])[0]).toEqual([0.3, 'attack']);
  expect(lost([pick(0, 0.3), { ...pick(1, 0.3), seat: 1 }], [0.9, 0.9])[0]).toEqual([0.3, 'attack']);
});

test('a question where nothing else was looked at tells nothing', () => {
  expect(lost([pick(0, 0.3), pick(1, 0), pick(2, 0.3)], [0.9, undefined, 0.9])).toEqual([
    [0, undefined],
    [0, undefined],
    [0.3, 'attack'],
  ]);
});

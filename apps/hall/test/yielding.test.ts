import { expect, test } from 'vitest';
import { isStarved } from '../src/bots/yielding.js';

const SECOND = 1e9;
const then = { ran: 5 * SECOND, waited: 7 * SECOND };
const since = (ran: number, waited: number) => ({
  ran: then.ran + ran * SECOND,
  waited: then.waited + waited * SECOND,
});

test.each([
  ['a bot that ran all the time', since(3, 0), false],
  ['a bot that waited as long as it ran', since(1.5, 1.5), false],
  ['a bot that waited for a moment and has hardly run yet', since(0.01, 0.9), false],
  ['a bot that waited for more than a second and hardly ran', since(0.01, 1.1), true],
  ['a bot with a fifth of a processor', since(1, 4), true],
])('%s', (_, now, starved) => {
  expect(isStarved(then, now)).toBe(starved);
});

import { expect, test } from 'vitest';
import { isTooDeep, readClientMessage } from '../src/index.js';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

test.each<[string, boolean]>([
  ['', false],
  ['{"t":"say","text":"[[[[[[[[[[[[[[[[[[[["}', false],
  ['{"t":"say","text":"\\"[[[[[[[[[[[[[[[["}', false],
  [nested(12), false],
  [nested(13), true],
  [`{"a":${'{"b":'.repeat(20)}1}`, true],
  ['[],'.repeat(50), false],
])('%s is too deep: %s', (text, deep) => {
  expect(isTooDeep(text)).toBe(deep);
});

test('a message that is too deep is refused unread', () => {
  expect(readClientMessage(nested(15_000))).toEqual({ wrong: 'a message is not so deep', id: null });
});

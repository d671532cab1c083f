import { expect, test } from 'vitest';
import { missing } from '../../src/pages/new/missing.js';

test('a table against machines needs a human', () => {
  expect(missing('machines', [{ kind: 'bot', level: 'knight' }], '')).toMatch(/human/);
  expect(missing('machines', [{ kind: 'human', name: 'Maren' }], '')).toBe('');
});

test('at one screen everybody has a name of their own', () => {
  const maren = { kind: 'human', name: 'Maren' } as const;
  expect(missing('screen', [maren, { kind: 'human', name: ' ' }], '')).toMatch(/needs a name/);
  expect(missing('screen', [maren, maren], '')).toMatch(/same name/);
});

test('friends must know what to call one', () => {
  expect(missing('friends', [{ kind: 'open' }], '')).not.toBe('');
  expect(missing('friends', [{ kind: 'open' }], 'Maren')).toBe('');
});

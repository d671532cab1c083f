import type { Scene } from '@questhall/table';
import { expect, test } from 'vitest';
import { confidants, privately } from '../../src/table/whispers.js';

const chairs = ['Ann', 'Ben', 'Cid', 'a knight'].map((name, seat) => ({
  kind: seat < 3 ? 'human' : 'bot',
  name,
})) as unknown as Scene['chairs'];
const config = {} as Scene['config'];

test('a player talks in private to the other people, and to no machine', () => {
  expect(confidants({ config, chairs }, 1)).toEqual([0, 2]);
});

test('nobody offers it to who watches, where the table forbids it, or where there is only one other', () => {
  expect(confidants({ config, chairs }, null)).toEqual([]);
  expect(confidants({ config: { ...config, whispers: false }, chairs }, 0)).toEqual([]);
  expect(confidants({ config, chairs: chairs.slice(0, 2) }, 0)).toEqual([]);
});

test('a line says whom it was said to', () => {
  expect(privately({}, { chairs }, 0)).toBe(null);
  expect(privately({ to: [1] }, { chairs }, 0)).toBe('to Ben alone');
  expect(privately({ to: [1] }, { chairs }, 1)).toBe('to you alone');
  expect(privately({ to: [1, 2] }, { chairs }, 2)).toBe('to Ben and you alone');
});

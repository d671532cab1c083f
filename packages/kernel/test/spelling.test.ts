import { expect, test } from 'vitest';
import { distance, likely } from '../src/index.js';

const ways = ['ring-of-winds', 'ring-of-waves', 'haven', 'sword', 'storm', 'dewbury', 'hidden-hollow', 'larkmead'];
const names = [...ways, ...Array.from({ length: 20 }, (_, i) => `castle-${i}-of-the-northern-marches`)];

test('letters are added, dropped and changed; capitals are no matter', () => {
  expect([distance('haven', 'Haven'), distance('heaven', 'haven'), distance('sowrd', 'sword')]).toEqual([0, 1, 2]);
});

test('few names are all told, in their order', () => {
  expect(likely('x', ['ring', 'crown', 'chest'])).toBe('ring, crown, chest');
});

test('of many names those are told that are nearly so spelt', () => {
  expect(likely('Dewberry', names)).toBe('dewbury');
  expect(likely('sowrd', names)).toBe('sword');
});

test('or that have the word in them', () => {
  expect(likely('ring', names)).toBe('ring-of-winds, ring-of-waves');
});

test('where nothing is alike some are told, and that there are more', () => {
  expect(likely('zzz', names)).toMatch(/^(\S+, ){7}\S+ …$/);
});

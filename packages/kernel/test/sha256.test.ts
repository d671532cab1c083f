import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { commitment, isSeed, mixSeed, random, seedFrom, sha256 } from '../src/index.js';

const theirs = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

test('texts of every length up to three blocks and beyond hash as they do elsewhere', () => {
  for (let length = 0; length <= 200; length++) {
    const text = 'questhall '.repeat(20).slice(0, length);
    expect(sha256(text)).toBe(theirs(text));
  }
});

test('letters of every width hash as they do elsewhere', () => {
  const words = [
    'é',
    'ß',
    'Ω',
    'ж',
    '中',
    '한',
    '‽',
    '🐉',
    '👩‍🚀',
    '\u0000',
    '\u007f',
    '\u0080',
    '\u07ff',
    '\u0800',
    '\uffff',
    '\u{10ffff}',
  ];
  const pick = random(5);
  for (let i = 0; i < 300; i++) {
    const text = Array.from({ length: pick(90) }, () => words[pick(words.length)]).join('');
    expect(sha256(text)).toBe(theirs(text));
  }
});

test('half a letter hashes as the letter every encoder puts in its place', () => {
  for (const text of ['\ud83d', 'a\ud83d', '\udc09b', '\ud83d\ud83d\udc09', '\udc09\ud83d'])
    expect(sha256(text)).toBe(theirs(text));
});

test('a long text hashes as it does elsewhere', () => {
  const text = 'a'.repeat(100_000);
  expect(sha256(text)).toBe(theirs(text));
});

test('the commitment is a hash of the secret and its salt that anybody can compute', () => {
  const secret = seedFrom('the secret');
  expect(commitment(secret, 'salt')).toBe(theirs(`questhall dice ${secret} salt`));
  expect(commitment(secret, 'pepper')).not.toBe(commitment(secret, 'salt'));
});

test('without nonces the secret is the seed; each nonce, and their order, changes it', () => {
  const secret = seedFrom('the secret');
  expect(mixSeed(secret, [])).toBe(secret);
  const seeds = [['a'], ['b'], ['a', 'b'], ['b', 'a'], ['a', '']].map((nonces) => mixSeed(secret, nonces));
  expect(seeds.every(isSeed)).toBe(true);
  expect(new Set([secret, ...seeds]).size).toBe(6);
  expect(mixSeed(secret, ['a'])).toBe(theirs(`questhall seed ${secret} a`).slice(0, 32));
});

test('a seed is 32 hex digits, and any words make one', () => {
  expect(['', 'abc', 'A'.repeat(32), 'g'.repeat(32), '0'.repeat(31), '0'.repeat(33)].filter(isSeed)).toEqual([]);
  const seed = '0123456789abcdef0123456789abcdef';
  expect([isSeed(seed), seedFrom(seed)]).toEqual([true, seed]);
  expect(isSeed(seedFrom('seven dwarfs'))).toBe(true);
  expect(seedFrom('seven dwarfs')).not.toBe(seedFrom('eight dwarfs'));
});

import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { addressOf, householdOf, isOurs, trusted } from '../src/limits/address.js';
import { bucket, buckets, holdings, tally } from '../src/limits/bucket.js';

const request = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;

test('a bucket gives a burst, then as fast as it fills', () => {
  const { take } = bucket({ rate: 2, burst: 3 });
  expect([1000, 1000, 1000, 1000].map(take)).toEqual([true, true, true, false]);
  expect([1400, 1500, 1500].map(take)).toEqual([false, true, false]);
});

test('each key has a bucket of its own', () => {
  const { take } = buckets({ rate: 1, burst: 1 });
  expect([take('a', 1), take('a', 1), take('b', 1)]).toEqual([true, false, true]);
});

test('a tally is full for a while, and may be cleared', () => {
  const failures = tally(2, 100);
  failures.add('a', 0);
  expect(failures.isFull('a', 0)).toBe(false);
  failures.add('a', 50);
  expect([failures.isFull('a', 60), failures.isFull('b', 60), failures.isFull('a', 100)]).toEqual([true, false, false]);
  failures.add('b', 0);
  failures.add('b', 0);
  failures.clear('b');
  expect(failures.isFull('b', 0)).toBe(false);
});

test('what is taken and given back is not held', () => {
  const held = holdings();
  held.take('a');
  held.take('a');
  held.give('a');
  expect([held.of('a'), held.of('b')]).toEqual([1, 0]);
});

test.each<[string, boolean | string[], string, string]>([
  ['192.0.2.7', false, '198.51.100.1', '192.0.2.7'],
  ['127.0.0.1', true, '198.51.100.1', '198.51.100.1'],
  ['::ffff:127.0.0.1', true, '198.51.100.1', '198.51.100.1'],
  ['127.0.0.1', true, '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['10.0.0.2', ['10.0.0.0/8'], '198.51.100.1, 10.0.0.3', '198.51.100.1'],
  ['10.0.0.2', ['10.0.0.0/8'], 'nonsense', '10.0.0.2'],
  ['2001:db8::1', ['2001:db8::/32'], '2001:4860::8', '2001:4860::8'],
])('%s with proxies %j, forwarded for %s, is %s', (remote, proxies, forwarded, is) => {
  expect(addressOf(request(remote, { 'x-forwarded-for': forwarded }), trusted(proxies))).toBe(is);
});

test('a proxy that is no address is said to be none', () => {
  expect(() => trusted(['nginx'])).toThrow('"nginx" is no address');
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s lives in %s', (address, household) => {
  expect(householdOf(address)).toBe(household);
});

test.each<[Record<string, string>, string | null, boolean]>([
  [{ host: 'hall:3000', origin: 'http://hall:3000' }, null, true],
  [{ host: 'hall:3000', origin: 'http://hall' }, null, false],
  [{ host: 'hall:3000' }, null, true],
  [{ host: 'hall:3000', 'sec-fetch-site': 'cross-site' }, null, false],
  [{ host: 'hall:3000', origin: 'null' }, null, false],
  [{ host: 'inner:3000', origin: 'https://hall.example' }, 'https://hall.example', true],
  [{ host: 'inner:3000', origin: 'http://inner:3000' }, 'https://hall.example', false],
])('%j with public address %s is ours: %s', (headers, publicUrl, ours) => {
  expect(isOurs(request('192.0.2.7', headers), publicUrl)).toBe(ours);
});

import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  Credentials,
  DeviceCode,
  Farewell,
  NewName,
  NewPassword,
  NewTable,
  PushEnd,
  PushSubscription,
} from '../src/index.js';

const endpoint = 'https://push.example.org/abc';
const BODIES = {
  NewTable: [
    NewTable,
    {
      game: 'wizards-quest',
      name: 'Friday',
      seats: 4,
      bots: [null, 'knight', 'squire', null],
      options: { 'turn-limit': 10, marker: true, 'first-player': 'two-dice' },
      clock: { kind: 'live', bank: 600_000, increment: 0 },
      atZero: 'resign',
      listed: true,
      spectators: false,
      whispers: false,
    },
    ['name', 'bots', 'options', 'clock', 'atZero', 'listed', 'spectators', 'whispers'],
  ],
  NewName: [NewName, { name: 'Ann' }, []],
  Credentials: [Credentials, { name: 'Ann', password: 'correct horse' }, []],
  NewPassword: [NewPassword, { password: 'correct horse', next: 'battery staple' }, []],
  Farewell: [Farewell, { password: 'correct horse' }, ['password']],
  DeviceCode: [DeviceCode, { code: 'AB12-CD34' }, []],
  PushSubscription: [PushSubscription, { endpoint, keys: { p256dh: 'abc', auth: 'def' } }, []],
  PushEnd: [PushEnd, { endpoint }, []],
} as const;

const accepts = (schema: v.GenericSchema, body: unknown) => v.is(schema, JSON.parse(JSON.stringify(body) ?? 'null'));
const bodies = Object.entries(BODIES) as [
  string,
  readonly [v.GenericSchema, Record<string, unknown>, readonly string[]],
][];
const fields = bodies.flatMap(([name, [schema, body, optional]]) =>
  Object.keys(body).map((key) => ({ name, key, schema, body, optional })),
);

test.each(bodies)('%s is read as it was sent', (_, [schema, body]) => {
  expect(v.parse(schema, body)).toEqual(body);
});

test.each(fields)('$name without its $key is refused, unless it may be left out', ({ key, schema, body, optional }) => {
  const { [key]: _, ...rest } = body;
  expect(accepts(schema, rest)).toBe(optional.includes(key));
});

test.each(fields)('$name with nonsense for its $key is refused', ({ key, schema, body }) => {
  for (const junk of [null, [{}], '', '\u0000', -1, 1.5, 1e300, 'x'.repeat(2000), { length: [] }])
    expect(accepts(schema, { ...body, [key]: junk })).toBe(false);
});

test.each(bodies.filter(([name]) => name !== 'PushSubscription'))('%s says nothing besides', (_, [schema, body]) => {
  for (const key of ['extra', 'constructor', 'toString', 'admin'])
    expect(accepts(schema, { ...body, [key]: true })).toBe(false);
  expect(v.is(schema, JSON.parse(`${JSON.stringify(body).slice(0, -1)},"__proto__":{"admin":true}}`))).toBe(false);
});

test('a browser may say more of its subscription, and only what is needed is kept', () => {
  const [schema, body] = BODIES.PushSubscription;
  expect(v.parse(schema, { ...body, expirationTime: null })).toEqual(body);
});

test.each([
  [{ seats: 0 }],
  [{ seats: 13 }],
  [{ bots: new Array(13).fill(null) }],
  [{ bots: ['wizard'] }],
  [{ clock: { kind: 'live', bank: 0, increment: 0 } }],
  [{ clock: { kind: 'live', bank: 1000, increment: -1 } }],
  [{ clock: { kind: 'turns', perMove: 61 * 86_400_000 } }],
  [{ clock: { kind: 'turns', perMove: 1000, bank: 5 } }],
  [{ clock: { kind: 'sand' } }],
  [{ options: Object.fromEntries(Array.from({ length: 61 }, (_, i) => [`o${i}`, 1])) }],
  [{ options: [] }],
  [{ options: { a: { b: 1 } } }],
  [{ options: { a: 'x'.repeat(61) } }],
  [{ options: { ['x'.repeat(61)]: 1 } }],
  [{ game: '../../etc' }],
])('no table is made with %j', (change) => {
  const [schema, body] = BODIES.NewTable;
  expect(accepts(schema, { ...body, ...change })).toBe(false);
});

test('options are plain, whatever they are called', () => {
  const [schema, body] = BODIES.NewTable;
  const text = JSON.stringify({ ...body, options: {} }).replace('"options":{}', '"options":{"__proto__":1,"a":2}');
  const read = v.safeParse(schema, JSON.parse(text));
  expect(read.success ? read.output.options : {}).toEqual(read.success ? { a: 2 } : {});
  expect(Object.getPrototypeOf(read.success ? read.output.options : {})).toBe(Object.prototype);
});

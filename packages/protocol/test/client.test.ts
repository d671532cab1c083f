import type { Deed } from '@questhall/table';
import { expect, test } from 'vitest';
import { ClientMessage, LONGEST_MESSAGE, readClientMessage } from '../src/index.js';
import { EXAMPLES, JUNK, OPTIONAL } from './examples.js';

const read = (message: unknown) => readClientMessage(JSON.stringify(message) ?? '');
const wrong = (message: unknown) => {
  const found = read(message);
  return 'wrong' in found ? found.wrong : `accepted: ${JSON.stringify(found)}`;
};
const all = Object.values(EXAMPLES);
/** Each field of each message. */
const fields = all.flatMap((message) => Object.keys(message).map((key) => [message.t, key] as const));

test('there is an example of every message', () => {
  const known = ClientMessage.options.map((option) => option.entries.t.literal);
  expect(Object.keys(EXAMPLES).toSorted()).toEqual(known.toSorted());
});

test.each(all)('$t is read as it was sent', (message) => {
  expect(read(message)).toEqual(message);
});

test.each(fields)('%s without its %s is refused, unless it may be left out', (t, key) => {
  const { [key as 'id']: _, ...rest } = EXAMPLES[t];
  const found = read(rest);
  if (OPTIONAL[t]?.includes(key)) expect(found).toEqual(rest);
  else expect(wrong(rest)).toMatch(new RegExp(`^${key}: `));
});

test.each(fields)('%s with nonsense for its %s is refused', (t, key) => {
  for (const junk of JUNK) {
    const text = JSON.stringify({ ...EXAMPLES[t], [key]: 'JUNK' }).replace('"JUNK"', () => junk);
    expect(readClientMessage(text)).toMatchObject({ wrong: expect.stringMatching(new RegExp(`^${key}`)) });
  }
});

test.each(['extra', 'constructor', 'toString', 'hasOwnProperty', 'prototype', 'seq', 'at', 'by', 'player'])(
  'no message has a %s besides',
  (key) => {
    for (const message of all) expect(wrong({ ...message, [key]: 1 })).toContain('Invalid key');
  },
);

test('a message cannot bring a prototype of its own', () => {
  for (const message of all) {
    const text = `${JSON.stringify(message).slice(0, -1)},"__proto__":{"seat":1,"admin":true}}`;
    expect(readClientMessage(text)).toHaveProperty('wrong');
  }
  const inside = JSON.stringify(EXAMPLES.orders).replace('"ask"', '"__proto__":{"until":"never"},"ask"');
  expect(readClientMessage(inside)).toHaveProperty('wrong');
  expect(({} as { admin?: boolean }).admin).toBe(undefined);
});

test.each([
  '',
  'null',
  'true',
  '7',
  '"move"',
  '[]',
  '[{"t":"ping","id":"a"}]',
  '{}',
  '{"t":null}',
  '{"t":["ping"],"id":"a"}',
  '{"t":"__proto__","id":"a"}',
  '{"t":"constructor","id":"a"}',
  '{"t":"PING","id":"a"}',
  '{"t":"ping","id":"a"',
  '{"t":"ping","id":"a"}{}',
  "{'t':'ping','id':'a'}",
  '['.repeat(30_000),
  `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
])('%j is no message', (text) => {
  expect(readClientMessage(text)).toHaveProperty('wrong');
});

test('what is too long is not even looked at', () => {
  const long = JSON.stringify({ ...EXAMPLES.say, text: 'x'.repeat(LONGEST_MESSAGE) });
  expect(readClientMessage(long)).toEqual({ wrong: 'a message has at most 32768 letters', id: null });
});

test.each([
  ['picks', { ...EXAMPLES.move, picks: [] }],
  ['picks', { ...EXAMPLES.move, picks: new Array(101).fill('pass') }],
  ['picks.0', { ...EXAMPLES.move, picks: ['x'.repeat(121)] }],
  ['picks.1', { ...EXAMPLES.move, picks: ['pass', 'a\nb'] }],
  ['orders', { ...EXAMPLES.orders, orders: new Array(21).fill(EXAMPLES.orders.orders[0]) }],
  ['orders.0.until', { ...EXAMPLES.orders, orders: [{ ask: '*', pick: 'pass', until: 'doomsday' }] }],
  ['seat', { ...EXAMPLES.undo, seat: 12 }],
  ['seat', { ...EXAMPLES.undo, seat: '3' }],
  ['name', { ...EXAMPLES.sit, name: '   ' }],
  ['name', { ...EXAMPLES.sit, name: 'x'.repeat(41) }],
  ['name', { ...EXAMPLES.sit, name: 'Bo\u200bb' }],
  ['nonce', { ...EXAMPLES.sit, nonce: 'ABCDEF' }],
  ['table', { ...EXAMPLES.undo, table: '../etc/passwd' }],
  ['table', { ...EXAMPLES.undo, table: 'a'.repeat(65) }],
  ['id', { ...EXAMPLES.undo, id: 'a b' }],
  ['level', { ...EXAMPLES.bot, level: 'wizard' }],
  ['kind', { ...EXAMPLES.offer, kind: 'draw' }],
  ['room', { ...EXAMPLES.mute, room: 'all' }],
])('refused for its %s', (path, message) => {
  expect(wrong(message)).toMatch(new RegExp(`^${path.replaceAll('.', '\\.')}: `));
});

test('a refusal names the message if it has a fit name, and repeats little', () => {
  expect(read({ t: 'fly', id: 'm7' })).toMatchObject({ id: 'm7' });
  expect(read({ t: 'fly', id: '<script>' })).toMatchObject({ id: null });
  expect(read({ t: 'fly', id: { length: 3 } })).toMatchObject({ id: null });
  expect(wrong({ ...EXAMPLES.undo, table: '!'.repeat(30_000) }).length).toBeLessThanOrEqual(200);
});

test('names and what is said lose the blanks around them', () => {
  expect(read({ ...EXAMPLES.sit, name: '  Ann ' })).toMatchObject({ name: 'Ann' });
  expect(read({ ...EXAMPLES.say, text: '\n hello\nthere ' })).toMatchObject({ text: 'hello\nthere' });
});

test('what a table can do fits what a client can ask for', () => {
  const { bot, orders, offer, move } = EXAMPLES;
  const deeds: Deed[] = [
    { do: 'seat-bot', seat: bot.seat, level: bot.level },
    { do: 'orders', seat: orders.seat, orders: orders.orders },
    { do: 'offer', seat: offer.seat, kind: offer.kind, to: offer.to },
    { do: 'stand-in', seat: 0, level: EXAMPLES['stand-in'].level },
    { do: 'move', seat: move.seat, picks: move.picks, by: 'player', ask: 'a.b', number: 1 },
  ];
  expect(deeds).toHaveLength(5);
});

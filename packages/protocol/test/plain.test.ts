import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ClientMessage } from '../src/index.js';
import { isPlainMove } from '../src/plain.js';

const MOVE = { t: 'move', id: 'a1', table: 'T_-', seat: 3, picks: ['march 1 2'], ask: 'game.march', number: 7 };

/** Every field left out, or put to each of many values; and one field too many. */
const VALUES: unknown[] = [
  undefined,
  null,
  '',
  'move',
  'x'.repeat(64),
  'x'.repeat(65),
  'x'.repeat(81),
  'a b',
  'é',
  0,
  -0,
  -1,
  11,
  12,
  1.5,
  Number.NaN,
  Number.MAX_SAFE_INTEGER,
  2 ** 53,
  true,
  [],
  {},
  ['x'],
  [''],
  [1],
  ['x'.repeat(120)],
  ['x'.repeat(121)],
  new Array(100).fill('x'),
  new Array(101).fill('x'),
];

/** A plain move with one thing changed. */
const VARIANTS = [...Object.keys(MOVE), 'by'].flatMap((key) =>
  VALUES.map((value): Record<string, unknown> => {
    const { [key]: _, ...rest } = MOVE as Record<string, unknown>;
    return value === undefined ? rest : { ...rest, [key]: value };
  }),
);

test('what passes as a plain move, the schema takes', () => {
  const plain = VARIANTS.filter(isPlainMove);
  expect(plain.length).toBeGreaterThan(20);
  expect(plain.filter((message) => !v.is(ClientMessage, message))).toEqual([]);
});

test('all moves in plain letters pass', () => {
  const moves = VARIANTS.filter((message) => message.t === 'move' && v.is(ClientMessage, message));
  expect(moves.filter((message) => !isPlainMove(message) && /^[ -~]*$/.test(JSON.stringify(message)))).toEqual([]);
});

test('what is no object is no move', () => {
  for (const value of VALUES) expect(isPlainMove(value)).toBe(false);
});

import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ClientMessage, readClientMessage } from '../src/index.js';
import { EXAMPLES } from './examples.js';

const RUNS = { numRuns: 3000 };
const KEYS = ['t', 'id', 'table', 'seat', 'picks', 'as', 'to', 'orders', '__proto__', 'constructor', 'toString', 'x'];

/** Either plainly wrong, or a message and nothing else. */
function check(text: string): void {
  const found = readClientMessage(text);
  if ('wrong' in found) {
    expect(typeof found.wrong).toBe('string');
    expect(found.wrong.length).toBeLessThanOrEqual(200);
    expect(found.id === null || /^[\w-]{1,64}$/.test(found.id)).toBe(true);
    return;
  }
  const example = EXAMPLES[found.t] as Record<string, unknown>;
  expect(Object.getPrototypeOf(found)).toBe(Object.prototype);
  for (const key of Object.keys(found)) expect(example).toHaveProperty(key);
  expect(v.is(ClientMessage, found)).toBe(true);
  // Nothing is made up: what is accepted was sent so, but for blanks around words.
  expect(squeezed(found)).toEqual(squeezed(JSON.parse(text)));
}

function squeezed(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (_, x) => (typeof x === 'string' ? x.trim() : x)));
}

const json = fc.jsonValue({ maxDepth: 4 });
const example = fc.constantFrom(...Object.values(EXAMPLES));

test('any text is read without a stumble', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), check), RUNS);
});

test('any JSON is read without a stumble', () => {
  fc.assert(
    fc.property(json, (value) => check(JSON.stringify(value))),
    RUNS,
  );
});

test('a record with the right keys and anything in them is refused, unless it is a message', () => {
  const record = fc.dictionary(fc.constantFrom(...KEYS), fc.oneof(json, fc.constantFrom(...Object.keys(EXAMPLES))));
  fc.assert(
    fc.property(record, (value) => check(JSON.stringify(value))),
    RUNS,
  );
});

test('a message with one value changed is a message or refused', () => {
  const change = fc.tuple(example, fc.nat(), json);
  fc.assert(
    fc.property(change, ([message, n, value]) => {
      const keys = Object.keys(message);
      check(JSON.stringify({ ...message, [keys[n % keys.length] as string]: value }));
    }),
    RUNS,
  );
});

test('a message with a few letters changed is a message or refused', () => {
  const change = fc.tuple(example, fc.array(fc.tuple(fc.nat(), fc.string({ maxLength: 3 })), { maxLength: 4 }));
  fc.assert(
    fc.property(change, ([message, edits]) => {
      let text = JSON.stringify(message);
      for (const [at, letters] of edits) {
        const n = at % text.length;
        text = text.slice(0, n) + letters + text.slice(n + 1);
      }
      check(text);
    }),
    RUNS,
  );
});

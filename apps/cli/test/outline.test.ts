import type { Json } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { outlined } from '../src/boards/outline.js';

const plain = (text: string) => text;
const paint = { strong: plain, marked: plain, faint: plain };
const outline = (words: Json, before?: Json) =>
  outlined(words, { before: before ?? null, paint, width: 60 } as never, before);

const lands = { hold: { seat: 0, units: 3, gold: 0 }, moor: { seat: null, units: 0, gold: 0 } };

test('a board without a drawing leaves out what is empty, but not the first seat', () => {
  expect(outline({ turn: 2, lands: { ...lands, isle: { seat: 0 } }, deck: [] })).toEqual([
    'turn: 2',
    'lands:',
    '  hold: seat 0, units 3',
    '  isle: seat 0',
  ]);
});

test('who has seen it before is told what is new, and what is there no more', () => {
  const now = { turn: 2, lands: { hold: { seat: 0, units: 1, gold: 0 }, moor: lands.moor }, parties: {} };
  const before = { turn: 2, lands, parties: { north: 'three units of a people with a very long name indeed' } };
  expect(outline(now, before)).toEqual([
    'lands:',
    '  hold: seat 0, units 1 *',
    'parties: nothing *',
    '(`board` shows all of it)',
  ]);
});

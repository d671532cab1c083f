import { expect, test } from 'vitest';
import { lookOf, type Sharing } from '../../src/table/curtain.js';

const open = (seat: number) => ({ seat, private: false, answered: false });
const secret = (seat: number) => ({ seat, private: true, answered: false });

function look(part: Partial<Sharing>) {
  return lookOf({ humans: [0, 2], prompts: [], opened: null, wants: null, ...part });
}

test('one human at the screen never meets a curtain and always looks with own eyes', () => {
  expect(look({ humans: [1], prompts: [secret(1)] })).toEqual({ eyes: 1, asks: 1, curtain: null });
  expect(look({ humans: [1], prompts: [open(0)] })).toEqual({ eyes: 1, asks: null, curtain: null });
});

test('a question without secrets is answered on the view that everybody may see', () => {
  expect(look({ prompts: [open(2)] })).toEqual({ eyes: null, asks: 2, curtain: null });
});

test('a secret question draws the curtain and names who should look', () => {
  expect(look({ prompts: [secret(2)] })).toEqual({ eyes: null, asks: null, curtain: 2 });
});

test('who has lifted the curtain looks with own eyes as long as nobody else is asked', () => {
  expect(look({ prompts: [secret(2)], opened: 2 })).toEqual({ eyes: 2, asks: 2, curtain: null });
  expect(look({ prompts: [open(2)], opened: 2 })).toEqual({ eyes: 2, asks: 2, curtain: null });
});

test('another is asked: the eyes that were open see nothing secret any more', () => {
  expect(look({ prompts: [open(0)], opened: 2 }).eyes).toBe(null);
  expect(look({ prompts: [secret(0)], opened: 2 })).toEqual({ eyes: null, asks: null, curtain: 0 });
});

test('while machines play everybody looks on', () => {
  expect(look({ prompts: [secret(1)], opened: 2 })).toEqual({ eyes: null, asks: null, curtain: null });
});

test('who wants to see own secrets meets the curtain first', () => {
  expect(look({ prompts: [open(2)], wants: 2 })).toEqual({ eyes: null, asks: null, curtain: 2 });
});

test('asked at once, one after the other: who has answered is not asked again', () => {
  const prompts = [{ ...secret(0), answered: true }, secret(2)];
  expect(look({ prompts, opened: 0 })).toEqual({ eyes: null, asks: null, curtain: 2 });
});

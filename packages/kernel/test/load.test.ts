import { expect, test } from 'vitest';
import { Broken, type Game, type Procedure, ready } from '../src/index.js';
import { asks, procedure, type Slate, steps, tiny, write } from './tiny.js';

const fine = { one: asks(0, ['a', 'b']) };
const loading = (game: Game<Slate>) => () => ready(game);

test('a sound game loads once, with its steps in order', () => {
  const game = steps({ one: (t) => write(t.board, '1'), two: asks(0, ['a', 'b']) });
  expect(Object.values(ready(game).main?.steps ?? {}).map((s) => [s.label, s.next])).toEqual([
    ['one', 'two'],
    ['two', ''],
  ]);
  expect(ready(game)).toBe(ready(game));
});

test('labels that JavaScript would put in another order are refused', () => {
  expect(loading(steps({ ...fine, 2: fine.one }))).toThrow(new Broken('tiny: main.2: a label is a word, not a number'));
});

test('labels and names must be words that can stand in a save', () => {
  expect(loading(steps({ '': fine.one }))).toThrow('tiny: main.: a label is a word');
  expect(loading(steps({ 'a.b': fine.one }))).toThrow('tiny: main.a.b: a label is a word');
  expect(loading(tiny([procedure('a.b', fine)]))).toThrow('tiny: "a.b" is no name for a procedure; expected a word');
});

test('a procedure is registered under its own name', () => {
  const main = procedure('main', fine);
  const twice: Record<string, Procedure<Slate>> = { main, other: main };
  expect(loading(tiny([main], { procedures: twice }))).toThrow('tiny: procedure main is registered as other');
});

test('the main procedure must be there', () => {
  const main = procedure('main', fine);
  expect(loading(tiny([main], { main: 'mian' }))).toThrow('tiny: there is no main procedure mian');
  expect(loading(tiny([main], { main: 'toString' }))).toThrow('tiny: there is no main procedure toString');
});

test('a procedure has steps, and each of them does or asks', () => {
  expect(loading(steps({}))).toThrow('tiny: main has no steps');
  const { then: _, ...mute } = fine.one;
  expect(loading(steps({ one: mute }))).toThrow('tiny: main.one neither does nor asks');
  expect(loading(steps({ one: undefined as never }))).toThrow('tiny: main.one neither does nor asks');
});

test('dice streams have names of their own that a record can hold', () => {
  expect(loading(steps(fine, { streams: ['a', 'b', 'a'] }))).toThrow('tiny: dice streams must have distinct names');
  const written = 'cannot be written in a record; expected one word';
  expect(loading(steps(fine, { streams: ['two words'] }))).toThrow(`tiny: "two words" ${written}`);
  expect(loading(steps(fine, { faces: { deck: ['sword', 'long, sharp'] } }))).toThrow(`tiny: "long, sharp" ${written}`);
});

test('faces and secrets belong to streams that are there, and no two faces look alike', () => {
  expect(loading(steps(fine, { faces: { cards: ['a'] } }))).toThrow('tiny: there is no dice stream cards');
  expect(loading(steps(fine, { hidden: ['cards'] }))).toThrow('tiny: there is no dice stream cards');
  expect(loading(steps(fine, { faces: { deck: ['a', 'a'] } }))).toThrow('tiny: two faces of deck have the same name');
});

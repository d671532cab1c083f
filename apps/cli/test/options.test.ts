import { expect, test } from 'vitest';
import { matched } from '../src/play/matching.js';
import { listing } from '../src/play/options.js';

const places = ['dewbury', 'haven', 'britton', 'larkmead', 'greywood', 'elderoak'];
const options = (picks: readonly string[]) => picks.map((pick) => ({ pick }));

test('a few options stand one below the other, with what they mean', () => {
  const { lines } = listing([{ pick: 'stop', tells: 'break off' }, { pick: 'fight' }], 80);
  expect(lines).toEqual(['  1 stop  (break off)', '  2 fight']);
});

test('many options are grouped by their first words, and every number names its pick', () => {
  const picks = ['campaign', 'sail', 'visit'].flatMap((verb) => places.map((place) => `${verb} ${place}`));
  const { lines, numbered } = listing(options(['end turn', ...picks]), 60);
  expect(lines[0]).toBe('  1 end turn');
  expect(lines[1]).toBe('  campaign …');
  expect([...numbered].sort()).toEqual(['end turn', ...picks].sort());
  expect(lines.join('\n')).toContain(`${numbered.indexOf('sail haven') + 1} haven`);
});

test('options that are a kind and a place become a grid of numbers', () => {
  const picks = ['hero', '1', '2', '3', '4'].flatMap((kind) => places.map((place) => `place ${kind} ${place}`));
  const { lines, numbered } = listing(options(picks), 80);
  expect(lines[0]).toMatch(/^ {2}place … +hero +1 +2 +3 +4$/);
  expect(lines).toHaveLength(1 + places.length);
  expect(lines[2]).toMatch(new RegExp(`^ {4}haven .* ${numbered.indexOf('place 4 haven') + 1}$`));
  expect(new Set(numbered).size).toBe(picks.length);
});

test('picks that are numbers stand for themselves', () => {
  expect(listing(options(['0', '1', '2']), 80)).toEqual({ lines: ['  0  1  2'], numbered: [] });
  expect(matched('1', ['0', '1', '2'], [])).toEqual({ found: 'one', pick: '1' });
});

test('options that differ in a number alone are one line, and a number is enough where there is nothing else', () => {
  const picks = Array.from({ length: 31 }, (_, n) => `put ${n} haven`);
  const alone = listing(options(picks), 80);
  expect(alone).toEqual({ lines: ['  put N haven  (N from 0 to 30: type the number)'], numbered: [] });
  expect(matched('12', picks, alone.numbered)).toEqual({ found: 'one', pick: 'put 12 haven' });
  const among = listing(options(['go on', ...picks]), 80);
  expect(among.lines).toEqual(['  1 go on', '  put N haven  (N from 0 to 30: type `put 30 haven` or less)']);
  expect(matched('1', ['go on', ...picks], among.numbered)).toEqual({ found: 'one', pick: 'go on' });
});

test('very many places by column and row are told as a chart, and their names are enough', () => {
  const columns = Array.from({ length: 12 }, (_, i) => i + 3).filter((n) => n !== 8);
  const picks = [3, 4, 5, 6, 7, 9].flatMap((row) => columns.map((column) => `at ${column}-${row}`));
  const { lines, numbered } = listing(options(picks), 80);
  expect(lines).toEqual(['  at COLUMN-ROW, such as `at 3-3`', '    rows 3 to 7, 9: columns 3 to 7, 9 to 14']);
  expect(matched('10-7', picks, numbered)).toEqual({ found: 'one', pick: 'at 10-7' });
});

test('very many options of other kinds keep their numbers', () => {
  const picks = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].flatMap((kind) =>
    places.map((place) => `${kind} ${place}`),
  );
  expect(listing(options(picks), 80).numbered).toHaveLength(picks.length);
});

test('hexes in a row are no numbers of something', () => {
  const { numbered } = listing(options(Array.from({ length: 8 }, (_, n) => `go 160${n}`)), 80);
  expect(numbered).toHaveLength(8);
});

test.each([
  ['2', 'sail haven'],
  ['sail haven', 'sail haven'],
  ['SAIL  Haven', 'sail haven'],
  ['c h', 'campaign haven'],
  ['campaign d', 'campaign dewbury'],
  ['dew', 'campaign dewbury'],
])('"%s" means %s', (typed, pick) => {
  const picks = ['campaign haven', 'sail haven', 'campaign dewbury'];
  expect(matched(typed, picks, picks)).toEqual({ found: 'one', pick });
});

test('what fits several picks names them, what fits none is none', () => {
  const picks = ['campaign haven', 'campaign dewbury', 'place 1 haven', 'place 10 haven'];
  expect(matched('camp', picks, picks)).toEqual({ found: 'several', picks: ['campaign haven', 'campaign dewbury'] });
  expect(matched('p 1 h', picks, picks)).toEqual({ found: 'one', pick: 'place 1 haven' });
  expect(matched('9', picks, picks)).toEqual({ found: 'none' });
  expect(matched('fly', picks, picks)).toEqual({ found: 'none' });
});

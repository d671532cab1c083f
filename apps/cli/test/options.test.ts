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

test.each([
  ['2', 'sail haven'],
  ['sail haven', 'sail haven'],
  ['SAIL  Haven', 'sail haven'],
  ['c h', 'campaign haven'],
  ['campaign d', 'campaign dewbury'],
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

import { expect, test } from 'vitest';
import { namesOf } from '../docs/names.mjs';

const span = (n, name) => Array.from({ length: n }, (_, i) => name(i));
const two = (n) => String(n).padStart(2, '0');

test('a few names are all told', () => {
  expect(namesOf('gem', ['ruby', 'onyx'], { gem: ['ruby', 'onyx'] })).toBe('`ruby`, `onyx`');
});

test('a whole grid is told by its corners', () => {
  const hex = span(100, (i) => two((i % 10) + 1) + two(Math.floor(i / 10) + 1));
  expect(namesOf('hex', hex, { hex })).toBe('`0101` to `1010`: columns 01 to 10, rows 01 to 10');
  expect(namesOf('hex', hex.slice(1), { hex })).toMatch(/^`0201`, `0301`/);
});

test('names made of other names are told by what they are made of', () => {
  const tile = span(40, (i) => `tile${i}`);
  const space = tile.flatMap((one) => [`${one}-centre`, `${one}-a1`]);
  expect(namesOf('space', space, { tile, space })).toBe('`<tile>` with one of `-centre`, `-a1`');
});

test('names of several places are told by those, and what is left over', () => {
  const [land, zone] = [span(40, (i) => `land${i}`), span(50, (i) => `zone${i}`)];
  const place = [...land, 'limbo', ...zone];
  expect(namesOf('place', place, { land, zone, place })).toBe('every `<zone>`, every `<land>`, `limbo`');
  expect(namesOf('land', place, { zone: zone.slice(0, 9), land: place })).not.toContain('every');
});

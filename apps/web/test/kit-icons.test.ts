import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
// @ts-expect-error a script of ours without types
import { SPRITES, sprite } from '../scripts/icons.mjs';
import { ARMS } from '../src/kit/arms.js';
import { ICON_NAMES } from '../src/kit/icon-names.js';
import { NAMES as DRAGONLORDS } from '../src/kit/icons/dragonlords.js';
import { NAMES as LORDS } from '../src/kit/icons/lords-and-wizards.js';
import { NAMES as TALISMAN } from '../src/kit/icons/talisman.js';

test('the file of glyphs holds just what is named', () => {
  const drawn = readFileSync(new URL('../src/kit/icons.svg', import.meta.url), 'utf8');
  expect(drawn).toBe(sprite());
  expect([...drawn.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name)).toEqual([...ICON_NAMES]);
});

test('the glyphs of each game are drawn, and none twice', () => {
  const lists = SPRITES as readonly (readonly [string, string])[];
  for (const [list, file] of lists)
    expect(readFileSync(new URL(`../src/kit/${file}`, import.meta.url), 'utf8')).toBe(sprite(list));
  const shared = new Set<string>(ICON_NAMES);
  expect([...TALISMAN, ...DRAGONLORDS, ...LORDS].filter((name) => shared.has(name))).toEqual([]);
});

test('no two seats share colour, pattern or glyph', () => {
  for (const trait of ['field', 'pattern', 'glyph', 'ordinary', 'colour'] as const)
    expect(new Set(ARMS.map((arms) => arms[trait])).size).toBe(6);
});

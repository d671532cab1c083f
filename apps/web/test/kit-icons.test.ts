import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
// @ts-expect-error a script of ours without types
import { sprite } from '../scripts/icons.mjs';
import { ARMS } from '../src/kit/arms.js';
import { ICON_NAMES } from '../src/kit/icon-names.js';

test('the file of glyphs holds just what is named', () => {
  const drawn = readFileSync(new URL('../src/kit/icons.svg', import.meta.url), 'utf8');
  expect(drawn).toBe(sprite());
  expect([...drawn.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name)).toEqual([...ICON_NAMES]);
});

test('no two seats share colour, pattern or glyph', () => {
  for (const trait of ['field', 'pattern', 'glyph', 'ordinary', 'colour'] as const)
    expect(new Set(ARMS.map((arms) => arms[trait])).size).toBe(6);
});

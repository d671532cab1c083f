import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url);

const packages = ['packages', 'games', 'apps'].flatMap((room) =>
  readdirSync(new URL(room, root)).map((name) => ({
    room,
    manifest: JSON.parse(readFileSync(new URL(`${room}/${name}/package.json`, root), 'utf8')),
  })),
);

// The screen is no package that others import: a browser loads it.
const imported = packages.filter(({ manifest }) => manifest.name !== '@questhall/web');

test.each(imported)('$manifest.name is entered by one door, and from its sources under test', ({ manifest }) => {
  expect(manifest.exports['.']).toEqual({
    'questhall-src': './src/index.ts',
    types: './dist/index.d.ts',
    default: './dist/index.js',
  });
});

test('every dependency is pinned to one exact version', () => {
  const pins = packages.flatMap(({ manifest }) => Object.entries<string>(manifest.dependencies ?? {}));
  expect(pins.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

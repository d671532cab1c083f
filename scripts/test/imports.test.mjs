import { expect, test } from 'vitest';
import { faults } from '../imports.mjs';

const house = Object.fromEntries(
  [
    'packages/kernel',
    'packages/boards',
    'packages/testkit',
    'packages/bots',
    'games/chess',
    'games/go',
    'apps/cli',
  ].map((place) => [`${place}/package.json`, JSON.stringify({ name: `@questhall/${place.split('/')[1]}` })]),
);

test.each([
  ['games/chess/src/a.ts', "import { call } from '@questhall/kernel';"],
  ['packages/bots/src/a.ts', "import type {\n  Chess,\n} from '@questhall/chess';"],
  ['games/chess/test/a.test.ts', "import { readFileSync } from 'node:fs';\nimport { rule } from '@questhall/testkit';"],
  ['apps/cli/src/a.ts', "import { readFileSync } from 'node:fs';\nexport * from '@questhall/chess';"],
  ['packages/kernel/src/a.ts', "// Date, console and Math.random are words here\nexport const says = 'Date';"],
])('%s is fine', (path, text) => {
  expect(faults({ ...house, [path]: text })).toEqual([]);
});

test.each([
  ['packages/kernel/src/a.ts', "import { x } from '@questhall/boards';", 'kernel may import nothing'],
  ['games/chess/src/a.ts', "import { x } from '@questhall/go';", 'game may import kernel, boards'],
  ['games/chess/test/a.test.ts', "import { x } from '@questhall/go';", 'game may import'],
  ['games/chess/src/a.ts', "export * from '@questhall/testkit';", 'game may import'],
  ['games/chess/src/a.ts', "import { x } from '../../go/src/b.js';", 'only by its name'],
  ['games/chess/src/a.ts', "import { readFileSync } from 'node:fs';", 'game has no dependency'],
  ['games/chess/src/a.ts', "const fs = await import('fs');", 'game has no dependency'],
  ['packages/bots/src/a.ts', "import { readFileSync } from 'node:fs';", 'bots runs anywhere'],
  ['packages/bots/src/a.ts', "import fc from 'fast-check';", 'not a dependency'],
  ['games/chess/src/a.ts', "import '@questhall/checkers';", 'no such package'],
  ['games/chess/src/a.ts', 'const die = Math.random();', 'Math.random'],
  ['games/chess/src/a.ts', 'const now = new Date();', 'Date'],
  ['packages/boards/src/a.ts', "console.log('here');", 'console'],
  ['packages/kernel/src/a.ts', 'export let turns = 0;', 'module-level let'],
])('%s may not say %s', (path, text, why) => {
  expect(faults({ ...house, [path]: text })).toEqual([expect.stringContaining(why)]);
});

test('a circle of imports is told once, whichever file it is met from', () => {
  const ring = { a: 'b', b: 'c', c: 'a', d: 'b' };
  const files = Object.entries(ring).map(([name, next]) => [
    `packages/kernel/src/${name}.ts`,
    `export * from './${next}.js';`,
  ]);
  expect(faults({ ...house, ...Object.fromEntries(files) })).toEqual([
    expect.stringContaining(
      'kernel/src/a.ts > packages/kernel/src/b.ts > packages/kernel/src/c.ts > packages/kernel/src/a.ts',
    ),
  ]);
});

test('a fault names its file and line', () => {
  const text = "/* two\nlines */\nimport { x } from '@questhall/go';";
  expect(faults({ ...house, 'games/chess/src/a.ts': text })[0]).toMatch(/^games\/chess\/src\/a\.ts:3 /);
});

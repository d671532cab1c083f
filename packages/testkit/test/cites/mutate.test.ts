import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { CitedMutant } from '../../src/cites/mutants.js';
import { mutate } from '../../src/cites/mutate.js';
import { rulesReport } from '../../src/cites/report.js';
import { sample } from '../../src/cites/sample.js';
import { type Hall, hall } from './hall.js';

const stories = 'games/tiny/test/rules/raid.test.ts';

function house(): Hall {
  const made = hall();
  onTestFinished(made.gone);
  return made;
}

/** Places of a game without a source: two in each of `regions` regions, each region citing one id. */
function places(regions: number): CitedMutant[] {
  return Array.from({ length: regions * 3 }, (_, n) => {
    const region = `r${n % regions}`;
    return { file: 'a.ts', start: n, end: n + 1, text: '', ids: [`TG ${region}`], line: n, mutation: `${n}`, region };
  });
}

test('a sample takes every id once before any a second time, and two of a region at most', () => {
  const ids = (size: number) => sample(places(4), size, 'seed').map((one) => one.id);
  expect(new Set(ids(4))).toEqual(new Set(['TG r0', 'TG r1', 'TG r2', 'TG r3']));
  expect(ids(99).sort()).toEqual(['TG r0', 'TG r0', 'TG r1', 'TG r1', 'TG r2', 'TG r2', 'TG r3', 'TG r3']);
});

test('the same seed takes the same sample, another seed another', () => {
  const starts = (seed: string) => sample(places(20), 10, seed).map((one) => one.start);
  expect(starts('a')).toEqual(starts('a'));
  expect(starts('a')).not.toEqual(starts('b'));
});

test('tests that hold their rules kill every mutant', { timeout: 120_000 }, async () => {
  const tiny = house();
  const seen: string[] = [];
  const watch = (done: number, of: number) => seen.push(`${done}/${of}`);
  const report = await mutate({ slug: 'tiny', root: tiny.root, sample: 6, seed: '1', watch });
  expect(report).toEqual({ game: 'tiny', seed: '1', sample: 6, killed: 6, survived: 0, rate: 1, survivors: [] });
  expect(seen.at(-1)).toBe('6/6');
  expect(readdirSync(join(tiny.root, 'out/mutants'))).toEqual([]);
  expect(await rulesReport('tiny', tiny.root)).toMatchObject({ tested: 3, failing: [] });
});

test('a test that asserts too little lets mutants live, and they are named', { timeout: 120_000 }, async () => {
  const tiny = house();
  tiny.write(
    'games/tiny/src/ask.ts',
    "export const raidAsk = { rule: 'TG B.1', options: (at: number) => [at + 5] };\n",
  );
  tiny.write('games/tiny/src/raid.ts', '');
  tiny.write(stories, story('expect(raidAsk.options(0)).toHaveLength(1)'));
  const report = await mutate({ slug: 'tiny', root: tiny.root, sample: 60, seed: '1' });
  const place = {
    id: 'TG B.1',
    file: 'games/tiny/src/ask.ts',
    line: 1,
    tests: ['neighbours > [TG B.1] are > offered'],
  };
  expect(report).toMatchObject({ sample: 2, killed: 0, survived: 2, rate: 0 });
  expect(report.survivors).toContainEqual({ ...place, mutation: '5 → 6' });
  expect(report.survivors).toContainEqual({ ...place, mutation: '+ → -' });
});

test('that a broken branch is no longer reached does not kill, a test has to say so', {
  timeout: 120_000,
}, async () => {
  const tiny = house();
  const code =
    'export const raidAsk = {\n  go(on: boolean) {\n    // TG A.2\n    if (on) {\n      // TG B.1\n      on = false;\n    }\n  },\n};\n';
  tiny.write('games/tiny/src/ask.ts', code);
  tiny.write('games/tiny/src/raid.ts', '');
  tiny.write(stories, story('raidAsk.go(true); expect(1).toBe(1)').replace("'TG B.1'", "['TG A.2', 'TG B.1']"));
  const report = await mutate({ slug: 'tiny', root: tiny.root, sample: 60, seed: '1' });
  expect(report).toMatchObject({ sample: 3, killed: 0 });
  expect(report.survivors.map((one) => [one.id, one.mutation])).toContainEqual(['TG A.2', 'on → !(on)']);
});

test('a mutant that never ends is killed by the clock', { timeout: 120_000 }, async () => {
  const tiny = house();
  const code =
    "export const raidAsk = { rule: 'TG B.1', options: (n: number) => { while (n !== 5) n += 1; return n; } };\n";
  tiny.write('games/tiny/src/ask.ts', code);
  tiny.write('games/tiny/src/raid.ts', '');
  tiny.write(stories, story('expect(raidAsk.options(2)).toBe(5)'));
  const report = await mutate({ slug: 'tiny', root: tiny.root, sample: 60, seed: '1', limit: 3000 });
  expect(report).toMatchObject({ sample: 2, killed: 2 });
});

test('nothing is broken for a game without green tests', { timeout: 60_000 }, async () => {
  const tiny = house();
  tiny.write(stories, '');
  await expect(mutate({ slug: 'tiny', root: tiny.root, sample: 6, seed: '1' })).rejects.toThrow(
    'no code could be broken',
  );
});

test('a red test beside green ones is to be mended first', { timeout: 60_000 }, async () => {
  const tiny = house();
  tiny.edit(stories, '.toEqual([1])', '.toEqual([7])');
  await expect(mutate({ slug: 'tiny', root: tiny.root, sample: 1, seed: '1' })).rejects.toThrow('mend them first');
});

function story(body: string): string {
  return `import { rule } from '@questhall/testkit';
import { describe, expect } from 'vitest';
import { raidAsk } from '../../src/ask.js';
describe('neighbours', () => rule('TG B.1', 'are > offered', () => { ${body}; }));
`;
}

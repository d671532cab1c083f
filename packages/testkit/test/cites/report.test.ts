import { expect, onTestFinished, test } from 'vitest';
import { rulesReport } from '../../src/cites/report.js';
import { areFresh, readResults, stampOf } from '../../src/cites/results.js';
import { runVitest } from '../../src/cites/vitest.js';
import { type Hall, hall } from './hall.js';

const source = 'games/tiny/src/raid.ts';
const stories = 'games/tiny/test/rules/raid.test.ts';
const kept = 'out/rules/tiny.json';

function house(): Hall {
  const made = hall();
  onTestFinished(made.gone);
  return made;
}

test('a game whose rules are all written and tested is complete', { timeout: 60_000 }, async () => {
  const { root } = house();
  const numbers = { rules: 4, testable: 3, implemented: 3, tested: 3 };
  const rulings = { rulings: 2, rulingsCited: 1, rulingsHeld: 1 };
  const none = { missing: [], notImplemented: [], notTested: [], rulingsMissing: [], examplesMissing: [] };
  expect(await rulesReport('tiny', root)).toEqual({
    game: 'tiny',
    ...numbers,
    ...rulings,
    examples: 1,
    examplesTested: 1,
    ...none,
    failing: [],
    unknown: [],
    complete: true,
  });
});

test('a rule without code, or only with data, is not implemented', { timeout: 60_000 }, async () => {
  const tiny = house();
  tiny.edit(source, '  // TG A.2 An empty', '  // An empty');
  tiny.edit(source, 'export interface', '/** TG A.2 */\nexport const taxes = [1, 2];\n\nexport interface');
  const report = await rulesReport('tiny', tiny.root);
  expect(report).toMatchObject({ implemented: 2, notImplemented: ['TG A.2'], missing: ['TG A.2'], complete: false });
  expect(report).toMatchObject({
    tested: 2,
    notTested: ['TG A.2'],
    failing: ['[TG A.2] an empty purse is left alone'],
  });
});

test('a rule without a test, or with a red one, is not tested', { timeout: 60_000 }, async () => {
  const tiny = house();
  tiny.edit(stories, "rule('TG A.2'", "rule('TG A.1'");
  tiny.edit(stories, 'expect(raidAsk.options(2, 3)).toEqual([1])', 'expect(raidAsk.options(2, 3)).toEqual([7])');
  const report = await rulesReport('tiny', tiny.root);
  expect(report).toMatchObject({ implemented: 3, tested: 1, missing: ['TG A.2', 'TG B.1'], notImplemented: [] });
  expect(report.failing).toEqual(['[TG B.1] only neighbours on the road are offered']);
});

test('an untested example and an uncited ruling are named', { timeout: 60_000 }, async () => {
  const tiny = house();
  tiny.edit(stories, "['TG E1', 'TG R1']", "'TG A.1'");
  tiny.edit(source, 'TG A.1, R1 Two', 'TG A.1 Two');
  tiny.edit('games/tiny/rules.json', 'how people behave at the table', ' ');
  const report = await rulesReport('tiny', tiny.root);
  expect(report).toMatchObject({ missing: [], rulingsMissing: ['TG R1', 'TG R2'], examplesMissing: ['TG E1'] });
  expect(report).toMatchObject({ rulingsCited: 0, rulingsHeld: 0, examplesTested: 0, complete: false });
});

test('a citation of an id that the book does not have is named with its line', { timeout: 60_000 }, async () => {
  const tiny = house();
  tiny.edit(source, 'TG A.1, R1 Two', 'TG A.1, TG A.11, R1 Two');
  const report = await rulesReport('tiny', tiny.root);
  expect(report).toMatchObject({ missing: [], unknown: [`TG A.11 (${source}:9)`], complete: false });
});

test('results are kept, and used as long as nothing changed', { timeout: 60_000 }, async () => {
  const tiny = house();
  await rulesReport('tiny', tiny.root);
  tiny.edit(kept, '"pass": true', '"pass": false');
  expect((await rulesReport('tiny', tiny.root)).failing).toHaveLength(1);
});

test('after a change the tests run anew', { timeout: 60_000 }, async () => {
  const tiny = house();
  await rulesReport('tiny', tiny.root);
  tiny.edit(kept, '"pass": true', '"pass": false');
  tiny.write(source, `${tiny.read(source)}\n`);
  expect((await rulesReport('tiny', tiny.root)).failing).toEqual([]);
});

test.each([source, stories, 'games/tiny/rules.json', 'packages/kernel/src/new.ts'])('the stamp covers %s', (file) => {
  const tiny = house();
  const before = stampOf(tiny.root, 'tiny');
  tiny.write(file, '{}');
  expect(stampOf(tiny.root, 'tiny')).not.toBe(before);
});

test('a run of some tests does not pass for a run of all', { timeout: 60_000 }, async () => {
  const tiny = house();
  await runVitest({ root: tiny.root, args: ['-t', 'TG A'] });
  const some = readResults(tiny.root, 'tiny');
  expect(some?.tests.map((one) => one.ids)).toEqual([['TG A.1'], ['TG A.2']]);
  expect(areFresh(some, tiny.root, 'tiny')).toBe(false);
  expect(await rulesReport('tiny', tiny.root)).toMatchObject({ tested: 3, complete: true });
});

test('a later run of one test renews that test and keeps the others', { timeout: 60_000 }, async () => {
  const tiny = house();
  await rulesReport('tiny', tiny.root);
  tiny.edit(kept, '"pass": true', '"pass": false');
  await runVitest({ root: tiny.root, args: ['-t', 'TG A', '--reporter=json'] });
  expect((await rulesReport('tiny', tiny.root)).failing).toEqual([]);
  expect(readResults(tiny.root, 'tiny')?.tests).toHaveLength(4);
});

test('a game without rule tests has nothing tested', { timeout: 60_000 }, async () => {
  const tiny = house();
  tiny.write(stories, '');
  expect(await rulesReport('tiny', tiny.root)).toMatchObject({ implemented: 3, tested: 0, complete: false });
});

test('tests that cannot be loaded leave their rules untested', { timeout: 60_000 }, async () => {
  const tiny = house();
  tiny.edit(stories, "from '../../src/raid.js'", "from '../../src/gone.js'");
  expect(await rulesReport('tiny', tiny.root)).toMatchObject({ implemented: 3, tested: 0, complete: false });
});

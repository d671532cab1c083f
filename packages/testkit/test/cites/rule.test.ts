import { beforeAll, expect, test } from 'vitest';
import { type RuleResult, readResults } from '../../src/cites/results.js';
import { runVitest } from '../../src/cites/vitest.js';
import { hall } from './hall.js';

const head = `import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { raidAsk } from '../../src/ask.js';
import { raid } from '../../src/raid.js';
`;
const raidByDay = "raid({ coins: 3 }, { coins: 0 }, 'day')";

const stories = `${head}
rule('TG A.1', 'fine', () => expect(${raidByDay}).toBe('taken'));
rule('TG A.1', 'silent', () => { ${raidByDay}; });
rule('TG A.1', 'half said', () => { expect(${raidByDay}); });
rule('TG B.1', 'before', () => expect(raidAsk.options(0, 2)).toEqual([1]));
rule(['TG A.1', 'TG B.1'], 'elsewhere', () => expect(${raidByDay}).toBe('taken'));
rule('TG B.1', 'only text', () => expect(raidAsk.name(0)).toBe('raid 1'));
rule('TG E1', 'example', () => expect(${raidByDay}).toBe('taken'));
rule('TG R1', 'ruling', () => expect(raid({ coins: 0 }, { coins: 0 }, 'day')).toBe('empty'));
rule('TG A.9', 'nowhere', () => expect(${raidByDay}).toBe('taken'));
rule('TG A.1', 'wrong', () => expect(${raidByDay}).toBe('empty'));
rule('TG A.1', 'late', async () => {
  expect(${raidByDay}).toBe('taken');
  await Promise.reject(new Error('too late'));
});
rule('TG A.1', 'soft', () => { expect.soft(${raidByDay}).toBe('empty'); });
rule('TG A.1', 'thrown', () => expect(raid({ coins: -7 }, { coins: 0 }, 'day')).toBe('taken'));
`;

/** What vitest said of the stories, and the results that were kept. */
const told: { code: number | null; said: string; tests: readonly RuleResult[] } = { code: 0, said: '', tests: [] };

beforeAll(async () => {
  const house = hall();
  house.edit('games/tiny/src/raid.ts', 'from.coins -= loot;', "if (from.coins < 0) throw new Error('a debt');");
  house.write('games/tiny/test/rules/new.test.ts', stories);
  const end = await runVitest({ root: house.root, args: ['new.test'] });
  Object.assign(told, end, { tests: readResults(house.root, 'tiny')?.tests });
  house.gone();
}, 60_000);

/** Whether a story was green, what it ran and how often it asserted. */
function kept(story: string) {
  const { ids, ran, assertions, pass } = told.tests.find(({ name }) => name.endsWith(`] ${story}`)) ?? {};
  return { ids, ran, assertions, pass };
}

/** The message under the heading of a story that failed; stories with the same message share it. */
function message(story: string): string {
  const parts = told.said.split(/\[\d+\/\d+\]/);
  return (
    parts.find((part) => part.split('\n').some((line) => line.endsWith(`] ${story}`) && line.includes('FAIL'))) ?? ''
  );
}

test('a story that asserts and runs its rule is kept as green', () => {
  expect(told.tests[0]?.file).toBe('games/tiny/test/rules/new.test.ts');
  expect(told.tests[0]?.name).toBe('[TG A.1] fine');
  expect(kept('fine')).toEqual({ ids: ['TG A.1'], ran: ['TG A.1'], assertions: 1, pass: true });
});

test('a story that asserts nothing fails', () => {
  expect(message('silent')).toContain('rule(TG A.1): the test asserted nothing');
  expect(kept('silent')).toEqual({ ids: ['TG A.1'], ran: ['TG A.1'], assertions: 0, pass: false });
});

test('an expect without a matcher asserts nothing', () => {
  expect(message('half said')).toContain('rule(TG A.1): the test asserted nothing');
  expect(kept('half said').pass).toBe(false);
});

test('code that cites each of its ids must run, and what an earlier story ran does not help', () => {
  expect(kept('before').pass).toBe(true);
  expect(message('elsewhere')).toContain('the test ran no code that cites TG B.1');
  expect(kept('elsewhere')).toEqual({ ids: ['TG A.1', 'TG B.1'], ran: ['TG A.1'], assertions: 1, pass: false });
});

test('text for a reader is not the rule', () => {
  expect(message('only text')).toContain('the test ran no code that cites TG B.1');
});

test('an example needs the code of its rule, a ruling its own', () => {
  expect(kept('example')).toMatchObject({ ran: ['TG E1'], pass: true });
  expect(kept('ruling')).toMatchObject({ ran: [], pass: false });
  expect(message('ruling')).toContain('the test ran no code that cites TG R1');
});

test('an id that the book does not have fails', () => {
  expect(message('nowhere')).toContain('TG A.9 is no id of tiny');
});

test('what a story itself says comes first', () => {
  expect(message('wrong')).toContain("expected 'taken' to be 'empty'");
  expect(message('late')).toContain('too late');
  expect(kept('wrong').pass).toBe(false);
  expect(kept('late').pass).toBe(false);
});

test('a soft assertion that fails makes the rule red', () => {
  expect(kept('soft').pass).toBe(false);
});

test('an error points at the line and column of the source as it is written', () => {
  expect(message('thrown')).toContain('games/tiny/src/raid.ts:11:29');
});

test.each([
  ["['TG A.1', 'TG A.2', 'TG E1', 'TG R1']", 4],
  ['[]', 0],
])('a test may cite one to three ids: %s is refused', { timeout: 60_000 }, async (ids, count) => {
  const house = hall();
  house.write('games/tiny/test/rules/new.test.ts', `${head}rule(${ids}, 'not so', () => {});`);
  const { code, said } = await runVitest({ root: house.root, args: ['new.test'] });
  house.gone();
  expect(code).toBe(1);
  expect(said).toContain(`one to three ids were expected, not ${count} (not so)`);
});

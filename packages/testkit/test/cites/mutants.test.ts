import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { idFinder } from '../../src/cites/ids.js';
import { broken } from '../../src/cites/mutant.js';
import { mutantsOf } from '../../src/cites/mutants.js';

const ids = ['TG A.1', 'TG A.2', 'TG R1'];
const finder = idFinder({
  game: 'tiny',
  rules: ids.slice(0, 2).map((id) => ({ id, testable: true })),
  examples: [],
  ambiguities: [{ id: 'TG R1' }],
});

function mutants(source: string, tested: readonly string[] = ids) {
  const found = mutantsOf(source, 'games/tiny/src/a.ts', { finder, ids: new Set(tested) });
  for (const one of found) expect(parseSync('a.ts', broken(source, one)).errors).toEqual([]);
  return found;
}
const inCited = (code: string) => mutants(`// TG A.1\nfunction f(a, b, list) {\n${code}\n}`).map((one) => one.mutation);

test.each([
  ['g(a === b)', ['g(a === b) → nothing', '=== → !==']],
  ['return a < b', ['< → >=']],
  ['return a /* < */ >= b', ['>= → <']],
  ['if (a && !b) c()', ['a && !b → !(a && !b)', '&& → ||', 'c() → nothing']],
  ['if (a > 0) c()', ['> → <=', '0 → 1', 'c() → nothing']],
  ['return a ? b : 7', ['a → !(a)', '7 → 8']],
  ['if (a) return true;', ['a → !(a)', 'return true; → nothing', 'true → false']],
  ['for (const x of a) { if (x) { continue; } }', ['x → !(x)', 'continue; → nothing']],
  ['a.n += b', ['a.n += b → nothing', '+= → -=']],
  ['return a + b', ['+ → -']],
  ['return list.some((x) => x.on)', ['some → every', 'list.some((x) => x.on) → !(list.some((x) => x.on))']],
  ['return Math.min(a, b)', ['min → max']],
  ['return isToad(a)', ['isToad(a) → !(isToad(a))']],
  ['if (isToad(a)) c()', ['isToad(a) → !(isToad(a))', 'c() → nothing']],
])('%s can be broken', (code, expected) => {
  expect(inCited(code)).toEqual(expected);
});

test.each([
  'return "a" + b',
  `return \`\${a > 1}\``,
  't.tell("seen", { n: 1 })',
  'throw new Error(a > 1)',
  't.broken(a > 1)',
  'const x: 3 = a as 3',
  'return { 1: a }',
])('%s proves nothing when broken', (code) => {
  expect(inCited(code)).toEqual([]);
});

test('a loop is not broken in its step', () => {
  expect(inCited('for (let i = 0; i < a; i += 1) b(i)')).toEqual(['0 → 1', '< → >=', 'b(i) → nothing']);
});

test('the texts of an ask are left alone, its options are not', () => {
  const ask = "export const ask = { rule: 'TG A.1', says: (n) => n + 1, at: (n) => [n - 1], options: (n) => [n - 1] };";
  expect(mutants(ask).map((one) => [one.start > ask.indexOf('options'), one.mutation])).toEqual([
    [true, '- → +'],
    [true, '1 → 2'],
  ]);
});

test('tables and code that cites nothing are left alone', () => {
  expect(mutants('// TG A.1\nexport const sizes = [1, 2];\nexport const f = (a) => a > 1;')).toEqual([]);
});

test('a mutant belongs to the smallest region around it whose ids have tests', () => {
  const source = '// TG A.1\nfunction f(a) {\n  // TG A.2, R1\n  if (a > 1) return 2;\n  // TG R1\n  return a + a;\n}';
  expect(mutants(source).map(({ ids: of, line, mutation }) => [of.join(), line, mutation])).toEqual([
    ['TG A.2,TG R1', 4, '> → <='],
    ['TG A.2,TG R1', 4, '1 → 2'],
    ['TG A.2,TG R1', 4, 'return 2; → nothing'],
    ['TG A.2,TG R1', 4, '2 → 3'],
    ['TG R1', 6, '+ → -'],
  ]);
  expect(mutants(source, ['TG A.1']).map((one) => one.ids)).toEqual(Array(5).fill(['TG A.1']));
});

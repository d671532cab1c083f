import { expect, test } from 'vitest';
import { idFinder } from '../../src/cites/ids.js';
import { type CiteTable, withProbes } from '../../src/cites/probes.js';

const find = idFinder({
  game: 'tiny',
  rules: ['A.1', 'A.2', 'A.3', 'B'].map((id) => ({ id: `TG ${id}`, testable: true })),
  examples: [],
  ambiguities: [{ id: 'TG R1' }],
});

/** Runs a probed source, then calls its function `f`, and gives what `f` said and which ids it ran. */
function run(source: string, ...args: unknown[]): [unknown, string[]] {
  const probed = withProbes(source, 'games/tiny/src/a.ts', find)?.code ?? source;
  expect(probed.split('\n')).toHaveLength(source.split('\n').length);
  const world: { __questhallCites?: CiteTable[] } = {};
  const f = new Function('globalThis', `${probed}; return f;`)(world) as (...given: unknown[]) => unknown;
  for (const table of world.__questhallCites ?? []) table.hits.fill(0);
  const answer = f(...args);
  const ran = (world.__questhallCites ?? []).flatMap(({ hits, ids }) => ids.filter((_, n) => hits[n] === 1).flat());
  return [answer, ran.sort()];
}

test('a cited statement is seen only when it runs', () => {
  const source = 'function f(x) {\n  if (x > 1) {\n    // TG A.1\n    x += 10;\n  }\n  return x;\n}';
  expect(run(source, 2)).toEqual([12, ['TG A.1']]);
  expect(run(source, 1)).toEqual([1, []]);
});

test('a cited statement without a block gets one', () => {
  const source = 'function f(x) {\n  if (x > 1) return 1;\n  // TG A.1\n  else return 2;\n}';
  expect(run(source, 2)).toEqual([1, []]);
  expect(run(source, 0)).toEqual([2, ['TG A.1']]);
});

test('a cited operand is seen only when it is reached', () => {
  const source = 'const f = (x) =>\n  x > 1 &&\n  // TG A.1\n  x < 5 &&\n  // TG A.2\n  x !== 3;';
  expect(run(source, 0)).toEqual([false, []]);
  expect(run(source, 7)).toEqual([false, ['TG A.1']]);
  expect(run(source, 4)).toEqual([true, ['TG A.1', 'TG A.2']]);
});

test('an ask outside a function is seen when one of its functions runs', () => {
  const source =
    "const ask = {\n  rule: 'TG A.1',\n  options: (n) => [n],\n  // TG A.2\n  then(n) { return n; },\n};\nconst f = (x) => ask.options(x);";
  expect(run(source, 3)).toEqual([[3], ['TG A.1']]);
});

test('text for a reader does not count as running an ask', () => {
  const source =
    "const ask = { rule: 'TG A.1', options: () => [1], name: (o) => o };\nconst f = () => ask.name('hill');";
  expect(run(source)).toEqual(['hill', []]);
});

test('a factory that ran long ago is seen when what it made runs', () => {
  const source =
    'function make() {\n  // TG A.1\n  return { go: () => 7 };\n}\nconst made = make();\nconst f = () => made.go();';
  expect(run(source)).toEqual([7, ['TG A.1']]);
});

test('a function is not seen by being declared', () => {
  const source =
    'function f(x) {\n  // TG A.1\n  const g = () => 1;\n  // TG A.2\n  function h() { return 2; }\n  return x ? g() : 0;\n}';
  expect(run(source, false)).toEqual([0, []]);
  expect(run(source, true)).toEqual([1, ['TG A.1']]);
});

test('a case, an entry, a short entry and a spread are each seen', () => {
  const chosen =
    "function f(x) {\n  switch (x) {\n    // TG A.1\n    case 1:\n    // TG A.2\n    case 2:\n      return 'low';\n    // TG A.3\n    default:\n      return 'high';\n  }\n}";
  expect(run(chosen, 1)).toEqual(['low', ['TG A.1', 'TG A.2']]);
  expect(run(chosen, 3)).toEqual(['high', ['TG A.3']]);
  const built =
    'function f(x) {\n  return {\n    // TG A.1\n    x,\n    // TG A.2\n    y: x + 1,\n    // TG A.3\n    ...{ z: 3 },\n  };\n}';
  expect(run(built, 1)).toEqual([{ x: 1, y: 2, z: 3 }, ['TG A.1', 'TG A.2', 'TG A.3']]);
});

test('a chain of calls keeps its receiver, with or without question marks', () => {
  const source = 'const f = (list) => list\n  // TG A.1\n  ?.filter((x) => x > 1)\n  // TG A.2\n  .map((x) => x * 2);';
  expect(run(source, [1, 2])).toEqual([[4], ['TG A.1', 'TG A.2']]);
  expect(run(source, undefined)).toEqual([undefined, ['TG A.1', 'TG A.2']]);
});

test('regions inside regions are each seen for themselves', () => {
  const source =
    '// TG B\nfunction f(x) {\n  // TG A.1, R1\n  for (const one of x) if (one > 2) return (\n    // TG A.2\n    one\n  );\n  return 0;\n}';
  expect(run(source, [1])).toEqual([0, ['TG A.1', 'TG B', 'TG R1']]);
  expect(run(source, [1, 5])).toEqual([5, ['TG A.1', 'TG A.2', 'TG B', 'TG R1']]);
});

test('a source without citations is left alone', () => {
  expect(withProbes('export const f = () => 1;', 'games/tiny/src/a.ts', find)).toBeNull();
});

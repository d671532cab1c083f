import { expect, test } from 'vitest';
import { citations } from '../../src/cites/citations.js';
import { idFinder } from '../../src/cites/ids.js';

const find = idFinder({
  game: 'tiny',
  rules: ['A.1', 'A.2', 'B'].map((id) => ({ id: `TG ${id}`, testable: true })),
  examples: [],
  ambiguities: [{ id: 'TG R1' }],
});

/** Each citation of a source as `id: what it speaks of`, with `(data)` where nothing can run. */
function read(source: string, file = 'games/tiny/src/a.ts'): string[] {
  return citations(source, file, find).map(({ id, region, executable }) => {
    const text = region ? source.slice(region.start, region.end).replace(/\s+/g, ' ') : 'nothing';
    return `${id}: ${text}${executable ? '' : ' (data)'}`;
  });
}

test('a comment speaks of the statement after it', () => {
  expect(read('function f() {\n  a();\n  // TG A.1 why\n  b();\n  c();\n}')).toEqual(['TG A.1: b();']);
});

test('several comments and several ids speak of the same statement', () => {
  expect(read('function f() {\n  // TG A.1\n  // TG A.2, R1\n  b();\n}')).toEqual([
    'TG A.1: b();',
    'TG A.2: b();',
    'TG R1: b();',
  ]);
});

test('a comment behind code speaks of the statement on its line', () => {
  expect(read('function f() {\n  a();\n  if (x) return 1; // TG A.1\n  c();\n}')).toEqual(['TG A.1: if (x) return 1;']);
  expect(read('const s = {\n  a: () => 1, // TG A.1\n  b: () => 2,\n};')).toEqual(['TG A.1: a: () => 1']);
});

test('a comment behind an opening brace speaks of what opens there', () => {
  expect(read('function f() {\n  if (x) { // TG A.1\n    a();\n  } else { // TG A.2\n    b();\n  }\n}')).toEqual([
    'TG A.1: if (x) { // TG A.1 a(); } else { // TG A.2 b(); }',
    'TG A.2: { // TG A.2 b(); }',
  ]);
});

test('a comment between operands, arguments or branches speaks of the next one', () => {
  expect(read('const f = (x) =>\n  x > 1 &&\n  // TG A.1\n  x < 5;')).toEqual(['TG A.1: x < 5']);
  expect(read('function f() {\n  return x\n    ? // TG A.1\n      1\n    : 2;\n}')).toEqual(['TG A.1: 1']);
  expect(read('function f() {\n  if (a) b();\n  // TG A.1\n  else c();\n}')).toEqual(['TG A.1: c();']);
});

test('a comment inside a chain of calls speaks of the chain up to that call', () => {
  expect(read('const f = () => list\n  // TG A.1\n  .filter(g)\n  .map(h);')).toEqual([
    'TG A.1: list // TG A.1 .filter(g) .map(h)',
  ]);
});

test('a comment with nothing after it speaks of its block, at the foot of a file of nothing', () => {
  expect(read('function f() {\n  // TG A.1 nothing happens\n}\n// TG A.2')).toEqual([
    'TG A.1: { // TG A.1 nothing happens }',
    'TG A.2: nothing (data)',
  ]);
});

test('a string speaks of the object around it, or else of the statement', () => {
  expect(read("export const ask = { rule: 'TG A.1', options: () => [1] };")).toEqual([
    "TG A.1: { rule: 'TG A.1', options: () => [1] }",
  ]);
  expect(read("function f() {\n  if (x) return refuse('TG A.1');\n}")).toEqual(["TG A.1: return refuse('TG A.1');"]);
  expect(read("const why = { 'TG A.1': (b) => b.x, 'TG A.2': 3 };")).toEqual([
    "TG A.1: 'TG A.1': (b) => b.x",
    "TG A.2: 'TG A.2': 3 (data)",
  ]);
});

test('tables, types, texts and imports are no implementation', () => {
  expect(read('// TG A.1\nexport const table = [1, 2];')).toEqual(['TG A.1: export const table = [1, 2]; (data)']);
  expect(read('interface A {\n  // TG A.1\n  f(): void;\n}')).toEqual(['TG A.1: f(): void; (data)']);
  expect(read("type Id = 'TG A.1';")).toEqual([]);
  expect(read("/** TG B */\nimport { a } from './a.js';")).toEqual(["TG B: import { a } from './a.js'; (data)"]);
  expect(read("const a = {\n  says: () => 'TG A.1',\n};")).toEqual(["TG A.1: 'TG A.1' (data)"]);
  expect(read("const a = { rule: 'TG A.1', name: (o) => o };")).toEqual([
    "TG A.1: { rule: 'TG A.1', name: (o) => o } (data)",
  ]);
  expect(read('// TG B\nexport const f = () => 1;', 'games/tiny/src/phrases.ts')).toEqual([
    'TG B: export const f = () => 1; (data)',
  ]);
});

test('a source that does not parse names its file', () => {
  expect(() => read('const = 3')).toThrow('games/tiny/src/a.ts');
});

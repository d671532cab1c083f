import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rulebooks, rulesData } from '../rules-data.mjs';

const read = (path) => readFileSync(path, 'utf8');

test('every game carries its rules as they are in rules.json', () => {
  const books = rulebooks();
  expect(books.length).toBeGreaterThan(0);
  for (const { json, data } of books) {
    const isCurrent = read(data) === rulesData(read(json));
    expect(isCurrent, `${data} is behind rules.json; run node scripts/rules-data.mjs`).toBe(true);
  }
});

test('a rule becomes a row, its quotes as the formatter wants them', () => {
  const rules = [{ id: 'A 1', text: `a hero's "way"`, testable: true }];
  expect(rulesData(JSON.stringify({ rules, examples: [], ambiguities: [] }))).toContain(
    [
      'export const RULES: readonly Rule[] = [',
      '  {',
      "    id: 'A 1',",
      `    text: 'a hero\\'s "way"',`,
      '    testable: true,',
      '  },',
      '];',
    ].join('\n'),
  );
});

test('a rules.json without one of its lists is refused', () => {
  expect(() => rulesData('{"rules": [], "examples": []}')).toThrow('no list for RULINGS; expected one in rules.json');
});

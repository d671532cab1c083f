import { expect, test } from 'vitest';
import type { Sort } from '../src/boards/drawing.js';
import { sighted } from '../src/boards/looking.js';
import { lookLines } from '../src/play/look.js';
import { paintFor } from '../src/play/paint.js';

const thing = (name: string, ...also: string[]) => ({ name, also, tells: () => [name, `All about ${name}.`] });
const SORTS: readonly Sort[] = [
  {
    sort: 'spaces',
    things: [thing("Warlock's Cave", 'warlocks-cave'), thing('Fields 1', 'outer-fields-1'), thing('Rüktal')],
  },
  {
    sort: 'cards',
    things: [thing('Cave', 'cave'), ...['Axe', 'Ape', 'Arm', 'Ash', 'Awl', 'Ale', 'Ant'].map((name) => thing(name))],
  },
];

function names(words: string): readonly string[] {
  const seen = sighted(SORTS, words);
  return seen.found === 'things' ? seen.things.map(({ name }) => name) : [];
}

function look(words: string, choices: readonly { pick: string; at: string[] }[] = []): string {
  return lookLines(
    { sorts: SORTS, choices, numbered: choices.map(({ pick }) => pick), paint: paintFor(false), width: 60 },
    words,
  ).join('\n');
}

test('a thing is found by its name in any case, without accents, dashes or apostrophes', () => {
  for (const words of ["Warlock's Cave", 'warlocks cave', 'warlocks-cave', 'WARLOCK’S'])
    expect(names(words)).toEqual(["Warlock's Cave"]);
  expect(names('ruk')).toEqual(['Rüktal']);
});

test('the beginning of a later word is enough, and a whole name comes before a part of one', () => {
  expect(names('1')).toEqual(['Fields 1']);
  expect(names('cav')).toEqual(["Warlock's Cave", 'Cave']);
  expect(names('cave')).toEqual(['Cave']);
  expect(look('cave')).toContain("also Warlock's Cave");
});

test('too many are only named, and a sort names all its things', () => {
  expect(look('a')).toBe('  Axe, Ape, Arm, Ash, Awl, Ale, Ant');
  expect(look('spaces')).toBe("  Warlock's Cave, Fields 1, Rüktal");
});

test('what is called otherwise is said to be, with names that are near', () => {
  expect(look('feilds')).toBe('  Nothing here is called "feilds". Perhaps Fields 1?');
  expect(look('xyzzy')).toMatch(/`look` tells what there\s+is/);
});

test('without a name it is told what there is; a pick or its number stands for what it points at', () => {
  expect(look('')).toMatch(/spaces: Warlock's Cave, Fields 1, Rüktal\n {2}cards: Cave, Axe, Ape, Arm and 4 more/);
  const offered = [
    { pick: 'go outer-fields-1', at: ['outer-fields-1'] },
    { pick: 'take 1 axe', at: ['outer-fields-1'] },
    { pick: 'done', at: [] },
  ];
  for (const words of ['go outer-fields-1', '1']) expect(look(words, offered)).toContain('All about Fields 1.');
  expect(look('2', offered)).toMatch(/All about Axe(.|\n)*All about Fields 1/);
  expect(look('3', offered)).toBe('  "done" is no place and no thing.');
});

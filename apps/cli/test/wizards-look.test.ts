import type { Json, Viewer } from '@questhall/kernel';
import { scenario } from '@questhall/testkit';
import { wizards, wizardsWords } from '@questhall/wizards';
import { expect, test } from 'vitest';
import { looked, looksWell, tooWideLooks } from './looked.js';

const SLUG = 'wizards';
const POSITION: Readonly<Record<string, Json>> = {
  players: { 0: { order: 'wizards', rank: 2, points: [20, 12, 8], at: 'torwall-c3' } },
  demons: ['torwall-c4'],
  dragon: 'torwall-a1',
  wizards: { veldor: 'torwall-b2' },
  boats: ['sea-30-16'],
};

function seen(viewer: Viewer = 0, more: Readonly<Record<string, Json>> = {}) {
  const position = { ...POSITION, ...more };
  return wizards.view(scenario({ game: wizards, words: wizardsWords }, { seats: 2, position }).board, viewer);
}
const look = (words: string, view = seen()) => looked(SLUG, view, words, 200);

test('a space tells its ground, what it costs, what lies round it and who is there', () => {
  const space = look('torwall-c3');
  expect(space).toContain('Torwall C3 (ac3), woods');
  expect(space).toContain('2 points to enter');
  expect(space).toMatch(/Around it: .*ac4 plains \(wall\)/);
  expect(space).toContain('There now: Aldric');
  expect(look('ac3')).toBe(space);
  expect(look('star crest')).toMatch(/only when a card leads there(.|\n)*1-2 ten points of each type/);
});

test('a tile tells its walls and all that is on it, and the sea what lies in it', () => {
  const tile = look('torwall');
  expect(tile).toContain('Torwall (a), tile, Common I');
  expect(tile).toContain('Walls C1|C2 C3|C4 C5|C6');
  for (const piece of ['ac3 Aldric', 'aa1 the Dragon', 'ac4 Demons', 'ab2 Veldor']) expect(tile).toContain(piece);
  expect(look('30-16')).toContain('There now: Boat 1');
  expect(look('boat 1')).toMatch(/Boat 1, in the sea at 30, 16\n +Empty/);
});

test('people, Orders, spells, creatures and cards tell what they are and do', () => {
  expect(look('veldor')).toMatch(/High Wizard\n.*Mentor of the Wizards(.|\n)*Now in Torwall B2/);
  expect(look('ruktal')).toContain('Rüktal, at home in Centre of the Sacred Circle');
  expect(look('druids')).toContain('Rank 2, Priest, 5/15/10: Boat Summoning');
  expect(look('swiftness')).toContain('count as plains');
  expect(look('dragon')).toMatch(/The Dragon, in Torwall A1\n.*1 Dragonbound/);
  expect(look('task 12')).toMatch(/Task 12 \(knowledge 5, power 10\)\n +Bring the healer/);
  expect(look('event-4')).toContain('transported to the Star Crest');
  expect(look('aldric')).toMatch(/Scholar of the Wizards(.|\n)*Spells: Boat Summoning/);
});

test('a Gem card is told to who has looked at it, and to nobody else', () => {
  const players = { 0: { order: 'wizards', rank: 4, at: 'torwall-c3', gems: ['terek'] } };
  expect(look('terek', seen(0, { players }))).toMatch(/As you know, has the \w+/);
  for (const viewer of [1, null]) expect(look('terek', seen(viewer, { players }))).not.toContain('As you know');
});

test('everything offered can be looked at, and nobody is told what is hidden', () => {
  looksWell(SLUG, ['squire', 'squire', 'squire'], 400, 100);
});

test.each([60, 80])('nothing is told wider than a screen of %i columns', (width) => {
  expect(tooWideLooks(SLUG, seen(), width)).toEqual([]);
});

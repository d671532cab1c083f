import type { Viewer } from '@questhall/kernel';
import { scenario } from '@questhall/testkit';
import { wizardsQuest, wizardsQuestWords } from '@questhall/wizards-quest';
import { expect, test } from 'vitest';
import { looked, looksWell, tooWideLooks } from './looked.js';

const SLUG = 'wizards-quest';

function seen(viewer: Viewer = 0) {
  const position = { spaces: { dewbury: { seat: 0, men: 3, hero: true }, britton: { orcs: 2 } }, dragon: 'britton' };
  const t = scenario({ game: wizardsQuest, words: wizardsQuestWords }, { seats: 2, position: position as never });
  return wizardsQuest.view(t.board, viewer);
}
const look = (words: string) => looked(SLUG, seen(), words, 200);

test('a space tells where it lies, what borders it, and who is there', () => {
  expect(look('dewbury')).toMatch(
    /Dewbury, territory \d of .*\n +Borders .*\(bridge\)(.|\n)*There now: 3 men of Aldric, a hero/,
  );
  expect(look('britton')).toContain('There now: 2 orcs, the dragon');
  expect(look('dragon')).toContain('The dragon, in Britton');
});

test('cards, treasures and heroes tell what they do or where they are', () => {
  expect(look('boat')).toMatch(/Boat privilege, 5 in the deck, may be kept\n +One more man/);
  expect(look('crown')).toContain('three men at once');
  expect(look('hero of aldric')).toContain('The hero of Aldric, in Dewbury');
});

test('everything offered can be looked at, and nobody is told what is hidden', () => {
  looksWell(SLUG, ['squire', 'squire', 'squire'], 200, 40);
});

test.each([60, 80])('nothing is told wider than a screen of %i columns', (width) => {
  expect(tooWideLooks(SLUG, seen(), width)).toEqual([]);
});

import { scenario } from '@questhall/testkit';
import { wizardsQuest, wizardsQuestWords } from '@questhall/wizards-quest';
import { expect, test } from 'vitest';
import { drawWizardsQuest } from '../src/boards/wizards-quest.js';
import { drawn, tooWide } from './drawn.js';

const plain = (text: string) => text;
const paint = { strong: plain, marked: plain, faint: plain };
const name = (seat: number) => `seat ${seat}`;
const people = { seat: name, name, letter: (seat: number) => 'AB'[seat] };

test('the heading of Marnon tells what the blank card has changed', () => {
  const position = {
    turn: 4,
    spaces: { haven: { seat: 0 }, britton: { seat: 1 } },
    bridges: ['dewbury', 'haven'],
    mouths: ['pembroke', 'larkmead'],
    truceUntil: 5,
  };
  const options = { 'blank-card': true };
  const t = scenario({ game: wizardsQuest, words: wizardsQuestWords }, { seats: 2, options, position });
  const view = wizardsQuest.view(t.board, 0);
  const [heading] = drawWizardsQuest({ view, before: null, lit: new Set(), width: 300, paint, people } as never);
  expect(heading).toContain('truce until turn 5 · bridges down: Hidden Hollow to Portston Moor');
  expect(heading).toContain('the tunnel opens in Pembroke, Larkmead too');
});

test('nothing of Marnon is wider than the screen', () => {
  expect(tooWide('wizards-quest', { bots: ['squire', 'squire', 'squire'], prompts: 150 })).toEqual([]);
});

test('regions stand side by side as far as the screen is wide', () => {
  const t = scenario({ game: wizardsQuest, words: wizardsQuestWords }, { seats: 2, position: { turn: 1 } });
  expect(drawn('wizards-quest', wizardsQuest.view(t.board, 0)).join('\n')).toMatch(
    /^1 Golden Dunes.* 2 Field of Fallen/m,
  );
});

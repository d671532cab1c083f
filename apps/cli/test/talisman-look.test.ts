import type { Viewer } from '@questhall/kernel';
import { talisman, talismanWords } from '@questhall/talisman';
import { scenario } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { looked, looksWell, tooWideLooks } from './looked.js';

const PLAYERS = {
  0: { character: 'troll', space: 'ruins', objects: ['axe'], trophies: ['bear'], spells: ['destruction'] },
  1: { character: 'elf', space: 'crypt', spells: ['healing'], followers: ['maiden'] },
};

function seen(viewer: Viewer = 0) {
  const position = { players: PLAYERS, spaces: { ruins: { cards: ['dragon'], gold: 2 } } };
  return talisman.view(scenario({ game: talisman, words: talismanWords }, { seats: 2, position }).board, viewer);
}

test('a space tells what happens there, where one gets from it, and who and what is there', () => {
  const text = looked('talisman', seen(), 'ruins', 200);
  expect(text).toContain('Ruins, Outer Region');
  expect(text).toContain('Draw two cards, less those that already lie here.');
  expect(text).toContain('Clockwise comes Plains 3, anticlockwise Fields 2');
  expect(text).toContain('Over the Storm River by Raft: Woods');
  expect(text).toContain('There now: Aldric (Troll), Dragon 7, $2');
  expect(looked('talisman', seen(), 'crypt')).toMatch(/On to Dice with Death\n +Back to Plain of Peril/);
});

test('those one can call on are found by their names', () => {
  expect(looked('talisman', seen(), 'blacksmith')).toMatch(/Village, Outer Region(.|\n)*Blacksmith: Sells Helmet 2/);
});

test('a card tells what it does, who sells it and where it is', () => {
  expect(looked('talisman', seen(), 'axe')).toMatch(
    /Axe, Object\n(.|\n)*3 Gold from the Blacksmith\n.*1 with Aldric, .*in the pile/,
  );
  expect(looked('talisman', seen(), 'bear')).toMatch(/Bear, Enemy \(animal\), Strength 3(.|\n)*1 a trophy of Aldric/);
  expect(looked('talisman', seen(), 'elf')).toMatch(/Elf, character, good, Strength 3, Craft 4(.|\n)*Played by Berta/);
});

test('where a Spell is, is told to who may know it', () => {
  expect(looked('talisman', seen(0), 'destruction')).toContain('Now with Aldric');
  for (const viewer of [1, null]) expect(looked('talisman', seen(viewer), 'destruction')).toMatch(/Now \d not seen/);
});

test('a player is told by name and by letter', () => {
  for (const words of ['berta', 'B', 'seat-1'])
    expect(looked('talisman', seen(), words)).toMatch(/B Berta\n +Elf, good, in Crypt/);
});

test('everything offered can be looked at, and nobody is told what is hidden', () => {
  looksWell('talisman', ['squire', 'squire', 'squire'], 300, 60);
});

test.each([60, 80])('nothing is told wider than a screen of %i columns', (width) => {
  expect(tooWideLooks('talisman', seen(), width)).toEqual([]);
});

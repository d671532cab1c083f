import { dragonlords, dragonlordsWords } from '@questhall/dragonlords';
import type { Viewer } from '@questhall/kernel';
import { scenario } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { looked, looksWell, tooWideLooks } from './looked.js';

const SLUG = 'dragonlords';
const POSITION = {
  turn: 3,
  lands: {
    'frostmark-keep': { side: 0, units: 4, bearers: ['king+trident', 'wizard-1'], gold: 15 },
    wolfmoor: { side: 0, units: 2, invaders: { side: 1, units: 3 } },
    'greenweald-hall': { side: 1, units: 11, bearers: ['king'] },
    'ember-citadel': { side: 'vanquished', units: 5 },
    pinewatch: { side: 0, units: 1, ships: 1 },
  },
  wastes: { 'north-den': { parties: { 0: { units: 2, tools: { torch: 2 }, from: 'north-quest-1' } } } },
  ships: [{ zone: 's0708', side: 1, units: 3 }],
  sides: { 0: { scrolls: ['reflect', 'legion', 'legion'] }, 1: { scrolls: ['infernal'] } },
};

function seen(viewer: Viewer = 0) {
  const opening = { seats: 2, position: POSITION as never };
  return dragonlords.view(scenario({ game: dragonlords, words: dragonlordsWords }, opening).board, viewer);
}
const look = (words: string, viewer: Viewer = 0) => looked(SLUG, seen(viewer), words, 200);

test('a land tells what it pays, what borders it and by what, and who is there', () => {
  const keep = look('frostmark keep');
  expect(keep).toContain('Frostmark Keep (FK), the kingdom of Frostmark');
  expect(keep).toContain('Pays 5 gold');
  expect(keep).toContain('No way to Pinewatch (mountains)');
  expect(keep).toContain('15 gold lies here');
  expect(look('pi')).toMatch(/Borders .*Galecliff \(serpent bridge\)(.|\n)*Its harbour lies in sea zone 0607/);
  expect(look('wolfmoor')).toMatch(/There now: 2 \w+ of Aldric; against them 3 \w+ of Berta/);
  expect(look('ember citadel')).toContain('5 vanquished');
  expect(look('rune ring')).toMatch(/a teleportal(.|\n)*step to Ember Arch or Meadow Stones/);
});

test('who lies face down is told to his own player alone', () => {
  expect(look('frostmark keep')).toContain('(King)+(Trident), (W1)');
  for (const viewer of [1, null]) {
    expect(look('frostmark keep', viewer)).toContain('with ?+?, ?');
    expect(look('trident', viewer)).not.toContain('Aldric');
  }
  expect(look('legion')).toContain('As you know: 2 with Aldric');
  expect(look('legion', 1)).not.toContain('Aldric');
});

test('the Wastelands, ships and the sea tell what is sold, who goes there and what lies beside', () => {
  const den = look('northern witches');
  expect(den).toContain('Sells Potion 1, Elixir 2, DragonOrb 5 gold');
  expect(den).toContain('Between Northern Quest 1, Northern Quest 2');
  expect(den).toMatch(/There now: 2 \w+ of Aldric, Torch ×2/);
  expect(look('ship 1')).toContain('Ship 1, in the harbour of Pinewatch');
  expect(look('s0708')).toMatch(/Sea zone 0708(.|\n)*Ship 2: 3 \w+ of Berta/);
});

test('peoples, spell casters, scrolls, spells, tools, treasures and quests tell what they do', () => {
  expect(look('orcs')).toMatch(/Attack 3, defence 6\n.*3 gold each, 4 for 10/);
  expect(look('dragonlord')).toContain('Dragon Fire');
  expect(look('infernal')).toContain('a die of 8 sides shows. Stopped like fire.');
  expect(look('teleport')).toContain('up to five units');
  expect(look('elixir')).toMatch(/2 gold in the Witches' Dens\n.*lives, once/);
  expect(look('holy grail')).toContain('saved by a 1 or 2');
  expect(look('spider')).toMatch(/Nobody enters without a torch(.|\n)*Giant Spider: attack 5, defence 10/);
});

test('everything offered can be looked at, and nobody is told what is hidden', () => {
  looksWell(SLUG, ['squire', 'squire', 'squire'], 300, 60);
});

test.each([60, 80])('nothing is told wider than a screen of %i columns', (width) => {
  expect(tooWideLooks(SLUG, seen(), width)).toEqual([]);
});

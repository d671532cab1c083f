import type { Viewer } from '@questhall/kernel';
import { lordsAndWizards, lordsAndWizardsWords } from '@questhall/lords-and-wizards';
import { scenario } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { looked, looksWell, tooWideLooks } from './looked.js';
import { POSITION } from './marnon-position.js';

const SLUG = 'lords-and-wizards';

function seen(viewer: Viewer = 0) {
  const opening = { seats: 2, position: POSITION as never, options: { advanced: true } };
  return lordsAndWizards.view(scenario({ game: lordsAndWizards, words: lordsAndWizardsWords }, opening).board, viewer);
}
const look = (words: string, viewer: Viewer = 0) => looked(SLUG, seen(viewer), words, 400);

test('a city tells what it pays, whose it is, what lies round it, and who is there', () => {
  const hell = look('hell');
  expect(hell).toContain('Hell, hex 1607, city (clear)');
  expect(hell).toContain('Pays 5 GTs, of empire 1');
  expect(hell).toContain('Held by Aldric');
  expect(hell).toContain('There now: Aldric Lord 3, 3 Light Infantry, 1 Heavy Horse (19/14)');
  expect(look('1607')).toBe(hell);
  expect(look('lavidian')).toMatch(
    /first capital, a port(.|\n)*NE 1206 clear \(road, Lavid, bridge, ½ MP\)(.|\n)*Castle/,
  );
});

test('hexes and rivers are found by their numbers', () => {
  expect(look('1117')).toMatch(
    /Hex 1117, woods\n.*a column for the defence\n(.|\n)*S 1118 Delvor \(road, Daed, bridge, ½ MP\)/,
  );
  expect(look('1107-1206')).toMatch(/Lavid 1107-1206, river hexside\n +Between 1107 Lavidian and 1206 clear/);
  expect(look('1108')).toContain('Berta 2 Igrash (10/10)');
});

test('a legend that lies face down is told to those alone who know it', () => {
  expect(look('gelken')).toContain('Legend (face down): Two Trolls');
  for (const viewer of [1, null]) {
    expect(look('gelken', viewer)).toContain('Its legend is not known to you');
    expect(look('gelken', viewer)).not.toContain('Trolls');
  }
});

test('units, items and legends tell their figures', () => {
  expect(look('igrash')).toMatch(
    /attack 5, defence 5, 3 movement points\n +Costs 5 GTs, upkeep 3\n.*cities that hire orcs\n.*2 of Berta/,
  );
  expect(look('ent')).toMatch(/Costs nothing\n(.|\n)*A leader finds it in woods, on a 1/);
  expect(look('elf bane')).toMatch(/magic item, swords of Neutrality(.|\n)*With Aldric at 1607 Hell/);
  expect(look('two trolls')).toContain('Troll (8/6), Troll (8/6)');
});

test('everything offered can be looked at, and nobody is told what is hidden', () => {
  looksWell(SLUG, ['squire', 'squire', 'squire'], 160, 80);
});

test('nothing is told wider than the screen', () => {
  expect(tooWideLooks(SLUG, seen(), 60)).toEqual([]);
});

import { lordsAndWizards, lordsAndWizardsWords } from '@questhall/lords-and-wizards';
import { type Opening, scenario } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { drawn, tooWide } from './drawn.js';
import { POSITION } from './marnon-position.js';

const SLUG = 'lords-and-wizards';
const house = { game: lordsAndWizards, words: lordsAndWizardsWords };

function table(position: object = POSITION, more: Partial<Opening> = {}) {
  return scenario(house, { seats: 2, position: position as never, options: { advanced: true }, ...more });
}
const seenBy = (viewer: number | null, t = table()) => lordsAndWizards.view(t.board, viewer);
const line = (lines: readonly string[], words: string) => lines.find((one) => one.includes(words)) ?? '';
const mapRow = (lines: readonly string[], row: string) => lines.find((one) => one.startsWith(row)) ?? '';

test('the board tells the turn, who stands where, and what players have', () => {
  const lines = drawn(SLUG, seenBy(0));
  expect(lines[0]).toContain('Turn 20 (2 of year 2), movement phase');
  expect(lines).toContain('  1607 Hell A5 · A Lord 3, 3 Light Infantry, 1 Heavy Horse (19/14)');
  expect(lines).toContain('  1108 clear · B 2 Igrash (10/10)');
  expect(line(lines, 'A Aldric')).toContain('Lavidian · 12 GTs, income 10 · 4 units');
  expect(lines.join(' ')).toContain('Lord 3 at 1607 Hell, with Elf Bane');
});

test('the map has a letter where a player stands, and signs for castles and cities', () => {
  const lines = drawn(SLUG, seenBy(0));
  const row = mapRow(lines, '07');
  expect(row.slice(3 + 18, 3 + 20)).toBe('@A');
  expect(row.slice(3 + 28, 3 + 30)).toBe('#A');
  expect(mapRow(lines, '08').slice(3 + 18, 3 + 20)).toBe(' B');
  expect(mapRow(lines, '11').slice(3 + 22, 3 + 24)).toBe('#?');
});

test('a legend that lies face down is drawn for those alone who know it', () => {
  const known = '1311 Gelken ?4 · legend (face down): Two Trolls';
  expect(drawn(SLUG, seenBy(0)).join('\n')).toContain(known);
  for (const viewer of [1, null]) expect(drawn(SLUG, seenBy(viewer), { viewer }).join()).not.toContain('Trolls');
});

test('what a besieger spends is drawn for him alone', () => {
  const ring = ['3124', '3224', '3225', '3126', '3025', '3024'];
  const hexes = Object.fromEntries(ring.map((hex) => [hex, { seat: 0, units: { 'light-infantry': 1 } }]));
  const position = {
    players: { 0: { gold: 20 }, 1: { gold: 30 } },
    hexes: { ...hexes, 3125: { seat: 1, units: { bowmen: 2 } } },
  };
  const t = table(position, { options: { siege: true }, begin: { proc: 'besiege', vars: { seat: 0 } } });
  t.picks(0, 'besiege 3125', 'siege 3125', 'spend 15');
  expect(line(drawn(SLUG, seenBy(0, t)), 'Siege:')).toBe('Siege: A besieges B in 3125 clear · you spend 15');
  expect(line(drawn(SLUG, seenBy(1, t), { viewer: 1 }), 'Siege:')).toBe('Siege: A besieges B in 3125 clear');
});

test('a battle is drawn with both forces, and the column they are in', () => {
  const hexes = {
    3124: { seat: 0, units: { 'heavy-infantry': 5 } },
    3125: { seat: 1, units: { 'light-infantry': 3 } },
  };
  const t = table({ hexes }, { options: {}, begin: { proc: 'combat', vars: { seat: 0 } }, dice: { combat: [2] } });
  t.picks(0, 'attack 3125', 'all');
  const text = drawn(SLUG, seenBy(0, t)).join(' ');
  expect(text).toContain('Battle for 3125 clear, round 1 · A attacks with 4 Heavy Infantry (20/16)');
  expect(text).toContain('B defends with 1 Light Infantry (4/3) · difference 17, column 16 to 24');
});

test('hexes that are offered or have changed are marked, in the map too', () => {
  const before = seenBy(0);
  const { 1108: _, ...hexes } = POSITION.hexes;
  const t = table({ ...POSITION, hexes: { ...hexes, 1109: { seat: 1, units: { igrash: 2 } } } });
  const lines = drawn(SLUG, seenBy(0, t), { before, lit: ['1707', '1607', '0909'] });
  expect(lines).toContain('> 1707 clear   *1108 clear');
  expect(line(lines, ' Hell ')).toMatch(/^> 1607 Hell/);
  expect(lines).toContain(' *1109 clear · B 2 Igrash (10/10)');
  expect(lines).toContain('> 0909 Village A -1');
  expect(mapRow(lines, '08').slice(3 + 18, 3 + 20)).toBe('*.');
});

test('who has seen the board is named only those empty cities that matter now', () => {
  const view = seenBy(0);
  expect(drawn(SLUG, view).join()).toContain('3510 Xlmek ?3o');
  expect(drawn(SLUG, view, { before: view }).join()).not.toContain('Xlmek');
});

const EVERYTHING = {
  upkeep: true,
  treachery: true,
  capture: true,
  siege: true,
  plague: true,
  weather: true,
  'castle-building': true,
  creation: true,
};

test('a game of two is drawn from set-up on, no line wider than the screen', () => {
  expect(tooWide(SLUG, { bots: ['squire', 'squire'], prompts: 300 })).toEqual([]);
});

test('so is one of twelve with every optional rule', () => {
  const twelve = Array.from({ length: 12 }, () => 'random');
  expect(tooWide(SLUG, { bots: twelve, prompts: 300, options: EVERYTHING, every: 30 })).toEqual([]);
});

import type { Viewer } from '@questhall/kernel';
import { talisman, talismanWords } from '@questhall/talisman';
import { type Opening, scenario } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { drawn as drawnOf, tooWide } from './drawn.js';

const PLAYERS = {
  0: {
    character: 'troll',
    space: 'ruins',
    objects: ['shield', 'mule', 'bought-shield'],
    trophies: ['bear'],
    spells: ['destruction'],
  },
  1: { character: 'prophetess', space: 'ruins', spells: ['healing', 'random'], followers: ['maiden'], misses: 1 },
};

function table(position: Readonly<Record<string, unknown>> = {}, more: Partial<Opening> = {}) {
  const opening = { seats: 2, position: { players: PLAYERS, ...position }, ...more } as Opening;
  return scenario({ game: talisman, words: talismanWords }, opening);
}

function drawn({ board } = table(), viewer: Viewer = 0): string[] {
  return drawnOf('talisman', talisman.view(board, viewer), { viewer });
}

/** The lines of one space of the picture, by its row and column. */
function cell(lines: readonly string[], row: number, column: number): string[] {
  const borders = lines.flatMap((line, y) => (/^[┌├└]/.test(line) ? [y] : []));
  const from = column * 11 + 1;
  return lines.slice(borders[row] + 1, borders[row + 1]).map((line) => line.slice(from, from + 10).trimEnd());
}

test('each space of the land shows who stands and what lies there', () => {
  const spaces = { ruins: { cards: ['dragon'], gold: 2 }, 'runes-3': { cards: ['wraith', 'magic-portal'] } };
  const lines = drawn(table({ spaces, hex: { space: 'oasis', by: 1 } }));
  expect(cell(lines, 2, 6)).toEqual(['Ruins', 'AB', 'Dragon 7', '$2']);
  expect(cell(lines, 2, 1)).toEqual(['Runes 3', 'Wraith 5c', 'Magic', ' Portal']);
  expect(cell(lines, 1, 3)).toContain('Hex');
  expect(cell(lines, 3, 3)).toEqual(['Crown of', 'Command']);
});

test('what there is no room for in a space is named under the land', () => {
  const cards = ['dragon', 'sword', 'helmet', 'fountain-of-wisdom', 'bought-helmet'];
  const lines = drawn(table({ spaces: { 'portal-of-power': { cards } } }));
  expect(cell(lines, 5, 5)).toContain('+4');
  expect(lines.join('\n')).toContain('Portal of Power: Dragon 7, Sword, Helmet ×2, Fountain of Wisdom (4 left)');
});

test.each([80, 60])('what is offered is marked, and what has changed, %i columns wide', (width) => {
  const before = talisman.view(table().board, 0);
  const now = table({ spaces: { crypt: { gold: 1 }, 'outer-fields-3': { gold: 1 } } });
  const lit = ['outer-fields-3', 'outer-woods-2', 'seat-1'];
  const text = drawnOf('talisman', talisman.view(now.board, 0), { before, lit, width }).join('\n');
  for (const mark of ['>*Fields 3', '>Woods 2', '*Crypt', '>Prophetess']) expect(text).toContain(mark);
  expect(text).not.toMatch(/[>*](Fields 2|Troll)/);
});

test('a line or two tell of each character what lies open before it', () => {
  const text = drawn(table(), null).join('\n');
  expect(text).toMatch(/^A Aldric +Troll, neutral, in Ruins · Lives 4 · Strength 6 · Craft 1 · Gold 1/m);
  expect(text).toContain('Objects: Shield ×2, Mule · Trophies: Bear 3');
  expect(text).toMatch(/^B Berta +Prophetess, good, in Ruins/m);
  expect(text).toContain('Followers: Maiden · Misses one turn.');
});

test('Spells are drawn for their owner and for the Prophetess, and for nobody else', () => {
  const [troll, prophetess, nobody] = [0, 1, null].map((viewer) => drawn(table(), viewer).join('\n'));
  expect(prophetess).toMatch(/Spells: Destruction(.|\n)*Your Spells\n {2}Healing: (.|\n)*\n {2}Random: /);
  expect(troll).toMatch(/Your Spells\n {2}Destruction: /);
  expect(troll).not.toMatch(/Healing|Random/);
  expect(nobody).not.toMatch(/Healing|Random|Destruction/);
});

test('the next Adventure Cards are drawn for who has looked at them', () => {
  const players = { ...PLAYERS, 0: { ...PLAYERS[0], foreseen: 2 } };
  const t = table({ players, top: ['demon', 'imp'] });
  expect(drawn(t).join('\n')).toContain('Next Adventure Cards, as you know: Demon 10c, Imp');
  for (const viewer of [1, null]) expect(drawn(t, viewer).join('\n')).not.toMatch(/Demon|Imp/);
});

test('the heading tells what holds for all', () => {
  const heading = drawn(table({ turn: 7, blizzard: { by: 1 }, quiet: 1, crowned: true })).slice(0, 4);
  for (const words of [/^Turn 7/, /a Blizzard/, /until the next turn of Berta/, /death is final/])
    expect(heading.join(' ')).toMatch(words);
});

const HERE = { space: 'outer-plains-1' };
const draws = (card: string) => ({ begin: { proc: 'space', vars: { seat: 0 } }, dice: { adventure: [card] } });

test('a fight names who is in it', () => {
  const players = { 0: { character: 'wizard', spells: ['psionic-blast'], ...HERE }, 1: { character: 'monk' } };
  const t = table({ players }, draws('wolf'));
  expect(drawn(t)).toContain("Fight by Strength: Aldric's Wizard against Wolf 2");
});

test('an offer on Market Day is drawn, but its Spells for the two alone', () => {
  const players = {
    0: { character: 'wizard', spells: ['hex'], ...HERE },
    1: { character: 'elf' },
    2: { character: 'monk' },
  };
  const t = table({ players }, { seats: 3, ...draws('market-day') });
  while (t.at() === 'window.offer') t.picks(t.asked()[0], 'pass');
  t.picks(0, 'give spell hex', 'want gold', 'offer');
  expect(drawn(t, 1)).toContain('Market Day: Aldric offers Berta Hex for 1 Gold');
  expect(drawn(t, 2)).toContain('Market Day: Aldric offers Berta a Spell for 1 Gold');
});

test.each([2, 6])('a game of %i is drawn from the set-up on, no line wider than the screen', (seats) => {
  const bots = Array.from({ length: seats }, () => (seats === 2 ? 'squire' : 'random'));
  expect(tooWide('talisman', { bots, prompts: 400, options: { characters: 'chosen' }, every: 5 * seats })).toEqual([]);
});

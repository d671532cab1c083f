import {
  advance,
  fresh,
  isRefusal,
  type Live,
  prompts,
  random,
  seedFrom,
  sight,
  type Viewer,
  wake,
} from '@questhall/kernel';
import { talisman, talismanWords, type View } from '@questhall/talisman';
import { scenario } from '@questhall/testkit';
import { expect, test } from 'vitest';
import type { Drawing } from '../src/boards/drawing.js';
import { drawTalisman } from '../src/boards/talisman.js';
import { paintFor } from '../src/play/paint.js';
import { NAMES, peopleOf } from '../src/play/people.js';

const paint = paintFor(false);
const people = peopleOf(NAMES, paint);

function drawn(view: View, more: Partial<Drawing<View>> = {}): string[] {
  return drawTalisman({ view, before: null, viewer: view.viewer, lit: new Set(), paint, people, width: 80, ...more });
}

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

function board(position: Readonly<Record<string, unknown>> = {}) {
  const opening = { seats: 2, position: { players: PLAYERS, ...position } as never };
  return scenario({ game: talisman, words: talismanWords }, opening).board;
}

/** The lines of one space of the picture, by its row and column. */
function cell(lines: readonly string[], row: number, column: number): string[] {
  const borders = lines.flatMap((line, y) => (/^[┌├└]/.test(line) ? [y] : []));
  const from = column * 11 + 1;
  return lines.slice(borders[row] + 1, borders[row + 1]).map((line) => line.slice(from, from + 10).trimEnd());
}

test('each space of the land shows who stands and what lies there', () => {
  const spaces = { ruins: { cards: ['dragon'], gold: 2 }, 'runes-3': { cards: ['wraith', 'magic-portal'] } };
  const lines = drawn(talisman.view(board({ spaces, hex: { space: 'oasis', by: 1 } }), 0));
  expect(cell(lines, 2, 6)).toEqual(['Ruins', 'AB', 'Dragon 7', '$2']);
  expect(cell(lines, 2, 1)).toEqual(['Runes 3', 'Wraith 5c', 'Magic', ' Portal']);
  expect(cell(lines, 1, 3)).toContain('Hex');
  expect(cell(lines, 3, 3)).toEqual(['Crown of', 'Command']);
});

test('what there is no room for in a space is named under the land', () => {
  const cards = ['dragon', 'sword', 'helmet', 'fountain-of-wisdom', 'bought-helmet'];
  const lines = drawn(talisman.view(board({ spaces: { 'portal-of-power': { cards } } }), 0));
  expect(cell(lines, 5, 5)).toContain('+4');
  expect(lines.join('\n')).toContain('Portal of Power: Dragon 7, Sword, Helmet ×2, Fountain of Wisdom (4 left)');
});

test.each([80, 60])('what is offered is marked, and what has changed, %i columns wide', (width) => {
  const before = talisman.view(board(), 0);
  const view = talisman.view(board({ spaces: { crypt: { gold: 1 }, 'outer-fields-3': { gold: 1 } } }), 0);
  const lit = new Set(['outer-fields-3', 'outer-woods-2', 'seat-1']);
  const text = drawn(view, { before, lit, width }).join('\n');
  for (const mark of ['>*Fields 3', '>Woods 2', '*Crypt', '>Prophetess']) expect(text).toContain(mark);
  expect(text).not.toMatch(/[>*](Fields 2|Troll)/);
});

test('a line or two tell of each character what lies open before it', () => {
  const text = drawn(talisman.view(board(), null)).join('\n');
  expect(text).toMatch(/^A Aldric +Troll, neutral, in Ruins · Lives 4 · Strength 6 · Craft 1 · Gold 1/m);
  expect(text).toContain('Objects: Shield ×2, Mule · Trophies: Bear 3');
  expect(text).toMatch(/^B Berta +Prophetess, good, in Ruins/m);
  expect(text).toContain('Followers: Maiden · misses 1 turn');
});

test('Spells are drawn for their owner and for the Prophetess, and for nobody else', () => {
  const [troll, prophetess, nobody] = [0, 1, null].map((viewer) => drawn(talisman.view(board(), viewer)).join('\n'));
  expect(prophetess).toMatch(/Spells: Destruction(.|\n)*Your Spells\n {2}Healing: (.|\n)*\n {2}Random: /);
  expect(troll).toMatch(/Your Spells\n {2}Destruction: /);
  expect(troll).not.toMatch(/Healing|Random/);
  expect(nobody).not.toMatch(/Healing|Random|Destruction/);
});

test('the next Adventure Cards are drawn for who has looked at them', () => {
  const players = { ...PLAYERS, 0: { ...PLAYERS[0], foreseen: 2 } };
  const b = board({ players, top: ['demon', 'imp'] });
  expect(drawn(talisman.view(b, 0)).join('\n')).toContain('Next Adventure Cards, as you know: Demon 10c, Imp');
  for (const viewer of [1, null]) expect(drawn(talisman.view(b, viewer)).join('\n')).not.toMatch(/Demon|Imp/);
});

test('the heading tells what holds for all', () => {
  const heading = drawn(talisman.view(board({ turn: 7, blizzard: { by: 1 }, quiet: 1, crowned: true }), 0)).slice(0, 4);
  for (const words of [/^Turn 7/, /a Blizzard/, /until the next turn of Berta/, /death is final/])
    expect(heading.join(' ')).toMatch(words);
});

test.each([2, 6])('a game of %i is drawn from the set-up on, whoever looks, on any screen', (seats) => {
  const live = seated(seats, { characters: 'chosen' });
  const dice = random('picks');
  const seen = new Map<Viewer, View>();
  for (let n = 0; n < 400 && !live.state.result; n++) {
    if (n % 10 === 0) drawnForAll(live, seen);
    const { seat, options: offered } = waiting(live);
    advance(live, seat, offered[dice(offered.length)]);
  }
  drawnForAll(live, seen);
  expect(live.state.board).toMatchObject({ phase: 'play' });
});

function seated(seats: number, options: Readonly<Record<string, string>>): Live {
  const state = fresh(talisman, { seats, options }, seedFrom('oak'));
  if (isRefusal(state)) throw new Error(state.why);
  const live: Live = wake(talisman, state);
  live.quiet = true;
  return live;
}

function waiting({ asked, state }: Live) {
  const next = asked.find(({ seat }) => asked.length === 1 || !(String(seat) in state.sealed));
  if (!next) throw new Error('nobody is asked');
  return next;
}

/** Every viewer's board, as wide as may be, and with every space shown that is offered. */
function drawnForAll(live: Live, seen: Map<Viewer, View>): void {
  const { seats } = live.state.board as View;
  for (const viewer of [null, ...Array.from({ length: seats }, (_, seat) => seat)]) {
    const view = sight(talisman, live.state, viewer).board as View;
    const asked = live.state.result ? [] : prompts(talisman, live.state, viewer);
    const lit = new Set(
      asked.filter(({ seat }) => seat === viewer).flatMap((p) => p.choices.flatMap((c) => c.at ?? [])),
    );
    for (const width of [60, 80]) {
      const lines = drawn(view, { before: seen.get(viewer) ?? null, lit, width });
      expect(lines.filter((line) => [...line].length > width)).toEqual([]);
      expect(lines.join('\n')).not.toMatch(/undefined|NaN|null/);
      expect((lines.join('\n').match(/>/g) ?? []).length - 1).toBe(lit.size);
    }
    seen.set(viewer, view);
  }
}

import { dragonlords, dragonlordsWords } from '@questhall/dragonlords';
import type { Json } from '@questhall/kernel';
import { scenario } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { drawn, tooWide } from './drawn.js';

const SLUG = 'dragonlords';
type Position = Record<string, Json>;

function boardOf(position: Position, options: Record<string, boolean> = {}) {
  return scenario({ game: dragonlords, words: dragonlordsWords }, { seats: 2, options, position }).board;
}

/** What a seat sees on 80 columns, as one text. */
function seen(position: Position, viewer: number | null, lit: readonly string[] = [], width = 80): string {
  const view = dragonlords.view(boardOf(position), viewer);
  return drawn(SLUG, view, { viewer, lit, width }).join('\n');
}

const position: Position = {
  turn: 3,
  lands: {
    'frostmark-keep': { side: 0, units: 4, bearers: ['king+trident', 'wizard-1'], gold: 15 },
    wolfmoor: { side: 0, units: 2, invaders: { side: 1, units: 3 } },
    'greenweald-hall': { side: 1, units: 11, bearers: ['king', 'dragonlord'] },
    'ember-citadel': { side: 'vanquished', units: 5 },
    pinewatch: { side: 0, ships: 1 },
  },
  wastes: { 'north-den': { parties: { 0: { units: 2, tools: { torch: 2 }, from: 'north-quest-1' } } } },
  ships: [{ zone: 's0708', side: 1, units: 3 }],
  sides: { 0: { scrolls: ['reflect', 'legion', 'legion'] }, 1: { scrolls: ['infernal'], shown: ['king'] } },
};

test('lands stand with holder, units and what lies open or is his own, gold and invaders', () => {
  const board = seen(position, 0);
  expect(board).toMatch(/FK#Frostmark Keep A6 +.*\n +\(King\)\+\(Trident\) .*\n +\(W1\) 15g/);
  expect(board).toMatch(/Wo Wolfmoor +A2 !B3/);
  expect(board).toMatch(/GH#Greenweald Hall B13/);
  expect(board).toMatch(/ King DragonLord/);
  expect(board).toMatch(/EC#Ember Citadel v5/);
});

test('the map tells whose each land is, and where fleets are', () => {
  const board = seen(position, 0);
  expect(board).toMatch(/^12 .* GHB13 /m);
  expect(board).toMatch(/^07 .* B3 /m);
});

test('parties and ships are listed with what they carry and where they lie', () => {
  const board = seen(position, 0);
  expect(board).toMatch(/ND Witches' Den +A2/);
  expect(board).toMatch(/Torch ×2 from N1/);
  expect(board).toMatch(/Ship 1 in harbour Pi/);
  expect(board).toMatch(/Ship 2 at s0708 B3/);
});

test('scrolls and counters that lie face down are shown to their owner alone', () => {
  expect(seen(position, 0)).toContain('Your scrolls: Reflect, Legion ×2');
  for (const viewer of [1, null]) {
    const board = seen(position, viewer);
    expect(board).not.toMatch(/Reflect|Legion|Trident/);
    expect(board).toMatch(/FK#Frostmark Keep A6 +.*\n? *\?\+\? \?/);
  }
  expect(seen(position, 0)).not.toContain('Infernal');
});

test('scrolls seen by clairvoyance are told to whom has seen them', () => {
  const sides = { 1: { scrolls: ['infernal'], seen: [0] } };
  expect(seen({ ...position, sides }, 0)).toContain('Seen with Berta: Infernal');
});

test('what is offered is marked on the map and in the list, a caster by his place', () => {
  const text = seen(position, 0, ['pinewatch', 's0707', 'bearer:0', 'ship-2']);
  expect(text).toMatch(/^05 .*>FK.*>Pi/m);
  expect(text).toMatch(/^07 .*>~ .*>B3/m);
  expect(text).toMatch(/^> FK#/m);
  expect(text).toMatch(/>\(King\)/);
  expect(text).toMatch(/> Pi~Pinewatch/);
  expect(text).toMatch(/> Ship 2/);
});

test('where there is no room for the map, zones that are offered are listed', () => {
  const text = seen(position, 0, ['s0707', 's0708'], 60);
  expect(text).not.toMatch(/^07 /m);
  expect(text).toContain('>Sea zones: s0707 s0708');
});

test('what has changed since one looked is marked', () => {
  const before = dragonlords.view(boardOf(position), 0);
  const now = { ...position, lands: { ...(position.lands as Position), pinewatch: { side: 0, units: 3, ships: 1 } } };
  const text = drawn(SLUG, dragonlords.view(boardOf(now), 0), { before }).join('\n');
  expect(text).toMatch(/ \*Pi~Pinewatch +A3/);
  expect(text).toMatch(/^05 .*\*Pi/m);
  expect(text).not.toMatch(/\*Wo/);
});

test('a player who leads two peoples has a row for each, the second with a small letter', () => {
  const lands = { 'frostmark-keep': { side: 0, units: 4 }, wolfmoor: { side: 2, units: 3 } };
  const view = dragonlords.view(boardOf({ lands }, { 'two-peoples': true }), 0);
  const text = drawn(SLUG, view).join('\n');
  expect(text).toMatch(/^A Aldric +Barbarians · 1 kingdom/m);
  expect(text).toMatch(/^a Aldric +Elves · 0 kingdoms · 1 land/m);
  expect(text).toMatch(/Wo Wolfmoor +a3/);
});

test('the tundra of the smaller board is left out', () => {
  const { 'ember-citadel': _, ...lands } = position.lands as Position;
  const view = dragonlords.view(boardOf({ ...position, lands }, { tundra: true }), 0);
  const text = drawn(SLUG, view).join('\n');
  expect(text).not.toMatch(/Ember Citadel|Ashford/);
  expect(text).toContain('Goldmeadow Castle');
});

test.each([
  ['two players, to its end,', ['random', 'random'], {}, { prompts: 5000, every: 40 }],
  ['two players with two peoples each', ['random', 'random'], { 'two-peoples': true }, { prompts: 200 }],
  ['four players', ['random', 'squire', 'random', 'random'], { 'play-on': true }, { prompts: 200 }],
])('a game of %s is drawn for everybody in the width of the screen', (_, bots, options, course) => {
  expect(tooWide(SLUG, { bots, options, ...course })).toEqual([]);
});

test('who has seen the world is shown the map and told what it does not show', () => {
  const before = dragonlords.view(boardOf(position), 0);
  const moved = { ...position, lands: { ...(position.lands as Position), icegate: { side: 0, units: 2 } } };
  const board = drawn(SLUG, dragonlords.view(boardOf(moved), 0), { before }).join('\n');
  expect(board).toMatch(/\*Ic Icegate +A2/);
  expect(board).toMatch(/FK#Frostmark Keep A6/);
  expect(board).toContain('Ship 2 at s0708');
  expect(board).not.toMatch(/Rimeholt|Islands|gold mine/);
  expect(board).toContain('`board` names all places and signs');
});

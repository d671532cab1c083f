import type { Json, Viewer } from '@questhall/kernel';
import { scenario } from '@questhall/testkit';
import { wizards, wizardsWords } from '@questhall/wizards';
import { expect, test } from 'vitest';
import { drawn, tooWide } from './drawn.js';

type Words = Readonly<Record<string, Json>>;

const SCHOLAR = { order: 'wizards', rank: 2, points: [20, 12, 8], at: 'torwall-c3' };

/** What a viewer of two has before him; seat 0 is a Scholar in Torwall. */
function islands(more: Words = {}, viewer: Viewer = 0, player: Words = {}) {
  const players = { 0: { ...SCHOLAR, ...player }, ...((more.players as Words) ?? {}) };
  const t = scenario({ game: wizards, words: wizardsWords }, { seats: 2, position: { ...more, players } });
  return wizards.view(t.board, viewer);
}

/** The board of that, in one text. */
function text(view: ReturnType<typeof islands>, more: Parameters<typeof drawn>[2] = {}): string {
  return drawn('wizards', view, { viewer: view.viewer, ...more }).join('\n');
}

test('every space round a player shows its code, its ground and who is there', () => {
  const board = text(islands({ demons: ['torwall-c4'], dragon: 'torwall-a1', wizards: { veldor: 'torwall-b2' } }));
  for (const space of ['aa1.&', 'ac4.x', 'a0#', 'ac3"A', 'ab2"@']) expect(board).toContain(` ${space}`);
  expect(board).toContain('Walls of Torwall C1|C2 C3|C4');
});

test('tile by tile it is told what is there, and where nothing is', () => {
  const board = text(islands({ demons: ['longrift-centre', 'longrift-a1'], boats: ['sea-30-16'] }));
  expect(board).toContain('c Longrift (Common III) · A1 centre (Shrineheart Abbey): Demons');
  expect(board).toContain('Nothing on: b Woodswall (Common II)');
  expect(board).toContain('30-16: Boat 1');
});

test('the calendar tells the day, how Evil is thwarted, and what falls next', () => {
  const board = text(islands({ fortnight: 4, day: 3, completed: 7, foretold: 'hillshire', fallen: ['woodswall'] }));
  expect(board).toContain('Fortnight 4, day 3');
  expect(board).toContain('Days 1 2 [3] 4 5 6 7 8 9 10 11 12 13 14 (Evil attacks)');
  expect(board).toContain('7 of 10 Tasks done that thwart Evil · next to fall: Hillshire · 1 tile lost');
});

test('a player has his Rank and what the next one needs beside his name, and his Tasks', () => {
  const tasks = [{ card: 'task-81', mandatory: true, marks: ['1 melekoks-tower-b2', '2 megmorans-tower-centre'] }];
  const view = islands({}, 1, { tasks, dazed: true });
  const board = text(view).replace(/\s+/g, ' ');
  expect(board).toContain('A Aldric Scholar of the Wizards (Rank 2) · knowledge 20/40 · perception 12/30');
  expect(board).toContain('in Torwall C3 · Task 81 (mandatory) · Demon Dazed');
  expect(board).toContain('B2: Task 81 of A');
  expect(board).not.toContain('Yours:');
});

test('his own Tasks are told part by part', () => {
  const marks = ['1 melekoks-tower-b2 done', '2 megmorans-tower-centre'];
  const board = text(islands({}, 0, { tasks: [{ card: 'task-81', mandatory: false, marks }] }));
  expect(board).toContain('  Task 81 (knowledge 5, power 10): Find a chest');
  expect(board).toContain("    [x] get Chest of Flame in Melekok's Tower B2");
  expect(board).toContain("    [ ] meet Megmoran in Megmoran's Tower");
});

test.each([0, 1, null])('Gems and Secret Wizards are drawn for those who know them; who looks: %s', (viewer) => {
  const secrets = { A: { at: 'torwall-a2', who: 'terek', known: [1] } };
  const gems = { veldor: 'ruby', ishkatar: 'false', tolmitar: 'onyx', aevarex: 'topaz' };
  const board = text(islands({ secrets, gems }, viewer, { gems: ['veldor'], seen: ['veldor'] }));
  expect(board).toContain('A2: Secret Wizard A');
  expect(board.includes('Veldor has the ruby, which is yours')).toBe(viewer === 0);
  expect(board.includes('Secret Wizard A (Terek)')).toBe(viewer === 1);
  expect(board.includes('A is Terek')).toBe(viewer === 1);
  expect(board).not.toMatch(/onyx|topaz|False/);
});

test.each([60, 80])('what is offered is marked, on the chart and in the list, %i columns wide', (width) => {
  const view = islands({ boats: ['sea-30-16'] });
  const lit = ['torwall-c4', 'glendale-a2', 'sea-1-1', 'boat-1', 'longrift'];
  const board = text(view, { lit, width });
  for (const mark of ['>ac4', '>C4', '>A2', '>1-1', '>30-16: Boat 1', '> c Longrift']) expect(board).toContain(mark);
  expect(board).toMatch(/^ 1 >/m);
});

test('what has changed since is marked, and what has gone', () => {
  const before = islands({ demons: ['longrift-a1'] });
  const board = text(islands({ players: { 1: { at: 'glendale-a2' } } }, 0, { at: 'torwall-c2', rank: 3 }), { before });
  for (const mark of ['*C2: A', '*C3: nothing now', '*A1: nothing now', '*A2: B', '*Sage of the Wizards', '*ac2'])
    expect(board).toContain(mark);
  expect(board).not.toContain('*no Task');
});

test('tiles that lie face down are all alike', () => {
  const t = scenario({ game: wizards, words: wizardsWords }, { seats: 1, options: { difficulty: 0 } });
  t.picks(0, 'megmoran', 'at 10-10', 'turn 0');
  const board = text(wizards.view(t.board, 0));
  expect(board).toContain('the tiles lie face down');
  expect(board).toMatch(/^10 {2,}:::::$/m);
  expect(board).not.toMatch(/Torwall|Lair/);
});

const islandsOn = (islands: string) => ({ islands, partners: true });

test.each([
  { bots: ['random'], prompts: 200, every: 20, options: islandsOn('laid') },
  { bots: ['random', 'random'], prompts: 200, every: 20, options: islandsOn('laid') },
  { bots: ['squire', 'squire'], prompts: 300, every: 20, options: islandsOn('chart') },
  { bots: Array.from({ length: 6 }, () => 'squire'), prompts: 250, every: 50, options: islandsOn('chart') },
])('games are drawn from the set-up on, whoever looks, on any screen: $bots', (course) => {
  expect(tooWide('wizards', course)).toEqual([]);
});

test('who has seen the islands is not told again where nothing is', () => {
  const before = islands();
  const board = text(islands({ demons: ['longrift-a1'] }), { before, lit: ['torwall-c2'] });
  expect(board).toContain('*A1: Demons');
  expect(board).not.toMatch(/Nothing on|another's|· >C2/);
});

import { isRefusal, type Json, type Prompt } from '@questhall/kernel';
import { type Board, cellNamed, TILES, type View, wizards, wizardsWords } from '@questhall/wizards';
import { expect, test } from 'vitest';
import { awaitsIn } from '../../../src/boards/wizards/awaits.js';
import { snapped } from '../../../src/boards/wizards/laying.js';
import { players } from '../../../src/boards/wizards/lines.js';
import { perilOf } from '../../../src/boards/wizards/perils.js';
import { nextToFall } from '../../../src/boards/wizards/threats.js';
import { tripsBetween } from '../../../src/boards/wizards/trips.js';
import { wander } from '../wandering.js';

/** How seat 0 sees a position of two players. */
function seen(position: Readonly<Record<string, Json>> = {}): View {
  const board = wizardsWords.read(position, { seats: 2, options: {} });
  if (isRefusal(board)) throw new Error(board.why);
  return wizards.view(board as Board, 0) as View;
}

function asking(ask: string, picks: readonly string[], args: Record<string, Json> = {}): Prompt {
  const choices = picks.map((pick) => ({ pick }));
  return {
    seat: 0,
    ask,
    number: 1,
    rule: 'W 1',
    says: { key: '', args },
    private: false,
    choices,
  } as unknown as Prompt;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0);
const MAGE = { players: { 0: { order: 'wizards', rank: 4, points: [80, 70, 60] } } };

test.each([
  ['demons.dispel', ['cast demon-dispelling', 'no spell'], {}],
  ['dragon.tame', ['cast dragon-taming', 'no spell'], {}],
  ['trap.escape', ['cast escaping', 'no spell'], {}],
  ['meet.gem', ['gem', 'decline'], { person: 'terek' }],
] as const)('all that may come of %s adds up to one, by every way', (ask, picks, args) => {
  const peril = perilOf(seen(MAGE), asking(ask, picks, args));
  const ways = Math.max(1, peril?.ways.length ?? 0);
  for (let way = 0; way < ways; way++) expect(sum(peril!.rows.map(({ chances }) => chances[way]!))).toBeCloseTo(1);
});

test('a Gem of one who is known to be true brings no harm', () => {
  const knows = { players: { 0: { ...MAGE.players[0], gems: ['terek', 'elekov'] } } };
  const words = perilOf(seen(knows), asking('meet.gem', ['gem', 'decline'], { person: 'terek' }))!.rows;
  expect(words.map((row) => row.words)).toEqual(['nothing']);
});

test('a place tells what waits there, in the order in which it is met', () => {
  const view = seen({ demons: ['torwall-centre'] });
  const tables = awaitsIn(view, cellNamed(view.layout, 'torwall-centre'));
  expect(tables.map(({ title }) => title)).toEqual(['Common Folk', 'Demons']);
  for (const { rows } of tables) expect(sum(rows.map(({ chances }) => chances[0]!))).toBeCloseTo(1);
});

test('Evil strikes where most markers lie, or where it was foretold', () => {
  const fallen = (view: View) => nextToFall(view).map((tile) => TILES[tile].id);
  expect(fallen(seen({ demons: ['hillshire-a1', 'hillshire-a2', 'torwall-a1'] }))).toEqual(['hillshire']);
  expect(fallen(seen({ demons: ['hillshire-a1'], foretold: 'longrift' }))).toEqual(['longrift']);
});

test('a tile slips into the nearest place where it fits, and no farther', () => {
  const { layout } = seen();
  const [here, near, far] = ['sea-1-1', 'sea-3-2', 'sea-20-2'].map((id) => cellNamed(layout, id)) as [
    number,
    number,
    number,
  ];
  expect(snapped(here, [near, far])).toBe(near);
  expect(snapped(here, [far])).toBe(here);
});

test('a Boat travels with who is in it, and alone when it is called', () => {
  const before = seen({
    boats: ['sea-8-9', 'sea-20-10'],
    players: { 0: { at: 'torwall-a1' }, 1: { at: 'hillshire-a1' } },
  });
  const boatAt = before.boatAt.with(0, cellNamed(before.layout, 'sea-9-9'));
  const at = before.at.with(0, cellNamed(before.layout, 'torwall-a2'));
  expect(tripsBetween(before, { ...before, boatAt, at }).map(({ kind }) => kind)).toEqual(['boat', 'player']);
  expect(tripsBetween(before, { ...before, boatAt, at, boat: [0, -1] }).map(({ kind }) => kind)).toEqual(['player']);
});

test('partners are named beside each other', () => {
  const notes: string[] = [];
  wander(wizards as never, { seed: 'p', seats: 4, most: 1, options: { partners: true } }, (_, scene) => {
    const chairs = ['Ann Lee', 'Ben', 'Cid Fox', 'Dee'].map((name, seat) => ({ ...scene().chairs[seat]!, name }));
    notes.push(...players({ ...scene(), chairs }).map(({ note }) => note));
  });
  expect(notes.map((note) => note.split(' · ')[0])).toEqual(['with Cid', 'with Dee', 'with Ann', 'with Ben']);
});

import { apply } from '@questhall/kernel';
import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { wizardsQuest } from '../../src/index.js';
import { SPACES, territoryAt } from '../../src/map.js';
import { course, playOut, told } from '../stage.js';
import { marnon } from '../table.js';

/** The dice of the six regions; doubles nowhere. */
const orcDice = [2, 6, 1, 2, 3, 4, 5, 6, 2, 3, 4, 1];
/** Seat 1 is first of three. */
const first = [1, 2, 6, 5, 2, 2];

function threeWithCastles() {
  const t = marnon({ seats: 3, dice: { first, setup: orcDice } });
  return t.picks(1, 'take castle-4').picks(2, 'take castle-1').picks(0, 'take castle-8');
}

rule(['WQ IV.B', 'WQ SUMMARY.SETUP.A'], 'everybody rolls two dice, and the highest sets up first', () => {
  const t = marnon({ seats: 3, dice: { first } });
  expect(told(t, 'first.rolled')).toEqual([{ seats: [0, 1, 2], totals: [3, 11, 4] }]);
  expect(t.truth('first')).toBe(1);
  expect(t.asked()).toEqual([1]);
  expect(t.leftDice()).toEqual({});
  expect(marnon({ seats: 3, dice: { first: [4, 4, 1, 6, 2, 5] } }).asked()).toEqual([0]);
});

rule('WQ IV.C', 'from the first player it goes to the left', () => {
  const t = marnon({ seats: 3, dice: { first, setup: orcDice } });
  const asked = [t.asked(), t.picks(1, 'take castle-4').asked(), t.picks(2, 'take castle-1').asked()];
  expect(asked).toEqual([[1], [2], [0]]);
  expect(told(t, 'first.rolled')).toEqual([{ seats: [0, 1, 2], totals: [3, 11, 4] }]);
  expect(t.picks(0, 'take castle-8').asked()).toEqual([1]);
  const spaces = { dewbury: { seat: 0 }, britton: { seat: 1 }, haven: { seat: 2 } };
  const opening = { seats: 3, position: { spaces, first: 2 }, begin: { proc: 'first-player' } } as const;
  const later = marnon({ ...opening, dice: { first: [1, 1, 6, 6, 2, 2] } });
  expect(told(later, 'first.rolled')).toEqual([{ seats: [2, 0, 1], totals: [2, 12, 4] }]);
  expect(later.asked()).toEqual([0]);
});

rule('WQ IV.D', 'castles, orcs, the other territories, treasures, and then the men', () => {
  const t = marnon({ seats: 3, dice: { first, setup: orcDice }, moreDice: 'seed' });
  const asks: string[] = [];
  while (t.truth('phase') === 'setup') {
    const [seat] = t.asked();
    if (asks.at(-1) !== t.at()) asks.push(t.at());
    t.picks(seat, t.offers(seat).at(-1) as string);
  }
  expect(asks).toEqual(['castles.choose', 'filling.choose', 'treasures.choose', 'place.choose']);
  const setUp = course(t);
  expect(setUp.slice(0, setUp.indexOf('turn'))).toEqual([
    'first.rolled',
    'first.is',
    'setup.castle',
    'setup.orc-castles',
    'setup.orcs',
    'setup.settled',
    'setup.hid',
    'placed',
  ]);
});

rule(['WQ IV.D.1', 'WQ SUMMARY.SETUP.B'], 'everybody takes one castle that nobody has', () => {
  const t = marnon({ seats: 3, dice: { first, setup: orcDice } });
  expect(t.at()).toBe('castles.choose');
  expect(t.offers(1)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((number) => `take castle-${number}`));
  t.picks(1, 'take castle-4');
  expect(t.truth('spaces.castle-4')).toMatchObject({ seat: 1, men: 1 });
  expect(t.offers(2)).not.toContain('take castle-4');
  expect(t.refuses(2, 'take castle-4')).toMatchObject({ rule: 'WQ IV.D.1', why: 'that castle is taken' });
  const outside = apply(wizardsQuest, t.state, { seat: 2, picks: ['take dewbury'] });
  expect(outside).toMatchObject({ rule: 'WQ IV.D.1', why: expect.stringContaining('only a castle') });
  const full = marnon({ seats: 2, position: { spaces: { dewbury: { orcs: 1 } } }, begin: { proc: 'castles' } });
  const orcs = apply(wizardsQuest, full.state, { seat: 0, picks: ['take dewbury'] });
  expect(orcs).toMatchObject({ rule: 'WQ IV.D.1', why: expect.stringContaining('only a castle') });
  t.picks(2, 'take castle-1').picks(0, 'take castle-8');
  expect(t.at()).toBe('filling.choose');
  expect([0, 1, 2].map((seat) => t.truth(`players.${seat}.pieces`))).toEqual([1, 1, 1]);
});

rule('WQ IV.D.2', 'two orcs enter each castle left over', () => {
  const t = threeWithCastles();
  const castles = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => t.truth(`spaces.castle-${number}.orcs`));
  expect(castles).toEqual([0, 2, 2, 0, 2, 2, 2, 0]);
  expect(t.truth('spaces.castle-1')).toMatchObject({ seat: 2, men: 1 });
});

rule('WQ SUMMARY.SETUP.C', 'orcs come to the castles left over and to two territories of each region', () => {
  const t = threeWithCastles();
  const orcs = SPACES.filter((_, space) => t.board.holder[space] === 6);
  expect(orcs).toHaveLength(5 + 12);
  expect(orcs.every(({ id }) => t.truth(`spaces.${id}.orcs`) === 2)).toBe(true);
  expect(orcs.filter(({ kind }) => kind === 'castle')).toHaveLength(5);
});

rule(['WQ IV.D.3', 'WQ IV.D.3.c'], 'two territories of each of the six regions get orcs', () => {
  const t = threeWithCastles();
  const settled = SPACES.flatMap(({ region, id }) =>
    region > 0 && t.truth(`spaces.${id}.orcs`) === 2 ? [region] : [],
  );
  expect(settled).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]);
  expect(t.offers(1)).toHaveLength(24);
  expect(t.leftDice()).toEqual({});
});

rule('WQ R82', 'the regions are diced in the order of their numbers', () => {
  const t = threeWithCastles();
  expect(told(t, 'setup.orcs')).toEqual([
    { region: 1, dice: [2, 6] },
    { region: 2, dice: [1, 2] },
    { region: 3, dice: [3, 4] },
    { region: 4, dice: [5, 6] },
    { region: 5, dice: [2, 3] },
    { region: 6, dice: [4, 1] },
  ]);
});

rule('WQ IV.D.3.a', 'doubles are rolled again, as long as they come', () => {
  const t = marnon({ seats: 2, dice: { first: [6, 6, 1, 1], setup: [3, 3, 5, 5, ...orcDice] } });
  t.picks(0, 'take castle-1').picks(1, 'take castle-2');
  expect(told(t, 'setup.orcs')[0]).toEqual({ region: 1, dice: [2, 6] });
  expect(['hidden-hollow', 'britton'].map((id) => t.truth(`spaces.${id}.orcs`))).toEqual([0, 0]);
  expect(t.leftDice()).toEqual({});
});

rule('WQ IV.D.3.b', 'two orcs stand in each territory that the dice name', () => {
  const t = threeWithCastles();
  const named = orcDice.map((number, i) => SPACES[territoryAt(Math.floor(i / 2) + 1, number)].id);
  expect(named.map((id) => t.truth(`spaces.${id}.orcs`))).toEqual(new Array(12).fill(2));
  expect(t.truth('spaces.britton')).toMatchObject({ seat: null, orcs: 0 });
});

rule('WQ E3', 'a 2 and a 6 for the Golden Dunes are Dewbury and Red Dune', () => {
  const t = threeWithCastles();
  expect([t.truth('spaces.dewbury.orcs'), t.truth('spaces.red-dune.orcs')]).toEqual([2, 2]);
  const others = ['lair-of-the-lizard', 'hidden-hollow', 'melting-sands', 'britton'];
  expect(others.map((id) => t.truth(`spaces.${id}.orcs`))).toEqual([0, 0, 0, 0]);
});

rule('WQ IV.D.4', 'all territories still empty get one man each', () => {
  const t = threeWithCastles();
  playOut(t, 'filling.choose');
  expect(t.at()).toBe('treasures.choose');
  const men = SPACES.filter((_, space) => t.board.holder[space] >= 0 && t.board.holder[space] < 3);
  expect(men).toHaveLength(3 + 24);
  expect(men.every(({ id }) => t.truth(`spaces.${id}.men`) === 1)).toBe(true);
});

rule('WQ IV.D.4.a', 'in turn from the first player, in any empty territory of the board', () => {
  const t = threeWithCastles();
  expect(t.asked()).toEqual([1]);
  expect(t.offers(1)).toContain('settle lair-of-the-lizard');
  expect(t.refuses(1, 'settle dewbury').rule).toBe('WQ IV.D.4.a');
  expect(t.refuses(1, 'settle castle-2')).toMatchObject({ rule: 'WQ IV.D.4.a', why: expect.stringContaining('empty') });
  t.picks(1, 'settle lair-of-the-lizard');
  expect(t.truth('spaces.lair-of-the-lizard')).toMatchObject({ seat: 1, men: 1 });
  expect(t.asked()).toEqual([2]);
  expect(t.refuses(2, 'settle lair-of-the-lizard').rule).toBe('WQ IV.D.4.a');
  expect(t.picks(2, 'settle hazelmere').asked()).toEqual([0]);
  expect(t.picks(0, 'settle frostspire').asked()).toEqual([1]);
});

rule(
  ['WQ IV.D.4.b', 'WQ SUMMARY.SETUP.D'],
  'until no space is empty: five players get 5, 5, 5, 5 and 4 of them',
  () => {
    const t = marnon({ seats: 5, dice: { first: [1, 1, 1, 1, 6, 6, 1, 1, 1, 1], setup: orcDice } });
    playOut(t, 'castles.choose');
    playOut(t, 'filling.choose');
    expect(t.board.holder).not.toContain(-1);
    expect([2, 3, 4, 0, 1].map((seat) => (t.truth(`players.${seat}.pieces`) as number) - 1)).toEqual([5, 5, 5, 5, 4]);
  },
);

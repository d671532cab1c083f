import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { marnon } from '../table.js';

/** Two players about to hide treasures; seat 1 is first. */
function hiding(options = {}) {
  const spaces = {
    'castle-1': { seat: 0 },
    'castle-2': { seat: 1 },
    'lair-of-the-lizard': { seat: 1 },
    dewbury: { seat: 0 },
  };
  return marnon({
    seats: 2,
    options,
    position: { spaces, elsewhere: { orcs: 2 }, first: 1 },
    begin: { proc: 'treasures' },
  });
}

function mustering() {
  return marnon({
    seats: 2,
    position: {
      spaces: { 'castle-1': { seat: 0 }, haven: { seat: 0 }, 'castle-2': { seat: 1 }, dewbury: { seat: 1 } },
      elsewhere: { orcs: 2 },
      first: 1,
    },
    begin: { proc: 'muster' },
    dice: {},
    moreDice: 'seed',
  });
}

rule(['WQ XII.A', 'WQ IV.D.5.b.1'], 'a treasure hidden in an own space earns five men there, elsewhere none', () => {
  const t = hiding().picks(1, 'hide ring castle-2');
  expect([t.asked(), t.at()]).toEqual([[1], 'place.choose']);
  t.picks(1, 'place 5 castle-2');
  expect(t.truth('spaces.castle-2')).toMatchObject({ seat: 1, men: 6, treasure: { owner: 0, kind: 'ring' } });
  expect([t.asked(), t.at()]).toEqual([[0], 'treasures.choose']);
  t.picks(0, 'hide ring castle-5');
  expect([t.asked(), t.at()]).toEqual([[1], 'treasures.choose']);
  t.picks(1, 'hide crown lair-of-the-lizard', 'place 5 lair-of-the-lizard');
  expect(t.truth('spaces.lair-of-the-lizard.men')).toBe(6);
  t.picks(0, 'hide crown haven').picks(1, 'hide chest hazelmere').picks(0, 'hide chest dewbury');
  expect([t.asked(), t.at()]).toEqual([[0], 'place.choose']);
  t.picks(0, 'place 5 dewbury');
  expect([t.asked(), t.offers(1).includes('place 10 castle-2')]).toEqual([[1], true]);
  expect([t.truth('players.0.pieces'), t.truth('players.1.pieces')]).toEqual([7, 12]);
});

rule('WQ XII.A', 'three players earn nothing by it', () => {
  const t = marnon({
    seats: 3,
    position: {
      spaces: { 'castle-1': { seat: 0 }, 'castle-2': { seat: 1 }, 'castle-3': { seat: 2 } },
      elsewhere: { orcs: 2 },
    },
    begin: { proc: 'treasures' },
  }).picks(0, 'hide ring castle-1');
  expect([t.asked(), t.at(), t.truth('spaces.castle-1.men')]).toEqual([[1], 'treasures.choose', 1]);
});

rule('WQ R52', 'the five come at once and all to that space; one super power may be among them', () => {
  const t = hiding().picks(1, 'hide ring castle-2');
  expect(t.offers(1)).toEqual(['place hero castle-2', 'place sorcerer castle-2', 'place 5 castle-2']);
  expect(t.refuses(1, 'place 5 lair-of-the-lizard').rule).toBe('WQ R36');
  t.picks(1, 'place hero castle-2', 'place 3 castle-2');
  expect(t.truth('spaces.castle-2')).toMatchObject({ men: 4, hero: true, sorcerer: false });
  expect(t.at()).toBe('treasures.choose');
  const plain = hiding({ 'powers-for-awards': false }).picks(1, 'hide ring castle-2');
  expect(plain.truth('spaces.castle-2')).toMatchObject({ men: 6, hero: false });
  expect(plain.asked()).toEqual([0]);
});

rule(
  ['WQ XII.B.1', 'WQ XII.B.2', 'WQ XII.B.3'],
  'the first player places ten, the other twenty, the first ten more',
  () => {
    const t = mustering();
    expect([t.asked(), t.offers(1).includes('place 10 dewbury'), t.offers(1).includes('place 11 dewbury')]).toEqual([
      [1],
      true,
      false,
    ]);
    t.picks(1, 'place 10 dewbury');
    expect([t.asked(), t.offers(0).includes('place 20 haven'), t.offers(0).includes('place 21 haven')]).toEqual([
      [0],
      true,
      false,
    ]);
    t.picks(0, 'place 20 haven');
    expect([t.asked(), t.offers(1).includes('place 10 dewbury'), t.offers(1).includes('place 11 dewbury')]).toEqual([
      [1],
      true,
      false,
    ]);
    t.picks(1, 'place 10 castle-2');
    expect(t.truth('phase')).not.toBe('setup');
  },
);

rule('WQ XII.B.1', 'three players place ten each', () => {
  const t = marnon({
    seats: 3,
    position: { spaces: { dewbury: { seat: 0 }, 'castle-1': { seat: 0 }, haven: { seat: 1 }, britton: { seat: 2 } } },
    begin: { proc: 'muster' },
    dice: {},
    moreDice: 'seed',
  });
  expect([t.offers(0).includes('place 10 dewbury'), t.offers(0).includes('place 11 dewbury')]).toEqual([true, false]);
  expect(t.picks(0, 'place 10 dewbury').offers(1)).toContain('place 10 haven');
});

rule('WQ R83', 'super powers may be taken in each of the three placements', () => {
  const t = mustering().picks(1, 'place hero dewbury', 'place 8 dewbury');
  t.picks(0, 'place sorcerer haven', 'place 18 haven');
  expect(t.refuses(1, 'place hero castle-2').rule).toBe('WQ R37');
  t.picks(1, 'place sorcerer castle-2');
  expect(t.offers(1)).toContain('place 8 castle-2');
  expect([t.truth('players.1.hero'), t.truth('players.1.sorcerer')]).toEqual(['dewbury', 'castle-2']);
});

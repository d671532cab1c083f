import { apply } from '@questhall/kernel';
import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { wizardsQuest } from '../../src/index.js';
import { BAIT, CALM, told } from '../stage.js';
import { marnon } from '../table.js';

/** Three players with their treasures hidden; seat 1 is first, and seat 2 stands in one space only. */
function mustering() {
  const spaces = {
    'lair-of-the-lizard': { seat: 1 },
    'castle-2': { seat: 1 },
    pembroke: { seat: 2 },
    'castle-1': { seat: 0 },
    dewbury: { seat: 0 },
  };
  return marnon({
    seats: 3,
    position: { spaces, elsewhere: { orcs: 2 }, first: 1 },
    begin: { proc: 'muster' },
    dice: {},
    moreDice: 'seed',
  });
}

/** Men due to seat 0, who stands in Dewbury and Haven. */
function due(men: number, here: object = {}, space: string | null = null) {
  return marnon({
    seats: 2,
    position: { spaces: { dewbury: { seat: 0, men: 1, ...here }, haven: { seat: 0 }, britton: { seat: 1 } } },
    begin: { proc: 'place', vars: { seat: 0, men, space } },
  });
}

rule(
  ['WQ IV.D.6.1', 'WQ SUMMARY.SETUP.F'],
  'ten men each, in turn from the first player, where he already stands',
  () => {
    const t = mustering();
    expect(t.asked()).toEqual([1]);
    for (const n of [1, 4, 10]) expect(t.offers(1)).toContain(`place ${n} lair-of-the-lizard`);
    expect(t.offers(1)).not.toContain('place 11 castle-2');
    expect(t.offers(1)).toContain('place hero castle-2');
    expect(t.refuses(1, 'place 1 pembroke').rule).toBe('WQ X.B.3');
    expect(t.refuses(1, 'place 1 haven').rule).toBe('WQ X.B.3');
    t.picks(1, 'place 3 lair-of-the-lizard', 'place 7 castle-2');
    expect([t.truth('spaces.lair-of-the-lizard.men'), t.truth('spaces.castle-2.men')]).toEqual([4, 8]);
    expect(t.asked()).toEqual([2]);
    expect(t.offers(2)).toEqual(['place hero pembroke', 'place sorcerer pembroke', 'place 10 pembroke']);
    expect(t.picks(2, 'place 10 pembroke').asked()).toEqual([0]);
    t.picks(0, 'place 10 dewbury');
    expect(t.truth('phase')).not.toBe('setup');
    expect(
      told(t, 'placed')
        .slice(0, 4)
        .map((args) => (args as { seat: number }).seat),
    ).toEqual([1, 1, 2, 0]);
  },
);

rule('WQ IV.D.6.2', 'all ten are placed before the next player places any', () => {
  const t = mustering().picks(1, 'place 9 castle-2');
  expect(t.asked()).toEqual([1]);
  expect(apply(wizardsQuest, t.state, { seat: 2, picks: ['place 10 pembroke'] })).toMatchObject({
    refused: 'not-asked',
  });
  expect(t.offers(1)).toEqual(['place 1 lair-of-the-lizard', 'place 1 castle-2']);
  expect(t.picks(1, 'place 1 castle-2').asked()).toEqual([2]);
  t.picks(2, 'place 10 pembroke').picks(0, 'place 10 castle-1');
  expect(
    [0, 1, 2].map((seat) => told(t, 'placed').filter((args) => (args as { seat: number }).seat === seat).length),
  ).toEqual([1, 2, 1]);
});

rule('WQ IV.E.1', 'a hero or sorcerer comes for two of the men due, both for four', () => {
  const t = due(5).picks(0, 'place hero dewbury');
  expect(t.truth('spaces.dewbury')).toMatchObject({ men: 1, hero: true });
  expect(t.offers(0)).toContain('place 3 dewbury');
  expect(t.offers(0)).not.toContain('place 4 dewbury');
  t.picks(0, 'place sorcerer haven');
  expect(t.offers(0)).toEqual(['place 1 dewbury', 'place 1 haven']);
  t.picks(0, 'place 1 haven');
  expect(t.truth('spaces.haven')).toMatchObject({ men: 2, sorcerer: true });
  expect(t.at()).toBe('attack.choose');
});

rule('WQ IV.E.1', 'fewer than two men bring nobody', () => {
  const two = due(2);
  expect(two.offers(0)).toContain('place hero haven');
  expect(two.picks(0, 'place hero haven').at()).toBe('attack.choose');
  const t = due(1);
  expect(t.offers(0)).toEqual(['place 1 dewbury', 'place 1 haven']);
  expect(t.refuses(0, 'place hero haven').rule).toBe('WQ IV.E.1');
  expect(t.refuses(0, 'place sorcerer dewbury').rule).toBe('WQ IV.E.1');
  t.picks(0, 'place 1 dewbury');
  expect(t.truth('spaces.dewbury.men')).toBe(2);
});

rule('WQ IV.E.2', 'ten men may be eight and a super power, or six and both in different spaces', () => {
  const t = mustering().picks(1, 'place sorcerer castle-2');
  expect(t.offers(1)).toContain('place 8 castle-2');
  expect(t.offers(1)).not.toContain('place 9 castle-2');
  expect(t.refuses(1, 'place hero castle-2').rule).toBe('WQ III.C.5.b');
  t.picks(1, 'place hero lair-of-the-lizard');
  expect(t.offers(1)).toContain('place 6 castle-2');
  expect(t.offers(1)).not.toContain('place 7 castle-2');
});

rule('WQ E4', 'the four ways to place ten men', () => {
  const ways = [
    ['place 10 castle-2'],
    ['place hero castle-2', 'place 8 castle-2'],
    ['place sorcerer castle-2', 'place 8 castle-2'],
    ['place hero castle-2', 'place sorcerer lair-of-the-lizard', 'place 6 castle-2'],
  ];
  expect(
    ways.map((picks) =>
      mustering()
        .picks(1, ...picks)
        .asked(),
    ),
  ).toEqual([[2], [2], [2], [2]]);
  expect(
    ways.map((picks) =>
      mustering()
        .picks(1, ...picks)
        .truth('players.1.pieces'),
    ),
  ).toEqual([12, 11, 11, 10]);
});

rule('WQ R37', 'a super power on the board cannot be bought again', () => {
  const t = due(4, { hero: true });
  expect(t.refuses(0, 'place hero haven').rule).toBe('WQ R37');
  expect(t.offers(0)).toContain('place sorcerer haven');
  expect(t.offers(0)).not.toContain('place sorcerer dewbury');
  t.picks(0, 'place sorcerer haven');
  expect(t.refuses(0, 'place sorcerer haven').rule).toBe('WQ R37');
});

rule('WQ R70', 'men and card men are one pool, and all of it is placed', () => {
  const open = (award: number, share: number) =>
    marnon({
      seats: 2,
      position: { spaces: { dewbury: { seat: 0 }, haven: { seat: 0 }, britton: { seat: 1 } }, award, share },
      begin: { proc: 'reinforce', vars: { seat: 0 } },
    });
  const t = open(3, 1);
  expect(t.offers(0)).toContain('place 7 dewbury');
  expect(t.offers(0)).toContain('place hero haven');
  expect(t.refuses(0, 'place 8 dewbury').rule).toBe('WQ R70');
  t.picks(0, 'place hero haven', 'place 4 dewbury');
  expect(t.at()).toBe('place.choose');
  expect(t.refuses(0, 'end turn').refused).toBe('not-offered');
  expect(t.picks(0, 'place 1 dewbury').at()).toBe('attack.choose');
  expect(open(1, 0).offers(0)).toEqual(['place 1 dewbury', 'place 1 haven']);
  expect(open(0, 0).at()).toBe('attack.choose');
});

rule('WQ R70', 'what is placed at once is a pool of its own', () => {
  const t = marnon({
    seats: 2,
    position: {
      spaces: { dewbury: { seat: 0, treasure: { owner: 0, kind: 'crown' } }, haven: { seat: 0 }, britton: { seat: 1 } },
      award: 5,
    },
    begin: { proc: 'treasure', vars: { seat: 0, space: 'dewbury' } },
  });
  expect(t.offers(0)).toContain('place 3 haven');
  expect(t.refuses(0, 'place 4 haven').rule).toBe('WQ R70');
  expect(t.picks(0, 'place 3 haven').at()).toBe('attack.choose');
});

rule('WQ R36', 'men of prosper may be a super power in that space, also out of turn', () => {
  const prospered = (here: object) =>
    marnon({
      seats: 2,
      position: { spaces: { dewbury: { seat: 0, men: 2, ...here }, haven: { seat: 0 }, ...BAIT } },
      begin: { proc: 'wizard' },
      dice: { ...CALM, dragon: [], gobble: [], wizard: [1, 2], first: [1, 1, 6, 6] },
    });
  const t = prospered({});
  expect([t.asked(), t.truth('phase')]).toEqual([[0], 'wizard']);
  expect(t.offers(0)).toEqual(['place hero dewbury', 'place sorcerer dewbury', 'place 3 dewbury']);
  expect(t.refuses(0, 'place 3 haven').rule).toBe('WQ R36');
  t.picks(0, 'place sorcerer dewbury', 'place 1 dewbury');
  expect(t.truth('spaces.dewbury')).toMatchObject({ men: 3, sorcerer: true });
  expect(prospered({ sorcerer: true }).at()).toBe('petition.choose');
  expect(prospered({ sorcerer: true }).truth('spaces.dewbury')).toMatchObject({ men: 5, hero: false });
});

rule('WQ R36', 'the option powers-for-awards: with it a crown may bring the hero, without it only men', () => {
  const crowned = (powers: boolean) =>
    marnon({
      seats: 2,
      options: { 'powers-for-awards': powers },
      position: {
        spaces: {
          dewbury: { seat: 0, treasure: { owner: 0, kind: 'crown' } },
          haven: { seat: 0 },
          britton: { seat: 1 },
        },
      },
      begin: { proc: 'treasure', vars: { seat: 0, space: 'dewbury' } },
    });
  expect(crowned(true).picks(0, 'place hero haven').truth('players.0.hero')).toBe('haven');
  expect(crowned(false).refuses(0, 'place hero haven').rule).toBe('WQ R36');
  expect(crowned(false).offers(0)).toContain('place 3 haven');
  const men = marnon({
    seats: 2,
    options: { 'powers-for-awards': false },
    position: { spaces: { dewbury: { seat: 0 }, ...BAIT } },
    begin: { proc: 'wizard' },
    dice: { wizard: [1, 2], first: [6, 6, 1, 1] },
  });
  expect(men.truth('spaces.dewbury.men')).toBe(4);
  expect(men.at()).toBe('petition.choose');
});

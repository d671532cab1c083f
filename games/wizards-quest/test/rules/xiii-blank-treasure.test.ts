import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { spaceNamed } from '../../src/map.js';
import { told } from '../stage.js';
import { marnon } from '../table.js';

const withBlank = { 'blank-treasure': true };

function hiding(options: object) {
  return marnon({
    seats: 2,
    options: { ...options },
    position: { spaces: { 'castle-1': { seat: 0 }, 'castle-2': { seat: 1 } }, elsewhere: { orcs: 2 } },
    begin: { proc: 'treasures' },
  });
}

function threeRounds(options: object) {
  const t = hiding(options).picks(0, 'hide ring castle-4').picks(1, 'hide ring castle-5');
  t.picks(0, 'hide crown haven').picks(1, 'hide crown dewbury');
  return t.picks(0, 'hide chest britton').picks(1, 'hide chest pembroke');
}

/** Seat 0 captures Red Dune, where one of its treasures lies. */
function capturing(kind: string, taken: string[]) {
  const spaces = {
    dewbury: { seat: 0, men: 3 },
    'red-dune': { treasure: { owner: 0, kind } },
    britton: { seat: 1 },
  };
  return marnon({
    seats: 2,
    options: withBlank,
    position: { spaces, players: { 0: { taken } } },
    begin: { proc: 'campaign', vars: { seat: 0, from: 'dewbury', to: 'red-dune' } },
  });
}

rule('WQ XIII.A', 'the option blank-treasure: with it a fourth treasure is hidden, without it there are three', () => {
  const off = threeRounds({});
  expect(off.at()).toBe('place.choose');
  const on = threeRounds(withBlank);
  expect(on.at()).toBe('treasures.choose');
  expect(new Set(on.offers(0).map((pick) => pick.split(' ')[1]))).toEqual(new Set(['blank']));
  on.picks(0, 'hide blank hazelmere').picks(1, 'hide blank windfor');
  expect(on.at()).toBe('place.choose');
  expect(hiding({}).offers(0)).not.toContain('hide blank castle-4');
});

rule(
  'WQ XIII.B',
  'one of the four goes to a castle, the blank one too if one likes, the other three to territories',
  () => {
    const t = hiding(withBlank);
    expect(t.offers(0)).toContain('hide blank castle-4');
    expect(t.refuses(0, 'hide blank haven').rule).toBe('WQ IV.D.5.b.1');
    t.picks(0, 'hide blank castle-4').picks(1, 'hide ring castle-5');
    for (const kind of ['ring', 'crown', 'chest']) {
      expect(t.refuses(0, `hide ${kind} castle-6`).rule).toBe('WQ IV.D.5.c.1');
      expect(t.offers(0)).toContain(`hide ${kind} haven`);
    }
  },
);

rule('WQ XIII.C.1', 'ring, crown and chest win, though the blank is still hidden', () => {
  const t = capturing('chest', ['ring', 'crown']).picks(0, 'capture 1 men');
  expect(t.result).toMatchObject({ winners: [0], rule: 'WQ X.E.2' });
  const two = capturing('chest', ['ring', 'blank']).picks(0, 'capture 1 men');
  expect(two.result).toBeNull();
  expect(two.computed('treasures', { seat: 0 })).toBe(2);
});

rule('WQ XIII.C.2', 'the blank brings nothing and counts for nothing', () => {
  const t = capturing('blank', ['ring', 'crown']).picks(0, 'capture 1 men');
  expect(t.result).toBeNull();
  expect(t.at()).toBe('attack.choose');
  expect(t.computed('treasures', { seat: 0 })).toBe(2);
  expect(t.truth('players.0.taken')).toEqual(expect.arrayContaining(['ring', 'crown', 'blank']));
  expect([told(t, 'placed'), told(t, 'petition.drawn')]).toEqual([[], []]);
});

rule('WQ R84', 'face down the blank looks like any other; captured it is shown to all and off the board', () => {
  const t = capturing('blank', []);
  expect([0, 1, null].map((viewer) => t.sees(viewer, 'spaces.red-dune.treasure.kind'))).toEqual([
    'unknown',
    'blank',
    'unknown',
  ]);
  t.picks(0, 'capture 1 men');
  expect(told(t, 'treasure')).toEqual([{ seat: 0, space: 'red-dune', treasure: 'blank' }]);
  expect(t.sees(null, 'players.0.taken')).toEqual(['blank']);
  expect(t.truth('spaces.red-dune.treasure')).toBeNull();
  expect(t.board.treasureIn[spaceNamed('red-dune')]).toBe(-1);
});

rule('WQ R84', 'cards move and show the blank, and it keeps its space to itself', () => {
  const spaces = {
    dewbury: { seat: 0 },
    britton: { seat: 1 },
    'lair-of-the-lizard': { treasure: { owner: 0, kind: 'blank' } },
    pembroke: { treasure: { owner: 0, kind: 'ring' } },
    haven: { treasure: { owner: 1, kind: 'blank' } },
  };
  const open = (card: string, here: object = {}) =>
    marnon({
      seats: 2,
      options: withBlank,
      position: { spaces: { ...spaces, ...here } },
      begin: { proc: 'card', vars: { seat: 0, card } },
    });
  const moving = open('movetreasure');
  expect(moving.offers(0)).toEqual(['treasure lair-of-the-lizard', 'treasure pembroke', 'treasure haven']);
  expect(moving.picks(0, 'treasure pembroke').refuses(0, 'to haven').rule).toBe('WQ IV.D.5.c.2');
  const moved = open('movetreasure').picks(0, 'treasure lair-of-the-lizard', 'to windfor');
  expect(moved.truth('spaces.windfor.treasure')).toEqual({ owner: 0, kind: 'blank' });
  const peeking = open('peek');
  expect(peeking.offers(0)).toEqual(['look lair-of-the-lizard', 'look pembroke']);
  expect(peeking.picks(0, 'look lair-of-the-lizard').sees(0, 'spaces.lair-of-the-lizard.treasure.kind')).toBe('blank');
  const castles = Object.fromEntries([2, 3, 4, 5, 6, 7].map((number) => [`castle-${number}`, { seat: 0 }]));
  const cornered = open('movetreasure', { ...castles, 'castle-1': { treasure: { owner: 0, kind: 'chest' } } });
  expect(cornered.picks(0, 'treasure castle-1').truth('spaces.castle-8.treasure')).toEqual({ owner: 0, kind: 'chest' });
  expect(cornered.truth('spaces.castle-1.treasure')).toBeNull();
});

import type { Json } from '@questhall/kernel';
import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { wizardsQuest } from '../../src/index.js';
import { castleAt, regionsBeside, spaceNamed } from '../../src/map.js';
import { BAIT, CALM, CALM_FOR_THREE, told } from '../stage.js';
import { marnon } from '../table.js';

/** The orc phase of two players; seat 0 stands in Castle 1. */
function phase(orcs: number[], spaces: object, position: object = {}) {
  return marnon({
    seats: 2,
    position: { spaces: { 'castle-1': { seat: 0 }, ...BAIT, ...spaces }, ...position },
    begin: { proc: 'orcs' },
    dice: { ...CALM, orcs },
  });
}

rule(['WQ VI.A.1', 'WQ SUMMARY.A.1'], 'each player rolls a region, from the first player on', () => {
  const t = marnon({
    seats: 3,
    position: {
      spaces: {
        'castle-1': { seat: 0 },
        ...BAIT,
        'castle-3': { seat: 2 },
        dewbury: { orcs: 1 },
        haven: { orcs: 1 },
        'castle-8': { orcs: 1 },
      },
      first: 1,
    },
    begin: { proc: 'orcs' },
    dice: { ...CALM_FOR_THREE, orcs: [1, 4, 1] },
  });
  expect(told(t, 'orcs.generation')).toEqual([
    { seat: 1, region: 1 },
    { seat: 2, region: 4 },
    { seat: 0, region: 1 },
  ]);
  expect(['dewbury', 'haven', 'castle-8'].map((id) => t.truth(`spaces.${id}.orcs`))).toEqual([3, 1, 3]);
  expect(t.leftDice()).toEqual({});
});

rule('WQ VI.A.2.1', 'every orc territory of the region gains one orc, no other space', () => {
  const t = phase([2, 4], {
    'portston-moor': { orcs: 1 },
    'dread-moor': { orcs: 2 },
    cairnfield: { seat: 0, men: 2 },
    hazelmere: { orcs: 1 },
    'red-dune': { orcs: 1 },
    shardfell: { orcs: 3 },
  });
  const orcs = ['portston-moor', 'dread-moor', 'hazelmere', 'red-dune', 'shardfell'].map((id) =>
    t.truth(`spaces.${id}.orcs`),
  );
  expect(orcs).toEqual([2, 3, 1, 1, 4]);
  expect(t.truth('spaces.cairnfield')).toMatchObject({ seat: 0, men: 2, orcs: 0 });
  expect(t.truth('spaces.heatherlawn.orcs')).toBe(1);
});

rule('WQ VI.A.2.2', 'an orc castle beside the region gains one too, however many neighbours it has there', () => {
  const castles = {
    'castle-2': { orcs: 1 },
    'castle-4': { orcs: 1 },
    'castle-5': { orcs: 1 },
    'castle-7': { orcs: 1 },
    'castle-8': { seat: 0 },
  };
  const t = phase([2, 3], castles);
  expect([2, 4, 5, 7].map((number) => t.truth(`spaces.castle-${number}.orcs`))).toEqual([1, 2, 1, 2]);
  expect(t.truth('spaces.castle-8')).toMatchObject({ seat: 0, men: 1, orcs: 0 });
  expect(regionsBeside(castleAt(8))).toEqual([1, 2, 3]);
  expect(regionsBeside(castleAt(5))).toEqual([5, 6]);
});

rule('WQ R57', 'a castle beside two regions gains for each of them, up to four', () => {
  const t = phase([1, 6], { 'castle-6': { orcs: 1 }, 'castle-8': { orcs: 1 } });
  expect([6, 8].map((number) => t.truth(`spaces.castle-${number}.orcs`))).toEqual([3, 2]);
  expect(phase([1, 6], { 'castle-6': { orcs: 3 } }).truth('spaces.castle-6.orcs')).toBe(4);
});

rule('WQ VI.A.3', 'four orcs gain none', () => {
  const t = phase([1, 1], { dewbury: { orcs: 4 }, 'red-dune': { orcs: 3 }, britton: { orcs: 2 } });
  expect(['dewbury', 'red-dune', 'britton'].map((id) => t.truth(`spaces.${id}.orcs`))).toEqual([4, 4, 4]);
  expect(wizardsQuest.invariants(t.board)).toEqual([]);
  const five = wizardsQuest.clone(t.board);
  five.men[spaceNamed('dewbury')] = 5;
  expect(wizardsQuest.invariants(five)).toEqual(['Dewbury holds 5 orcs']);
});

rule('WQ VI.A.3', 'nor does a dispersal make more than four orcs, as it may of men', () => {
  const sending = (there: Json, spaces: object) =>
    marnon({
      seats: 2,
      position: {
        spaces: {
          dewbury: { seat: 0, men: 4, sorcerer: true },
          'red-dune': there,
          'castle-2': { seat: 1 },
          ...spaces,
        },
        elsewhere: { orcs: 4 },
      },
      begin: { proc: 'campaign', vars: { seat: 0, from: 'dewbury', to: 'red-dune' } },
      dice: { battle: [3, 6] },
    }).picks(0, 'fight');
  const orcs = sending({ orcs: 4 }, { haven: { orcs: 3 }, pembroke: { orcs: 2 } });
  expect(orcs.offers(0)).toEqual(['disperse 1 orcs pembroke', 'disperse 2 orcs pembroke', 'disperse 1 orcs haven']);
  expect(orcs.refuses(0, 'disperse 1 orcs windfor').rule).toBe('WQ R32');
  const men = sending({ seat: 1, men: 4 }, { haven: { seat: 1, men: 4 } });
  expect(men.offers(0)).toContain('disperse 3 men haven');
});

rule(
  ['WQ VI.C', 'WQ SUMMARY.A.3'],
  'every unoccupied space gets an orc, also beside wizard, dragon or treasure',
  () => {
    const t = marnon({
      seats: 2,
      position: {
        spaces: {
          'lair-of-the-lizard': {},
          dewbury: { seat: 0, men: 2 },
          britton: { orcs: 2 },
          haven: {},
          pembroke: { treasure: { owner: 1, kind: 'ring' } },
          'castle-8': {},
          hazelmere: {},
          ...BAIT,
        },
        elsewhere: { orcs: 1 },
        dragon: 'haven',
        wizard: 'hazelmere',
      },
      begin: { proc: 'orc-placement' },
      dice: CALM,
    });
    const filled = ['lair-of-the-lizard', 'hazelmere', 'pembroke', 'haven', 'castle-8'];
    expect(told(t, 'orcs.placed')).toEqual([{ spaces: filled }]);
    expect(filled.map((id) => t.truth(`spaces.${id}.orcs`))).toEqual([1, 1, 1, 1, 1]);
    expect(t.truth('spaces.pembroke.treasure')).toEqual({ owner: 1, kind: 'ring' });
    expect([t.truth('spaces.dewbury.men'), t.truth('spaces.britton.orcs')]).toEqual([2, 2]);
    expect(t.board.holder).not.toContain(-1);
  },
);

rule('WQ VI.C', 'where nothing is unoccupied nothing comes', () => {
  const placing = (spaces: object) =>
    marnon({
      seats: 2,
      position: { spaces: { dewbury: { seat: 0 }, ...BAIT, ...spaces }, elsewhere: { orcs: 1 } },
      begin: { proc: 'orc-placement' },
      dice: CALM,
    });
  expect(told(placing({}), 'orcs.placed')).toEqual([]);
  expect(told(placing({ haven: {} }), 'orcs.placed')).toEqual([{ spaces: ['haven'] }]);
});

import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { countersIn, isUnoccupied } from '../../src/forces.js';
import { wizardsQuest } from '../../src/index.js';
import { spaceNamed } from '../../src/map.js';
import { BAIT, CALM, told } from '../stage.js';
import { marnon } from '../table.js';

const blank = { 'blank-card': true };
const played = (card: string) => ({ proc: 'card', vars: { seat: 0, card } });

rule('WQ III.B.3', 'nobody is asked what orcs, dragon and wizard do in their phases', () => {
  const t = marnon({
    seats: 2,
    position: { spaces: { dewbury: { seat: 0 }, 'castle-1': { seat: 0 }, ...BAIT }, elsewhere: { orcs: 2 } },
    begin: { proc: 'turn' },
    dice: { ...CALM, orcs: [1, 1], battle: [1, 6] },
  });
  expect(t.at()).toBe('petition.choose');
  expect(told(t, 'frenzy.captured')).toEqual([{ from: 'hidden-hollow', space: 'dewbury' }]);
});

rule('WQ III.B.3', 'a card lets a player send the dragon, but a die says where to', () => {
  const t = marnon({
    seats: 2,
    position: { spaces: { dewbury: { seat: 0 }, pembroke: { seat: 1, men: 3 } }, dragon: 'haven' },
    begin: played('senddragon'),
    dice: { send: [4], gobble: [2] },
  });
  t.picks(0, 'send misty-forest');
  expect(t.truth('dragon')).toBe('pembroke');
  expect(t.truth('spaces.pembroke.men')).toBe(1);
});

rule('WQ III.B.3', 'a card lets a player drive out orcs, of one space only, and one of them stays', () => {
  const spaces = { dewbury: { seat: 0 }, britton: { seat: 1 }, haven: { orcs: 4 }, pembroke: { orcs: 1 } };
  const t = marnon({ seats: 2, position: { spaces }, begin: played('routorcs') });
  expect(t.offers(0)).toEqual(['rout 1 haven', 'rout 2 haven', 'rout 3 haven']);
  t.picks(0, 'rout 2 haven');
  expect([t.truth('spaces.haven.orcs'), t.truth('spaces.pembroke.orcs')]).toEqual([2, 1]);
});

rule(['WQ III.B.3', 'WQ VI.A.3'], 'the blank card lets a player spread the orcs of a region, four to a space', () => {
  const open = (spaces: object) =>
    marnon({
      seats: 2,
      options: blank,
      position: { spaces: { 'castle-1': { seat: 0 }, 'castle-2': { seat: 1 }, ...spaces } },
      begin: played('blank'),
      dice: { event: [2, 2] },
    });
  const everywhere = open({
    dewbury: { orcs: 2 },
    heatherlawn: { orcs: 2 },
    pembroke: { orcs: 2 },
    windfor: { orcs: 2 },
    greywood: { orcs: 2 },
    haven: { orcs: 2 },
  });
  expect(everywhere.offers(0)).toEqual([
    'scatter golden-dunes',
    'scatter field-of-fallen',
    'scatter misty-forest',
    'scatter crystal-mountains',
    'scatter ancient-forest',
    'scatter whispery-meadow',
  ]);
  const t = open({
    'lair-of-the-lizard': { orcs: 4 },
    dewbury: { orcs: 2 },
    haven: { orcs: 2 },
    pembroke: { orcs: 1 },
  });
  expect(t.offers(0)).toEqual(['scatter golden-dunes', 'scatter whispery-meadow']);
  t.picks(0, 'scatter golden-dunes');
  expect(told(t, 'scattered')).toEqual([{ region: 'golden-dunes', n: 4 }]);
  expect(t.offers(0).filter((pick) => pick.endsWith('haven'))).toEqual(['put 1 haven', 'put 2 haven']);
  t.picks(0, 'put 2 haven', 'put 1 pembroke');
  expect(t.offers(0)).toEqual(['put 1 lair-of-the-lizard', 'put 1 dewbury', 'put 1 pembroke']);
  t.picks(0, 'put 1 dewbury');
  expect(t.at()).toBe('petition.choose');
  const orcs = ['lair-of-the-lizard', 'dewbury', 'haven', 'pembroke'].map((id) => t.truth(`spaces.${id}.orcs`));
  expect(orcs).toEqual([1, 2, 4, 2]);
  expect(wizardsQuest.invariants(t.board)).toEqual([]);
});

rule('WQ III.C.5.a', 'a space never holds counters of two players', () => {
  const t = marnon({
    seats: 2,
    position: { spaces: { 'lair-of-the-lizard': { seat: 0, men: 2, hero: true }, britton: { seat: 1 } }, award: 2 },
    begin: { proc: 'attack', vars: { seat: 0 } },
  });
  expect(wizardsQuest.invariants(t.board)).toEqual([]);
  t.picks(0, 'campaign lair-of-the-lizard red-dune', 'capture 1 men');
  expect(t.truth('spaces.red-dune')).toMatchObject({ seat: 0, men: 1, orcs: 0 });
  expect(wizardsQuest.invariants(t.board)).toEqual([]);
  const place = marnon({
    seats: 2,
    position: { spaces: { dewbury: { seat: 0 }, haven: { seat: 0 }, britton: { seat: 1 } } },
    begin: { proc: 'reinforce', vars: { seat: 0 } },
  });
  expect(place.refuses(0, 'place 1 britton').rule).toBe('WQ X.B.3');
  const mixed = wizardsQuest.clone(t.board);
  mixed.holder[spaceNamed('lair-of-the-lizard')] = 1;
  expect(wizardsQuest.invariants(mixed)).toContain('seat 0 has a super power in Lair of the Lizard, held by 1');
});

rule('WQ III.C.5.b', 'hero and sorcerer are not placed together', () => {
  const t = marnon({
    seats: 2,
    position: {
      spaces: { 'lair-of-the-lizard': { seat: 0, hero: true }, haven: { seat: 0 }, britton: { seat: 1 } },
    },
    begin: { proc: 'reinforce', vars: { seat: 0 } },
  });
  expect(t.offers(0)).toContain('place sorcerer haven');
  expect(t.refuses(0, 'place sorcerer lair-of-the-lizard').rule).toBe('WQ III.C.5.b');
  t.picks(0, 'place sorcerer haven');
  expect(wizardsQuest.invariants(t.board)).toEqual([]);
  const joined = wizardsQuest.clone(t.board);
  joined.sorcerer[0] = joined.hero[0];
  expect(wizardsQuest.invariants(joined)).toContain('seat 0 has hero and sorcerer together');
});

rule('WQ III.C.5.b', 'a boat does not bring hero and sorcerer together', () => {
  const sailing = (there: object) =>
    marnon({
      seats: 2,
      position: {
        spaces: {
          'cattle-meade': { seat: 0, men: 2, hero: true },
          windfor: { seat: 0, men: 1, ...there },
          britton: { seat: 1 },
        },
        players: { 0: { boats: 1 } },
      },
      begin: { proc: 'attack', vars: { seat: 0 } },
    }).picks(0, 'sail cattle-meade windfor');
  expect(sailing({ sorcerer: true }).offers(0)).toEqual(['sail 1 men', 'sail 2 men']);
  expect(sailing({}).offers(0)).toEqual(['sail 1 men', 'sail 2 men', 'sail hero', 'sail hero 1 men']);
});

rule('WQ III.C.5.b', 'a dispersal does not bring hero and sorcerer together', () => {
  const t = marnon({
    seats: 2,
    position: {
      spaces: {
        dewbury: { seat: 0, men: 4, sorcerer: true },
        'red-dune': { seat: 1, sorcerer: true },
        haven: { seat: 1, hero: true },
        britton: { seat: 1 },
      },
    },
    begin: { proc: 'campaign', vars: { seat: 0, from: 'dewbury', to: 'red-dune' } },
    dice: { battle: [1, 6] },
  }).picks(0, 'fight');
  expect(t.offers(0)).toContain('disperse sorcerer britton');
  expect(t.offers(0)).not.toContain('disperse sorcerer haven');
  expect(t.refuses(0, 'disperse sorcerer haven').rule).toBe('WQ III.C.5.b');
});

rule('WQ III.C.5.c', 'orcs never stand with counters of a player', () => {
  const t = marnon({
    seats: 2,
    position: { spaces: { dewbury: { orcs: 4 }, 'hidden-hollow': { seat: 0 }, britton: { seat: 0 }, ...BAIT } },
    begin: { proc: 'orc-frenzy' },
    dice: { ...CALM, battle: [1, 6] },
  });
  expect(t.truth('spaces.hidden-hollow')).toMatchObject({ seat: null, men: 0, orcs: 1 });
  expect(t.truth('spaces.britton')).toMatchObject({ seat: 0, men: 1, orcs: 0 });
  const spaces = { dewbury: { seat: 0, orcs: 1 } };
  expect(() => marnon({ seats: 2, position: { spaces } })).toThrow('holds orcs and counters of seat 0');
});

rule('WQ III.C.5.d', 'dragon and wizard share a space with one another and with a force', () => {
  const t = marnon({
    seats: 2,
    position: { spaces: { dewbury: { seat: 0, men: 3 }, ...BAIT }, dragon: 'elderoak' },
    begin: { proc: 'dragon' },
    dice: { ...CALM, wizard: [5, 3] },
  }).picks(1, 'place 3 elderoak');
  expect([t.truth('dragon'), t.truth('wizard')]).toEqual(['elderoak', 'elderoak']);
  expect(t.truth('spaces.elderoak')).toMatchObject({ seat: 1, men: 11 });
  expect(told(t, 'dragon.moves')).toEqual([{ space: 'elderoak' }]);
});

rule(
  ['WQ III.C.5.e', 'WQ III.C.5.f.1'],
  'a force is all the counters of one side in a space, without the monsters',
  () => {
    const t = marnon({
      seats: 2,
      position: {
        spaces: {
          dewbury: { seat: 0, men: 2, sorcerer: true },
          britton: { seat: 1, men: 2 },
          haven: { orcs: 3 },
          pembroke: { seat: 1, hero: true },
        },
        dragon: 'britton',
        wizard: 'dewbury',
      },
    });
    const counters = ['dewbury', 'britton', 'haven', 'pembroke', 'windfor'].map((id) =>
      countersIn(t.board, spaceNamed(id)),
    );
    expect(counters).toEqual([3, 2, 3, 1, 0]);
    const eaten = marnon({
      seats: 2,
      position: { spaces: { dewbury: { seat: 0 }, elderoak: { seat: 1, men: 2, hero: true }, britton: { seat: 1 } } },
      begin: { proc: 'dragon' },
      dice: { ...CALM, gobble: [6] },
    });
    expect(told(eaten, 'dragon.gobbles')).toEqual([{ space: 'elderoak', n: 3 }]);
  },
);

rule('WQ III.C.5.i', 'treasure, dragon and wizard alone do not occupy a space', () => {
  const t = marnon({
    seats: 2,
    position: {
      spaces: {
        dewbury: { seat: 0 },
        haven: { orcs: 1 },
        britton: { seat: 1, hero: true },
        pembroke: { treasure: { owner: 1, kind: 'ring' } },
      },
      dragon: 'pembroke',
      wizard: 'pembroke',
    },
  });
  const unoccupied = ['dewbury', 'haven', 'britton', 'pembroke', 'windfor'].filter((id) =>
    isUnoccupied(t.board, spaceNamed(id)),
  );
  expect(unoccupied).toEqual(['pembroke', 'windfor']);
});

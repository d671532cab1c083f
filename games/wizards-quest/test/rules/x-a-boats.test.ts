import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { boatReach, SPACES } from '../../src/index.js';
import { marnon } from '../table.js';

const SEA = ['windfor', 'brecknock', 'castle-7', 'saddybury', 'radner-fen', 'dread-moor', 'castle-5'];
const AMNON = ['heatherlawn', 'sheep-meade', 'portston-moor', 'haven', 'hidden-hollow', 'melting-sands'];
const attack = { proc: 'attack', vars: { seat: 0 } };
const petition = { proc: 'petition', vars: { seat: 0 } };
const byBoat = (offers: readonly string[]) => offers.filter((pick) => pick.endsWith(' by boat')).sort();
const sails = (offers: readonly string[]) => offers.filter((pick) => pick.startsWith('sail ')).sort();
const holding = (seat: number, list: readonly string[]) => Object.fromEntries(list.map((id) => [id, { seat }]));

rule('WQ X.A.6.c', 'a boat card gives one man and then lies face up, for use in any turn of its player', () => {
  const t = marnon({
    seats: 2,
    position: {
      spaces: {
        windfor: { seat: 0, men: 3 },
        saddybury: { seat: 0 },
        'castle-7': { orcs: 1 },
        'castle-3': { seat: 1 },
      },
      players: { 0: { hand: ['boat'] } },
    },
    begin: petition,
  });
  expect(t.refuses(0, 'sail windfor saddybury')).toMatchObject({ rule: 'WQ X.A.6.c.4' });
  t.picks(0, 'play boat');
  expect([t.truth('award'), t.truth('players.0.boats'), t.truth('players.0.handSize')]).toEqual([1, 1, 0]);
  for (const viewer of [0, 1, null]) expect(t.sees(viewer, 'players.0.boats')).toBe(1);
  expect(t.offers(0)).toContain('sail windfor saddybury');
  t.picks(0, 'go on', 'place 5 windfor');
  expect(t.offers(0)).toContain('sail windfor saddybury');
  expect(t.offers(0)).toContain('campaign windfor castle-7 by boat');
});

rule('WQ X.A.6.c', 'without the card nothing goes by boat', () => {
  const t = marnon({
    seats: 2,
    position: { spaces: { windfor: { seat: 0, men: 3 }, 'castle-3': { seat: 1 } }, players: { 1: { boats: 1 } } },
    begin: attack,
  });
  expect(byBoat(t.offers(0))).toEqual([]);
  expect(t.refuses(0, 'campaign windfor castle-5 by boat')).toMatchObject({ rule: 'WQ X.A.6.c.3' });
  expect(t.offers(0)).toContain('campaign windfor castle-7');
});

rule(['WQ X.A.6.c.1', 'WQ X.A.6.c.2'], 'any number of boats may lie face up, and none of them is held', () => {
  const t = marnon({
    seats: 2,
    position: {
      spaces: { 'castle-1': { seat: 0 }, 'castle-3': { seat: 1 } },
      players: { 0: { hand: ['boat', 'boat', 'boat', 'men2', 'men3'], boats: 2 } },
    },
    begin: petition,
  });
  t.picks(0, 'play boat', 'play boat');
  expect(t.refuses(0, 'go on')).toMatchObject({ rule: 'WQ X.A.3' });
  t.picks(0, 'play boat');
  expect([t.truth('players.0.boats'), t.truth('players.0.handSize'), t.truth('award')]).toEqual([5, 2, 3]);
  t.picks(0, 'go on');
  expect(t.at()).toBe('place.choose');
});

rule('WQ X.A.6.c.2', 'a boat card that was not played is held like any other', () => {
  const t = marnon({
    seats: 2,
    position: {
      spaces: { 'castle-1': { seat: 0 }, 'castle-3': { seat: 1 } },
      players: { 0: { hand: ['boat', 'men2'], boats: 2 } },
    },
    begin: petition,
    dice: { petition: ['men3'] },
  });
  t.picks(0, 'draw');
  expect(t.refuses(0, 'go on')).toMatchObject({ rule: 'WQ X.A.3' });
  t.picks(0, 'play boat');
  expect(t.offers(0)).toEqual(['play men2', 'play men3', 'go on']);
});

rule(['WQ E5', 'WQ X.A.6.c.3'], 'from Cattle Meade a boat reaches all spaces at the Sea of Marnon', () => {
  const spaces = { 'cattle-meade': { seat: 0, men: 3 }, pembroke: { seat: 1 } };
  const position = { spaces, elsewhere: { orcs: 1 }, players: { 0: { boats: 1 } } };
  const t = marnon({ seats: 2, position, begin: attack });
  expect(byBoat(t.offers(0))).toEqual(SEA.map((id) => `campaign cattle-meade ${id} by boat`).sort());
  for (const id of ['dread-moor', 'castle-5']) expect(t.offers(0)).toContain(`campaign cattle-meade ${id}`);
  for (const id of ['windfor', 'castle-7'])
    expect(t.refuses(0, `campaign cattle-meade ${id}`)).toMatchObject({ rule: 'WQ X.C.2.1' });
  const moving = marnon({
    seats: 2,
    position: { ...position, spaces: { ...spaces, ...holding(0, [...SEA, 'haven', 'larkmead']) } },
    begin: attack,
  });
  expect(sails(moving.offers(0))).toEqual(SEA.map((id) => `sail cattle-meade ${id}`).sort());
});

rule(['WQ E6', 'WQ X.A.6.c.3'], 'from Dewbury a boat reaches all spaces at the Amnon', () => {
  const spaces = { dewbury: { seat: 0, men: 3 }, pembroke: { seat: 1 } };
  const position = { spaces, elsewhere: { orcs: 1 }, players: { 0: { boats: 1 } } };
  const t = marnon({ seats: 2, position, begin: attack });
  expect(byBoat(t.offers(0))).toEqual(AMNON.map((id) => `campaign dewbury ${id} by boat`).sort());
  for (const id of ['hidden-hollow', 'melting-sands']) expect(t.offers(0)).toContain(`campaign dewbury ${id}`);
  const moving = marnon({
    seats: 2,
    position: { ...position, spaces: { ...spaces, ...holding(0, [...AMNON, 'windfor', 'britton']) } },
    begin: attack,
  });
  expect(sails(moving.offers(0))).toEqual(AMNON.map((id) => `sail dewbury ${id}`).sort());
});

rule('WQ R28', 'the two lists of the book are all the spaces that boats can use', () => {
  const sea = [...SEA, 'cattle-meade'];
  const amnon = [...AMNON, 'dewbury'];
  SPACES.forEach(({ id }, space) => {
    const shore = [sea, amnon].find((list) => list.includes(id)) ?? [];
    const reach = boatReach(space).map((other) => SPACES[other].id);
    expect(reach.sort()).toEqual(shore.filter((other) => other !== id).sort());
  });
});

rule('WQ X.A.6.c.3', 'no boat goes from one water to the other, nor where there is none', () => {
  const t = marnon({
    seats: 2,
    position: {
      spaces: { dewbury: { seat: 0, men: 3 }, windfor: { seat: 0, men: 3 }, britton: { seat: 0, men: 3 } },
      players: { 0: { boats: 1 } },
      dragon: 'haven',
    },
    begin: attack,
  });
  expect(t.refuses(0, 'campaign windfor dragon by boat')).toMatchObject({ rule: 'WQ X.A.6.c.3' });
  expect(t.refuses(0, 'campaign windfor dragon')).toMatchObject({ rule: 'WQ X.C.2.1' });
  expect(t.refuses(0, 'sail dewbury windfor')).toMatchObject({ rule: 'WQ X.A.6.c.3' });
  expect(t.refuses(0, 'sail dewbury britton')).toMatchObject({ rule: 'WQ X.A.6.c.3' });
  expect(t.refuses(0, 'campaign windfor haven by boat')).toMatchObject({ rule: 'WQ X.A.6.c.3' });
  expect(t.refuses(0, 'campaign britton owlhanger by boat')).toMatchObject({ rule: 'WQ X.A.6.c.3' });
  expect(t.computed('boat-reach', { space: 'britton' })).toEqual([]);
  expect(t.offers(0)).toContain('campaign windfor castle-5 by boat');
});

rule('WQ X.A.6.c.4', 'one card is good for one move', () => {
  const t = marnon({
    seats: 2,
    position: { spaces: { windfor: { seat: 0, men: 4 }, saddybury: { seat: 0 } }, players: { 0: { boats: 2 } } },
    begin: attack,
  });
  t.picks(0, 'sail windfor saddybury');
  expect([t.truth('players.0.boats'), t.truth('boatsAtSea'), t.truth('discardSize')]).toEqual([1, 1, 0]);
  t.picks(0, 'sail 2 men');
  expect([t.truth('spaces.windfor.men'), t.truth('spaces.saddybury.men')]).toEqual([2, 3]);
  expect([t.truth('players.0.boats'), t.truth('boatsAtSea'), t.truth('discard')]).toEqual([1, 0, ['boat']]);
  t.picks(0, 'sail saddybury windfor', 'sail 2 men');
  expect([t.truth('players.0.boats'), t.truth('discard')]).toEqual([0, ['boat', 'boat']]);
  expect(t.refuses(0, 'sail windfor saddybury')).toMatchObject({ rule: 'WQ X.A.6.c.4' });
});

rule('WQ X.A.6.c.4', 'one card is good for one attack', () => {
  const t = marnon({
    seats: 2,
    position: {
      spaces: { windfor: { seat: 0, men: 6 }, 'castle-5': { orcs: 1 }, 'radner-fen': { orcs: 1 } },
      players: { 0: { boats: 1 } },
      campaigns: 2,
    },
    begin: attack,
    dice: { battle: [6, 6, 1, 6] },
  });
  t.picks(0, 'campaign windfor castle-5 by boat', 'fight');
  expect([t.truth('players.0.boats'), t.truth('boatsAtSea'), t.truth('discardSize')]).toEqual([0, 1, 0]);
  t.picks(0, 'fight', 'capture 2 men');
  expect(t.truth('spaces.castle-5')).toMatchObject({ seat: 0, men: 2 });
  expect([t.truth('boatsAtSea'), t.truth('discard')]).toEqual([0, ['boat']]);
  expect(t.refuses(0, 'campaign windfor radner-fen by boat')).toMatchObject({ rule: 'WQ X.A.6.c.3' });
});

rule('WQ X.A.6.c.5', 'an attack by boat over the Amnon is not hampered by the bridge', () => {
  const spaces = { dewbury: { seat: 0, men: 3 }, 'melting-sands': { orcs: 2 }, pembroke: { seat: 1 } };
  const t = (boat: boolean) =>
    marnon({
      seats: 2,
      position: { spaces, players: { 0: { boats: 1 } } },
      begin: { proc: 'campaign', vars: { seat: 0, from: 'dewbury', to: 'melting-sands', boat } },
      dice: { battle: [1, 3] },
    }).picks(0, 'fight');
  const ranges = (story: ReturnType<typeof t>) => story.events().find(({ key }) => key === 'battle')?.args?.ranges;
  expect([ranges(t(false)), t(false).truth('spaces.dewbury.men')]).toEqual([[3, 4], 0]);
  expect([ranges(t(true)), t(true).truth('spaces.dewbury.men')]).toEqual([[3, 2], 3]);
});

rule('WQ R30', 'castle and forest or mountain still help against a boat', () => {
  const t = marnon({
    seats: 2,
    position: { spaces: { 'cattle-meade': { seat: 0, men: 3 }, pembroke: { seat: 1 } }, elsewhere: { orcs: 1 } },
    begin: attack,
  });
  const defender = (to: string) => t.computed('die-range', { from: 'cattle-meade', to, boat: true });
  expect(defender('castle-7')).toEqual({ attacker: 3, defender: 3 });
  expect(defender('windfor')).toEqual({ attacker: 3, defender: 2 });
  expect(defender('brecknock')).toEqual({ attacker: 3, defender: 1 });
});

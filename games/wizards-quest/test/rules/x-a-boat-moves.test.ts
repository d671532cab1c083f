import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { marnon } from '../table.js';

const attack = { proc: 'attack', vars: { seat: 0 } };

rule('WQ R26', 'a move takes any part of one force to another own space, somebody staying behind', () => {
  const spaces = { windfor: { seat: 0, men: 3 }, saddybury: { seat: 0 }, 'castle-7': { seat: 0, hero: true, men: 0 } };
  const t = marnon({ seats: 2, position: { spaces, players: { 0: { boats: 1 } } }, begin: attack });
  expect(t.offers(0).filter((pick) => pick.startsWith('sail '))).toEqual([
    'sail windfor saddybury',
    'sail windfor castle-7',
  ]);
  for (const lone of ['saddybury', 'castle-7'])
    expect(t.refuses(0, `sail ${lone} windfor`)).toMatchObject({ rule: 'WQ X.C.6.1' });
  t.picks(0, 'sail windfor castle-7');
  expect([t.at(), t.offers(0)]).toEqual(['sail.part', ['sail 1 men', 'sail 2 men']]);
  t.picks(0, 'sail 2 men');
  expect(t.truth('spaces.castle-7')).toMatchObject({ seat: 0, men: 2, hero: true });
  expect([t.truth('spaces.windfor.men'), t.at()]).toEqual([1, 'attack.choose']);
});

rule('WQ R26', 'two counters are enough to move one, a super power may go with the men or without', () => {
  const spaces = { windfor: { seat: 0, hero: true, men: 1 }, saddybury: { seat: 0 } };
  const t = marnon({ seats: 2, position: { spaces, players: { 0: { boats: 1 } } }, begin: attack });
  t.picks(0, 'sail windfor saddybury');
  expect(t.offers(0)).toEqual(['sail 1 men', 'sail hero']);
  t.picks(0, 'sail hero');
  expect([t.truth('players.0.hero'), t.truth('spaces.windfor.men')]).toEqual(['saddybury', 1]);
});

rule('WQ R26', 'a move never brings hero and sorcerer together', () => {
  const spaces = { windfor: { seat: 0, hero: true, men: 2 }, saddybury: { seat: 0, sorcerer: true, men: 0 } };
  const t = marnon({ seats: 2, position: { spaces, players: { 0: { boats: 1 } } }, begin: attack });
  t.picks(0, 'sail windfor saddybury');
  expect(t.offers(0)).toEqual(['sail 1 men', 'sail 2 men']);
});

rule('WQ R26', 'to go where one does not stand is an attack, and takes a campaign as well', () => {
  const spaces = {
    windfor: { seat: 0, men: 3 },
    saddybury: {},
    'castle-5': { seat: 1 },
    'castle-7': { seat: 1, men: 2 },
  };
  const position = { spaces, players: { 0: { boats: 1 } }, campaigns: 0 };
  const t = marnon({ seats: 2, position, begin: attack });
  for (const to of ['saddybury', 'castle-5'])
    expect(t.refuses(0, `sail windfor ${to}`)).toMatchObject({ rule: 'WQ R26' });
  expect(t.refuses(0, 'sail castle-7 windfor')).toMatchObject({ rule: 'WQ R26' });
  expect(t.refuses(0, 'campaign windfor castle-5 by boat')).toMatchObject({ rule: 'WQ X.C.1.1' });
  expect(t.offers(0)).toEqual(['end turn']);
});

rule('WQ R26', 'a move may be made while cards are played and in the attack step, not while men are placed', () => {
  const spaces = { windfor: { seat: 0, men: 3 }, saddybury: { seat: 0 } };
  const t = marnon({
    seats: 2,
    position: { spaces, players: { 0: { boats: 2 } } },
    begin: { proc: 'petition', vars: { seat: 0 } },
  });
  t.picks(0, 'sail windfor saddybury', 'sail 1 men');
  expect([t.at(), t.truth('spaces.saddybury.men')]).toEqual(['petition.choose', 2]);
  t.picks(0, 'go on');
  expect([t.at(), t.refuses(0, 'sail windfor saddybury').refused]).toEqual(['place.choose', 'not-offered']);
  t.picks(0, 'place 4 windfor', 'sail windfor saddybury', 'sail 3 men');
  expect([t.at(), t.truth('spaces.windfor.men'), t.truth('spaces.saddybury.men')]).toEqual(['attack.choose', 3, 5]);
});

rule('WQ R26', 'inside a campaign a boat only brings men to the attacking space', () => {
  const spaces = {
    'cattle-meade': { seat: 0, men: 2 },
    windfor: { seat: 0, hero: true, men: 2 },
    saddybury: { seat: 0, men: 3 },
    larkmead: { orcs: 2 },
  };
  const t = marnon({
    seats: 2,
    position: { spaces, players: { 0: { boats: 1 } } },
    begin: { proc: 'campaign', vars: { seat: 0, from: 'cattle-meade', to: 'larkmead' } },
    dice: { battle: [6, 6] },
  });
  t.picks(0, 'no summons', 'fight');
  expect(t.offers(0)).toEqual([
    'fight',
    'stop',
    'supplement 1 windfor by boat',
    'supplement 2 windfor by boat',
    'supplement 1 saddybury by boat',
    'supplement 2 saddybury by boat',
  ]);
  expect(t.refuses(0, 'sail windfor saddybury').refused).toBe('not-offered');
  t.picks(0, 'supplement 2 windfor by boat');
  expect(t.truth('spaces.windfor')).toMatchObject({ men: 0, hero: true });
  expect([t.truth('spaces.cattle-meade.men'), t.truth('players.0.boats')]).toEqual([3, 0]);
  expect(t.offers(0)).toEqual(['fight', 'stop']);
});

rule('WQ R26', 'inside a free campaign no boat comes', () => {
  const spaces = { 'cattle-meade': { seat: 0, sorcerer: true, men: 2 }, windfor: { seat: 0, men: 3 } };
  const t = marnon({
    seats: 2,
    position: { spaces, dragon: 'cattle-meade', players: { 0: { boats: 1 } } },
    begin: { proc: 'campaign', vars: { seat: 0, from: 'cattle-meade', against: 'dragon', free: true } },
    dice: { battle: [6, 1] },
  });
  t.picks(0, 'lose 1 men');
  expect(t.offers(0)).toEqual(['fight', 'stop']);
  expect(t.refuses(0, 'supplement 1 windfor by boat')).toMatchObject({ rule: 'WQ X.D.4.1' });
});

/** A boat attack on Windfor from Cattle Meade, with men waiting in Brecknock. */
function boatAttack(boats: number, options = {}) {
  return marnon({
    seats: 2,
    options,
    position: {
      spaces: { 'cattle-meade': { seat: 0, men: 2 }, brecknock: { seat: 0, men: 4 }, windfor: { orcs: 1 } },
      players: { 0: { boats } },
    },
    begin: { proc: 'campaign', vars: { seat: 0, from: 'cattle-meade', to: 'windfor', boat: true } },
    dice: { battle: [1, 6] },
  });
}

rule('WQ R27', 'the card of a boat attack does not carry supplements to it', () => {
  const t = boatAttack(1);
  expect(t.offers(0)).toEqual(['fight', 'stop']);
  expect(t.refuses(0, 'supplement 3 brecknock by boat')).toMatchObject({ rule: 'WQ X.C.3.2' });
});

rule(['WQ R27', 'WQ X.A.6.c.4'], 'a supplement by boat costs a card for each space it comes from', () => {
  const t = boatAttack(2);
  t.picks(0, 'supplement 3 brecknock by boat');
  expect([t.truth('players.0.boats'), t.truth('boatsAtSea'), t.truth('discard')]).toEqual([0, 1, ['boat']]);
  t.picks(0, 'fight', 'capture 4 men');
  expect([t.truth('spaces.windfor.men'), t.truth('discard')]).toEqual([4, ['boat', 'boat']]);
});

rule('WQ R27', 'at a table where supplements sail with the attack, the same trip costs one card less', () => {
  const story = ['supplement 3 brecknock by boat', 'fight', 'capture 4 men'];
  const each = boatAttack(3, { 'boat-supplements': 'card-each' }).picks(0, ...story);
  const together = boatAttack(3, { 'boat-supplements': 'with-attack' }).picks(0, ...story);
  expect([each.truth('players.0.boats'), each.truth('discardSize')]).toEqual([1, 2]);
  expect([together.truth('players.0.boats'), together.truth('discardSize')]).toEqual([2, 1]);
  expect(together.truth('spaces')).toEqual(each.truth('spaces'));
  const last = boatAttack(1, { 'boat-supplements': 'with-attack' });
  expect(last.offers(0)).toContain('supplement 3 brecknock by boat');
});

rule('WQ R27', 'at that table a supplement to an attack by land still costs its card', () => {
  const t = (boats: number) =>
    marnon({
      seats: 2,
      options: { 'boat-supplements': 'with-attack' },
      position: {
        spaces: { 'cattle-meade': { seat: 0, men: 2 }, brecknock: { seat: 0, men: 4 }, larkmead: { orcs: 1 } },
        players: { 0: { boats } },
      },
      begin: { proc: 'campaign', vars: { seat: 0, from: 'cattle-meade', to: 'larkmead' } },
    });
  expect(t(0).offers(0)).toEqual(['fight', 'stop']);
  expect(t(1).picks(0, 'supplement 1 brecknock by boat').truth('players.0.boats')).toBe(0);
});

rule('WQ R75', 'the card is bound when the campaign is declared, and gone though it is broken off', () => {
  const t = boatAttack(1);
  expect([t.truth('players.0.boats'), t.truth('boatsAtSea'), t.truth('discardSize')]).toEqual([0, 1, 0]);
  t.picks(0, 'stop');
  expect([t.truth('players.0.boats'), t.truth('boatsAtSea'), t.truth('discard')]).toEqual([0, 0, ['boat']]);
  expect(t.at()).toBe('attack.choose');
});

rule('WQ R75', 'an attack by land binds none', () => {
  const t = marnon({
    seats: 2,
    position: { spaces: { windfor: { seat: 0, men: 3 } }, players: { 0: { boats: 1 } } },
    begin: { proc: 'campaign', vars: { seat: 0, from: 'windfor', to: 'castle-7' } },
  });
  expect([t.truth('players.0.boats'), t.truth('boatsAtSea')]).toEqual([1, 0]);
  t.picks(0, 'capture 1 men');
  expect([t.truth('players.0.boats'), t.truth('discardSize')]).toEqual([1, 0]);
});

rule('WQ R75', 'it is on the pile before the reward of a treasure is drawn', () => {
  const { deck } = boatAttack(1).truth() as { deck: string[] };
  const t = marnon({
    seats: 2,
    position: {
      spaces: {
        'cattle-meade': { seat: 0, men: 2 },
        windfor: { orcs: 1, treasure: { owner: 0, kind: 'ring' } },
        pembroke: { seat: 1 },
      },
      players: { 0: { boats: 1 }, 1: { hand: deck } },
    },
    begin: { proc: 'campaign', vars: { seat: 0, from: 'cattle-meade', to: 'windfor', boat: true } },
    dice: { battle: [1, 6], petition: ['boat'] },
  });
  t.picks(0, 'fight', 'capture 1 men');
  expect(t.truth('ring')).toEqual({ seat: 0, card: 'boat' });
  t.picks(0, 'play');
  expect([t.truth('players.0.boats'), t.truth('discardSize')]).toEqual([1, 0]);
});

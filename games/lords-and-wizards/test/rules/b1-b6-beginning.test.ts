import { begin, isRefusal, seedFrom } from '@questhall/kernel';
import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { legends } from '../../src/legends.js';
import { told } from '../stage.js';
import { kit, world } from '../table.js';

const opening = (seats: number, dice: Record<string, (number | string)[]> = {}, options = {}) =>
  world({ seats, options, position: {}, begin: { proc: 'setup' }, dice, moreDice: 'seed' });
const two = () => {
  const t = opening(2, { order: [2, 5], empire: [3, 3, 4] });
  t.picks(1, 'play order').picks(0, 'play chaos');
  return t;
};

rule(['LW B23e/1', 'LW B15a/2', 'LW AMB-024'], 'the highest die plays first, and rolls for his empire first', () => {
  const t = two();
  expect(t.truth('order')).toEqual([1, 0]);
  expect([t.truth('players.1.capital'), t.truth('players.0.capital')]).toEqual(['pelendior', 'wasserton']);
});

rule(
  ['LW B23a/1', 'LW TABLE.EMPIRES', 'LW B23a/2'],
  'a taken number is rolled again; the empire is his, the others neutral',
  () => {
    const t = two();
    expect(['pelendior', 'welkton', 'zestrad'].map((id) => t.truth(`sites.${id}.control`))).toEqual([1, 1, 1]);
    expect(['hell', 'staberstar', 'village-i'].map((id) => t.truth(`sites.${id}.control`))).toEqual([null, null, null]);
  },
);

rule(['LW B23a/3', 'LW B5a.2/2', 'LW B5b.2/2'], 'castle and leaders stand in the capital', () => {
  const t = two();
  expect(t.truth('castles')).toContain('2304');
  expect([t.truth('players.1.lord.at'), t.truth('players.1.wizard.at')]).toEqual(['2304', '2304']);
});

rule(
  ['LW B5a.2/1', 'LW B5b.2/1'],
  'a Lord brings 120 GTs and three Light Infantry, a Wizard 75 and two Crossbowmen',
  () => {
    const t = two();
    expect(t.truth('players.1.gold')).toBe(195);
    expect(t.truth('hexes.2304.units')).toMatchObject({ 'light-infantry': 3, crossbowmen: 2 });
  },
);

rule(['LW B5a.1/1', 'LW B5b.1/1', 'LW B23/1'], 'both begin at level 1', () => {
  const t = two();
  expect([t.truth('players.0.lord.level'), t.truth('players.0.wizard.level')]).toEqual([1, 1]);
});

rule(['LW B5c/1', 'LW B5c/2', 'LW B1/1'], 'at most two of six players share an alignment', () => {
  const t = opening(3, { order: [6, 5, 4], empire: [1, 2, 3] });
  t.picks(0, 'play chaos').picks(1, 'play chaos');
  expect(t.refuses(2, 'play chaos')).toMatchObject({ rule: 'LW B5c/2' });
  expect(t.offers(2)).toEqual(['play order', 'play neutral']);
});

rule(['LW B20/1', 'LW B23d'], 'the second of an alignment has the other colour', () => {
  const t = opening(2, { order: [6, 5], empire: [1, 2] });
  t.picks(0, 'play chaos').picks(1, 'play chaos');
  expect([t.truth('players.0.colour'), t.truth('players.1.colour')]).toEqual([0, 1]);
});

rule('LW B23b', 'six players have their capitals only', () => {
  const t = opening(6, { order: [6, 5, 4, 3, 2, 1], empire: [1, 2, 3, 4, 5, 6] });
  for (const seat of [0, 1, 2, 3, 4, 5]) t.picks(seat, `play ${['order', 'neutral', 'chaos'][seat % 3]}`);
  expect([t.truth('sites.lavidian.control'), t.truth('sites.hell.control')]).toEqual([0, null]);
});

rule(['LW B23c', 'LW AMB-152', 'LW B5/2'], 'with seven each chooses a capital, and Lord or Wizard', () => {
  const t = opening(7, { order: [6, 6, 6, 6, 6, 6, 6, 1, 2, 3, 4, 5, 6, 6, 5, 4] });
  const [first] = t.asked();
  t.picks(first as number, 'take asgarth', 'play order', 'play a wizard');
  expect(t.truth(`players.${first}.lord`)).toBeNull();
  expect(t.truth(`players.${first}.gold`)).toBe(75);
  expect(t.offers(t.asked()[0] as number)).not.toContain('take asgarth');
});

rule('LW B20/2', 'an alignment has four leaders', () => {
  const start = begin(kit.game, { seats: 12 }, seedFrom('four'));
  if (isRefusal(start)) throw new Error(start.why);
  const t = opening(12, {}, {});
  for (let i = 0; i < 4; i++) {
    const [seat] = t.asked() as [number];
    t.picks(seat, t.offers(seat)[0] as string, 'play order');
    if (t.at() === 'setup.leader') t.picks(seat, t.offers(seat)[0] as string);
  }
  const [seat] = t.asked() as [number];
  t.picks(seat, t.offers(seat)[0] as string);
  expect(t.offers(seat)).toEqual(['play neutral', 'play chaos']);
});

rule(['LW B11a/1', 'LW B11a/3'], 'every other city and both ruins have a legend that nobody sees', () => {
  const t = two();
  expect(t.truth('sites.hell.legend')).not.toBeNull();
  expect(t.sees(0, 'sites.hell.legend')).toBe('unknown');
  expect(t.truth('sites.pelendior.legend')).toBeNull();
});

rule(['LW B11a/2', 'LW B23f/1', 'LW AMB-118'], 'a player keeps the items he is dealt, one legend a city', () => {
  const dealt = ['monster-a', 'blank-1', 'swords-of-order', 'monster-b', 'blank-2'];
  const t = opening(2, { order: [6, 1], empire: [3, 1], legends: dealt, identify: [1] });
  t.picks(0, 'play order').picks(1, 'play chaos');
  expect(told(t, 'dealt').slice(0, 5)).toEqual(dealt.map((legend) => ({ seat: 0, legend })));
  t.picks(0, 'to lord 2304');
  expect(t.truth('players.0.lord.items')).toEqual(['sword-of-ice']);
});

rule('LW B23f/2', 'six players are dealt one each', () => {
  const t = opening(6, { order: [6, 5, 4, 3, 2, 1], empire: [1, 2, 3, 4, 5, 6] });
  for (const seat of [0, 1, 2, 3, 4, 5]) t.picks(seat, `play ${['order', 'neutral', 'chaos'][seat % 3]}`);
  expect(told(t, 'dealt')).toHaveLength(6);
});

rule(['LW B21/1', 'LW B11'], 'fifty legends: monsters, items of seven categories, blanks', () => {
  const kinds = legends().map((legend) => legend.what);
  expect(['monster', 'item', 'blank'].map((what) => kinds.filter((one) => one === what).length)).toEqual([20, 21, 9]);
});

rule(
  ['LW B18/2', 'LW B23e/2', 'LW B23a/4'],
  'on the first turn each may hire before he moves, in any of his cities',
  () => {
    const t = world({
      seats: 2,
      position: { turn: 0, players: { 0: { gold: 20 } }, sites: { hell: { control: 0 } } },
      begin: { proc: 'round' },
    });
    expect(t.at()).toBe('opening.choose');
    t.picks(0, 'hire hell', 'raise 2 bowmen', 'done', 'end hiring');
    expect(t.at()).toBe('movement.choose');
  },
);

rule('LW AMB-051', 'special units are not hired then', () => {
  const t = world({ seats: 2, position: { turn: 0, players: { 0: { gold: 20 } } }, begin: { proc: 'round' } });
  expect(t.refuses(0, 'seek ent lord')).toMatchObject({ rule: 'LW AMB-051' });
});

rule(['LW B2/1', 'LW B15a/1', 'LW B15/1'], 'each has his turn in order, then the marker moves on', () => {
  const t = world({ seats: 2, position: { turn: 17, order: [1, 0] }, begin: { proc: 'round' } });
  const pass = (seat: number) => {
    t.picks(seat, 'end movement');
    while (t.asked()[0] === seat && t.at() !== 'movement.choose') t.picks(seat, t.offers(seat)[0] as string);
  };
  pass(1);
  expect(t.asked()).toEqual([0]);
  pass(0);
  expect(told(t, 'turn')).toEqual([
    { turn: 18, year: 1, of: 18 },
    { turn: 19, year: 2, of: 1 },
  ]);
});

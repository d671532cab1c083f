import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { phase, told, unitsIn } from '../stage.js';

const HOME = { 'frostmark-keep': { side: 0, units: 2, gold: 30 } };

rule(['QD PURCHASE.1', 'QD PURCHASE.2', 'QD FAQ.14'], 'what is bought is paid at once and waits for phase 7', () => {
  const t = phase('purchase', { lands: HOME });
  t.picks(0, 'buy 3');
  expect([t.truth('lands.frostmark-keep.gold'), t.truth('ordered'), unitsIn(t, 'lands.frostmark-keep')]).toEqual([
    18, 3, 2,
  ]);
  t.picks(0, 'go on', 'go on', 'go on', 'go on', 'go on', 'place 3 frostmark-keep');
  expect(unitsIn(t, 'lands.frostmark-keep')).toBe(5);
});

rule('QD PURCHASE.3', 'a ship costs 10, a Barbarian 4, others 3', () => {
  const t = phase('purchase', { lands: { 'frostmark-keep': { side: 0, gold: 13 }, rimeholt: { side: 0 } } });
  expect(t.offers(0)).toEqual(['go on', 'buy 1', 'buy 2', 'buy 3', 'buy ship']);
  t.picks(0, 'buy ship');
  expect(t.truth('lands.frostmark-keep.gold')).toBe(3);
  expect(t.refuses(0, 'buy 1').rule).toBe('QD PURCHASE.3');
  const prices = ['barbarian', 'orc', 'elf', 'dwarf'].map((people) => t.computed('price', { people, n: 2 }));
  expect(prices).toEqual([8, 6, 6, 6]);
});

rule(['QD CONTENTS.3', 'QD R102'], 'four Orcs cost 10, as often as one likes', () => {
  const t = phase('purchase', { lands: HOME });
  expect([3, 4, 5, 8, 9].map((n) => t.computed('price', { people: 'orc', n }))).toEqual([9, 10, 13, 20, 23]);
});

rule('QD PURCHASE.4', 'without a kingdom nothing is bought', () => {
  const t = phase('purchase', { lands: { wolfmoor: { side: 0 } } });
  expect(t.offers(0)).toEqual(['go on']);
  expect(t.refuses(0, 'buy 1').rule).toBe('QD PURCHASE.4');
});

rule('QD R39', 'a ship needs a harbour to be placed in, and one of the eight', () => {
  const t = phase('purchase', { lands: { 'frostmark-keep': { side: 0, gold: 30 }, mossfen: { side: 0 } } });
  expect(t.refuses(0, 'buy ship').rule).toBe('QD R39');
  const full = { 'frostmark-keep': { side: 0, gold: 30 }, pinewatch: { side: 0, ships: 8 } };
  expect(phase('purchase', { lands: full }).refuses(0, 'buy ship').rule).toBe('QD R39');
});

rule('QD R103', 'gold is paid from the kingdoms one likes', () => {
  const lands = { 'frostmark-keep': { side: 0, gold: 6 }, 'stormreach-hold': { side: 0, gold: 6 } };
  const t = phase('purchase', { lands }).picks(0, 'buy 2', 'pay 3 frostmark-keep');
  expect([t.truth('lands.frostmark-keep.gold'), t.truth('lands.stormreach-hold.gold')]).toEqual([3, 1]);
});

rule(['QD INCOME.1', 'QD R5'], 'kingdoms and gold land pay 5, all others 1', () => {
  const lands = { 'frostmark-keep': { side: 0 }, wolfmoor: { side: 0 }, silverdelve: { side: 0 } };
  const t = phase('income', { lands });
  expect(told(t, 'income')).toMatchObject([{ gold: 11 }]);
  expect(t.truth('lands.frostmark-keep.gold')).toBe(11);
});

rule(['QD INCOME.2', 'QD FAQ.15'], 'parties and ships earn nothing', () => {
  const t = phase('income', {
    lands: { 'frostmark-keep': { side: 0 } },
    wastes: { 'north-den': { parties: { 0: { units: 4 } } } },
    ships: [{ zone: 's0300', side: 0, units: 4 }],
  });
  expect(told(t, 'income')).toMatchObject([{ gold: 5 }]);
});

rule(['QD INCOME.4', 'QD BOARD.KINGDOM.6'], 'without a kingdom there is no income', () => {
  const t = phase('income', { lands: { wolfmoor: { side: 0 }, silverdelve: { side: 0 } } });
  expect(told(t, 'income')).toMatchObject([{ gold: 0 }]);
});

const ORDERED = {
  lands: {
    'frostmark-keep': { side: 0 },
    wolfmoor: { side: 0 },
    silverdelve: { side: 0 },
    'rune-ring': { side: 0 },
    'isle-of-gulls': { side: 0 },
    galecliff: { side: 0 },
    icegate: { side: 1 },
  },
  ordered: 2,
};

rule(
  ['QD REINF.1', 'QD BOARD.KINGDOM.7', 'QD REINF.3'],
  'units go to own land of realms whose kingdom one holds',
  () => {
    const t = phase('reinforce', ORDERED);
    expect(t.computed('musters', { side: 0 })).toEqual(['frostmark-keep', 'wolfmoor']);
    expect(t.refuses(0, 'place 1 icegate').rule).toBe('QD REINF.1');
    expect(t.refuses(0, 'place 1 galecliff').rule).toBe('QD REINF.2');
    t.picks(0, 'place 1 wolfmoor', 'place 1 frostmark-keep');
    expect(unitsIn(t, 'lands.wolfmoor')).toBe(2);
  },
);

rule(['QD REINF.2', 'QD CONTENTS.14'], 'not gold land, teleportals, islands, ships or the Wastelands', () => {
  const t = phase('reinforce', { ...ORDERED, wastes: { 'north-den': { parties: { 0: { units: 1 } } } } });
  for (const id of ['silverdelve', 'rune-ring', 'isle-of-gulls'])
    expect(t.refuses(0, `place 1 ${id}`).rule).toBe('QD REINF.2');
  expect(t.offers(0).join()).not.toContain('north-den');
});

rule('QD R104', 'a kingdom taken this turn pays and is reinforced', () => {
  const lands = { wolfmoor: { side: 0, units: 4 }, 'frostmark-keep': { side: 1, units: 1 } };
  const t = phase('combat', { lands, ordered: 1 }, { battle: [1, 1, 1, 6] });
  t.picks(0, 'attack frostmark-keep', 'take 3', 'go on', 'go on');
  expect([t.at(), t.truth('lands.frostmark-keep.gold')]).toEqual(['reinforce.choose', 6]);
});

rule('QD R40', 'what cannot be placed is lost', () => {
  const t = phase('reinforce', { lands: { wolfmoor: { side: 0 }, galecliff: { side: 1 } }, ordered: 4 });
  expect(told(t, 'unplaced')).toMatchObject([{ n: 4, ships: 0 }]);
  expect(t.truth('active')).toBe(1);
});

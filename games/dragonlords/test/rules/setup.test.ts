import { begin, isRefusal, seedFrom } from '@questhall/kernel';
import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { type Board, DRAGONLORDS, dragonlords, LANDS, TREASURE_IDS } from '../../src/index.js';
import { phase, type Story, told, unitsIn } from '../stage.js';
import { realm } from '../table.js';

const PEOPLES = ['barbarian', 'orc', 'elf', 'dwarf'];

/** A table up to the choice of kingdoms. */
function table(seats: number, options: object = {}, first: string[] = ['blessed']): Story {
  const t = realm({ seats, options: options as never, dice: { first }, moreDice: 'seed' });
  for (let i = 0; t.at() === 'peoples.choose'; i++) t.picks(t.asked()[0], `lead ${PEOPLES[i]}`);
  return t;
}

/** Go on with the first thing offered while one of these is asked. */
function through(t: Story, ...asks: string[]): Story {
  while (asks.includes(t.at())) for (const seat of t.asked()) t.picks(seat, t.offers(seat)[0]);
  return t;
}

const placed = (t: Story, side: number) =>
  LANDS.reduce((n, { id }) => n + (t.truth(`lands.${id}.side`) === side ? unitsIn(t, `lands.${id}`) : 0), 0);

rule(['QD SETUP.1', 'QD CONTENTS.1'], 'each player leads a people that nobody else has', () => {
  const t = realm({ seats: 3 });
  expect(t.offers(0)).toEqual(PEOPLES.map((id) => `lead ${id}`));
  t.picks(0, 'lead elf');
  expect(t.refuses(1, 'lead elf').rule).toBe('QD SETUP.1');
  t.picks(1, 'lead orc').picks(2, 'lead dwarf');
  expect([0, 1, 2].map((side) => t.truth(`sides.${side}.people`))).toEqual(['elf', 'orc', 'dwarf']);
});

rule(['QD SETUP.7', 'QD R115', 'QD PLACE.1'], 'the first to be blessed begins, with two units in a kingdom', () => {
  const t = table(3, {}, ['ignored', 'cursed', 'ignored', 'cursed', 'blessed']);
  expect(t.truth('first')).toBe(1);
  expect(t.asked()).toEqual([1]);
  t.picks(1, 'claim ember-citadel');
  expect(t.truth('lands.ember-citadel')).toMatchObject({ side: 1, units: 2 });
  expect(t.asked()).toEqual([2]);
  expect(t.refuses(2, 'claim ember-citadel').rule).toBe('QD PLACE.4');
  expect(t.refuses(2, 'claim wolfmoor').rule).toBe('QD PLACE.1');
  expect(t.refuses(2, 'settle wolfmoor')).toMatchObject({ rule: 'QD PLACE.1', why: 'kingdoms are claimed first' });
  expect(t.refuses(2, 'add wolfmoor')).toMatchObject({ rule: 'QD PLACE.6', why: 'empty land is settled first' });
});

rule('QD SETUP.6', 'three scrolls each, and only their owner sees them', () => {
  const t = table(2);
  expect([t.sees(0, 'sides.1.handSize'), t.sees(1, 'sides.1.handSize')]).toEqual([3, 3]);
  expect(t.sees(0, 'sides.1.scrolls')).toBe('unknown');
  expect(t.sees(1, 'sides.1.scrolls')).toHaveLength(3);
  expect(t.sees(null, 'sides.0.scrolls')).toBe('unknown');
});

rule('QD PLACE.2', 'with two players three kingdoms each, with three two', () => {
  for (const [seats, each] of [
    [2, 3],
    [3, 2],
  ]) {
    const t = through(table(seats), 'kingdoms.choose');
    expect(told(t, 'setup.kingdom').filter((e) => (e as { side: number }).side === 0)).toHaveLength(each);
    expect(told(t, 'setup.neutral')).toEqual([]);
  }
});

rule('QD PLACE.3', 'with four players one each; five vanquished units hold the two left over', () => {
  const t = through(table(4), 'kingdoms.choose');
  expect(told(t, 'setup.neutral')).toHaveLength(2);
  expect(t.truth('lands.goldmeadow-castle')).toMatchObject({ side: 'vanquished', units: 5 });
  expect(t.computed('tas', { side: 'vanquished', foe: 0, where: 'goldmeadow-castle', attacks: false })).toBe(3);
});

rule(['QD PLACE.4', 'QD PLACE.5', 'QD FAQ.9'], 'then a unit at a time on empty land, never on islands', () => {
  const t = through(table(4), 'kingdoms.choose');
  expect(t.refuses(0, 'settle isle-of-gulls').rule).toBe('QD PLACE.5');
  expect(t.refuses(0, 'settle frostmark-keep').rule).toBe('QD PLACE.4');
  t.picks(0, 'settle wolfmoor');
  expect(t.refuses(1, 'settle wolfmoor').rule).toBe('QD PLACE.4');
  expect(t.truth('lands.wolfmoor')).toMatchObject({ side: 0, units: 1 });
});

rule(['QD FAQ.10', 'QD FAQ.12'], 'teleportals may be claimed, the Wastelands not', () => {
  const t = through(table(4), 'kingdoms.choose');
  expect(t.offers(0)).toContain('settle rune-ring');
  expect(t.offers(0).join()).not.toMatch(/north|south|isle/);
  const u = phase('quest', { lands: { skaldfell: { side: 0, units: 2 }, wolfmoor: { side: 0, units: 2 } } });
  expect(u.offers(0)).toEqual(['go on', 'quest skaldfell']);
});

rule(['QD PLACE.6', 'QD SETUP.2', 'QD FAQ.8'], 'then one more on own land, until 30 are placed; they are free', () => {
  const t = table(4);
  t.picks(0, 'claim frostmark-keep').picks(1, 'claim stormreach-hold');
  through(t, 'kingdoms.choose');
  expect([unitsIn(t, 'lands.frostmark-keep'), unitsIn(t, 'lands.stormreach-hold')]).toEqual([2, 2]);
  while (t.offers(t.asked()[0])[0].startsWith('settle')) t.picks(t.asked()[0], t.offers(t.asked()[0])[0]);
  expect(t.refuses(t.asked()[0], 'add isle-of-gulls').rule).toBe('QD PLACE.5');
  const strange = t.truth('lands.frostmark-keep.side') === t.asked()[0] ? 'stormreach-hold' : 'frostmark-keep';
  expect(t.refuses(t.asked()[0], `add ${strange}`).rule).toBe('QD PLACE.6');
  through(t, 'claims.choose');
  expect([0, 1, 2, 3].map((side) => placed(t, side))).toEqual([30, 30, 30, 30]);
});

rule(['QD SETUP.2', 'QD R14'], 'two players place 35 each', () => {
  const t = through(table(2), 'kingdoms.choose', 'claims.choose');
  expect([placed(t, 0), placed(t, 1)]).toEqual([35, 35]);
});

rule('QD R100', 'land that does not divide evenly goes on in turn, and who has no unit is passed over', () => {
  const t = through(table(4), 'kingdoms.choose', 'claims.choose');
  const held = [0, 1, 2, 3].map((side) => LANDS.filter(({ id }) => t.truth(`lands.${id}.side`) === side).length);
  expect(held.reduce((a, b) => a + b)).toBe(43);
  expect(Math.max(...held) - Math.min(...held)).toBe(1);
});

const TWO = {
  lands: { wolfmoor: { side: 0, units: 2 }, pinewatch: { side: 0, units: 2 }, galecliff: { side: 1, units: 3 } },
};

rule(
  ['QD PLACE.7', 'QD CONTENTS.11', 'QD R101'],
  'all lay King, Wizard and blank counter in secret, one under a unit',
  () => {
    const t = realm({ seats: 2, position: TWO, begin: { proc: 'counters' }, moreDice: 'seed' });
    t.picks(0, 'king wolfmoor').picks(1, 'king galecliff').picks(0, 'wizard wolfmoor');
    expect(t.sees(1, 'lands.wolfmoor.bearers')).toEqual([]);
    t.picks(1, 'wizard galecliff');
    expect(t.refuses(0, 'blank wolfmoor').rule).toBe('QD PLACE.7');
    t.picks(0, 'blank pinewatch').picks(1, 'blank galecliff');
    expect((t.truth('lands.wolfmoor.bearers') as string[]).sort()).toEqual(['king', 'wizard-1']);
    expect(t.sees(1, 'lands.wolfmoor.bearers')).toEqual(['?', '?']);
    expect(t.truth('lands.wolfmoor.units')).toBe(0);
  },
);

rule(['QD PLACE.8', 'QD SETUP.4'], 'each ship begins in an own harbour; who has none loses it', () => {
  const t = realm({ seats: 2, position: TWO, begin: { proc: 'docks' }, moreDice: 'seed' });
  expect(told(t, 'setup.docked')).toMatchObject([{ side: 0, land: 'pinewatch' }]);
  expect(t.truth('lands.pinewatch.ships')).toBe(1);
  const start = begin(dragonlords, { seats: 2 }, seedFrom('tools'));
  if (isRefusal(start)) throw new Error(start.why);
  expect((start.state.board as Board).store).toEqual([1, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0]);
});

rule(['QD SETUP.3', 'QD PLACE.9', 'QD R15'], 'thirty gold go into the kingdom', () => {
  const position = { lands: { 'frostmark-keep': { side: 0 }, pinewatch: { side: 0 }, 'stormreach-hold': { side: 1 } } };
  const t = realm({ seats: 2, position, begin: { proc: 'docks' }, moreDice: 'seed' });
  expect([t.truth('lands.frostmark-keep.gold'), t.truth('lands.stormreach-hold.gold')]).toEqual([30, 30]);
});

rule('QD CONTENTS.6', 'eight ships, four DragonLords, 12 quest cards, 24 scrolls, 12 treasures', () => {
  const t = phase('reinforce', {
    lands: { 'frostmark-keep': { side: 0 }, pinewatch: { side: 0, ships: 7 } },
    orderedShips: 2,
  });
  t.picks(0, 'place ship pinewatch');
  expect([t.truth('lands.pinewatch.ships'), told(t, 'unplaced')]).toMatchObject([8, [{ ships: 1 }]]);
  expect([t.truth('deckSize'), t.truth('questDeckSize'), TREASURE_IDS.length, DRAGONLORDS]).toEqual([24, 12, 12, 4]);
});

rule('QD SETUP.5', 'the first Wizard knows Heal and Fireball', () => {
  const t = table(2);
  expect(t.truth('sides.0.spells')).toEqual({ 'wizard-1': ['heal', 'fireball'], 'wizard-2': [], 'wizard-3': [] });
});

rule(['QD SEQ.1', 'QD FAQ.23'], 'seven phases in their order, then the player to the left', () => {
  const lands = { 'frostmark-keep': { side: 0, gold: 3 }, 'stormreach-hold': { side: 1 }, wolfmoor: { side: 0 } };
  const t = realm({ seats: 2, position: { lands }, begin: { proc: 'turn', vars: { side: 0 } } });
  const seen: unknown[] = [];
  while (t.truth('active') === 0) {
    seen.push(t.at());
    t.picks(0, t.at() === 'purchase.choose' && seen.length === 1 ? 'go on' : t.offers(0)[0]);
  }
  expect(seen).toEqual(['purchase.choose', 'naval.choose', 'quest.choose', 'combat.choose', 'transfer.choose']);
  expect([t.at(), t.truth('active'), t.truth('turn')]).toEqual(['purchase.choose', 1, 1]);
  while (t.truth('active') === 1) t.picks(1, 'go on');
  expect([t.truth('active'), t.truth('turn')]).toEqual([0, 2]);
});

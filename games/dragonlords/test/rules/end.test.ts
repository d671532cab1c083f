import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { battle, phase, ready, told, unitsIn, war } from '../stage.js';
import { realm } from '../table.js';

const SIX = [
  'frostmark-keep',
  'stormreach-hold',
  'ember-citadel',
  'greenweald-hall',
  'goldmeadow-castle',
  'bonewaste-fortress',
];
const held = (n: number, side = 0) => Object.fromEntries(SIX.slice(0, n).map((id) => [id, { side }]));

rule('QD END.3', 'who holds all six kingdoms wins at once', () => {
  const t = battle(
    'bonewaste-fortress',
    { units: 2 },
    { units: 1 },
    { rest: { lands: held(5) }, dice: { battle: [1, 1, 6] } },
  );
  expect(t.result).toMatchObject({ winners: [0], rule: 'QD END.3' });
});

rule(['QD END.3', 'QD R63'], 'who has the last King wins', () => {
  const t = realm({
    seats: 2,
    position: {
      lands: {
        wolfmoor: { side: 1, bearers: ['king'], invaders: { side: 0, units: 2 } },
        icegate: { side: 0, bearers: ['king'] },
      },
    },
    begin: { proc: 'battle', vars: { side: 0, where: 'wolfmoor' } },
    dice: { battle: [1, 6, 6] },
  });
  ready(t).picks(1, 'lose king');
  expect(t.result).toMatchObject({ winners: [0], rule: 'QD END.3' });
});

rule('QD R63', 'if the last Kings fall together, who attacked on his own turn wins', () => {
  const t = realm({
    seats: 2,
    position: { lands: { wolfmoor: { side: 1, bearers: ['king'], invaders: { side: 0, bearers: ['king'] } } } },
    begin: { proc: 'battle', vars: { side: 0, where: 'wolfmoor' } },
    dice: { battle: [1, 1] },
  });
  ready(t).picks(1, 'lose king').picks(0, 'lose king');
  expect(t.result).toMatchObject({ winners: [0], rule: 'QD R63' });
});

const FALLEN = { rest: { lands: { icegate: { side: 1, units: 3 }, silverdelve: { side: 0, units: 2 } } } };

rule(['QD END.2', 'QD FAQ.21'], 'units of a fallen King stay, and have no turn', () => {
  const t = battle('wolfmoor', { units: 2 }, { bearers: ['king'] }, { ...FALLEN, dice: { battle: [1, 6, 6] } });
  ready(t).picks(1, 'lose king');
  expect([t.truth('sides.1.fallen'), unitsIn(t, 'lands.icegate')]).toEqual([true, 3]);
  t.picks(0, 'go on', 'go on');
  expect(t.truth('active')).not.toBe(1);
});

rule('QD R96', 'who loses his King on his own turn has none any more; his attackers go back', () => {
  const t = war(
    {
      lands: {
        silverdelve: { side: 0, units: 3, bearers: ['king'] },
        wolfmoor: { side: 1, units: 3 },
        ashford: { side: 1, invaders: { side: 0, units: 2, state: 'bound' } },
        icegate: { side: 2 },
      },
      ordered: 4,
    },
    [6, 6, 6, 1, 6, 6],
  );
  t.picks(0, 'attack wolfmoor', 'with king', 'take 2');
  ready(t).picks(0, 'lose king');
  expect([t.truth('sides.0.fallen'), t.truth('active'), t.truth('ordered')]).toEqual([true, 1, 0]);
  expect([
    unitsIn(t, 'lands.silverdelve'),
    t.truth('lands.wolfmoor.invaders'),
    t.truth('lands.ashford.invaders'),
  ]).toEqual([3, null, null]);
});

rule(['QD R97', 'QD END.1'], 'scrolls of a King lost to a scroll go to who turned it back', () => {
  const t = phase(
    'purchase',
    {
      lands: {
        icegate: { side: 0, bearers: ['king'] },
        wolfmoor: { side: 1, bearers: ['king', 'wizard-1'] },
        ashford: { side: 2 },
      },
      sides: { 0: { scrolls: ['elemental-fire', 'ship'] }, 1: { scrolls: ['reflect'] } },
    },
    { 'scroll-harm': [8] },
  );
  t.picks(0, 'cast elemental-fire', 'by king icegate', 'against wolfmoor').picks(1, 'reflect').picks(0, 'suffer');
  expect([t.truth('sides.0.fallen'), t.truth('sides.1.scrolls')]).toEqual([true, ['ship']]);
});

rule(['QD OPT.2P.1', 'QD R14'], 'two players may lead two peoples each, their turns alternating', () => {
  const t = realm({ seats: 2, options: { 'two-peoples': true }, moreDice: 'seed', dice: { first: ['blessed'] } });
  t.picks(0, 'lead elf').picks(1, 'lead orc').picks(0, 'lead dwarf').picks(1, 'lead barbarian');
  expect([0, 1, 2, 3].map((side) => t.truth(`sides.${side}.seat`))).toEqual([0, 1, 0, 1]);
  for (const id of SIX.slice(0, 4)) t.picks(t.asked()[0], `claim ${id}`);
  expect(told(t, 'setup.neutral')).toHaveLength(2);
});

rule('QD OPT.2P.2', 'the two peoples of a player are allies and share no land', () => {
  const t = realm({
    seats: 2,
    options: { 'two-peoples': true },
    position: { lands: { wolfmoor: { side: 0, units: 4 }, silverdelve: { side: 2 }, pinewatch: { side: 1 } } },
    begin: { proc: 'combat', vars: { side: 0 } },
  });
  expect(t.refuses(0, 'attack silverdelve').rule).toBe('QD OPT.2P.2');
  expect(t.computed('marches', { from: 'wolfmoor', side: 0, n: 1 })).not.toContain('silverdelve');
});

rule('QD R14', 'a player wins when his peoples together hold all kingdoms', () => {
  const lands = { ...held(3), ...Object.fromEntries(SIX.slice(3, 5).map((id) => [id, { side: 2 }])) };
  const t = realm({
    seats: 2,
    options: { 'two-peoples': true },
    position: { lands: { ...lands, 'bonewaste-fortress': { side: 1, invaders: { side: 0, units: 2 } } } },
    begin: { proc: 'battle', vars: { side: 0, where: 'bonewaste-fortress' } },
    dice: { battle: [1, 1, 6] },
  });
  expect(t.result?.winners).toEqual([0]);
});

rule('QD OPT.SHORT.1', 'with fewer kingdoms agreed upon the game ends sooner', () => {
  const t = battle(
    'ember-citadel',
    { units: 2 },
    { units: 1 },
    { rest: { lands: held(2) }, options: { kingdoms: 3 }, dice: { battle: [1, 1, 6] } },
  );
  expect(t.result).toMatchObject({ winners: [0], rule: 'QD END.3' });
  expect(war({ lands: held(1) }, [], { seats: 2, options: { kingdoms: 2 } }).computed('kingdoms-to-win')).toBe(4);
});

rule(['QD OPT.SHORT.2', 'QD R99'], 'on the smaller board nobody is in the tundra; four kingdoms are all', () => {
  const t = war({ lands: { ravenwold: { side: 0, units: 3 }, millstone: { side: 0 } } }, [], {
    options: { tundra: true },
  });
  expect(t.computed('neighbours', { land: 'ravenwold' })).not.toContain('smokewood');
  expect(t.computed('kingdoms-to-win')).toBe(4);
  const u = realm({ seats: 3, options: { tundra: true }, dice: { first: ['blessed'] }, moreDice: 'seed' });
  u.picks(0, 'lead elf').picks(1, 'lead orc').picks(2, 'lead dwarf');
  expect(u.refuses(0, 'claim ember-citadel').rule).toBe('QD OPT.SHORT.2');
  u.picks(0, 'claim frostmark-keep').picks(1, 'claim stormreach-hold').picks(2, 'claim greenweald-hall');
  expect(told(u, 'setup.neutral')).toMatchObject([{ land: 'goldmeadow-castle' }]);
});

rule('QD OPT.1', 'lesser DragonLords take five, burn nothing and shun kingdoms', () => {
  const options = { 'lesser-dragonlords': true };
  const t = phase(
    'naval',
    {
      lands: {
        wolfmoor: { side: 0, units: 9, bearers: ['dragonlord'] },
        'stormreach-hold': { side: 1 },
        ashford: { side: 1 },
      },
    },
    {},
    { options },
  );
  t.picks(0, 'teleport dragonlord');
  expect(t.refuses(0, 'to stormreach-hold').rule).toBe('QD OPT.1');
  t.picks(0, 'to ashford');
  expect(t.refuses(0, 'take 6').rule).toBe('QD NAVAL.SHIP.2');
  const fire = {
    rafts: [{ zone: 's1003', side: 0, units: 0, bearers: ['dragonlord'] }],
    ships: [{ zone: 's1003', side: 1, units: 3 }],
  };
  expect(war(fire, [], { options }).refuses(0, 'burn s1003').rule).toBe('QD OPT.1');
});

rule('QD OPT.2', 'a table may leave out scrolls', () => {
  const deck = (choice: string) =>
    war({ lands: {} }, [], { options: { 'fewer-scrolls': choice } }).truth('deck') as string[];
  expect([deck('none').length, deck('elementals').length, deck('all-harmful').length]).toEqual([24, 20, 13]);
  expect(deck('elementals').some((id) => id.startsWith('elemental'))).toBe(false);
});

rule(['QD OPT.3.1', 'QD R98'], 'with play-on a player without a King plays on; the scrolls go all the same', () => {
  const t = battle(
    'wolfmoor',
    { units: 2 },
    { bearers: ['king'] },
    { ...FALLEN, options: { 'play-on': true }, dice: { battle: [1, 6, 6] } },
  );
  ready(t).picks(1, 'lose king');
  expect([t.truth('sides.1.fallen'), t.truth('sides.1.kingless')]).toEqual([false, true]);
  t.picks(0, 'go on', 'go on', 'gather wolfmoor');
  expect(t.truth('active')).toBe(1);
});

rule(['QD OPT.3.2', 'QD OPT.3.3', 'QD R121'], 'who has no kingdom gets three units, and units for gold found', () => {
  const t = realm({
    seats: 4,
    options: { 'play-on': true },
    position: {
      lands: { wolfmoor: { side: 0 }, ashford: { side: 0 } },
      wastes: { 'north-quest-1': { parties: { 0: { units: 1 } } } },
    },
    begin: { proc: 'adventure', vars: { side: 0, at: 'north-quest-1' } },
    dice: { quest: ['toll-bridge'], crystal: ['blessed'] },
  });
  expect(t.truth('windfall')).toBe(10);
  t.picks(0, 'go on', 'go on', 'go on');
  expect(t.offers(0)).toEqual(['gather wolfmoor', 'gather ashford']);
  t.picks(0, 'gather ashford');
  expect(unitsIn(t, 'lands.ashford')).toBe(1 + 3 + 2);
});

rule(['QD OPT.3.3', 'QD R42'], 'gold found without a kingdom becomes units, though one is won in the same turn', () => {
  const t = realm({
    seats: 4,
    options: { 'play-on': true },
    position: {
      lands: { wolfmoor: { side: 0, units: 3 }, ashford: { side: 1 } },
      wastes: { 'north-quest-1': { parties: { 0: { units: 1 } } } },
    },
    begin: { proc: 'adventure', vars: { side: 0, at: 'north-quest-1' } },
    dice: { quest: ['toll-bridge'], crystal: ['blessed'] },
  });
  t.picks(0, 'go on', 'attack frostmark-keep', 'take 2', 'go on', 'go on', 'gather wolfmoor');
  expect([unitsIn(t, 'lands.wolfmoor'), unitsIn(t, 'lands.frostmark-keep')]).toEqual([1 + 2, 2]);
});

rule('QD R98', 'with play-on who alone has units left wins', () => {
  const t = realm({
    seats: 2,
    options: { 'play-on': true },
    position: { lands: { wolfmoor: { side: 0, units: 2 } } },
    begin: { proc: 'reinforce', vars: { side: 0 } },
  });
  t.picks(0, 'gather wolfmoor');
  expect(t.result).toMatchObject({ winners: [0], rule: 'QD R98' });
});

rule('QD R98', 'at once, if it is a battle that leaves him alone, or nobody', () => {
  const options = { 'play-on': true };
  const lands = { wolfmoor: { side: 0, units: 3 }, silverdelve: { side: 1 } };
  const t = war({ lands }, [1, 6, 6], { options }).picks(0, 'attack silverdelve', 'take 2');
  expect(t.result).toMatchObject({ winners: [0], rule: 'QD R98' });
  const u = battle('wolfmoor', { units: 1 }, { units: 1 }, { options, dice: { battle: [1, 1] } });
  expect(u.result).toMatchObject({ winners: [], rule: 'QD R98' });
});

rule('QD OPT.4', 'options go together', () => {
  const options = {
    tundra: true,
    'lesser-dragonlords': true,
    'play-on': true,
    kingdoms: 3,
    'fewer-scrolls': 'elementals',
  };
  const t = war({ lands: held(2) }, [], { seats: 3, options });
  expect(t.computed('kingdoms-to-win')).toBe(3);
  expect((t.truth('deck') as string[]).length).toBe(20);
});

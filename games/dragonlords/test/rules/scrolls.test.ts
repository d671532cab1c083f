import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { battle, phase, ready, told, unitsIn } from '../stage.js';
import { realm } from '../table.js';

const strike = (card: string, victim: object, more: { dice?: number[]; sides?: object; lands?: object } = {}) =>
  realm({
    seats: 4,
    position: {
      lands: { wolfmoor: { side: 1, ...victim }, silverdelve: { side: 0, units: 6, bearers: ['king'] }, ...more.lands },
      sides: { 0: { shown: ['king'] }, ...more.sides },
    } as never,
    begin: { proc: 'strike', vars: { side: 0, card, victim: 1, where: 'wolfmoor', back: 'silverdelve' } },
    dice: { 'scroll-harm': more.dice ?? [] },
  });

rule(
  ['QD SCROLL.ELEMENTAL.1', 'QD R93', 'QD SCROLL.0.4'],
  'only a King summons elementals: on his turn from anywhere, against anybody outside the Wastelands',
  () => {
    const sides = { 0: { scrolls: ['elemental-fire'] } };
    const lands = { ashford: { side: 1, units: 2 }, wolfmoor: { side: 0, bearers: ['wizard-1'] } };
    expect(phase('purchase', { lands, sides }).refuses(0, 'cast elemental-fire').rule).toBe('QD SCROLL.0.2');
    const t = phase('transfer', {
      lands: { ...lands, icegate: { side: 0, bearers: ['king'] } },
      ships: [{ zone: 's0803', side: 2, units: 1 }],
      wastes: { 'north-den': { parties: { 1: { units: 1 } } } },
      sides,
    });
    t.picks(0, 'cast elemental-fire', 'by king icegate');
    expect(t.offers(0)).toEqual(['against ashford', 'against s0803']);
    expect(t.refuses(0, 'against north-den').rule).toBe('QD SCROLL.0.4');
  },
);

rule(['QD SCROLL.ELEMENTAL.2', 'QD R34'], 'as many units as a die of twelve shows, of their owner’s choice', () => {
  const t = strike('elemental-earth', { units: 9, bearers: ['blank'] }, { dice: [7] })
    .picks(1, 'suffer')
    .picks(1, 'lose 7');
  expect(unitsIn(t, 'lands.wolfmoor')).toBe(3);
});

rule('QD R34', 'a blockade whose whole crew is lost sinks', () => {
  const t = realm({
    seats: 4,
    position: { ships: [{ zone: 's0905', side: 1, units: 2 }], lands: { silverdelve: { side: 0, bearers: ['king'] } } },
    begin: {
      proc: 'strike',
      vars: { side: 0, card: 'elemental-water', victim: 1, where: 's0905', back: 'silverdelve' },
    },
    dice: { 'scroll-harm': [2] },
  });
  expect(t.truth('ships.ship-1')).toBeNull();
});

rule(
  ['QD SCROLL.REFLECT', 'QD R33', 'QD R117'],
  'the victim turns a scroll back before the dice, if a caster of his is there',
  () => {
    const sides = { 0: { shown: ['king'] }, 1: { scrolls: ['reflect'] } };
    const none = strike('elemental-earth', { units: 3, bearers: ['blank'] }, { dice: [1], sides });
    expect(none.refuses(1, 'reflect').rule).toBe('QD SCROLL.REFLECT');
    const t = strike('elemental-earth', { units: 3, bearers: ['wizard-1'] }, { dice: [4], sides }).picks(1, 'reflect');
    t.picks(0, 'lose 4');
    expect([unitsIn(t, 'lands.silverdelve'), unitsIn(t, 'lands.wolfmoor')]).toEqual([3, 4]);
    expect([t.truth('discard'), t.sees(0, 'lands.wolfmoor.bearers')]).toEqual([
      ['elemental-earth', 'reflect'],
      ['wizard-1'],
    ]);
  },
);

rule('QD R31', 'what was turned back may be turned again', () => {
  const sides = { 0: { shown: ['king'], scrolls: ['reflect'] }, 1: { scrolls: ['reflect'] } };
  const t = strike('elemental-earth', { units: 3, bearers: ['wizard-1'] }, { dice: [2], sides });
  t.picks(1, 'reflect').picks(0, 'reflect').picks(1, 'lose 2');
  expect([unitsIn(t, 'lands.silverdelve'), unitsIn(t, 'lands.wolfmoor')]).toEqual([7, 2]);
});

rule(
  ['QD SCROLL.BERSERK.1', 'QD FAQ.27', 'QD R2'],
  'a die for each unit, lost at or below its attack number, whatever the T.A.S.',
  () => {
    const t = strike(
      'berserk',
      { units: 4, bearers: ['excalibur'] },
      { dice: [3, 4, 3, 6, 1], sides: { 1: { shown: ['excalibur'] } } },
    );
    t.picks(1, 'lose 3');
    expect(unitsIn(t, 'lands.wolfmoor')).toBe(2);
  },
);

rule(['QD SCROLL.BERSERK.2', 'QD CASTER.KING.2'], 'a King or a healer there, once shown, stops Berserk', () => {
  for (const caster of ['king', 'wizard-1']) {
    const t = strike('berserk', { units: 3, bearers: [caster] }).picks(1, `show ${caster}`);
    expect([unitsIn(t, 'lands.wolfmoor'), told(t, 'scroll.stopped')]).toMatchObject([4, [{ scroll: 'berserk' }]]);
  }
});

rule(['QD SCROLL.INFERNAL', 'QD TREASURE.RINGFIRE'], 'Infernal takes a die of eight, unless fire is warded off', () => {
  const t = strike('infernal', { units: 8 }, { dice: [6] });
  expect(unitsIn(t, 'lands.wolfmoor')).toBe(2);
  for (const ward of ['dragon-shield', 'ring-of-fire']) {
    const u = strike('infernal', { units: 2, bearers: [ward] }).picks(1, `show ${ward}`);
    expect(unitsIn(u, 'lands.wolfmoor')).toBe(3);
  }
});

rule(['QD SCROLL.TEMPEST', 'QD R36'], 'Tempest is lightning: only the Trident stops it', () => {
  const t = strike(
    'tempest',
    { units: 4, bearers: ['dragon-shield'] },
    { dice: [3], sides: { 1: { shown: ['dragon-shield'] } } },
  ).picks(1, 'lose 3');
  expect(unitsIn(t, 'lands.wolfmoor')).toBe(2);
  const u = strike('tempest', { units: 4, bearers: ['trident'] }).picks(1, 'show trident');
  expect(unitsIn(u, 'lands.wolfmoor')).toBe(5);
});

rule(['QD TREASURE.INVINCIBLE', 'QD R37'], 'the Invincible Shield stops the scrolls of others, not one’s own', () => {
  const t = strike('elemental-wind', { units: 2, bearers: ['invincible-shield'] }).picks(1, 'show invincible-shield');
  expect(unitsIn(t, 'lands.wolfmoor')).toBe(3);
  const own = phase(
    'purchase',
    {
      lands: { wolfmoor: { side: 1, bearers: ['wizard-1+invincible-shield'] } },
      sides: { 1: { scrolls: ['legion'], shown: ['invincible-shield'] } },
    },
    {},
    { side: 1 },
  );
  own.picks(1, 'cast legion', 'by wizard-1 wolfmoor', 'call 5');
  expect(unitsIn(own, 'lands.wolfmoor')).toBe(6);
});

rule('QD R32', 'a reflected Berserk strikes its caster’s units in the same place', () => {
  const t = battle(
    'wolfmoor',
    { units: 3, bearers: ['wizard-1'] },
    { units: 2, bearers: ['wizard-1'] },
    {
      rest: { sides: { 0: { scrolls: ['berserk'], spells: { 'wizard-1': ['hope'] } }, 1: { scrolls: ['reflect'] } } },
      dice: { 'scroll-harm': [4, 4, 6, 6] },
      moreDice: 'seed',
    },
  );
  t.picks(0, 'cast berserk', 'by wizard-1 wolfmoor').picks(1, 'reflect').picks(0, 'lose 2');
  expect([unitsIn(t, 'lands.wolfmoor.invaders'), unitsIn(t, 'lands.wolfmoor')]).toEqual([2, 3]);
});

rule('QD R91', 'Berserk, Infernal and Tempest need an enemy in the place', () => {
  const t = phase('combat', {
    lands: { wolfmoor: { side: 0, bearers: ['wizard-1'] }, silverdelve: { side: 1 } },
    sides: { 0: { scrolls: ['berserk', 'infernal', 'tempest', 'reflect', 'charm'] } },
  });
  expect(t.offers(0).filter((pick) => pick.startsWith('cast'))).toEqual([]);
});

rule(
  ['QD SCROLL.LEGION', 'QD R92'],
  'a legion has up to five: six in a Wasteland space, eight aboard; in battle they fight at once',
  () => {
    const sides = { 0: { scrolls: ['legion'] } };
    const party = phase('quest', {
      wastes: { 'north-den': { parties: { 0: { units: 3, bearers: ['wizard-1'] } } } },
      sides,
    }).picks(0, 'cast legion', 'by wizard-1 north-den');
    expect(party.offers(0)).toEqual(['call 1', 'call 2']);
    const crew = phase('naval', { ships: [{ zone: 's0803', side: 0, units: 4, bearers: ['wizard-1'] }], sides }).picks(
      0,
      'cast legion',
      'by wizard-1 s0803',
    );
    expect(crew.offers(0)).toHaveLength(3);
    const t = battle(
      'wolfmoor',
      { bearers: ['wizard-1'] },
      { units: 1 },
      { rest: { sides }, dice: { battle: [6, 6, 6] }, moreDice: 'seed' },
    );
    t.picks(0, 'cast legion', 'by wizard-1 wolfmoor', 'call 2');
    ready(t);
    expect(told(t, 'attacked')[0]).toMatchObject({ dice: [6, 6, 6] });
  },
);

rule('QD SCROLL.LEGION', 'in a blockade of several ships a legion fills them all, the caster’s first', () => {
  const t = phase('naval', {
    ships: [
      { zone: 's0803', side: 0, units: 5, bearers: ['wizard-1'] },
      { zone: 's0803', side: 0, units: 7 },
      { zone: 's0202', side: 0, units: 1 },
    ],
    sides: { 0: { scrolls: ['legion'] } },
  });
  t.picks(0, 'cast legion', 'by wizard-1 s0803');
  expect(t.offers(0)).toEqual(['call 1', 'call 2', 'call 3']);
  t.picks(0, 'call 3');
  expect([1, 2, 3].map((n) => t.truth(`ships.ship-${n}.units`))).toEqual([7, 8, 1]);
});

rule(['QD SCROLL.SHIP', 'QD R113'], 'a ship is gained in an own harbour, while there are ships', () => {
  const sides = { 0: { scrolls: ['ship'] } };
  const t = phase('combat', { lands: { mossfen: { side: 0, bearers: ['wizard-1'] } }, sides }).picks(
    0,
    'cast ship',
    'by wizard-1 mossfen',
  );
  expect(t.truth('lands.mossfen.ships')).toBe(1);
  const full = phase('combat', { lands: { mossfen: { side: 0, bearers: ['wizard-1'], ships: 8 } }, sides });
  expect(full.refuses(0, 'cast ship').rule).toBe('QD SCROLL.0.2');
  const inland = phase('combat', { lands: { wolfmoor: { side: 0, bearers: ['wizard-1'] } }, sides });
  expect(inland.refuses(0, 'cast ship').rule).toBe('QD SCROLL.0.2');
});

rule(['QD SCROLL.CLAIRVOYANCE', 'QD R90'], 'its caster’s owner alone sees a hand as it is then', () => {
  const t = phase('combat', {
    lands: { wolfmoor: { side: 0, bearers: ['wizard-1'] } },
    sides: { 0: { scrolls: ['clairvoyance'] }, 1: { scrolls: ['reflect', 'ship'] } },
  });
  t.picks(0, 'cast clairvoyance', 'by wizard-1 wolfmoor');
  expect([t.sees(0, 'sides.1.scrolls'), t.sees(2, 'sides.1.scrolls')]).toEqual([['reflect', 'ship'], 'unknown']);
  expect([t.heard(0).at(-1)?.args?.scrolls, t.heard(2).at(-1)?.args?.scrolls]).toEqual([
    ['reflect', 'ship'],
    undefined,
  ]);
});

rule(['QD SCROLL.0.1', 'QD SCROLL.0.4'], 'a scroll is cast in the caster’s place, once', () => {
  const sides = { 0: { scrolls: ['legion'] } };
  const t = phase('combat', {
    lands: { wolfmoor: { side: 0, bearers: ['wizard-1'] }, icegate: { side: 0, bearers: ['king'] } },
    sides,
  });
  t.picks(0, 'cast legion');
  expect(t.offers(0)).toEqual(['by wizard-1 wolfmoor', 'by king icegate']);
  t.picks(0, 'by king icegate', 'call 1');
  expect([unitsIn(t, 'lands.icegate'), unitsIn(t, 'lands.wolfmoor'), t.truth('sides.0.handSize')]).toEqual([2, 1, 0]);
  expect(
    phase('quest', {
      lands: { wolfmoor: { side: 0, bearers: ['king'] } },
      wastes: { 'north-den': { parties: { 1: { units: 1 } } } },
      sides: { 0: { scrolls: ['elemental-fire'] } },
    }).refuses(0, 'cast elemental-fire').rule,
  ).toBe('QD SCROLL.0.2');
});

rule('QD R38', 'an elemental may be answered only where a caster might be', () => {
  const t = strike('elemental-earth', { units: 3 }, { dice: [1], sides: { 1: { scrolls: ['reflect'] } } });
  expect([unitsIn(t, 'lands.wolfmoor'), told(t, 'scroll.reflected')]).toEqual([2, []]);
  const u = strike(
    'elemental-earth',
    { units: 3, bearers: ['blank'] },
    { dice: [1], sides: { 1: { scrolls: ['reflect'] } } },
  );
  expect(u.at()).toBe('strike.answer');
});

rule('QD R64', 'what a scroll kills enriches its caster at home', () => {
  const t = strike(
    'elemental-earth',
    { bearers: ['excalibur'] },
    { dice: [5], lands: { 'frostmark-keep': { side: 0, units: 2 } } },
  );
  t.picks(1, 'suffer').picks(1, 'lose excalibur').picks(0, 'give unit frostmark-keep');
  expect(t.truth('lands.frostmark-keep.bearers')).toEqual(['excalibur']);
});

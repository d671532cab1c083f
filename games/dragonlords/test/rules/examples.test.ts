import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { attack, battle, phase, ready, told, unitsIn, war } from '../stage.js';
import { realm } from '../table.js';

const ORCS_AND_BARBARIANS = { 0: { people: 'orc' }, 1: { people: 'barbarian' } };

rule('QD E1', 'four Orcs fight two Barbarians: one hit against two', () => {
  const t = war(
    { lands: { wolfmoor: { side: 0, units: 5 }, silverdelve: { side: 1, units: 2 } }, sides: ORCS_AND_BARBARIANS },
    [5, 5, 6, 3, 3, 4],
    { seats: 2 },
  );
  attack(t, 0, 'wolfmoor', 'silverdelve', 4);
  expect(t.truth('shows.battle')).toMatchObject({ tas: [3, 4], hits: [1, 2] });
  expect(t.truth('lands.wolfmoor.units')).toBe(1);
  expect([unitsIn(t, 'lands.silverdelve'), unitsIn(t, 'lands.silverdelve.invaders')]).toEqual([1, 2]);
});

rule('QD E2', 'the Barbarian hit in round 2 still strikes; one Orc holds the territory', () => {
  const t = battle(
    'silverdelve',
    { units: 2 },
    { units: 1 },
    { rest: { sides: ORCS_AND_BARBARIANS }, dice: { battle: [2, 1, 2] }, seats: 2 },
  );
  expect(t.truth('lands.silverdelve')).toMatchObject({ side: 0, units: 1, invaders: null });
});

const ELVES_AND_DWARVES = { 0: { people: 'elf' }, 1: { people: 'dwarf' } };

rule('QD E3', 'an Elf ship meets a Dwarf blockade: two Dwarves and an Elf are lost', () => {
  const t = realm({
    seats: 2,
    position: {
      ships: [
        { zone: 's0300', side: 0, units: 3 },
        { zone: 's0300', side: 1, units: 3 },
      ],
      sides: ELVES_AND_DWARVES,
    },
    begin: { proc: 'battle', vars: { side: 0, where: 's0300' } },
    dice: { battle: [6, 2, 3, 3, 6, 5, 1, 3, 4] },
  });
  const hits = told(t, 'lost').map((lost) => [(lost as { people: string }).people, (lost as { n: number }).n]);
  expect(hits.slice(0, 2)).toEqual([
    ['dwarf', 2],
    ['elf', 1],
  ]);
});

rule('QD E4', 'two Elves are left and one of them boards the empty Dwarf ship', () => {
  const t = realm({
    seats: 2,
    position: {
      ships: [
        { zone: 's0300', side: 0, units: 2 },
        { zone: 's0300', side: 1, units: 1 },
      ],
      sides: ELVES_AND_DWARVES,
    },
    begin: { proc: 'battle', vars: { side: 0, where: 's0300' } },
    dice: { battle: [1, 3, 4] },
  });
  expect([t.truth('ships.ship-1'), t.truth('ships.ship-2')]).toMatchObject([
    { side: 0, units: 1 },
    { side: 0, units: 1 },
  ]);
});

rule('QD E5', 'four Elves sneak upon Orcs, kill two, go back and fight no more', () => {
  const t = war(
    {
      lands: {
        'frostmark-keep': { side: 0, units: 1 },
        rimeholt: { side: 0, units: 5 },
        skaldfell: { side: 1, units: 4 },
      },
      sides: { 0: { people: 'elf' }, 1: { people: 'orc' } },
    },
    [3, 4, 2, 6],
    { seats: 2 },
  );
  t.picks(0, 'sneak skaldfell', 'take 4');
  expect([unitsIn(t, 'lands.skaldfell'), unitsIn(t, 'lands.rimeholt')]).toEqual([2, 5]);
  expect(told(t, 'struck-back')).toEqual([]);
  t.picks(0, 'attack skaldfell');
  expect(t.offers(0)).toEqual(['take 1', 'nobody']);
});

const ELF_WIZARD = { 1: { people: 'elf', spells: { 'wizard-1': ['teleport'] } }, 2: { people: 'orc' } };
const besieged = (hits: readonly number[]) =>
  battle(
    'silverdelve',
    { units: 6 },
    { units: 5, bearers: ['wizard-1'] },
    {
      rest: { sides: ELF_WIZARD, lands: { icegate: { side: 1 } } },
      dice: { battle: [...hits] },
      moreDice: 'seed',
    },
  );

rule('QD E6', 'of six Elves hit six times the Wizard may not teleport', () => {
  const t = besieged([1, 1, 1, 1, 1, 1]);
  t.picks(1, 'ready');
  expect(t.offers(1)).toEqual(['ready']);
  expect(t.refuses(1, 'teleport wizard-1').rule).toBe('QD RETREAT.4');
});

rule('QD E7', 'hit five times he may, instead of striking back', () => {
  const t = besieged([1, 1, 1, 1, 1, 6]);
  t.picks(1, 'ready').picks(1, 'teleport wizard-1');
  expect(t.truth('lands.icegate.bearers')).toEqual(['wizard-1']);
  expect((told(t, 'struck-back')[0] as { dice: number[] }).dice).toHaveLength(5);
});

const WIZARD_AGAINST_MEN = {
  sides: {
    0: { spells: { 'wizard-1': ['heal', 'hope', 'fireball'] }, shown: ['wizard-1'] },
    1: { people: 'elf', spells: { 'wizard-1': ['heal', 'teleport'] }, scrolls: ['legion'], shown: ['wizard-1'] },
    2: { people: 'orc' },
  },
};
const wizardsBattle = (dice: readonly number[]) =>
  battle(
    'silverdelve',
    { units: 2, bearers: ['wizard-1'] },
    { units: 1, bearers: ['wizard-1'] },
    { rest: WIZARD_AGAINST_MEN, dice: { battle: [...dice] } },
  );

rule('QD E8', 'the Elves cast Legion: seven of them against a T.A.S. of 5', () => {
  const t = wizardsBattle([5, 3, 4, 6, 5, 4, 6, 6]);
  t.picks(0, 'fireball wizard-1', 'ready')
    .picks(1, 'cast legion')
    .picks(1, 'by wizard-1 silverdelve')
    .picks(1, 'call 5');
  expect(unitsIn(t, 'lands.silverdelve')).toBe(7);
  expect(t.computed('tas', { side: 0, foe: 1, where: 'silverdelve', attacks: true })).toBe(5);
  expect(t.computed('tas', { side: 1, foe: 0, where: 'silverdelve', attacks: false })).toBe(3);
});

rule('QD E9', 'a fireball takes one Elf, dice two more; six Elves roll and none hits', () => {
  const t = wizardsBattle([5, 3, 4, 6, 5, 4, 6, 6]);
  t.picks(0, 'fireball wizard-1', 'ready')
    .picks(1, 'cast legion')
    .picks(1, 'by wizard-1 silverdelve')
    .picks(1, 'call 5');
  t.picks(1, 'lose 1').picks(1, 'ready').picks(1, 'lose 2');
  expect(told(t, 'struck-back')).toMatchObject([{ dice: [4, 6, 5, 4, 6, 6], hits: 0 }]);
  expect([unitsIn(t, 'lands.silverdelve'), unitsIn(t, 'lands.silverdelve.invaders')]).toEqual([4, 3]);
});

rule('QD E10', 'in round 2 three Elves and a Barbarian fall; the Wizard leaves in the round after', () => {
  const t = battle(
    'silverdelve',
    { units: 2, bearers: ['wizard-1'] },
    { units: 3, bearers: ['wizard-1'] },
    {
      rest: { ...WIZARD_AGAINST_MEN, lands: { icegate: { side: 1 }, wolfmoor: { side: 0 } } },
      dice: { battle: [2, 3, 6, 2, 4, 6, 6] },
    },
  );
  t.picks(0, 'fireball wizard-1', 'ready').picks(1, 'ready').picks(1, 'lose 1').picks(1, 'ready').picks(1, 'lose 2');
  t.picks(0, 'lose 1');
  expect(t.truth('lands.silverdelve.bearers')).toEqual(['wizard-1']);
  expect(unitsIn(t, 'lands.silverdelve.invaders')).toBe(2);
  // QD R8 Nobody hits him in the next round, so he may go.
  t.picks(0, 'fight on').picks(0, 'ready').picks(1, 'ready').picks(1, 'teleport wizard-1');
  expect([t.truth('lands.silverdelve.side'), t.truth('lands.icegate.bearers')]).toEqual([0, ['wizard-1']]);
});

rule('QD E11', 'a King with Excalibur gives +2', () => {
  const t = war({
    lands: { wolfmoor: { side: 1, units: 2, bearers: ['king+excalibur'] } },
    sides: { 1: { shown: ['king', 'excalibur'] } },
  });
  expect(t.computed('tas', { side: 1, foe: 0, where: 'wolfmoor', attacks: false })).toBe(5);
});

rule('QD E12', 'two DragonLords bring panic once', () => {
  const t = war({ lands: { wolfmoor: { side: 1, bearers: ['dragonlord', 'dragonlord'] } } });
  expect(t.computed('tas', { side: 0, foe: 1, where: 'wolfmoor', attacks: true })).toBe(3);
});

const epic = (dice: readonly number[], elves: object, barbarians: object) =>
  battle('frostmark-keep', barbarians as never, elves as never, {
    rest: {
      sides: {
        1: { people: 'elf', scrolls: ['reflect', 'ship'], shown: ['king', 'ring-of-hope'] },
        2: { people: 'orc' },
      },
    },
    dice: { battle: [...dice] },
  });

rule('QD E13', 'in the epic battle a Barbarian has a T.A.S. of 3 and an Elf of 4', () => {
  const t = realm({
    seats: 4,
    position: {
      lands: {
        icegate: { side: 0, units: 4, bearers: ['dragonlord', 'wizard-1'] },
        'frostmark-keep': { side: 1, units: 4, bearers: ['king+ring-of-hope'] },
      },
      sides: { 1: { people: 'elf', shown: ['king', 'ring-of-hope'] }, 2: { people: 'orc' } },
    },
    begin: { proc: 'naval', vars: { side: 0 } },
  });
  t.picks(0, 'teleport dragonlord', 'to frostmark-keep', 'with wizard-1', 'take 3', 'go on', 'go on');
  expect(unitsIn(t, 'lands.frostmark-keep.invaders')).toBe(5);
  expect(t.computed('tas', { side: 0, foe: 1, where: 'frostmark-keep', attacks: true })).toBe(3);
  expect(t.computed('tas', { side: 1, foe: 0, where: 'frostmark-keep', attacks: false })).toBe(4);
});

rule('QD E14', 'round 1 of the epic battle: one Elf burned, two more and three Barbarians lost', () => {
  const t = epic(
    [5, 5, 6, 2, 3, 3, 2, 3, 5],
    { units: 4, bearers: ['king+ring-of-hope'] },
    { units: 3, bearers: ['dragonlord', 'wizard-1'], state: 'bound' },
  );
  t.picks(0, 'ready').picks(1, 'ready').picks(1, 'lose 1').picks(1, 'lose 2').picks(0, 'lose 3');
  expect([told(t, 'attacked'), told(t, 'struck-back')]).toMatchObject([
    [{ dice: [5, 5, 6, 2, 3], hits: 2 }],
    [{ dice: [3, 2, 3, 5], hits: 3 }],
  ]);
  expect([unitsIn(t, 'lands.frostmark-keep'), unitsIn(t, 'lands.frostmark-keep.invaders')]).toEqual([2, 2]);
});

rule('QD E15', 'round 2: the King falls, his kingdom, gold, scrolls and ring are taken', () => {
  const t = epic(
    [6, 3, 2],
    { units: 1, bearers: ['king+ring-of-hope'], gold: 12 },
    { bearers: ['dragonlord', 'wizard-1'], state: 'bound' },
  );
  t.picks(0, 'ready').picks(1, 'ready').picks(1, 'lose 1').picks(0, 'lose wizard-1');
  t.picks(0, 'give dragonlord frostmark-keep');
  expect(t.truth('lands.frostmark-keep')).toMatchObject({ side: 0, gold: 12, bearers: ['dragonlord+ring-of-hope'] });
  expect([t.truth('sides.1.fallen'), t.truth('sides.0.scrolls')]).toEqual([true, ['reflect', 'ship']]);
});

rule('QD E16', 'four ships, three survivors: the fourth ship is gone', () => {
  const t = realm({
    seats: 2,
    position: {
      ships: [
        { zone: 's0300', side: 0, units: 2 },
        { zone: 's0300', side: 0, units: 1 },
        { zone: 's0300', side: 1, units: 1 },
        { zone: 's0300', side: 1, units: 1 },
      ],
    },
    begin: { proc: 'battle', vars: { side: 0, where: 's0300' } },
    dice: { battle: [1, 1, 6, 6, 6] },
  });
  const ships = [1, 2, 3, 4].map((n) => t.truth(`ships.ship-${n}`));
  expect(ships.filter((ship) => ship === null)).toHaveLength(1);
  expect(ships.filter((ship) => (ship as { units: number } | null)?.units === 1)).toHaveLength(3);
});

rule('QD E17', 'Berserk on twelve Barbarians: seven dice at or below 4 cost seven', () => {
  const t = realm({
    seats: 4,
    position: { lands: { wolfmoor: { side: 0, units: 12 }, silverdelve: { side: 1 } } },
    begin: { proc: 'strike', vars: { side: 1, card: 'berserk', victim: 0, where: 'wolfmoor', back: 'silverdelve' } },
    dice: { 'scroll-harm': [4, 1, 2, 3, 4, 4, 1, 5, 6, 5, 6, 5] },
  });
  expect(t.truth('lands.wolfmoor.units')).toBe(5);
});

rule('QD E18', 'a Dwarf strikes a Giant Spider with 3 of 10, it strikes with 5 of 6', () => {
  const t = realm({
    seats: 4,
    position: { wastes: { 'north-quest-1': { parties: { 3: { units: 3 } } } } },
    begin: { proc: 'monster', vars: { side: 3, at: 'north-quest-1', quest: 'spider-cavern', omen: 'ignored' } },
    dice: { monster: [6, 5], strike: [4, 10, 5, 3, 9] },
    moreDice: 'seed',
  });
  expect(told(t, 'monster')).toMatchObject([{ hits: 0 }, { hits: 1, attack: 5 }]);
  expect(told(t, 'struck')).toMatchObject([
    { defence: 10, tas: 3, hits: 0 },
    { dice: [3, 9], hits: 1 },
  ]);
});

rule('QD E19', 'an Elemental is turned back upon the King who sent it', () => {
  const t = phase(
    'purchase',
    {
      lands: {
        'frostmark-keep': { side: 0, units: 5, bearers: ['king'] },
        'stormreach-hold': { side: 1, units: 5, bearers: ['wizard-1'] },
      },
      sides: { 0: { scrolls: ['elemental-fire'] }, 1: { scrolls: ['reflect'] } },
    },
    { 'scroll-harm': [3] },
  );
  t.picks(0, 'cast elemental-fire', 'by king frostmark-keep', 'against stormreach-hold').picks(1, 'reflect');
  t.picks(0, 'lose 3');
  expect([unitsIn(t, 'lands.frostmark-keep'), unitsIn(t, 'lands.stormreach-hold')]).toEqual([3, 6]);
});

rule('QD E20', 'a Dwarf player with six other lands collects 32, any other 27', () => {
  const lands = [
    ...['frostmark-keep', 'silverdelve', 'amber-field', 'isle-of-gulls', 'rune-ring'],
    ...['wolfmoor', 'pinewatch', 'skaldfell', 'rimeholt', 'icegate', 'galecliff'],
  ];
  const held = (side: number) => ({ lands: Object.fromEntries(lands.map((id) => [id, { side }])) });
  expect(war(held(3)).computed('income', { side: 3 })).toBe(32);
  expect(war(held(1)).computed('income', { side: 1 })).toBe(27);
});

rule('QD E21', 'a T.A.S. is never above 6 nor below 1', () => {
  const t = war({
    lands: {
      'frostmark-keep': {
        side: 0,
        bearers: ['king+excalibur', 'ring-of-hope', 'medusa-shield', 'ring-of-peril', 'dragonlord'],
      },
    },
    sides: { 0: { shown: ['king', 'excalibur', 'ring-of-hope', 'medusa-shield', 'ring-of-peril'] } },
  });
  expect(t.computed('tas', { side: 0, foe: 1, where: 'frostmark-keep', attacks: false })).toBe(6);
  expect(t.computed('tas', { side: 1, foe: 0, where: 'frostmark-keep', attacks: true })).toBe(1);
});

rule('QD E22', 'thirty gold buy twelve Orcs', () => {
  const t = phase('purchase', { lands: { 'frostmark-keep': { side: 1, gold: 30 } } }, {}, { side: 1 });
  expect(t.offers(1)).toContain('buy 12');
  expect(t.refuses(1, 'buy 13').rule).toBe('QD PURCHASE.3');
});

rule('QD E23', 'by the bridge a 3 leads to the third space, by the pass a 1 into the lair', () => {
  const lands = { skaldfell: { side: 0, units: 2 }, windmere: { side: 0, units: 2 } };
  const bridge = phase('quest', { lands }, { 'quest-move': [3] }).picks(0, 'quest skaldfell', 'take 1');
  expect(unitsIn(bridge, 'wastes.north-den.parties.0')).toBe(1);
  const pass = phase('quest', { lands }, { 'quest-move': [1] }).picks(0, 'quest windmere', 'take 1');
  expect(unitsIn(pass, 'wastes.north-lair.parties.0')).toBe(1);
});

rule('QD E24', 'an Elemental of 9 against six units with the King: all are lost, and his scrolls', () => {
  const t = phase(
    'purchase',
    {
      lands: {
        'frostmark-keep': { side: 0, bearers: ['king'] },
        wolfmoor: { side: 1, units: 5, bearers: ['king'] },
        pinewatch: { side: 2 },
      },
      sides: { 0: { scrolls: ['elemental-wind'] }, 1: { scrolls: ['legion'] } },
    },
    { 'scroll-harm': [9] },
  );
  t.picks(0, 'cast elemental-wind', 'by king frostmark-keep', 'against wolfmoor')
    .picks(1, 'suffer')
    .picks(1, 'lose king');
  t.picks(1, 'lose 5');
  expect(t.truth('lands.wolfmoor.side')).toBeNull();
  expect([t.truth('sides.1.fallen'), t.truth('sides.0.scrolls')]).toEqual([true, ['legion']]);
});

rule('QD E25', 'of three units lost with the Grail the dice 2, 5 and 1 save two', () => {
  const t = realm({
    seats: 4,
    position: {
      lands: { wolfmoor: { side: 1, units: 5, bearers: ['holy-grail'] } },
      sides: { 1: { shown: ['holy-grail'] } },
    },
    begin: { proc: 'losses', vars: { side: 0, victim: 1, where: 'wolfmoor', n: 3 } },
    dice: { grail: [2, 5, 1] },
  });
  t.picks(1, 'lose 3');
  expect(unitsIn(t, 'lands.wolfmoor')).toBe(5);
});

rule('QD E26', 'an Elf with Hope hits the Red Dragon with a 4 on twelve sides', () => {
  const t = realm({
    seats: 4,
    position: {
      wastes: { 'north-lair': { parties: { 2: { units: 1, bearers: ['wizard-1'] } } } },
      sides: { 2: { spells: { 'wizard-1': ['hope'] }, shown: ['wizard-1'] } },
    },
    begin: { proc: 'monster', vars: { side: 2, at: 'north-lair', quest: 'red-dragon' } },
    dice: { monster: [1], strike: [4], treasure: ['trident'] },
  });
  ready(t).picks(2, 'lose 1');
  expect(told(t, 'monster.beaten')).toHaveLength(1);
  t.picks(2, 'give wizard-1 north-lair');
});

rule('QD E27', 'a Wizard with Teleport may leave land empty, an ordinary unit may not', () => {
  const t = phase('transfer', {
    lands: { wolfmoor: { side: 0, bearers: ['wizard-1'] }, pinewatch: { side: 0 }, icegate: { side: 0 } },
    sides: { 0: { spells: { 'wizard-1': ['teleport'] } } },
  });
  expect(t.refuses(0, 'transfer pinewatch icegate').rule).toBe('QD TRANSFER.3');
  t.picks(0, 'teleport wizard-1', 'to icegate', 'take 0');
  expect(t.truth('lands.wolfmoor.side')).toBeNull();
});

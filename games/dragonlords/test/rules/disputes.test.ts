import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { phase, ready, told, unitsIn, war } from '../stage.js';
import { realm } from '../table.js';

const HOMES = { 'frostmark-keep': { side: 2, units: 2 }, 'stormreach-hold': { side: 1, units: 2 } };

rule('QD R120', 'a King who sneaked from one land does not come back to another', () => {
  const t = war(
    {
      lands: {
        ...HOMES,
        wolfmoor: { side: 2, units: 1, bearers: ['king'] },
        icegate: { side: 2, units: 3 },
        pinewatch: { side: 1, units: 6 },
      },
    },
    [6, 6, 6],
    { side: 2 },
  );
  t.picks(2, 'sneak pinewatch', 'from wolfmoor', 'with king', 'take 0', 'from icegate', 'take 2');
  ready(t);
  expect(t.truth('lands.wolfmoor')).toMatchObject({ units: 1, bearers: ['king'] });
  expect(t.truth('lands.icegate')).toMatchObject({ units: 3, bearers: [] });
});

rule('QD SNEAK.7', 'a legion that rose among the sneaking Elves goes back with them', () => {
  const t = war(
    {
      lands: { ...HOMES, wolfmoor: { side: 2, units: 1, bearers: ['wizard-1'] }, pinewatch: { side: 1, units: 9 } },
      sides: { '2': { scrolls: ['legion'], spells: { 'wizard-1': ['hope'] } } },
    },
    [6, 6, 6],
    { side: 2 },
  );
  t.picks(2, 'sneak pinewatch', 'with wizard-1', 'take 0', 'cast legion', 'by wizard-1 pinewatch', 'call 2');
  ready(t);
  expect(t.truth('lands.pinewatch.invaders')).toBeNull();
  expect(unitsIn(t, 'lands.wolfmoor')).toBe(4);
});

rule('QD QCOMBAT.7', 'a Wizard who is poisoned does not hurl his fireball, though he heals himself', () => {
  const t = realm({
    seats: 2,
    position: {
      lands: { 'frostmark-keep': { side: 0 } },
      wastes: { 'north-quest-1': { parties: { '0': { bearers: ['wizard-1'] } } } },
    },
    begin: { proc: 'monster', vars: { side: 0, at: 'north-quest-1', quest: 'spider-cavern', omen: 'ignored' } },
    dice: { monster: [5], strike: [] },
  });
  t.picks(0, 'fireball wizard-1', 'ready', 'heal wizard-1');
  expect(told(t, 'struck')).toMatchObject([{ dice: [], spells: 0, hits: 0 }]);
  expect(t.at()).toBe('prepare.choose');
});

rule('QD R93', 'a King under attack sends an elemental at those who have come upon his land', () => {
  const t = realm({
    seats: 4,
    position: {
      lands: {
        silverdelve: { side: 1, bearers: ['king'], invaders: { side: 0, units: 3 } },
        'greenweald-hall': { side: 2 },
      },
      sides: { '1': { scrolls: ['elemental-fire'] } },
    },
    begin: { proc: 'battle', vars: { side: 0, where: 'silverdelve' } },
    dice: { 'scroll-harm': [3] },
  });
  t.picks(1, 'cast elemental-fire', 'by king silverdelve', 'against silverdelve');
  expect(t.truth('lands.silverdelve')).toMatchObject({ side: 1, bearers: ['king'], invaders: null });
});

rule('QD R88', 'with nobody left after a mishap the monster finds nobody', () => {
  const t = realm({
    seats: 2,
    position: {
      lands: { 'frostmark-keep': { side: 0 } },
      wastes: { 'north-quest-1': { parties: { '0': { units: 1, tools: { torch: 1 } } } } },
    },
    begin: { proc: 'adventure', vars: { side: 0, at: 'north-quest-1' } },
    dice: { quest: ['labyrinth'], crystal: ['cursed'], monster: [] },
  });
  expect(told(t, 'monster')).toEqual([]);
  expect(t.at()).toBe('quest.choose');
});

rule('QD R122', 'a vanquished people stays the ally of its player: he passes it and does not attack it', () => {
  const t = war(
    {
      lands: { icegate: { side: 0, units: 3 }, mossfen: { side: 2, units: 2 }, willowbank: { side: 0 } },
      sides: { '2': { fallen: true } },
    },
    [],
    { seats: 2, options: { 'two-peoples': true } },
  );
  expect(t.refuses(0, 'attack mossfen')).toMatchObject({ rule: 'QD OPT.2P.2' });
  t.picks(0, 'march icegate', 'take 2', 'to willowbank');
  expect(t.truth('lands.willowbank.units')).toBe(3);
});

rule('QD R123', 'ships whose crew a scroll has taken lie in the harbour of their side, or sink', () => {
  const strike = (lands: Record<string, { side: number }>) =>
    realm({
      seats: 2,
      position: { lands: { 'frostmark-keep': { side: 0 }, ...lands }, ships: [{ zone: 's0607', side: 1, units: 2 }] },
      begin: {
        proc: 'strike',
        vars: { side: 0, card: 'elemental-wind', victim: 1, where: 's0607', back: 'frostmark-keep' },
      },
      dice: { 'scroll-harm': [2] },
    });
  expect(strike({ pinewatch: { side: 1 } }).truth('lands.pinewatch.ships')).toBe(1);
  expect(strike({ pinewatch: { side: 0 } }).truth('ships.ship-1')).toBeNull();
});

rule('QD R124', 'a ship gained in phase 2 sails the same turn', () => {
  const t = phase('naval', {
    lands: { pinewatch: { side: 0, units: 2, bearers: ['wizard-1'] } },
    sides: { '0': { scrolls: ['ship'] } },
  });
  t.picks(0, 'cast ship', 'by wizard-1 pinewatch', 'sail ship-1', 'board pinewatch', 'take 1', 'go s0705');
  expect(t.truth('ships.ship-1')).toMatchObject({ zone: 's0705', units: 1 });
});

rule('QD R70', 'gold left in a kingdom where nobody is waits for who comes', () => {
  const t = war({ lands: { wolfmoor: { side: 0, units: 2 }, 'frostmark-keep': { gold: 7 } } });
  t.picks(0, 'attack frostmark-keep', 'take 1');
  expect(t.computed('purse', { side: 0 })).toBe(7);
});

rule('QD R79', 'with four DragonLords in play neither Orb nor scroll charms the Red Dragon', () => {
  const t = realm({
    seats: 2,
    position: {
      lands: { wolfmoor: { side: 1, bearers: ['dragonlord', 'dragonlord', 'dragonlord', 'dragonlord'] } },
      wastes: { 'north-lair': { parties: { '0': { bearers: ['wizard-1'], tools: { 'dragon-orb': 1 } } } } },
      sides: { '0': { scrolls: ['charm'] } },
    },
    begin: { proc: 'arrive', vars: { side: 0, at: 'north-lair' } },
  });
  expect(t.refuses(0, 'consult')).toMatchObject({ rule: 'QD R79' });
  expect(t.refuses(0, 'charm')).toMatchObject({ rule: 'QD R79' });
});

rule('QD R97', 'Kings who kill each other and play on leave each other their scrolls', () => {
  const t = war(
    {
      lands: { wolfmoor: { side: 0, units: 1, bearers: ['king'] }, silverdelve: { side: 1, bearers: ['king'] } },
      sides: { '0': { scrolls: ['ship'] }, '1': { scrolls: ['legion', 'reflect'] } },
    },
    [1, 1],
    { options: { 'play-on': true } },
  );
  t.picks(0, 'attack silverdelve', 'with king', 'take 0');
  ready(t).picks(1, 'lose king').picks(0, 'lose king');
  expect([0, 1].map((side) => t.truth(`sides.${side}.scrolls`))).toEqual([['reflect', 'legion'], ['ship']]);
  expect(t.sees(1, 'sides.0.scrolls')).toEqual(['reflect', 'legion']);
});

rule('QD R76', 'who is on the waves lands in a friendly harbour of the zone', () => {
  const t = phase('transfer', {
    lands: { pinewatch: { side: 0 } },
    rafts: [{ zone: 's0607', side: 0, units: 2 }],
  });
  t.picks(0, 'transfer s0607 pinewatch', 'take 2');
  expect(t.truth('lands.pinewatch.units')).toBe(3);
});

rule('QD BOARD.KINGDOM.4', 'all hear what gold and which ships fall to the victor', () => {
  const t = war(
    {
      lands: {
        wolfmoor: { side: 0, units: 3 },
        'frostmark-keep': { side: 1, gold: 9 },
        pinewatch: { side: 1, ships: 2 },
      },
    },
    [1, 6, 1, 6],
  );
  t.picks(0, 'attack frostmark-keep', 'take 1', 'begin').picks(0, 'attack pinewatch', 'take 1');
  expect(told(t, 'plundered')).toMatchObject([{ gold: 9 }, { ships: 2 }]);
});

rule('QD R125', 'of several Wizards their owner says which becomes a DragonLord by the scroll', () => {
  const position = (at: string) => ({
    lands: { 'frostmark-keep': { side: 0 } },
    wastes: { [at]: { parties: { '0': { bearers: ['wizard-1', 'wizard-2'] } } } },
    sides: { '0': { scrolls: ['charm'], spells: { 'wizard-1': ['heal'], 'wizard-2': ['hope'] } } },
  });
  const lair = realm({
    seats: 2,
    position: position('north-lair'),
    begin: { proc: 'arrive', vars: { side: 0, at: 'north-lair' } },
  });
  lair.picks(0, 'charm wizard-2');
  expect(lair.truth('wastes.north-lair.parties.0.bearers')).toEqual(['wizard-1', 'dragonlord+wizard-2']);
  const fight = realm({
    seats: 2,
    position: position('north-quest-1'),
    begin: { proc: 'monster', vars: { side: 0, at: 'north-quest-1', quest: 'silver-dragon' } },
  });
  fight.picks(0, 'charm wizard-2');
  expect(fight.truth('wastes.north-quest-1.parties.0.bearers')).toEqual(['wizard-1', 'dragonlord+wizard-2']);
});

rule(
  'QD END.3',
  'the last other King killed by an elemental in a battle elsewhere ends the game before the dice',
  () => {
    const t = war(
      {
        lands: {
          wolfmoor: { side: 0, units: 1, bearers: ['wizard-1'] },
          silverdelve: { side: 1, units: 2 },
          'frostmark-keep': { side: 0, bearers: ['king'] },
          'stormreach-hold': { side: 1, bearers: ['king'] },
        },
        sides: { '0': { scrolls: ['elemental-fire'] } },
      },
      [],
      { seats: 2 },
    );
    t.picks(0, 'attack silverdelve', 'with wizard-1', 'take 0', 'cast elemental-fire', 'by king frostmark-keep');
    t.picks(0, 'against stormreach-hold').picks(1, 'suffer', 'lose king').picks(0, 'ready');
    expect(t.result).toMatchObject({ winners: [0], rule: 'QD END.3' });
    expect(told(t, 'attacked')).toEqual([]);
  },
);

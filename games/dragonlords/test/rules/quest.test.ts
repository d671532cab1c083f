import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { phase, told, unitsIn } from '../stage.js';
import { realm } from '../table.js';

const GATE = { skaldfell: { side: 0, units: 8 }, 'frostmark-keep': { side: 0, gold: 20 } };
const party = (at: string, more: object = {}) => ({ [at]: { parties: { 0: { units: 3, ...more } } } });
const comesTo = (at: string, more: object = {}, position: object = {}, dice: object = {}) =>
  realm({
    seats: 4,
    position: { lands: { 'frostmark-keep': { side: 0, gold: 20 } }, wastes: party(at, more), ...position } as never,
    begin: { proc: 'arrive', vars: { side: 0, at } },
    dice: dice as never,
    moreDice: 'seed',
  });

rule(['QD QUEST.1', 'QD QUEST.8', 'QD FAQ.16'], 'a party of up to six sets out with tools from home', () => {
  const t = phase('quest', { lands: GATE, sides: { 0: { tools: { torch: 1, pickaxe: 1 } } } }, { 'quest-move': [1] });
  t.picks(0, 'quest skaldfell');
  expect(t.refuses(0, 'take 7').rule).toBe('QD NAVAL.SHIP.2');
  const crew = phase('quest', { ships: [{ zone: 's0202', side: 0, units: 2 }] }).picks(0, 'quest ship-1');
  expect(crew.offers(0)).toEqual(['take 1', 'take 2', 'nobody']);
  t.picks(0, 'take 6', 'take pickaxe', 'take torch', 'set out');
  expect(t.truth('wastes.north-village.parties.0')).toMatchObject({ units: 6, tools: { pickaxe: 1, torch: 1 } });
  expect(t.truth('sides.0.tools')).toEqual({});
});

rule('QD QUEST.2', 'from land with a bridge or pass, where one stays, or from a ship off the village', () => {
  const t = phase('quest', {
    lands: { skaldfell: { side: 0, units: 1 }, windmere: { side: 0, units: 2 }, wolfmoor: { side: 0, units: 5 } },
    ships: [{ zone: 's0202', side: 0, units: 2 }],
  });
  expect(t.offers(0)).toEqual(['go on', 'quest windmere', 'quest ship-1']);
  expect(t.refuses(0, 'quest skaldfell').rule).toBe('QD COMBAT.1.2');
  expect(t.refuses(0, 'quest wolfmoor').rule).toBe('QD QUEST.2');
});

rule(
  ['QD CASTER.KING.4', 'QD CASTER.WIZARD.1', 'QD R83'],
  'neither King nor DragonLord goes on a quest; a Wizard may',
  () => {
    const t = phase('quest', {
      lands: { skaldfell: { side: 0, units: 2, bearers: ['king', 'wizard-1', 'dragonlord'] } },
    });
    t.picks(0, 'quest skaldfell');
    expect(t.refuses(0, 'with king').rule).toBe('QD CASTER.KING.4');
    expect(t.refuses(0, 'with dragonlord').rule).toBe('QD NAVAL.DL.2');
    expect(t.offers(0)).toContain('with wizard-1');
  },
);

rule(['QD QUEST.3', 'QD FAQ.17'], 'the whole roll is moved; the village sells only to who ends there', () => {
  const t = phase('quest', { lands: GATE }, { 'quest-move': [3] }).picks(0, 'quest skaldfell', 'take 2');
  expect(unitsIn(t, 'wastes.north-den.parties.0')).toBe(2);
  expect(t.refuses(0, 'buy torch').rule).toBe('QD TOOL.1');
});

rule(['QD QUEST.4', 'QD R19'], 'no stepping straight back, unless the path ends', () => {
  const t = phase(
    'quest',
    { wastes: party('north-quest-2', { from: 'north-den' }) },
    { 'quest-move': [1], crystal: ['ignored'], quest: ['silver-dragon'] },
    { moreDice: 'seed' },
  );
  t.picks(0, 'move north-quest-2');
  expect(unitsIn(t, 'wastes.north-shrine.parties.0')).toBe(3);
  const u = phase(
    'quest',
    { wastes: party('north-lair', { from: 'north-quest-3' }) },
    { 'quest-move': [2] },
    { moreDice: 'seed' },
  );
  u.picks(0, 'move north-lair');
  expect(u.offers(0)).toContain('to north-shrine');
});

rule(['QD QUEST.5', 'QD FAQ.5', 'QD R84'], 'one party a turn moves in each Wasteland', () => {
  const t = phase(
    'quest',
    { lands: GATE, wastes: { ...party('north-den'), ...party('south-den') } },
    { 'quest-move': [2] },
    { moreDice: 'seed' },
  );
  t.picks(0, 'move north-den', 'to north-shrine', 'go on');
  expect(t.refuses(0, 'quest skaldfell').rule).toBe('QD QUEST.5');
  expect(t.offers(0)).toContain('move south-den');
});

rule('QD QUEST.5', 'a party that has just come somewhere does not move on, in a scenario either', () => {
  const t = comesTo('north-lair').picks(0, 'take orb');
  expect(t.refuses(0, 'move north-lair').rule).toBe('QD QUEST.5');
});

rule(['QD QUEST.6', 'QD R18'], 'an enemy party may be passed, or attacked on the way', () => {
  const wastes = { ...party('north-den'), 'north-quest-2': { parties: { 1: { units: 1 } } } };
  const t = phase('quest', { wastes }, { 'quest-move': [2] }, { moreDice: 'seed' }).picks(0, 'move north-den');
  expect(t.offers(0)).toEqual(['to north-village', 'attack north-quest-2', 'to north-shrine']);
  expect(t.refuses(0, 'stay').rule).toBe('QD R18');
});

rule('QD R20', 'a party joins friends if they are six at most; else it stays', () => {
  const wastes = {
    ...party('north-quest-1', { from: 'north-village' }),
    'north-den': { parties: { 0: { units: 4, tools: { torch: 1 } } } },
  };
  const t = phase('quest', { wastes }, { 'quest-move': [1] }, { moreDice: 'seed' }).picks(0, 'move north-quest-1');
  expect(t.truth('wastes.north-quest-1.parties.0.units')).toBe(3);
  const few = {
    'north-village': { parties: { 0: { units: 2, tools: { torch: 1 } } } },
    'north-den': { parties: { 0: { units: 4, tools: { torch: 1 } } } },
  };
  const u = phase('quest', { wastes: few }, { 'quest-move': [2] }, { moreDice: 'seed' }).picks(
    0,
    'move north-village',
    'to north-den',
  );
  expect(u.truth('wastes.north-den.parties.0')).toMatchObject({ units: 6, tools: { torch: 2 } });
});

rule(['QD R20', 'QD QUEST.7'], 'a party with no room on its way may leave or stay', () => {
  const t = phase(
    'quest',
    {
      lands: { skaldfell: { side: 1, units: 9 } },
      wastes: { 'north-village': { parties: { 0: { units: 6 } } }, 'north-quest-1': { parties: { 0: { units: 3 } } } },
    },
    { 'quest-move': [1] },
  );
  t.picks(0, 'move north-village');
  expect(t.offers(0)).toEqual(['leave skaldfell', 'stay']);
  t.picks(0, 'stay');
  expect(unitsIn(t, 'wastes.north-village.parties.0')).toBe(6);
});

rule(['QD QUEST.7', 'QD TOOL.5'], 'with moves to spare at the end a party leaves, and its tools go home', () => {
  const t = phase(
    'quest',
    {
      lands: { skaldfell: { side: 1 }, 'frostmark-keep': { side: 0 } },
      wastes: party('north-quest-1', { tools: { torch: 1 } }),
    },
    { 'quest-move': [2] },
    { moreDice: 'seed' },
  );
  t.picks(0, 'move north-quest-1', 'leave skaldfell');
  expect(t.truth('lands.skaldfell')).toMatchObject({ side: 1, invaders: { side: 0, units: 3 } });
  expect(t.truth('sides.0.tools')).toEqual({ torch: 1 });
  t.picks(0, 'go on');
  expect(t.offers(0)).toContain('fight skaldfell');
});

rule('QD R85', 'without a kingdom tools that come out are lost', () => {
  const t = phase(
    'quest',
    { lands: { skaldfell: { side: 0 } }, wastes: party('north-village', { tools: { torch: 1 } }) },
    { 'quest-move': [1] },
    { moreDice: 'seed' },
  );
  t.picks(0, 'move north-village', 'leave skaldfell');
  expect(t.truth('sides.0.tools')).toEqual({});
});

rule(['QD WASTE.VILLAGE.1', 'QD R21', 'QD CONTENTS.13'], 'the village sells pickaxes, torches and units', () => {
  const t = comesTo('north-village');
  expect(t.offers(0)).toEqual(['go on', 'buy pickaxe', 'buy torch', 'buy 1', 'buy 2', 'buy 3']);
  expect(t.refuses(0, 'buy 4').rule).toBe('QD QUEST.8');
  t.picks(0, 'buy torch', 'buy 2');
  expect(t.truth('wastes.north-village.parties.0')).toMatchObject({ units: 5, tools: { torch: 1 } });
  expect(t.truth('lands.frostmark-keep.gold')).toBe(11);
});

rule(['QD WASTE.DEN.1', 'QD R43'], 'the den sells potions, elixirs and Orbs for gold left at home', () => {
  const t = comesTo('north-den', {}, { lands: { 'frostmark-keep': { side: 0, gold: 6 } } });
  expect(t.offers(0)).toEqual(['go on', 'buy potion', 'buy elixir', 'buy dragon-orb']);
  t.picks(0, 'buy dragon-orb');
  expect(t.offers(0)).toEqual(['go on', 'buy potion']);
});

rule(
  ['QD WASTE.DEN.2', 'QD R22', 'QD TOOL.DRAGONORB'],
  'only with an Orb on arrival is a spell gained, and the Orb is kept',
  () => {
    const t = comesTo(
      'north-den',
      { units: 2, bearers: ['wizard-1'], tools: { 'dragon-orb': 1 } },
      {},
      { spell: [1, 4] },
    );
    t.picks(0, 'teach wizard-1');
    expect(t.truth('sides.0.spells.wizard-1')).toEqual(['heal', 'fireball', 'hope']);
    expect(t.truth('wastes.north-den.parties.0.tools')).toEqual({ 'dragon-orb': 1 });
    expect(comesTo('north-den', { bearers: ['wizard-1'] }).at()).toBe('trade.choose');
  },
);

rule(['QD WASTE.DEN.3', 'QD CASTER.WIZARD.3'], 'without a Wizard a unit of the party becomes the next one', () => {
  const t = comesTo(
    'north-den',
    { tools: { 'dragon-orb': 1 } },
    { lands: { 'frostmark-keep': { side: 0, bearers: ['wizard-1'] } } },
    { spell: [6] },
  );
  t.picks(0, 'teach unit');
  expect(t.truth('wastes.north-den.parties.0')).toMatchObject({ units: 2, bearers: ['wizard-2'] });
  expect(t.truth('sides.0.spells.wizard-2')).toEqual(['panic']);
});

rule(['QD R23', 'QD CASTER.WIZARD.4'], 'with three Wizards elsewhere nothing is gained', () => {
  const lands = { 'frostmark-keep': { side: 0, bearers: ['wizard-1', 'wizard-2', 'wizard-3'] } };
  const t = comesTo('north-den', { tools: { 'dragon-orb': 1 } }, { lands });
  expect(t.offers(0)).toEqual(['nobody']);
});

rule('QD R24', 'who knows all six spells gains nothing', () => {
  const all = ['heal', 'fireball', 'teleport', 'hope', 'lightning-bolt', 'panic'];
  const t = comesTo(
    'north-den',
    { bearers: ['wizard-1'], tools: { 'dragon-orb': 1 } },
    { sides: { 0: { spells: { 'wizard-1': all } } } },
  );
  expect(t.offers(0)).toEqual(['nobody']);
});

rule(['QD CASTER.WIZARD.2', 'QD R80'], 'who learns is said before the roll; a spell he knows is rolled again', () => {
  const t = realm({
    seats: 4,
    position: {
      wastes: party('north-den', { bearers: ['wizard-1', 'wizard-2'] }),
      sides: { 0: { spells: { 'wizard-2': ['heal', 'hope'] } } },
    },
    begin: { proc: 'learn', vars: { side: 0, at: 'north-den' } },
    dice: { spell: [1, 4, 1, 5] },
  });
  expect(t.offers(0)).toEqual(['teach wizard-1', 'teach wizard-2']);
  t.picks(0, 'teach wizard-2');
  expect(t.truth('sides.0.spells.wizard-2')).toEqual(['heal', 'hope', 'lightning-bolt']);
  expect(t.sees(1, 'wastes.north-den.parties.0.bearers')).toEqual(['?', '?']);
  expect(t.sees(1, 'sides.0.spells.wizard-2')).toEqual(['heal', 'hope', 'lightning-bolt']);
});

rule('QD R81', 'the number of a lost Wizard is free again, and its spells are gone', () => {
  const t = realm({
    seats: 4,
    position: {
      wastes: party('north-den', { tools: { 'dragon-orb': 1 } }),
      sides: { 0: { spells: { 'wizard-1': [] } } },
    },
    begin: { proc: 'learn', vars: { side: 0, at: 'north-den' } },
    dice: { spell: [3] },
  });
  t.picks(0, 'teach unit');
  expect(t.truth('sides.0.spells.wizard-1')).toEqual(['teleport']);
});

rule(
  ['QD WASTE.SHRINE.1', 'QD QCOMBAT.1', 'QD R82'],
  'in the Shrine parties keep the peace, six of each player',
  () => {
    const wastes = { 'north-shrine': { parties: { 0: { units: 6 }, 1: { units: 6 } } } };
    const t = realm({
      seats: 4,
      position: { wastes },
      begin: { proc: 'arrive', vars: { side: 0, at: 'north-shrine' } },
    });
    expect([unitsIn(t, 'wastes.north-shrine.parties.1'), told(t, 'battle')]).toEqual([6, []]);
    const all = { 'north-den': { parties: { 0: { units: 2 } } }, 'north-shrine': { parties: { 1: { units: 6 } } } };
    const u = phase('quest', { wastes: all }, { 'quest-move': [2] }, { moreDice: 'seed' }).picks(
      0,
      'move north-den',
      'to north-shrine',
    );
    expect(unitsIn(u, 'wastes.north-shrine.parties.0')).toBe(2);
  },
);

rule(
  ['QD WASTE.SHRINE.2', 'QD WASTE.SHRINE.3', 'QD TOOL.TALISMAN'],
  'the Shrine sells talismans, and gives a scroll to who has one',
  () => {
    const t = comesTo('north-shrine', { tools: { talisman: 1 } }, {}, { scroll: ['charm'] });
    expect(t.truth('sides.0.scrolls')).toEqual(['charm']);
    t.picks(0, 'buy talisman');
    expect([t.truth('lands.frostmark-keep.gold'), t.truth('wastes.north-shrine.parties.0.tools')]).toEqual([
      17,
      { talisman: 2 },
    ]);
    expect(comesTo('north-shrine').truth('sides.0.scrolls')).toEqual([]);
  },
);

rule(['QD R59', 'QD SCROLL.0.5'], 'the discards become the deck when it is empty; a hand has no limit', () => {
  const all = [
    'elemental-earth',
    'elemental-wind',
    'elemental-water',
    'elemental-fire',
    ...new Array(4).fill('reflect'),
    ...new Array(3).fill('berserk'),
    'infernal',
    'infernal',
    'tempest',
    'tempest',
    ...new Array(3).fill('ship'),
    ...new Array(3).fill('legion'),
    'charm',
    'charm',
  ];
  const t = comesTo(
    'north-shrine',
    { tools: { talisman: 1 } },
    { sides: { 0: { scrolls: all } }, discard: ['clairvoyance'] },
    { scroll: ['clairvoyance'] },
  );
  expect([t.truth('sides.0.handSize'), told(t, 'scrolls.shuffled')]).toEqual([24, [{}]]);
  const u = comesTo(
    'north-shrine',
    { tools: { talisman: 1 } },
    { sides: { 0: { scrolls: [...all, 'clairvoyance'] } } },
  );
  expect(u.truth('sides.0.handSize')).toBe(24);
});

rule(
  ['QD WASTE.LAIR.1', 'QD R49'],
  'with an Orb the Gods decide: blessed, a unit becomes a DragonLord and the Orb is gone',
  () => {
    const t = comesTo('north-lair', { tools: { 'dragon-orb': 1 } }, {}, { crystal: ['ignored', 'blessed'] });
    t.picks(0, 'consult', 'raise unit');
    expect(t.leftDice()).toEqual({});
    expect(t.truth('wastes.north-lair.parties.0')).toMatchObject({ units: 2, bearers: ['dragonlord'], tools: {} });
  },
);

rule(['QD WASTE.LAIR.1', 'QD R25'], 'cursed, a unit is lost, and that is all', () => {
  const t = comesTo('north-lair', { tools: { 'dragon-orb': 1 } }, {}, { crystal: ['cursed'] }).picks(0, 'consult');
  expect(t.truth('wastes.north-lair.parties.0')).toMatchObject({ units: 2, tools: { 'dragon-orb': 1 } });
  expect(t.at()).toBe('quest.choose');
});

rule('QD WASTE.LAIR.2', 'a party without an Orb may take one, which ends its quest', () => {
  const t = comesTo('north-lair');
  expect(t.refuses(0, 'consult').rule).toBe('QD WASTE.LAIR.1');
  t.picks(0, 'take orb');
  expect([t.at(), t.truth('wastes.north-lair.parties.0.tools')]).toEqual(['quest.choose', { 'dragon-orb': 1 }]);
  expect(comesTo('north-lair', { tools: { 'dragon-orb': 1 } }).refuses(0, 'take orb').rule).toBe('QD WASTE.LAIR.2');
});

rule(['QD R79', 'QD R48'], 'with all four DragonLords in play nobody charms', () => {
  const lands = {
    'frostmark-keep': { side: 0, bearers: ['dragonlord', 'dragonlord', 'dragonlord'] },
    wolfmoor: { side: 1, bearers: ['dragonlord'] },
  };
  const t = comesTo(
    'north-lair',
    { bearers: ['wizard-1'], tools: { 'dragon-orb': 1 } },
    { lands, sides: { 0: { scrolls: ['charm'] } } },
  );
  expect(t.refuses(0, 'consult').rule).toBe('QD R79');
  expect(t.offers(0)).toEqual(['go on', 'fight']);
});

rule(
  ['QD WASTE.LAIR.3', 'QD WASTE.LAIR.4', 'QD R26'],
  'the Red Dragon burns one before they strike; a hit, and she leaves her treasure',
  () => {
    const t = comesTo('north-lair', {}, {}, { monster: [6], strike: [5, 4], treasure: ['medusa-shield'] }).picks(
      0,
      'fight',
    );
    expect(told(t, 'lost')).toMatchObject([{ n: 1, cause: 'monster' }]);
    t.picks(0, 'give unit north-lair');
    expect(t.truth('wastes.north-lair.parties.0')).toMatchObject({ units: 1, bearers: ['medusa-shield'] });
  },
);

rule(
  ['QD SCROLL.CHARM', 'QD R94', 'QD R50'],
  'in the lair Charm makes the Wizard a DragonLord, without an Orb and without her treasure',
  () => {
    const t = comesTo('north-lair', { bearers: ['wizard-1'] }, { sides: { 0: { scrolls: ['charm'] } } }).picks(
      0,
      'charm',
    );
    expect(t.truth('wastes.north-lair.parties.0')).toMatchObject({ units: 3, bearers: ['dragonlord+wizard-1'] });
    expect([t.truth('discard'), told(t, 'treasure.found'), t.truth('sides.0.spells.wizard-1')]).toEqual([
      ['charm'],
      [],
      ['heal', 'fireball'],
    ]);
  },
);

rule(['QD TOOL.5', 'QD R51'], 'when the last of a party goes aboard in the village its tools go home', () => {
  const t = phase('naval', {
    wastes: { 'north-village': { parties: { 0: { units: 3, tools: { torch: 1 } } }, ships: 1 } },
    lands: { 'frostmark-keep': { side: 0 } },
  });
  t.picks(0, 'sail ship-1', 'board north-village', 'take 2');
  expect([t.truth('sides.0.tools'), t.truth('wastes.north-village.parties.0.tools')]).toEqual([{}, { torch: 1 }]);
  t.picks(0, 'board north-village', 'take 1');
  expect([t.truth('sides.0.tools'), t.truth('wastes.north-village.parties')]).toEqual([{ torch: 1 }, {}]);
});

rule(['QD R51', 'QD R110', 'QD FAQ.18'], 'a ship left at the village is nobody’s until a party there boards it', () => {
  const t = phase('naval', {
    wastes: { 'north-village': { parties: { 0: { units: 3, tools: { torch: 1 } } }, ships: 1 } },
    lands: { 'frostmark-keep': { side: 0 } },
  });
  t.picks(0, 'sail ship-1', 'board north-village', 'take 3', 'go s0201');
  expect(t.truth('ships.ship-1')).toMatchObject({ side: 0, units: 3 });
  const u = phase(
    'quest',
    { ships: [{ zone: 's0202', side: 0, units: 2 }] },
    { 'quest-move': [1] },
    { moreDice: 'seed' },
  ).picks(0, 'quest ship-1', 'take 2');
  expect([u.truth('wastes.north-village.ships'), u.truth('ships.ship-1.side')]).toEqual([1, null]);
});

rule('QD R114', 'a ship cast in the village can be boarded at once', () => {
  const t = phase('quest', {
    wastes: party('north-village', { bearers: ['wizard-1'] }),
    sides: { 0: { scrolls: ['ship'] } },
  });
  t.picks(0, 'cast ship', 'by wizard-1 north-village', 'take 2');
  expect([unitsIn(t, 'ships.ship-1'), unitsIn(t, 'wastes.north-village.parties.0')]).toEqual([2, 2]);
  expect(t.truth('ships.ship-1.docked')).toBe(false);
});

rule(
  ['QD R105', 'QD FAQ.20'],
  'in phase 5 nobody walks into or out of the Wastelands, but a Wizard teleports out',
  () => {
    const t = phase('transfer', {
      lands: { skaldfell: { side: 0, units: 3 } },
      wastes: party('north-village', { bearers: ['wizard-1'] }),
      sides: { 0: { spells: { 'wizard-1': ['teleport'] } } },
    });
    expect(t.refuses(0, 'transfer skaldfell north-village').rule).toBe('QD R105');
    t.picks(0, 'teleport wizard-1', 'to skaldfell', 'take 2');
    expect([unitsIn(t, 'lands.skaldfell'), unitsIn(t, 'wastes.north-village.parties.0')]).toEqual([6, 1]);
  },
);

import type { Json } from '@questhall/kernel';
import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { QUEST_IDS } from '../../src/index.js';
import { phase, told, unitsIn } from '../stage.js';
import { realm } from '../table.js';

const AT = 'north-quest-1';
const HOME = { 'frostmark-keep': { side: 0, units: 1 } };

/** A party of Barbarians (T.A.S. 4) draws this card. */
function draws(quest: string, omen: string, more: { party?: object; dice?: object; position?: object } = {}) {
  return realm({
    seats: 4,
    position: {
      lands: HOME,
      wastes: { [AT]: { parties: { 0: { units: 4, ...more.party } } } },
      ...more.position,
    } as never,
    begin: { proc: 'adventure', vars: { side: 0, at: AT } },
    dice: { quest: [quest], crystal: [omen], ...more.dice } as never,
  });
}
const left = (t: ReturnType<typeof draws>) => unitsIn(t, `wastes.${AT}.parties.0`);
const gold = (t: ReturnType<typeof draws>) => t.truth('lands.frostmark-keep.gold');
const TORCH = { tools: { torch: 1 } };

rule(['QD WASTE.DRAW.1', 'QD R89'], 'the card is read out and goes to the discards', () => {
  const t = draws('toll-bridge', 'blessed');
  expect(told(t, 'quest')).toMatchObject([{ quest: 'toll-bridge' }]);
  expect(t.sees(1, 'questDiscard')).toEqual(['toll-bridge']);
  expect(t.sees(1, 'questDeckSize')).toBe(11);
});

rule('QD R58', 'used quest cards are shuffled when the deck is empty', () => {
  const t = draws('toll-bridge', 'blessed', { position: { questDiscard: [...QUEST_IDS] } });
  expect([t.truth('questDeckSize'), t.truth('questDiscard')]).toEqual([11, ['toll-bridge']]);
});

rule(['QD WASTE.DRAW.2', 'QD TOOL.TORCH'], 'without a torch a dark quest is not entered', () => {
  const t = realm({
    seats: 4,
    position: { wastes: { [AT]: { parties: { 0: { units: 2 } } } } },
    begin: { proc: 'adventure', vars: { side: 0, at: AT } },
    dice: { quest: ['labyrinth'] },
  });
  expect([told(t, 'quest.dark'), left(t)]).toMatchObject([[{ quest: 'labyrinth' }], 2]);
});

rule(
  ['QD WASTE.DRAW.3', 'QD CONTENTS.9', 'QD CONTENTS.20'],
  'the Crystal die says which of three outcomes it is',
  () => {
    expect(gold(draws('toll-bridge', 'blessed'))).toBe(10);
    const ignored = draws('toll-bridge', 'ignored', { dice: { monster: [5], strike: [1, 8, 8, 8] } });
    expect(told(ignored, 'monster')).toMatchObject([{ name: 'Troll', dice: [5], attack: 4 }]);
    const cursed = draws('toll-bridge', 'cursed', {
      dice: { monster: [5, 5], strike: [1, 1, 8, 8], treasure: ['trident'] },
    });
    expect(told(cursed, 'monster')).toMatchObject([{ dice: [5, 5] }]);
  },
);

rule(
  ['QD WASTE.DRAW.4', 'QD TOOL.6', 'QD TOOL.PICKAXE'],
  'without the tool a card demands nothing is gained, with it the treasure is',
  () => {
    const t = draws('barrow', 'blessed');
    expect([told(t, 'quest.toolless'), told(t, 'treasure.found')]).toMatchObject([[{ tool: 'pickaxe' }], []]);
    const u = draws('barrow', 'blessed', { party: { tools: { pickaxe: 1 } }, dice: { treasure: ['excalibur'] } });
    u.picks(0, 'give unit frostmark-keep');
    expect(u.truth('lands.frostmark-keep.bearers')).toEqual(['excalibur']);
  },
);

rule(
  ['QD QCOMBAT.4', 'QD QCOMBAT.6', 'QD R27'],
  'monsters strike first, a die each; who is hit still strikes back',
  () => {
    const t = draws('ogre-camp', 'cursed', { dice: { monster: [4, 5, 1], strike: [4, 3, 1, 8] } });
    expect(told(t, 'monster')).toMatchObject([{ name: 'Ogre', dice: [4, 5, 1], hits: 2 }]);
    expect(told(t, 'struck')).toMatchObject([{ dice: [4, 3, 1, 8], hits: 3 }]);
    expect(told(t, 'monster.beaten')).toHaveLength(1);
    // Two are lost, two prisoners join.
    expect([left(t), gold(t)]).toEqual([4, 10]);
  },
);

rule('QD QCOMBAT.5', 'units roll a die with as many sides as the defence', () => {
  const t = draws('sunken-temple', 'ignored', {
    dice: { monster: [6, 6], strike: [4, 10, 10, 10, 5, 1, 9, 9], treasure: ['trident'] },
  });
  expect(told(t, 'struck')).toMatchObject([
    { defence: 10, hits: 1 },
    { dice: [5, 1, 9, 9], hits: 1 },
  ]);
  expect(told(t, 'monster.beaten')).toHaveLength(1);
});

rule(
  ['QD QCOMBAT.7', 'QD FAQ.7', 'QD SPELL.HEAL'],
  'the poisoned do not strike; they die unless healed by potion or Heal',
  () => {
    const dice = { monster: [1], strike: [1, 9, 9], treasure: ['trident'] };
    const dead = draws('spider-cavern', 'ignored', { party: TORCH, dice });
    expect([left(dead), told(dead, 'struck')]).toMatchObject([3, [{ dice: [1, 9, 9] }]]);
    const potion = draws('spider-cavern', 'ignored', { party: { tools: { torch: 1, potion: 1 } }, dice }).picks(
      0,
      'drink potion',
    );
    expect([left(potion), potion.truth(`wastes.${AT}.parties.0.tools`)]).toEqual([4, { torch: 1 }]);
    const healed = draws('spider-cavern', 'ignored', { party: { ...TORCH, units: 3, bearers: ['wizard-1'] }, dice });
    healed.picks(0, 'ready', 'heal wizard-1');
    expect([left(healed), healed.sees(1, `wastes.${AT}.parties.0.bearers`)]).toEqual([4, ['wizard-1']]);
  },
);

rule(
  ['QD TOOL.POTION', 'QD R28', 'QD TOOL.2'],
  'one potion heals all of a round and is used up; an elixir, too',
  () => {
    const t = draws('spider-cavern', 'cursed', {
      party: { tools: { torch: 1, potion: 2, elixir: 1 } },
      dice: { monster: [1, 1, 6, 6], strike: [9, 9, 1, 1, 9, 9] },
    });
    t.picks(0, 'ready', 'drink potion');
    expect([left(t), t.truth(`wastes.${AT}.parties.0.tools`)]).toEqual([4, { torch: 1, potion: 1, elixir: 1 }]);
    t.picks(0, 'drink elixir');
    expect(t.truth(`wastes.${AT}.parties.0.tools`)).toEqual({ torch: 1, potion: 1 });
  },
);

rule(['QD TOOL.ELIXIR', 'QD R87'], 'who drinks an elixir takes all hits of the round and lives', () => {
  const t = draws('ogre-camp', 'cursed', {
    party: { tools: { elixir: 1 } },
    dice: { monster: [1, 1, 1], strike: [1, 1, 1, 1] },
  });
  t.picks(0, 'drink elixir');
  expect(told(t, 'monster')).toMatchObject([{ dice: [1, 1, 1], hits: 0 }]);
  expect(left(t)).toBe(6);
});

rule(['QD TOOL.TALISMAN', 'QD R88'], 'a talisman keeps vampires off, and the treasure is gained', () => {
  const t = draws('vampire-crypt', 'cursed', {
    party: { tools: { torch: 1, talisman: 1 } },
    dice: { treasure: ['excalibur'] },
  });
  t.picks(0, `give unit ${AT}`);
  expect([told(t, 'monster'), left(t)]).toEqual([[], 4]);
  const u = draws('vampire-crypt', 'ignored', {
    party: TORCH,
    dice: { monster: [6], strike: [1, 8, 8, 8], treasure: ['excalibur'] },
  });
  expect(told(u, 'monster')).toMatchObject([{ name: 'Vampire' }]);
});

rule(
  ['QD QCOMBAT.8', 'QD TREASURE.1', 'QD TREASURE.2'],
  'a treasure is drawn unseen, for a unit of the party or in a kingdom',
  () => {
    const t = draws('labyrinth', 'blessed', { party: TORCH, dice: { treasure: ['ring-of-hope'] } });
    expect(t.offers(0)).toEqual([`give unit ${AT}`, 'give unit frostmark-keep']);
    expect([t.heard(0).at(-1)?.args?.treasure, t.heard(1).at(-1)?.args?.treasure]).toEqual(['ring-of-hope', undefined]);
    expect([t.sees(0, 'spoils'), t.sees(1, 'spoils')]).toEqual([['ring-of-hope'], []]);
    t.picks(0, `give unit ${AT}`);
    expect([t.sees(0, `wastes.${AT}.parties.0.bearers`), t.sees(1, `wastes.${AT}.parties.0.bearers`)]).toEqual([
      ['ring-of-hope'],
      ['?'],
    ]);
  },
);

rule(['QD QCOMBAT.9', 'QD R43'], 'gold found goes home at once and is not spent this turn', () => {
  const t = realm({
    seats: 4,
    position: {
      lands: { ...HOME, skaldfell: { side: 0, units: 3 } },
      wastes: { 'south-village': { parties: { 0: { units: 1 } } } },
    },
    begin: { proc: 'quest', vars: { side: 0 } },
    dice: { 'quest-move': [2, 1], quest: ['toll-bridge'], crystal: ['blessed'] },
    moreDice: 'seed',
  });
  t.picks(0, 'quest skaldfell', 'take 1');
  expect([gold(t), t.computed('purse', { side: 0 })]).toEqual([10, 0]);
});

rule('QD R42', 'without a kingdom gold found is lost', () => {
  const t = draws('toll-bridge', 'blessed', { position: { lands: { wolfmoor: { side: 0 } } } });
  expect(told(t, 'quest.gold')).toMatchObject([{ gold: 10, lost: true }]);
});

rule(['QD TOOL.3', 'QD FAQ.19', 'QD R64'], 'a party that monsters destroy loses tools and treasures', () => {
  const t = draws('ogre-camp', 'cursed', {
    party: { units: 0, bearers: ['trident'], tools: { torch: 1 } },
    dice: { monster: [1, 5, 5], strike: [8] },
  });
  t.picks(0, 'ready', 'lose trident');
  expect(t.truth(`wastes.${AT}.parties`)).toEqual({});
  expect(t.board.tools.every((n) => n === 0)).toBe(true);
  expect(t.board.counterOn.filter((on) => on >= 0)).toEqual([]);
});

rule('QD R60', 'with no treasure left none is gained', () => {
  const bearers = [
    'ring-of-power',
    'ring-of-hope',
    'ring-of-peril',
    'ring-of-fire',
    'black-battle-axe',
    'invincible-shield',
    'dragon-shield',
    'holy-grail',
    'trident',
    'golden-fleece',
    'excalibur',
    'medusa-shield',
  ];
  const t = draws('labyrinth', 'blessed', {
    party: TORCH,
    position: { lands: { ...HOME, wolfmoor: { side: 1, bearers } } },
  });
  expect(told(t, 'treasure.none')).toHaveLength(1);
});

const DRAGON = { party: { units: 3, tools: { 'dragon-orb': 1 } } };

rule(
  ['QD CHARM.1', 'QD CHARM.2', 'QD R95'],
  'with an Orb one may charm instead of striking: blessed, a DragonLord and the reward',
  () => {
    const t = draws('silver-dragon', 'cursed', {
      ...DRAGON,
      dice: { crystal: ['cursed', 'blessed'], monster: [6], treasure: ['trident'] },
    });
    expect([left(t), t.offers(0)]).toEqual([2, ['strike', 'charm']]);
    t.picks(0, 'charm', 'raise unit');
    expect(t.truth(`wastes.${AT}.parties.0`)).toMatchObject({ units: 1, bearers: ['dragonlord'], tools: {} });
    expect(told(t, 'treasure.found')).toHaveLength(1);
  },
);

rule(['QD CHARM.3', 'QD CHARM.4'], 'ignored, one rolls again; cursed, the Dragon attacks and one may try again', () => {
  const t = draws('black-eyrie', 'cursed', {
    ...DRAGON,
    dice: { crystal: ['cursed', 'ignored', 'cursed', 'blessed'], monster: [6, 6], treasure: ['trident'] },
  });
  t.picks(0, 'charm');
  expect([left(t), told(t, 'crystal')]).toMatchObject([1, [{ omen: 'ignored' }, { omen: 'cursed' }]]);
  t.picks(0, 'charm', 'raise unit');
  expect(left(t)).toBe(1);
});

rule('QD CHARM.6', 'the Orb works on the Red Dragon too, but her treasure needs a hit', () => {
  const t = realm({
    seats: 4,
    position: { wastes: { 'north-lair': { parties: { 0: { units: 3, tools: { 'dragon-orb': 1 } } } } } },
    begin: { proc: 'monster', vars: { side: 0, at: 'north-lair', quest: 'red-dragon' } },
    dice: { monster: [6], crystal: ['blessed'] },
  });
  t.picks(0, 'charm', 'raise unit');
  expect([told(t, 'treasure.found'), t.truth('wastes.north-lair.parties.0.bearers')]).toEqual([[], ['dragonlord']]);
});

rule(
  ['QD FAQ.1', 'QD CASTER.DL.2'],
  'a DragonLord of a quest needs no Orb; a Wizard so raised keeps his counter',
  () => {
    const t = draws('silver-dragon', 'blessed', { party: { units: 1, bearers: ['wizard-1'] } }).picks(
      0,
      'raise wizard-1',
    );
    expect(t.truth(`wastes.${AT}.parties.0`)).toMatchObject({ units: 1, bearers: ['dragonlord+wizard-1'] });
  },
);

rule('QD CHARM.5', 'the new DragonLord must leave the Wastelands in phase 5', () => {
  const t = phase('transfer', {
    lands: HOME,
    wastes: { [AT]: { parties: { 0: { units: 2, bearers: ['dragonlord'] } } } },
  });
  expect(t.refuses(0, 'go on').rule).toBe('QD TRANSFER.4');
  t.picks(0, 'teleport dragonlord', 'to frostmark-keep', 'take 2');
  expect([unitsIn(t, 'lands.frostmark-keep'), t.truth(`wastes.${AT}.parties`)]).toEqual([4, {}]);
});

rule(
  ['QD SPELL.FIREBALL', 'QD SPELL.LIGHTNING'],
  'a fireball beats a monster without a roll, but no Dragon; lightning beats all',
  () => {
    const party = { units: 1, bearers: ['wizard-1'] };
    const t = draws('toll-bridge', 'ignored', { party, dice: { monster: [6], strike: [8] } }).picks(
      0,
      'fireball wizard-1',
    );
    t.picks(0, 'ready');
    expect(told(t, 'struck')).toMatchObject([{ spells: 1, hits: 1, dice: [8] }]);
    const spells = { sides: { 0: { spells: { 'wizard-1': ['fireball', 'lightning-bolt'] } } } };
    const u = draws('black-eyrie', 'cursed', {
      party,
      position: spells,
      dice: { crystal: ['cursed'], monster: [1], treasure: ['trident'] },
    });
    expect(u.refuses(0, 'fireball wizard-1').rule).toBe('QD SPELL.FIREBALL');
    u.picks(0, 'lightning-bolt wizard-1', 'ready', 'lose 1');
    expect(told(u, 'monster.beaten')).toHaveLength(1);
  },
);

rule(['QD TREASURE.DRAGONSHIELD', 'QD R26'], 'the Dragon Shield, once shown, wards off Dragon Fire', () => {
  const t = draws('black-eyrie', 'cursed', {
    party: { units: 1, bearers: ['dragon-shield'] },
    dice: { crystal: ['cursed'], monster: [1], strike: [1, 12], treasure: ['trident'] },
  });
  t.picks(0, 'show dragon-shield');
  expect([told(t, 'monster'), left(t)]).toMatchObject([[{ hits: 0 }], 2]);
});

rule('QD SCROLL.CHARM', 'on a quest Charm makes the Wizard a DragonLord, and nothing below the line is gained', () => {
  const t = draws('black-eyrie', 'cursed', {
    party: { units: 1, bearers: ['wizard-1'] },
    position: { sides: { 0: { scrolls: ['charm'] } } },
  });
  t.picks(0, 'cast charm');
  expect([t.truth(`wastes.${AT}.parties.0.bearers`), gold(t), told(t, 'treasure.found')]).toEqual([
    ['dragonlord+wizard-1'],
    0,
    [],
  ]);
});

rule(
  ['QD QCOMBAT.2', 'QD QCOMBAT.3', 'QD CONTENTS.15'],
  'parties fight to the end; the victor takes the tools and meets nothing else',
  () => {
    const t = realm({
      seats: 4,
      position: { wastes: { [AT]: { parties: { 0: { units: 2 }, 1: { units: 1, tools: { torch: 2 } } } } } },
      begin: { proc: 'arrive', vars: { side: 0, at: AT } },
      dice: { battle: [6, 6, 6, 1, 6, 6] },
    });
    expect(told(t, 'attacked')).toHaveLength(2);
    expect(t.truth(`wastes.${AT}.parties`)).toMatchObject({ 0: { units: 2, tools: { torch: 2 } } });
    expect([t.at(), told(t, 'quest')]).toEqual(['quest.choose', []]);
  },
);

rule(['QD TOOL.4', 'QD CONTENTS.15'], 'a party that a scroll destroys in battle leaves its tools to the victor', () => {
  const t = realm({
    seats: 4,
    position: {
      wastes: { [AT]: { parties: { 0: { units: 1, bearers: ['wizard-1'] }, 1: { units: 2, tools: { torch: 2 } } } } },
      sides: { 0: { scrolls: ['infernal'] } },
    },
    begin: { proc: 'battle', vars: { side: 0, where: AT } },
    dice: { 'scroll-harm': [5] },
  });
  t.picks(0, 'cast infernal', `by wizard-1 ${AT}`);
  if (t.at() === 'prepare.choose') t.picks(0, 'ready');
  expect(t.truth(`wastes.${AT}.parties`)).toMatchObject({ 0: { units: 1, tools: { torch: 2 } } });
});

rule(['QD TOOL.4', 'QD R86'], 'with nobody left the tools vanish', () => {
  const t = realm({
    seats: 4,
    position: {
      wastes: { [AT]: { parties: { 0: { units: 1, tools: { torch: 1 } }, 1: { units: 1, tools: { torch: 2 } } } } },
    },
    begin: { proc: 'battle', vars: { side: 0, where: AT } },
    dice: { battle: [1, 1] },
  });
  expect(t.truth(`wastes.${AT}.parties`)).toEqual({});
  expect(t.board.tools.every((n) => n === 0)).toBe(true);
});

rule('QD TOOL.1', 'tools stay with the party and are of no use outside', () => {
  const t = phase('combat', { lands: HOME, sides: { 0: { tools: { elixir: 1 } } } });
  expect(t.truth('sides.0.tools')).toEqual({ elixir: 1 });
  expect(t.offers(0)).toEqual(['go on']);
  const u = realm({
    seats: 4,
    position: {
      lands: { 'frostmark-keep': { side: 0, gold: 5 } },
      wastes: { 'north-den': { parties: { 0: { units: 1 } } } },
    },
    begin: { proc: 'arrive', vars: { side: 0, at: 'north-den' } },
  });
  expect(u.refuses(0, 'buy torch').rule).toBe('QD TOOL.1');
});

rule('QD R55', 'with the Ring of Fire a fireball strikes monsters twice', () => {
  const t = draws('toll-bridge', 'cursed', {
    party: { units: 1, bearers: ['wizard-1+ring-of-fire'] },
    position: { sides: { 0: { shown: ['ring-of-fire'] } } },
    dice: { monster: [6, 6], strike: [8], treasure: ['trident'] },
  });
  t.picks(0, 'fireball wizard-1', 'ready');
  expect(told(t, 'struck')).toMatchObject([{ spells: 2, hits: 2, dice: [8] }]);
});

/** Every card and outcome that is not told above, by what it brings. */
const GAINS: [string, string, object, object, Json][] = [
  ['merlins-tower', 'ignored', {}, { scroll: ['ship'] }, { scrolls: ['ship'] }],
  ['merlins-tower', 'cursed', {}, { monster: [6], strike: [1, 8, 8, 8], scroll: ['ship'] }, { scrolls: ['ship'] }],
  ['vampire-crypt', 'blessed', TORCH, {}, { gold: 10 }],
  ['silver-dragon', 'ignored', {}, {}, { gold: 0, units: 4 }],
  ['lost-mine', 'blessed', { tools: { torch: 1, pickaxe: 1 } }, {}, { gold: 15 }],
  ['lost-mine', 'ignored', { tools: { torch: 1, pickaxe: 1 } }, {}, { gold: 5 }],
  ['lost-mine', 'cursed', { tools: { torch: 1, pickaxe: 1 } }, {}, { units: 4 }],
  ['lost-mine', 'cursed', TORCH, {}, { units: 3 }],
  ['sunken-temple', 'blessed', {}, { scroll: ['charm'] }, { gold: 5, scrolls: ['charm'] }],
  ['healing-spring', 'blessed', {}, {}, { tools: { potion: 1, elixir: 1 } }],
  ['healing-spring', 'ignored', {}, {}, { tools: { potion: 1 } }],
  ['healing-spring', 'cursed', {}, { poison: [3] }, { units: 1 }],
  ['barrow', 'ignored', {}, { monster: [4, 4, 4, 4], strike: [1, 1, 1, 1] }, { gold: 10, units: 4 }],
  ['ogre-camp', 'blessed', {}, {}, { units: 6 }],
  ['ogre-camp', 'ignored', { units: 5 }, { monster: [6], strike: [1, 8, 8, 8, 8] }, { units: 6, gold: 5 }],
  ['black-eyrie', 'blessed', {}, {}, { tools: { 'dragon-orb': 1 }, gold: 5 }],
  ['black-eyrie', 'ignored', {}, {}, { gold: 10 }],
];

for (const [quest, omen, party, dice, brings] of GAINS)
  rule(
    ['QD R88', 'QD CONTENTS.20'],
    `${quest}, ${omen}${'tools' in party ? ' with tools' : ''}: ${JSON.stringify(brings)}`,
    () => {
      const t = draws(quest, omen, { party, dice });
      const now = {
        gold: gold(t),
        units: left(t),
        scrolls: t.truth('sides.0.scrolls'),
        tools: t.truth(`wastes.${AT}.parties.0.tools`),
      };
      expect(now).toMatchObject(brings as object);
    },
  );

rule(
  'QD WASTE.DRAW.4',
  'in the Labyrinth the cursed lose a unit and then meet the beast; the Barrow Lord takes one before it strikes',
  () => {
    const t = draws('labyrinth', 'cursed', {
      party: TORCH,
      dice: { monster: [6], strike: [1, 9, 9], treasure: ['trident'] },
    });
    expect([left(t), told(t, 'monster')]).toMatchObject([3, [{ name: 'Minotaur' }]]);
    const u = draws('barrow', 'cursed', { dice: { monster: [1], strike: [1, 9, 9], treasure: ['trident'] } });
    expect([left(u), told(u, 'struck')]).toMatchObject([3, [{ dice: [1, 9, 9] }]]);
    const ignored = draws('labyrinth', 'ignored', {
      party: TORCH,
      dice: { monster: [6], strike: [1, 8, 8, 8], treasure: ['trident'] },
    });
    expect(told(ignored, 'treasure.found')).toHaveLength(1);
  },
);

rule('QD CASTER.WIZARD.4', 'Merlin makes a unit a Wizard, but not for who has three', () => {
  const t = draws('merlins-tower', 'blessed', {
    party: { units: 3, bearers: ['wizard-1'] },
    dice: { spell: [3] },
  }).picks(0, 'teach unit');
  expect(t.truth(`wastes.${AT}.parties.0`)).toMatchObject({ units: 2 });
  expect(t.truth('sides.0.spells.wizard-2')).toEqual(['teleport']);
  const u = draws('merlins-tower', 'blessed', { party: { units: 1, bearers: ['wizard-1', 'wizard-2', 'wizard-3'] } });
  expect(u.offers(0)).toEqual(['nobody']);
});

rule('QD QCOMBAT.4', 'the Great Hydra needs three hits, and leaves a treasure and a scroll', () => {
  const t = draws('sunken-temple', 'cursed', {
    party: { units: 6 },
    dice: { monster: [6, 6], strike: [1, 1, 9, 9, 9, 9, 1, 9, 9, 9, 9], treasure: ['trident'], scroll: ['ship'] },
  });
  t.picks(0, `give unit ${AT}`);
  expect([told(t, 'struck'), left(t), t.truth('sides.0.scrolls')]).toMatchObject([
    [{ hits: 2 }, { hits: 1 }],
    4,
    ['ship'],
  ]);
});

import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { phase, told, unitsIn, war } from '../stage.js';
import { realm } from '../table.js';

const PORT = { lands: { mossfen: { side: 0, units: 4, ships: 1 }, willowbank: { side: 0 } } };
const zones = (t: ReturnType<typeof phase>) => t.offers(0).filter((pick) => pick.startsWith('go s'));

rule(['QD NAVAL.1', 'QD NAVAL.SHIP.1'], 'a ship needs a unit aboard to move', () => {
  const t = phase('naval', PORT);
  expect(t.offers(0)).toEqual(['go on', 'sail ship-1']);
  t.picks(0, 'sail ship-1');
  expect(t.refuses(0, 'go s1002').rule).toBe('QD NAVAL.SHIP.1');
  t.picks(0, 'board mossfen', 'take 1');
  expect(zones(t).length).toBeGreaterThan(0);
});

rule(['QD NAVAL.SHIP.2', 'QD CONTENTS.2', 'QD CONTENTS.7'], 'six zones, ten for Barbarians, with eight aboard', () => {
  const at = (side: number) => ({ ships: [{ zone: 's1003', side, units: 1 }] });
  const far = phase('naval', at(0)).computed('sea-reach', { ship: 'ship-1', side: 0 }) as string[];
  const near = phase('naval', at(1), {}, { side: 1 }).computed('sea-reach', { ship: 'ship-1', side: 1 }) as string[];
  expect(far.length).toBeGreaterThan(near.length);
  expect([near.includes('s0900'), near.includes('s0809'), far.includes('s0809')]).toEqual([true, false, true]);
  const t = phase('naval', { lands: { mossfen: { side: 0, units: 12, ships: 1 } } });
  t.picks(0, 'sail ship-1', 'board mossfen');
  expect(t.refuses(0, 'take 9').rule).toBe('QD NAVAL.SHIP.2');
  t.picks(0, 'take 8');
  expect(t.refuses(0, 'board mossfen').rule).toBe('QD NAVAL.SHIP.3');
});

rule(['QD NAVAL.SHIP.3', 'QD R57', 'QD BOARD.SEA.2'], 'a ship may load in two harbours and land in a third', () => {
  const t = phase('naval', {
    lands: {
      'isle-of-gulls': { side: 0, units: 2 },
      mossfen: { side: 0, units: 3, ships: 1 },
      'isle-of-masks': { side: 0 },
    },
  });
  t.picks(0, 'sail ship-1', 'board mossfen', 'take 2', 'go s0803', 'board isle-of-gulls', 'take 2', 'go s0905');
  expect(t.refuses(0, 'land mossfen').rule).toBe('QD BOARD.SEA.2');
  t.picks(0, 'go s0803', 'land isle-of-gulls', 'take 3');
  expect([unitsIn(t, 'lands.isle-of-gulls'), unitsIn(t, 'ships.ship-1')]).toEqual([3, 1]);
});

rule(['QD NAVAL.SHIP.4', 'QD FAQ.22'], 'a ship that all have left is docked; one unit guards any number', () => {
  const t = phase('naval', {
    lands: { mossfen: { side: 0, ships: 3 } },
    ships: [{ zone: 's1003', side: 0, units: 2 }],
  });
  t.picks(0, 'sail ship-4', 'land mossfen', 'take 2');
  expect(t.truth('lands.mossfen.ships')).toBe(4);
  expect(t.truth('ships.ship-4')).toMatchObject({ docked: true, side: null });
});

rule('QD NAVAL.SHIP.6', 'units land on enemies, though a ship of theirs lies there; combat follows', () => {
  const t = phase('naval', {
    lands: { mossfen: { side: 1, units: 1, ships: 1 } },
    ships: [{ zone: 's1003', side: 0, units: 3 }],
  });
  t.picks(0, 'sail ship-2', 'land mossfen', 'take 2', 'stop', 'go on', 'go on');
  expect(t.truth('lands.mossfen')).toMatchObject({ side: 1, invaders: { side: 0, units: 2 } });
  expect(t.refuses(0, 'go on').rule).toBe('QD R68');
});

rule(
  ['QD NAVAL.SHIP.4', 'QD BOARD.SEA.4'],
  'from a blockade nobody boards a ship in a harbour that others hold',
  () => {
    const lands = (side: number) => ({
      lands: { mossfen: { side, ships: 1 } },
      ships: [{ zone: 's1003', side: 0, units: 4 }],
    });
    const t = phase('naval', lands(1));
    expect(t.refuses(0, 'sail ship-1').rule).toBe('QD NAVAL.SHIP.4');
    expect(t.offers(0)).toEqual(['go on', 'sail ship-2']);
    t.picks(0, 'sail ship-2', 'land mossfen', 'take 4');
    expect(t.truth('lands.mossfen')).toMatchObject({ side: 1, ships: 2 });
    expect(phase('naval', lands(0)).offers(0)).toContain('sail ship-1');
  },
);

rule('QD R69', 'empty land is claimed by who lands', () => {
  const t = phase('naval', { ships: [{ zone: 's0803', side: 0, units: 3 }] });
  t.picks(0, 'sail ship-1', 'land isle-of-gulls', 'take 1');
  expect(t.truth('lands.isle-of-gulls')).toMatchObject({ side: 0, units: 1 });
});

const BLOCKED = {
  ships: [
    { zone: 's0202', side: 0, units: 3 },
    { zone: 's0203', side: 1, units: 1 },
  ],
};

rule(['QD NAVAL.BLOCKADE.1', 'QD BOARD.SEA.3'], 'a blockade is not passed: one stops there and must fight', () => {
  const t = phase('naval', BLOCKED);
  const open = phase('naval', { ships: [BLOCKED.ships[0]] });
  const reach = (s: typeof t) => s.computed('sea-reach', { ship: 'ship-1', side: 0 }) as string[];
  expect(reach(t)).toContain('s0203');
  expect(reach(t).length).toBeLessThan(reach(open).length);
  expect(reach(t)).not.toContain('s0204');
  t.picks(0, 'sail ship-1', 'go s0203');
  expect(t.offers(0)).toEqual(['stop']);
  t.picks(0, 'stop', 'go on', 'go on');
  expect(t.offers(0)).toEqual(['fight s0203']);
});

rule(
  ['QD NAVAL.BLOCKADE.2', 'QD NCOMBAT.5', 'QD NAVAL.BLOCKADE.3'],
  'after a battle at sea units attack nobody, but may transfer ashore',
  () => {
    const t = war(
      {
        lands: { mossfen: { side: 0 }, willowbank: { side: 1 } },
        ships: [
          { zone: 's1003', side: 0, units: 2 },
          { zone: 's1003', side: 1, units: 1 },
        ],
      },
      [1, 1, 6],
    );
    t.picks(0, 'fight s1003');
    expect(t.refuses(0, 'attack mossfen').rule).toBe('QD OPT.2P.2');
    expect(t.refuses(0, 'fight s0903').rule).toBe('QD NCOMBAT.1');
    t.picks(0, 'go on', 'transfer ship-1 mossfen', 'take 1');
    expect(unitsIn(t, 'lands.mossfen')).toBe(2);
  },
);

rule(['QD NAVAL.BLOCKADE.4', 'QD BOARD.SEA.4'], 'a docked ship stops nobody', () => {
  const t = phase('naval', {
    lands: { mossfen: { side: 1, ships: 1 } },
    ships: [{ zone: 's0903', side: 0, units: 2 }],
  });
  t.picks(0, 'sail ship-2', 'go s1003', 'go s1002', 'stop', 'go on', 'go on');
  expect(t.offers(0)).toContain('go on');
});

rule('QD R74', 'who boards off a blockade must fight it and sails nowhere', () => {
  const position = {
    lands: { mossfen: { side: 0, units: 3, ships: 1 } },
    ships: [{ zone: 's1003', side: 1, units: 1 }],
  };
  const t = phase('naval', position).picks(0, 'sail ship-1', 'board mossfen', 'take 2');
  expect(t.refuses(0, 'go s1002').rule).toBe('QD NAVAL.BLOCKADE.1');
  expect(phase('transfer', position).refuses(0, 'transfer mossfen ship-1').rule).toBe('QD R74');
});

rule('QD R75', 'a new ship lies in the zone of its harbour, and any number may share a zone', () => {
  const t = phase('reinforce', {
    lands: { 'greenweald-hall': { side: 0 }, mossfen: { side: 0, ships: 1 } },
    orderedShips: 2,
  });
  t.picks(0, 'place ship mossfen', 'place ship mossfen');
  expect(t.truth('lands.mossfen.ships')).toBe(3);
  expect(t.truth('ships.ship-3.zone')).toBe('s1003');
});

const WIZARD = { 0: { spells: { 'wizard-1': ['teleport'] } } };

rule(
  ['QD NAVAL.CASTER.1', 'QD SPELL.TELEPORT', 'QD SPELL.TELEPORT.3'],
  'a Wizard teleports with five units among enemies, and must fight',
  () => {
    const t = phase('naval', {
      lands: { wolfmoor: { side: 0, units: 8, bearers: ['wizard-1'] }, ashford: { side: 1 } },
      sides: WIZARD,
    });
    t.picks(0, 'teleport wizard-1', 'to ashford');
    expect(t.refuses(0, 'take 6').rule).toBe('QD NAVAL.SHIP.2');
    t.picks(0, 'take 5', 'go on', 'go on');
    expect(unitsIn(t, 'lands.ashford.invaders')).toBe(6);
    expect(t.offers(0)).toContain('fight ashford');
    expect(t.refuses(0, 'go on').rule).toBe('QD R68');
  },
);

rule(['QD NAVAL.CASTER.2', 'QD NAVAL.CASTER.3'], 'into the Wastelands only to friends, six at most', () => {
  const t = phase('naval', {
    lands: { wolfmoor: { side: 0, units: 4, bearers: ['wizard-1'] } },
    wastes: { 'north-den': { parties: { 0: { units: 3 } } }, 'north-shrine': { parties: { 0: { units: 6 } } } },
    sides: WIZARD,
  });
  t.picks(0, 'teleport wizard-1');
  expect(t.refuses(0, 'to north-lair').rule).toBe('QD NAVAL.CASTER.2');
  expect(t.refuses(0, 'to north-shrine').rule).toBe('QD NAVAL.CASTER.3');
  t.picks(0, 'to north-den');
  expect(t.offers(0)).toEqual(['take 0', 'take 1', 'take 2']);
  t.picks(0, 'take 2');
  expect(unitsIn(t, 'wastes.north-den.parties.0')).toBe(6);
});

const DRAGON = { lands: { wolfmoor: { side: 0, units: 12, bearers: ['dragonlord'] }, ashford: { side: 1 } } };

rule(
  ['QD NAVAL.DL.1', 'QD CASTER.DL.3', 'QD NAVAL.DL.2'],
  'a DragonLord takes ten units anywhere but into the Wastelands',
  () => {
    const t = phase('naval', { ...DRAGON, wastes: { 'north-den': { parties: { 0: { units: 1 } } } } });
    t.picks(0, 'teleport dragonlord');
    expect(t.refuses(0, 'to north-den').rule).toBe('QD NAVAL.DL.2');
    t.picks(0, 'to ashford');
    expect(t.refuses(0, 'take 11').rule).toBe('QD NAVAL.SHIP.2');
    t.picks(0, 'take 10');
    expect(unitsIn(t, 'lands.ashford.invaders')).toBe(11);
  },
);

rule(
  ['QD NAVAL.DL.3', 'QD NAVAL.DL.5', 'QD R76'],
  'at sea only those it brings board, as many as fit; it goes home in phase 5',
  () => {
    const t = phase('naval', { ...DRAGON, ships: [{ zone: 's0803', side: 0, units: 5 }] });
    t.picks(0, 'teleport dragonlord', 'to s0803');
    expect(t.refuses(0, 'take 4').rule).toBe('QD NAVAL.SHIP.2');
    t.picks(0, 'take 3');
    expect([unitsIn(t, 'ships.ship-1'), t.truth('ships.ship-1.bearers')]).toEqual([8, []]);
    expect(t.truth('rafts')).toEqual([{ zone: 's0803', side: 0, units: 0, bearers: ['dragonlord'] }]);
    t.picks(0, 'go on', 'go on', 'go on');
    expect(t.refuses(0, 'go on').rule).toBe('QD TRANSFER.4');
    t.picks(0, 'teleport dragonlord', 'to wolfmoor', 'units ship-1', 'take 2', 'go on');
    expect([unitsIn(t, 'lands.wolfmoor'), unitsIn(t, 'ships.ship-1')]).toEqual([12, 6]);
  },
);

rule(
  ['QD NAVAL.DL.4', 'QD R118', 'QD NCOMBAT.2'],
  'a DragonLord over the sea fights no land battle and is no casualty',
  () => {
    const t = phase(
      'naval',
      {
        lands: { mossfen: { side: 0, units: 3, bearers: ['dragonlord'] }, willowbank: { side: 1 } },
        ships: [{ zone: 's0803', side: 1, units: 3 }],
      },
      { battle: [6, 6, 1, 1, 1] },
    );
    t.picks(0, 'teleport dragonlord', 'to s0803', 'take 2', 'go on', 'go on', 'fight s0803');
    expect(told(t, 'attacked')).toMatchObject([{ dice: [6, 6] }]);
    expect(t.truth('rafts')).toEqual([{ zone: 's0803', side: 0, units: 0, bearers: ['dragonlord'] }]);
    expect(t.offers(0)).not.toContain('attack willowbank');
  },
);

rule(['QD R78', 'QD CHARM.5'], 'a DragonLord without friendly land to go to is lost', () => {
  const t = phase('transfer', {
    rafts: [{ zone: 's0803', side: 0, units: 0, bearers: ['dragonlord'] }],
    lands: { mossfen: { side: 1 } },
  });
  t.picks(0, 'go on');
  expect([t.truth('rafts'), told(t, 'drowned')]).toMatchObject([[], [{ n: 1 }]]);
});

rule('QD NAVAL.DL.3', 'a DragonLord comes even to a full ship, a Wizard only where there is room', () => {
  const lands = { wolfmoor: { side: 0, units: 1, bearers: ['dragonlord', 'wizard-1'] } };
  const ships = [
    { zone: 's0803', side: 0, units: 8 },
    { zone: 's0905', side: 0, units: 7 },
  ];
  const t = phase('naval', { lands, ships, sides: WIZARD }).picks(0, 'teleport wizard-1');
  expect(t.refuses(0, 'to s0803').rule).toBe('QD NAVAL.DL.3');
  expect(t.offers(0)).toContain('to s0905');
  const u = phase('naval', { lands, ships, sides: WIZARD }).picks(0, 'teleport dragonlord');
  expect(u.offers(0)).toEqual(expect.arrayContaining(['to s0803', 'to s0905']));
});

rule('QD R112', 'DragonLords that are alike are told apart by their places', () => {
  const lands = { wolfmoor: { side: 0, bearers: ['dragonlord'] }, icegate: { side: 0, bearers: ['dragonlord'] } };
  expect(phase('naval', { lands }).offers(0)).toEqual([
    'go on',
    'teleport dragonlord wolfmoor',
    'teleport dragonlord icegate',
  ]);
});

rule('QD R53', 'islands can be reached by teleport', () => {
  const t = phase('naval', DRAGON).picks(0, 'teleport dragonlord', 'to isle-of-bells', 'take 1');
  expect(unitsIn(t, 'lands.isle-of-bells')).toBe(2);
});

rule(['QD R112', 'QD FAQ.26', 'QD R1'], 'one jump a phase, and none for who was carried', () => {
  const t = phase('naval', {
    lands: { wolfmoor: { side: 0, units: 2, bearers: ['wizard-1', 'dragonlord'] }, icegate: { side: 0 } },
    sides: WIZARD,
  });
  t.picks(0, 'teleport dragonlord', 'to icegate', 'with wizard-1', 'take 0');
  expect(t.refuses(0, 'teleport dragonlord').rule).toBe('QD R112');
  expect(t.refuses(0, 'teleport wizard-1').rule).toBe('QD R112');
});

rule(
  ['QD SPELL.TELEPORT.2', 'QD R106', 'QD COMBAT.5.4'],
  'among friends the group fights with the army; the land left may be empty',
  () => {
    const t = phase('naval', {
      lands: {
        wolfmoor: { side: 0, bearers: ['wizard-1'] },
        icegate: { side: 0, units: 1 },
        'frostmark-keep': { side: 1 },
      },
      sides: WIZARD,
    });
    t.picks(0, 'teleport wizard-1', 'to icegate', 'take 0', 'go on', 'go on');
    expect(t.truth('lands.wolfmoor.side')).toBeNull();
    expect(t.offers(0)).toContain('attack frostmark-keep');
  },
);

rule(['QD R119', 'QD COMBAT.1.3'], 'from land taken so they may go on attacking', () => {
  const t = phase(
    'combat',
    {
      lands: {
        'frostmark-keep': { side: 0, bearers: ['king'] },
        wolfmoor: { side: 1, invaders: { side: 0, units: 4, state: 'bound' } },
        pinewatch: { side: 1 },
      },
      sides: { 0: { scrolls: ['elemental-fire'] } },
    },
    { 'scroll-harm': [1] },
  );
  t.picks(0, 'cast elemental-fire', 'by king frostmark-keep', 'against wolfmoor');
  expect(t.truth('lands.wolfmoor')).toMatchObject({ side: 0, units: 4 });
  expect(t.offers(0)).toContain('attack pinewatch');
  expect(t.refuses(0, 'march wolfmoor').rule).toBe('QD R66');
});

rule('QD R119', 'who teleported among enemies that have gone takes the land', () => {
  const t = war({ lands: { wolfmoor: { side: 0, units: 2, state: 'bound' } } });
  expect(t.truth('lands.wolfmoor')).toMatchObject({ side: 0, invaders: null });
  expect(t.offers(0)).toContain('go on');
});

const FLEECE = { lands: { wolfmoor: { side: 0 } }, sides: { 0: { people: 'orc' }, 1: { people: 'barbarian' } } };

rule(
  ['QD TREASURE.FLEECE', 'QD R56', 'QD R12'],
  'with the Fleece, once shown, a ship goes anywhere and its fleet follows',
  () => {
    const t = phase('naval', {
      ...FLEECE,
      ships: [
        { zone: 's0803', side: 0, units: 1, bearers: ['golden-fleece'] },
        { zone: 's0803', side: 0, units: 1 },
      ],
    });
    t.picks(0, 'sail ship-1');
    expect(t.offers(0)).not.toContain('go s1420');
    t.picks(0, 'show golden-fleece', 'go s1420', 'stop', 'sail ship-2', 'go s1420');
    expect([t.truth('ships.ship-1.zone'), t.truth('ships.ship-2.zone')]).toEqual(['s1420', 's1420']);
    expect(t.computed('tas', { side: 0, foe: 1, where: 's1420', attacks: true })).toBe(4);
  },
);

rule('QD BOARD.SEA.1', 'at sea units stand in ships, and fight as one fleet', () => {
  const t = realm({
    seats: 4,
    position: {
      ships: [
        { zone: 's0803', side: 0, units: 2 },
        { zone: 's0803', side: 0, units: 2 },
        { zone: 's0803', side: 1, units: 1 },
      ],
    },
    begin: { proc: 'battle', vars: { side: 0, where: 's0803' } },
    dice: { battle: [1, 1, 1, 1, 6] },
  });
  expect(told(t, 'attacked')).toMatchObject([{ dice: [1, 1, 1, 1] }]);
  const u = realm({
    seats: 4,
    position: {
      ships: [
        { zone: 's0803', side: 1, units: 2 },
        { zone: 's0803', side: 1, units: 1 },
      ],
      lands: { wolfmoor: { side: 0 } },
    },
    begin: { proc: 'strike', vars: { side: 0, card: 'berserk', victim: 1, where: 's0803', back: 'wolfmoor' } },
    dice: { 'scroll-harm': [1, 6, 6] },
  });
  expect([told(u, 'scroll.struck'), u.leftDice()]).toMatchObject([[{ rolls: [1, 6, 6], lost: 1 }], {}]);
});

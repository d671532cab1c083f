import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { attack, battle, phase, ready, told, unitsIn, war } from '../stage.js';
import { realm } from '../table.js';

const FRONT = {
  lands: {
    wolfmoor: { side: 0, units: 4 },
    pinewatch: { side: 0, units: 4 },
    silverdelve: { side: 1, units: 2 },
    icegate: { side: 1, units: 1 },
  },
};

rule(['QD COMBAT.0.1', 'QD COMBAT.1.1'], 'attackers may come from several adjacent lands, into one battle', () => {
  const t = war(FRONT, [1, 1, 6, 6, 6, 6]);
  t.picks(0, 'attack silverdelve', 'from wolfmoor', 'take 2', 'from pinewatch', 'take 2', 'begin');
  expect(told(t, 'attacked')).toMatchObject([{ dice: [1, 1, 6, 6] }]);
  expect(t.truth('lands.silverdelve')).toMatchObject({ side: 0, units: 4 });
});

rule(['QD COMBAT.1.2', 'QD FAQ.2'], 'at least one unit stays behind', () => {
  const t = war({
    lands: {
      wolfmoor: { side: 0, units: 2 },
      icegate: { side: 0 },
      silverdelve: { side: 1 },
      'frostmark-keep': { side: 1 },
    },
  });
  t.picks(0, 'attack silverdelve');
  expect(t.refuses(0, 'take 2').rule).toBe('QD COMBAT.1.2');
});

rule(['QD COMBAT.1.3', 'QD R46', 'QD R111'], 'a victorious army goes on to the next land, leaving one behind', () => {
  const t = war(
    {
      lands: {
        wolfmoor: { side: 0, units: 6 },
        silverdelve: { side: 1 },
        pinewatch: { side: 1 },
        icegate: { side: 1 },
      },
    },
    [1, 6, 6, 6, 6, 6, 1, 6, 6, 6, 6, 1, 6, 6, 6],
  );
  attack(t, 0, 'wolfmoor', 'silverdelve', 5);
  attack(t, 0, 'silverdelve', 'pinewatch', 4);
  attack(t, 0, 'pinewatch', 'icegate', 3);
  expect(['wolfmoor', 'silverdelve', 'pinewatch', 'icegate'].map((id) => unitsIn(t, `lands.${id}`))).toEqual([
    1, 1, 1, 3,
  ]);
});

rule('QD COMBAT.1.4', 'empty land is entered and claimed without a fight', () => {
  const t = war({ lands: { wolfmoor: { side: 0, units: 3 }, icegate: { side: 1 } } });
  t.picks(0, 'attack silverdelve', 'take 2');
  expect([t.truth('lands.silverdelve'), told(t, 'battle')]).toMatchObject([{ side: 0, units: 2 }, []]);
  t.picks(0, 'attack pinewatch', 'take 1');
  expect(t.truth('lands.pinewatch.side')).toBe(0);
});

rule(['QD COMBAT.2.1', 'QD COMBAT.2.3', 'QD SPELL.HOPE'], 'Hope adds 1, however many cast it', () => {
  const sides = {
    1: { spells: { 'wizard-1': ['hope'], 'wizard-2': ['hope'] }, shown: ['wizard-1', 'wizard-2', 'king'] },
  };
  const t = war({ lands: { wolfmoor: { side: 1, bearers: ['wizard-1', 'wizard-2', 'king'] } }, sides });
  expect(t.computed('tas', { side: 1, foe: 0, where: 'wolfmoor', attacks: false })).toBe(4);
});

rule(['QD SPELL.PANIC', 'QD R71', 'QD CASTER.DL.5'], 'Panic takes 1 from enemies, and Hope makes up for it', () => {
  const sides = { 1: { spells: { 'wizard-1': ['panic'] }, shown: ['wizard-1'] }, 0: { shown: ['king'] } };
  const t = battle(
    'wolfmoor',
    { bearers: ['king'] },
    { bearers: ['wizard-1', 'dragonlord'] },
    { rest: { sides }, dice: { battle: [6, 6, 6] }, moreDice: 'seed' },
  );
  expect(t.computed('tas', { side: 0, foe: 1, where: 'wolfmoor', attacks: true })).toBe(4);
  expect(t.computed('tas', { side: 1, foe: 0, where: 'wolfmoor', attacks: false })).toBe(3);
});

rule(
  ['QD COMBAT.2.4', 'QD TREASURE.RINGPOWER', 'QD TREASURE.RINGHOPE'],
  'treasures add up, with each other and with spells',
  () => {
    const sides = { 1: { shown: ['ring-of-power', 'ring-of-hope', 'king'] } };
    const t = war({ lands: { wolfmoor: { side: 1, bearers: ['king+ring-of-power', 'ring-of-hope'] } }, sides });
    expect(t.computed('tas', { side: 1, foe: 0, where: 'wolfmoor', attacks: false })).toBe(6);
    expect(t.computed('tas', { side: 0, foe: 1, where: 'wolfmoor', attacks: true })).toBe(3);
  },
);

rule(['QD COMBAT.2.2', 'QD R30'], 'the sum is bounded only in the end', () => {
  const shown = ['medusa-shield', 'ring-of-peril', 'black-battle-axe', 'ring-of-power'];
  const t = war({
    lands: { 'frostmark-keep': { side: 1, bearers: [...shown, 'dragonlord'] } },
    sides: { 1: { shown } },
  });
  expect(t.computed('tas', { side: 0, foe: 1, where: 'frostmark-keep', attacks: true })).toBe(1);
});

rule(
  ['QD COMBAT.3.1', 'QD COMBAT.4.1'],
  'a die each, at or below the T.A.S.; who is hit by dice still strikes back',
  () => {
    const t = battle('wolfmoor', { units: 3 }, { units: 2 }, { dice: { battle: [4, 1, 5, 3, 2] } });
    expect(told(t, 'attacked')).toMatchObject([{ tas: 4, dice: [4, 1, 5], hits: 2 }]);
    expect(told(t, 'struck-back')).toMatchObject([{ tas: 3, dice: [3, 2], hits: 2 }]);
  },
);

const FIRE = {
  0: { spells: { 'wizard-1': ['fireball', 'lightning-bolt'] } },
  1: { spells: { 'wizard-1': ['fireball', 'lightning-bolt'] } },
};

rule(
  ['QD COMBAT.3.2', 'QD R9', 'QD R10'],
  "the attacker's spell victims do not strike back, and he who casts rolls no die",
  () => {
    const t = battle(
      'wolfmoor',
      { units: 1, bearers: ['wizard-1'] },
      { units: 2 },
      { rest: { sides: FIRE }, dice: { battle: [6, 6] }, moreDice: 'seed' },
    );
    t.picks(0, 'fireball wizard-1', 'ready');
    expect(told(t, 'lost')[0]).toMatchObject({ cause: 'spell', n: 1 });
    expect([told(t, 'attacked')[0], told(t, 'struck-back')[0]]).toMatchObject([{ dice: [6] }, { dice: [6] }]);
  },
);

rule(['QD COMBAT.4.2', 'QD R70'], "the defender's spell victims go at once, but have rolled", () => {
  const t = battle(
    'wolfmoor',
    { units: 3 },
    { units: 1, bearers: ['wizard-1'] },
    { rest: { sides: FIRE }, dice: { battle: [6, 6, 6, 6] }, moreDice: 'seed' },
  );
  t.picks(1, 'ready').picks(1, 'lightning-bolt wizard-1', 'ready');
  expect(told(t, 'attacked')[0]).toMatchObject({ dice: [6, 6, 6] });
  expect(told(t, 'lost')[0]).toMatchObject({ side: 0, cause: 'spell', n: 1 });
});

const JUMPER = { 1: { spells: { 'wizard-1': ['teleport'] } } };

rule(
  ['QD COMBAT.4.3', 'QD SPELL.TELEPORT.4', 'QD R7'],
  'a defending caster may leave for friends with the dice on the table, alone',
  () => {
    const t = battle(
      'wolfmoor',
      { units: 3 },
      { units: 2, bearers: ['wizard-1'] },
      {
        rest: {
          sides: JUMPER,
          lands: { icegate: { side: 1 } },
          wastes: { 'north-den': { parties: { 1: { units: 1 } } } },
          ships: [{ zone: 's0803', side: 1, units: 1 }],
        },
        dice: { battle: [1, 6, 6, 6, 6] },
        moreDice: 'seed',
      },
    );
    t.picks(1, 'ready').picks(1, 'teleport wizard-1');
    expect(t.offers(1)).toEqual(['to icegate', 'to north-den', 'to s0803']);
    t.picks(1, 'to s0803');
    expect(t.truth('ships.ship-1.bearers')).toEqual(['wizard-1']);
    expect(told(t, 'struck-back')[0]).toMatchObject({ dice: [6, 6] });
  },
);

rule(['QD RETREAT.4', 'QD R8'], 'the last defender leaves only if nobody was hit', () => {
  const rest = { sides: JUMPER, lands: { icegate: { side: 1 } } };
  const hit = battle(
    'wolfmoor',
    { units: 1 },
    { bearers: ['wizard-1'] },
    { rest, dice: { battle: [1] }, moreDice: 'seed' },
  ).picks(1, 'ready');
  expect(hit.refuses(1, 'teleport wizard-1').rule).toBe('QD RETREAT.4');
  const missed = battle('wolfmoor', { units: 1 }, { bearers: ['wizard-1'] }, { rest, dice: { battle: [6] } }).picks(
    1,
    'ready',
  );
  missed.picks(1, 'teleport wizard-1');
  expect([missed.truth('lands.wolfmoor.side'), unitsIn(missed, 'lands.icegate')]).toEqual([0, 2]);
});

rule(['QD COMBAT.5.1', 'QD R11'], 'each chooses his own losses, and shows only what is lost', () => {
  const t = battle(
    'wolfmoor',
    { units: 4 },
    { units: 1, bearers: ['king', 'blank'] },
    { dice: { battle: [1, 6, 6, 6, 6, 6, 6] } },
  );
  t.picks(1, 'ready').picks(1, 'ready');
  expect(t.offers(1)).toHaveLength(3);
  t.picks(1, 'lose blank');
  expect([told(t, 'bearer.lost'), t.sees(0, 'lands.wolfmoor.bearers')]).toMatchObject([
    [{ counters: ['blank'] }],
    ['?'],
  ]);
});

rule(
  ['QD COMBAT.5.2', 'QD TREASURE.GRAIL', 'QD R29'],
  'the Grail may be shown as units are lost: a die each, 1 or 2 saves',
  () => {
    const t = battle(
      'wolfmoor',
      { units: 3 },
      { units: 3, bearers: ['holy-grail'] },
      { rest: { lands: { silverdelve: { side: 0 } } }, dice: { battle: [1, 1, 1, 6, 6, 6, 6], grail: [2, 1, 3] } },
    );
    t.picks(1, 'ready').picks(1, 'ready').picks(1, 'show holy-grail').picks(1, 'lose 3');
    expect([unitsIn(t, 'lands.wolfmoor'), told(t, 'grail')]).toMatchObject([3, [{ rolls: [2, 1, 3] }]]);
  },
);

rule('QD R107', 'its bearer rolls last', () => {
  const t = realm({
    seats: 4,
    position: {
      lands: { wolfmoor: { side: 1, units: 1, bearers: ['holy-grail', 'blank'] } },
      sides: { 1: { shown: ['holy-grail'] } },
    },
    begin: { proc: 'losses', vars: { side: 0, victim: 1, where: 'wolfmoor', n: 3 } },
    dice: { grail: [6, 1, 6] },
  });
  t.picks(1, 'lose holy-grail', 'lose blank', 'lose 1');
  expect(t.truth('lands.wolfmoor')).toMatchObject({ units: 0, bearers: ['blank'] });
});

rule(
  ['QD COMBAT.5.3', 'QD RETREAT.1', 'QD R45'],
  'after a round all go back to one friendly neighbour, or fight on',
  () => {
    const t = war(FRONT, [6, 6, 6, 6, 6, 6, 1, 1, 6, 6, 6, 6]);
    t.picks(0, 'attack silverdelve', 'from wolfmoor', 'take 2', 'from pinewatch', 'take 2', 'begin');
    expect(t.offers(0)).toEqual(['fight on', 'retreat wolfmoor', 'retreat pinewatch']);
    expect(t.refuses(0, 'retreat icegate').rule).toBe('QD RETREAT.1');
    t.picks(0, 'retreat pinewatch');
    expect([unitsIn(t, 'lands.wolfmoor'), unitsIn(t, 'lands.pinewatch')]).toEqual([2, 6]);
  },
);

rule('QD R116', 'who has retreated may attack again', () => {
  const t = war(
    { lands: { wolfmoor: { side: 0, units: 3 }, silverdelve: { side: 1 }, icegate: { side: 1 } } },
    [6, 6, 6],
    { moreDice: 'seed' },
  );
  attack(t, 0, 'wolfmoor', 'silverdelve', 2).picks(0, 'retreat wolfmoor');
  expect(t.offers(0)).toContain('attack silverdelve');
});

rule(['QD RETREAT.2', 'QD R67'], 'who came by magic fights on when the others retreat', () => {
  const t = realm({
    seats: 4,
    position: {
      lands: {
        wolfmoor: { side: 0, units: 3 },
        silverdelve: { side: 1, units: 2, invaders: { side: 0, units: 1, state: 'bound' } },
      },
    },
    begin: { proc: 'combat', vars: { side: 0 } },
    dice: { battle: [6, 6, 6, 6, 6, 6, 1, 6] },
  });
  attack(t, 0, 'wolfmoor', 'silverdelve', 2).picks(0, 'retreat wolfmoor');
  expect([unitsIn(t, 'lands.wolfmoor'), t.truth('lands.silverdelve.invaders')]).toEqual([3, null]);
});

rule('QD RETREAT.3', 'nobody asks the defender whether he would go', () => {
  const t = battle(
    'wolfmoor',
    { units: 2 },
    { units: 2 },
    {
      rest: { lands: { silverdelve: { side: 1 }, pinewatch: { side: 0 } } },
      dice: { battle: [6, 6, 6, 6] },
      moreDice: 'seed',
    },
  );
  expect([t.at(), t.asked(), told(t, 'escaped')]).toEqual(['battle.order', [0], []]);
});

rule('QD R44', 'who landed retreats to land, never to the ship', () => {
  const t = realm({
    seats: 4,
    position: {
      lands: {
        mossfen: { side: 1, units: 2, invaders: { side: 0, units: 2, state: 'came' } },
        willowbank: { side: 0 },
      },
      ships: [{ zone: 's1003', side: 0, units: 1 }],
    },
    begin: { proc: 'battle', vars: { side: 0, where: 'mossfen' } },
    dice: { battle: [6, 6, 6, 6] },
  });
  expect(t.offers(0)).toEqual(['fight on', 'retreat willowbank']);
});

rule(['QD MARCH.1', 'QD MARCH.3', 'QD R52'], 'a march goes four steps over own land, not over enemies', () => {
  const own = ['wolfmoor', 'pinewatch', 'galecliff', 'highbarrow', 'harrowfield', 'thornbrake'];
  const t = war({
    lands: { ...Object.fromEntries(own.map((id) => [id, { side: 0, units: 2 }])), 'frostmark-keep': { side: 1 } },
  });
  expect(t.computed('marches', { from: 'wolfmoor', side: 0, n: 1 })).not.toContain('thornbrake');
  expect(t.computed('marches', { from: 'wolfmoor', side: 0, n: 1 })).toContain('harrowfield');
  t.picks(0, 'march wolfmoor', 'take 1');
  expect(t.refuses(0, 'to thornbrake').rule).toBe('QD MARCH.3');
  expect(t.refuses(0, 'to frostmark-keep').rule).toBe('QD MARCH.3');
  t.picks(0, 'to harrowfield');
  expect(unitsIn(t, 'lands.harrowfield')).toBe(3);
});

rule(['QD MARCH.2', 'QD R66'], 'who has marched does not fight, and who has fought does not march', () => {
  const t = war({
    lands: { wolfmoor: { side: 0, units: 3 }, pinewatch: { side: 0, units: 1 }, silverdelve: { side: 1 } },
  });
  t.picks(0, 'march wolfmoor', 'take 2', 'to pinewatch', 'attack silverdelve');
  expect(t.offers(0)).toEqual(['take 1', 'nobody']);
  expect(t.refuses(0, 'take 2').rule).toBe('QD R66');
});

rule(['QD R65', 'QD FAQ.3'], 'empty land on the way gets a unit, and empty land at the end is claimed', () => {
  const t = war({ lands: { wolfmoor: { side: 0, units: 4 }, 'frostmark-keep': { side: 1 } } });
  t.picks(0, 'march wolfmoor', 'take 3', 'to galecliff');
  expect(['silverdelve', 'pinewatch', 'galecliff'].map((id) => unitsIn(t, `lands.${id}`))).toEqual([0, 1, 2]);
  const u = phase('transfer', { lands: { wolfmoor: { side: 0, units: 2 } } }).picks(
    0,
    'transfer wolfmoor silverdelve',
    'take 1',
  );
  expect(u.truth('lands.silverdelve.side')).toBe(0);
});

rule(['QD NCOMBAT.1', 'QD NCOMBAT.6'], 'who met a blockade fights it to the end, fleet against fleet', () => {
  const t = war(
    {
      ships: [
        { zone: 's0803', side: 0, units: 2 },
        { zone: 's0803', side: 0, units: 1 },
        { zone: 's0803', side: 1, units: 1 },
      ],
    },
    [6, 6, 6, 6, 1, 6, 6, 6],
  );
  expect(t.refuses(0, 'go on').rule).toBe('QD R68');
  t.picks(0, 'fight s0803');
  expect([told(t, 'attacked'), t.truth('ships.ship-3.side')]).toMatchObject([
    [{ dice: [6, 6, 6] }, { dice: [1, 6, 6] }],
    0,
  ]);
});

rule(['QD NCOMBAT.3', 'QD CASTER.DL.6', 'QD R35'], 'no fireballs, lightning, Infernal or Tempest among ships', () => {
  const t = realm({
    seats: 4,
    position: {
      ships: [
        { zone: 's0803', side: 0, bearers: ['wizard-1'] },
        { zone: 's0803', side: 1, units: 1 },
      ],
      sides: { 0: { scrolls: ['infernal', 'tempest', 'berserk'] } },
    },
    begin: { proc: 'battle', vars: { side: 0, where: 's0803' } },
    moreDice: 'seed',
  });
  expect(t.refuses(0, 'fireball wizard-1').rule).toBe('QD NCOMBAT.3');
  expect(t.refuses(0, 'cast infernal').rule).toBe('QD R35');
  expect(t.offers(0)).toEqual(['ready', 'cast berserk']);
});

rule('QD NCOMBAT.7', 'ships roll no dice and are no casualties', () => {
  const t = realm({
    seats: 4,
    position: {
      ships: [
        { zone: 's0803', side: 0, units: 1 },
        { zone: 's0803', side: 0, units: 1 },
        { zone: 's0803', side: 1, units: 2 },
      ],
    },
    begin: { proc: 'battle', vars: { side: 0, where: 's0803' } },
    dice: { battle: [1, 1, 1, 6] },
  });
  expect([told(t, 'attacked'), told(t, 'lost')]).toMatchObject([[{ dice: [1, 1] }], [{ n: 2 }, { n: 1 }]]);
});

rule('QD NCOMBAT.8', 'at sea, too, a defending Wizard may teleport away', () => {
  const t = realm({
    seats: 4,
    position: {
      lands: { icegate: { side: 1 } },
      ships: [
        { zone: 's0803', side: 0, units: 2 },
        { zone: 's0803', side: 1, units: 1, bearers: ['wizard-1'] },
      ],
      sides: JUMPER,
    },
    begin: { proc: 'battle', vars: { side: 0, where: 's0803' } },
    dice: { battle: [6, 6, 6] },
    moreDice: 'seed',
  });
  t.picks(1, 'ready').picks(1, 'teleport wizard-1');
  expect(t.truth('lands.icegate.bearers')).toEqual(['wizard-1']);
});

rule(['QD NCOMBAT.9', 'QD NCOMBAT.10'], 'ships without a unit sink, but off an own harbour they go in there', () => {
  const fleets = (zone: string) => [
    { zone, side: 0, units: 1 },
    { zone, side: 1, units: 1 },
    { zone, side: 1, units: 1 },
  ];
  const sail = (zone: string, lands: object) =>
    realm({
      seats: 4,
      position: { ships: fleets(zone), lands } as never,
      begin: { proc: 'battle', vars: { side: 0, where: zone } },
      dice: { battle: [1, 6, 6, 1, 6] },
    });
  const open = sail('s0905', {});
  expect([1, 2, 3].map((n) => open.truth(`ships.ship-${n}`)).filter(Boolean)).toHaveLength(1);
  const safe = sail('s1003', { mossfen: { side: 0 } });
  expect(safe.truth('lands.mossfen.ships')).toBe(2);
});

rule('QD NCOMBAT.4', 'a DragonLord over the sea must go home in phase 5', () => {
  const t = phase('transfer', {
    lands: { icegate: { side: 0 } },
    rafts: [{ zone: 's0803', side: 0, units: 0, bearers: ['dragonlord'] }],
  });
  expect(t.offers(0)).toEqual(['teleport dragonlord']);
});

const BURN = (more: object = {}) => ({
  rafts: [{ zone: 's1003', side: 0, units: 0, bearers: ['dragonlord'] }],
  ships: [{ zone: 's1003', side: 1, units: 3 }],
  ...more,
});

rule(['QD DLFIRE.1', 'QD DLFIRE.4', 'QD R3'], 'a DragonLord burns ships and crews, and nothing can be claimed', () => {
  const t = war(BURN() as never).picks(0, 'burn s1003');
  expect([t.truth('ships.ship-1'), told(t, 'burned')]).toMatchObject([null, [{ n: 3, saved: false }]]);
});

rule(['QD DLFIRE.2', 'QD R4'], 'off land of their own the crew is saved', () => {
  const t = war(BURN({ lands: { mossfen: { side: 1, units: 1 } } }) as never).picks(0, 'burn s1003');
  expect([t.truth('ships.ship-1'), unitsIn(t, 'lands.mossfen')]).toEqual([null, 4]);
});

rule('QD DLFIRE.3', 'ships in harbour are not burned', () => {
  const t = war({
    rafts: [{ zone: 's1003', side: 0, units: 0, bearers: ['dragonlord'] }],
    lands: { mossfen: { side: 1, ships: 2 } },
  });
  expect(t.refuses(0, 'burn s1003').rule).toBe('QD DLFIRE.1');
});

rule('QD R77', 'the Dragon Shield, shown in time, saves the fleet', () => {
  const t = war(BURN({ ships: [{ zone: 's1003', side: 1, units: 1, bearers: ['dragon-shield'] }] }) as never).picks(
    0,
    'burn s1003',
  );
  t.picks(1, 'show dragon-shield');
  expect(unitsIn(t, 'ships.ship-1')).toBe(2);
  expect(t.refuses(0, 'burn s1003').rule).toBe('QD DLFIRE.1');
  t.picks(0, 'go on');
});

rule(['QD R77', 'QD R3', 'QD R118'], 'who has fought the blockade does not burn it afterwards', () => {
  const t = war(
    BURN({ rafts: [{ zone: 's1003', side: 0, units: 1, bearers: ['dragonlord'] }] }) as never,
    [6, 1, 6, 6],
  );
  t.picks(0, 'fight s1003');
  expect(t.refuses(0, 'burn s1003').rule).toBe('QD DLFIRE.1');
});

rule('QD COMBAT.5.1', 'who loses units is told what may be lost, and what is asked', () => {
  const t = battle('wolfmoor', { units: 2 }, { units: 2, bearers: ['blank'] }, { dice: { battle: [1, 6, 6, 6, 6] } });
  ready(t);
  expect(t.refuses(1, 'lose 2')).toMatchObject({ rule: 'QD COMBAT.5.1', why: 'exactly as many must go as were hit' });
  expect(t.refuses(1, 'suffer').why).toContain('"suffer" is not offered at losses.choose');
});

const ELVES = { 0: { people: 'elf' }, 2: { people: 'barbarian' } };
const WOOD = {
  'frostmark-keep': { side: 0, units: 3 },
  rimeholt: { side: 0, units: 3 },
  skaldfell: { side: 1, units: 1 },
  galecliff: { side: 1 },
  pinewatch: { side: 0, units: 2 },
};

rule(['QD SNEAK.1', 'QD CONTENTS.4', 'QD SNEAK.2'], 'only Elves sneak, in a realm whose kingdom they hold', () => {
  const t = war({ lands: WOOD, sides: ELVES });
  expect(t.offers(0)).toContain('sneak skaldfell');
  expect(t.refuses(0, 'sneak galecliff').rule).toBe('QD SNEAK.2');
  expect(war({ lands: WOOD }).refuses(0, 'sneak skaldfell').rule).toBe('QD SNEAK.1');
});

rule(['QD SNEAK.3', 'QD SNEAK.4', 'QD R73'], 'only Elves who stood there from the start, and have not fought', () => {
  for (const state of ['came', 'fought', 'spent']) {
    const lands = { ...WOOD, rimeholt: { side: 0, units: 3, state }, 'frostmark-keep': { side: 0, units: 3, state } };
    expect(war({ lands, sides: ELVES }).refuses(0, 'sneak skaldfell').rule).toBe('QD SNEAK.3');
  }
});

rule('QD R73', 'a legion called this turn does not sneak, but attacks and marches', () => {
  const lands = { 'frostmark-keep': { side: 0, bearers: ['king'] }, skaldfell: { side: 1 } };
  const t = war({ lands, sides: { ...ELVES, 0: { people: 'elf', scrolls: ['legion'] } } });
  t.picks(0, 'cast legion', 'by king frostmark-keep', 'call 5');
  t.picks(0, 'sneak skaldfell');
  expect(t.offers(0)).toEqual(['with king', 'nobody']);
  t.picks(0, 'nobody');
  expect(t.offers(0)).toEqual(expect.arrayContaining(['attack skaldfell', 'march frostmark-keep']));
  const u = phase('purchase', { lands, sides: { ...ELVES, 0: { people: 'elf', scrolls: ['legion'] } } });
  u.picks(0, 'cast legion', 'by king frostmark-keep', 'call 5', 'go on', 'go on', 'go on', 'sneak skaldfell');
  expect(u.offers(0)).toEqual(['with king', 'nobody']);
});

rule(
  ['QD SNEAK.5', 'QD SNEAK.6', 'QD SNEAK.8'],
  'they come from several lands, leave one in each, take the land and may go on',
  () => {
    const t = war({ lands: { ...WOOD, wolfmoor: { side: 1 } }, sides: ELVES }, [1, 6, 6, 6]);
    t.picks(0, 'sneak skaldfell', 'from rimeholt');
    expect(t.refuses(0, 'take 3').rule).toBe('QD COMBAT.1.2');
    t.picks(0, 'take 2', 'from frostmark-keep', 'take 2', 'begin');
    expect(t.truth('lands.skaldfell')).toMatchObject({ side: 0, units: 4 });
    t.picks(0, 'attack wolfmoor');
    expect(t.offers(0).length).toBeGreaterThan(1);
  },
);

rule(['QD SNEAK.7', 'QD R120'], 'if anybody is left they go back where each came from, and fight no more', () => {
  const t = war(
    { lands: { ...WOOD, skaldfell: { side: 1, units: 3 }, wolfmoor: { side: 1 } }, sides: ELVES },
    [6, 6, 6, 1],
  );
  t.picks(0, 'sneak skaldfell', 'from rimeholt', 'take 2', 'from frostmark-keep', 'take 2', 'begin');
  expect(['rimeholt', 'frostmark-keep', 'skaldfell'].map((id) => unitsIn(t, `lands.${id}`))).toEqual([3, 3, 2]);
  t.picks(0, 'attack wolfmoor');
  if (t.at() === 'attack.gather') t.picks(0, 'from frostmark-keep');
  expect(t.offers(0)).toEqual(['take 1', 'nobody']);
});

rule('QD R72', 'who is crept upon strikes not, but casts scrolls and may teleport away', () => {
  const sides = { ...ELVES, 1: { spells: { 'wizard-1': ['teleport', 'fireball'] }, scrolls: ['legion'] } };
  const t = war(
    { lands: { ...WOOD, skaldfell: { side: 1, units: 2, bearers: ['wizard-1'] }, wolfmoor: { side: 1 } }, sides },
    [6, 6, 6, 6],
  );
  t.picks(0, 'sneak skaldfell', 'from rimeholt', 'take 2', 'begin');
  expect(t.offers(1)).toEqual(['ready', 'cast legion']);
  t.picks(1, 'ready');
  expect(t.refuses(1, 'fireball wizard-1').rule).toBe('QD R72');
  t.picks(1, 'teleport wizard-1');
  expect(told(t, 'struck-back')).toEqual([]);
});

rule('QD R68', 'battles are fought in any order, but all of them', () => {
  const invaders = { side: 0, units: 2, state: 'bound' };
  const t = war({ lands: { wolfmoor: { side: 1, invaders }, ashford: { side: 1, invaders } } }, [1, 6, 6, 1, 6, 6]);
  expect(t.offers(0)).toEqual(['fight wolfmoor', 'fight ashford']);
  t.picks(0, 'fight ashford', 'fight wolfmoor');
  expect(t.offers(0)).toContain('go on');
});

rule('QD R16', 'the vanquished strike back with their number, without spells or treasures', () => {
  const t = battle(
    'frostmark-keep',
    { units: 2 },
    { units: 1, bearers: ['wizard-1+excalibur'] },
    {
      rest: { sides: { 1: { fallen: true, shown: ['wizard-1', 'excalibur'] } } },
      dice: { battle: [1, 1, 4, 4] },
    },
  );
  expect(told(t, 'struck-back')).toMatchObject([{ tas: 3, hits: 0 }]);
  t.picks(0, 'give unit frostmark-keep');
  expect(t.truth('lands.frostmark-keep')).toMatchObject({ side: 0, bearers: ['excalibur'] });
});

rule(
  ['QD TREASURE.4', 'QD TREASURE.3', 'QD FAQ.24'],
  'a treasure moves with its unit, and goes to the victor when it is lost',
  () => {
    const t = war(
      {
        lands: {
          wolfmoor: { side: 0, units: 3, bearers: ['trident'] },
          silverdelve: { side: 1, units: 1, bearers: ['excalibur'] },
        },
      },
      [1, 1, 6, 6, 6],
    );
    t.picks(0, 'attack silverdelve', 'with trident', 'take 2');
    ready(t).picks(1, 'lose excalibur', 'lose 1');
    expect(t.offers(0)).toEqual(['give unit silverdelve', 'give trident silverdelve']);
    t.picks(0, 'give trident silverdelve');
    expect(t.truth('lands.silverdelve.bearers')).toEqual(['trident+excalibur']);
  },
);

rule('QD CONTENTS.12', 'a counter never changes units: it goes where its unit goes', () => {
  const t = phase('transfer', {
    lands: { wolfmoor: { side: 0, units: 2, bearers: ['king'] }, silverdelve: { side: 0 } },
  });
  t.picks(0, 'transfer wolfmoor silverdelve', 'with king', 'take 0');
  expect([t.truth('lands.wolfmoor.bearers'), t.truth('lands.silverdelve.bearers')]).toEqual([[], ['king']]);
});

rule(
  ['QD TRANSFER.1', 'QD TRANSFER.2', 'QD TRANSFER.3'],
  'each unit goes one step, to own or empty land, and one stays',
  () => {
    const t = phase('transfer', { lands: { wolfmoor: { side: 0, units: 3 }, silverdelve: { side: 0, units: 1 } } });
    expect(t.refuses(0, 'transfer silverdelve wolfmoor').rule).toBe('QD TRANSFER.3');
    t.picks(0, 'transfer wolfmoor silverdelve', 'take 2');
    expect(t.refuses(0, 'transfer wolfmoor silverdelve').rule).toBe('QD TRANSFER.3');
    t.picks(0, 'transfer silverdelve pinewatch');
    expect(t.offers(0)).toEqual(['take 1', 'nobody']);
  },
);

rule(['QD TRANSFER.6', 'QD R105'], 'units board a ship in harbour, or land from one', () => {
  const t = phase('transfer', {
    lands: { mossfen: { side: 0, units: 3, ships: 1 } },
    ships: [{ zone: 's1003', side: 0, units: 2 }],
  });
  t.picks(0, 'transfer mossfen ship-1', 'take 1', 'transfer ship-2 mossfen', 'take 1');
  expect([t.truth('ships.ship-1'), unitsIn(t, 'lands.mossfen')]).toMatchObject([
    { docked: false, side: 0, units: 1 },
    3,
  ]);
  expect(t.refuses(0, 'transfer ship-1 mossfen').rule).toBe('QD TRANSFER.6');
});

rule(
  ['QD TRANSFER.4', 'QD TRANSFER.5', 'QD R47'],
  'a DragonLord may stay on land; a Wizard teleports to friends anywhere',
  () => {
    const t = phase('transfer', {
      lands: {
        wolfmoor: { side: 0, units: 1, bearers: ['dragonlord', 'wizard-1'] },
        icegate: { side: 0 },
        ashford: { side: 1 },
      },
      ships: [{ zone: 's0803', side: 0, units: 1 }],
      wastes: { 'north-den': { parties: { 0: { units: 1 } } } },
      sides: { 0: { spells: { 'wizard-1': ['teleport'] } } },
    });
    expect(t.offers(0)).toContain('go on');
    t.picks(0, 'teleport wizard-1');
    expect(t.offers(0)).toEqual(['to icegate', 'to north-den', 'to s0803']);
    expect(t.refuses(0, 'to ashford').rule).toBe('QD TRANSFER.5');
    t.picks(0, 'to north-den', 'take 0', 'teleport dragonlord', 'take 0');
    expect(t.truth('lands.icegate.bearers')).toEqual(['dragonlord']);
  },
);

import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { attack, battle, phase, ready, told, unitsIn, war } from '../stage.js';
import { realm } from '../table.js';

rule(
  ['QD CASTER.1', 'QD SCROLL.0.2', 'QD CONTENTS.10'],
  'only Kings, Wizards and DragonLords cast scrolls, which are then spent',
  () => {
    const sides = { 0: { scrolls: ['legion'] } };
    const none = phase('purchase', { lands: { wolfmoor: { side: 0, bearers: ['blank', 'trident'] } }, sides });
    expect(none.refuses(0, 'cast legion').rule).toBe('QD SCROLL.0.2');
    for (const caster of ['king', 'wizard-1', 'dragonlord']) {
      const t = phase('purchase', { lands: { wolfmoor: { side: 0, bearers: [caster] } }, sides });
      t.picks(0, 'cast legion', `by ${caster} wolfmoor`, 'call 5');
      expect([unitsIn(t, 'lands.wolfmoor'), t.truth('sides.0.scrolls'), t.truth('discard')]).toEqual([
        6,
        [],
        ['legion'],
      ]);
    }
  },
);

rule(
  ['QD CASTER.2', 'QD SCROLL.0.3', 'QD R61'],
  "on another's turn only a caster in the place attacked may cast",
  () => {
    const sides = { 1: { scrolls: ['legion'] } };
    const far = battle(
      'wolfmoor',
      { units: 1 },
      { units: 1 },
      {
        rest: { sides, lands: { icegate: { side: 1, bearers: ['wizard-1'] } } },
        dice: { battle: [6, 6] },
        moreDice: 'seed',
      },
    );
    expect(told(far, 'scroll.cast')).toEqual([]);
    const near = battle('wolfmoor', { units: 1 }, { bearers: ['wizard-1'] }, { rest: { sides }, moreDice: 'seed' });
    near.picks(1, 'cast legion', 'by wizard-1 wolfmoor');
    expect(told(near, 'scroll.cast')).toMatchObject([{ side: 1, scroll: 'legion' }]);
  },
);

rule(['QD CASTER.3', 'QD R81'], 'the spells of a lost Wizard are gone', () => {
  const t = battle('wolfmoor', { units: 2 }, { bearers: ['wizard-1'] }, { dice: { battle: [1, 6, 6] } });
  t.picks(1, 'ready').picks(1, 'ready').picks(1, 'lose wizard-1');
  expect(t.truth('sides.1.spells.wizard-1')).toEqual([]);
});

rule(['QD CASTER.KING.1', 'QD R12', 'QD SPELL.0.1'], 'a King gives Hope once he is shown, where he is', () => {
  const t = battle(
    'wolfmoor',
    { units: 2 },
    { units: 1, bearers: ['king'] },
    { dice: { battle: [6, 6, 4, 4] }, moreDice: 'seed' },
  );
  expect(t.computed('tas', { side: 1, foe: 0, where: 'wolfmoor', attacks: false })).toBe(3);
  t.picks(1, 'show king');
  expect(told(t, 'struck-back')[0]).toMatchObject({ tas: 4, hits: 2 });
  expect(t.computed('tas', { side: 1, foe: 0, where: 'icegate', attacks: false })).toBe(3);
});

rule('QD R109', 'aboard a ship a King gives Hope to his fleet', () => {
  const t = war({
    ships: [
      { zone: 's0803', side: 1, bearers: ['king'] },
      { zone: 's0803', side: 1, units: 1 },
    ],
    sides: { 1: { shown: ['king'] } },
  });
  expect(t.computed('tas', { side: 1, foe: 0, where: 's0803', attacks: false })).toBe(4);
});

rule(
  ['QD CASTER.KING.3', 'QD OVERVIEW.2', 'QD SCROLL.0.6'],
  'who loses his King is out; his scrolls go to the killer',
  () => {
    const t = battle(
      'wolfmoor',
      { units: 2 },
      { bearers: ['king'] },
      {
        rest: { sides: { 1: { scrolls: ['ship', 'charm'] } }, lands: { icegate: { side: 1, units: 2 } } },
        dice: { battle: [1, 6, 6] },
      },
    );
    ready(t).picks(1, 'lose king');
    expect([t.truth('sides.1.fallen'), t.truth('sides.0.scrolls'), t.truth('lands.icegate.side')]).toEqual([
      true,
      ['ship', 'charm'],
      1,
    ]);
  },
);

rule('QD CASTER.DL.1', 'a DragonLord has Dragon Fire, Panic and Teleport, and falls like any unit', () => {
  const t = battle(
    'wolfmoor',
    { bearers: ['dragonlord'] },
    { units: 3 },
    { dice: { battle: [6, 1, 6] }, moreDice: 'seed' },
  );
  expect([told(t, 'lost')[0], told(t, 'struck-back')[0]]).toMatchObject([
    { n: 1, cause: 'spell' },
    { tas: 2, hits: 1 },
  ]);
  expect(t.truth('lands.wolfmoor.invaders')).toBeNull();
  expect(phase('naval', { lands: { wolfmoor: { side: 0, bearers: ['dragonlord'] } } }).offers(0)).toContain(
    'teleport dragonlord',
  );
});

rule('QD CASTER.DL.4', 'besides its fire it rolls a die, or casts as the Wizard it was', () => {
  const sides = { 0: { spells: { 'wizard-1': ['lightning-bolt'] }, shown: ['wizard-1'] } };
  const t = battle(
    'wolfmoor',
    { bearers: ['dragonlord+wizard-1'] },
    { units: 4 },
    { rest: { sides }, dice: { battle: [6, 6] }, moreDice: 'seed' },
  );
  t.picks(0, 'lightning-bolt wizard-1', 'ready');
  expect([told(t, 'lost')[0], told(t, 'attacked')[0]]).toMatchObject([{ n: 2 }, { dice: [] }]);
});

rule('QD CASTER.DL.7', 'a King is teleported by a DragonLord, but never becomes one', () => {
  const t = phase('naval', {
    lands: { wolfmoor: { side: 0, units: 1, bearers: ['dragonlord', 'king'] }, icegate: { side: 0 } },
  });
  t.picks(0, 'teleport dragonlord', 'to icegate', 'with king', 'take 0');
  expect(t.truth('lands.icegate.bearers')).toEqual(['dragonlord', 'king']);
  const u = phase('quest', { lands: { skaldfell: { side: 0, units: 1, bearers: ['king'] } } }).picks(
    0,
    'quest skaldfell',
  );
  expect(u.refuses(0, 'with king').rule).toBe('QD CASTER.KING.4');
});

const FIRE = { spells: { 'wizard-1': ['fireball'] }, shown: ['wizard-1'] };

rule(['QD SPELL.FIREBALL', 'QD R10'], 'a fireball takes a unit of its owner’s choice, without a roll', () => {
  const t = battle(
    'wolfmoor',
    { bearers: ['wizard-1'] },
    { units: 2, bearers: ['blank'] },
    { rest: { sides: { 0: FIRE } }, dice: { battle: [6, 6] }, moreDice: 'seed' },
  );
  t.picks(0, 'fireball wizard-1', 'ready').picks(1, 'ready');
  expect(t.offers(1)).toEqual(['lose 1', 'lose blank']);
});

rule(['QD TREASURE.DRAGONSHIELD', 'QD R54', 'QD R9'], 'the Dragon Shield wards off fireballs for its own side', () => {
  const t = battle(
    'wolfmoor',
    { bearers: ['wizard-1'] },
    { units: 2, bearers: ['dragon-shield'] },
    { rest: { sides: { 0: FIRE } }, dice: { battle: [6, 6, 6] }, moreDice: 'seed' },
  );
  t.picks(0, 'fireball wizard-1', 'ready').picks(1, 'show dragon-shield');
  expect([told(t, 'lost'), told(t, 'attacked')[0]]).toMatchObject([[], { dice: [] }]);
});

rule(
  ['QD TREASURE.RINGFIRE', 'QD R55'],
  'the Ring of Fire wards off fire, and its bearer casts fireballs twice if he knows the spell',
  () => {
    const sides = { 0: { ...FIRE, shown: ['wizard-1', 'ring-of-fire'] } };
    const t = battle(
      'wolfmoor',
      { bearers: ['wizard-1+ring-of-fire'] },
      { units: 3 },
      { rest: { sides }, dice: { battle: [6] }, moreDice: 'seed' },
    );
    t.picks(0, 'fireball wizard-1', 'ready');
    expect(told(t, 'lost')[0]).toMatchObject({ n: 2, cause: 'spell' });
    const bearer = battle(
      'wolfmoor',
      { bearers: ['wizard-1', 'ring-of-fire'] },
      { units: 3 },
      { rest: { sides }, moreDice: 'seed' },
    );
    bearer.picks(0, 'fireball wizard-1', 'ready');
    expect(told(bearer, 'lost')[0]).toMatchObject({ n: 1, cause: 'spell' });
    const warded = battle(
      'wolfmoor',
      { bearers: ['dragonlord'] },
      { units: 2, bearers: ['ring-of-fire'] },
      { rest: { sides: { 1: { shown: ['ring-of-fire'] } } }, dice: { battle: [6, 1, 6, 6] }, moreDice: 'seed' },
    );
    expect(told(warded, 'attacked')[0]).toMatchObject({ dice: [6] });
    expect(told(warded, 'struck-back')[0]).toMatchObject({ dice: [1, 6, 6] });
  },
);

rule(
  ['QD TREASURE.TRIDENT', 'QD SPELL.LIGHTNING'],
  'the Trident wards off lightning, and doubles it for its bearer',
  () => {
    const sides = {
      0: { spells: { 'wizard-1': ['lightning-bolt'] }, shown: ['wizard-1', 'trident'] },
      1: { shown: [] },
    };
    const t = battle(
      'wolfmoor',
      { bearers: ['wizard-1+trident'] },
      { units: 3 },
      { rest: { sides }, dice: { battle: [6] }, moreDice: 'seed' },
    );
    t.picks(0, 'lightning-bolt wizard-1', 'ready');
    expect(told(t, 'lost')[0]).toMatchObject({ n: 2 });
    const warded = battle(
      'wolfmoor',
      { bearers: ['wizard-1'] },
      { units: 1, bearers: ['trident'] },
      {
        rest: { sides: { 0: { spells: { 'wizard-1': ['lightning-bolt'] } }, 1: { shown: ['trident'] } } },
        dice: { battle: [1, 6] },
        moreDice: 'seed',
      },
    );
    warded.picks(0, 'lightning-bolt wizard-1', 'ready');
    expect(told(warded, 'lost').filter((e) => (e as { side: number }).side === 1)).toEqual([]);
  },
);

rule('QD R12', 'the attacker may show a ward against the defender’s spells', () => {
  const sides = { 1: { ...FIRE } };
  const t = battle(
    'wolfmoor',
    { units: 1, bearers: ['dragon-shield'] },
    { units: 1, bearers: ['wizard-1'] },
    { rest: { sides }, dice: { battle: [6, 6, 6] }, moreDice: 'seed' },
  );
  t.picks(0, 'ready').picks(1, 'fireball wizard-1', 'ready').picks(0, 'show dragon-shield');
  expect(told(t, 'lost')).toEqual([]);
});

rule(
  ['QD TREASURE.RINGPERIL', 'QD TREASURE.BATTLEAXE', 'QD TREASURE.MEDUSA'],
  'each takes 1 from enemies in the place',
  () => {
    for (const id of ['ring-of-peril', 'black-battle-axe', 'medusa-shield']) {
      const t = war({ lands: { wolfmoor: { side: 1, bearers: [id] } }, sides: { 1: { shown: [id] } } });
      expect(t.computed('tas', { side: 0, foe: 1, where: 'wolfmoor', attacks: true })).toBe(3);
      expect(t.computed('tas', { side: 1, foe: 0, where: 'wolfmoor', attacks: false })).toBe(3);
    }
  },
);

rule('QD TREASURE.EXCALIBUR', 'it adds 1 for friends', () => {
  const shown = ['excalibur', 'medusa-shield', 'golden-fleece'];
  const t = war({ lands: { wolfmoor: { side: 1, bearers: shown } }, sides: { 1: { shown } } });
  expect(t.computed('tas', { side: 1, foe: 0, where: 'wolfmoor', attacks: false })).toBe(4);
});

rule('QD R64', 'a treasure lost with nobody left goes back to the pool', () => {
  const t = battle('wolfmoor', { bearers: ['trident'] }, { units: 1 }, { dice: { battle: [1, 1] } });
  ready(t).picks(0, 'lose trident');
  expect([t.truth('lands.wolfmoor.side'), t.truth('spoils')]).toEqual([null, []]);
  expect(t.board.counterOn.filter((on) => on >= 0)).toEqual([]);
});

rule('QD R108', 'a treasure gained goes to the party or a kingdom, as there are units', () => {
  const t = realm({
    seats: 4,
    position: { wastes: { 'north-den': { parties: { 0: { units: 1 } } } } },
    begin: { proc: 'find', vars: { side: 0, at: 'north-den' } },
    dice: { treasure: ['trident'] },
  });
  expect(t.offers(0)).toEqual(['give unit north-den']);
});

rule('QD R106', 'in every other move somebody stays', () => {
  const t = war({ lands: { wolfmoor: { side: 0, bearers: ['dragonlord'] }, silverdelve: { side: 1 } } });
  expect(t.refuses(0, 'attack silverdelve').rule).toBe('QD COMBAT.1.2');
  const u = phase('naval', { lands: { wolfmoor: { side: 0, bearers: ['dragonlord'] }, silverdelve: { side: 1 } } });
  u.picks(0, 'teleport dragonlord', 'to silverdelve', 'take 0');
  expect([u.truth('lands.wolfmoor.side'), unitsIn(u, 'lands.silverdelve.invaders')]).toEqual([null, 1]);
  attack(
    war({ lands: { wolfmoor: { side: 0, units: 2 }, silverdelve: { side: 1 } } }, [1, 6]),
    0,
    'wolfmoor',
    'silverdelve',
    1,
  );
});

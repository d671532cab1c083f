import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import {
  FIRST_ZONE,
  LANDS,
  lands,
  NEIGHBOURS,
  passable,
  placeNamed,
  REALMS,
  WASTES,
  ZONES,
  zoneNeighbours,
} from '../../src/index.js';
import { attack, battle, phase, told, war } from '../stage.js';

const land = (id: string) => LANDS[placeNamed(id)];

rule('QD BOARD.KINGDOM.1', 'six realms, each with one kingdom', () => {
  const kingdoms = lands().filter(({ kind }) => kind === 'kingdom');
  expect(kingdoms.map(({ realm }) => realm)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(new Set(REALMS.map(({ colour }) => colour)).size).toBe(6);
});

rule(
  ['QD BOARD.GOLD.1', 'QD BOARD.TELEPORTAL.1', 'QD BOARD.KINGDOM.2'],
  'kingdom and gold land pay 5, a teleportal 1',
  () => {
    const pays = (...ids: string[]) =>
      war({ lands: Object.fromEntries(['frostmark-keep', ...ids].map((id) => [id, { side: 1 }])) }).computed('income', {
        side: 1,
      });
    expect([pays(), pays('amber-field'), pays('rune-ring'), pays('wolfmoor')]).toEqual([5, 10, 6, 6]);
  },
);

rule(['QD BOARD.GOLD.2', 'QD CONTENTS.5'], 'a mine pays Dwarves 10, all others 5', () => {
  expect(
    lands()
      .filter(({ mine }) => mine)
      .map(({ id }) => id),
  ).toEqual(['silverdelve', 'deepvein']);
  const held = (side: number) => ({ lands: { 'frostmark-keep': { side }, silverdelve: { side } } });
  expect(war(held(3)).computed('income', { side: 3 })).toBe(15);
  expect(war(held(2)).computed('income', { side: 2 })).toBe(10);
});

rule('QD BOARD.GOLD.3', 'Dwarves add 1 at a mine, attacking or defending', () => {
  const t = war({ lands: { silverdelve: { side: 3 } } });
  expect(t.computed('tas', { side: 3, foe: 1, where: 'silverdelve', attacks: false })).toBe(4);
  expect(t.computed('tas', { side: 3, foe: 1, where: 'silverdelve', attacks: true })).toBe(4);
  expect(t.computed('tas', { side: 3, foe: 1, where: 'wolfmoor', attacks: true })).toBe(3);
  expect(t.computed('tas', { side: 1, foe: 3, where: 'silverdelve', attacks: true })).toBe(3);
});

rule('QD BOARD.ISLAND.1', 'the four islands pay as gold land does', () => {
  const islands = lands().filter(({ kind }) => kind === 'island');
  expect(islands).toHaveLength(4);
  const t = war({ lands: { 'frostmark-keep': { side: 1 }, [islands[0].id]: { side: 1 } } });
  expect(t.computed('income', { side: 1 })).toBe(10);
});

rule('QD BOARD.ISLAND.2', 'an island may be left empty, other land not', () => {
  const t = phase('transfer', {
    lands: { 'isle-of-gulls': { side: 0, units: 1, ships: 1 }, mossfen: { side: 0, units: 1, ships: 1 } },
  });
  expect(t.refuses(0, 'transfer mossfen ship-2').rule).toBe('QD TRANSFER.6');
  t.picks(0, 'transfer isle-of-gulls ship-1', 'take 1');
  expect(t.truth('lands.isle-of-gulls.side')).toBeNull();
});

const PORTAL = {
  lands: { 'rune-ring': { side: 0, units: 3, bearers: ['wizard-1'] }, 'meadow-stones': { side: 1, units: 1 } },
};

rule(
  ['QD BOARD.TELEPORTAL.2', 'QD BOARD.TELEPORTAL.3', 'QD FAQ.25'],
  'a caster who shows himself opens the teleportal',
  () => {
    const t = war(PORTAL);
    expect(t.computed('steps', { land: 'rune-ring', side: 0 })).toEqual(['frostmark-keep', 'rimeholt']);
    expect(t.refuses(0, 'attack meadow-stones').rule).toBe('QD BOARD.TERRAIN.1');
    t.picks(0, 'show wizard-1');
    expect(t.computed('steps', { land: 'rune-ring', side: 0 })).toEqual([
      ...['frostmark-keep', 'rimeholt', 'ember-arch', 'meadow-stones'],
    ]);
    expect(t.offers(0)).toContain('attack meadow-stones');
  },
);

rule(['QD BOARD.TELEPORTAL.4', 'QD R13'], 'through a teleportal there is no retreat, and one unit stays', () => {
  const t = war({ ...PORTAL, sides: { 0: { shown: ['wizard-1'] } } }, [6, 6, 6, 6, 6, 6], { moreDice: 'seed' });
  t.picks(0, 'attack meadow-stones');
  expect(t.refuses(0, 'take 4').rule).toBe('QD COMBAT.1.2');
  t.picks(0, 'take 3');
  expect(told(t, 'retreated')).toEqual([]);
  expect(t.at()).not.toBe('battle.order');
});

rule('QD BOARD.WASTE.1', 'two paths of five kinds of spaces, from a village to a lair', () => {
  for (const half of [WASTES.slice(0, 7), WASTES.slice(7)]) {
    expect([half[0].kind, half[6].kind]).toEqual(['village', 'lair']);
    expect(new Set(half.map(({ kind }) => kind)).size).toBe(5);
  }
  const t = phase('quest', { wastes: { 'north-village': { parties: { 0: { units: 1 } } } } }, { 'quest-move': [6] });
  t.picks(0, 'move north-village');
  expect(t.offers(0)).toContain('to north-lair');
});

rule(['QD BOARD.TERRAIN.1', 'QD BOARD.TERRAIN.2'], 'mountains and rivers part lands, open borders do not', () => {
  const near = passable(land('frostmark-keep')).map((at) => LANDS[at].id);
  expect(near).toContain('wolfmoor');
  expect(near).not.toContain('pinewatch');
  expect(land('dustmarch').borders).toContainEqual({ to: 'chalkhorn', via: 'river' });
  expect(passable(land('dustmarch'))).not.toContain(placeNamed('chalkhorn'));
});

rule(['QD BOARD.TERRAIN.3', 'QD BOARD.TERRAIN.4', 'QD FAQ.11'], 'a bridge joins two lands and is none itself', () => {
  expect(passable(land('pinewatch'))).toContain(placeNamed('galecliff'));
  expect(placeNamed('serpent-bridge')).toBe(-1);
  for (const [at, list] of NEIGHBOURS.entries()) for (const other of list) expect(NEIGHBOURS[other]).toContain(at);
});

rule('QD FAQ.4', 'the world does not wrap round', () => {
  const x = (zone: number) => ZONES[zone - FIRST_ZONE].centre[0];
  for (let zone = FIRST_ZONE; zone < FIRST_ZONE + ZONES.length; zone++)
    for (const other of zoneNeighbours(zone)) expect(Math.abs(x(zone) - x(other))).toBeLessThan(50);
});

rule(
  ['QD BOARD.KINGDOM.4', 'QD R41', 'QD NAVAL.SHIP.5'],
  'who conquers a kingdom has its gold, and who takes a harbour its ships',
  () => {
    const t = battle('frostmark-keep', { units: 3 }, { units: 1, gold: 9 }, { dice: { battle: [1, 1, 1, 6] } });
    expect(t.truth('lands.frostmark-keep')).toMatchObject({ side: 0, gold: 9 });
    expect(t.computed('purse', { side: 0 })).toBe(9);
    const u = battle('pinewatch', { units: 3 }, { units: 1, ships: 2 }, { dice: { battle: [1, 1, 1, 6] } });
    expect(u.truth('lands.pinewatch')).toMatchObject({ side: 0, ships: 2 });
  },
);

rule(['QD BOARD.KINGDOM.5', 'QD FAQ.6'], 'a kingdom takes 1 from who attacks it, not from who holds it', () => {
  const t = war({ lands: { 'frostmark-keep': { side: 1 } } });
  expect(t.computed('tas', { side: 0, foe: 1, where: 'frostmark-keep', attacks: true })).toBe(3);
  expect(t.computed('tas', { side: 1, foe: 0, where: 'frostmark-keep', attacks: false })).toBe(3);
});

rule(
  ['QD BOARD.KINGDOM.3', 'QD CONTENTS.19', 'QD INCOME.3'],
  'gold is divided among kingdoms as its owner likes',
  () => {
    const t = phase('income', { lands: { 'frostmark-keep': { side: 0, gold: 3 }, 'stormreach-hold': { side: 0 } } });
    expect(t.computed('purse', { side: 0 })).toBe(3);
    t.picks(0, 'put 4 frostmark-keep');
    expect([t.truth('lands.frostmark-keep.gold'), t.truth('lands.stormreach-hold.gold')]).toEqual([7, 6]);
  },
);

rule('QD BOARD.TELEPORTAL.5', 'only land with own units is friendly', () => {
  const t = war(
    { lands: { wolfmoor: { side: 0, units: 3 }, silverdelve: { side: 1 }, pinewatch: { side: 2 } } },
    [1, 6, 6, 6],
    {
      moreDice: 'seed',
    },
  );
  attack(t, 0, 'wolfmoor', 'silverdelve', 2);
  expect(t.truth('lands.pinewatch.side')).toBe(2);
  expect(t.refuses(0, 'march pinewatch').rule).toBe('QD R66');
});

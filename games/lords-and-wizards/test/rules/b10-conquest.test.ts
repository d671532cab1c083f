import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { LEGENDS } from '../../src/legends.js';
import { count, told } from '../stage.js';
import { type Scene, world } from '../table.js';

// Cities that are taken, and what lies in them. Hell, of status 5, is 1607; 1606 is beside it.
type Units = Record<string, number>;
const begun = (proc: string, scene: Partial<Scene>, seat = 0) =>
  world({ seats: 2, begin: { proc, vars: { seat } }, moreDice: 'seed', ...scene });

/** Units of seat 0 attack Hell with this legend; the defence is a counter of 4 and one of 1. */
function storm(units: Units, legend: string, dice: Record<string, number[]> = {}, players: object = {}) {
  const position = { turn: 3, players, hexes: { 1606: { seat: 0, units } }, sites: { hell: { legend } } };
  const t = begun('investigation', { position, dice: { defence: [1], combat: [6, 6], ...dice } });
  t.picks(0, 'attack hell');
  return t;
}

rule(
  ['LW B10f/1', 'LW AMB-011', 'LW PRS.III.6'],
  'a city whose defence fell is open, and its conquerors may enter',
  () => {
    const t = storm({ troll: 5 }, 'blank-1');
    expect(t.truth('sites.hell')).toMatchObject({ open: true, control: 0 });
    expect([t.at(), t.truth('sites.hell.legend')]).toEqual(['advance.choose', null]);
    t.picks(0, 'advance 2 troll', 'stay');
    expect([count(t, 0, '1607', 'troll'), count(t, 0, '1606', 'troll')]).toEqual([2, 3]);
  },
);

rule(['LW B10f/1', 'LW B10f/2', 'LW B12/1'], 'its item is told to all, and goes to a leader, else to the units', () => {
  const led = storm({ troll: 5 }, 'swords-of-order', { identify: [1] }, { 0: { lord: { at: '1606' } } });
  while (led.at() === 'duels.offer') led.picks(0, 'no lord combat');
  expect(told(led, 'identified')).toEqual([{ seat: 0, item: 'sword-of-ice' }]);
  expect(led.truth('players.0.lord.items')).toEqual(['sword-of-ice']);
  const bare = storm({ troll: 5 }, 'swords-of-order', { identify: [1] });
  expect(told(bare, 'identified')).toEqual([{ seat: 0, item: 'sword-of-ice' }]);
  expect(bare.truth('hexes.1607.items') ?? []).toEqual([]);
});

rule('LW AMB-032', 'while one of its counters stands, nothing is opened', () => {
  const t = storm({ troll: 2 }, 'swords-of-order', { defence: [6], combat: [3] });
  expect(t.truth('sites.hell')).toMatchObject({ open: false, control: null });
  expect(told(t, 'identified')).toEqual([]);
});

rule(['LW AMB-117', 'LW B22/2'], 'Wraiths never come out, where others as strong do', () => {
  const beside = (legend: string, defence: number) => {
    const hexes = { 1606: { seat: 0, units: { troll: 3 } }, 1605: { seat: 1, units: { bowmen: 1 } } };
    const hell = { open: false, legend, shown: true, defence };
    const scene = { options: { advanced: true }, dice: { combat: [6, 3] } };
    const t = begun('combat', { ...scene, position: { turn: 3, hexes, sites: { hell } } });
    t.picks(0, 'attack 1605', 'all');
    return told(t, 'sortie').length;
  };
  // Three Trolls defend with 18.
  expect([beside('monster-r', 20), beside('monster-s', 20), beside('monster-s', 2)]).toEqual([0, 1, 0]);
});

rule(
  ['LW B11a/2', 'LW B11a/3', 'LW AMB-118'],
  'every legend is somewhere, once; no player is dealt a Ring of Power',
  () => {
    const dice = { order: [6, 5], empire: [2, 3] };
    const t = world({ seats: 2, position: {}, begin: { proc: 'setup' }, dice, moreDice: 'seed' });
    t.picks(0, 'play order').picks(1, 'play chaos');
    const dealt = told(t, 'dealt').map((one) => (one as { legend: string }).legend);
    expect(dealt.filter((id) => id.startsWith('ring-of-power'))).toEqual([]);
    const lying = t.board.legend.filter((legend) => legend >= 0);
    expect(lying).toHaveLength(
      t.board.legend.length - t.board.open.slice(0, t.board.legend.length).filter(Boolean).length,
    );
    const all = [...dealt, ...[...lying, ...t.board.unused].map((legend) => LEGENDS[legend]?.id)];
    expect(all).toHaveLength(LEGENDS.length);
    expect(new Set(all).size).toBe(LEGENDS.length);
  },
);

rule(['LW B5a.1/1', 'LW B5b.1/1', 'LW B5a.2/1'], 'all four leaders of two players begin alike', () => {
  const dice = { order: [6, 5], empire: [2, 3] };
  const t = world({ seats: 2, position: {}, begin: { proc: 'setup' }, dice, moreDice: 'seed' });
  t.picks(0, 'play order').picks(1, 'play chaos');
  for (const seat of [0, 1]) {
    const { hexes, gold } = {
      hexes: t.truth(`players.${seat}.lord.at`) as string,
      gold: t.truth(`players.${seat}.gold`),
    };
    expect(gold).toBe(195);
    expect(t.truth(`players.${seat}.lord.level`)).toBe(1);
    expect(t.truth(`players.${seat}.wizard.level`)).toBe(1);
    expect([count(t, seat, hexes, 'light-infantry'), count(t, seat, hexes, 'crossbowmen')]).toEqual([3, 2]);
  }
});

rule(['LW A2/1', 'LW A2/2', 'LW AMB-056'], 'one counter is a rebellion too, and disturbs a Wizard at his books', () => {
  const players = { 0: { lord: { at: '3125' }, wizard: { at: '1311', study: 2 } } };
  const hexes = { 1311: { seat: 0, units: { 'elvish-infantry': 1 } } };
  const position = { turn: 2, players, hexes, sites: { gelken: { control: 0 } } };
  const scene = { options: { advanced: true }, position, dice: { rebellion: [1] } };
  const begin = { proc: 'rebellion', vars: { seat: 0, site: 'gelken' } };
  const t = world({ seats: 2, ...scene, begin, moreDice: 'seed' });
  expect(told(t, 'battle')).toMatchObject([{ attacker: 0, defender: 13, defenders: 1 }]);
  expect(t.truth('players.0.wizard.study')).toBe(0);
});

rule(['LW A2a/3', 'LW A2c/1'], 'rebels who are beaten leave the city to its owner', () => {
  const position = { turn: 2, hexes: { 1607: { seat: 0, units: { troll: 9 } } }, sites: { hell: { control: 0 } } };
  const begin = { proc: 'rebellion', vars: { seat: 0, site: 'hell' } };
  const dice = { rebellion: [1], combat: [6] };
  const t = world({ seats: 2, options: { advanced: true }, position, begin, dice, moreDice: 'seed' });
  expect([told(t, 'rebels-beaten'), told(t, 'rebels-hold')]).toEqual([[{ site: 'hell' }], []]);
  expect(t.truth('sites.hell')).toMatchObject({ control: 0, rebels: 0 });
});

import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { attack, count, FIELD, told } from '../stage.js';
import { type Scene, world } from '../table.js';

// Who can be besieged, who can go aboard, and who is left when both fall.
const { middle, north } = FIELD;
const RING = Object.values(FIELD).filter((hex) => hex !== middle);
const begun = (proc: string, scene: Partial<Scene>, seat = 0) =>
  world({ seats: 3, begin: { proc, vars: { seat } }, moreDice: 'seed', ...scene });
const AWAY = { 0: { lord: { at: '1607' }, wizard: { at: '1607' } } };
const sieges = (hexes: object, more: object = {}) => {
  const position = { turn: 3, players: AWAY, hexes, sites: { hell: { control: 0 } }, ...more };
  const t = begun('besiege', { options: { siege: true }, position });
  return t.at() === 'besiege.choose' ? t.offers(0).filter((pick) => pick.startsWith('besiege')) : [];
};
const around = (units: object, seat = 0) => Object.fromEntries(RING.map((hex) => [hex, { seat, units }]));

rule(['LW O5/1', 'LW AMB-151'], 'a ring of one player’s combat units around another’s, and no gap in it', () => {
  const target = { [middle]: { seat: 1, units: { bowmen: 2 } } };
  expect(sieges({ ...around({ ent: 1 }), ...target })).toEqual([`besiege ${middle}`]);
  expect(sieges({ ...around({ ent: 1 }), ...target, [north]: { seat: 2, units: { ent: 1 } } })).toEqual([]);
  expect(sieges({ ...around({ ent: 1 }), [middle]: { seat: 0, units: { bowmen: 2 } } })).toEqual([]);
  expect(sieges(around({ ent: 1 }))).toEqual([]);
});

rule(['LW O5/2', 'LW AMB-151'], 'a castle from its city, if it is another’s and holds combat units', () => {
  const castle = (inside: object) => ({ 1607: { seat: 0, units: { ent: 2 }, inside } });
  const more = { castles: ['1607'] };
  expect(sieges(castle({ seat: 1, units: { bowmen: 1 } }), more)).toEqual(['besiege 1607 castle']);
  expect(sieges({ 1607: { seat: 0, units: { ent: 2 }, inside: { seat: 0, units: { bowmen: 1 } } } }, more)).toEqual([]);
});

rule(['LW O5/4', 'LW O5/2'], 'a siege declared is marked, and no more need be', () => {
  const hexes = { 1607: { seat: 0, units: { ent: 2 }, inside: { seat: 1, units: { bowmen: 1 } } } };
  const position = { turn: 3, players: AWAY, hexes, castles: ['1607'], sites: { hell: { control: 0 } } };
  const t = begun('besiege', { options: { siege: true }, position });
  const idle = begun('besiege', { options: { siege: true }, position });
  t.picks(0, 'besiege 1607 castle');
  expect(t.truth('sieges')).toMatchObject([{ besieger: 0, besieged: 1, hex: '1607', castle: true, shift: 0 }]);
  idle.picks(0, 'no more sieges');
  expect([idle.truth('sieges'), idle.at() === 'besiege.choose']).toEqual([[], false]);
});

rule(['LW B7c.2:4/2', 'LW AMB-128'], 'only from a port of his own, and only who has not moved', () => {
  const port = (control: number, from: string) => {
    const hexes = { [from]: { seat: 0, units: { bowmen: 2 } } };
    const players = { 0: { gold: 9, lord: { at: middle }, wizard: { at: middle } } };
    return begun('movement', { position: { turn: 3, players, hexes, sites: { tenmor: { control } } } });
  };
  expect(port(0, '0611').offers(0)).toContain('embark 0611');
  const late = port(0, '0711');
  expect(late.offers(0)).not.toContain('embark 0611');
  late.picks(0, 'move 0711', 'all', 'to 0611');
  if (late.at() === 'march.step') late.picks(0, 'halt');
  expect(late.offers(0)).not.toContain('embark 0611');
});

rule(['LW AMB-160', 'LW AMB-020'], 'when both sides fall at once nobody wins: leaders stay, items lie there', () => {
  const players = { 0: { lord: { at: north } }, 1: { lord: { at: middle } } };
  const hexes = { [north]: { seat: 0, units: { bowmen: 1 } }, [middle]: { seat: 1, units: { bowmen: 1 } } };
  const t = begun('combat', { position: { turn: 3, players, hexes }, dice: { lords: [3], combat: [3] } });
  attack(t, 0, middle);
  // Difference 0, die 3: one each, and they had no more.
  expect(told(t, 'battle-over')).toMatchObject([{ ended: 'nobody' }]);
  expect([t.truth('players.0.lord.at'), t.truth('players.1.lord.at')]).toEqual([north, middle]);
  expect([count(t, 0, north, 'bowmen'), count(t, 1, middle, 'bowmen')]).toEqual([0, 0]);
  expect(told(t, 'leader-fell')).toEqual([]);
});

rule(
  ['LW AMB-011', 'LW B9f/1', 'LW PRS.III.6'],
  'a castle emptied from its city may be entered by five, and no more',
  () => {
    const hexes = { 1607: { seat: 0, units: { ent: 8 }, inside: { seat: 1, units: { bowmen: 1 } } } };
    const players = { 0: { lord: { at: middle }, wizard: { at: middle } } };
    const position = { turn: 3, players, hexes, castles: ['1607'], sites: { hell: { control: 0 } } };
    const t = begun('combat', { position, dice: { combat: [6] } });
    attack(t, 0, 'castle hell');
    expect(t.at()).toBe('advance.choose');
    expect(t.offers(0)).toContain('advance 5 ent');
    expect(t.offers(0).filter((pick) => /advance (6|7|8|all)/.test(pick))).toEqual([]);
    t.picks(0, 'advance 5 ent');
    expect(t.truth('hexes.1607')).toMatchObject({ units: { ent: 3 }, inside: { seat: 0, units: { ent: 5 } } });
  },
);

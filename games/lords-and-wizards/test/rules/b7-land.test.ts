import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { sites } from '../../src/index.js';
import { aStep, costOf, count, FIELD, march } from '../stage.js';
import { world } from '../table.js';

const { middle, north, southEast } = FIELD;
type Units = Record<string, number>;

/** Seat 0 moves a stack; seat 1 may stand about. */
function moving(units: Units, hex: string = middle, more: object = {}) {
  const { hexes = {}, ...rest } = more as { hexes?: object };
  const position = { ...rest, hexes: { [hex]: { seat: 0, units }, ...hexes } };
  return world({ seats: 2, position: position, begin: { proc: 'movement', vars: { seat: 0 } } });
}
const cost = (ground: Parameters<typeof aStep>[0], unit = 'light-infantry') =>
  costOf(moving({ bowmen: 1 }), unit, ground);

rule(['LW B7/1', 'LW PRS.I'], 'nobody has to move', () => {
  const t = moving({ bowmen: 2 });
  t.picks(0, 'end movement');
  expect(count(t, 0, middle, 'bowmen')).toBe(2);
});

rule(['LW B7a/1', 'LW B7a.1/2'], 'a unit goes hex by hex, and may double back', () => {
  const t = moving({ 'light-infantry': 1 });
  t.picks(0, `move ${middle}`, 'all', `to ${north}`, `to ${middle}`, `to ${north}`);
  expect(count(t, 0, north, 'light-infantry')).toBe(1);
});

rule(['LW B7a/2', 'LW B3a.1/3'], 'three points are three clear hexes, and what is unspent is lost', () => {
  const t = moving({ 'light-infantry': 1 });
  march(t, 0, middle, north, middle, north);
  expect(t.offers(0)).not.toContain(`move ${north}`);
  expect(t.board.spent.filter((spent) => spent > 0)).toEqual([6]);
});

rule(['LW B7a.1/1', 'LW B7a.2/2'], 'a hex with an enemy unit cannot be entered', () => {
  const t = moving({ 'light-infantry': 1 }, middle, { hexes: { [north]: { seat: 1, units: { bowmen: 1 } } } });
  t.picks(0, `move ${middle}`, 'all');
  expect(t.refuses(0, `to ${north}`)).toMatchObject({ rule: 'LW B7a.1/1' });
});

rule('LW B7a.2/1', 'any number may end in a hex', () => {
  const t = moving({ bowmen: 30 }, middle, { hexes: { [north]: { seat: 0, units: { bowmen: 20 } } } });
  march(t, 0, middle, north);
  expect(count(t, 0, north, 'bowmen')).toBe(50);
});

rule(['LW B7b', 'LW B4a', 'LW TABLE.TEC/1'], 'terrain costs one, two or three points', () => {
  expect(cost({ to: 'clear' })).toBe(1);
  expect([cost({ to: 'woods' }), cost({ to: 'desert' })]).toEqual([2, 2]);
  expect([cost({ to: 'mountain' }), cost({ to: 'swamp' })]).toEqual([3, 3]);
});

rule(['LW B7b.1/1', 'LW B7b.1/2', 'LW AMB-149'], 'half a point along a road, the terrain off it', () => {
  expect(cost({ line: 'road' })).toBe(0.5);
  expect(cost({ to: 'mountain' })).toBe(3);
});

rule(['LW B7b.2/1', 'LW B7b.2/2'], 'a point along a trail whatever the terrain', () => {
  expect(cost({ line: 'trail', to: 'mountain' })).toBe(1);
  expect(cost({ to: 'woods' })).toBe(2);
});

rule('LW B7b.3/1', 'an unbridged river adds two', () => {
  expect(cost({ to: 'clear', river: true })).toBe(3);
});

rule('LW B7b.31', 'a bridge saves it', () => {
  expect(cost({ line: 'road', river: true, bridge: true })).toBe(0.5);
});

rule('LW B7b.3/2', 'who cannot pay for both crossing and hex stays', () => {
  const { from, to } = aStep({ from: 'clear', to: 'clear', river: true });
  const t = moving({ 'light-infantry': 1 }, from);
  const beside = (t.computed('neighbours', { hex: from }) as string[]).find(
    (hex) => (t.computed('step', { unit: 'bowmen', from, to: hex }) as { cost: number }).cost === 1,
  ) as string;
  t.picks(0, `move ${from}`, 'all', `to ${beside}`, `to ${from}`);
  expect(t.refuses(0, `to ${to}`)).toMatchObject({ rule: 'LW B7a/2' });
});

rule('LW B7b.4/1', 'along a coast there is nothing extra', () => {
  expect(moving({ bowmen: 1 }).computed('step', { unit: 'bowmen', from: '1104', to: '1204' })).toMatchObject({
    cost: 1,
  });
});

rule('LW B7b.4/2', 'a black line is not crossed on foot, but where a road joins the coasts', () => {
  const t = moving({ 'light-infantry': 1 }, '0418');
  t.picks(0, 'move 0418', 'all');
  expect(t.refuses(0, 'to 0518')).toMatchObject({ rule: 'LW B7b.4/2' });
  expect(t.computed('step', { unit: 'bowmen', from: '0417', to: '0517' })).toMatchObject({ cost: 0.5 });
});

rule(['LW B7b.5', 'LW AMB-095'], 'one hex can always be entered, as the whole move', () => {
  const { from, to } = aStep({ to: 'mountain' });
  const t = moving({ 'dwarvish-light-infantry': 1 }, from);
  t.picks(0, `move ${from}`, 'all', `to ${to}`);
  expect(count(t, 0, to, 'dwarvish-light-infantry')).toBe(1);
  expect(t.offers(0)).not.toContain(`move ${to}`);
});

rule(['LW B7b.6/1', 'LW AMB-102'], 'a city costs half a point from anywhere, and a river besides', () => {
  const t = moving({ bowmen: 1 });
  expect(t.computed('step', { unit: 'bowmen', from: '1606', to: '1607' })).toMatchObject({ cost: 0.5 });
  expect(t.computed('step', { unit: 'bowmen', from: '1106', to: '1107' })).toMatchObject({ cost: 2.5 });
});

rule(['LW B7b.6/2', 'LW B4a.2'], 'a village is only a crossroads', () => {
  const t = moving({ bowmen: 1 });
  expect(t.computed('step', { unit: 'bowmen', from: '1404', to: '1405' })).toMatchObject({ cost: 1 });
  expect(t.computed('step', { unit: 'bowmen', from: '1306', to: '1405' })).toMatchObject({ cost: 0.5 });
  expect(
    sites()
      .filter((site) => site.kind === 'village')
      .map((site) => site.gt),
  ).toEqual(new Array(10).fill(1));
});

rule(['LW B7b.61/1', 'LW AMB-161'], 'an unconquered city is not entered, even after its legend is shown', () => {
  const sites = { hell: { legend: 'monster-a', shown: true } };
  const t = moving({ bowmen: 1 }, '1606', { sites });
  t.picks(0, 'move 1606', 'all');
  expect(t.refuses(0, 'to 1607')).toMatchObject({ rule: 'LW B7b.61/1' });
});

rule(['LW B7b.61/2', 'LW AMB-027'], 'an open city is entered, and is his who stops there', () => {
  const t = moving({ bowmen: 1 }, '1606', { sites: { hell: { open: true } } });
  march(t, 0, '1606', '1607');
  expect(t.truth('sites.hell.control')).toBe(0);
});

rule(['LW B7b.61/3', 'LW AMB-028', 'LW A1a.4/2'], 'villages are open, and a unit that stops takes them', () => {
  const t = moving({ bowmen: 1 }, '1404');
  march(t, 0, '1404', '1405');
  expect(t.truth('sites.village-b.control')).toBe(0);
});

rule('LW AMB-027', 'passing through takes nothing, and neither does a leader alone', () => {
  const t = moving({ 'light-horse': 1 }, '1404', {
    players: { 0: { lord: { at: '1606' } } },
    sites: { hell: { open: true } },
  });
  march(t, 0, '1404', '1405', '1404');
  march(t, 0, '1606', '1607');
  expect([t.truth('sites.village-b.control'), t.truth('sites.hell.control')]).toEqual([null, null]);
});

rule(['LW TABLE.TEC/2', 'LW AMB-104'], 'horse never enters a swamp', () => {
  const { from, to } = aStep({ to: 'swamp' });
  const t = moving({ 'light-horse': 1 }, from);
  t.picks(0, `move ${from}`, 'all');
  expect(t.refuses(0, `to ${to}`)).toBeTruthy();
  expect(t.computed('step', { unit: 'light-horse', from, to })).toMatchObject({ cost: null });
});

rule('LW TABLE.TEC/3', 'nobody walks on water', () => {
  const t = moving({ bowmen: 1 }, '1104');
  t.picks(0, 'move 1104', 'all');
  expect(t.refuses(0, 'to 1103')).toMatchObject({ rule: 'LW TABLE.TEC/3' });
});

rule('LW B9e/1', 'a garrison in its castle bars nobody from the city', () => {
  const hexes = { 1607: { seat: 1, units: {}, inside: { seat: 1, units: { bowmen: 1 } } } };
  const t = moving({ bowmen: 1 }, '1606', { hexes, sites: { hell: { control: 1 } } });
  march(t, 0, '1606', '1607');
  expect(t.truth('sites.hell.control')).toBe(0);
});

rule('LW B9e/2', 'a single unit in the city does', () => {
  const hexes = { 1607: { seat: 1, units: { bowmen: 1 } } };
  const t = moving({ bowmen: 1 }, '1606', { hexes, sites: { hell: { control: 1 } } });
  t.picks(0, 'move 1606', 'all');
  expect(t.refuses(0, 'to 1607')).toMatchObject({ rule: 'LW B7a.1/1' });
});

rule(['LW B2/2', 'LW B2/3'], 'only the active player is asked, and there is no attack before all movement', () => {
  const t = moving({ bowmen: 1 }, middle, { hexes: { [southEast]: { seat: 1, units: { bowmen: 1 } } } });
  expect(t.asked()).toEqual([0]);
  expect(t.refuses(0, `attack ${southEast}`)).toMatchObject({ rule: 'LW B2/3' });
});

rule('LW B7a/1', 'a hex has its six neighbours, clockwise from north', () => {
  const t = world({ seats: 2, position: {} });
  expect(t.computed('neighbours', { hex: '1607' })).toEqual(['1606', '1707', '1708', '1608', '1508', '1507']);
});

rule('LW B7b', 'a step to the north costs what its ground costs', () => {
  const t = world({ seats: 2, position: {} });
  expect(t.computed('step', { unit: 'bowmen', from: FIELD.middle, to: FIELD.north })).toMatchObject({ cost: 1 });
});

rule('LW B7b.61/2', 'nobody retreats into a city that is not conquered', () => {
  const hexes = { 1605: { seat: 0, units: { troll: 9 } }, 1606: { seat: 1, units: { ent: 9 } } };
  const begin = { proc: 'combat', vars: { seat: 0 } };
  const ways = (sites: object) => {
    const dice = { combat: [3], withdrawal: [1] };
    const t = world({ seats: 2, position: { turn: 3, hexes, sites }, begin, dice, moreDice: 'seed' });
    t.picks(0, 'attack 1606', 'all', 'fight on').picks(1, 'withdraw');
    return t.offers(1);
  };
  expect(ways({ hell: {} })).not.toContain('to 1607');
  expect(ways({ hell: { open: true } })).toContain('to 1607');
});

rule(['LW AMB-013', 'LW AMB-043'], 'nobody retreats over a black line, but for a GT each by ferry', () => {
  const hexes = { 2602: { seat: 0, units: { troll: 9 } }, 2603: { seat: 1, units: { ent: 9 } } };
  const begin = { proc: 'combat', vars: { seat: 0 } };
  const ways = (options: object, gold: number) => {
    const position = { turn: 3, players: { 1: { gold } }, hexes };
    const dice = { combat: [3], withdrawal: [1] };
    const t = world({ seats: 2, options, position, begin, dice, moreDice: 'seed' });
    t.picks(0, 'attack 2603', 'all', 'fight on').picks(1, 'withdraw');
    return t.offers(1);
  };
  expect(ways({}, 20)).not.toContain('to 2504');
  expect(ways({ advanced: true }, 2)).not.toContain('to 2504');
  expect(ways({ advanced: true }, 20)).toContain('to 2504');
});

import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { fleetSteps, placeId, placeNamed, sailable } from '../../src/index.js';
import { aStep, attack, count, FIELD, told } from '../stage.js';
import { world } from '../table.js';

const { middle, north, south } = FIELD;
const begin = { proc: 'movement', vars: { seat: 0 } };
const table = (position: object, options = {}) => world({ seats: 2, options, position: position, begin });
const fleet = (place: string, aboard: object, options = {}) =>
  table({ players: { 0: { gold: 9 } }, fleets: [{ seat: 0, place, aboard }] }, options);
const steps = (id: string) => (fleetSteps()[placeNamed(id)] as number[]).map(placeId);

rule(['LW B7c', 'LW B7c.2:1', 'LW B7c.1/1'], 'units go aboard for a GT each, as many as one likes', () => {
  const t = table({ players: { 0: { gold: 20 } }, hexes: { 1107: { seat: 0, units: { bowmen: 12 } } } });
  t.picks(0, 'embark 1106-1107', 'take 12 bowmen', 'done');
  expect(t.truth('fleets')).toMatchObject([{ aboard: { bowmen: 12 } }]);
  expect(t.truth('players.0.gold')).toBe(8);
});

rule('LW B7c.2:4/1', 'loading takes the whole turn of fleet and units', () => {
  const t = table({ players: { 0: { gold: 20 } }, hexes: { 1107: { seat: 0, units: { bowmen: 2 } } } });
  t.picks(0, 'embark 1106-1107', 'take 2 bowmen', 'done');
  expect(t.offers(0)).not.toContain('sail 1106-1107');
});

rule(['LW B7c.1/2', 'LW B7c.2/1'], 'a fleet has sixteen points, one a step', () => {
  const t = fleet('0505', { bowmen: 1 });
  t.picks(0, 'sail 0505', 'all');
  for (let i = 0; i < 8; i++) t.picks(0, 'to 0404', 'to 0505');
  expect(t.at()).toBe('movement.choose');
  expect(t.offers(0)).not.toContain('sail 0505');
});

rule(['LW B7c.2/2', 'LW B7c.5/3'], 'on a river a fleet is on a hexside, and bridges do not stop it', () => {
  const t = fleet('1106-1107', { bowmen: 1 });
  t.picks(0, 'sail 1106-1107', 'all', 'to 1107-1206', 'to 1107-1207', 'halt');
  expect(t.truth('fleets')).toMatchObject([{ place: '1107-1207' }]);
});

rule(
  ['LW B7c.2:2', 'LW B7c.2:3', 'LW B7c.2:4/2'],
  'in the Basic game units land in ports only, and some may stay aboard',
  () => {
    const t = fleet('1106-1107', { bowmen: 3 });
    t.picks(0, 'debark 1106-1107', 'land 2 bowmen', 'done');
    expect(count(t, 0, '1107', 'bowmen')).toBe(2);
    expect(t.truth('fleets')).toMatchObject([{ aboard: { bowmen: 1 } }]);
    expect(fleet('1104', { bowmen: 1 }).offers(0)).not.toContain('debark 1104');
  },
);

rule(['LW B7c.2:4:1', 'LW AMB-039'], 'nobody lands and boards in one turn', () => {
  const t = fleet('1106-1107', { bowmen: 1 });
  t.picks(0, 'debark 1106-1107', 'land 1 bowmen', 'embark 1106-1107');
  expect(t.offers(0)).not.toContain('take 1 bowmen');
});

rule('LW B7c.3', 'no fleet sails past the source of a river, unless it comes out of a lake', () => {
  expect(steps('2614-2615')).toEqual(['2615-2715']);
  expect(steps('1920-2020')).toContain('2019');
});

rule(['LW B7c.4/1', 'LW B7c.4/2'], 'a linked lake is as the sea, an isolated one is closed', () => {
  expect(steps('1920-2020')).toContain('2019');
  expect(sailable()[placeNamed('2019')]).toBe(true);
  expect(sailable()[placeNamed('3209')]).toBe(false);
});

/** A fleet of seat 0 beside Pelendior, which somebody has, or nobody. */
function strait(sites: object) {
  const beside = steps('2304')[0] as string;
  const t = table({ fleets: [{ seat: 0, place: beside, aboard: { bowmen: 1 } }], sites });
  t.picks(0, `sail ${beside}`, 'all');
  return t;
}

rule(['LW B7c.5/1', 'LW AMB-122'], 'fleets pass Pelendior as any coast', () => {
  expect(steps('2304').length).toBeGreaterThan(1);
  expect(strait({ pelendior: { open: true } }).offers(0)).toContain('to 2304');
  expect(strait({ pelendior: { control: 0 } }).offers(0)).toContain('to 2304');
});

rule(['LW B7c.5/2', 'LW AMB-040'], 'not while another has it, or nobody has conquered it', () => {
  expect(strait({ pelendior: { control: 1 } }).refuses(0, 'to 2304')).toMatchObject({ rule: 'LW AMB-122' });
  expect(strait({}).offers(0)).not.toContain('to 2304');
});

rule(['LW AMB-123', 'LW A6c.2'], 'enemy fleets bar a hex in the Basic game, not in the Advanced', () => {
  const fleets = [
    { seat: 0, place: '0505', aboard: { bowmen: 1 } },
    { seat: 1, place: '0404', aboard: { bowmen: 1 } },
  ];
  const basic = table({ fleets });
  basic.picks(0, 'sail 0505', 'all');
  expect(basic.offers(0)).not.toContain('to 0404');
  const advanced = table({ fleets }, { advanced: true });
  advanced.picks(0, 'sail 0505', 'all');
  expect(advanced.offers(0)).toContain('to 0404');
});

rule(['LW A6a/1', 'LW AMB-128'], 'in the Advanced game units land on any coast or bank', () => {
  const t = fleet('1104', { bowmen: 1 }, { advanced: true });
  t.picks(0, 'debark 1104', 'land 1 bowmen');
  expect(count(t, 0, '1104', 'bowmen')).toBe(1);
});

rule(['LW A6a/2', 'LW AMB-038'], 'not where enemies stand', () => {
  const position = {
    fleets: [{ seat: 0, place: '1409-1410', aboard: { bowmen: 1 } }],
    hexes: { 1409: { seat: 1, units: { bowmen: 1 } } },
  };
  const t = table(position, { advanced: true });
  t.picks(0, 'debark 1409-1410', 'land 1 bowmen');
  expect(count(t, 0, '1410', 'bowmen')).toBe(1);
});

rule('LW AMB-162', 'a garrison in a castle does not stop a landing in its city', () => {
  const hexes = { 1107: { seat: 1, units: {}, inside: { seat: 1, units: { bowmen: 1 } } } };
  const players = {
    0: { capital: 'delvor' },
    1: { capital: 'lavidian', lord: { at: middle }, wizard: { at: middle } },
  };
  const t = table({ players, hexes, fleets: [{ seat: 0, place: '1106-1107', aboard: { bowmen: 1 } }] });
  t.picks(0, 'debark 1106-1107', 'land 1 bowmen');
  expect(t.truth('sites.lavidian.control')).toBe(0);
});

rule(['LW A6d/1', 'LW A6d/2', 'LW A6d/5'], 'a ferry over a river costs a GT a unit and no points', () => {
  const { from, to } = aStep({ from: 'clear', to: 'clear', river: true });
  const t = table(
    { players: { 0: { gold: 5 } }, hexes: { [from]: { seat: 0, units: { 'light-infantry': 2 } } } },
    { advanced: true },
  );
  expect(t.computed('step', { unit: 'light-infantry', from, to })).toEqual({ cost: 3, ferry: 1 });
  const beside = (t.computed('neighbours', { hex: from }) as string[]).find(
    (hex) => (t.computed('step', { unit: 'bowmen', from, to: hex }) as { cost: number }).cost === 1,
  );
  t.picks(0, `move ${from}`, 'all', `to ${beside}`, `to ${from}`, `ferry ${to}`);
  expect(count(t, 0, to, 'light-infantry')).toBe(2);
  expect(t.truth('players.0.gold')).toBe(3);
});

rule('LW A6d/4', 'a ferry over a black line costs a GT and a point', () => {
  const t = table(
    { players: { 0: { gold: 5 } }, hexes: { '0418': { seat: 0, units: { 'light-infantry': 2 } } } },
    { advanced: true },
  );
  t.picks(0, 'move 0418', 'all', 'ferry 0518', 'halt');
  expect(count(t, 0, '0518', 'light-infantry')).toBe(2);
  expect(t.truth('players.0.gold')).toBe(3);
});

rule(['LW B7d/1', 'LW B3d', 'LW B7d.1/2'], 'air units fly over enemies, a point a hex', () => {
  const hexes = { [middle]: { seat: 0, units: { roc: 1 } }, [north]: { seat: 1, units: { bowmen: 1 } } };
  const t = table({ hexes });
  t.picks(0, `move ${middle}`, 'all', `to ${north}`);
  expect(t.offers(0)).not.toContain('halt');
  t.picks(0, 'to 3123', 'halt');
  expect(count(t, 0, '3123', 'roc')).toBe(1);
});

rule('LW B7d.1/1', 'they end on the ground', () => {
  const t = table({ hexes: { 1104: { seat: 0, units: { 'red-dragon': 1 } } } });
  t.picks(0, 'move 1104', 'all', 'to 1103');
  expect(t.offers(0)).not.toContain('halt');
});

rule('LW AMB-147', 'they do not fly over unconquered cities, nor in snow', () => {
  const t = table({ hexes: { 1606: { seat: 0, units: { roc: 1 } } } });
  t.picks(0, 'move 1606', 'all');
  expect(t.offers(0)).not.toContain('to 1607');
  const snow = table({ weather: 'snow', hexes: { 1606: { seat: 0, units: { roc: 1 } } } }, { weather: true });
  expect(snow.offers(0)).not.toContain('move 1606');
});

rule(
  ['LW B7d.2/1', 'LW B7d.2/2', 'LW B7d.3'],
  'a Roc carries one Man, Elf or leader of its side, no Orc and nothing that flies',
  () => {
    const t = table({
      hexes: { [middle]: { seat: 0, units: { roc: 1, bowmen: 2, 'golden-dragon': 1, ent: 1, igrash: 1, lord: 1 } } },
    });
    t.picks(0, `carry ${middle}`, 'by roc');
    expect(t.offers(0)).toEqual(expect.arrayContaining(['carry bowmen', 'carry lord']));
    expect(t.offers(0)).toHaveLength(2);
  },
);

rule(['LW B7d.21/1', 'LW B7d.21/2'], 'seven hexes, and both are spent', () => {
  const t = table({ hexes: { [middle]: { seat: 0, units: { roc: 1, bowmen: 1 } } } });
  t.picks(0, `carry ${middle}`, 'by roc', 'carry bowmen');
  for (let i = 0; i < 3; i++) t.picks(0, `to ${south}`, `to ${middle}`);
  t.picks(0, `to ${south}`);
  expect(t.at()).toBe('movement.choose');
  expect([count(t, 0, south, 'roc'), count(t, 0, south, 'bowmen')]).toEqual([1, 1]);
  expect(t.offers(0)).not.toContain(`move ${south}`);
});

rule(['LW B7d.4', 'LW B21d/1'], 'a Harp lets its leader fly ten points', () => {
  const t = table({ players: { 0: { lord: { at: middle, items: ['harp-of-heaven'] } } } });
  t.picks(0, 'fly lord', `to ${north}`, 'halt');
  expect(t.truth('players.0.lord.at')).toBe(north);
});

rule(['LW AMB-156', 'LW B20a/1'], 'one of another alignment does not', () => {
  const t = table({ players: { 0: { alignment: 'chaos', lord: { at: middle, items: ['harp-of-heaven'] } } } });
  expect(t.offers(0)).not.toContain('fly lord');
});

rule('LW B8e.2/3', 'a fleet alone in port has nothing from the river before it', () => {
  const hexes = { 3621: { seat: 0, units: { troll: 2 } } };
  const fleets = [{ seat: 1, place: '3622', aboard: { bowmen: 1 } }];
  const position = { turn: 3, hexes, fleets, sites: { gesmarth: { control: 1 } } };
  const begin = { proc: 'combat', vars: { seat: 0 } };
  const t = world({ seats: 2, position, begin, dice: { combat: [3] }, moreDice: 'seed' });
  attack(t, 0, 'fleets 3622 1');
  expect(told(t, 'regular')[0]).toMatchObject({ differential: 16 - 4, shift: 0 });
});

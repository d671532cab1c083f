import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { lordsAndWizards, SITES } from '../../src/index.js';
import { aStep, count, FIELD, march } from '../stage.js';
import { type Scene, world } from '../table.js';

// Where a step is just possible, and where it just is not.
const { middle, north, south } = FIELD;
const moving = (scene: Partial<Scene>) =>
  world({ seats: 2, begin: { proc: 'movement', vars: { seat: 0 } }, moreDice: 'seed', ...scene });
const step = (t: ReturnType<typeof moving>, unit: string, ground: { from: string; to: string }) =>
  t.computed('step', { unit, ...ground }) as { cost: number | null; ferry: number | null };

rule(['LW B7a.1/2', 'LW B7a.2/1'], 'through one’s own and to stay with them, never to the enemy', () => {
  const hexes = {
    [middle]: { seat: 0, units: { 'light-horse': 1, roc: 1 } },
    [north]: { seat: 0, units: { bowmen: 9 } },
    [south]: { seat: 1, units: { bowmen: 1 } },
  };
  const t = moving({ position: { hexes } });
  t.picks(0, `move ${middle}`, 'take 1 light-horse', 'go');
  expect(t.offers(0)).not.toContain(`to ${south}`);
  t.picks(0, `to ${north}`);
  expect(t.offers(0)).toEqual(expect.arrayContaining(['halt', 'to 3123']));
  t.picks(0, 'halt');
  expect(count(t, 0, north, 'light-horse')).toBe(1);
});

rule(['LW B7a.1/2', 'LW B3d'], 'who flies goes over enemies, as far as his points and no farther', () => {
  const hexes = { [middle]: { seat: 0, units: { narque: 1 } }, [south]: { seat: 1, units: { bowmen: 1 } } };
  const t = moving({ position: { hexes } });
  t.picks(0, `move ${middle}`, 'all', `to ${south}`);
  expect(t.offers(0)).not.toContain('halt');
  for (let i = 0; i < 5; i++) t.picks(0, 'to 3127', 'to 3128');
  t.picks(0, 'to 3127');
  expect(t.at()).not.toBe('march.step');
  expect(count(t, 0, '3127', 'narque')).toBe(1);
});

rule(['LW B7b.61/1', 'LW AMB-161'], 'the first city on the list is closed like any other until it is conquered', () => {
  expect(SITES[0]?.id).toBe('lavidian');
  const players = { 0: { capital: 'hell' } };
  const hexes = { 1106: { seat: 0, units: { roc: 1 } } };
  const t = moving({ position: { players, hexes, sites: { lavidian: { open: false } } } });
  t.picks(0, 'move 1106', 'all');
  expect(t.refuses(0, 'to 1107')).toMatchObject({ rule: 'LW B7b.61/1' });
  expect(t.offers(0)).toContain('to 1105');
});

function placeOf(hex: number): string {
  return `${String((hex % 40) + 1).padStart(2, '0')}${String(Math.floor(hex / 40) + 1).padStart(2, '0')}`;
}

rule(['LW A6d/2', 'LW A6d/4'], 'a ferry saves the river’s two points, or carries over a black line for one', () => {
  const t = moving({ options: { advanced: true } });
  const river = aStep({ from: 'clear', to: 'clear', river: true });
  expect(step(t, 'bowmen', river)).toEqual({ cost: 3, ferry: 1 });
  expect(step(moving({}), 'bowmen', river)).toEqual({ cost: 3, ferry: null });
  expect(step(t, 'bowmen', { from: '0418', to: '0518' })).toEqual({ cost: null, ferry: 1 });
  const bridge = aStep({ from: 'clear', to: 'clear', line: 'road', river: true, bridge: true });
  expect(step(t, 'bowmen', bridge)).toEqual({ cost: 0.5, ferry: null });
  expect(step(t, 'bowmen', aStep({ from: 'clear', to: 'clear' }))).toEqual({ cost: 1, ferry: null });
});

rule(['LW A6d/2', 'LW O7c/1'], 'in snow a trail’s bridge is none, and a ferry helps there', () => {
  const t = moving({ options: { advanced: true, weather: true }, position: { weather: 'snow' } });
  const bridge = aStep({ line: 'trail', river: true, bridge: true });
  const { cost, ferry } = step(t, 'bowmen', bridge);
  expect((cost ?? 0) - (ferry ?? 0)).toBe(2);
});

rule(['LW TABLE.TEC/2', 'LW AMB-104', 'LW A6d/2'], 'no horse into a swamp, by ferry or not; men go', () => {
  const t = moving({ options: { advanced: true } });
  const swamp = aStep({ to: 'swamp' });
  expect(step(t, 'heavy-horse', swamp)).toEqual({ cost: null, ferry: null });
  expect(step(t, 'bowmen', swamp).cost).toBe(3);
  expect(step(t, 'heavy-horse', aStep({ from: 'clear', to: 'clear' })).cost).toBe(1);
});

rule(['LW B14a.1', 'LW TABLE.MC', 'LW TABLE.SIEGE'], 'the least that the tables are asked for', () => {
  const t = moving({});
  expect(t.computed('attrition', { units: 0, die: 1 })).toBe(0);
  expect(t.computed('missiles', { column: 1, die: 1 })).toBe(1);
  expect(t.computed('siege', { result: 0, port: true, die: 1 })).toBe('U*');
});

rule(['LW B7b', 'LW B7a/1'], 'a step leads to a hex beside; the corner of the map has few', () => {
  const t = moving({});
  expect(() => t.computed('step', { unit: 'bowmen', from: middle, to: '3128' })).toThrow('not beside');
  expect(t.computed('neighbours', { hex: '0102' })).toContain('0101');
});

rule(['LW B7a.2/2', 'LW B9d/1'], 'a board on which two owners share a part of a hex is a broken one', () => {
  const hexes = {
    [middle]: { seat: 0, units: { bowmen: 2 } },
    1107: { seat: 0, units: { bowmen: 1 }, inside: { seat: 0, units: { bowmen: 2 } } },
  };
  const { board } = moving({ position: { hexes } });
  const faults = () => lordsAndWizards.invariants(board);
  expect(faults()).toEqual([]);
  const inside = board.inside.indexOf(1);
  board.owner[inside] = 1;
  expect(faults().join()).toContain('units of several owners: 1107');
  board.owner[inside] = 0;
  const field = board.kind.findIndex((kind, unit) => kind >= 0 && placeOf(board.at[unit] as number) === middle);
  board.owner[field] = 1;
  expect(faults().join()).toContain(`units of several owners: ${middle}`);
});

rule(['LW B7c.5/1', 'LW B7c.5/2'], 'only the two straits are closed by whoever holds them', () => {
  const sail = (place: string, city: string, control: number) => {
    const sites = { [city]: { control } };
    const fleets = [{ seat: 0, place, aboard: { bowmen: 1 } }];
    const t = moving({ position: { turn: 3, sites, fleets } });
    t.picks(0, `sail ${place}`, 'all');
    return t.offers(0);
  };
  expect(sail('0610', 'tenmor', 1)).toContain('to 0611');
  expect(sail('0610', 'tenmor', 0)).toContain('to 0611');
});

rule(
  ['LW AMB-027', 'LW AMB-028', 'LW A1a.4/2'],
  'a leader alone takes no village, a unit does, the first city too',
  () => {
    const entering = (units: Record<string, number>, players = {}) => {
      const { from, to } = { from: '1606', to: '1607' };
      const t = moving({
        position: { players, hexes: { [from]: { seat: 0, units } }, sites: { hell: { open: true } } },
      });
      march(t, 0, from, to);
      return t.truth('sites.hell.control');
    };
    expect(entering({ bowmen: 1 })).toBe(0);
    expect(entering({}, { 0: { lord: { at: '1606' } } })).toBeNull();
  },
);

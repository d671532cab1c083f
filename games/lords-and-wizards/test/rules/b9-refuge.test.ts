import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { count, told } from '../stage.js';
import { type Scene, world } from '../table.js';

// Lavidian, which has a castle, lies in 1107; no other city is near.
const RING = world({ seats: 2 }).computed('neighbours', { hex: '1107' }) as string[];
const begun = (proc: string, scene: Partial<Scene>) =>
  world({ seats: 2, begin: { proc, vars: { seat: 1 } }, moreDice: 'seed', ...scene });

/** Seat 1 has all hexes around Lavidian and attacks it; so many of seat 0 are in the city and in its castle. */
function surrounded(outside: number, inside: number, what = 'attack city lavidian') {
  const castle = inside > 0 ? { inside: { seat: 0, units: { ent: inside } } } : {};
  const hexes = {
    ...Object.fromEntries(RING.map((hex) => [hex, { seat: 1, units: { ent: 2 } }])),
    1107: { seat: 0, units: { ent: outside }, ...castle },
  };
  const players = { 0: { lord: { at: '3125' }, wizard: null } };
  const t = begun('combat', { position: { players, hexes }, dice: { combat: [1], withdrawal: [1] } });
  const offered = t.offers(1);
  t.picks(1, offered.includes(what) ? what : 'attack lavidian', 'all');
  while (t.at() === 'losses.choose') t.picks(t.asked()[0] as number, t.offers(t.asked()[0] as number)[0] as string);
  if (t.at() === 'withdrawal.attacker') t.picks(1, 'fight on');
  return t;
}

rule(['LW B9g/4', 'LW B9h/3'], 'who has no way out of the city has one into its castle, while there is room', () => {
  const t = surrounded(6, 0);
  expect(t.at()).toBe('withdrawal.defender');
  t.picks(0, 'withdraw');
  while (t.at() === 'retreat.castle') t.picks(0, t.offers(0).at(-1) as string);
  expect(t.truth('hexes.1107.inside.seat')).toBe(0);
  expect(count(t, 0, '1107', 'ent')).toBeGreaterThan(2);
});

rule('LW B9g/4', 'with too many for the castle nobody can go', () => {
  const t = surrounded(8, 3);
  expect(t.at()).not.toBe('withdrawal.defender');
  expect(told(t, 'regular').length).toBeGreaterThan(1);
});

/** Seat 1 attacks four battle fleets of seat 0 in the port of Tenmor; they get away. */
function driven(fleets: object[]) {
  const four = Array.from({ length: 4 }, () => ({ seat: 0, place: '0611', kind: 'battle-fleet' }));
  const hexes = { '0711': { seat: 1, units: { igrash: 3 } } };
  const position = { turn: 3, hexes, sites: { tenmor: { control: 0 } }, fleets: [...four, ...fleets] };
  const t = begun('combat', { options: { advanced: true }, position, dice: { combat: [5], withdrawal: [1] } });
  t.picks(1, 'attack fleets 0611 0', 'all', 'fight on').picks(0, 'withdraw');
  return t;
}

rule('LW AMB-126', 'fleets withdraw by water, one to three steps, and not back', () => {
  const t = driven([]);
  expect(t.offers(0)).not.toContain('halt');
  t.picks(0, 'to 0610');
  expect(t.offers(0)).toContain('halt');
  expect(t.offers(0)).not.toContain('to 0611');
  t.picks(0, 'to 0510', 'to 0410');
  const places = (t.truth('fleets') as { place: string }[]).map(({ place }) => place);
  expect(new Set(places)).toEqual(new Set(['0410']));
});

rule('LW AMB-126', 'never to enemy fleets', () => {
  expect(driven([{ seat: 1, place: '0610', kind: 'battle-fleet' }]).offers(0)).not.toContain('to 0610');
});

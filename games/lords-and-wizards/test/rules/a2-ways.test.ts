import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { count, FIELD, told } from '../stage.js';
import { type Scene, world } from '../table.js';

// Ways out of a rebellion, and over water.
const { middle, south } = FIELD;
const begun = (proc: string, scene: Partial<Scene>, seat = 0) =>
  world({ seats: 2, begin: { proc, vars: { seat } }, moreDice: 'seed', ...scene });
const AWAY = { 0: { lord: { at: middle }, wizard: { at: middle } } };

/** A city of seat 0 rebels with this die; after a round, whether its garrison may withdraw. */
function rising(site: string, hex: string, ents: number, more: object = {}) {
  const hexes = { [hex]: { seat: 0, units: { ent: ents } }, ...more };
  const position = { turn: 2, players: AWAY, hexes, sites: { [site]: { control: 0 } } };
  const begin = { proc: 'rebellion', vars: { seat: 0, site } };
  const dice = { rebellion: [6], combat: [3], withdrawal: [1] };
  const t = world({ seats: 2, options: { advanced: true }, position, begin, dice, moreDice: 'seed' });
  if (t.at() === 'rebellion.flee') t.picks(0, 'outside');
  if (t.at() === 'rebellion.offer') t.picks(0, 'attack');
  while (t.at() === 'losses.choose') t.picks(0, t.offers(0)[0] as string);
  return t;
}

rule(['LW A2b.2/1', 'LW A2c/1'], 'without a castle a garrison leaves the city, if there is a way', () => {
  const t = rising('hell', '1607', 4);
  expect(t.at()).toMatch(/^withdrawal/);
  t.picks(0, 'withdraw');
  expect(t.at()).toBe('retreat.step');
  const way = t.offers(0)[0] as string;
  t.picks(0, way, 'halt');
  expect(count(t, 0, way.split(' ')[1] as string, 'ent')).toBeGreaterThan(0);
  expect(told(t, 'rebels-hold')).toEqual([{ site: 'hell' }]);
  const near = t.computed('neighbours', { hex: '1607' }) as string[];
  const shut = Object.fromEntries(near.map((hex) => [hex, { seat: 1, units: { bowmen: 1 } }]));
  expect(rising('hell', '1607', 4, shut).at()).not.toMatch(/^withdrawal/);
});

rule('LW A2b.2/1', 'into a castle they go only if all have room there', () => {
  const few = rising('lavidian', '1107', 4);
  expect(few.at()).toMatch(/^withdrawal/);
  few.picks(0, 'withdraw');
  expect(few.truth('hexes.1107.inside.seat')).toBe(0);
  expect(rising('lavidian', '1107', 9).at()).not.toMatch(/^withdrawal/);
});

rule(['LW AMB-142', 'LW B7c'], 'with a Ring of Waves a leader swims sixteen steps, and comes ashore', () => {
  const players = {
    0: { alignment: 'neutral', lord: { at: '0611', items: ['ring-of-waves'] }, wizard: { at: middle } },
  };
  const t = begun('movement', { position: { turn: 3, players, sites: { tenmor: { control: 0 } } } });
  t.picks(0, 'waves lord', 'to 0610');
  for (let i = 0; i < 7; i++) t.picks(0, 'to 0510', 'to 0610');
  t.picks(0, 'to 0510');
  expect(t.at()).not.toBe('sail.step');
  expect(t.truth('players.0.lord.at')).toBe('0510');
  const dry = begun('movement', {
    position: { turn: 3, players: { 0: { ...players[0], lord: { at: south, items: ['ring-of-waves'] } } } },
  });
  expect(dry.offers(0)).not.toContain('waves lord');
});

rule('LW AMB-156', 'a Robe of Ships serves its own alignment, in a port, for nothing', () => {
  const robed = (alignment: string, at: string) => {
    const players = { 0: { alignment, gold: 0, lord: { at, items: ['robe-of-ships'] }, wizard: { at: middle } } };
    return begun('movement', { position: { turn: 3, players, sites: { tenmor: { control: 0 } } } }).offers(0);
  };
  expect(robed('order', '0611')).toContain('ships lord');
  expect(robed('chaos', '0611')).not.toContain('ships lord');
  expect(robed('order', south)).not.toContain('ships lord');
});

import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { ITEMS } from '../../src/index.js';
import { aStep, attack, count, FIELD, told } from '../stage.js';
import { type Scene, world } from '../table.js';

// What games of chance hardly ever come to: high levels, sieges, ships of a Robe, Black Dragons.
const { middle, north } = FIELD;
const begun = (proc: string, scene: Partial<Scene>) =>
  world({ seats: 2, begin: { proc, vars: { seat: 0 } }, moreDice: 'seed', ...scene });
const CREATED = ITEMS.filter(({ category }) => category === 'created');

rule('LW O12a.1', 'each of the eighteen items appears when the fourth turn is done', () => {
  expect(CREATED).toHaveLength(18);
  for (const { id, roll } of CREATED) {
    const wizard = { at: '1107', level: roll, work: id, worked: 3 };
    const t = begun('study', { options: { creation: true }, position: { turn: 3, players: { 0: { wizard } } } });
    expect(told(t, 'created')).toEqual([{ seat: 0, item: id }]);
    expect(t.truth('players.0.wizard')).toMatchObject({ items: [id], work: null, worked: 0 });
  }
});

rule('LW B13a.1/1', 'a Black Dragon is sought in a swamp by Chaos', () => {
  const { to } = aStep({ to: 'swamp', from: 'clear' });
  const seeks = (alignment: string, at: string) =>
    begun('hiring', { position: { turn: 3, players: { 0: { gold: 60, alignment, lord: { at } } } } }).offers(0);
  expect(seeks('chaos', to)).toContain('seek black-dragon lord');
  expect(seeks('order', to)).not.toContain('seek black-dragon lord');
  expect(seeks('chaos', middle)).not.toContain('seek black-dragon lord');
});

rule('LW AMB-142', 'a Robe of Ships carries all with the leader, free, and nothing sinks it', () => {
  const players = { 0: { alignment: 'order', gold: 0, lord: { at: '0611', items: ['robe-of-ships'] } } };
  const hexes = { '0611': { seat: 0, units: { bowmen: 3 } } };
  const t = begun('movement', { position: { turn: 3, players, hexes, sites: { tenmor: { control: 0 } } } });
  t.picks(0, 'ships lord', 'all');
  expect(t.truth('fleets')).toMatchObject([{ seat: 0, kind: 'robe-fleet', aboard: { bowmen: 3, lord: 1 } }]);
  expect(t.truth('players.0.gold')).toBe(0);
  expect(t.offers(0)).not.toContain('sail 0611');
});

rule('LW AMB-142', 'a Ring of Waves takes the leader alone over water', () => {
  const players = { 0: { alignment: 'neutral', lord: { at: '0611', items: ['ring-of-waves'] } } };
  const hexes = { '0611': { seat: 0, units: { bowmen: 1 } } };
  const t = begun('movement', { position: { turn: 3, players, hexes, sites: { tenmor: { control: 0 } } } });
  t.picks(0, 'waves lord', 'to 0610', 'halt');
  expect(t.truth('players.0.lord.at')).toBe('0610');
  expect(count(t, 0, '0611', 'bowmen')).toBe(1);
});

rule(['LW TABLE.TREACHERY', 'LW O3/2'], 'three more bribes and a 6 are nine, and more than nine are no better', () => {
  const players = { 0: { gold: 60, alignment: 'neutral' }, 1: { gold: 0, alignment: 'neutral' } };
  const hexes = { [north]: { seat: 0, units: { ent: 3 } }, [middle]: { seat: 1, units: { bowmen: 1, ent: 2 } } };
  const tempted = (times: number) => {
    const t = begun('combat', { options: { treachery: true }, position: { players, hexes }, dice: { treachery: [6] } });
    attack(t, 0, middle);
    t.picks(0, `bribe bowmen ${middle}`);
    for (let n = 0; n < times; n++) t.picks(0, `more to bowmen ${middle}`);
    t.picks(0, 'done');
    return told(t, 'tempted')[0];
  };
  expect([2, 3, 5].map(tempted)).toMatchObject([
    { total: 8, result: 'J' },
    { total: 9, result: 'J' },
    { total: 11, result: 'J' },
  ]);
});

rule(['LW TABLE.BT', 'LW AMB-109'], 'levels of ten and of twelve, by a Ring of Charisma', () => {
  const price = (level: number, die: number) => {
    const lord = { at: '1606', level, items: ['ring-of-charisma'] };
    const position = { turn: 3, players: { 0: { alignment: 'order', gold: 90, lord } }, sites: { hell: {} } };
    const t = begun('investigation', { options: { advanced: true }, position, dice: { defence: [4], bargain: [die] } });
    t.picks(0, 'bargain hell lord');
    return told(t, 'bargain')[0];
  };
  expect(price(3, 4)).toMatchObject({ level: 10, result: '0.5' });
  expect(price(5, 4)).toMatchObject({ level: 12, result: '0.25' });
  expect(price(9, 5)).toMatchObject({ level: 16, result: '0.25' });
});

rule('LW TABLE.WVW/1', 'Wizards who are seven levels apart and more', () => {
  const duel = (mine: number, theirs: number) => {
    const players = { 0: { wizard: { at: north, level: mine } }, 1: { wizard: { at: middle, level: theirs } } };
    const hexes = { [north]: { seat: 0, units: { ent: 9 } }, [middle]: { seat: 1, units: { ent: 9 } } };
    const t = begun('combat', { position: { players, hexes }, dice: { wizards: [2], combat: [3] } });
    attack(t, 0, middle);
    return told(t, 'duel')[0];
  };
  expect(duel(9, 1)).toMatchObject({ attacker: 0, defender: 0, shift: 3 });
  expect(duel(1, 9)).toMatchObject({ attacker: 3, defender: 0, shift: 0 });
});

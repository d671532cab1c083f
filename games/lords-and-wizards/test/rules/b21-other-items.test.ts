import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { ALIGNMENTS, ITEMS } from '../../src/index.js';
import { allowance, flight } from '../../src/steps.js';
import { attack, FIELD, told } from '../stage.js';
import { type Scene, world } from '../table.js';

const { middle, north } = FIELD;
type Kind = 'lord' | 'wizard';
/** The alignment that can use an item. */
const madeFor = (item: string) => ALIGNMENTS[ITEMS.find(({ id }) => id === item)?.alignment ?? 0] ?? 'order';
const begun = (proc: string, scene: Partial<Scene>) =>
  world({ seats: 2, options: { creation: true }, begin: { proc, vars: { seat: 0 } }, moreDice: 'seed', ...scene });

/** Movement points afoot and in the air of a leader with an item. */
function going(item: string): [number, number] {
  const players = { 0: { alignment: madeFor(item), lord: { at: middle, items: [item] }, wizard: null } };
  const t = begun('movement', { position: { turn: 3, players } });
  if (item.startsWith('potion')) t.picks(0, `drink ${item}`);
  const unit = t.board.leaderUnit[0] as number;
  return [allowance(t.board, unit) / 2, flight(t.board, unit) / 2];
}

rule('LW B21d/1', 'twenty points afoot, or wings', () => {
  const ways: Record<string, [number, number]> = {
    'flute-of-speed': [20, 0],
    'sandals-of-speed': [20, 0],
    'ring-of-speed': [20, 0],
    'boots-of-emyaj': [20, 10],
    'harp-of-heaven': [10, 10],
    'ring-of-winds': [10, 12],
    'robe-of-eagles': [10, 16],
    'robe-of-hawks': [10, 16],
    'potion-of-speed': [20, 0],
    'potion-of-flight': [10, 16],
  };
  for (const [item, way] of Object.entries(ways)) expect([item, going(item)]).toEqual([item, way]);
});

rule('LW AMB-143', 'a Space Door leads to any hex of the land, and is gone', () => {
  const players = { 0: { lord: { at: middle, items: ['space-door'] } } };
  const t = begun('movement', { position: { turn: 3, players } });
  t.picks(0, t.offers(0).find((o) => o.includes('space-door')) as string);
  t.picks(0, t.offers(0).find((o) => o.includes('16')) as string);
  t.picks(0, t.offers(0).find((o) => o.includes('1606')) as string);
  expect(t.truth('players.0.lord')).toMatchObject({ at: '1606', items: [] });
});

rule('LW AMB-143', 'a scroll of castle building makes a castle where its reader is, at once', () => {
  for (const item of ['scroll-of-castle-building', 'scroll-of-castlebuilding']) {
    const players = { 0: { alignment: madeFor(item), lord: { at: middle, items: [item] } } };
    const t = begun('movement', { position: { turn: 3, players } });
    t.picks(0, t.offers(0).find((o) => o.includes(item) && !o.startsWith('hand')) as string);
    expect([item, t.truth('castles'), t.truth('players.0.lord.items')]).toEqual([
      item,
      expect.arrayContaining([middle]),
      [],
    ]);
  }
});

rule('LW AMB-109', 'items that help a bargain', () => {
  const bargained = (item: string, as: Kind = 'lord') => {
    const players = { 0: { alignment: madeFor(item), lord: null, wizard: null, [as]: { at: '1606', items: [item] } } };
    const position = { turn: 3, players, sites: { hell: {} } };
    const t = begun('investigation', { position, dice: { defence: [1], bargain: [6] } });
    t.picks(0, `bargain hell ${as}`);
    return (told(t, 'bargain')[0] as { level: number }).level;
  };
  expect([bargained('ring-of-charisma'), bargained('robe-of-guile'), bargained('ring-of-will')]).toEqual([8, 8, 3]);
  expect([bargained('robe-of-wisdom'), bargained('ring-of-intelligence', 'wizard')]).toEqual([3, 3]);
  expect(bargained('scarf-of-lageps', 'wizard')).toBe(1);
});

rule('LW TABLE.MIT/1', 'a Robe of Eyes scouts without a roll', () => {
  const players = { 0: { alignment: 'neutral', lord: { at: '1606', items: ['robe-of-eyes'] } } };
  const position = { turn: 3, players, sites: { hell: { legend: 'monster-a' } } };
  const t = begun('investigation', { options: { advanced: true }, position });
  t.picks(0, 'scout hell');
  expect(t.sees(0, 'sites.hell.legend')).toBe('monster-a');
  expect(told(t, 'scouted')).toMatchObject([{ die: 0 }]);
});

rule('LW TABLE.MIT/1', 'a Staff and a Ring of Wealth bring ten GTs a turn', () => {
  for (const item of ['alchemists-staff', 'ring-of-wealth']) {
    const players = { 0: { alignment: madeFor(item), gold: 0, lord: { at: middle, items: [item] } } };
    const t = begun('income', { position: { turn: 3, players } });
    expect([item, t.truth('players.0.gold')]).toEqual([item, 10]);
  }
});

rule(
  ['LW AMB-141', 'LW TABLE.CREATED'],
  'guards: an Eagle 5-5, a Hawk 4-4, a Demon 15-15, and he can attack alone',
  () => {
    for (const [item, worth] of Object.entries({ 'robe-of-eagles': 5, 'robe-of-hawks': 4, 'demon-summoner': 15 })) {
      const players = { 0: { alignment: madeFor(item), lord: { at: north, items: [item] }, wizard: null } };
      const hexes = { [middle]: { seat: 1, units: { bowmen: 1 } } };
      const t = begun('combat', { position: { turn: 3, players, hexes }, dice: { combat: [3] } });
      attack(t, 0, middle);
      while (told(t, 'regular').length === 0) t.picks(0, t.offers(0).find((o) => o.startsWith('no ')) as string);
      expect([item, told(t, 'regular')[0]]).toMatchObject([item, { differential: worth - 2 }]);
    }
  },
);

rule(['LW TABLE.CREATED', 'LW O3/1'], 'nobody stacked with a Robe of Confidence can be bribed', () => {
  const players = { 0: { gold: 30 }, 1: { lord: { at: middle, items: ['robe-of-confidence'] } } };
  const hexes = { [north]: { seat: 0, units: { ent: 9 } }, [middle]: { seat: 1, units: { bowmen: 9 } } };
  const t = begun('combat', { options: { treachery: true, creation: true }, position: { turn: 3, players, hexes } });
  attack(t, 0, middle);
  expect(t.at()).not.toBe('treachery.choose');
});

rule(['LW TABLE.MIT/1', 'LW B8e.2/1'], 'a Bridgebuilder’s Ring takes the river from those across it', () => {
  const shift = (items: string[]) => {
    const players = { 0: { alignment: 'neutral', capital: 'pelendior', lord: { at: '1106', items } } };
    const hexes = { 1106: { seat: 0, units: { ent: 9 } }, 1107: { seat: 1, units: { ent: 2 } } };
    const position = { turn: 3, players, hexes, sites: { lavidian: { control: 1 } } };
    const t = begun('combat', { position, dice: { combat: [3] } });
    attack(t, 0, 'city lavidian');
    while (told(t, 'regular').length === 0) {
      const offers = t.offers(0);
      t.picks(0, (offers.find((o) => o.startsWith('use') || o.startsWith('no lord')) ?? offers[0]) as string);
    }
    return (told(t, 'regular')[0] as { shift: number }).shift;
  };
  expect(shift(['bridgebuilders-ring']) - shift([])).toBe(1);
});

rule('LW AMB-067', 'a Hat undoes an enemy item for the round', () => {
  const players = {
    0: { alignment: 'order', lord: { at: north, items: ['sword-of-ice'] } },
    1: { alignment: 'neutral', wizard: { at: middle, items: ['hat-of-magicbane'] } },
  };
  const hexes = { [north]: { seat: 0, units: { ent: 9 } }, [middle]: { seat: 1, units: { ent: 9 } } };
  const t = begun('combat', { position: { turn: 3, players, hexes }, dice: { combat: [3] } });
  attack(t, 0, middle);
  t.picks(0, 'use sword-of-ice').picks(1, 'use hat-of-magicbane against sword-of-ice');
  t.picks(0, 'no lord combat').picks(1, 'no wizard combat');
  expect(told(t, 'regular')).toMatchObject([{ differential: 9 * 7 - 9 * 8 }]);
});

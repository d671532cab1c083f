import type { Json } from '@questhall/kernel';
import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { setup } from '../../src/board.js';
import { REGION_OF, regions, SPACES, spaceNamed, spaces, terrainDefence } from '../../src/map.js';
import { DRAGON, dieRange, men, orcs, WIZARD } from '../../src/ranges.js';
import { defenceBonus } from '../../src/reach.js';
import { attacker, battles } from '../attacker.js';
import { marnon } from '../table.js';

type Force = Readonly<Record<string, Json>>;

/** The die ranges with which one force attacks another, as the first battle shows them. */
function ranges(from: string, force: Force, to: string, defender: Force, more: Force = {}) {
  const spaces = { [from]: { seat: 0, ...force }, [to]: defender, shardfell: { seat: 1 } };
  const t = attacker({ spaces, ...more }, [1, 1], { options: { 'blank-card': 'mouths' in more } });
  const pick = `campaign ${from} ${to}${more.players ? ' by boat' : ''}`;
  t.picks(0, pick, 'fight');
  return battles(t)[0].ranges;
}

rule(['WQ XI.B.1.a', 'WQ XI.B.1.b', 'WQ SUMMARY.RANGE.B'], 'dragon and wizard hit with every roll', () => {
  expect([dieRange(DRAGON), dieRange(WIZARD)]).toEqual([6, 6]);
  const spaces = { 'red-dune': { seat: 0, men: 8, sorcerer: true }, dewbury: { orcs: 1 }, windfor: { seat: 1 } };
  for (const monster of ['dragon', 'wizard']) {
    const t = attacker({ spaces, [monster]: 'dewbury' }, [6, 6], { dice: { send: [1] } });
    t.picks(0, `free campaign red-dune ${monster}`, 'lose 6 men');
    expect(battles(t)[0]).toMatchObject({ ranges: [6, 6], costs: [1, 6] });
  }
});

rule('WQ XI.B.1.c', 'orcs hit with as much as their number, at most four', () => {
  const range = (n: number) => ranges('red-dune', { men: 9 }, 'dewbury', { orcs: n })[1];
  expect([1, 2, 3, 4].map(range)).toEqual([1, 2, 3, 4]);
  expect(dieRange(orcs(7))).toBe(4);
});

rule(['WQ XI.B.1.d', 'WQ SUMMARY.RANGE.A'], 'men hit with as much as their number, at most four', () => {
  const range = (n: number) => ranges('red-dune', { men: n }, 'dewbury', { seat: 1, men: n });
  expect([1, 3, 4, 5, 30].map(range)).toEqual([
    [1, 1],
    [3, 3],
    [4, 4],
    [4, 4],
    [4, 4],
  ]);
});

rule(['WQ XI.B.1.e', 'WQ SUMMARY.RANGE.A'], 'a hero is worth 1 alone and adds 1 to men, in attack and defence', () => {
  const range = (n: number) => ranges('red-dune', { men: n, hero: true }, 'dewbury', { seat: 1, men: n, hero: true });
  expect([0, 1, 4, 9].map(range)).toEqual([
    [1, 1],
    [2, 2],
    [5, 5],
    [5, 5],
  ]);
  expect([dieRange(men(2)), dieRange(men(2, 'sorcerer'))]).toEqual([2, 4]);
});

rule(['WQ XI.B.1.f', 'WQ SUMMARY.RANGE.A'], 'a sorcerer is worth 2 alone and adds 2 to men', () => {
  const range = (n: number) =>
    ranges('red-dune', { men: n, sorcerer: true }, 'dewbury', { seat: 1, men: n, sorcerer: true });
  expect([0, 1, 4, 9].map(range)).toEqual([
    [2, 2],
    [3, 3],
    [6, 6],
    [6, 6],
  ]);
  expect([dieRange(men(2)), dieRange(men(2, 'hero'))]).toEqual([2, 3]);
});

rule('WQ XI.B.1.g', 'who defends in forest or mountain adds 1; who attacks from there adds nothing', () => {
  expect(ranges('britton', { men: 2 }, 'owlhanger', { seat: 1, men: 2 })).toEqual([2, 3]);
  expect(ranges('owlhanger', { men: 2 }, 'britton', { seat: 1, men: 2 })).toEqual([2, 2]);
  expect(ranges('glasspeak', { men: 2 }, 'frostspire', { seat: 1, men: 2 })).toEqual([2, 3]);
  expect(ranges('greywood', { men: 2 }, 'elderoak', { orcs: 1 })).toEqual([2, 2]);
  const wooded = SPACES.filter((_, space) => terrainDefence(space) === 1);
  expect(wooded).toHaveLength(18);
  expect(new Set(wooded.map(({ region }) => region))).toEqual(new Set([3, 4, 5]));
  expect(regions().map(({ isWooded }) => isWooded)).toEqual([false, false, true, true, true, false]);
});

rule('WQ XI.B.1.h', 'who defends in a castle adds 2; who attacks from one adds nothing', () => {
  expect(ranges('haven', { men: 2 }, 'castle-6', { seat: 1, men: 2 })).toEqual([2, 4]);
  expect(ranges('castle-6', { men: 2 }, 'haven', { seat: 1, men: 2 })).toEqual([2, 2]);
  const castles = spaces().flatMap(({ kind }, space) => (kind === 'castle' ? [terrainDefence(space)] : []));
  expect(castles).toEqual([2, 2, 2, 2, 2, 2, 2, 2]);
});

rule('WQ XI.B.1.i', 'who defends against an attack over a bridge adds 2; who attacks over it adds nothing', () => {
  expect(ranges('dewbury', { men: 2 }, 'melting-sands', { seat: 1, men: 2 })).toEqual([2, 4]);
  expect(ranges('melting-sands', { men: 2 }, 'dewbury', { seat: 1, men: 2 })).toEqual([2, 4]);
  expect(ranges('britton', { men: 2 }, 'melting-sands', { seat: 1, men: 2 })).toEqual([2, 2]);
});

rule(
  ['WQ XI.B.1.j.1', 'WQ XI.B.1.j.2'],
  'against the Great Tunnel a defender adds 2, but then nothing for forest or mountain',
  () => {
    expect(ranges('earthen-pass', { men: 2 }, 'marls-gate', { seat: 1, men: 2 })).toEqual([2, 4]);
    expect(ranges('marls-gate', { men: 2 }, 'earthen-pass', { seat: 1, men: 2 })).toEqual([2, 4]);
    expect(ranges('castle-3', { men: 2 }, 'marls-gate', { seat: 1, men: 2 })).toEqual([2, 3]);
  },
);

rule(
  ['WQ XI.B.1.j.1', 'WQ XI.B.1.j.2'],
  'at a mouth that the blank card opened forest and mountain count besides',
  () => {
    const open = { mouths: ['owlhanger', 'dewbury'] };
    expect(ranges('earthen-pass', { men: 2 }, 'owlhanger', { seat: 1, men: 2 }, open)).toEqual([2, 4]);
    expect(ranges('earthen-pass', { men: 2 }, 'dewbury', { seat: 1, men: 2 }, open)).toEqual([2, 3]);
    expect(ranges('owlhanger', { men: 2 }, 'earthen-pass', { seat: 1, men: 2 }, open)).toEqual([2, 4]);
    expect(ranges('britton', { men: 2 }, 'owlhanger', { seat: 1, men: 2 }, open)).toEqual([2, 3]);
  },
);

rule('WQ SUMMARY.RANGE.C', 'forest and mountain 1, castle 2, bridge or tunnel 2, for the defender alone', () => {
  const two = { seat: 1, men: 2 };
  expect(ranges('britton', { men: 3 }, 'owlhanger', two)).toEqual([3, 3]);
  expect(ranges('britton', { men: 3 }, 'castle-8', two)).toEqual([3, 4]);
  expect(ranges('haven', { men: 3 }, 'heatherlawn', two)).toEqual([3, 4]);
  expect(ranges('earthen-pass', { men: 3 }, 'marls-gate', two)).toEqual([3, 4]);
  expect(ranges('cattle-meade', { men: 3 }, 'dread-moor', two)).toEqual([3, 2]);
});

rule('WQ R29', 'bonuses add up, and a range above six counts as six', () => {
  const board = setup({ seats: 2, options: {} });
  expect(defenceBonus(board, spaceNamed('owlhanger'), 'bridge')).toBe(3);
  expect(defenceBonus(board, spaceNamed('castle-6'), 'bridge')).toBe(4);
  expect(ranges('haven', { men: 2 }, 'castle-6', { seat: 1, men: 4, sorcerer: true })).toEqual([2, 6]);
  expect(ranges('haven', { men: 2, hero: true }, 'castle-6', { seat: 1, men: 4, hero: true })).toEqual([3, 6]);
  expect(ranges('haven', { men: 2, hero: true }, 'castle-6', { seat: 1, men: 2, hero: true })).toEqual([3, 5]);
});

rule('WQ R29', 'a house may count only the highest bonus', () => {
  const position = {
    spaces: { 'earthen-pass': { seat: 0, men: 4 }, owlhanger: { seat: 1, men: 3 } },
    mouths: ['owlhanger'],
  };
  const fought = (bonuses: string) =>
    attacker(position, [6, 5], { options: { 'defence-bonuses': bonuses, 'blank-card': true } }).picks(
      0,
      'campaign earthen-pass owlhanger',
      'fight',
    );
  const [sum] = battles(fought('add-up'));
  const highest = fought('highest');
  expect(sum).toMatchObject({ ranges: [4, 5], costs: [0, 4] });
  expect(battles(highest)[0]).toMatchObject({ ranges: [4, 4], costs: [0, 1] });
  expect(highest.truth('spaces.earthen-pass.men')).toBe(3);
  const house = setup({ seats: 2, options: { 'defence-bonuses': 'highest' } });
  expect(defenceBonus(house, spaceNamed('owlhanger'), 'bridge')).toBe(2);
  expect(defenceBonus(house, spaceNamed('castle-6'), 'land')).toBe(2);
});

rule('WQ R30', 'against a boat castle, forest and mountain count, the bridge does not', () => {
  const boat = { players: { 0: { boats: 1 } } };
  const two = { seat: 1, men: 2 };
  expect(ranges('cattle-meade', { men: 2 }, 'castle-7', two, boat)).toEqual([2, 4]);
  expect(ranges('cattle-meade', { men: 2 }, 'windfor', two, boat)).toEqual([2, 3]);
  expect(ranges('dewbury', { men: 2 }, 'melting-sands', two, boat)).toEqual([2, 2]);
  expect(ranges('dewbury', { men: 2 }, 'melting-sands', two)).toEqual([2, 4]);
});

rule('WQ R31', 'orcs get every defence bonus', () => {
  expect(ranges('haven', { men: 2 }, 'castle-6', { orcs: 2 })).toEqual([2, 4]);
  expect(ranges('britton', { men: 2 }, 'owlhanger', { orcs: 2 })).toEqual([2, 3]);
  expect(ranges('dewbury', { men: 2 }, 'melting-sands', { orcs: 2 })).toEqual([2, 4]);
  expect(ranges('earthen-pass', { men: 2 }, 'marls-gate', { orcs: 2 })).toEqual([2, 4]);
});

rule(['WQ E10', 'WQ XI.B.3.a'], 'three orcs that frenzy in the Golden Dunes have a range of 3', () => {
  const t = marnon({
    seats: 2,
    position: { spaces: { dewbury: { orcs: 4 }, 'melting-sands': { seat: 0, men: 3 }, windfor: { seat: 1 } } },
    begin: { proc: 'frenzy', vars: { space: 'dewbury' } },
    dice: { battle: [5, 6, 4, 1, 6, 2] },
    moreDice: 'seed',
  });
  expect(REGION_OF[spaceNamed('dewbury')]).toBe(1);
  expect(battles(t).map((b) => b.ranges)).toEqual([
    [4, 5],
    [3, 5],
    [2, 5],
  ]);
});

rule(['WQ E11', 'WQ XI.B.3.b'], 'a hero and six men attacking from the Field of Fallen have a range of 5', () => {
  expect(ranges('portston-moor', { men: 6, hero: true }, 'cairnfield', { orcs: 1 })).toEqual([5, 1]);
});

rule(['WQ E12', 'WQ XI.B.3.c'], 'a sorcerer and ten men attacking from the Whispery Meadow have a range of 6', () => {
  expect(ranges('larkmead', { men: 10, sorcerer: true }, 'dovecote-green', { orcs: 1 })).toEqual([6, 1]);
});

rule(['WQ E13', 'WQ XI.B.3.d'], 'seven men attacking from the Golden Dunes have a range of 4', () => {
  expect(ranges('red-dune', { men: 7 }, 'dewbury', { orcs: 1 })).toEqual([4, 1]);
});

rule(['WQ E14', 'WQ XI.B.3.e'], 'a sorcerer and two men defending in the Crystal Mountains have a range of 5', () => {
  expect(ranges('eaglestair', { men: 3 }, 'frostspire', { seat: 1, men: 2, sorcerer: true })).toEqual([3, 5]);
});

rule(['WQ E15', 'WQ XI.B.3.f'], 'three orcs attacked through the Great Tunnel have a range of 5', () => {
  expect(ranges('earthen-pass', { men: 4 }, 'marls-gate', { orcs: 3 })).toEqual([4, 5]);
});

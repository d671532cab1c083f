import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { aStep, count, FIELD, told } from '../stage.js';
import { type Scene, world } from '../table.js';

// Finer points of the Advanced and Optional chapters. Hell, of status 5, is 1607; 1606 is beside it.
const { middle, north, south } = FIELD;
const RING = Object.values(FIELD).filter((hex) => hex !== middle);
const begun = (proc: string, scene: Partial<Scene>, seat = 0) =>
  world({ seats: 2, begin: { proc, vars: { seat } }, moreDice: 'seed', ...scene });
const bargains = (t: ReturnType<typeof begun>) => t.offers(0).filter((pick) => pick.startsWith('bargain'));

function beside(players: object, sites: object, scene: Partial<Scene> = {}) {
  return begun('investigation', { options: { advanced: true }, position: { turn: 5, players, sites }, ...scene });
}

rule(['LW A3b/4', 'LW A3b/1'], 'the highest leader beside the city speaks, and each speaks once', () => {
  const both = (lord: number, wizard: number) => ({
    0: { gold: 50, lord: { at: '1606', level: lord }, wizard: { at: '1606', level: wizard } },
  });
  expect(bargains(beside(both(2, 3), { hell: {} }))).toEqual(['bargain hell wizard']);
  expect(bargains(beside(both(3, 2), { hell: {} }))).toEqual(['bargain hell lord']);
  expect(bargains(beside({ 0: { lord: { at: middle }, wizard: { at: '1606' } } }, { hell: {} }))).toEqual([
    'bargain hell wizard',
  ]);
  expect(bargains(beside({ 0: { lord: { at: middle }, wizard: { at: north } } }, { hell: {} }))).toEqual([]);
});

rule(
  ['LW A3a.3', 'LW A3b/3', 'LW A3/2'],
  'no deal is for good, a price too high for a turn, a monster shown for ever',
  () => {
    const players = { 0: { gold: 0, lord: { at: '1606', level: 1 } } };
    const dice = { defence: [2], bargain: [3] };
    const t = beside(players, { hell: { legend: 'blank-1' } }, { dice });
    t.picks(0, 'bargain hell lord');
    expect(told(t, 'bargain-failed')).toMatchObject([{ price: 20 }]);
    expect([t.truth('sites.hell.control'), t.truth('players.0.gold')]).toEqual([null, 0]);
    expect(bargains(beside(players, { hell: { legend: 'monster-b', shown: true, defence: 5 } }))).toEqual([]);
  },
);

rule(
  ['LW A3a.2/1', 'LW A3a/4', 'LW AMB-075'],
  'the price is by the strength, rounded up, and paid if it can be',
  () => {
    const price = (level: number, die: number, gold: number) => {
      const players = { 0: { gold, lord: { at: '1606', level } } };
      const t = beside(players, { hell: { legend: 'blank-1' } }, { dice: { defence: [1], bargain: [die] } });
      t.picks(0, 'bargain hell lord');
      return [t.truth('players.0.gold'), t.truth('sites.hell.control')];
    };
    // A strength of 5: twice, one and a half times, half of it, and a quarter.
    expect([price(1, 2, 10), price(2, 2, 10), price(8, 4, 10), price(12, 5, 10)]).toEqual([
      [0, 0],
      [2, 0],
      [7, 0],
      [8, 0],
    ]);
    expect(price(1, 2, 9)).toEqual([9, null]);
    expect(price(1, 1, 0)).toEqual([0, 0]);
  },
);

rule(
  ['LW O6/2', 'LW AMB-091', 'LW O6/3'],
  'plague takes half of each owner’s, halves up, and rolls for each leader',
  () => {
    const players = { 0: { lord: { at: '1107' }, wizard: { at: middle } }, 1: {} };
    const hexes = { 1107: { seat: 0, units: { bowmen: 5 } } };
    const scene = (dice: number[]) => ({
      options: { plague: true },
      position: { turn: 2, players, hexes },
      dice: { plague: dice },
    });
    // 5 names Fordenburg, Kessington and Lavidian.
    const begin = { proc: 'round' };
    const t = world({ seats: 2, ...scene([1, 2, 3, 2]), begin, moreDice: 'seed' });
    expect([count(t, 0, '1107', 'bowmen'), t.truth('players.0.lord.fate')]).toEqual([2, 'free']);
    const dead = world({ seats: 2, ...scene([1, 2, 3, 1]), begin, moreDice: 'seed' });
    expect([count(dead, 0, '1107', 'bowmen'), dead.truth('players.0.lord.fate')]).toEqual([2, 'dead']);
    const none = world({ seats: 2, ...scene([2]), begin, moreDice: 'seed' });
    expect(count(none, 0, '1107', 'bowmen')).toBe(5);
  },
);

rule(['LW O6/2', 'LW AMB-091'], 'a city’s own are halved too, the weakest first', () => {
  const position = { turn: 2, sites: { kessington: { defence: 9, legend: 'blank-1' } } };
  const begin = { proc: 'round' };
  const scene = { options: { plague: true }, dice: { plague: [1, 2, 3] } };
  const t = world({ seats: 2, ...scene, position, begin, moreDice: 'seed' });
  // Counters of 4, 4 and 1: the 1 and a 4 fall.
  expect(t.truth('sites.kessington.defence')).toBe(4);
});

rule(
  ['LW TABLE.DISEASE', 'LW AMB-088', 'LW O5a.1/4'],
  'disease takes quarters of the besieged, half of the ring on a 1',
  () => {
    const sick = (camp: number, ring: number) => {
      const hexes = {
        ...Object.fromEntries(RING.map((hex) => [hex, { seat: 0, units: { troll: 1 } }])),
        [middle]: { seat: 1, units: { bowmen: 6 } },
      };
      const players = { 0: { gold: 5 }, 1: { gold: 0 } };
      const dice = { siege: [1], disease: [camp, ring] };
      const t = begun('besiege', { options: { siege: true }, position: { turn: 3, players, hexes }, dice });
      t.picks(0, `besiege ${middle}`);
      if (t.at() === 'combat.choose') t.picks(0, `siege ${middle}`);
      t.picks(0, 'spend 5');
      return told(t, 'disease').map((one) => (one as { n: number }).n);
    };
    expect(sick(1, 1)).toEqual([3, 3]);
    expect(sick(2, 2)).toEqual([2, 0]);
    expect(sick(3, 6)).toEqual([0, 0]);
  },
);

rule('LW O5a.2/1', 'held are those of the siege, on both sides, and nobody else', () => {
  const hexes = {
    ...Object.fromEntries(RING.map((hex) => [hex, { seat: 0, units: { troll: 1 } }])),
    [middle]: { seat: 1, units: { bowmen: 6 } },
    3128: { seat: 0, units: { troll: 1 } },
    3122: { seat: 1, units: { bowmen: 1 } },
  };
  const sieges = [{ besieger: 0, besieged: 1, hex: middle, castle: false }];
  const moves = (seat: number) => {
    const t = begun('movement', { options: { siege: true }, position: { turn: 3, hexes, sieges } }, seat);
    return t.offers(seat).filter((pick) => /^move 31/.test(pick));
  };
  expect([moves(0), moves(1)]).toEqual([['move 3128'], ['move 3122']]);
});

rule(['LW O5a.2/4', 'LW O5a.1/3'], 'a siege that succeeds takes all, and its besiegers may enter', () => {
  const hexes = {
    ...Object.fromEntries(RING.map((hex) => [hex, { seat: 0, units: { troll: 2 } }])),
    [middle]: { seat: 1, units: { bowmen: 6 } },
  };
  const players = { 0: { gold: 30 }, 1: { gold: 0 } };
  const t = begun('besiege', {
    options: { siege: true },
    position: { turn: 3, players, hexes },
    dice: { siege: [1] },
  });
  t.picks(0, `besiege ${middle}`);
  if (t.at() === 'combat.choose') t.picks(0, `siege ${middle}`);
  t.picks(0, 'spend 23');
  expect([told(t, 'stormed'), count(t, 1, middle, 'bowmen')]).toEqual([[{ seat: 0, hex: middle }], 0]);
  t.picks(0, `advance 1 troll from ${north}`, 'stay');
  expect([count(t, 0, middle, 'troll'), count(t, 0, north, 'troll'), count(t, 0, south, 'troll')]).toEqual([1, 1, 2]);
});

rule(['LW A7e', 'LW AMB-007'], 'woods are cover from arrows, for attackers who stand in them too', () => {
  const shots = (ground: { from: string; to: string }, picks: [number, string][]) => {
    const hexes = {
      [ground.from]: { seat: 0, units: { crossbowmen: 2, ent: 1 } },
      [ground.to]: { seat: 1, units: { crossbowmen: 2, ent: 4 } },
    };
    const t = begun('combat', { options: { advanced: true }, position: { turn: 3, hexes } });
    t.picks(0, `attack ${ground.to}`, 'all');
    for (const [seat, pick] of picks) t.picks(seat, pick);
    return told(t, 'volley').map((one) => (one as { column: number }).column);
  };
  const mine: [number, string][] = [
    [1, 'done'],
    [0, 'shoot 2 crossbowmen'],
  ];
  const theirs: [number, string][] = [
    [1, 'shoot 2 crossbowmen'],
    [0, 'done'],
  ];
  expect(shots(aStep({ from: 'clear', to: 'clear' }), mine)).toEqual([4]);
  expect(shots(aStep({ from: 'clear', to: 'woods' }), mine)).toEqual([3]);
  expect(shots(aStep({ from: 'clear', to: 'woods' }), theirs)).toEqual([4]);
  expect(shots(aStep({ from: 'woods', to: 'clear' }), theirs)).toEqual([3]);
});

rule(['LW O12a/1', 'LW O12a.1', 'LW B5b.1/2'], 'work is work and study is study, each by its own count', () => {
  const wizard = (more: object) => ({ position: { turn: 3, players: { 0: { wizard: { level: 6, ...more } } } } });
  const working = begun('study', { options: { creation: true }, ...wizard({ work: 'robe-of-iron', worked: 1 }) });
  expect(working.truth('players.0.wizard')).toMatchObject({ worked: 2, study: 0, level: 6 });
  const moved = begun('movement', { options: { creation: true }, ...wizard({ study: 3 }) });
  moved.picks(0, 'create wizard', 'make robe-of-iron');
  expect(moved.truth('players.0.wizard')).toMatchObject({ work: 'robe-of-iron', worked: 0, study: 0 });
  const away = begun('study', { position: { turn: 3, players: { 0: { wizard: { at: middle } } } } });
  expect([told(away, 'rises'), away.truth('players.0.wizard.study')]).toEqual([[], 0]);
  const fast = begun('study', wizard({ study: 3 }));
  expect(fast.truth('players.0.wizard')).toMatchObject({ level: 7, study: 0 });
});

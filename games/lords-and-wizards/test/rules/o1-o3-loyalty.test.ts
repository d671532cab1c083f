import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { attack, count, FIELD, told } from '../stage.js';
import { world } from '../table.js';

type Units = Record<string, number>;
type Dice = Record<string, number[]>;
const { middle, north } = FIELD;

/** An attack from the north, with what the players have besides. */
function battle(options: object, mine: Units, theirs: Units, dice: Dice = {}, players: object = {}) {
  const hexes = { [north]: { seat: 0, units: mine }, [middle]: { seat: 1, units: theirs } };
  const begin = { proc: 'combat', vars: { seat: 0 } };
  const t = world({ seats: 2, options, position: { turn: 3, players, hexes }, begin, dice, moreDice: 'seed' });
  attack(t, 0, middle);
  return t;
}
const results = (t: ReturnType<typeof battle>) => told(t, 'tempted').map((one) => (one as { result: string }).result);

rule('LW O0', 'an optional rule brings the Advanced game', () => {
  const position = { turn: 2 };
  const begin = { proc: 'income', vars: { seat: 0 } };
  expect(world({ seats: 2, options: { plague: true }, position, begin }).at()).toBe('taxing.choose');
  expect(world({ seats: 2, position, begin }).at()).not.toBe('taxing.choose');
});

rule(['LW O1/1', 'LW O1a/1'], 'before a battle each Troll and Giant deserts on 1 or 2, without a refund', () => {
  const dice = { desertion: [1, 2, 3, 6], combat: [3] };
  const t = battle({ desertion: true }, { troll: 3, bowmen: 1 }, { giant: 1, ent: 2 }, dice);
  expect(told(t, 'deserted')).toEqual([
    { seat: 0, unit: 'troll', die: 1 },
    { seat: 0, unit: 'troll', die: 2 },
  ]);
  expect(count(t, 0, north, 'troll')).toBe(1);
  expect(t.truth('players.0.gold')).toBe(0);
  expect(t.leftDice()).not.toHaveProperty('desertion');
});

rule('LW O1a/2', 'a leader whom all desert can be captured', () => {
  const players = { 1: { lord: { at: middle } } };
  const options = { desertion: true, capture: true };
  const t = battle(options, { ent: 2 }, { troll: 1 }, { desertion: [1] }, players);
  expect(t.at()).toBe('capture.choose');
  t.picks(0, `capture by ent ${north}`);
  expect(t.truth('players.1.lord')).toMatchObject({ fate: 'captive', captor: 0 });
});

const toll = (turn: number, gold: number, units: Units, options: object = { upkeep: true }) => {
  const position = { turn, players: { 0: { gold } }, hexes: { [middle]: { seat: 0, units } } };
  const begin = { proc: 'sorties', vars: { seat: 0 } };
  return world({ seats: 2, options, position, begin, moreDice: 'seed' });
};

rule('LW O2/1', 'every third month upkeep is paid, and there is no attrition', () => {
  const t = toll(6, 20, { bowmen: 4 });
  t.picks(0, 'pay');
  expect(told(t, 'upkeep')).toEqual([{ seat: 0, gold: 8, dismissed: [] }]);
  expect(told(t, 'attrition')).toEqual([]);
  expect(toll(5, 20, { bowmen: 4 }).at()).not.toBe('upkeep.choose');
  expect(told(toll(6, 20, { bowmen: 4 }, {}), 'attrition')).toHaveLength(1);
});

rule('LW O2a', 'half the price, rounded up, deducted at once', () => {
  const t = toll(6, 20, { 'heavy-infantry': 2, 'light-horse': 1, troll: 1 });
  expect(t.computed('upkeep', { seat: 0 })).toBe(3 + 3 + 3 + 5);
  t.picks(0, 'pay');
  expect(told(t, 'upkeep')).toMatchObject([{ gold: 14 }]);
  expect(Number(t.truth('players.0.gold'))).toBe(20 - 14);
});

rule('LW O2a.1', 'who is not paid for is gone, without refund and at full price again', () => {
  const t = toll(6, 10, { bowmen: 3, troll: 1 });
  expect(t.offers(0).sort()).toEqual([`dismiss bowmen ${middle}`, `dismiss troll ${middle}`]);
  expect(t.refuses(0, 'pay')).toMatchObject({ rule: 'LW AMB-108' });
  t.picks(0, `dismiss bowmen ${middle}`, 'pay');
  expect(count(t, 0, middle, 'bowmen')).toBe(2);
  expect(told(t, 'upkeep')).toEqual([{ seat: 0, gold: 9, dismissed: ['bowmen'] }]);
  const gold = () => Number(t.truth('players.0.gold'));
  t.picks(0, 'no more', 'hire lavidian');
  const before = gold();
  t.picks(0, 'raise 1 bowmen');
  expect(before - gold()).toBe(4);
});

const rich = { 0: { gold: 30, alignment: 'neutral' }, 1: { gold: 30, alignment: 'neutral' } };
const bribery = (theirs: Units, dice: Dice = {}, players: object = rich, mine: Units = { giant: 3 }) =>
  battle({ treachery: true }, mine, theirs, dice, players);
const bribe = `bribe bowmen ${middle}`;
const more = `more to bowmen ${middle}`;

rule(['LW O3/1', 'LW O3/2', 'LW O3/3'], '5 GTs a unit, and each further 5 add one to its die', () => {
  const t = bribery({ bowmen: 2, giant: 2 }, { treachery: [1] });
  t.picks(0, bribe, more, more, 'done').picks(1, 'done', 'done');
  expect(t.truth('players.0.gold')).toBe(15);
  expect(told(t, 'tempted')).toEqual([{ unit: 'bowmen', owner: 1, die: 1, total: 3, result: '-' }]);
});

rule('LW O3/1', 'who has not five GTs bribes nobody', () => {
  const asked = (gold: number) =>
    bribery({ bowmen: 2, giant: 2 }, {}, { ...rich, 0: { gold, alignment: 'neutral' } }).asked();
  expect([asked(4), asked(5)]).toEqual([[1], [0]]);
});

rule(
  ['LW O3a/1', 'LW O3a/2', 'LW O3b/1'],
  'loyal units fight, withholding ones do not and are gone after the battle',
  () => {
    const t = bribery({ bowmen: 2, giant: 3 }, { treachery: [1, 4], combat: [1] });
    t.picks(0, bribe, bribe, 'done').picks(1, 'done', 'done');
    expect(results(t)).toEqual(['-', 'W']);
    expect(t.truth('battle.withheld')).toEqual(['bowmen']);
    expect((t.truth('battle.defenders') as string[]).sort()).toEqual(['bowmen', 'giant', 'giant', 'giant']);
    while (t.truth('battle') !== null) {
      const [seat] = t.asked() as [number];
      t.picks(seat, (t.offers(seat).find((o) => /^(withdraw|lose giant|done)/.test(o)) ?? t.offers(seat)[0]) as string);
    }
    expect(count(t, 1, middle, 'bowmen')).toBeLessThan(2);
  },
);

rule('LW O3b/1', 'who withholds himself is out of the second round as well', () => {
  const t = bribery({ bowmen: 1, giant: 6 }, { treachery: [4], combat: [3, 3] }, rich, { giant: 6 });
  t.picks(0, bribe, 'done').picks(1, 'done', 'done');
  while (told(t, 'regular').length < 2) {
    const [seat] = t.asked() as [number];
    const offers = t.offers(seat);
    expect(offers.filter((o) => o.includes('bowmen'))).toEqual([]);
    t.picks(seat, (offers.find((o) => /^(fight on|done)/.test(o)) ?? offers[0]) as string);
  }
  expect(t.truth('battle')).toMatchObject({ round: 2, withheld: ['bowmen'] });
  expect(t.truth('battle.defenders')).not.toContain('bowmen');
});

rule('LW O3a/3', 'a unit that joins fights for the briber, and is removed afterwards', () => {
  const t = bribery({ bowmen: 1, giant: 3 }, { treachery: [6], combat: [1] });
  t.picks(0, bribe, more, 'done').picks(1, 'done', 'done');
  expect(results(t)).toEqual(['J']);
  expect(t.truth('battle.attackers')).toContain('bowmen');
  expect(t.truth('battle.turned')).toEqual(['bowmen']);
  while (t.truth('battle') !== null) {
    const [seat] = t.asked() as [number];
    t.picks(seat, (t.offers(seat).find((o) => /^(withdraw|lose giant|done)/.test(o)) ?? t.offers(seat)[0]) as string);
  }
  expect(count(t, 0, middle, 'bowmen') + count(t, 1, middle, 'bowmen') + count(t, 0, north, 'bowmen')).toBe(0);
});

rule('LW O3a/4', 'between Order and Chaos who would join is removed at once', () => {
  const players = { 0: { gold: 30, alignment: 'order' }, 1: { alignment: 'chaos' } };
  const t = bribery({ igrash: 1, troll: 2 }, { treachery: [6] }, players, { roc: 3 });
  t.picks(0, `bribe igrash ${middle}`, 'done');
  expect(results(t)).toEqual(['J']);
  expect(count(t, 1, middle, 'igrash')).toBe(0);
  expect(told(t, 'regular')[0]).toMatchObject({ differential: 15 - 12 });
});

rule('LW O3b/2', 'bribes only before the first round', () => {
  const t = bribery({ giant: 6 }, { combat: [3, 3] }, rich, { giant: 6 });
  t.picks(0, 'done').picks(1, 'done');
  while (t.truth('battle.round') !== 2) {
    const [seat] = t.asked() as [number];
    t.picks(seat, (t.offers(seat).find((o) => /^(fight on|done)/.test(o)) ?? t.offers(seat)[0]) as string);
  }
  expect(t.at()).toBe('designation.choose');
});

rule('LW O3b/3', 'a leader whose last unit withholds itself is captured', () => {
  const players = { ...rich, 1: { alignment: 'neutral', lord: { at: middle } } };
  const t = battle({ treachery: true, capture: true }, { giant: 2 }, { bowmen: 1 }, { treachery: [4] }, players);
  t.picks(0, bribe, 'done');
  expect(t.at()).toBe('capture.choose');
});

rule('LW O3c', 'Ents cannot be bribed, nor leaders', () => {
  const t = bribery({ ent: 1, bowmen: 1, lord: 1 });
  expect(t.offers(0)).toEqual(['done', bribe]);
});

/** A rich seat 0 falls on a city; what it may bribe there. */
function bribable(from: string, city: string, position: object): { at: string; offers: string[] } {
  const hexes = { [from]: { seat: 0, units: { troll: 3 } }, ...(position as { hexes?: object }).hexes };
  const begin = { proc: 'combat', vars: { seat: 0 } };
  const all = { turn: 3, players: rich, ...position, hexes };
  const t = world({ seats: 2, options: { treachery: true }, position: all, begin, moreDice: 'seed' });
  attack(t, 0, `city ${city}`);
  return { at: t.at(), offers: t.offers(t.asked()[0] as number).filter((o) => o.startsWith('bribe')) };
}

rule('LW O3c', 'city defence cannot be bribed, though it has joined a player', () => {
  const sites = { hell: { control: 1, defence: 6 } };
  const hexes = { 1607: { seat: 1, units: { bowmen: 1 } } };
  expect(bribable('1606', 'hell', { hexes, sites }).offers).toEqual(['bribe bowmen 1607']);
});

rule('LW O3c', 'nor rebels: there is nobody to pay', () => {
  expect(bribable('1606', 'hell', { sites: { hell: { open: true, rebels: 5 } } }).at).not.toBe('treachery.choose');
});

rule('LW O3c', 'nor a fleet in port, nor those aboard', () => {
  const fleets = [{ seat: 1, place: '0611', kind: 'transport', aboard: { troll: 1 } }];
  const hexes = { '0611': { seat: 1, units: { bowmen: 1 } } };
  expect(bribable('0610', 'tenmor', { hexes, fleets, sites: { tenmor: { control: 1 } } }).offers).toEqual([
    'bribe bowmen 0611',
  ]);
});

rule('LW O3b/4', 'nor a unit under a control scroll', () => {
  const players = {
    ...rich,
    0: { gold: 30, alignment: 'chaos', wizard: { at: north, items: ['scroll-of-roc-control'] } },
  };
  const t = bribery({ roc: 1, bowmen: 2 }, {}, players, { troll: 3 });
  const use = t.offers(0).find((o) => o.startsWith('use scroll-of-roc-control')) as string;
  t.picks(0, use, 'done');
  expect(t.asked()).toEqual([1]);
  expect(t.offers(1)).not.toContain(`bribe roc ${middle}`);
  expect(t.offers(1)).toContain(`bribe troll ${north}`);
});

rule(['LW O3d/1', 'LW O3d/2'], 'attacker, counter, defender, counter; for 5 GTs a unit is immune', () => {
  const t = bribery({ bowmen: 1, giant: 2 });
  t.picks(0, bribe, more, 'done');
  expect([t.asked(), t.offers(1)]).toEqual([[1], ['done', `secure bowmen ${middle}`]]);
  t.picks(1, `secure bowmen ${middle}`);
  expect(t.truth('players.1.gold')).toBe(25);
  t.picks(1, `bribe giant ${north}`, 'done');
  expect([t.asked(), t.offers(0)]).toEqual([[0], ['done', `secure giant ${north}`]]);
  t.picks(0, `secure giant ${north}`);
  expect(told(t, 'tempted')).toEqual([]);
});

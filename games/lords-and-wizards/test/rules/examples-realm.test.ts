import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { attack, count, told } from '../stage.js';
import { world } from '../table.js';

const turn = (proc: string, position: object, dice: Record<string, (number | string)[]> = {}, options = {}) =>
  world({ seats: 2, options, position: position, begin: { proc, vars: { seat: 0 } }, dice, moreDice: 'seed' });

rule('LW E1', 'a treasury of 142 is 142', () => {
  const t = turn('income', { turn: 2, players: { 0: { gold: 137 } } });
  expect(t.truth('players.0.gold')).toBe(142);
});

rule('LW E2', '79 GTs less 47 are 32', () => {
  const t = turn('hiring', { players: { 0: { gold: 79 } } });
  t.picks(0, 'hire lavidian', 'raise 4 heavy-horse', 'raise 1 bowmen');
  expect(t.truth('players.0.gold')).toBe(79 - 44);
});

rule('LW E3', 'what comes in is added at once', () => {
  const t = turn('income', {
    turn: 4,
    players: { 0: { gold: 79 } },
    sites: { hell: { control: 0 }, gelken: { control: 0 } },
  });
  expect(t.truth('players.0.gold')).toBe(79 + 5 + 5 + 4);
});

rule(['LW E28', 'LW E29'], 'GT status 5 and a 6 make 30: seven of four, one of two', () => {
  const hexes = { 1606: { seat: 0, units: { 'light-infantry': 1 } } };
  const t = turn('investigation', { hexes, sites: { hell: {} } }, { defence: [6] });
  t.picks(0, 'attack hell');
  expect(told(t, 'city-defence')).toEqual([{ site: 'hell', die: 6, strength: 30 }]);
  const placed = turn('movement', { sites: { hell: { control: null, open: false, defence: 30 } } });
  expect(placed.board.pool).toEqual([23, 7, 8]);
});

rule('LW E30', '12 is three of four; 15 adds a two and a one', () => {
  const pool = (defence: number) =>
    turn('movement', { sites: { hell: { control: null, open: false, defence } } }).board.pool;
  expect(pool(12)).toEqual([27, 8, 8]);
  expect(pool(15)).toEqual([27, 7, 7]);
  expect(pool(25)).toEqual([24, 8, 7]);
  expect(pool(10)).toEqual([28, 7, 8]);
});

rule(['LW E31', 'LW E32'], 'with 24 GTs: two Heavy Horse and an Orc leave 1', () => {
  const t = turn('hiring', { players: { 0: { gold: 24, alignment: 'chaos' } } });
  t.picks(0, 'hire lavidian', 'raise 2 heavy-horse', 'raise 1 orcish-light-infantry');
  expect(t.truth('players.0.gold')).toBe(1);
  expect(t.offers(0).filter((pick) => pick.startsWith('raise'))).toEqual([]);
});

rule('LW E33', 'a Red Dragon for 50 GTs, or it disappears', () => {
  const position = { players: { 0: { alignment: 'chaos', gold: 40, lord: { at: '1409' } } } };
  const t = turn('hiring', position, { seek: [2], dragon: [5] });
  t.picks(0, 'seek red-dragon lord', 'gold');
  expect(told(t, 'dragon-price')).toEqual([{ seat: 0, die: 5, gold: 50 }]);
  expect(count(t, 0, '1409', 'red-dragon')).toBe(0);
});

rule('LW E34', 'an Ordered Lord pays a Silver Dragon with a Chaotic scroll', () => {
  const lord = { at: '1416', items: ['scroll-of-roc-control'] };
  const t = turn('hiring', { sites: { rosenburg: { control: 0 } }, players: { 0: { lord } } }, { seek: [1] });
  t.picks(0, 'seek silver-dragon lord', 'give scroll-of-roc-control');
  expect(count(t, 0, '1416', 'silver-dragon')).toBe(1);
  expect(t.truth('players.0.lord.items')).toEqual([]);
});

rule('LW E35', 'a quarter of 16 units is 4', () => {
  const t = turn('attrition', { hexes: { 3125: { seat: 0, units: { bowmen: 16 } } } }, { attrition: [2] });
  expect(told(t, 'attrition')).toEqual([{ seat: 0, die: 2, percent: 25, units: 16, n: 4 }]);
});

rule('LW E36', '15 % of 43 is 6.45, so 6', () => {
  const t = turn('attrition', { hexes: { 3125: { seat: 0, units: { bowmen: 43 } } } }, { attrition: [4] });
  expect(told(t, 'attrition')).toMatchObject([{ n: 6 }]);
});

rule('LW E37', 'equal in levels and income, two own items beat one', () => {
  const items = ['sword-of-ice', 'red-dragon-bane', 'elf-bane'];
  const others = ['horn-of-stun', 'lute-of-storms', 'orc-bane', 'sword-of-flame'];
  const sites = { hell: { control: 1 } };
  const players = {
    0: { alignment: 'order', capital: 'pelendior', lord: { level: 6, items } },
    1: { alignment: 'chaos', capital: 'prosto', lord: { level: 6, items: others }, gold: 90 },
  };
  const t = turn('movement', {
    players,
    sites: { ...sites, hell: { control: 0 }, 'village-a': { control: 1 }, asgarth: { control: 1 } },
  });
  expect([t.computed('income', { seat: 0 }), t.computed('income', { seat: 1 })]).toEqual([11, 11]);
  expect(t.computed('ranking')).toEqual([0]);
});

rule('LW E38', 'cities of 4, 4, 5 and a village of 1 pay 14; Osgarth 6', () => {
  const sites = { gelken: { control: 0 }, tenmor: { control: 0 }, 'village-a': { control: 0 } };
  const t = turn('movement', { sites, players: { 1: { capital: 'osgarth' } } });
  expect(t.computed('income', { seat: 0 })).toBe(14);
  expect(t.computed('income', { seat: 1 })).toBe(6);
});

rule('LW E39', 'who starts at Pelendior has 6 GTs at the end of Bluebird', () => {
  const t = turn('income', { turn: 2, players: { 0: { capital: 'pelendior' } } });
  expect(told(t, 'income')).toEqual([{ seat: 0, gold: 6 }]);
});

rule('LW E41', 'a Roc carries a leader with his item, another an item alone', () => {
  const hexes = { 3125: { seat: 0, units: { roc: 2, lord: 1 } }, 3225: { seat: 0, units: { roc: 1, bowmen: 1 } } };
  const t = turn('movement', { hexes, players: { 0: { lord: { items: ['sword-of-ice'] } } } });
  t.picks(0, 'carry 3125', 'by roc', 'carry lord', 'to 3124', 'halt');
  expect(t.truth('players.0.lord')).toMatchObject({ at: '3124', items: ['sword-of-ice'] });
  t.picks(0, 'hand sword-of-ice', 'to roc');
  expect(t.truth('players.0.lord.items')).toEqual([]);
});

rule('LW E42', 'whoever has empire 3 is dealt five legends', () => {
  const t = world({ seats: 2, begin: { proc: 'setup' }, dice: { order: [6, 1], empire: [3, 1] }, moreDice: 'seed' });
  t.picks(0, 'play order').picks(1, 'play chaos');
  const mine = told(t, 'dealt').filter((one) => (one as { seat: number }).seat === 0);
  expect(mine).toHaveLength(5);
});

rule(
  ['LW E43', 'LW E44', 'LW E45'],
  'triple tax on a 2 pays 15 each month anew, and the city rebels with a four and a one',
  () => {
    const t = turn(
      'income',
      { turn: 2, sites: { hell: { control: 0 } } },
      { tax: [2], rebellion: [1] },
      { advanced: true },
    );
    t.picks(0, 'triple hell');
    expect(t.truth('players.0.gold')).toBe(15);
    expect(t.truth('sites.hell.taxed')).toBe(3);
    expect(t.board.pool).toEqual([29, 8, 7]);
  },
);

const rebellion = (units: Record<string, number>, site: string, hex: string, die: number) =>
  world({
    seats: 2,
    options: { advanced: true },
    position: { hexes: { [hex]: { seat: 0, units } }, sites: { [site]: { control: 0 } } },
    begin: { proc: 'rebellion', vars: { seat: 0, site } },
    dice: { rebellion: [die], combat: [3] },
    moreDice: 'seed',
  });

rule('LW E46', 'a garrison of 9 attacks rebels of 5 on the column 1 to 7', () => {
  const t = rebellion({ 'heavy-infantry': 1, 'light-infantry': 1 }, 'hell', '1607', 1);
  expect(told(t, 'battle')[0]).toMatchObject({ attacker: 0, defender: 13 });
  expect(told(t, 'regular')[0]).toMatchObject({ differential: 4, shift: 0, column: '1 to 7' });
});

rule('LW E47', 'two of four against two of four: the garrison must attack', () => {
  const t = rebellion({ 'elvish-infantry': 2 }, 'gelken', '1311', 2);
  expect(told(t, 'battle')[0]).toMatchObject({ attacker: 0, defender: 13 });
  expect(told(t, 'regular')[0]).toMatchObject({ differential: 0 });
});

rule('LW E48', 'a level 4 Lord rolls a 1: the city joins', () => {
  const hexes = { 1606: { seat: 0, units: { bowmen: 1 } } };
  const position = { hexes, sites: { hell: {} }, players: { 0: { lord: { at: '1606', level: 4 } } } };
  const t = turn('investigation', position, { defence: [1], bargain: [1] }, { advanced: true });
  t.picks(0, 'bargain hell lord');
  expect(t.truth('sites.hell')).toMatchObject({ control: 0, open: true, defence: 5 });
});

rule('LW E49', 'a level 3 Wizard pays 36 GTs for a strength of 24', () => {
  const position = {
    sites: { gesmarth: { defence: 24, open: false } },
    players: { 0: { gold: 40, wizard: { at: '3522', level: 3 } } },
  };
  const t = turn('investigation', position, { bargain: [2] }, { advanced: true });
  t.picks(0, 'bargain gesmarth wizard');
  expect(t.truth('players.0.gold')).toBe(4);
  expect(t.truth('sites.gesmarth')).toMatchObject({ control: 0, defence: 0 });
});

rule('LW E54', 'upkeep of 23 GTs', () => {
  const units = { 'light-infantry': 4, 'heavy-infantry': 2, crossbowmen: 3, ent: 1 };
  const t = turn('movement', { hexes: { 3125: { seat: 0, units } } }, {}, { upkeep: true });
  expect(t.computed('upkeep', { seat: 0 })).toBe(23);
});

rule('LW E59', 'a Bowman in a city in snow defends with 4 and the city bonus', () => {
  const hexes = { 1606: { seat: 0, units: { troll: 1 } }, 1607: { seat: 1, units: { bowmen: 1 } } };
  const t = turn(
    'combat',
    { weather: 'snow', hexes, sites: { hell: { control: 1 } } },
    { combat: [1] },
    { weather: true },
  );
  attack(t, 0, 'city hell');
  expect(told(t, 'regular')[0]).toMatchObject({ differential: 8 - 5, shift: -1 });
});

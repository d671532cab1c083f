import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { attack, count, told } from '../stage.js';
import { world } from '../table.js';

type Units = Record<string, number>;
const AWAY = { 0: { lord: { at: '3125' }, wizard: null } };
const options = { advanced: true };

/** Hell, which has no castle and a status of 5, rebels against this garrison. */
function hell(units: Units, strength: number, more: Record<string, number[]> = {}) {
  const hexes = Object.keys(units).length > 0 ? { 1607: { seat: 0, units } } : {};
  const position = { turn: 2, players: AWAY, hexes, sites: { hell: { control: 0 } } };
  const begin = { proc: 'rebellion', vars: { seat: 0, site: 'hell' } };
  return world({ seats: 2, options, position, begin, dice: { rebellion: [strength], ...more }, moreDice: 'seed' });
}

/** Lavidian, which has a castle and a status of 5, rebels. */
function lavidian(units: Units, inside: Units, die: number, more: Record<string, number[]> = {}) {
  const city = Object.keys(units).length > 0 ? { seat: 0, units } : {};
  const castle = Object.keys(inside).length > 0 ? { inside: { seat: 0, units: inside } } : {};
  const position = { turn: 2, players: AWAY, hexes: { 1107: { ...city, ...castle } } };
  const begin = { proc: 'rebellion', vars: { seat: 0, site: 'lavidian' } };
  return world({ seats: 2, options, position, begin, dice: { rebellion: [die], ...more }, moreDice: 'seed' });
}

const counters = (t: ReturnType<typeof hell>) => [30, 8, 8].map((all, i) => all - (t.board.pool[i] as number));

rule(['LW A2/1', 'LW A2/2', 'LW A2a/1'], 'a die times the status, in the largest counters, in the city', () => {
  const t = hell({}, 3);
  expect(told(t, 'rebellion')).toEqual([{ seat: 0, site: 'hell', die: 3, strength: 15 }]);
  expect(counters(t)).toEqual([3, 1, 1]);
  expect(t.truth('hexes.1607.inside')).toBeNull();
});

rule('LW A2/2', 'the smallest of them fall first', () => {
  const t = hell({ 'golden-dragon': 3 }, 3, { combat: [1] });
  expect(told(t, 'regular')[0]).toMatchObject({ defender: 2 });
  expect(counters(t)).toEqual([3, 0, 0]);
});

rule(['LW A2a/2', 'LW A2b/2', 'LW A2b/3'], 'up to five take refuge in the castle, and then nobody must fight', () => {
  const t = lavidian({ bowmen: 6 }, {}, 2);
  expect(t.at()).toBe('rebellion.flee');
  expect(t.offers(0)).not.toContain('in 6 bowmen');
  t.picks(0, 'in 5 bowmen');
  expect(t.truth('hexes.1107.inside.units')).toEqual({ bowmen: 5 });
  expect(told(t, 'battle')).toHaveLength(1);
  const safe = lavidian({ bowmen: 5 }, {}, 2);
  safe.picks(0, 'in 5 bowmen', 'hold back');
  expect(told(safe, 'battle')).toEqual([]);
  expect(safe.truth('sites.lavidian')).toMatchObject({ control: null, rebels: 10 });
});

rule(['LW A2a/3', 'LW A2a/5'], 'a city without units is theirs, and pays nothing', () => {
  const t = hell({}, 1);
  expect(told(t, 'rebels-hold')).toEqual([{ site: 'hell' }]);
  t.picks(0, 'no more');
  expect(told(t, 'income')).toEqual([{ seat: 0, gold: 5 }]);
});

rule(['LW A2a/4'], 'nobody enters a city that rebels hold', () => {
  const position = { hexes: { 1606: { seat: 0, units: { bowmen: 1 } } }, sites: { hell: { open: true, rebels: 5 } } };
  const t = world({ seats: 2, options, position, begin: { proc: 'movement', vars: { seat: 0 } } });
  t.picks(0, 'move 1606', 'all');
  expect(t.refuses(0, 'to 1607')).toMatchObject({ rule: 'LW A2a/4' });
});

rule('LW A2a.1', 'the strongest counter goes into an empty castle, but a lone one stays outside', () => {
  expect(lavidian({}, {}, 3).truth('hexes.1107.inside')).toMatchObject({ seat: null, units: { 'cd-4': 1 } });
  const position = { turn: 2, players: { 0: { ...AWAY[0], capital: 'gelken' } } };
  const begin = { proc: 'rebellion', vars: { seat: 0, site: 'gelken' } };
  const t = world({ seats: 2, options, position, begin, dice: { rebellion: [1] }, moreDice: 'seed' });
  expect(counters(t)).toEqual([1, 0, 0]);
  expect(t.truth('hexes.1311.inside')).toBeNull();
});

rule(['LW A2b/1', 'LW A2b.1/1'], 'all in the hex are counted, and the greater difference attacks', () => {
  const strong = hell({ troll: 2 }, 1, { combat: [3] });
  expect(told(strong, 'battle')[0]).toMatchObject({ attacker: 0, defender: 13, attackers: 2 });
  const weak = hell({ bowmen: 1 }, 4, { combat: [3] });
  expect(told(weak, 'battle')[0]).toMatchObject({ attacker: 13, defender: 0, defenders: 1 });
  const both = lavidian({ troll: 1 }, { troll: 1 }, 1, { combat: [3] });
  both.picks(0, 'outside');
  expect(told(both, 'battle')[0]).toMatchObject({ attacker: 0, attackers: 2 });
});

rule('LW A2b.1/2', 'of equals the garrison must attack', () => {
  const position = { hexes: { 1311: { seat: 0, units: { 'elvish-infantry': 1 } } }, sites: { gelken: { control: 0 } } };
  const begin = { proc: 'rebellion', vars: { seat: 0, site: 'gelken' } };
  const t = world({ seats: 2, options, position, begin, dice: { rebellion: [1] }, moreDice: 'seed' });
  expect(told(t, 'battle')[0]).toMatchObject({ attacker: 0, defender: 13 });
});

rule('LW A2b.2/1', 'rebels never withdraw; the garrison goes into its castle while there is room', () => {
  const t = lavidian({ ent: 2 }, {}, 2, { combat: [1], withdrawal: [1] });
  t.picks(0, 'outside');
  while (t.at() === 'losses.choose') t.picks(0, t.offers(0)[0] as string);
  expect(t.at()).toBe(t.board.battle?.attacker === 0 ? 'withdrawal.attacker' : 'withdrawal.defender');
  expect(t.asked()).toEqual([0]);
  t.picks(0, 'withdraw');
  expect(count(t, 0, '1107', 'ent')).toBeGreaterThan(0);
  expect(t.truth('hexes.1107.inside.seat')).toBe(0);
  expect(t.truth('sites.lavidian.control')).toBeNull();
});

rule('LW A2b.2/2', 'no bonus of the city; in the castle one each and two columns, counted in the comparing too', () => {
  const open = hell({ bowmen: 1 }, 4, { combat: [3] });
  const bow = 20 - (told(open, 'regular')[0] as { differential: number }).differential;
  expect(told(open, 'regular')[0]).toMatchObject({ shift: 0 });
  const walled = lavidian({ bowmen: 1 }, { bowmen: 1 }, 6, { combat: [3] });
  walled.picks(0, 'outside');
  expect(told(walled, 'regular')[0]).toMatchObject({ differential: 30 - 2 * bow - 1, shift: -2 });
});

rule(
  ['LW AMB-144', 'LW AMB-094'],
  'in snow both sides are doubled in the comparing as in the battle: nobody must attack',
  () => {
    const rebels = (weather: string) => {
      const position = { turn: 12, weather, players: AWAY, hexes: { 1607: { seat: 0, units: { ent: 1 } } } };
      const begin = { proc: 'rebellion', vars: { seat: 0, site: 'hell' } };
      const house = { options: { advanced: true, weather: true }, dice: { rebellion: [1] }, moreDice: 'seed' } as const;
      return world({ seats: 2, ...house, position: { ...position, sites: { hell: { control: 0 } } }, begin });
    };
    expect(told(rebels('clear'), 'battle')[0]).toMatchObject({ attacker: 0, defender: 13 });
    expect(rebels('snow').offers(0)).toEqual(['hold back', 'attack']);
  },
);

rule(['LW A2b.2/3', 'LW A2b.2/4'], 'from the castle he may attack or not, and then the city helps the rebels', () => {
  const t = lavidian({}, { troll: 2 }, 1, { combat: [3] });
  expect(t.offers(0)).toEqual(['hold back', 'attack']);
  t.picks(0, 'attack');
  expect(told(t, 'regular')[0]).toMatchObject({ differential: 16 - (5 + 2) });
});

rule('LW A2b.2/5', 'attacked from castle and from outside at once, rebels lose the bonus of the city', () => {
  const fight = (inside: object) => {
    const hexes = { 1106: { seat: 0, units: { troll: 1 } }, 1107: inside };
    const position = { players: AWAY, hexes, sites: { lavidian: { control: null, open: true, rebels: 20 } } };
    const begin = { proc: 'combat', vars: { seat: 0 } };
    const t = world({ seats: 2, options, position, begin, dice: { combat: [3] }, moreDice: 'seed' });
    attack(t, 0, 'city lavidian');
    return told(t, 'regular')[0];
  };
  expect(fight({})).toMatchObject({ differential: 8 - (20 + 5) });
  expect(fight({ inside: { seat: 0, units: { troll: 1 } } })).toMatchObject({ differential: 16 - 20 });
});

rule(['LW A2c/1', 'LW A2c/3'], 'when the garrison is gone the city is theirs, and items lie there', () => {
  const position = {
    turn: 2,
    players: { 0: { lord: { at: '3125' }, wizard: { at: '1607', items: ['sword-of-ice'] } } },
    hexes: { 1607: { seat: 0, units: { bowmen: 1 } } },
    sites: { hell: { control: 0 } },
  };
  const begin = { proc: 'rebellion', vars: { seat: 0, site: 'hell' } };
  const dice = { rebellion: [6], combat: [6] };
  const t = world({ seats: 2, options, position, begin, dice, moreDice: 'seed' });
  t.picks(0, 'no item');
  while (t.at() === 'duels.offer') t.picks(0, 'no wizard combat');
  expect(told(t, 'rebels-hold')).toEqual([{ site: 'hell' }]);
  expect(t.truth('hexes.1607.items')).toEqual(['sword-of-ice']);
});

rule('LW A2c/2', 'anyone attacks rebels as an enemy, without a roll for city defence', () => {
  const hexes = { 1606: { seat: 1, units: { troll: 2 } } };
  const position = { hexes, sites: { hell: { open: true, rebels: 5 } } };
  const begin = { proc: 'combat', vars: { seat: 1 } };
  const t = world({ seats: 2, options, position, begin, dice: { combat: [6] }, moreDice: 'seed' });
  attack(t, 1, 'city hell');
  expect(told(t, 'battle')[0]).toMatchObject({ attacker: 1, defender: 13, defenders: 2 });
  expect(told(t, 'city-defence')).toEqual([]);
});

rule(['LW A3b/2', 'LW AMB-150'], 'after a bargain that fails nobody attacks them, not from the castle either', () => {
  const fights = (...picks: string[]) => {
    const position = {
      players: { 0: { gold: 0, lord: { at: '1606' } } },
      hexes: { 1607: { inside: { seat: 0, units: { troll: 2 } } } },
      sites: { hell: { open: true, rebels: 5 } },
    };
    const begin = { proc: 'investigation', vars: { seat: 0 } };
    const t = world({ seats: 2, options, position, begin, dice: { bargain: [2] }, moreDice: 'seed' });
    t.picks(0, ...picks, 'go on');
    return t.at() === 'combat.choose' ? t.offers(0) : [];
  };
  expect(fights()).toContain('attack city hell');
  expect(fights('bargain hell lord')).not.toContain('attack city hell');
});

rule('LW A2c/4', 'a leader can bargain with rebels, for the strength that stands there', () => {
  const position = {
    players: { 0: { gold: 20, lord: { at: '1606', level: 1 } } },
    sites: { hell: { open: true, rebels: 5 } },
  };
  const begin = { proc: 'investigation', vars: { seat: 0 } };
  const t = world({ seats: 2, options, position, begin, dice: { bargain: [2] }, moreDice: 'seed' });
  t.picks(0, 'bargain hell lord');
  expect(t.truth('players.0.gold')).toBe(10);
  expect(t.truth('sites.hell')).toMatchObject({ control: 0, rebels: 0 });
});

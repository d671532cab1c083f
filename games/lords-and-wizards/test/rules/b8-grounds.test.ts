import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { aStep, attack, count, FIELD, told } from '../stage.js';
import { type Scene, world } from '../table.js';

// What ground, walls and scrolls are worth, and who can fight at all.
const { middle, north, south } = FIELD;
const begun = (proc: string, scene: Partial<Scene>, seat = 0) =>
  world({ seats: 2, begin: { proc, vars: { seat } }, moreDice: 'seed', ...scene });
const AWAY = { 0: { lord: { at: '1107' }, wizard: { at: '1107' } }, 1: { lord: null, wizard: { at: '3128' } } };

/** The difference and the shift of an attack. */
function regular(hexes: object, what: string, more: object = {}) {
  const t = begun('combat', { position: { turn: 3, players: AWAY, hexes, ...more }, dice: { combat: [1] } });
  attack(t, 0, what);
  const { differential, shift } = told(t, 'regular')[0] as { differential: number; shift: number };
  return [differential, shift];
}

rule(
  ['LW TABLE.TEC/1', 'LW B8e/1', 'LW AMB-006'],
  'a column for woods, mountains, swamps and cities, two for walls',
  () => {
    const on = (to: string) => {
      const ground = aStep({ from: 'clear', to });
      const hexes = { [ground.from]: { seat: 0, units: { ent: 2 } }, [ground.to]: { seat: 1, units: { ent: 1 } } };
      return regular(hexes, ground.to)[1];
    };
    expect(['clear', 'desert', 'woods', 'mountain', 'swamp'].map(on)).toEqual([0, 0, -1, -1, -1]);
    const hell = (stack: object, what: string) =>
      regular({ 1606: { seat: 0, units: { ent: 4 } }, 1607: stack }, what, {
        castles: ['1607'],
        sites: { hell: { control: 1 } },
      });
    const both = { seat: 1, units: { ent: 1 }, inside: { seat: 1, units: { ent: 1 } } };
    expect(hell({ seat: 1, units: { ent: 1 } }, 'city hell')).toEqual([28 - 9, -1]);
    expect(hell(both, 'city hell')).toEqual([28 - 9, -1]);
    expect(hell(both, 'whole hell')).toEqual([28 - 18, -2]);
    expect(hell({ inside: { seat: 1, units: { ent: 1 } } }, 'castle hell')).toEqual([28 - 9, -2]);
  },
);

rule(['LW AMB-006', 'LW O10/2', 'LW TABLE.TEC/1'], 'a castle in the woods has its walls and the woods', () => {
  const { from, to } = aStep({ from: 'clear', to: 'woods' });
  const hexes = { [from]: { seat: 0, units: { ent: 4 } }, [to]: { inside: { seat: 1, units: { ent: 1 } } } };
  expect(regular(hexes, `castle ${to}`, { castles: [to] })).toEqual([28 - 9, -3]);
});

rule(
  ['LW B21d/2', 'LW B21d/4', 'LW B8c2.1/6'],
  'a unit under a scroll fights for the reader, and is gone afterwards',
  () => {
    const players = { ...AWAY, 0: { alignment: 'order', lord: { at: north, items: ['scroll-of-troll-control'] } } };
    const hexes = { [north]: { seat: 0, units: { ent: 2 } }, [middle]: { seat: 1, units: { ent: 2, troll: 2 } } };
    const t = begun('combat', { position: { turn: 3, players, hexes }, dice: { combat: [3], withdrawal: [1] } });
    attack(t, 0, middle);
    t.picks(0, 'use scroll-of-troll-control on troll', 'no lord combat');
    expect(told(t, 'controlled')).toEqual([{ side: 'attacker', unit: 'troll' }]);
    expect(told(t, 'regular')[0]).toMatchObject({ differential: 14 + 8 - (16 + 6) });
    while (t.at() === 'losses.choose') t.picks(t.asked()[0] as number, t.offers(t.asked()[0] as number)[0] as string);
    // That one of his fights from among them keeps nobody from withdrawing.
    expect(t.offers(0)).toEqual(['fight on', 'withdraw']);
    t.picks(0, 'fight on').picks(1, 'withdraw', `to ${south}`, 'halt');
    if (t.at() === 'advance.choose') t.picks(0, 'stay');
    expect(count(t, 0, north, 'troll') + count(t, 1, middle, 'troll')).toBe(0);
    expect(t.truth('players.0.lord.items')).toEqual([]);
  },
);

rule(['LW AMB-015', 'LW B8h/3'], 'a Lord learns from a Lord', () => {
  const players = { 0: { lord: { at: north, level: 2 } }, 1: { lord: { at: middle, level: 2 } } };
  const hexes = { [north]: { seat: 0, units: { ent: 3 } }, [middle]: { seat: 1, units: { ent: 3 } } };
  const t = begun('combat', { position: { turn: 3, players, hexes }, dice: { lords: [6] } });
  attack(t, 0, middle);
  expect(told(t, 'rises')).toEqual([{ seat: 0, leader: 'lord', level: 3, why: 'combat' }]);
});

rule(['LW AMB-033', 'LW AMB-106'], 'who has fought, or is at sea, or came with a city, attacks nobody', () => {
  const hexes = {
    [north]: { seat: 0, units: { ent: 9 } },
    [middle]: { seat: 1, units: { bowmen: 1 } },
    3123: { seat: 1, units: { bowmen: 1 } },
  };
  const t = begun('combat', { position: { turn: 3, players: AWAY, hexes }, dice: { combat: [6] } });
  expect(t.offers(0)).toEqual(expect.arrayContaining([`attack ${middle}`, 'attack 3123']));
  attack(t, 0, middle);
  expect(t.at()).not.toBe('combat.choose');
  const sites = { hell: { control: 0, defence: 20 } };
  const joined = begun('combat', {
    options: { advanced: true },
    position: { turn: 3, players: AWAY, hexes: { 1606: { seat: 1, units: { bowmen: 1 } } }, sites },
  });
  expect(joined.at()).not.toBe('combat.choose');
});

rule(['LW AMB-027', 'LW AMB-028'], 'the first city of the list changes hands like any other', () => {
  const players = { ...AWAY, 0: { lord: { at: middle }, wizard: { at: middle } } };
  const t = begun(
    'movement',
    { position: { turn: 3, players, hexes: { 1106: { seat: 1, units: { bowmen: 1 } } } } },
    1,
  );
  t.picks(1, 'move 1106', 'all', 'to 1107');
  if (t.at() === 'march.step') t.picks(1, 'halt');
  expect(t.truth('sites.lavidian.control')).toBe(1);
});

rule(['LW O5a/2', 'LW O5b/1'], 'an inland city and a bare coast have the city row, a castle the port’s', () => {
  const result = (target: string, hexes: object, more: object) => {
    const position = { turn: 3, players: { 0: { gold: 9 }, 1: { gold: 0 } }, hexes, ...more };
    const t = begun('besiege', { options: { siege: true }, position, dice: { siege: [5] } });
    t.picks(0, `besiege ${target}`);
    if (t.at() === 'combat.choose') t.picks(0, t.offers(0).find((pick) => pick.startsWith('siege')) as string);
    t.picks(0, 'spend 9');
    return (told(t, 'siege')[0] as { result: string }).result;
  };
  const ring = (hex: string) => {
    const near = world({ seats: 2 }).computed('neighbours', { hex }) as string[];
    return Object.fromEntries(near.map((one) => [one, { seat: 0, units: { ent: 1 } }]));
  };
  // Nine more, a 5: R in the city row, U in the port row.
  expect(
    result('1607', { ...ring('1607'), 1607: { seat: 1, units: { bowmen: 4 } } }, { sites: { hell: { control: 1 } } }),
  ).toBe('R');
  const castle = { 1607: { seat: 0, units: { ent: 2 }, inside: { seat: 1, units: { bowmen: 4 } } } };
  expect(result('1607 castle', castle, { castles: ['1607'], sites: { hell: { control: 0 } } })).toBe('U');
});

rule(['LW B2/1', 'LW O7'], 'the weather is rolled when a game-turn begins, by the row of its turn', () => {
  const weather = (turn: number, die: number) => {
    const scene = { options: { weather: true }, position: { turn }, dice: { weather: [die] } };
    return world({ seats: 2, ...scene, begin: { proc: 'round' }, moreDice: 'seed' }).truth('weather');
  };
  expect([weather(10, 3), weather(10, 2), weather(3, 6), weather(8, 6)]).toEqual(['snow', 'rain', 'clear', 'snow']);
  expect(world({ seats: 2, position: { turn: 10 }, begin: { proc: 'round' }, moreDice: 'seed' }).truth('weather')).toBe(
    'clear',
  );
});

rule(['LW B21/2', 'LW TABLE.MIT/1'], 'a Ring of Power needs no roll, other items are rolled until they are new', () => {
  const found = (legend: string, dice: number[]) => {
    const players = { 0: { lord: { at: '1514', items: ['sword-of-ice'] } } };
    const hexes = { 1514: { seat: 0, units: { bowmen: 1 } } };
    const position = { turn: 3, players, hexes, sites: { 'rosenberg-ruins': { legend } } };
    const t = begun('investigation', { position, dice: { identify: dice } });
    t.picks(0, 'attack rosenberg-ruins');
    return (told(t, 'identified')[0] as { item: string }).item;
  };
  expect(found('ring-of-power-of-chaos', [])).toBe('ring-of-power-of-chaos');
  expect(found('swords-of-order', [1, 1, 4])).toBe('troll-bane');
  expect(found('swords-of-chaos', [1])).toBe('sword-of-flame');
});

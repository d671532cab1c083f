import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { allowance } from '../../src/steps.js';
import { aStep, attack, costOf, count, FIELD, strength, told } from '../stage.js';
import { world } from '../table.js';

type Dice = Record<string, number[]>;
const { middle, north } = FIELD;
const AWAY = { 0: { lord: { at: middle }, wizard: null }, 1: { lord: { at: north }, wizard: null } };

const round = (options: object, position: object, dice: Dice) =>
  world({ seats: 2, options, position, begin: { proc: 'round' }, dice, moreDice: 'seed' });
const phase = (proc: string, options: object, position: object, dice: Dice = {}) =>
  world({ seats: 2, options, position, begin: { proc, vars: { seat: 0 } }, dice, moreDice: 'seed' });
const plague = (dice: number[], position: object = {}) =>
  round({ plague: true }, { players: AWAY, ...position }, { plague: dice });

rule(['LW O6/1', 'LW TABLE.PLAGUE'], 'on a 1 plague strikes where two dice say; a 7 is nowhere', () => {
  const cities = (...dice: number[]) => plague(dice).truth('plague');
  expect(cities(2)).toEqual([]);
  expect(cities(1, 1, 1)).toEqual(['neurg', 'pelendior', 'redheim']);
  expect(cities(1, 2, 3)).toEqual(['fordenburg', 'kessington', 'lavidian']);
  expect(cities(1, 3, 4)).toEqual([]);
  expect(cities(1, 5, 5)).toEqual(['hell', 'egmar', 'gelken']);
});

rule('LW O6/2', 'half of the units in the city fall, halves up', () => {
  const hexes = { 1607: { seat: 0, units: { bowmen: 5 } } };
  const t = plague([1, 4, 6], { hexes, sites: { hell: { control: 0 } } });
  expect(strength(t, 0, '1607')).toBe(2);
});

rule(['LW B15a/1', 'LW O6/1'], 'plague comes before anybody’s turn', () => {
  const hexes = { 1607: { seat: 0, units: { bowmen: 3, troll: 2 } } };
  const t = plague([1, 4, 6], { hexes, sites: { hell: { control: 0 } } });
  expect([t.at(), t.truth('phase'), t.truth('active')]).toEqual(['cull.choose', 'begin', null]);
});

rule('LW O6/2', 'and half of those who come through it', () => {
  const hexes = { 1606: { seat: 0, units: { 'light-horse': 4 } } };
  const position = { turn: 3, players: AWAY, plague: ['hell'], hexes, sites: { hell: { control: 0 } } };
  const t = phase('movement', { plague: true }, position);
  t.picks(0, 'move 1606', 'all', 'to 1607', 'to 1608', 'halt', 'end movement');
  expect(strength(t, 0, '1608')).toBe(2);
});

rule('LW O6/3', 'a leader there dies on a 1', () => {
  const fate = (die: number) => {
    const players = { ...AWAY, 0: { lord: { at: '1607' }, wizard: { at: middle } } };
    return plague([1, 4, 6, die], { players, sites: { hell: { control: 0 } } }).truth('players.0.lord.fate');
  };
  expect([fate(1), fate(2)]).toEqual(['dead', 'free']);
});

rule(['LW O6/3', 'LW B5a.3/3'], 'with his last leader a player is out, and the plague has nobody left to take', () => {
  const players = {
    0: { lord: { at: '1607' }, wizard: null },
    1: { lord: { at: north } },
    2: { lord: { at: '3020' } },
  };
  const hexes = { 1607: { seat: 0, units: { bowmen: 3, troll: 2 } } };
  const position = { players, hexes, sites: { hell: { control: 0 } } };
  const dice = { plague: [1, 4, 6, 1] };
  const options = { plague: true };
  const t = world({ seats: 3, options, position, begin: { proc: 'round' }, dice, moreDice: 'seed' });
  expect(told(t, 'out')).toEqual([{ seat: 0 }]);
  expect([t.asked(), strength(t, 0, '1607')]).toEqual([[1], 0]);
});

rule('LW O6/4', 'it lasts one turn, and is rolled for before attrition', () => {
  const t = plague([2], { turn: 5, plague: ['hell'] });
  expect(t.truth('plague')).toEqual([]);
  const keys = plague([1, 4, 6], { turn: 5 })
    .events()
    .map((one) => one.key);
  expect(keys.indexOf('plague')).toBeLessThan(keys.indexOf('player-turn'));
});

rule('LW O7', 'a die in the row of the turn gives the weather', () => {
  const weather = (turn: number, die: number) =>
    round({ weather: true }, { turn: turn - 1 }, { weather: [die] }).truth('weather');
  expect([weather(4, 6), weather(5, 6), weather(9, 6), weather(12, 1), weather(13, 2)]).toEqual([
    'clear',
    'rain',
    'snow',
    'snow',
    'rain',
  ]);
  expect(weather(18 + 12, 3)).toBe('snow');
});

/** Movement points of a kind in some weather. */
function points(kind: string, weather: string, options: object = { weather: true }): number {
  const isFleet = kind === 'battle-fleet';
  const where = isFleet
    ? { fleets: [{ seat: 0, place: '0101', kind }] }
    : { hexes: { 3125: { seat: 0, units: { [kind]: 1 } } } };
  const t = phase('movement', options, { turn: 3, weather, ...where });
  const unit = t.board.kind.findIndex((k, u) => k >= 0 && t.board.owner[u] === 0 && !isLeaderAt(t, u));
  return allowance(t.board, unit) / 2;
}
function isLeaderAt(t: ReturnType<typeof phase>, unit: number): boolean {
  return t.board.leaderUnit.includes(unit);
}

rule(['LW O7a', 'LW O7b'], 'rain takes a point from all and leaves fleets twelve; clear weather nothing', () => {
  const kinds = ['bowmen', 'heavy-horse', 'roc', 'battle-fleet'];
  expect(kinds.map((kind) => points(kind, 'clear'))).toEqual([4, 6, 16, 16]);
  expect(kinds.map((kind) => points(kind, 'rain'))).toEqual([3, 5, 15, 12]);
});

rule('LW O7c/1', 'snow takes two, leaves fleets eight and everybody one hex, stops flyers and hides trails', () => {
  expect(['bowmen', 'heavy-horse', 'battle-fleet'].map((kind) => points(kind, 'snow'))).toEqual([2, 4, 8]);
  const roc = { hexes: { 3125: { seat: 0, units: { roc: 1 } } }, turn: 3 };
  const flight = (weather: string) => phase('movement', { weather: true }, { ...roc, weather }).offers(0);
  expect(flight('rain')).toContain('move 3125');
  expect(flight('snow')).not.toContain('move 3125');
  const { from, to } = aStep({ to: 'clear' });
  const slow = { [from]: { seat: 0, units: { 'dwarvish-heavy-infantry': 1 } } };
  const t = phase('movement', { weather: true }, { turn: 3, weather: 'snow', hexes: slow });
  t.picks(0, `move ${from}`, 'all', `to ${to}`);
  expect(count(t, 0, to, 'dwarvish-heavy-infantry')).toBe(1);
  const trail = { to: 'mountain', line: 'trail' } as const;
  const snow = phase('movement', { weather: true }, { turn: 3, weather: 'snow' });
  const clear = phase('movement', { weather: true }, { turn: 3 });
  expect(costOf(snow, 'bowmen', trail)).toBeGreaterThan(costOf(clear, 'bowmen', trail));
});

rule('LW O7c/2', 'frozen swamps are as clear ground, and drown the cavalry when they thaw', () => {
  const swamp = { to: 'swamp', from: 'clear' } as const;
  const snow = phase('movement', { weather: true }, { turn: 3, weather: 'snow' });
  expect(costOf(snow, 'heavy-horse', swamp)).toBe(1);
  const hexes = { [aStep(swamp).to]: { seat: 0, units: { 'heavy-horse': 2, bowmen: 1 } } };
  const thaw = round({ weather: true }, { turn: 1, weather: 'snow', hexes }, { weather: [1] });
  expect(told(thaw, 'drowned')).toHaveLength(2);
  expect(strength(thaw, 0, aStep(swamp).to)).toBe(1);
});

rule('LW O7c/3', 'in a snowed-in city the defence is doubled before the bonus', () => {
  const hexes = { 1606: { seat: 0, units: { troll: 3 } }, 1607: { seat: 1, units: { 'heavy-infantry': 2 } } };
  const position = { turn: 3, weather: 'snow', hexes, sites: { hell: { control: 1 } } };
  const t = phase('combat', { weather: true }, position, { combat: [1] });
  attack(t, 0, 'city hell');
  expect(told(t, 'regular')[0]).toMatchObject({ differential: 24 - 2 * (2 * 4 + 1) });
});

/** What the defender may lose to four archers' best roll, or to a Wizard. */
function losing(options: object, theirs: Record<string, number>, mine: object, dice: Dice) {
  const hexes = { [north]: { seat: 0, units: { giant: 4, troll: 1 } }, [middle]: { seat: 1, units: theirs } };
  const position = { turn: 3, players: { ...AWAY, 0: mine, 1: { lord: { at: '1118' }, wizard: null } }, hexes };
  const t = phase('combat', options, position, dice);
  attack(t, 0, middle);
  return t;
}

rule('LW O8a', 'missiles never remove an Ent', () => {
  const lord = { lord: { at: '1107' }, wizard: null };
  const shot = (options: object) => {
    const t = losing(options, { ent: 2, troll: 6 }, lord, { missiles: [1], combat: [1] });
    t.picks(0, 'shoot 4 giant');
    return t.offers(1);
  };
  expect(shot({ advanced: true })).toContain('lose ent');
  expect(shot({ 'special-units': true })).not.toContain('lose ent');
});

rule('LW O8b', 'magic never removes a Dragon', () => {
  const wizard = { lord: { at: '1107' }, wizard: { at: north, level: 7 } };
  const cast = (options: object) => {
    const t = losing(options, { 'red-dragon': 3, troll: 3 }, wizard, { wizards: [5], combat: [1] });
    if (t.at() === 'designation.choose') t.picks(0, 'done');
    t.picks(0, 'wizard combat');
    return told(t, 'lost').length > 0 ? JSON.stringify(told(t, 'lost')[0]) : t.offers(1).join();
  };
  expect(cast({ advanced: true })).toContain('red-dragon');
  expect(cast({ 'special-units': true })).not.toContain('red-dragon');
});

rule('LW O8b', 'but missiles do', () => {
  const lord = { lord: { at: '1107' }, wizard: null };
  const t = losing({ 'special-units': true }, { 'red-dragon': 3, troll: 6 }, lord, { missiles: [1], combat: [1] });
  t.picks(0, 'shoot 4 giant');
  expect(t.offers(1)).toContain('lose red-dragon');
});

rule('LW O8c', 'Elves keep their points in any weather', () => {
  const all = { weather: true, 'special-units': true };
  expect(['rain', 'snow'].map((sky) => points('elvish-infantry', sky, all))).toEqual([4, 4]);
  expect(points('elvish-light-horse', 'snow', all)).toBe(10);
  expect(points('elvish-infantry', 'snow')).toBe(2);
});

rule('LW O9', 'Chaos strikes rebels a column harder', () => {
  const shift = (alignment: string, options: object) => {
    const players = { ...AWAY, 0: { ...AWAY[0], alignment } };
    const position = {
      turn: 3,
      players,
      hexes: { 1606: { seat: 0, units: { bowmen: 5 } } },
      sites: { hell: { open: true, rebels: 5 } },
    };
    const t = phase('combat', options, position, { combat: [3] });
    attack(t, 0, 'city hell');
    if (t.at() === 'designation.choose') t.picks(0, 'done');
    return (told(t, 'regular')[0] as { shift: number }).shift;
  };
  expect(shift('chaos', { reprisals: true }) - shift('chaos', { advanced: true })).toBe(1);
  expect(shift('order', { reprisals: true })).toBe(shift('chaos', { advanced: true }));
});

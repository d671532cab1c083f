import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { count, FIELD, told } from '../stage.js';
import { type Scene, world } from '../table.js';

// Embarking, landing and being carried, pick by pick. Tenmor is a port of the coast in 0611.
const { middle, north, south } = FIELD;
const begun = (scene: Partial<Scene>, proc = 'movement', seat = 0) =>
  world({ seats: 2, begin: { proc, vars: { seat } }, moreDice: 'seed', ...scene });
const port = (gold: number, units: object, more: object = {}) => ({
  turn: 3,
  players: { 0: { gold, lord: { at: '0611' }, wizard: { at: '0611', study: 2 } } },
  hexes: { '0611': { seat: 0, units } },
  sites: { tenmor: { control: 0 } },
  ...more,
});

rule(['LW B7c.2:1', 'LW B7c.2:4/1'], 'a GT for each who goes aboard, and none of them does anything else', () => {
  const t = begun({ position: port(3, { bowmen: 2, troll: 2 }) });
  t.picks(0, 'embark 0611');
  expect(t.offers(0)).not.toContain('all');
  t.picks(0, 'take 1 bowmen', 'take 1 wizard');
  expect(t.truth('players.0.gold')).toBe(1);
  t.picks(0, 'done');
  expect(t.truth('fleets')).toMatchObject([{ seat: 0, place: '0611', aboard: { bowmen: 1, wizard: 1 } }]);
  expect(t.truth('players.0.wizard.study')).toBe(0);
  expect(t.offers(0)).not.toContain('sail 0611');
  expect(t.offers(0)).not.toContain('debark 0611');
  expect(t.offers(0)).toContain('move 0611');
});

rule(['LW B7c.2:1', 'LW B7c'], 'all go aboard at once if all can be paid for', () => {
  const t = begun({ position: port(6, { bowmen: 2, troll: 2 }) });
  t.picks(0, 'embark 0611', 'all');
  expect(t.truth('fleets')).toMatchObject([{ aboard: { bowmen: 2, troll: 2, lord: 1, wizard: 1 } }]);
  expect(t.truth('players.0.gold')).toBe(0);
  expect(told(t, 'embarked')).toHaveLength(1);
});

rule(['LW B7c.2:2', 'LW B7c.2:4/2', 'LW AMB-128'], 'who lands in a port has it, and the emptied ship is gone', () => {
  const landing = (sites: object, more: object = {}) => {
    const fleets = [{ seat: 0, place: '0611', aboard: { bowmen: 2, troll: 1 } }];
    return begun({ position: { turn: 3, fleets, sites, ...more } });
  };
  const t = landing({ tenmor: { open: true } });
  t.picks(0, 'debark 0611', 'land 1 bowmen');
  expect(t.truth('fleets')).toMatchObject([{ aboard: { bowmen: 1, troll: 1 } }]);
  t.picks(0, 'all');
  expect([t.truth('fleets'), t.truth('sites.tenmor.control')]).toEqual([[], 0]);
  expect([count(t, 0, '0611', 'bowmen'), count(t, 0, '0611', 'troll')]).toEqual([2, 1]);
  expect(t.offers(0)).not.toContain('move 0611');
  const closed = [{ seat: 0, place: '1923-2022', aboard: { bowmen: 1 } }];
  expect(landing({}, { fleets: closed }).offers(0)).not.toContain('debark 1923-2022');
});

rule(['LW B7d.2/1', 'LW B7d.21/1'], 'a Roc carries a leader, and he has made his move with it', () => {
  const hexes = { [middle]: { seat: 0, units: { roc: 1, lord: 1, bowmen: 1 } } };
  const t = begun({ position: { turn: 3, hexes } });
  t.picks(0, `carry ${middle}`);
  if (t.at() === 'carry.carrier') t.picks(0, 'by roc');
  if (t.at() === 'carry.passenger') t.picks(0, 'carry lord');
  t.picks(0, `to ${south}`, 'to 3127', 'halt');
  expect([count(t, 0, '3127', 'roc'), t.truth('players.0.lord.at')]).toEqual([1, '3127']);
  expect(count(t, 0, middle, 'bowmen')).toBe(1);
  expect(told(t, 'carried')).toHaveLength(1);
});

rule(['LW B7d.2/1', 'LW AMB-147'], 'in snow nobody is carried', () => {
  const hexes = { [middle]: { seat: 0, units: { roc: 1, lord: 1 } } };
  const scene = (weather: string) => ({ options: { weather: true }, position: { turn: 12, weather, hexes } });
  expect(begun(scene('snow')).offers(0)).not.toContain(`carry ${middle}`);
  expect(begun(scene('rain')).offers(0)).toContain(`carry ${middle}`);
});

rule(
  ['LW O4/1', 'LW AMB-098', 'LW AMB-133'],
  'a captive’s items are his captor’s; set free he comes home and rests',
  () => {
    const caught = (pick: string) => {
      const players = { 1: { lord: { at: middle, items: ['elf-bane'] } } };
      const position = { turn: 3, players, hexes: { [north]: { seat: 0, units: { troll: 1, lord: 1 } } } };
      const t = begun({ options: { capture: true }, position }, 'combat');
      t.picks(0, `attack ${middle}`, 'all', pick);
      return t;
    };
    const held = caught(`capture by lord ${north}`);
    expect(held.truth('players.1.lord')).toMatchObject({ fate: 'captive', captor: 0 });
    expect(held.truth('players.0.lord.items')).toEqual(['elf-bane']);
    const free = caught('free');
    expect(free.truth('players.1.lord')).toMatchObject({ fate: 'free' });
    expect(told(free, 'returned')).toEqual([{ seat: 1, leader: 'lord', site: 'delvor' }]);
    expect(told(caught('kill'), 'leader-fell')).toEqual([{ seat: 1, leader: 'lord', why: 'battle' }]);
  },
);

rule(['LW O4/3', 'LW AMB-098'], 'who has captured them all has won, at once', () => {
  const players = { 1: { lord: { at: middle }, wizard: { captor: 'lord 0' } } };
  const position = { turn: 3, players, hexes: { [north]: { seat: 0, units: { troll: 1, lord: 1 } } } };
  const t = begun({ options: { capture: true }, position }, 'combat');
  t.picks(0, `attack ${middle}`, 'all', `capture by lord ${north}`);
  expect(t.result).toMatchObject({ winners: [0], rule: 'LW O4/3' });
});

rule(['LW O5a.1/1', 'LW O5c/1'], 'besiegers who failed go a hex, take what is there, and disturb their Wizard', () => {
  const ring = Object.values(FIELD).filter((hex) => hex !== middle);
  const hexes = {
    ...Object.fromEntries(ring.map((hex) => [hex, { seat: 0, units: { troll: 1 } }])),
    [middle]: { seat: 1, units: { bowmen: 2 } },
    3123: { items: ['elf-bane'] },
  };
  const players = { 0: { gold: 2, lord: { at: north } }, 1: { gold: 0 } };
  const t = begun({ options: { siege: true }, position: { turn: 3, players, hexes }, dice: { siege: [6] } }, 'besiege');
  t.picks(0, `besiege ${middle}`);
  if (t.at() === 'combat.choose') t.picks(0, `siege ${middle}`);
  t.picks(0, 'spend 2');
  const gone = () => t.at() === 'lifting.step';
  expect(gone()).toBe(true);
  while (gone()) t.picks(0, t.offers(0).includes('to 3123') ? 'to 3123' : (t.offers(0)[0] as string));
  expect(count(t, 0, north, 'troll') + count(t, 0, south, 'troll')).toBe(0);
  expect(t.truth('players.0.lord.items')).toEqual(['elf-bane']);
  expect(t.truth('sieges')).toEqual([]);
});

rule(
  ['LW AMB-139', 'LW AMB-143'],
  'nothing without a proper target: no scroll, no Mind-Blanker, no wand in defence',
  () => {
    const offers = (items: string[], theirs: object, side = 0) => {
      const players = { [side]: { alignment: 'order', wizard: { at: side === 0 ? north : middle, level: 9, items } } };
      const hexes = { [north]: { seat: 0, units: { ent: 3 } }, [middle]: { seat: 1, units: theirs } };
      const t = begun({ options: { creation: true }, position: { turn: 3, players, hexes } }, 'combat');
      t.picks(0, `attack ${middle}`, 'all');
      return t.at() === 'magic.choose' ? t.offers(side).filter((pick) => pick.startsWith('use')) : [];
    };
    expect(offers(['staff-of-striking'], { ent: 3 })).toEqual([]);
    expect(offers(['staff-of-striking'], { ent: 3, lord: 1 })).toEqual(['use staff-of-striking on lord']);
    expect(offers(['scroll-of-troll-control'], { ent: 3 })).toEqual([]);
    expect(offers(['scroll-of-troll-control'], { ent: 3, troll: 2 })).toEqual(['use scroll-of-troll-control on troll']);
    expect(offers(['wand-of-missiles'], { ent: 3 })).toEqual(['use wand-of-missiles']);
    expect(offers(['wand-of-missiles'], { ent: 3 }, 1)).toEqual([]);
    expect(offers(['space-door'], { ent: 3 })).toEqual(['use space-door']);
  },
);

rule(['LW O11', 'LW AMB-066'], 'by its die an item works, does nothing, or works for the enemy', () => {
  const rolled = (die: number) => {
    const players = { 0: { alignment: 'order', lord: { at: north, items: ['magic-sword'] } } };
    const hexes = { [north]: { seat: 0, units: { ent: 3 } }, [middle]: { seat: 1, units: { ent: 3 } } };
    const dice = { effectiveness: [die], combat: [3] };
    const t = begun(
      { options: { effectiveness: true, creation: true }, position: { turn: 3, players, hexes }, dice },
      'combat',
    );
    t.picks(0, `attack ${middle}`, 'all', 'use magic-sword', 'no lord combat');
    const works = (told(t, 'effectiveness')[0] as { works: string }).works;
    return [works, (told(t, 'regular')[0] as { differential: number }).differential];
  };
  expect([1, 3, 4, 5].map(rolled)).toEqual([
    ['works', 24 - 24],
    ['works', 24 - 24],
    ['fails', 21 - 24],
    ['fails', 21 - 24],
  ]);
  expect(rolled(6)[0]).toBe('perverts');
});

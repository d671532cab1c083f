import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { attack, count, FIELD, told } from '../stage.js';
import { type Scene, world } from '../table.js';

// How often, and against whom: limits of attack, flight and talk.
const { middle, north, south } = FIELD;
const begun = (proc: string, scene: Partial<Scene>, seat = 0) =>
  world({ seats: 2, begin: { proc, vars: { seat } }, moreDice: 'seed', ...scene });
const AWAY = { 0: { lord: { at: '1107' }, wizard: { at: '1107' } } };

rule(
  ['LW B8d/2', 'LW AMB-041', 'LW AMB-124'],
  'fleets are attacked on rivers and in ports, on bare coasts only in the Advanced game',
  () => {
    const targets = (options: object, from: string, place: string) => {
      const hexes = { [from]: { seat: 0, units: { troll: 1 } } };
      const fleets = [{ seat: 1, place, aboard: { bowmen: 1 } }];
      const sites = { tenmor: { open: true } };
      const t = begun('combat', { options, position: { turn: 3, players: AWAY, hexes, fleets, sites } });
      return t.at() === 'combat.choose' ? t.offers(0).filter((pick) => pick.startsWith('attack')) : [];
    };
    expect(targets({}, '1106', '1106-1107')).toEqual(['attack fleets 1106-1107 1']);
    expect(targets({}, '0711', '0611')).toEqual(['attack fleets 0611 1']);
    expect(targets({}, '1105', '1104')).toEqual([]);
    expect(targets({ advanced: true }, '1105', '1104')).toEqual(['attack fleets 1104 1']);
    expect(targets({ advanced: true }, middle, '0101')).toEqual([]);
  },
);

rule(['LW AMB-106', 'LW B9h/2'], 'city and castle are attacked once each in a phase', () => {
  const hexes = {
    1606: { seat: 0, units: { ent: 2 } },
    1608: { seat: 0, units: { ent: 2 } },
    1607: { seat: 1, units: { ent: 9 }, inside: { seat: 1, units: { ent: 1 } } },
  };
  const position = { turn: 3, players: AWAY, hexes, castles: ['1607'], sites: { hell: { control: 1 } } };
  const t = begun('combat', { position, dice: { combat: [1], withdrawal: [1] } });
  expect(t.offers(0)).toEqual(['end combat', 'attack city hell', 'attack whole hell']);
  t.picks(0, 'attack city hell', 'join 2 ent from 1606', 'fight');
  while (
    t.at() !== 'combat.choose' &&
    t.asked()[0] === 0 &&
    t.at() !== 'hiring.choose' &&
    t.at() !== 'movement.choose'
  ) {
    const offers = t.offers(0);
    t.picks(0, offers.includes('withdraw') ? 'withdraw' : (offers[0] as string));
  }
  expect(told(t, 'battle')).toHaveLength(1);
});

rule(['LW A3a.3', 'LW A3b/5', 'LW A3b/3'], 'a city that deals with one no more still deals with the other', () => {
  const beside = (world({ seats: 2 }).computed('neighbours', { hex: '1607' }) as string[])[2] as string;
  const players = {
    0: { gold: 90, lord: { at: '1606' }, wizard: { at: '1107' } },
    1: { gold: 90, lord: { at: beside }, wizard: null },
  };
  const position = { turn: 3, order: [0, 1], players, sites: { hell: { legend: 'blank-1' } } };
  const scene = { options: { advanced: true }, position, dice: { defence: [1], bargain: [6, 3] } };
  const t = begun('investigation', scene);
  t.picks(0, 'bargain hell lord');
  expect(told(t, 'bargain')).toMatchObject([{ seat: 0, result: 'x' }]);
  const rest = (seat: number) => {
    while (t.asked()[0] === seat && t.at() !== 'investigation.choose')
      t.picks(seat, t.offers(seat).find((pick) => /^(end|go on|no more)/.test(pick)) as string);
  };
  if (t.at() === 'investigation.choose') t.picks(0, 'go on');
  rest(0);
  rest(1);
  expect(t.offers(1)).toContain('bargain hell lord');
  t.picks(1, 'go on');
  rest(1);
  rest(0);
  expect(t.at() === 'investigation.choose' && t.asked()[0] === 0 ? t.offers(0) : []).not.toContain('bargain hell lord');
});

rule(
  ['LW O2a', 'LW AMB-047', 'LW AMB-076'],
  'upkeep: half the price, a Dragon’s half of its gold, nothing for a city’s own',
  () => {
    const players = { 0: { alignment: 'order', gold: 90, lord: { at: '1409' }, wizard: { at: '1107' } } };
    const sites = { hell: { control: 0, defence: 10 } };
    const hexes = { 1107: { seat: 0, units: { bowmen: 1, 'heavy-infantry': 1, ent: 1 } } };
    const scene = { options: { upkeep: true }, position: { turn: 5, players, hexes, sites } };
    const t = begun('hiring', { ...scene, dice: { seek: [1], dragon: [3] } });
    const before = t.computed('upkeep', { seat: 0 });
    expect(before).toBe(2 + 3);
    t.picks(0, 'seek golden-dragon lord', 'gold', 'pay');
    expect(t.computed('upkeep', { seat: 0 })).toBe(2 + 3 + 15);
  },
);

rule(['LW AMB-115', 'LW B8g/1'], 'a Crystal Ball helps a defender the other way, and the die stays a die', () => {
  const duel = (mine: string[], theirs: string[], die: number) => {
    const players = {
      0: { wizard: { at: north, level: 3, items: mine } },
      1: { wizard: { at: middle, level: 3, items: theirs } },
    };
    const hexes = { [north]: { seat: 0, units: { ent: 6 } }, [middle]: { seat: 1, units: { ent: 6 } } };
    const t = begun('combat', { position: { turn: 3, players, hexes }, dice: { wizards: [die], combat: [3] } });
    attack(t, 0, middle);
    if (t.at() === 'magic.choose') t.picks(t.asked()[0] as number, 'use crystal-ball');
    const { attacker, defender, shift } = told(t, 'duel')[0] as Record<string, number>;
    return [attacker, defender, shift];
  };
  expect(duel(['crystal-ball'], [], 3)).toEqual(duel([], [], 1));
  expect(duel(['crystal-ball'], [], 1)).toEqual(duel([], [], 1));
  expect(duel([], ['crystal-ball'], 3)).toEqual(duel([], [], 5));
  expect(duel([], ['crystal-ball'], 6)).toEqual(duel([], [], 6));
});

rule(['LW A7b/1', 'LW A7b/2'], 'both sides shoot at once: whoever falls has shot', () => {
  const stack = { crossbowmen: 4, ent: 6 };
  const hexes = { [north]: { seat: 0, units: stack }, [middle]: { seat: 1, units: stack } };
  const scene = { options: { advanced: true }, position: { turn: 3, players: AWAY, hexes } };
  const t = begun('combat', { ...scene, dice: { missiles: [1, 1], combat: [3] } });
  attack(t, 0, middle);
  t.picks(1, 'shoot 4 crossbowmen').picks(0, 'shoot 4 crossbowmen');
  expect(told(t, 'volley')).toMatchObject([
    { side: 'attacker', column: 8, n: 3 },
    { side: 'defender', column: 8, n: 3 },
  ]);
  for (const seat of [0, 1]) for (let i = 0; i < 3; i++) if (t.asked()[0] === seat) t.picks(seat, 'lose crossbowmen');
  expect([count(t, 0, north, 'crossbowmen'), count(t, 1, middle, 'crossbowmen')]).toEqual([1, 1]);
});

rule(['LW TABLE.MIT/4', 'LW B21c/2'], 'what works once is gone after its round; what lasts can be used again', () => {
  const used = (item: string) => {
    const players = { 0: { alignment: 'order', wizard: { at: north, items: [item] } }, 1: { lord: { at: south } } };
    const hexes = { [north]: { seat: 0, units: { ent: 6 } }, [middle]: { seat: 1, units: { ent: 6 } } };
    const t = begun('combat', {
      options: { creation: true },
      position: { turn: 3, players, hexes },
      dice: { combat: [3, 3] },
    });
    attack(t, 0, middle);
    t.picks(0, `use ${item}`, 'no wizard combat');
    while (t.at() === 'losses.choose') t.picks(t.asked()[0] as number, 'lose ent');
    t.picks(0, 'fight on').picks(1, 'fight on');
    return [t.at(), t.truth('players.0.wizard.items')];
  };
  expect(used('magic-sword')).toEqual(['magic.choose', ['magic-sword']]);
  expect(used('brewed-potion-of-power')[1] ?? []).toEqual([]);
});

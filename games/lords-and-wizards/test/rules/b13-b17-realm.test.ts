import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { trollSites } from '../../src/map.js';
import { kinds } from '../../src/units.js';
import { count, FIELD, told } from '../stage.js';
import { world } from '../table.js';

const turn = (proc: string, position: object, dice: Record<string, number[]> = {}, options = {}) =>
  world({ seats: 2, options, position: position, begin: { proc, vars: { seat: 0 } }, dice, moreDice: 'seed' });
const rich = (more: object = {}) => ({ players: { 0: { gold: 100, ...more } } });
const found = (id: string) => kinds().find((kind) => kind.id === id)?.found;
const worth = (id: string) => {
  const kind = kinds().find((one) => one.id === id);
  return kind && [kind.attack, kind.defence, kind.move];
};

rule(['LW B13', 'LW B13a/1', 'LW TABLE.UCT'], 'units are hired at the prices of the table, paid at once', () => {
  const t = turn('hiring', rich());
  t.picks(0, 'hire lavidian', 'raise 2 heavy-horse', 'raise 1 bowmen');
  expect(t.truth('players.0.gold')).toBe(76);
  expect(t.truth('hexes.1107.units')).toMatchObject({ 'heavy-horse': 2, bowmen: 1 });
});

rule(['LW B13a/2', 'LW B13c/1', 'LW B20b'], 'Order hires no Orcs', () => {
  const t = turn('hiring', rich({ alignment: 'order' }));
  t.picks(0, 'hire lavidian');
  expect(t.refuses(0, 'raise 1 igrash')).toMatchObject({ rule: 'LW B13c/1' });
});

rule('LW B13c/2', 'Chaos hires no Elves', () => {
  const t = turn('hiring', rich({ alignment: 'chaos' }));
  t.picks(0, 'hire lavidian');
  expect(t.refuses(0, 'raise 1 bowelves')).toMatchObject({ rule: 'LW B13c/2' });
});

rule(['LW B13c/3', 'LW AMB-046'], 'Neutrality hires Dwarves, and no Dragons', () => {
  const t = turn('hiring', rich({ alignment: 'neutral', lord: { at: '1409' } }));
  expect(t.offers(0).filter((pick) => pick.startsWith('seek'))).toEqual(['seek giant lord', 'seek narque lord']);
  t.picks(0, 'hire lavidian');
  expect(t.offers(0)).toContain('raise 1 dwarvish-light-infantry');
});

rule(['LW B13b/1', 'LW PRS.IV.2a', 'LW PRS.V'], 'regular units appear in any city he controls', () => {
  const t = turn('hiring', { ...rich(), sites: { hell: { control: 0 }, gelken: { control: 1 } } });
  expect(t.refuses(0, 'hire gelken')).toMatchObject({ rule: 'LW B13b/1' });
  t.picks(0, 'hire hell', 'raise 1 bowmen');
  expect(count(t, 0, '1607', 'bowmen')).toBe(1);
});

rule('LW B13b/2', 'or in its castle, up to five', () => {
  const t = turn('hiring', rich());
  t.picks(0, 'hire lavidian', 'place in castle', 'raise 5 bowmen');
  expect(t.truth('hexes.1107.inside.units')).toEqual({ bowmen: 5 });
  expect(t.refuses(0, 'raise 1 bowmen')).toMatchObject({ rule: 'LW B13b/2' });
});

rule(['LW B13a.1/1', 'LW B13a.1/2', 'LW PRS.IV.2b'], 'a special unit must be found, where a leader is', () => {
  const t = turn('hiring', rich({ lord: { at: '1409' } }), { seek: [2] });
  expect(t.refuses(0, 'seek roc wizard')).toMatchObject({ rule: 'LW B13a.1/2' });
  t.picks(0, 'seek roc lord', 'pay');
  expect(count(t, 0, '1409', 'roc')).toBe(1);
});

rule(
  ['LW B13a.1.1', 'LW B13a.1.2', 'LW B13a.1.3'],
  'Ents in woods on a 1, for nothing; Rocs and Giants in mountains on 1 and 2',
  () => {
    expect([found('ent'), found('roc'), found('giant')]).toEqual([
      { terrain: 'woods', upTo: 1 },
      { terrain: 'mountain', upTo: 2 },
      { terrain: 'mountain', upTo: 2 },
    ]);
    expect(kinds().find((kind) => kind.id === 'ent')).toMatchObject({ cost: 0, upkeep: 0 });
  },
);

rule(['LW B13a.1.4', 'LW B13a.1.7', 'LW B13a.1.6'], 'Skorres and Narques in mountains; six kinds of Dragons', () => {
  expect([found('skorre'), found('narque')]).toEqual([
    { terrain: 'mountain', upTo: 2 },
    { terrain: 'mountain', upTo: 2 },
  ]);
  expect(kinds().filter((kind) => kind.race === 'dragon')).toHaveLength(6);
});

rule(
  ['LW B13a.1.6.1', 'LW B13a.1.6.2', 'LW B13a.1.6.3'],
  'Golden and Red Dragons in mountains, Silver in woods',
  () => {
    expect(['golden-dragon', 'silver-dragon', 'red-dragon'].map((id) => found(id)?.terrain)).toEqual([
      'mountain',
      'woods',
      'mountain',
    ]);
  },
);

rule(
  ['LW B13a.1.6.4', 'LW B13a.1.6.5', 'LW B13a.1.6.6'],
  'Green Dragons in woods, Black in swamps, Purple in deserts',
  () => {
    expect(['green-dragon', 'black-dragon', 'purple-dragon'].map((id) => found(id)?.terrain)).toEqual([
      'woods',
      'swamp',
      'desert',
    ]);
    expect(['green-dragon', 'black-dragon', 'purple-dragon'].map(worth)).toEqual([
      [9, 12, 8],
      [6, 9, 8],
      [9, 9, 8],
    ]);
  },
);

rule(['LW B13a.1.5', 'LW AMB-044'], 'Trolls on both sides of a bridge far from towns', () => {
  const seeks = (at: string) => turn('hiring', rich({ alignment: 'chaos', lord: { at } })).offers(0);
  expect(seeks('2007')).toContain('seek troll lord');
  expect(seeks('2107')).toContain('seek troll lord');
  expect(seeks('1206')).not.toContain('seek troll lord');
  expect(trollSites().filter(Boolean)).toHaveLength(8);
});

rule(['LW B13a.2/1', 'LW B13a.2/2', 'LW AMB-049'], 'one attempt a leader, escorted or not', () => {
  const t = turn(
    'hiring',
    { ...rich({ lord: { at: '1409' }, wizard: { at: '1409' } }), hexes: { 1409: { seat: 0, units: { bowmen: 1 } } } },
    { seek: [6, 6] },
  );
  t.picks(0, 'seek roc lord');
  expect(t.offers(0)).toContain('seek roc wizard');
  expect(t.offers(0)).not.toContain('seek roc lord');
});

rule(['LW B13a.2.1/1', 'LW B13a.2.1/2', 'LW AMB-146'], 'a Dragon takes ten GTs times a die, now or never', () => {
  const t = turn('hiring', rich({ alignment: 'chaos', lord: { at: '1409' } }), { seek: [1], dragon: [4] });
  t.picks(0, 'seek red-dragon lord', 'pay');
  expect(t.truth('players.0.gold')).toBe(60);
  const gone = turn('hiring', rich({ alignment: 'chaos', lord: { at: '1409' } }), { seek: [1], dragon: [4] });
  gone.picks(0, 'seek red-dragon lord', 'let it go');
  expect(count(gone, 0, '1409', 'red-dragon')).toBe(0);
});

rule(['LW B14/1', 'LW B15/2', 'LW PRS.VI'], 'attrition on turn 6, after combat and before income', () => {
  const t = turn(
    'combat',
    { turn: 6, hexes: { [FIELD.middle]: { seat: 0, units: { bowmen: 20 } } } },
    { attrition: [6] },
  );
  expect(told(t, 'attrition')).toMatchObject([{ n: 1 }]);
  expect(told(t, 'income')).toHaveLength(1);
});

rule(['LW B14/2', 'LW B14a.1', 'LW TABLE.AT'], 'a share by the die, rounded to the nearest', () => {
  const t = turn('attrition', { hexes: { [FIELD.middle]: { seat: 0, units: { bowmen: 10 } } } }, { attrition: [2] });
  expect(told(t, 'attrition')).toEqual([{ seat: 0, die: 2, percent: 25, units: 10, n: 3 }]);
});

rule('LW B14a', 'the owner picks', () => {
  const t = turn(
    'attrition',
    { hexes: { [FIELD.middle]: { seat: 0, units: { bowmen: 3, 'heavy-horse': 1 } } } },
    { attrition: [2] },
  );
  t.picks(0, `lose bowmen ${FIELD.middle}`);
  expect(count(t, 0, FIELD.middle, 'heavy-horse')).toBe(1);
});

rule(['LW B14a.2', 'LW A6b/2'], 'special units, leaders and those aboard neither count nor fall', () => {
  const position = {
    hexes: { [FIELD.middle]: { seat: 0, units: { ent: 5, bowmen: 1 } } },
    fleets: [
      { seat: 0, place: '0404', aboard: { bowmen: 4 } },
      { seat: 0, place: '0404', kind: 'battle-fleet' },
    ],
  };
  const t = world({ seats: 2, options: { advanced: true }, position });
  expect(t.computed('countable', { seat: 0 })).toBe(1);
});

rule(['LW B5a.1/2', 'LW B23h'], 'a Lord rises when the phase is over', () => {
  const t = turn('attrition', { turn: 54, hexes: { [FIELD.middle]: { seat: 0, units: { bowmen: 1 } } } });
  expect(told(t, 'rises')).toContainEqual({ seat: 0, leader: 'lord', level: 2, why: 'experience' });
});

rule(
  ['LW B17/1', 'LW B17a', 'LW PRS.IV.1'],
  'income is the sum of his cities and villages, on the second turn of a month',
  () => {
    const sites = { hell: { control: 0 }, 'village-b': { control: 0 } };
    expect(told(turn('income', { turn: 4, sites }), 'income')).toEqual([{ seat: 0, gold: 11 }]);
    expect(told(turn('income', { turn: 3, sites }), 'income')).toEqual([]);
  },
);

rule(
  ['LW B17b', 'LW B18/1', 'LW PRS.N1'],
  'the first comes at the end of the first month, and may be spent at once',
  () => {
    const t = turn('combat', { turn: 2 });
    expect(t.at()).toBe('hiring.choose');
    expect(t.truth('players.0.gold')).toBe(5);
  },
);

rule(['LW B16/2', 'LW B16/3', 'LW AMB-054'], 'levels, income, own items, gold; who is equal in all shares', () => {
  const players = { 0: { gold: 5 }, 1: { gold: 5 } };
  expect(turn('movement', { players }).computed('ranking')).toEqual([0, 1]);
  expect(turn('movement', { players: { ...players, 1: { gold: 6 } } }).computed('ranking')).toEqual([1]);
  expect(
    turn('movement', { players: { 0: { gold: 5, lord: { level: 2 } }, 1: { gold: 60 } } }).computed('ranking'),
  ).toEqual([0]);
});

rule('LW B16a', 'a player’s leaders are added', () => {
  const t = turn('movement', { players: { 0: { lord: { level: 3 }, wizard: { level: 4 } } } });
  expect(t.computed('levels', { seat: 0 })).toBe(7);
});

rule('LW B15/3', 'the game ends with turn 54', () => {
  const t = world({ seats: 2, position: { turn: 53, order: [0, 1] }, begin: { proc: 'round' }, moreDice: 'seed' });
  for (let i = 0; i < 40 && !t.result; i++) {
    const [seat] = t.asked() as [number];
    t.picks(seat, t.offers(seat).find((pick) => /^(end|go on)/.test(pick)) ?? (t.offers(seat)[0] as string));
  }
  expect(t.result?.rule).toBe('LW B16/2');
});

rule(['LW B5b.1/2', 'LW B23i', 'LW AMB-056'], 'a Wizard rises after four turns of study', () => {
  const t = turn('study', { players: { 0: { wizard: { study: 3 } } } });
  expect(told(t, 'rises')).toEqual([{ seat: 0, leader: 'wizard', level: 2, why: 'study' }]);
});

rule('LW B5b.1/2', 'not after three', () => {
  const t = turn('study', { players: { 0: { wizard: { study: 2 } } } });
  expect(told(t, 'rises')).toEqual([]);
  expect(t.truth('players.0.wizard.study')).toBe(3);
});

rule('LW B5b.1/3', 'whatever disturbs him makes it begin anew', () => {
  const t = turn('movement', { players: { 0: { wizard: { study: 3 } } } });
  t.picks(0, 'move 1107', 'take 1 wizard', 'go', 'to 1007', 'halt');
  expect(t.truth('players.0.wizard.study')).toBe(0);
});

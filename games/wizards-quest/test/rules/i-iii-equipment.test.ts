import { apply } from '@questhall/kernel';
import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { wizardsQuest } from '../../src/index.js';
import { BAIT, CALM, told } from '../stage.js';
import { marnon } from '../table.js';

const sum = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0);

rule('WQ I.PLAYERS', 'two to six sit down, neither one nor seven', () => {
  for (const seats of [2, 3, 4, 5, 6]) {
    const t = marnon({ seats });
    expect(Object.keys(t.truth('players') as object)).toHaveLength(seats);
    expect(t.board.hero).toHaveLength(seats);
  }
  expect(() => marnon({ seats: 1 })).toThrow();
  expect(() => marnon({ seats: 7 })).toThrow();
});

rule('WQ II', 'the third of the own treasures wins, not the second', () => {
  const position = (taken: string[]) => ({
    spaces: {
      dewbury: { seat: 0, men: 2, treasure: { owner: 0, kind: 'chest' } },
      britton: { seat: 1 },
      'castle-1': { treasure: { owner: 1, kind: 'crown' } },
    },
    players: { 0: { taken } },
  });
  const begin = { proc: 'treasure', vars: { seat: 0, space: 'dewbury' } };
  const second = marnon({ seats: 2, position: position(['ring']), begin });
  expect(second.computed('treasures', { seat: 0 })).toBe(2);
  expect(second.result).toBeNull();
  expect(second.at()).toBe('place.choose');
  const third = marnon({ seats: 2, position: position(['ring', 'crown']), begin });
  expect(third.result).toMatchObject({ winners: [0], rule: 'WQ X.E.2' });
  expect(third.computed('treasures', { seat: 0 })).toBe(3);
  expect(third.computed('treasures', { seat: 1 })).toBe(0);
});

rule(
  ['WQ III.A.2', 'WQ III.A.3'],
  'there is one wizard and one dragon: where they come to, they have left the rest',
  () => {
    const t = marnon({
      seats: 2,
      position: { spaces: { dewbury: { seat: 0 }, ...BAIT }, dragon: 'pembroke', wizard: 'haven' },
      begin: { proc: 'dragon' },
      dice: CALM,
    });
    expect([t.truth('dragon'), t.truth('wizard')]).toEqual(['elderoak', 'rootholm']);
    expect(t.computed('protected', { space: 'dewbury' })).toBe(false);
    expect(t.computed('protected', { space: 'haven' })).toBe(false);
    expect(t.computed('protected', { space: 'marls-gate' })).toBe(true);
  },
);

rule('WQ R4', 'dragon and wizard are off the board until their first phases', () => {
  const t = marnon({ seats: 2, dice: { first: [6, 6, 1, 1, 5, 5, 1, 1] }, moreDice: 'seed' });
  expect([t.truth('dragon'), t.truth('wizard')]).toEqual([null, null]);
  while (t.truth('phase') === 'setup') {
    const [seat] = t.asked();
    expect([t.truth('dragon'), t.truth('wizard')]).toEqual([null, null]);
    t.picks(seat, t.offers(seat)[0]);
  }
  const keys = t.events().map(({ key }) => key);
  expect(keys.indexOf('dragon.moves')).toBeGreaterThan(keys.indexOf('orcs.generation'));
  expect(t.truth('dragon')).not.toBeNull();
  const unprotected = marnon({ seats: 2, position: { spaces: { dewbury: { seat: 0 } } } });
  expect(unprotected.computed('protected', { space: 'dewbury' })).toBe(false);
});

rule('WQ III.A.4', 'orcs beyond the ninety counters still come', () => {
  const t = marnon({
    seats: 2,
    position: { spaces: { dewbury: { seat: 0 }, ...BAIT }, elsewhere: { orcs: 3 } },
    begin: { proc: 'orcs' },
    dice: { ...CALM, orcs: [6, 6] },
  });
  const orcs = sum(t.board.men.filter((_, space) => t.board.holder[space] === 6));
  expect(orcs).toBe(42 * 3 + 10 + 1);
  expect(t.truth('spaces.haven.orcs')).toBe(4);
  expect([t.truth('players.0.pieces'), t.truth('players.1.pieces')]).toEqual([1, 8]);
});

rule('WQ IV.A.2', 'men never run out either', () => {
  const t = marnon({
    seats: 2,
    position: { spaces: { dewbury: { seat: 0, men: 90 }, britton: { seat: 1 } }, award: 20 },
    begin: { proc: 'reinforce', vars: { seat: 0 } },
  });
  t.picks(0, 'place 24 dewbury');
  expect(t.truth('spaces.dewbury.men')).toBe(114);
  expect([t.truth('players.0.pieces'), t.truth('players.1.pieces')]).toEqual([114, 1]);
  expect(wizardsQuest.invariants(t.board)).toEqual([]);
});

rule(['WQ III.A.5', 'WQ IV.A.1'], 'every player has a set of his own, told from all the others', () => {
  const t = marnon({ seats: 3, dice: { first: [6, 6, 1, 1, 2, 2] } });
  t.picks(0, 'take castle-4').picks(1, 'take castle-5');
  expect([t.truth('spaces.castle-4.seat'), t.truth('spaces.castle-5.seat')]).toEqual([0, 1]);
  for (const seat of [0, 1, 2]) {
    expect(t.truth(`players.${seat}`)).toMatchObject({ hero: null, sorcerer: null, taken: [], out: false });
    expect(t.truth(`players.${seat}.pieces`)).toBe(seat < 2 ? 1 : 0);
  }
});

for (const [id, power, other] of [
  ['WQ III.A.5.a', 'hero', 'sorcerer'],
  ['WQ III.A.5.b', 'sorcerer', 'hero'],
] as const) {
  rule(id, `there is one ${power} a player: while he is on the board he cannot be had again`, () => {
    const open = (here: object) =>
      marnon({
        seats: 2,
        position: { spaces: { dewbury: { seat: 0, men: 2, ...here }, haven: { seat: 0 }, britton: { seat: 1 } } },
        begin: { proc: 'place', vars: { seat: 0, men: 4 } },
      });
    expect(marnon({ seats: 2 }).truth(`players.0.${power}`)).toBeNull();
    const without = open({});
    expect(without.offers(0)).toContain(`place ${power} dewbury`);
    without.picks(0, `place ${power} haven`);
    expect(without.truth(`players.0.${power}`)).toBe('haven');
    expect(without.offers(0)).not.toContain(`place ${power} dewbury`);
    expect(without.offers(0)).toContain(`place ${other} dewbury`);
    const having = open({ [power]: true });
    expect(having.offers(0)).not.toContain(`place ${power} haven`);
    expect(having.offers(0)).toContain(`place ${other} haven`);
    expect(having.refuses(0, `place ${power} haven`).rule).toBe('WQ R37');
  });
}

rule('WQ III.A.5.e', 'everybody has a ring, a crown and a chest', () => {
  const t = marnon({
    seats: 2,
    position: { spaces: { 'castle-1': { seat: 0 }, 'castle-2': { seat: 1 } }, elsewhere: { orcs: 2 } },
    begin: { proc: 'treasures' },
  });
  expect(t.offers(0).filter((pick) => pick.endsWith(' castle-4'))).toEqual([
    'hide ring castle-4',
    'hide crown castle-4',
    'hide chest castle-4',
  ]);
  t.picks(0, 'hide ring castle-4').picks(1, 'hide ring castle-5');
  t.picks(0, 'hide crown haven').picks(1, 'hide crown britton');
  expect(new Set(t.offers(0).map((pick) => pick.split(' ')[1]))).toEqual(new Set(['chest']));
  t.picks(0, 'hide chest dewbury').picks(1, 'hide chest pembroke');
  expect(t.at()).toBe('place.choose');
  expect(t.board.treasureKind).toEqual([0, 1, 2, -1, 0, 1, 2, -1]);
  const later = marnon({ seats: 2, position: { spaces: { dewbury: { seat: 0 }, britton: { seat: 1 } } } });
  expect(later.board.treasureKind.filter((kind) => kind >= 0)).toHaveLength(6);
});

rule('WQ III.A.6', 'the petition deck has 35 cards, and the blank one only where it is wanted', () => {
  expect(marnon({ seats: 2 }).truth('deckSize')).toBe(35);
  expect(marnon({ seats: 2, options: { 'blank-card': true } }).truth('deckSize')).toBe(36);
  const open = (truceUntil: number) =>
    marnon({
      seats: 2,
      options: { 'blank-card': true },
      position: { spaces: { dewbury: { seat: 0, men: 2 }, britton: { seat: 1 } }, turn: 3, truceUntil },
      begin: { proc: 'attack', vars: { seat: 0 } },
    });
  expect(open(3).offers(0)).toEqual(['end turn']);
  expect(open(2).offers(0)).toContain('campaign dewbury red-dune');
});

rule('WQ III.A.7', 'two dice with six sides are rolled', () => {
  const dice = [1, 6, 2, 5, 3, 4, 6, 1, 4, 3, 5, 2];
  const t = marnon({ seats: 2, dice: { first: [6, 6, 1, 1], setup: dice } });
  t.picks(0, 'take castle-1').picks(1, 'take castle-2');
  expect(told(t, 'setup.orcs').map((args) => (args as { dice: number[] }).dice)).toEqual([
    [1, 6],
    [2, 5],
    [3, 4],
    [6, 1],
    [4, 3],
    [5, 2],
  ]);
  expect(t.leftDice()).toEqual({});
  expect(() => marnon({ seats: 2, dice: { first: [7, 1, 1, 1] } })).toThrow();
});

rule('WQ III.B.1', 'men, heroes, sorcerers and orcs fight in forces, dragon and wizard by themselves', () => {
  const t = marnon({
    seats: 2,
    position: {
      spaces: {
        dewbury: { seat: 0, men: 1, sorcerer: true },
        'red-dune': { orcs: 1 },
        'hidden-hollow': { seat: 1, men: 1, hero: true },
        'melting-sands': { orcs: 2 },
      },
      dragon: 'red-dune',
      wizard: 'melting-sands',
    },
  });
  const defence = (to: object) =>
    (t.computed('die-range', { from: 'dewbury', ...to }) as { defender: number }).defender;
  expect(defence({ to: 'red-dune' })).toBe(1);
  expect(defence({ to: 'hidden-hollow' })).toBe(2);
  expect(defence({ against: 'dragon' })).toBe(6);
  expect(defence({ against: 'wizard' })).toBe(6);
});

rule('WQ III.B.2', 'men, hero and sorcerer are lost as their owner says, and nobody else', () => {
  const gobbled = (die: number, here: object) =>
    marnon({
      seats: 2,
      position: { spaces: { dewbury: { seat: 0 }, elderoak: { seat: 1, men: 2, ...here } } },
      begin: { proc: 'dragon' },
      dice: { ...CALM, gobble: [die] },
    });
  const t = gobbled(1, { hero: true });
  expect(t.asked()).toEqual([1]);
  expect(t.offers(1)).toEqual(['lose 1 men', 'lose hero']);
  expect(apply(wizardsQuest, t.state, { seat: 0, picks: ['lose hero'] })).toMatchObject({ refused: 'not-asked' });
  t.picks(1, 'lose hero');
  expect(t.truth('spaces.elderoak')).toMatchObject({ men: 2, hero: false });
  const man = gobbled(1, { hero: true }).picks(1, 'lose 1 men');
  expect(man.truth('spaces.elderoak')).toMatchObject({ men: 1, hero: true });
  expect(gobbled(1, {}).at()).toBe('petition.choose');
  expect(gobbled(2, { sorcerer: true }).offers(1)).toEqual(['lose 2 men', 'lose sorcerer 1 men']);
});

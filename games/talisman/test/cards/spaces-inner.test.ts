import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { hero, told } from '../stage.js';
import { comes, ELF, isOver, of, type Words } from './deck.js';

/** A Druid has just come to an inner space. */
const enters = (space: string, dice = {}, words: Words = {}, options = {}) =>
  comes({ character: 'druid', space, due: true, ...words }, { dice, options });
const moves = (space: string, words: Words = {}, dice = {}) =>
  hero({ character: 'druid', space, trophies: ['dragon'], ...words }, { begin: 'move', others: [ELF], dice });

rule('T 11:3', 'Plain of Peril: nothing to be done there; on by either way, or out by the Portal', () => {
  const t = comes({ character: 'druid', space: 'plain-of-peril' });
  expect([isOver(t), of(t, 0, 'lives')]).toEqual([true, [4]]);
  expect(moves('plain-of-peril').offers(0).slice(0, 3)).toEqual(['go crypt', 'go mines', 'retreat portal-of-power']);
  expect(moves('plain-of-peril').refuses(0, 'roll')).toMatchObject({ rule: 'T 11:3' });
});

/** Dice that add up to this over the value. */
const dice = (value: number, result: number) => {
  const sum = value + result;
  return [Math.min(6, sum - 2), Math.max(1, sum - 2 - 6 + 1), 1 + Math.max(0, sum - 2 - 6 + 1 - 6)];
};

rule(
  ['T 14:5.1', 'T 14:5.3', 'T R15'],
  'Crypt: three dice less Strength; 0 stay, 1 Plain of Peril, 2-3 Portal, 4-5 Warlock’s Cave, 6 City',
  () => {
    const crypt = (result: number) => {
      const t = enters('crypt', { crypt: dice(4, result), adventure: ['ring'] }, { strength: 4 });
      expect(told(t, 'exit')).toMatchObject([{ value: 4, result }]);
      return of(t, 0, 'space')[0];
    };
    const exits = [
      'crypt',
      'crypt',
      'plain-of-peril',
      'portal-of-power',
      'portal-of-power',
      'warlocks-cave',
      'warlocks-cave',
      'city',
      'city',
    ];
    expect([-1, 0, 1, 2, 3, 4, 5, 6, 7].map(crypt)).toEqual(exits);
  },
);

rule(['T 14:6', 'T R16'], 'Mines: the same with Craft; 6 and more leads to the Tavern', () => {
  const mines = (result: number) => {
    const t = enters('mines', { mines: dice(4, result), adventure: ['ring'], table: [4] });
    expect(told(t, 'exit')).toMatchObject([{ value: 4, result }]);
    return of(t, 0, 'space')[0];
  };
  const exits = [
    'mines',
    'mines',
    'plain-of-peril',
    'portal-of-power',
    'portal-of-power',
    'warlocks-cave',
    'warlocks-cave',
    'tavern',
    'tavern',
  ];
  expect([-1, 0, 1, 2, 3, 4, 5, 6, 7].map(mines)).toEqual(exits);
  expect(moves('mines').offers(0).slice(0, 2)).toEqual(['go vampires-tower', 'retreat plain-of-peril']);
});

rule(['T R104', 'T R103', 'T 6:3'], "Vampire's Tower: one to three Lives, or Followers for them", () => {
  const lives = [1, 2, 3, 4, 5, 6].map((die) => of(enters('vampires-tower', { vampire: [die] }), 0, 'lives')[0]);
  expect(lives).toEqual([3, 3, 2, 2, 1, 1]);
  const t = enters('vampires-tower', { vampire: [5] }, { followers: ['maiden', 'pixie', 'poltergeist'] });
  expect([t.at(), t.offers(0)]).toEqual(['space:vampire.pay', ['lose life', 'give up maiden', 'give up pixie']]);
  t.picks(0, 'give up pixie', 'lose life', 'give up maiden');
  expect([of(t, 0, 'lives', 'followers', 'due'), t.truth('discard')]).toEqual([
    [3, ['poltergeist'], false],
    ['maiden', 'pixie'],
  ]);
});

rule(['T 14:8.1', 'T 14:8.2'], 'Pits: so many Pitfiends of Strength 4, one after another', () => {
  const t = enters('pits', { pits: [3], combat: [6, 6, 6], foe: [1, 2, 3] }, { strength: 3 });
  expect([told(t, 'fought'), of(t, 0, 'due', 'foe', 'trophies')]).toMatchObject([
    [{ foes: ['pitfiend'], scores: [9, 5] }, { scores: [9, 6] }, { scores: [9, 7] }],
    [false, 0, []],
  ]);
});

rule(['T 14:8.3', 'T R18', 'T R109'], 'Pits: a lost or drawn fight ends the turn, and those left wait', () => {
  const lost = enters('pits', { pits: [3], combat: [6, 1], foe: [1, 6] }, { strength: 3 });
  expect([of(lost, 0, 'lives', 'due', 'foe'), isOver(lost)]).toEqual([[3, true, 2], true]);
  const drawn = enters('pits', { pits: [1], combat: [3], foe: [2] }, { strength: 3 });
  expect(of(drawn, 0, 'lives', 'due', 'foe')).toEqual([4, true, 1]);
  const again = enters('pits', { combat: [6, 6], foe: [1, 1] }, { strength: 3, foe: 2 });
  expect([told(again, 'pits'), of(again, 0, 'due')]).toEqual([[], [false]]);
});

rule(['T 14:7', 'T R75'], 'Werewolf Den: two dice for its Strength; by option one', () => {
  const t = enters('werewolf-den', { werewolf: [1, 3], combat: [6], foe: [3] });
  expect([told(t, 'fought'), of(t, 0, 'due', 'foe')]).toMatchObject([
    [{ foes: ['werewolf'], scores: [8, 7] }],
    [false, 0],
  ]);
  const one = enters('werewolf-den', { werewolf: [3], combat: [6], foe: [3] }, {}, { 'werewolf-dice': 1 });
  expect(told(one, 'fought')).toMatchObject([{ scores: [8, 6] }]);
});

rule(['T 14:7', 'T 11:4', 'T R111'], 'Werewolf Den: unbeaten it waits with the same Strength', () => {
  const t = enters('werewolf-den', { werewolf: [6, 6], combat: [1], foe: [1] });
  expect([of(t, 0, 'lives', 'due', 'foe'), isOver(t)]).toEqual([[3, true, 12], true]);
  const again = enters('werewolf-den', { combat: [6], foe: [1] }, { foe: 12, strength: 9 });
  expect([told(again, 'werewolf'), told(again, 'fought'), of(again, 0, 'due')]).toMatchObject([
    [],
    [{ scores: [15, 13] }],
    [false],
  ]);
  expect(moves('werewolf-den', { due: true, foe: 12 }).offers(0).slice(0, 2)).toEqual([
    'stay',
    'retreat dice-with-death',
  ]);
});

rule(['T 11:4', 'T 4:2'], 'Dice with Death: higher he is free, level again, lower a Life and again', () => {
  const death = (rolls: number[]) => of(enters('dice-with-death', { death: rolls }), 0, 'lives', 'due');
  expect([death([3, 4, 3, 3]), death([3, 3, 2, 4]), death([1, 2, 2, 2])]).toEqual([
    [4, false],
    [4, true],
    [3, true],
  ]);
});

rule(['T 11:6.1', 'T R19', 'T R13'], 'Valley of Fire: on to the Crown, or back down either branch', () => {
  const t = moves('valley-of-fire');
  expect(t.offers(0).slice(0, 2)).toEqual(['go crown-of-command', 'retreat']);
  t.picks(0, 'retreat');
  expect(t.offers(0)).toEqual(['retreat werewolf-den', 'retreat pits']);
  t.picks(0, 'retreat pits');
  // Who goes back need not fight.
  expect([of(t, 0, 'space', 'lives'), told(t, 'pits')]).toEqual([['pits', 4], []]);
});

const crowned = (die: number, other: Words = {}) =>
  hero(
    { character: 'druid', space: 'crown-of-command' },
    {
      begin: 'encounter',
      others: [{ ...ELF, ...other }, { character: 'monk' }],
      more: { crowned: true },
      dice: { command: [die] },
    },
  );

rule(
  ['T 9:8.2', 'T 9:8.3', 'T R24'],
  'Crown of Command: on 4, 5 or 6 each other in turn loses a Life or gives up',
  () => {
    expect([1, 2, 3].map((die) => of(crowned(die), 1, 'lives')[0])).toEqual([4, 4, 4]);
    for (const die of [4, 5, 6]) {
      const t = crowned(die);
      expect([t.asked(), t.offers(1)]).toEqual([[1], ['lose life', 'give up']]);
      t.picks(1, 'lose life').picks(2, 'give up');
      expect([of(t, 1, 'lives'), of(t, 2, 'out', 'character')]).toEqual([[3], [true, null]]);
    }
  },
);

rule(['T 14:9.1', 'T 14:9.2'], 'Crown of Command: with another there he is met, and nothing else', () => {
  const t = crowned(6, { space: 'crown-of-command' });
  expect([told(t, 'met')[0], told(t, 'command')]).toEqual([{ seat: 0, other: 1, deed: 'attack' }, []]);
});

import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { hero, told } from '../stage.js';
import { comes, draws, ELF, isOver, of, type Words } from './deck.js';

const at = (space: string, words: Words = {}, dice = {}) => comes({ character: 'druid', space, ...words }, { dice });

rule('T 4:2', 'Desert: a Life is lost, in both of them', () => {
  expect(['desert-1', 'desert-2'].map((space) => of(at(space), 0, 'lives')[0])).toEqual([3, 3]);
});

const prays = (dice: number[], words: Words = {}, more = {}) =>
  at('temple', words, { table: dice, ...more }).picks(0, 'call on prayer');

rule(['T EQUIP.9', 'T 4:2', 'T 13:5.2'], 'Temple: two dice; 2 two Lives lost, 3 one', () => {
  expect([of(prays([1, 1]), 0, 'lives'), of(prays([1, 2]), 0, 'lives')]).toEqual([[2], [3]]);
});

rule(['T R104', 'T 6:3'], 'Temple: 4 a Life or a Follower, of those he has', () => {
  expect(of(prays([2, 2]), 0, 'lives')).toEqual([3]);
  const t = prays([3, 1], { followers: ['maiden', 'pixie'] });
  expect([t.at(), t.offers(0)]).toEqual(['effect.which', ['lose life', 'lose follower']]);
  t.picks(0, 'lose follower', 'give up maiden');
  expect([of(t, 0, 'lives', 'followers'), t.truth('discard')]).toEqual([[4, ['pixie']], ['maiden']]);
  expect(of(prays([2, 2], { followers: ['poltergeist'] }), 0, 'lives', 'followers')).toEqual([3, ['poltergeist']]);
});

rule('T 13:5.2', 'Temple: 5 enslaved', () => {
  expect(of(prays([4, 1]), 0, 'enslaved')).toEqual([true]);
});

const slave = (die: number, words: Words = {}) =>
  hero(
    { character: 'thief', space: 'temple', enslaved: true, ...words },
    { begin: 'turn', others: [ELF], dice: { move: [die], adventure: ['ring'] }, more: { turn: 3 } },
  );

rule('T 11:1.1', 'Temple: a slave goes free with a 4, 5 or 6, and that roll is the move', () => {
  const freed = [1, 2, 3, 4, 5, 6].map((die) => slave(die)).map((t) => of(t, 0, 'enslaved')[0]);
  expect(freed).toEqual([true, true, true, false, false, false]);
  const held = slave(3);
  expect([isOver(held), of(held, 0, 'space')]).toEqual([true, ['temple']]);
  const t = slave(4);
  expect([t.at(), t.offers(0)]).toEqual(['move.way', ['go portal-of-power', 'go warlocks-cave']]);
  // Nothing but the roll gets him out.
  expect(slave(1, { lift: 'boatman', raft: 'raft' }).truth('players.0.space')).toBe('temple');
});

rule(['T 1:5', 'T 2:4', 'T 4:5'], 'Temple: 6 a Strength, 7 a Craft, 8 and 9 a Spell, 11 a Life, 12 two', () => {
  const values = (dice: number[]) =>
    of(prays(dice, {}, { spell: ['hex'] }), 0, 'strength', 'craft', 'spellCount', 'lives');
  expect(
    [
      [3, 3],
      [3, 4],
      [4, 4],
      [4, 5],
      [5, 6],
      [6, 6],
    ].map(values),
  ).toEqual([
    [3, 4, 0, 4],
    [2, 5, 0, 4],
    [2, 4, 1, 4],
    [2, 4, 1, 4],
    [2, 4, 0, 5],
    [2, 4, 0, 6],
  ]);
});

rule(['T 20:1', 'T 20:2.2'], 'Temple: 10 a Talisman, while there is one', () => {
  expect(of(prays([5, 5]), 0, 'objects')).toEqual([['given-talisman']]);
  const cards = Array.from({ length: 4 }, () => 'given-talisman');
  const t = comes(
    { character: 'druid', space: 'temple' },
    { dice: { table: [4, 6] }, more: { spaces: { oasis: { cards } } } },
  );
  expect([of(t.picks(0, 'call on prayer'), 0, 'objects'), told(t, 'talisman.none')]).toEqual([[[]], [{ seat: 0 }]]);
});

rule('T R115', 'Temple: Monk and Priest may add 1, and 13 counts as 12', () => {
  for (const character of ['monk', 'priest']) {
    const t = at('temple', { character }, { table: [6, 6] }).picks(0, 'call on prayer', 'add 1');
    expect(of(t, 0, 'lives')).toEqual([6]);
  }
});

rule('T 13:5.2', 'Temple: nobody has to pray', () => {
  const t = at('temple').picks(0, 'done');
  expect([told(t, 'table'), isOver(t)]).toEqual([[], true]);
});

rule(['T R86', 'T 16:4.1'], 'Runes: Enemies add 2 to their die, beside the Cursed Glade 3', () => {
  const foe = (space: string, card: string, options = {}) => {
    const t = draws([card], { character: 'thief', space }, { dice: { combat: [1], foe: [1] }, options });
    return (told(t, 'fought')[0] as { scores: number[] }).scores[1];
  };
  expect(['runes-1', 'runes-2', 'runes-3', 'middle-woods'].map((space) => foe(space, 'wolf'))).toEqual([5, 6, 5, 3]);
  expect([foe('runes-2', 'spectre'), foe('runes-2', 'wolf', { 'uneven-runes': false })]).toEqual([7, 5]);
});

rule(['T 4:6', 'T 3:3'], 'Castle: the Royal Doctor heals for one Gold each', () => {
  const t = at('castle', { lives: 2, gold: 1 }).picks(0, 'call on royal-doctor');
  expect(of(t, 0, 'lives', 'gold')).toEqual([3, 0]);
  expect(told(at('castle', { lives: 2, gold: 0 }), 'called')).toEqual([]);
});

rule(['T 11:24.1', 'T R10'], 'Portal of Power: two dice, no more than Strength or Craft as chosen, open it', () => {
  const tries = (dice: number[], pick: string, words: Words = {}) =>
    hero(
      { character: 'druid', space: 'portal-of-power', ...words },
      { begin: 'portal', others: [ELF], dice: { portal: dice, adventure: ['ring'] } },
    ).picks(0, pick);
  const open = tries([1, 3], 'by craft');
  expect([of(open, 0, 'space', 'craft'), isOver(open)]).toEqual([['plain-of-peril', 4], true]);
  const shut = tries([2, 3], 'by craft', { craft: 4, strength: 6 });
  expect(of(shut, 0, 'space', 'craft', 'strength')).toEqual(['portal-of-power', 4, 6]);
  expect(of(tries([6, 1], 'by strength', { strength: 6 }), 0, 'strength')).toEqual([5]);
});

rule(['T R104', 'T 3:3', 'T 4:2'], 'Black Knight: a Gold or a Life; without Gold a Life', () => {
  const t = at('black-knight').picks(0, 'follow black-knight');
  expect([t.at(), t.offers(0)]).toEqual(['space:toll.choose', ['pay gold', 'lose life']]);
  expect(of(t.picks(0, 'pay gold'), 0, 'gold', 'lives')).toEqual([0, 4]);
  expect(of(at('black-knight').picks(0, 'lose life'), 0, 'gold', 'lives')).toEqual([1, 3]);
  expect(of(at('black-knight', { gold: 0 }), 0, 'lives')).toEqual([3]);
});

rule(
  ['T R97', 'T 2:8.1'],
  'Cursed Glade: no Object adds, no Magic Object is used, no Spell is cast, and surplus Spells go',
  () => {
    const words = { objects: ['ring', 'sword', 'solomons-crown'], spells: ['hex', 'random', 'healing'] };
    const t = draws(['wolf'], { space: 'cursed-glade', ...words }, { dice: { combat: [6], foe: [1] } });
    expect([t.at(), t.computed('may-cast', { seat: 0 })]).toEqual(['tidy.spells', false]);
    t.picks(0, 'discard hex');
    expect(told(t, 'fought')).toMatchObject([{ scores: [2 + 6, 3] }]);
  },
);

rule(
  ['T 6:3', 'T 4:2'],
  'Chasm: a die for the character and for each Follower; 1 and 2 cost a Life or the Follower',
  () => {
    const chasm = (dice: number[], followers: string[]) =>
      of(at('chasm', { followers }, { chasm: dice }), 0, 'lives', 'followers');
    expect([1, 2, 3, 4, 5, 6].map((die) => chasm([die], [])[0])).toEqual([3, 3, 4, 4, 4, 4]);
    expect(chasm([3, 1, 2, 3], ['maiden', 'poltergeist', 'pixie'])).toEqual([4, ['pixie']]);
  },
);

import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { hero, told } from '../stage.js';
import { comes, draws, ELF, of, type Words } from './deck.js';

const HERE = 'outer-fields-1';
const CAVE = 'warlocks-cave';
const starts = (words: Words, stage = {}) =>
  hero({ character: 'thief', space: HERE, ...words }, { begin: 'turn', others: [ELF], ...stage });

rule('T R101', "Warlock's Cave: who has no quest may roll for one of six", () => {
  const quest = (die: number) => {
    const t = comes({ character: 'druid', space: CAVE }, { dice: { table: [die] } }).picks(0, 'call on warlock');
    return of(t, 0, 'quest', 'questDone');
  };
  expect([1, 2, 3, 4, 5, 6].map(quest)).toEqual([1, 2, 3, 4, 5, 6].map((n) => [n, false]));
  const busy = comes({ character: 'druid', space: CAVE, quest: 4, objects: ['axe'] });
  expect(told(busy, 'called')).toEqual([]);
});

rule(
  ['T R101', 'T 20:1'],
  'Warlock: when it is done he fetches the character in place of the next move, and gives a Talisman',
  () => {
    const t = starts({ quest: 1, questDone: true });
    expect([
      of(t, 0, 'space', 'quest', 'questDone', 'objects'),
      t.truth('piles.given-talisman'),
      told(t, 'rolled'),
    ]).toEqual([[CAVE, 0, false, ['given-talisman']], 3, []]);
    // He has an encounter there.
    expect([t.at(), t.offers(0)]).toEqual(['claim.choose', ['done', 'call on warlock']]);
  },
);

rule('T R101', 'Warlock: it is the movement that he takes the place of', () => {
  const t = starts({ quest: 1, questDone: true }, { begin: 'move' });
  expect([of(t, 0, 'space', 'objects'), told(t, 'rolled')]).toEqual([[CAVE, ['given-talisman']], []]);
});

rule('T 20:2.2', 'Warlock: with no Talisman left he gives none', () => {
  const four = Array.from({ length: 4 }, () => 'given-talisman');
  const t = starts({ quest: 2, questDone: true }, { more: { spaces: { oasis: { cards: four } } } });
  expect([of(t, 0, 'space', 'objects'), told(t, 'talisman.none')]).toEqual([[CAVE, []], [{ seat: 0 }]]);
});

const kills = (words: Words, dice: object) =>
  hero(
    { character: 'thief', space: HERE, ...words },
    { begin: 'meet', others: [{ character: 'druid', space: HERE }], dice: { combat: [6, 1], ...dice } },
  ).picks(0, 'attack seat-1');

rule('T R101', 'Warlock, quest 1: a Life of another character, taken and not only offered', () => {
  expect(of(kills({ quest: 1 }, {}).picks(0, 'take life'), 0, 'questDone')).toEqual([true]);
  expect(of(kills({ quest: 1 }, {}).picks(0, 'take gold'), 0, 'questDone')).toEqual([false]);
});

rule('T R101', 'Warlock, quest 2: an Enemy killed, by Strength or by Craft', () => {
  const done = (card: string, combat: number) =>
    of(draws([card], { quest: 2 }, { dice: { combat: [combat], foe: [1] } }), 0, 'questDone')[0];
  expect([done('wolf', 6), done('spectre', 6), done('wolf', 1)]).toEqual([true, true, false]);
});

rule('T R101', 'Warlock, quest 3: a Follower handed over at the start of a turn, anywhere; but no Poltergeist', () => {
  const t = starts({ quest: 3, followers: ['poltergeist', 'maiden', 'pixie'] });
  expect(t.offers(0).filter((pick) => pick.startsWith('hand'))).toEqual(['hand over maiden', 'hand over pixie']);
  t.picks(0, 'hand over pixie');
  expect([of(t, 0, 'space', 'followers', 'objects'), t.truth('discard')]).toEqual([
    [CAVE, ['poltergeist', 'maiden'], ['given-talisman']],
    ['pixie'],
  ]);
});

rule('T R101', 'Warlock, quest 4: a Magic Object handed over', () => {
  const t = starts({ quest: 4, objects: ['sword', 'ring'] });
  expect(t.offers(0)).toEqual(['roll', 'hand over ring']);
  t.picks(0, 'hand over ring');
  expect([of(t, 0, 'space', 'objects'), t.truth('discard'), told(t, 'quest.done')]).toEqual([
    [CAVE, ['sword', 'given-talisman']],
    ['ring'],
    [{ seat: 0, task: 4 }],
  ]);
});

rule(['T R101', 'T 3:3'], 'Warlock, quest 5, quest 6: three Gold, or two', () => {
  const gold = (quest: number, n: number) => starts({ quest, gold: n }, { dice: { move: [1] } });
  const three = gold(5, 4).picks(0, 'hand over 3 gold');
  const two = gold(6, 2).picks(0, 'hand over 2 gold');
  expect([of(three, 0, 'gold', 'objects'), of(two, 0, 'gold', 'objects')]).toEqual([
    [1, ['given-talisman']],
    [0, ['given-talisman']],
  ]);
  expect([gold(5, 2).at(), gold(6, 1).at()]).toEqual(['move.way', 'move.way']);
});

rule('T R101', 'Warlock: not on the Crown of Command, and a Toad is not fetched', () => {
  const crown = starts(
    { space: 'crown-of-command', quest: 5, gold: 5 },
    { more: { crowned: true }, dice: { command: [1] } },
  );
  expect(of(crown, 0, 'quest', 'gold')).toEqual([5, 5]);
  const toad = starts({ toad: 2, quest: 1, questDone: true });
  expect([of(toad, 0, 'space', 'questDone'), toad.at()]).toEqual([[HERE, true], 'move.how']);
});

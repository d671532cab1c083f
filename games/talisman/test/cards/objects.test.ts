import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { hero, told } from '../stage.js';
import { comes, draws, ELF, isOver, of, type Words } from './deck.js';

/** A fight that is lost, and the dice for what may save the Life. */
const beaten = (objects: string[], save: number[], options = {}) =>
  draws(['giant'], { objects }, { dice: { combat: [1], foe: [6], save }, options });

rule(['T 16:4.3', 'T R109'], 'Armour: keeps a Life lost in Combat on 4, 5 or 6; the turn ends all the same', () => {
  const lives = (card: string, die: number) => of(beaten([card], [die]), 0, 'lives')[0];
  const dice = [1, 2, 3, 4, 5, 6];
  expect(dice.map((die) => lives('armour', die))).toEqual([3, 3, 3, 4, 4, 4]);
  expect(isOver(beaten(['armour'], [6]))).toBe(true);
});

rule('T R72', 'Shield, Helmet: the one on 5 or 6, the other on a 6', () => {
  const lives = (card: string, die: number) => of(beaten([card], [die]), 0, 'lives')[0];
  const dice = [1, 2, 3, 4, 5, 6];
  expect([dice.map((die) => lives('shield', die)), dice.map((die) => lives('helmet', die))]).toEqual([
    [3, 3, 3, 3, 4, 4],
    [3, 3, 3, 3, 3, 4],
  ]);
});

rule('T R102', 'Armour, Shield, Helmet: each is tried once, the surest first; by option only the best', () => {
  const all = ['helmet', 'armour', 'shield'];
  const t = beaten(all, [3, 4, 6]);
  expect([told(t, 'tried'), of(t, 0, 'lives')]).toMatchObject([
    [{ card: 'armour' }, { card: 'shield' }, { card: 'helmet', saved: true }],
    [4],
  ]);
  const best = beaten(all, [3], { 'life-savers': 'best' });
  expect([told(best, 'tried').length, of(best, 0, 'lives')]).toEqual([1, [3]]);
});

rule(['T 1:6', 'T 16:4.1'], 'Sword, Axe: 1 in Combat, and only one of them counts', () => {
  const scores = (objects: string[]) =>
    (told(draws(['wolf'], { objects }, { dice: { combat: [1], foe: [6] } }), 'fought')[0] as { scores: number[] })
      .scores[0];
  expect([[], ['sword'], ['axe'], ['sword', 'axe'], ['bought-sword', 'bought-axe']].map((o) => scores(o))).toEqual([
    3, 4, 4, 4, 4,
  ]);
  const t = hero({ character: 'thief', objects: ['sword'] }, { begin: 'move', others: [ELF] });
  expect(t.computed('strength', { seat: 0 })).toBe(3);
});

rule(
  ['T 11:16', 'T 11:18.2'],
  'Axe: in Woods or Forest at the start of a turn a Raft may be built; the Axe stays',
  () => {
    const offers = (space: string) =>
      hero({ character: 'druid', space, objects: ['axe'] }, { begin: 'move', others: [ELF] })
        .offers(0)
        .filter((pick) => pick.startsWith('raft'));
    expect(['outer-woods-2', 'middle-woods', 'forest', 'ruins'].map(offers)).toEqual([
      ['raft hidden-valley'],
      ['raft ruins'],
      ['raft castle'],
      [],
    ]);
    const t = hero({ character: 'druid', space: 'forest', objects: ['axe'] }, { begin: 'move', others: [ELF] });
    t.picks(0, 'raft castle');
    expect([of(t, 0, 'space', 'objects'), told(t, 'rolled')]).toEqual([['castle', ['axe']], []]);
  },
);

rule('T 3:5', 'Bag of Gold, Two Bags of Gold: they become counters and are discarded', () => {
  const four = ['sword', 'axe', 'helmet', 'shield'];
  const t = draws(['bag-of-gold', 'two-bags-of-gold'], { objects: four });
  t.picks(0, 'take bag-of-gold', 'take two-bags-of-gold');
  expect([of(t, 0, 'gold', 'objects'), t.truth('discard')]).toEqual([
    [4, four],
    ['bag-of-gold', 'two-bags-of-gold'],
  ]);
});

rule(
  ['T 5:3', 'T R76'],
  'Mule: any number of Objects, itself not counted; without it all over four is laid down',
  () => {
    const load = ['mule', 'sword', 'axe', 'helmet', 'shield', 'ring'];
    const t = draws(['armour'], { objects: load }).picks(0, 'take armour');
    expect(of(t, 0, 'objects')).toEqual([[...load, 'armour']]);
    const lost = hero(ELF, { begin: 'move', others: [{ character: 'druid', space: 'city', objects: load }] });
    lost.unasked(1, 'ditch mule');
    expect([lost.asked(), lost.at()]).toEqual([[1], 'tidy.objects']);
    lost.picks(1, 'lay sword');
    expect([of(lost, 1, 'objects'), lost.truth('spaces.city.cards')]).toEqual([
      [['axe', 'helmet', 'shield', 'ring']],
      ['mule', 'sword'],
    ]);
  },
);

rule('T R76', 'Mule: by option it carries four more', () => {
  const limit = (objects: string[], options = {}) =>
    hero({ character: 'druid', objects }, { begin: 'move', others: [ELF], options }).computed('object-limit', {
      seat: 0,
    });
  const four = { 'mule-load': 'four-more' };
  expect([limit([]), limit(['mule']), limit(['mule'], four), limit(['mule', 'bought-mule'], four)]).toEqual([
    4,
    null,
    9,
    14,
  ]);
});

const rafts = (words: Words, begin = 'move') =>
  hero(
    { character: 'druid', space: 'ruins', ...words },
    { begin, others: [ELF], more: { turn: 5 }, dice: { adventure: ['ring'] } },
  );

rule(['T R52', 'T 11:17'], 'Raft: taken it is no Object, and serves at the start of the next turn', () => {
  const four = ['sword', 'axe', 'helmet', 'shield'];
  const t = draws(['raft'], { objects: four }).picks(0, 'take raft');
  expect([of(t, 0, 'raft', 'objects'), isOver(t)]).toEqual([['raft', four], true]);
});

rule(['T 11:18.1', 'T 11:19'], 'Raft: across to a space directly opposite, and it is gone', () => {
  const t = rafts({ raft: 'raft' });
  expect(t.offers(0).filter((pick) => pick.startsWith('raft'))).toEqual(['raft middle-woods']);
  t.picks(0, 'raft middle-woods');
  expect([of(t, 0, 'space', 'raft'), t.truth('discard')]).toEqual([['middle-woods', null], ['raft']]);
});

rule(['T R53', 'T 20:2.1'], 'Raft: not used it is gone too, a bought one to its pile', () => {
  const t = hero(
    { character: 'druid', space: 'chapel', raft: 'bought-raft' },
    { begin: 'move', others: [ELF], more: { turn: 5 }, dice: { move: [1], adventure: ['ring'] } },
  );
  expect(t.offers(0).filter((pick) => pick.startsWith('raft'))).toEqual([]);
  t.picks(0, 'roll', 'go outer-fields-5');
  expect([of(t, 0, 'raft'), t.truth('piles.bought-raft')]).toEqual([[null], 1]);
});

rule(['T 12:1.1', 'T R82'], 'Water Bottle: one that lies in the Desert is taken before thirst comes', () => {
  const t = comes(
    { character: 'druid', space: 'desert-1' },
    { more: { spaces: { 'desert-1': { cards: ['water-bottle'] } } } },
  );
  expect(t.offers(0)).toEqual(['follow desert-1', 'take water-bottle']);
  t.picks(0, 'take water-bottle', 'follow desert-1');
  expect([of(t, 0, 'lives', 'objects')]).toEqual([[4, ['water-bottle']]]);
});

rule(['T 15:9', 'T 15:7'], 'Sword, Helmet, Ring: taken only when all Enemies are beaten', () => {
  const dice = { combat: [1], foe: [6] };
  const t = draws(['wolf', 'sword', 'ring'], {}, { dice });
  expect([of(t, 0, 'objects', 'lives'), t.truth('spaces.hidden-valley.cards'), isOver(t)]).toEqual([
    [[], 3],
    ['wolf', 'sword', 'ring'],
    true,
  ]);
  const won = draws(['wolf', 'helmet', 'ring'], {}, { dice: { combat: [6], foe: [1] } });
  expect(won.offers(0)).toEqual(['done', 'take helmet', 'take ring']);
});

import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { told } from '../stage.js';
import { comes, draws, isOver, of, type Words } from './deck.js';

const HERE = 'outer-fields-1';
const cards = (t: ReturnType<typeof draws>) => t.truth(`spaces.${HERE}.cards`);
const cave = (die: number, dice = {}, words: Words = {}) => draws(['cave'], words, { dice: { table: [die], ...dice } });

rule(['T 15:10', 'T R32'], 'Cave: 1 a Dragon of Strength 7, 2 a Goblin of 2, neither with a card to win', () => {
  const t = cave(1, { combat: [6], foe: [1] }, { strength: 3 });
  expect([told(t, 'fought'), of(t, 0, 'trophies'), cards(t)]).toMatchObject([
    [{ foes: ['cave-dragon'], scores: [9, 8], outcome: 'won' }],
    [[]],
    ['cave'],
  ]);
  const goblin = cave(2, { combat: [1], foe: [2] });
  expect([told(goblin, 'fought'), of(goblin, 0, 'lives'), isOver(goblin)]).toMatchObject([
    [{ scores: [3, 4] }],
    [3],
    true,
  ]);
});

rule(['T 15:10', 'T R74', 'T 3:4'], 'Cave: 3 the next turn is missed, 4 and 5 two Gold, 6 three', () => {
  expect([3, 4, 5, 6].map((die) => of(cave(die), 0, 'misses', 'gold'))).toEqual([
    [1, 1],
    [0, 3],
    [0, 3],
    [0, 4],
  ]);
});

/** Places that hold four of something. */
const WELLS = [
  ['fountain-of-wisdom', 'craft', 4],
  ['magic-stream', 'strength', 2],
  ['pool-of-life', 'lives', 4],
] as const;

rule(
  ['T 15:10', 'T 15:11'],
  'Fountain of Wisdom, Magic Stream, Pool of Life: one each visit of the four they hold',
  () => {
    for (const [card, what, before] of WELLS) {
      const t = draws([card]);
      expect([of(t, 0, what), cards(t), t.truth(`spaces.${HERE}.charges`)]).toEqual([[before + 1], [card], 3]);
    }
  },
);

rule('T 15:10', 'Fountain of Wisdom, Magic Stream, Pool of Life: with the last one they are gone', () => {
  for (const [card, what, before] of WELLS) {
    const more = { spaces: { [HERE]: { cards: [card], charges: 1 } } };
    const t = comes({ character: 'druid', space: HERE }, { more });
    expect([of(t, 0, what), cards(t), t.truth('discard')]).toEqual([[before + 1], [], [card]]);
  }
});

rule(['T R69', 'T R81'], 'Magic Portal: who likes passes through, to where a die says', () => {
  const portal = (die: number, more: number[] = []) =>
    draws(['magic-portal'], { alignment: 'good' }, { dice: { table: [die, ...more] } }).picks(0, 'visit');
  const to = [portal(1, [4]), portal(2), portal(3), portal(4), portal(5), portal(6)].map((t) => of(t, 0, 'space')[0]);
  expect(to).toEqual(['crags', 'village', 'city', 'warlocks-cave', 'temple', 'plain-of-peril']);
  const stays = draws(['magic-portal']).picks(0, 'pass');
  expect([of(stays, 0, 'space'), cards(stays), isOver(stays)]).toEqual([[HERE], ['magic-portal'], true]);
});

rule(['T 20:1', 'T 3:2'], 'Market: sells Helmet, Sword, Water Bottle, Shield, Mule and Raft at its prices', () => {
  const prices = { helmet: 1, sword: 1, 'water-bottle': 1, shield: 2, mule: 2, raft: 3 };
  for (const [id, price] of Object.entries(prices)) {
    const rich = draws(['market'], { gold: price }).picks(0, 'visit', `buy bought-${id}`);
    const raft = id === 'raft';
    expect([of(rich, 0, 'gold', 'raft', 'objects'), rich.truth(`piles.bought-${id}`)]).toEqual([
      [0, raft ? 'bought-raft' : null, raft ? [] : [`bought-${id}`]],
      id === 'sword' ? 2 : raft ? 0 : 3,
    ]);
    const poor = draws(['market'], { gold: price - 1 }).picks(0, 'visit');
    expect(told(poor, 'bought')).toEqual([]);
    if (price > 1) expect(poor.refuses(0, `buy bought-${id}`)).toMatchObject({ rule: 'T 3:2' });
  }
  expect(cards(draws(['market']).picks(0, 'pass'))).toEqual(['market']);
});

rule('T R74', 'Marsh: with a Strength below 5 the next turn is missed', () => {
  const misses = (words: Words) => of(draws(['marsh'], words), 0, 'misses')[0];
  expect([
    misses({}),
    misses({ strength: 4 }),
    misses({ strength: 5 }),
    misses({ strength: 4, objects: ['ring'] }),
  ]).toEqual([1, 1, 0, 0]);
});

rule('T R74', 'Maze: with a Craft below 5 the next turn is missed', () => {
  const misses = (words: Words) => of(draws(['maze'], words), 0, 'misses')[0];
  expect([misses({}), misses({ craft: 5 }), misses({ followers: ['unicorn'] })]).toEqual([1, 0, 0]);
  expect(cards(draws(['maze']))).toEqual(['maze']);
});

const prays = (die: number, dice = {}) => draws(['shrine'], {}, { dice: { table: [die], ...dice } }).picks(0, 'visit');

rule(['T 15:10', 'T 3:4', 'T 4:4'], 'Shrine: 1 and 2 nothing, 3 a Gold, 4 a Spell, 5 a Life', () => {
  const values = (die: number, dice = {}) => of(prays(die, dice), 0, 'gold', 'spellCount', 'lives');
  expect([values(1), values(2), values(3), values(4, { spell: ['hex'] }), values(5)]).toEqual([
    [1, 0, 4],
    [1, 0, 4],
    [2, 0, 4],
    [1, 1, 4],
    [1, 0, 5],
  ]);
});

rule('T R69', 'Shrine: 6 to any other space of the Region; nobody has to pray', () => {
  const t = prays(6);
  expect([t.at(), t.offers(0).length]).toEqual(['travel.choose', 23]);
  t.picks(0, 'go city');
  expect(of(t, 0, 'space')).toEqual(['city']);
  expect(told(draws(['shrine']).picks(0, 'pass'), 'table')).toEqual([]);
});

rule('T R115', 'Shrine: Monk and Priest may add 1', () => {
  for (const character of ['monk', 'priest']) {
    const t = draws(['shrine'], { character }, { dice: { table: [4] } }).picks(0, 'visit', 'add 1');
    expect(of(t, 0, 'lives')).toEqual([5]);
  }
});

rule(['T 15:2', 'T 15:3', 'T 15:7'], 'Shrine, Healer, Wolf: cards are met by their numbers, Places last', () => {
  const dice = { adventure: ['shrine', 'healer', 'wolf'], combat: [6], foe: [1], table: [3] };
  const t = comes({ character: 'druid', space: 'hidden-valley', lives: 2 }, { dice });
  const keys = t.events().map(({ key, args = {} }) => (key === 'card' ? String(args.card) : key));
  expect(keys.filter((key) => ['fought', 'healer', 'shrine'].includes(key))).toEqual(['fought', 'healer', 'shrine']);
});

rule('T R5', 'Cave, Magic Portal: several Places come in the order he likes', () => {
  const more = { spaces: { [HERE]: { cards: ['magic-portal', 'cave'] } } };
  const t = comes({ character: 'druid', space: HERE }, { more, dice: { table: [4, 3] } });
  expect(t.offers(0)).toEqual(['meet magic-portal', 'meet cave']);
  t.picks(0, 'meet cave', 'visit');
  expect([of(t, 0, 'gold', 'space'), told(t, 'table').length]).toEqual([[3, 'city'], 2]);
});

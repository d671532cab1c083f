import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { told } from '../stage.js';
import { comes, draws, isOver, of, type Words } from './deck.js';

const HERE = 'outer-fields-1';
const lying = (t: ReturnType<typeof draws>, space = HERE) => t.truth(`spaces.${space}.cards`);
/** Who is granted a wish. */
const WISHERS = [
  ['enchanter', { craft: 4 }, { character: 'thief' }],
  ['fairy', { alignment: 'good' }, { alignment: 'neutral' }],
  ['phantom', { alignment: 'evil' }, { alignment: 'good' }],
] as const;

rule(
  ['T 15:8', 'T 15:11'],
  'Enchanter, Fairy, Phantom: they grant one wish to whom they serve, and are gone; else they wait',
  () => {
    for (const [card, fits, fails] of WISHERS) {
      const t = draws([card], fits);
      const wishes = ['spell', 'gold', 'strength', 'craft', 'life', 'travel'].map((wish) => `wish ${wish}`);
      expect([t.at(), t.offers(0)]).toEqual(['wish.choose', wishes]);
      t.picks(0, 'wish life');
      expect([of(t, 0, 'lives'), lying(t), t.truth('discard')]).toEqual([[5], [], [card]]);
      const waits = draws([card], fails);
      expect([told(waits, 'card'), lying(waits), isOver(waits)]).toEqual([[], [card], true]);
    }
  },
);

rule(['T 15:8', 'T 9:4', 'T 3:4'], 'Fairy: what may be wished for is given', () => {
  const wish = (pick: string, dice = {}) => draws(['fairy'], { alignment: 'good' }, { dice }).picks(0, pick);
  expect(of(wish('wish spell', { spell: ['hex'] }), 0, 'spells')).toEqual([['hex']]);
  expect(of(wish('wish gold'), 0, 'gold', 'strength', 'craft', 'lives')).toEqual([2, 2, 4, 4]);
  expect(of(wish('wish strength'), 0, 'gold', 'strength', 'craft', 'lives')).toEqual([1, 3, 4, 4]);
  expect(of(wish('wish craft'), 0, 'gold', 'strength', 'craft', 'lives')).toEqual([1, 2, 5, 4]);
});

rule(['T R69', 'T 13:1.1'], 'Fairy: she carries one to any other space of the Region, for another encounter', () => {
  const t = draws(['fairy'], { alignment: 'good' }).picks(0, 'wish travel');
  expect([t.at(), t.offers(0).length, t.offers(0).includes('go oasis'), t.offers(0).includes(`go ${HERE}`)]).toEqual([
    'travel.choose',
    23,
    false,
    false,
  ]);
  t.picks(0, 'go village');
  expect([of(t, 0, 'space'), t.at()]).toEqual([['village'], 'claim.choose']);
});

rule(['T 12:1.1', 'T 13:1.1'], 'Fairy: visited where no cards are drawn, her journey ends what he does there', () => {
  const spaces = { city: { cards: ['fairy', 'ring'] }, village: { cards: ['sword'] } };
  const t = comes({ character: 'druid', alignment: 'good', space: 'city' }, { more: { spaces } });
  t.picks(0, 'visit fairy', 'wish travel', 'go village');
  expect([t.offers(0).includes('take sword'), told(t, 'moved').length]).toEqual([true, 1]);
  t.picks(0, 'done');
  expect([isOver(t), lying(t, 'city'), lying(t, 'village')]).toEqual([true, ['ring'], ['sword']]);
});

rule(['T 4:6', 'T R80'], 'Healer: up to two Lives a visit, freely, never above four; he stays', () => {
  const lives = (n: number) => of(draws(['healer'], { lives: n, gold: 0 }), 0, 'lives')[0];
  expect([lives(1), lives(2), lives(3), lives(4), lives(6)]).toEqual([3, 4, 4, 4, 6]);
  expect(lying(draws(['healer'], { lives: 1 }))).toEqual(['healer']);
});

rule(['T 15:1.1', 'T 15:1.2'], 'Hermit: a die sends him to a space', () => {
  const placed = [1, 2, 3, 4, 5, 6].map((die) => {
    const t = draws(['hermit'], {}, { dice: { placing: [die] } });
    expect(of(t, 0, 'objects')).toEqual([[]]);
    return (told(t, 'placed')[0] as { space: string }).space;
  });
  expect(placed).toEqual(['crypt', 'plain-of-peril', 'cursed-glade', 'oasis', 'crags', 'forest']);
});

rule(['T 20:1', 'T 12:1.1', 'T R68'], 'Hermit: his first visitor receives a Talisman, and he is gone', () => {
  const t = comes({ character: 'druid', space: 'forest' }, { more: { spaces: { forest: { cards: ['hermit'] } } } });
  t.picks(0, 'visit hermit');
  expect([of(t, 0, 'objects'), lying(t, 'forest'), t.truth('piles.given-talisman'), t.truth('discard')]).toEqual([
    [['given-talisman']],
    [],
    3,
    ['hermit'],
  ]);
});

rule('T 20:2.2', 'Hermit: with no Talisman left he has none to give', () => {
  const four = ['given-talisman', 'given-talisman', 'given-talisman', 'given-talisman'];
  const spaces = { forest: { cards: ['hermit'] }, oasis: { cards: four } };
  const t = comes({ character: 'druid', space: 'forest' }, { more: { spaces } }).picks(0, 'visit hermit');
  expect([of(t, 0, 'objects'), told(t, 'talisman.none')]).toEqual([[[]], [{ seat: 0 }]]);
});

rule(['T R47', 'T 9:5.1'], 'Mage: a Spell for a Good visitor whose Craft has room for it; he stays', () => {
  const spells = (words: Words) => {
    const t = draws(['mage'], words, { dice: { spell: ['hex'] } });
    while (t.at() === 'window.offer') t.picks(0, 'pass');
    return [of(t, 0, 'spells')[0], lying(t)];
  };
  expect(spells({ alignment: 'good' })).toEqual([['hex'], ['mage']]);
  expect(spells({ alignment: 'evil' })).toEqual([[], ['mage']]);
  expect(spells({ alignment: 'good', spells: ['random', 'healing'] })).toEqual([['healing', 'random'], ['mage']]);
});

rule(['T R74', 'T 15:8'], 'Siren: whoever meets her misses the next turn, not this one', () => {
  const t = draws(['siren', 'bag-of-gold']);
  expect([of(t, 0, 'misses'), isOver(t), t.offers(0)]).toEqual([[1], false, ['done', 'take bag-of-gold']]);
});

rule('T 18:2.iii', 'Siren, Witch: they may be evaded, and stay', () => {
  for (const card of ['siren', 'witch']) {
    const t = draws([card], { invisible: true }).picks(0, 'evade');
    expect([of(t, 0, 'misses', 'toad'), lying(t), isOver(t)]).toEqual([[0, 0], [card], true]);
  }
});

rule(['T 3:3', 'T R47'], 'Sorcerer: one Spell a visit for a Gold, if there is room and one likes', () => {
  const t = draws(['sorcerer'], { gold: 2 }, { dice: { spell: ['hex'] } });
  expect([t.at(), t.offers(0)]).toEqual(['meet-card.visit', ['visit', 'pass']]);
  t.picks(0, 'visit');
  expect([of(t, 0, 'spells', 'gold'), lying(t)]).toEqual([[['hex'], 1], ['sorcerer']]);
  expect(of(draws(['sorcerer'], { gold: 2 }).picks(0, 'pass'), 0, 'spellCount', 'gold')).toEqual([0, 2]);
  const unserved = ([{ gold: 0 }, { character: 'troll' }] as Words[]).map((words) =>
    told(draws(['sorcerer'], words), 'card'),
  );
  expect(unserved).toEqual([[], []]);
});

const witch = (die: number, dice = {}) => draws(['witch'], {}, { dice: { table: [die], ...dice } });

rule(['T 19:1.1', 'T R33'], 'Witch: 1 a Toad for three turns after this one', () => {
  const t = witch(1);
  expect([told(t, 'toad'), of(t, 0, 'toad', 'gold'), t.truth(`spaces.${HERE}.gold`)]).toEqual([
    [{ seat: 0 }],
    [3, 0],
    1,
  ]);
});

rule(['T 15:8', 'T 4:2', 'T 4:4'], 'Witch: 2 takes a Life, 3 gives a Strength, 4 a Craft, 5 a Spell, 6 a Life', () => {
  const values = (die: number, dice = {}) => of(witch(die, dice), 0, 'lives', 'strength', 'craft', 'spellCount');
  expect([2, 3, 4, 6].map((die) => values(die))).toEqual([
    [3, 2, 4, 0],
    [4, 3, 4, 0],
    [4, 2, 5, 0],
    [5, 2, 4, 0],
  ]);
  expect(values(5, { spell: ['hex'] })).toEqual([4, 2, 4, 1]);
  expect(lying(witch(6))).toEqual(['witch']);
});

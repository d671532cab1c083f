import { begin, isRefusal, seedFrom } from '@questhall/kernel';
import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { ADVENTURE, CHARACTERS, deckCounts, PILES, RING, SPACES, SPELLS, talisman } from '../../src/index.js';
import { hero, told } from '../stage.js';
import { land } from '../table.js';

const sum = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0);
const setUp = (dice: Record<string, (number | string)[]> = {}, options = {}) =>
  land({ seats: 2, position: {}, begin: { proc: 'setup' }, dice, options } as Parameters<typeof land>[0]);

rule(['T EQUIP.1', 'T EQUIP.1.a'], 'the board has 49 named spaces, 24 of them in the outer ring', () => {
  const t = hero({ character: 'elf', space: 'city' }, { begin: 'way', vars: { steps: 1 } });
  expect(t.offers(0)).toEqual(['go outer-fields-1', 'go outer-fields-6']);
  expect(SPACES).toHaveLength(49);
  expect(RING.outer).toHaveLength(24);
  expect(Object.keys(t.truth('spaces') as object)).toHaveLength(49);
});

rule(
  ['T EQUIP.1.b', 'T EQUIP.1.c'],
  'the middle ring has 16 spaces, the inner eight, and the Crown lies within',
  () => {
    const t = hero({ character: 'elf', space: 'runes-3' }, { begin: 'way', vars: { steps: 1 } });
    expect(t.offers(0)).toEqual(['go warlocks-cave', 'go chasm']);
    expect([RING.middle.length, RING.inner.length, RING.crown.length]).toEqual([16, 8, 1]);
  },
);

rule('T EQUIP.2', 'there are 104 Adventure Cards, 79 different', () => {
  const t = setUp();
  expect([sum(deckCounts()), ADVENTURE.length]).toEqual([104, 79]);
  expect(t.truth('stockSize')).toBe(104);
});

rule('T EQUIP.2', 'without the Poltergeist there is a Bag of Gold more', () => {
  const t = setUp({}, { poltergeist: false });
  const stock = t.truth('stock') as string[];
  expect(stock.filter((card) => card === 'bag-of-gold')).toHaveLength(13);
  expect(stock).not.toContain('poltergeist');
});

rule(['T EQUIP.3', 'T SETUP.7'], 'there are 24 Spell Cards in a stock of their own', () => {
  const t = setUp({ character: ['troll', 'elf'] });
  expect(sum(SPELLS.map((s) => s.copies))).toBe(24);
  expect(t.truth('spellStockSize')).toBe(24);
});

rule('T EQUIP.4', 'fourteen characters, of whom one can be chosen', () => {
  const t = setUp({}, { characters: 'chosen' });
  expect(CHARACTERS).toHaveLength(14);
  expect(t.offers(0)).toHaveLength(14);
});

rule(['T EQUIP.6', 'T SETUP.9'], '28 Purchase Cards and four Talismans lie in open piles', () => {
  const t = setUp();
  expect(sum(PILES.map((card) => card.copies))).toBe(32);
  expect(t.sees(null, 'piles.given-talisman')).toBe(4);
  expect(t.sees(null, 'piles.bought-sword')).toBe(3);
});

rule('T EQUIP.9', 'where two dice are called for they are rolled and added up', () => {
  const t = hero({ character: 'elf', space: 'temple' }, { begin: 'space', dice: { table: [3, 4] } });
  t.picks(0, 'call on prayer');
  expect(t.truth('players.0.craft')).toBe(5);
});

rule('T SETUP.1', 'everybody is dealt a character and turns it up', () => {
  const t = setUp({ character: ['troll', 'elf'] });
  expect([t.truth('players.0.character'), t.sees(0, 'players.1.character')]).toEqual(['troll', 'elf']);
});

rule(['T SETUP.2', 'T OUTLINE.1'], 'where all agree each chooses a character, no two the same', () => {
  const t = setUp({}, { characters: 'chosen' });
  t.picks(0, 'monk');
  expect(t.refuses(1, 'monk').rule).toBe('T OUTLINE.1');
  t.picks(1, 'priest');
  expect(t.truth('players.1.character')).toBe('priest');
});

rule(
  ['T SETUP.3', 'T SETUP.4', 'T SETUP.5'],
  'the Dwarf begins at the Crags with 3, 3, four Lives and one Gold',
  () => {
    const t = setUp({ character: ['dwarf', 'elf'] });
    expect(t.truth('players.0')).toMatchObject({ space: 'crags', strength: 3, craft: 3, lives: 4, gold: 1 });
  },
);

rule('T SETUP.6', 'what is next in the stock nobody knows', () => {
  const t = setUp();
  expect(t.truth('top')).toEqual([]);
  expect(t.sees(0, 'stockSize')).toBe(104);
});

rule('T SETUP.8', 'the Wizard begins with two Spells that others do not see', () => {
  const t = setUp({ character: ['wizard', 'elf'], spell: ['hex', 'random'] });
  expect(t.sees(0, 'players.0.spells')).toEqual(['hex', 'random']);
  expect(t.sees(1, 'players.0.spells')).toBe('unknown');
});

rule('T SETUP.11', 'the highest die begins, ties roll again, and play goes on from there', () => {
  const t = setUp({ character: ['troll', 'elf'], first: [4, 4, 2, 5] });
  expect(told(t, 'first.is')).toEqual([{ seat: 1 }]);
  expect(t.truth('active')).toBe(1);
});

rule('T SETUP.11', 'or the first seat does, if the table has agreed so', () => {
  const t = setUp({ character: ['troll', 'elf'] }, { 'first-player': 'first-seat' });
  expect(t.truth('active')).toBe(0);
});

rule('T R1', 'two to six can play', () => {
  const refused = [1, 7].map((seats) => begin(talisman, { seats }, seedFrom('r1')));
  expect(refused.every(isRefusal)).toBe(true);
  expect(isRefusal(begin(talisman, { seats: 6 }, seedFrom('r1')))).toBe(false);
});

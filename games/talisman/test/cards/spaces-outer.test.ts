import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { SPACES } from '../../src/index.js';
import { hero, told } from '../stage.js';
import { comes, ELF, isOver, of, type Words } from './deck.js';

const DICE = [1, 2, 3, 4, 5, 6];
const LYING = { spaces: { city: { cards: ['shield'] } } };
/** A Druid comes there; the table is rolled so. */
const at = (space: string, words: Words = {}, dice = {}) => comes({ character: 'druid', space, ...words }, { dice });

rule(
  'T 13:4.1',
  'Fields, Hills, Plains, Woods, Ruins, Sentinel, Oasis, Hidden Valley, Runes, Portal of Power: how many cards are drawn',
  () => {
    const many: Record<string, number> = { Ruins: 2, Oasis: 2, 'Hidden Valley': 3 };
    const names = ['Fields', 'Hills', 'Plains', 'Woods', 'Sentinel', 'Runes', 'Portal of Power', 'Cursed Glade'];
    const cards = ['ring', 'sword', 'axe'];
    const found = SPACES.filter(({ name }) => names.includes(name) || many[name] !== undefined);
    expect(found.length).toBe(14 + 1 + 1 + 2 + 1 + 3 + 1 + 1 + 1 + 1);
    for (const { id, name } of found) {
      const drawn = cards.slice(0, many[name] ?? 1);
      const t = comes(
        { character: 'thief', space: id },
        { others: [{ ...ELF, space: 'city' }], dice: { adventure: drawn } },
      );
      expect([id, t.truth(`spaces.${id}.cards`)]).toEqual([id, drawn]);
    }
  },
);

rule(['T 13:4.2', 'T R44'], 'Ruins: cards that lie there count', () => {
  const drawn = (cards: string[], adventure: string[]) => {
    const t = comes(
      { character: 'druid', space: 'ruins' },
      { more: { spaces: { ruins: { cards, gold: 3 } } }, dice: { adventure } },
    );
    return t.truth('spaces.ruins.cards');
  };
  expect(drawn(['sword'], ['ring'])).toEqual(['sword', 'ring']);
  expect(drawn(['sword', 'axe', 'ring'], [])).toEqual(['sword', 'axe', 'ring']);
});

rule(['T 13:5.2', 'T 1:3', 'T 2:3'], 'City: the Enchantress, row by row', () => {
  const row = (die: number, dice = {}) =>
    at('city', { strength: 4, craft: 5 }, { table: [die], ...dice }).picks(0, 'call on enchantress');
  const values = (die: number) => of(row(die, { spell: ['hex'] }), 0, 'toad', 'strength', 'craft', 'spellCount');
  expect(DICE.map(values)).toEqual([
    [3, 4, 5, 0],
    [0, 3, 5, 0],
    [0, 4, 4, 0],
    [0, 4, 6, 0],
    [0, 5, 5, 0],
    [0, 4, 5, 1],
  ]);
});

rule(['T 4:6', 'T 3:3'], 'City: the Doctor heals up to two Lives for one Gold each', () => {
  const t = at('city', { lives: 1, gold: 5 }).picks(0, 'call on doctor');
  expect([t.offers(0), t.refuses(0, 'heal 3')]).toMatchObject([['heal 1', 'heal 2'], { rule: 'T 4:6' }]);
  t.picks(0, 'heal 2');
  expect(of(t, 0, 'lives', 'gold')).toEqual([3, 3]);
  expect(at('city', { lives: 1, gold: 0 }).offers(0)).not.toContain('call on doctor');
});

rule(['T R80', 'T 20:2.1'], 'City: the Alchemist turns Objects into Gold; only one of the three is called on', () => {
  const t = at('city', { objects: ['sword', 'ring'], lives: 3 });
  expect(t.offers(0)).toEqual(['done', 'call on doctor', 'call on alchemist', 'call on enchantress']);
  t.picks(0, 'call on alchemist', 'gild sword', 'gild ring');
  expect([of(t, 0, 'gold', 'objects'), isOver(t)]).toEqual([[3, []], true]);
});

const tavern = (die: number, words: Words = {}, dice = {}) => at('tavern', words, { table: [die], ...dice });

rule(['T 13:5.2', 'T R74'], 'Tavern: 1 a turn is missed, 3 a Gold lost, 4 a Gold won', () => {
  expect([1, 3, 4].map((die) => of(tavern(die, { gold: 2 }), 0, 'misses', 'gold'))).toEqual([
    [1, 2],
    [0, 1],
    [0, 3],
  ]);
  expect(of(tavern(3, { gold: 0 }), 0, 'gold')).toEqual([0]);
});

rule(['T 16:1.i', 'T R32'], 'Tavern: 2 a Farmer of Strength 3 picks a fight', () => {
  const t = tavern(2, {}, { combat: [1], foe: [1] });
  expect([told(t, 'fought'), of(t, 0, 'lives'), isOver(t)]).toMatchObject([
    [{ foes: ['farmer'], scores: [3, 4] }],
    [3],
    true,
  ]);
});

rule(
  ['T 11:1.1', 'T R90'],
  'Tavern: 5 the wizard takes one anywhere in the Outer Region, 6 the boatman to the Temple, next turn',
  () => {
    expect([of(tavern(5), 0, 'lift'), of(tavern(6), 0, 'lift')]).toEqual([['wizard'], ['boatman']]);
    const next = (lift: string) =>
      hero({ character: 'thief', space: 'tavern', lift }, { begin: 'turn', others: [ELF], more: { turn: 5 } });
    const wizard = next('wizard');
    expect([wizard.offers(0).length, wizard.offers(0).includes('wizard oasis')]).toEqual([1 + 23, false]);
    wizard.picks(0, 'wizard village');
    expect(of(wizard, 0, 'space', 'lift')).toEqual(['village', 'none']);
    const boat = next('boatman').picks(0, 'boatman');
    expect([of(boat, 0, 'space'), boat.at()]).toEqual([['temple'], 'claim.choose']);
  },
);

rule('T R53', 'Tavern: an offer not taken is gone with that turn', () => {
  const t = hero(
    { character: 'thief', space: 'city', lift: 'wizard' },
    { begin: 'turn-end', others: [ELF], more: { turn: 5 } },
  );
  expect(of(t, 0, 'lift')).toEqual(['none']);
});

rule(
  ['T 13:5.2', 'T R74', 'T R32'],
  'Forest: 1 a Brigand of 4, 2 and 3 a turn missed, 4 and 5 nothing, 6 a Craft',
  () => {
    const forest = (die: number, dice = {}) => at('forest', { character: 'thief' }, { table: [die], ...dice });
    const t = forest(1, { combat: [6], foe: [1] });
    expect(told(t, 'fought')).toMatchObject([{ foes: ['brigand'], scores: [9, 5], outcome: 'won' }]);
    expect([2, 3, 4, 5, 6].map((die) => of(forest(die), 0, 'misses', 'craft'))).toEqual([
      [1, 3],
      [1, 3],
      [0, 3],
      [0, 3],
      [0, 4],
    ]);
  },
);

rule(
  ['T 17:1.i', 'T R74'],
  'Crags: 1 a Spirit of Craft 4, 2 and 3 a turn missed, 4 and 5 nothing, 6 a Strength',
  () => {
    const crags = (die: number, dice = {}) => at('crags', {}, { table: [die], ...dice });
    const t = crags(1, { combat: [1], foe: [2] });
    expect([told(t, 'fought'), of(t, 0, 'lives')]).toMatchObject([
      [{ foes: ['spirit-of-the-crags'], psychic: true, scores: [5, 6] }],
      [3],
    ]);
    expect([2, 3, 4, 5, 6].map((die) => of(crags(die), 0, 'misses', 'strength'))).toEqual([
      [1, 2],
      [1, 2],
      [0, 2],
      [0, 2],
      [0, 3],
    ]);
  },
);

rule('T 4:6', 'Village: the Healer heals any number of Lives for one Gold each', () => {
  const t = at('village', { lives: 1, gold: 5 }).picks(0, 'call on healer');
  expect(t.offers(0)).toEqual(['heal 1', 'heal 2', 'heal 3']);
  expect(of(t.picks(0, 'heal 3'), 0, 'lives', 'gold')).toEqual([4, 2]);
});

rule(['T 13:5.2', 'T 7:1.1'], 'Village: the Mystic, row by row', () => {
  const row = (die: number) => at('village', {}, { table: [die], spell: ['hex'] }).picks(0, 'call on mystic');
  expect(DICE.map((die) => of(row(die), 0, 'alignment', 'craft', 'spellCount'))).toEqual([
    ['neutral', 4, 0],
    ['neutral', 4, 0],
    ['neutral', 4, 0],
    ['good', 4, 0],
    ['neutral', 5, 0],
    ['neutral', 4, 1],
  ]);
});

rule(
  ['T 13:5.2', 'T 4:2'],
  'Graveyard: Good loses a Life, Neutral nothing; Evil may call on the spirits, row by row',
  () => {
    expect([of(at('graveyard', { alignment: 'good' }), 0, 'lives'), of(at('graveyard'), 0, 'lives')]).toEqual([
      [3],
      [4],
    ]);
    const row = (die: number) =>
      at('graveyard', { alignment: 'evil', lives: 2 }, { table: [die], spell: ['hex'] }).picks(0, 'call on spirits');
    expect(DICE.map((die) => of(row(die), 0, 'misses', 'lives', 'spellCount'))).toEqual([
      [1, 2, 0],
      [0, 3, 0],
      [0, 3, 0],
      [0, 3, 0],
      [0, 2, 1],
      [0, 2, 1],
    ]);
  },
);

rule(['T 13:5.2', 'T 4:6'], 'Chapel: Good heals freely or prays, Neutral pays, Evil loses a Life', () => {
  const good = at('chapel', { alignment: 'good', lives: 1, gold: 0 }).picks(0, 'call on altar');
  expect(of(good, 0, 'lives')).toEqual([4]);
  const row = (die: number) =>
    at('chapel', { alignment: 'good' }, { table: [die], spell: ['hex'] }).picks(0, 'call on prayer');
  expect(DICE.map((die) => of(row(die), 0, 'lives', 'spellCount'))).toEqual([
    [4, 0],
    [4, 0],
    [4, 0],
    [4, 0],
    [5, 0],
    [4, 1],
  ]);
  const neutral = at('chapel', { lives: 2, gold: 2 });
  expect(neutral.offers(0)).toEqual(['done', 'call on altar']);
  expect(of(neutral.picks(0, 'call on altar', 'heal 2'), 0, 'lives', 'gold')).toEqual([4, 0]);
  expect(of(at('chapel', { alignment: 'evil' }), 0, 'lives')).toEqual([3]);
});

rule(
  ['T 11:11', 'T 11:12.1', 'T 11:13'],
  'Sentinel: with Strength 9 he attacks whoever crosses the bridge inward, and no other',
  () => {
    const crosses = (space: string, combat: number, strength: number) =>
      hero(
        { character: 'druid', space, strength },
        { begin: 'way', vars: { steps: 1 }, others: [ELF], dice: { combat: [combat], foe: [1], adventure: ['ring'] } },
      ).picks(0, 'cross');
    const won = crosses('sentinel', 6, 5);
    expect([told(won, 'fought'), of(won, 0, 'space')]).toMatchObject([[{ scores: [11, 10] }], ['middle-hills']]);
    const lost = crosses('sentinel', 1, 5);
    expect([of(lost, 0, 'space', 'lives'), isOver(lost)]).toEqual([['sentinel', 3], true]);
    expect(told(crosses('middle-hills', 1, 5), 'fought')).toEqual([]);
  },
);

rule('T R80', 'City: the Doctor is refused as used up only after a call on somebody', () => {
  const t = comes({ character: 'thief', space: 'city', objects: ['axe', 'sword'], gold: 2 });
  expect(t.refuses(0, 'call on doctor')).toMatchObject({ rule: 'T 12:1.1' });
  const hurt = comes({ character: 'thief', space: 'city', objects: ['axe'], lives: 2 }, { more: LYING });
  hurt.picks(0, 'call on alchemist', 'gild axe');
  expect(hurt.refuses(0, 'call on doctor')).toMatchObject({ rule: 'T R80' });
});

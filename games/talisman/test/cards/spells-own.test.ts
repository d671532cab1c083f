import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { hero, type Stage, told } from '../stage.js';
import { ELF, isOver, of } from './deck.js';

/** A Druid at the start of his turn in the Fields, with these Spells. */
const druid = (spells: string[], words = {}, stage: Stage = {}) =>
  hero({ character: 'druid', space: 'outer-fields-1', spells, ...words }, { others: [ELF], ...stage });

rule('T 20:2.1', 'Alchemy: any number of Objects become one Gold each, and go to their own piles', () => {
  const t = druid(['alchemy'], { objects: ['sword', 'bought-sword', 'ring'], gold: 1 });
  t.picks(0, 'cast alchemy');
  expect([t.at(), t.offers(0)]).toEqual(['alchemy.choose', ['done', 'gild sword', 'gild bought-sword', 'gild ring']]);
  t.picks(0, 'gild bought-sword', 'gild ring', 'done');
  expect([of(t, 0, 'gold', 'objects'), t.truth('piles.bought-sword'), t.truth('discard')]).toEqual([
    [3, ['sword']],
    3,
    ['ring'],
  ]);
  expect([t.truth('spellDiscard'), t.at()]).toEqual([['alchemy'], 'move.how']);
});

rule('T 9:6.1', 'Alchemy: not to be cast by one without Objects', () => {
  const t = druid(['alchemy']);
  expect(t.refuses(0, 'cast alchemy')).toMatchObject({ refused: 'not-offered' });
});

rule(['T R95', 'T 2:8.1'], 'Destroy Magic: no Spell and no Magic Object for anybody until the next turn', () => {
  const words = { objects: ['solomons-crown', 'sword', 'talisman'], spells: ['healing', 'healing', 'hex'] };
  const t = druid(['destroy-magic'], { objects: ['ring'] }, { others: [{ ...ELF, ...words }] });
  expect([t.computed('strength', { seat: 0 }), t.computed('craft', { seat: 1 })]).toEqual([3, 6]);
  t.picks(0, 'cast destroy-magic');
  t.picks(1, 'pass').picks(1, 'pass');
  // Without the Crown his Craft of 4 holds two Spells.
  expect([t.asked(), t.at()]).toEqual([[1], 'tidy.spells']);
  t.picks(1, 'discard hex');
  expect([t.truth('quiet'), t.computed('strength', { seat: 0 }), t.computed('craft', { seat: 1 })]).toEqual([0, 2, 4]);
  expect([t.computed('may-cast', { seat: 0 }), t.computed('may-cast', { seat: 1 })]).toEqual([false, false]);
  expect([t.asked(), t.at()]).toEqual([[0], 'move.how']);
});

rule('T R95', "Destroy Magic: it ends with the beginning of the caster's next turn", () => {
  const t = hero(
    { character: 'elf', space: 'outer-woods-1' },
    { begin: 'turn-end', others: [{ character: 'druid', objects: ['ring'] }], more: { quiet: 1 } },
  );
  expect([t.asked(), t.truth('quiet'), t.computed('strength', { seat: 1 })]).toEqual([[1], null, 3]);
});

rule('T 9:6.1', 'Destruction: any Adventure Card that lies face up on the board goes to the discards', () => {
  const spaces = {
    ruins: { cards: ['cave', 'bought-sword', 'dragon'] },
    chapel: { cards: ['prince'] },
    crypt: { cards: ['ring'] },
  };
  const t = druid(['destruction'], {}, { more: { spaces } });
  t.picks(0, 'cast destruction');
  // Purchase Cards are no Adventure Cards.
  expect([...t.offers(0)].sort()).toEqual([
    'at cave on ruins',
    'at dragon on ruins',
    'at prince on chapel',
    'at ring on crypt',
  ]);
  t.picks(0, 'at dragon on ruins');
  expect([t.truth('spaces.ruins.cards'), t.truth('discard')]).toEqual([['cave', 'bought-sword'], ['dragon']]);
});

rule('T 9:7.2', 'Destruction: creatures of the Inner Region are beyond it, things that lie there are not', () => {
  const spaces = { crypt: { cards: ['hermit'] }, 'plain-of-peril': { cards: ['talisman'] } };
  const t = druid(['destruction'], {}, { more: { spaces } }).picks(0, 'cast destruction');
  expect([t.truth('spaces.crypt.cards'), t.truth('spaces.plain-of-peril.cards')]).toEqual([['hermit'], []]);
});

rule('T 9:6.1', 'Destruction: after the move, it clears the space before the encounter', () => {
  const t = hero(
    { character: 'druid', space: 'outer-fields-1', spells: ['destruction'] },
    {
      begin: 'encounter',
      others: [ELF],
      more: { spaces: { 'outer-fields-1': { cards: ['dragon'] } } },
      dice: { adventure: ['bag-of-gold'] },
    },
  );
  t.picks(0, 'cast destruction', 'at dragon on outer-fields-1', 'take bag-of-gold');
  expect([t.truth('players.0.gold'), t.truth('discard')]).toEqual([2, ['dragon', 'bag-of-gold']]);
});

rule('T 15:10', 'Destruction: a Fountain of Wisdom that was half empty is full when it is drawn again', () => {
  const [here, well] = ['outer-fields-1', 'fountain-of-wisdom'];
  const rest = (druid([]).truth('stock') as string[]).filter((card) => card !== well);
  const more = { discard: rest, spaces: { [here]: { cards: [well], charges: 2 } } };
  const t = druid(['destruction'], {}, { begin: 'encounter', more, dice: { adventure: [well] } });
  t.picks(0, 'cast destruction');
  expect([told(t, 'destroyed').length, of(t, 0, 'craft'), t.truth(`spaces.${here}.charges`)]).toEqual([1, [5], 3]);
});

rule('T R98', 'Divination: the next five cards, for his eyes alone, in the order in which they will be drawn', () => {
  const five = ['imp', 'bear', 'ring', 'cave', 'ghost'];
  const t = druid(['divination'], {}, { dice: { divination: five } });
  t.picks(0, 'cast divination');
  expect([t.sees(0, 'top'), t.sees(1, 'top'), t.sees(null, 'top')]).toEqual([
    five,
    five.map(() => 'unknown'),
    five.map(() => 'unknown'),
  ]);
  expect([t.heard(0).find((e) => e.key === 'divined')?.args, t.truth('stockSize')]).toEqual([
    { seat: 0, n: 5, cards: five },
    104,
  ]);
});

rule('T R98', 'Divination: what was seen is what is drawn', () => {
  const t = hero(
    { character: 'druid', space: 'outer-fields-1', foreseen: 2 },
    { begin: 'encounter', others: [ELF], more: { top: ['ring', 'cave'] } },
  );
  expect([t.truth('spaces.outer-fields-1.cards'), t.sees(0, 'top')]).toEqual([['ring'], ['cave']]);
});

rule('T 9:6.2', 'Hex: laid on an Outer or Middle space without a character, three full rounds', () => {
  const t = druid(['hex']).picks(0, 'cast hex');
  expect(t.offers(0).length).toBe(24 + 16 - 2);
  expect(t.refuses(0, 'at outer-woods-1')).toMatchObject({ refused: 'not-offered' });
  expect(t.refuses(0, 'at crypt')).toMatchObject({ refused: 'not-offered' });
  t.picks(0, 'at oasis');
  expect([t.truth('hex'), t.truth('spellDiscard')]).toEqual([{ space: 'oasis', by: 0, left: 4 }, []]);
});

rule(['T R91', 'T 9:6.2'], 'Hex: it goes when the third turn of its caster after this one has ended', () => {
  const stage = { begin: 'turn-end', others: [ELF], more: { hex: { space: 'oasis', by: 0, left: 1 } } };
  const t = hero({ character: 'druid' }, stage);
  expect([t.truth('hex'), t.truth('spellDiscard')]).toEqual([null, ['hex']]);
  const stays = hero({ character: 'druid' }, { ...stage, more: { hex: { space: 'oasis', by: 0, left: 2 } } });
  expect([stays.truth('hex.left'), stays.truth('spellDiscard')]).toEqual([1, []]);
});

rule(['T R112', 'T 13:4.2'], 'Hex: whoever comes there loses a Life, and it counts as a card of the space', () => {
  const t = hero(
    { character: 'druid', space: 'oasis' },
    {
      begin: 'encounter',
      others: [ELF],
      more: { hex: { space: 'oasis', by: 0, left: 3 } },
      dice: { adventure: ['ring'] },
    },
  );
  expect([of(t, 0, 'lives'), t.truth('spaces.oasis.cards'), t.truth('hex.space')]).toEqual([[3], ['ring'], 'oasis']);
});

rule(['T R69', 'T 9:6.1'], 'Teleport: to any other space of the Region instead of a roll, then an encounter', () => {
  const t = druid(['teleport'], {}, { dice: { adventure: ['ring', 'sword'] } }).picks(0, 'cast teleport');
  expect([t.offers(0).length, t.offers(0).includes('at oasis'), t.offers(0).includes('at outer-fields-1')]).toEqual([
    23,
    false,
    false,
  ]);
  t.picks(0, 'at ruins');
  expect([of(t, 0, 'space'), t.truth('spaces.ruins.cards'), told(t, 'rolled')]).toEqual([
    ['ruins'],
    ['ring', 'sword'],
    [],
  ]);
});

rule('T R69', 'Teleport: not in the Inner Region', () => {
  const t = druid(['teleport'], { space: 'plain-of-peril' });
  expect(t.refuses(0, 'cast teleport')).toMatchObject({ refused: 'not-offered' });
});

rule('T R91', 'Temporal Warp: three turns in a row, which are one round', () => {
  const dice = { move: [1, 1, 1], table: [1] };
  const t = druid(
    ['temporal-warp'],
    { space: 'crags' },
    { dice: { ...dice, adventure: ['bag-of-gold', 'bag-of-gold'] } },
  );
  t.picks(0, 'cast temporal-warp');
  expect(t.truth('extra')).toBe(2);
  t.picks(0, 'roll', 'go outer-fields-5', 'take bag-of-gold', 'done');
  expect([t.truth('active'), t.truth('extra')]).toEqual([0, 1]);
  t.picks(0, 'roll', 'go chapel');
  t.picks(0, 'done');
  expect([t.truth('active'), t.truth('extra')]).toEqual([0, 0]);
  t.picks(0, 'roll', 'go outer-fields-5', 'take bag-of-gold', 'done');
  expect([isOver(t), t.asked(), told(t, 'turn').length]).toEqual([true, [1], 4]);
});

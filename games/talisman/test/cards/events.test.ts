import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { hero, told } from '../stage.js';
import { draws, ELF, isOver, of, passOnce, type Words } from './deck.js';

const HERE = 'outer-fields-1';
/** How an Event leaves Lives, Craft and alignment of Good, Neutral and Evil. */
const leans = (card: string) =>
  ['good', 'neutral', 'evil'].map((alignment) => of(draws([card], { alignment }), 0, 'lives', 'craft', 'alignment'));

rule(['T 15:4.1', 'T 4:4'], 'Angel: Good gains a Life, Evil loses one; the card is discarded', () => {
  expect(leans('angel')).toEqual([
    [5, 4, 'good'],
    [4, 4, 'neutral'],
    [3, 4, 'evil'],
  ]);
  const t = draws(['angel']);
  expect([t.truth('discard'), t.truth(`spaces.${HERE}.cards`), isOver(t)]).toEqual([['angel'], [], true]);
});

rule(['T 15:4.1', 'T 4:2'], 'Devil: Evil gains a Life, Good loses one', () => {
  expect(leans('devil')).toEqual([
    [3, 4, 'good'],
    [4, 4, 'neutral'],
    [5, 4, 'evil'],
  ]);
});

rule(['T 2:4', 'T 7:1.1'], 'Mephistopheles: Evil gains a Craft, Good and Neutral become Evil', () => {
  expect(leans('mephistopheles')).toEqual([
    [4, 4, 'evil'],
    [4, 4, 'evil'],
    [4, 5, 'evil'],
  ]);
});

rule('T R96', 'Mephistopheles: nobody changes twice in a turn', () => {
  expect(of(draws(['mephistopheles'], { turned: true }), 0, 'alignment', 'craft')).toEqual(['neutral', 4]);
});

rule(['T R90', 'T R91'], 'Blizzard: every character moves one space a turn, for two full rounds', () => {
  const t = draws(['blizzard']);
  expect([t.truth('blizzard'), t.asked(), t.offers(1)]).toEqual([
    { by: 0, left: 2 },
    [1],
    ['go outer-plains-2', 'go outer-plains-1', 'woods outer-woods-2', 'woods outer-woods-3'],
  ]);
  expect(t.refuses(1, 'roll')).toMatchObject({ rule: 'T R90' });
  const last = hero(
    { character: 'druid' },
    { begin: 'turn-end', others: [ELF], more: { blizzard: { by: 0, left: 1 } } },
  );
  expect([last.truth('blizzard'), last.offers(1).includes('roll')]).toEqual([null, true]);
});

rule('T 9:5.1', 'Book of Spells: Spells up to what Craft allows', () => {
  const drawn = (words: Words, spell: string[]) =>
    of(draws(['book-of-spells'], words, { dice: { spell } }), 0, 'spells')[0];
  expect(drawn({}, ['hex', 'nullify'])).toEqual(['hex', 'nullify']);
  expect(drawn({ craft: 6 }, ['hex', 'nullify', 'healing'])).toEqual(['healing', 'hex', 'nullify']);
  expect(drawn({ character: 'troll' }, [])).toEqual([]);
});

const three = (alignment: string, space = HERE) =>
  hero(
    { character: 'druid', alignment, space },
    {
      begin: 'encounter',
      others: [
        { character: 'assassin', space: 'oasis' },
        { character: 'elf', space: 'outer-woods-1' },
      ],
      dice: { adventure: ['evil-darkness', 'storm'].slice(space === HERE ? 0 : 1) },
    },
  );

rule(['T 15:4.2', 'T R45'], 'Evil Darkness: who is not Evil misses a turn, the one who met it this very one', () => {
  const t = three('neutral');
  expect([told(t, 'misses'), of(t, 0, 'misses'), of(t, 1, 'misses'), of(t, 2, 'misses'), isOver(t)]).toEqual([
    [{ seat: 0 }, { seat: 2 }],
    [0],
    [0],
    [1],
    true,
  ]);
  expect(told(three('evil'), 'misses')).toEqual([{ seat: 2 }]);
});

rule(['T 15:4.2', 'T R45'], 'Storm: all in the Region miss a turn, the one who met it this very one', () => {
  const t = three('neutral', 'outer-plains-1');
  expect([told(t, 'misses'), of(t, 2, 'misses'), t.truth('discard')]).toEqual([
    [{ seat: 0 }, { seat: 2 }],
    [1],
    ['storm'],
  ]);
});

rule('T 15:4.2', 'Storm: what lies there besides stays unmet', () => {
  const t = draws(['storm', 'bag-of-gold'], {}, { others: [{ ...ELF, space: 'middle-woods' }] });
  expect([isOver(t), of(t, 0, 'gold', 'misses'), t.truth('spaces.ruins.cards')]).toEqual([
    true,
    [1, 0],
    ['bag-of-gold'],
  ]);
});

rule(['T R81', 'T 13:1.1'], 'Imp: a die says where he sends one, and there is another encounter', () => {
  const sent = (die: number, more: string[] = [], tables: number[] = []) => {
    const stage = { begin: 'encounter', others: [ELF], dice: { adventure: ['imp', ...more], table: [die, ...tables] } };
    const t = hero({ character: 'druid', space: HERE }, stage);
    expect([t.truth('discard'), t.leftDice()]).toEqual([['imp'], {}]);
    return t;
  };
  expect(of(sent(1, [], [6]), 0, 'space', 'strength')).toEqual(['crags', 3]);
  expect(of(sent(2), 0, 'space')).toEqual(['forest']);
  expect(of(sent(3, [], [4]), 0, 'space', 'gold')).toEqual(['tavern', 2]);
  expect(sent(4, ['ring', 'sword']).truth('spaces.ruins.cards')).toEqual(['ring', 'sword']);
  expect(sent(5, ['ring', 'sword', 'axe']).truth('spaces.hidden-valley.cards')).toEqual(['ring', 'sword', 'axe']);
  expect(sent(6, ['ring']).truth('spaces.cursed-glade.cards')).toEqual(['ring']);
});

rule('T R80', 'Imp: sent back to where he stands, one draws no more there', () => {
  const t = draws(['imp', 'bag-of-gold'], {}, { dice: { table: [4] } });
  expect([told(t, 'moved'), told(t, 'drawn').length, t.truth('spaces.ruins.cards')]).toMatchObject([
    [{ space: 'ruins' }],
    1,
    ['bag-of-gold'],
  ]);
});

rule('T 18:2.iii', 'Imp: he may be evaded', () => {
  const t = draws(['imp'], { invisible: true });
  expect(t.offers(0)).toEqual(['evade', 'meet']);
  t.picks(0, 'evade');
  expect([of(t, 0, 'space'), t.truth('discard')]).toEqual([[HERE], ['imp']]);
});

rule(['T R66', 'T 15:4.1'], 'Magical Vortex: all Spells of all characters are discarded', () => {
  const stage = { others: [{ ...ELF, spells: ['teleport'] }] };
  const t = passOnce(passOnce(draws(['magical-vortex'], { spells: ['hex', 'random'] }, stage)));
  expect([of(t, 0, 'spellCount'), of(t, 1, 'spellCount'), t.truth('spellDiscard')]).toEqual([
    [0],
    [0],
    ['hex', 'random', 'teleport'],
  ]);
});

rule(['T R56', 'T 4:2'], 'Pestilence: all in this Region lose a Life, and it kills', () => {
  const others: Words[] = [
    { ...ELF, lives: 1, gold: 3 },
    { character: 'assassin', space: 'oasis' },
  ];
  const t = draws(['pestilence'], {}, { others });
  expect([of(t, 0, 'lives'), told(t, 'died'), of(t, 2, 'lives')]).toMatchObject([[3], [{ seat: 1 }], [4]]);
  expect(t.truth('spaces.outer-woods-1.gold')).toBe(3);
});

rule(
  'T R100',
  'Raiders: all Gold and Objects go to the Oasis, Talismans and Mules too; a waiting Raft is discarded',
  () => {
    const words = { gold: 4, objects: ['talisman', 'bought-mule', 'ring'], followers: ['maiden'], raft: 'raft' };
    const t = draws(['raiders'], words);
    expect([of(t, 0, 'gold', 'objects', 'followers', 'raft'), t.truth('spaces.oasis')]).toMatchObject([
      [0, [], ['maiden'], null],
      { gold: 4, cards: ['talisman', 'bought-mule', 'ring'] },
    ]);
    expect(t.truth('discard')).toEqual(['raiders', 'raft']);
  },
);

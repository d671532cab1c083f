import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { hero, told } from '../stage.js';
import { comes, draws, ELF, isOver, of, type Words } from './deck.js';

const HERE = 'outer-fields-1';
const meets = (words: Words, other: Words, dice = {}) =>
  hero({ space: HERE, ...words }, { begin: 'meet', others: [{ space: HERE, ...other }], dice });

rule(['T 17:1.ii', 'T 17:2.2'], 'Ghoul: attacks by Psychic Combat, and adds the Life it takes to its own', () => {
  const t = meets({ character: 'ghoul' }, { character: 'troll' }, { combat: [1, 1] });
  expect(t.offers(0)).toEqual(['attack seat-1', 'attack by craft seat-1']);
  t.picks(0, 'attack by craft seat-1', 'take life');
  expect([told(t, 'clashed'), of(t, 0, 'lives'), of(t, 1, 'lives')]).toMatchObject([
    [{ psychic: true, scores: [5, 2] }],
    [5],
    [3],
  ]);
});

rule('T 17:1.ii', 'Ghoul: a Life taken by Strength is not added, and attacked it fights by Strength', () => {
  const t = meets({ character: 'ghoul' }, { character: 'druid' }, { combat: [6, 1] });
  t.picks(0, 'attack seat-1', 'take life');
  expect([of(t, 0, 'lives'), of(t, 1, 'lives')]).toEqual([[4], [3]]);
  const attacked = meets({ character: 'troll' }, { character: 'ghoul' }, { combat: [1, 1] }).picks(0, 'attack seat-1');
  expect(told(attacked, 'clashed')).toMatchObject([{ psychic: false, scores: [7, 3] }]);
});

rule(['T R88', 'T R89'], 'Ghoul: what it kills may be raised as a Follower, or kept for Strength', () => {
  const fight = () => draws(['wolf'], { character: 'ghoul' }, { dice: { combat: [6], foe: [1] } });
  const raised = fight();
  expect([raised.at(), raised.offers(0)]).toEqual(['fight.raise', ['trophy', 'raise']]);
  expect(of(raised.picks(0, 'raise'), 0, 'followers', 'trophies')).toEqual([['raised-wolf'], []]);
  expect(of(fight().picks(0, 'trophy'), 0, 'followers', 'trophies')).toEqual([[], ['wolf']]);
});

rule('T 6:3', 'Ghoul: a raised Follower is sent into one Combat, and is gone then', () => {
  const words = { character: 'ghoul', followers: ['raised-dragon', 'raised-wolf'] };
  const t = draws(['giant'], words, { dice: { combat: [1], foe: [1] } });
  expect([t.at(), t.offers(0)]).toEqual(['ready.choose', ['fight', 'send raised-wolf', 'send raised-dragon'].sort()]);
  t.picks(0, 'send raised-dragon');
  // Only one of them in each Combat.
  expect([told(t, 'fought'), t.truth('discard')]).toMatchObject([[{ scores: [10, 7] }], ['dragon']]);
  t.picks(0, 'trophy');
  expect(of(t, 0, 'followers')).toEqual([['raised-wolf']]);
});

const minstrel = (cards: string[], dice = {}, words = {}) =>
  draws(cards, { character: 'minstrel', ...words }, { dice });

rule('T R85', 'Minstrel: Animals and Dragons leave him alone, and other cards are free', () => {
  const t = minstrel(['bear', 'dragon', 'bag-of-gold']);
  expect([t.at(), t.offers(0)]).toEqual([
    'fight.choose',
    ['leave alone', 'attack bear', 'attack dragon', 'charm bear'],
  ]);
  t.picks(0, 'leave alone', 'take bag-of-gold');
  expect([of(t, 0, 'lives', 'gold'), t.truth('spaces.hidden-valley.cards')]).toEqual([
    [4, 2],
    ['bear', 'dragon'],
  ]);
});

rule('T 16:5', 'Minstrel: one he attacks fights; a Monster beside it does so anyway', () => {
  const t = minstrel(['boar', 'ogre'], { combat: [6], foe: [1] }, { strength: 4 });
  expect(t.offers(0)).toEqual(['fight', 'attack boar', 'charm boar']);
  t.picks(0, 'attack boar', 'fight');
  expect([told(t, 'fought'), of(t, 0, 'trophies')]).toMatchObject([
    [{ foes: ['ogre', 'boar'], scores: [10, 6] }],
    [['ogre', 'boar']],
  ]);
});

rule('T R85', 'Minstrel: nor does the Dragon of the Cave attack', () => {
  const t = minstrel(['cave'], { table: [1] });
  expect([told(t, 'fought'), of(t, 0, 'lives'), isOver(t)]).toEqual([[], [4], true]);
});

rule('T 8:1', 'Minstrel: a roll above its Strength charms an Animal, once', () => {
  const t = minstrel(['wolf'], { charm: [3] }).picks(0, 'charm wolf');
  expect([of(t, 0, 'followers'), t.truth(`spaces.${HERE}.cards`)]).toEqual([[['charmed-wolf']], []]);
  const deaf = minstrel(['wolf'], { charm: [2] }).picks(0, 'charm wolf');
  expect([of(deaf, 0, 'followers'), deaf.offers(0)]).toEqual([[[]], ['leave alone', 'attack wolf']]);
});

rule('T 8:1', 'Minstrel: charmed Animals add their Strength in Combat, the strongest alone', () => {
  const t = minstrel(['giant'], { combat: [3], foe: [1] }, { followers: ['charmed-wolf', 'charmed-serpent'] });
  expect([told(t, 'fought'), of(t, 0, 'followers')]).toMatchObject([
    [{ scores: [2 + 4 + 3, 7] }],
    [['charmed-wolf', 'charmed-serpent']],
  ]);
});

rule('T 13:3', 'Minstrel: takes Maiden and Princess from a character instead of attacking', () => {
  const other = { character: 'troll', followers: ['maiden', 'pixie', 'princess'] };
  const t = meets({ character: 'minstrel' }, other).picks(0, 'take maidens seat-1');
  expect([of(t, 0, 'followers'), of(t, 1, 'followers')]).toEqual([[['maiden', 'princess']], [['pixie']]]);
  // From one who has neither he can only attack.
  expect(told(meets({ character: 'minstrel' }, { character: 'troll' }), 'met')).toMatchObject([{ deed: 'attack' }]);
});

rule('T 8:1', 'Monk: he adds his Craft to his Strength in Combat', () => {
  const t = draws(['giant'], { character: 'monk', craft: 4 }, { dice: { combat: [2], foe: [1] } });
  expect(told(t, 'fought')).toMatchObject([{ scores: [2 + 4 + 2, 7] }]);
  const attacked = meets({ character: 'troll' }, { character: 'monk' }, { combat: [1, 1] }).picks(0, 'attack seat-1');
  expect(told(attacked, 'clashed')).toMatchObject([{ scores: [7, 6] }]);
});

rule('T R115', 'Monk, Priest: they may add 1 when they pray, said before the roll', () => {
  for (const character of ['monk', 'priest']) {
    const prays = (picks: string) =>
      comes({ character, space: 'chapel' }, { dice: { table: [4] } }).picks(0, 'call on prayer', picks);
    expect([of(prays('add 1'), 0, 'lives'), of(prays('add nothing'), 0, 'lives')]).toEqual([[5], [4]]);
  }
  const elf = hero(
    { ...ELF, space: 'chapel' },
    { begin: 'encounter', others: [{ character: 'druid' }], dice: { table: [4] } },
  );
  expect(of(elf.picks(0, 'call on prayer'), 0, 'lives')).toEqual([4]);
});

rule(
  ['T 5:2', 'T R77'],
  'Monk, Priest: no Weapon, and the Monk no Helmet, Shield or Armour; but an Axe builds Rafts',
  () => {
    const arms = ['sword', 'holy-lance', 'helmet', 'shield', 'armour', 'axe'];
    const barred = (character: string) => {
      const t = comes({ character, space: HERE }, { dice: { adventure: ['ring'] } });
      return arms.filter((card) => t.computed('barred', { seat: 0, card }));
    };
    expect([barred('monk'), barred('priest'), barred('dwarf')]).toEqual([
      ['sword', 'holy-lance', 'helmet', 'shield', 'armour'],
      ['sword', 'holy-lance'],
      [],
    ]);
    const t = draws(['wolf'], { character: 'priest', objects: ['axe'] }, { dice: { combat: [1], foe: [1] } });
    expect(told(t, 'fought')).toMatchObject([{ scores: [3, 3] }]);
  },
);

rule('T R31', 'Priest: he may destroy any Spirit without a fight', () => {
  const t = draws(['demon', 'spectre'], { character: 'priest', space: 'ruins' });
  expect([t.at(), t.offers(0)]).toEqual(['fight.choose', ['fight', 'destroy demon', 'destroy spectre']]);
  t.picks(0, 'destroy demon', 'destroy spectre');
  expect([of(t, 0, 'trophies', 'lives'), t.truth('discard')]).toEqual([
    [[], 4],
    ['demon', 'spectre'],
  ]);
});

rule('T R113', 'Prophetess, Wizard: draw a Spell each time the last is cast', () => {
  for (const character of ['prophetess', 'wizard']) {
    const one = hero(
      { character, space: HERE, spells: ['healing'], lives: 3 },
      { others: [ELF], dice: { spell: ['hex'] } },
    ).picks(0, 'cast healing');
    expect(of(one, 0, 'spells')).toEqual([['hex']]);
    const two = hero(
      { character, space: HERE, spells: ['healing', 'random'], lives: 3 },
      { others: [ELF], dice: { spell: ['hex'] } },
    ).picks(0, 'cast healing');
    expect(of(two, 0, 'spells')).toEqual([['random']]);
  }
});

rule('T R79', 'Prophetess: she draws one card more, all see them, and she discards one', () => {
  const t = comes({ character: 'prophetess', space: HERE }, { dice: { adventure: ['dragon', 'ring'] } });
  expect([t.at(), t.offers(0), told(t, 'drawn')]).toMatchObject([
    'space.discard',
    ['discard dragon', 'discard ring'],
    [{ cards: ['dragon', 'ring'] }],
  ]);
  t.picks(0, 'discard dragon', 'take ring');
  expect([of(t, 0, 'objects'), t.truth('discard')]).toEqual([[['ring']], ['dragon']]);
});

rule('T R79', 'Prophetess: by option she may discard a card drawn and draw another for it', () => {
  const stage = { dice: { adventure: ['dragon', 'ring'] }, options: { 'draw-more': 'replace' } };
  const t = comes({ character: 'prophetess', space: HERE }, stage);
  expect(t.offers(0)).toEqual(['keep all', 'discard dragon']);
  t.picks(0, 'discard dragon');
  expect(t.truth(`spaces.${HERE}.cards`)).toEqual(['ring']);
});

rule(['T R98', 'T 9:2'], 'Prophetess: she sees the Spells of the others, but not as a Toad', () => {
  const sight = (words = {}) =>
    hero(
      { character: 'prophetess', space: HERE, ...words },
      { begin: 'move', others: [{ ...ELF, spells: ['hex'] }, { character: 'druid' }] },
    );
  const t = sight({ objects: [] });
  expect([t.sees(0, 'players.1.spells'), t.sees(2, 'players.1.spells')]).toEqual([['hex'], 'unknown']);
  expect(sight({ toad: 3 }).sees(0, 'players.1.spells')).toBe('unknown');
});

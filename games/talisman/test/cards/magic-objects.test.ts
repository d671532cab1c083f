import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { hero, told } from '../stage.js';
import { comes, draws, ELF, isOver, of, type Words } from './deck.js';

const HERE = 'outer-fields-1';
const worth = (objects: string[], words: Words = {}) => {
  const t = hero({ character: 'thief', space: HERE, objects, ...words }, { begin: 'move', others: [ELF] });
  return [t.computed('strength', { seat: 0 }), t.computed('craft', { seat: 0 })];
};

rule(
  ['T 1:6', 'T 2:5', 'T 1:1'],
  "Magic Belt, Ring, Solomon's Crown, Holy Grail: what they add, without counters",
  () => {
    expect([
      worth([]),
      worth(['magic-belt']),
      worth(['ring']),
      worth(['solomons-crown']),
      worth(['holy-grail']),
    ]).toEqual([
      [3, 3],
      [4, 3],
      [4, 4],
      [3, 5],
      [3, 4],
    ]);
  },
);

rule('T R97', "Magic Belt, Ring, Solomon's Crown: nothing in the Cursed Glade", () => {
  expect(worth(['magic-belt', 'ring', 'solomons-crown'], { space: 'cursed-glade' })).toEqual([3, 3]);
});

rule('T 9:7.1', 'Amulet: no Spell affects its bearer, who casts none', () => {
  const t = hero(
    { character: 'druid', space: HERE, spells: ['random', 'healing'], lives: 3 },
    { others: [{ ...ELF, objects: ['amulet'], lives: 2, spells: ['healing'] }] },
  );
  expect([t.asked(), t.computed('may-cast', { seat: 1 })]).toEqual([[0], false]);
  t.picks(0, 'cast healing', 'pass');
  expect([of(t, 0, 'lives'), of(t, 1, 'lives')]).toEqual([[4], [2]]);
});

rule('T R94', 'Amulet: on the Crown its bearer casts nothing, unless he lays it down', () => {
  const crown = () =>
    hero(
      { character: 'druid', space: 'crown-of-command', objects: ['amulet'] },
      { begin: 'encounter', others: [ELF], more: { crowned: true }, dice: { command: [1] } },
    );
  expect([told(crown().picks(0, 'pass'), 'command')]).toEqual([[]]);
  const t = crown().picks(0, 'ditch amulet');
  expect([told(t, 'command'), t.truth('spaces.crown-of-command.cards')]).toEqual([[{ seat: 0 }], ['amulet']]);
});

rule('T R112', 'Amulet: the Hex spares its bearer, the Command Spell does not', () => {
  const hex = { more: { hex: { space: HERE, by: 1, left: 2 } } };
  expect(of(comes({ character: 'druid', space: HERE, objects: ['amulet'] }, hex), 0, 'lives')).toEqual([4]);
  const t = hero(
    { character: 'druid', space: 'crown-of-command' },
    { begin: 'encounter', others: [{ ...ELF, objects: ['amulet'] }], more: { crowned: true }, dice: { command: [4] } },
  );
  expect([t.asked(), t.offers(1)]).toEqual([[1], ['lose life', 'give up']]);
});

rule(['T R121', 'T 4:2'], 'Amulet: Preservation can do nothing for its bearer', () => {
  const loses = (objects: string[]) =>
    hero(
      { character: 'druid', space: 'city', objects },
      { begin: 'lose-life', others: [{ ...ELF, spells: ['preservation'] }], dice: { move: [1, 1] } },
    );
  expect([loses([]).offers(1), loses([]).truth('players.0.lives')]).toEqual([['pass', 'cast preservation'], 4]);
  expect(loses(['amulet']).truth('players.0.lives')).toBe(3);
});

rule('T 13:5.2', 'Cross: Good is safe in the Graveyard, Evil in the Chapel', () => {
  const lives = (space: string, alignment: string, objects: string[]) =>
    of(comes({ character: 'druid', space, alignment, objects }), 0, 'lives')[0];
  expect([lives('graveyard', 'good', []), lives('graveyard', 'good', ['cross'])]).toEqual([3, 4]);
  expect([lives('chapel', 'evil', []), lives('chapel', 'evil', ['cross'])]).toEqual([3, 4]);
});

rule('T R31', 'Cross: any Spirit may be destroyed without a fight', () => {
  const t = draws(['demon'], { objects: ['cross'] });
  expect(t.offers(0)).toEqual(['fight', 'destroy demon']);
  t.picks(0, 'destroy demon');
  expect([of(t, 0, 'lives'), t.truth('discard')]).toEqual([[4], ['demon']]);
});

rule(
  ['T 5:2', 'T 15:11'],
  'Holy Grail, Holy Lance, Runesword: the first two are not for Evil, the sword is not for Good',
  () => {
    const taken = (card: string, alignment: string) => draws([card], { alignment }).offers(0).includes(`take ${card}`);
    const cards = ['holy-grail', 'holy-lance', 'runesword'];
    const alignments = ['good', 'neutral', 'evil'];
    expect(cards.map((card) => alignments.map((alignment) => taken(card, alignment)))).toEqual([
      [true, true, false],
      [true, true, false],
      [false, true, true],
    ]);
    const t = draws(['holy-lance', 'sword'], { alignment: 'evil' });
    expect(t.refuses(0, 'take holy-lance')).toMatchObject({ rule: 'T 5:2' });
  },
);

rule('T 13:5.2', 'Holy Grail, Water Bottle: no Life is lost in the Desert', () => {
  const lives = (objects: string[]) => of(comes({ character: 'druid', space: 'desert-2', objects }), 0, 'lives')[0];
  expect([lives([]), lives(['holy-grail']), lives(['water-bottle']), lives(['bought-water-bottle'])]).toEqual([
    3, 4, 4, 4,
  ]);
});

const might = (card: string, objects: string[], words: Words = {}) => {
  const t = draws([card], { objects, ...words }, { dice: { combat: [1], foe: [6] } });
  return (told(t, 'fought')[0] as { scores: number[] }).scores[0];
};

rule(['T 1:6', 'T 16:4.1'], 'Holy Lance: 1 in Combat, 3 against Dragons, the one of the Cave too', () => {
  expect([might('wolf', []), might('wolf', ['holy-lance']), might('dragon', ['holy-lance'])]).toEqual([3, 4, 6]);
  const cave = draws(['cave'], { objects: ['holy-lance'] }, { dice: { table: [1], combat: [1], foe: [6] } });
  expect(told(cave, 'fought')).toMatchObject([{ scores: [6, 13] }]);
});

rule('T R102', 'Holy Lance, Runesword: of several Weapons he chooses one', () => {
  const words = { objects: ['holy-lance', 'runesword'] };
  const t = draws(['dragon'], words, { dice: { combat: [1], foe: [6] } });
  expect([t.at(), t.offers(0)]).toEqual(['ready.choose', ['wield holy-lance', 'wield runesword']]);
  t.picks(0, 'wield runesword');
  expect(told(t, 'fought')).toMatchObject([{ scores: [4, 13] }]);
});

const robs = (words: Words, other: Words, dice: object) =>
  hero(
    { character: 'thief', space: HERE, ...words },
    { begin: 'meet', others: [{ character: 'druid', space: HERE, ...other }], dice: { combat: [6, 1], ...dice } },
  ).picks(0, 'attack seat-1', 'take life');

rule(['T 16:9.1', 'T R38'], 'Runesword: a Life taken with it becomes its bearer’s, but not one that was saved', () => {
  expect(of(robs({ objects: ['runesword'] }, {}, {}), 0, 'lives')).toEqual([5]);
  expect(of(robs({ objects: ['sword'] }, {}, {}), 0, 'lives')).toEqual([4]);
  expect(of(robs({ objects: ['runesword'] }, { objects: ['armour'] }, { save: [4] }), 0, 'lives')).toEqual([4]);
});

rule('T 16:4.2', 'Runesword: by option it drinks from a beaten Enemy too', () => {
  const dice = { combat: [6], foe: [1] };
  const lives = (options: object) =>
    of(draws(['wolf'], { objects: ['runesword'] }, { dice, options: { ...options } }), 0, 'lives')[0];
  expect([lives({}), lives({ runesword: 'enemies-too' })]).toEqual([4, 5]);
});

rule('T R79', 'Orb of Knowledge: one card more is drawn, and one discarded; not twice for the Prophetess', () => {
  for (const character of ['druid', 'prophetess']) {
    const stage = { dice: { adventure: ['dragon', 'bag-of-gold'] } };
    const t = comes({ character, space: HERE, objects: ['orb-of-knowledge'] }, stage);
    expect(t.offers(0)).toEqual(['discard dragon', 'discard bag-of-gold']);
    t.picks(0, 'discard dragon', 'take bag-of-gold');
    expect([of(t, 0, 'gold'), t.leftDice()]).toEqual([[2], {}]);
  }
});

rule('T 11:24.1', 'Potion of Strength: drunk at the Portal, when the die has led there', () => {
  const troll = { character: 'troll', space: 'castle', objects: ['potion-of-strength'] };
  const t = hero(troll, { begin: 'way', vars: { steps: 2 }, others: [ELF], dice: { portal: [4, 4] } });
  t.picks(0, 'portal').unasked(0, 'drink').picks(0, 'by strength');
  expect(of(t, 0, 'space', 'objects')).toEqual(['plain-of-peril', []]);
});

rule(['T 1:6', 'T 16:3'], 'Potion of Strength: drunk once before the dice, 2 Strength until the turn ends', () => {
  const t = draws(['giant'], { objects: ['potion-of-strength'] }, { dice: { combat: [4], foe: [1] } });
  expect(t.offers(0)).toEqual(['fight', 'drink']);
  t.picks(0, 'drink');
  expect([told(t, 'fought'), of(t, 0, 'objects', 'potion'), t.truth('discard')]).toMatchObject([
    [{ scores: [2 + 2 + 4, 7] }],
    [[], 0],
    ['potion-of-strength'],
  ]);
  expect(isOver(t)).toBe(true);
});

rule(['T 11:6.2', 'T OBJECT.2'], 'Talisman: only with it the Valley of Fire is entered', () => {
  const den = (objects: string[]) =>
    hero({ character: 'druid', space: 'werewolf-den', objects }, { begin: 'move', others: [ELF] });
  expect(
    [den(['talisman']).offers(0), den(['given-talisman']).offers(0)].map((o) => o.includes('go valley-of-fire')),
  ).toEqual([true, true]);
  expect(den([]).refuses(0, 'go valley-of-fire')).toMatchObject({ rule: 'T 11:6.2' });
});

rule(['T R48', 'T 2:6.2'], 'Wand: one Spell more than the character starts with, drawn again when one is cast', () => {
  const stage = { dice: { spell: ['hex', 'nullify', 'random'] }, others: [ELF] };
  const t = hero({ character: 'druid', space: HERE, objects: ['wand'], lives: 3 }, stage);
  expect(of(t, 0, 'spells')).toEqual([['hex', 'nullify']]);
  const thief = hero(
    { character: 'thief', space: HERE, objects: ['wand'], craft: 3 },
    { others: [ELF], dice: { spell: ['hex'] } },
  );
  expect(of(thief, 0, 'spells')).toEqual([['hex']]);
  const cast = hero(
    { character: 'wizard', space: HERE, objects: ['wand'], lives: 3, spells: ['healing', 'hex', 'nullify'] },
    { others: [ELF], dice: { spell: ['random'] } },
  ).picks(0, 'cast healing');
  expect(of(cast, 0, 'spells')).toEqual([['hex', 'nullify', 'random']]);
});

rule('T R48', 'Wand: nothing to a Craft that allows no Spell', () => {
  const t = hero({ character: 'troll', space: HERE, objects: ['wand'] }, { begin: 'move', others: [ELF] });
  expect(of(t, 0, 'spellCount')).toEqual([0]);
});

import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { ADVENTURE } from '../../src/index.js';
import { allPass, hero, told } from '../stage.js';

const lying = (space: string, cards: string[], gold = 0) => ({ spaces: { [space]: { cards, gold } } });

rule(['T 12:1.1', 'T 13:5.1', 'T E14'], 'the Minstrel in the Desert takes what he likes', () => {
  const minstrel = { character: 'minstrel', space: 'desert-1', objects: ['armour', 'axe', 'amulet'] };
  const more = lying('desert-1', ['maiden', 'water-bottle', 'sword', 'wand', 'talisman'], 2);
  const t = hero(minstrel, { begin: 'space', more, dice: { spell: ['preservation', 'hex'] } });
  t.picks(0, 'take gold', 'take maiden', 'take wand');
  expect(t.truth('players.0.spells')).toEqual(['preservation']);
  t.unasked(0, 'ditch amulet').picks(0, 'take talisman');
  expect(t.truth('players.0')).toMatchObject({
    gold: 3,
    followers: ['maiden'],
    objects: ['armour', 'axe', 'wand', 'talisman'],
  });
});

rule('T E15', 'then he must follow the Desert, but Preservation saves the Life and the Wand draws again', () => {
  const minstrel = {
    character: 'minstrel',
    space: 'desert-1',
    objects: ['armour', 'axe', 'wand', 'talisman'],
    spells: ['preservation'],
  };
  const more = lying('desert-1', ['sword', 'water-bottle', 'amulet']);
  const t = hero(minstrel, { begin: 'space', more, dice: { spell: ['hex'] } });
  t.picks(0, 'follow desert-1', 'cast preservation');
  allPass(t);
  t.picks(0, 'done');
  expect(t.truth('players.0')).toMatchObject({ lives: 4, spells: ['hex'] });
  expect(t.truth('spaces.desert-1.cards')).toEqual(['sword', 'water-bottle', 'amulet']);
});

rule(['T 12:1.2', 'T R42'], 'where an Enemy lies nothing can be claimed beside an encounter with a character', () => {
  const others = [{ character: 'monk', space: 'castle', gold: 2 }];
  const t = hero(
    { character: 'thief', space: 'castle' },
    { begin: 'meet', others, more: lying('castle', ['ghost', 'sword']) },
  );
  t.picks(0, 'steal seat-1');
  expect(t.truth('players.0.gold')).toBe(2);
  expect(t.truth('active')).toBe(1);
});

rule(['T 12:1.3', 'T R41'], 'nor where cards are drawn; elsewhere it can', () => {
  const others = [{ character: 'monk', space: 'ruins', gold: 2 }];
  const t = hero({ character: 'thief', space: 'ruins' }, { begin: 'meet', others, more: lying('ruins', ['sword']) });
  t.picks(0, 'steal seat-1');
  expect(t.truth('active')).toBe(1);
  const castle = [{ character: 'monk', space: 'castle', gold: 2 }];
  const free = hero(
    { character: 'thief', space: 'castle' },
    { begin: 'meet', others: castle, more: lying('castle', ['sword']) },
  );
  free.picks(0, 'steal seat-1', 'take sword');
  expect(free.truth('players.0.objects')).toEqual(['sword']);
});

rule('T 12:1.4', 'on a draw space the cards are the encounter: the Wolf bars the Sword', () => {
  const dice = { combat: [1], foe: [6] };
  const t = hero(
    { character: 'elf', space: 'ruins' },
    { begin: 'space', more: lying('ruins', ['sword', 'wolf']), dice },
  );
  expect(t.truth('players.0')).toMatchObject({ lives: 3, objects: [] });
  expect(t.truth('spaces.ruins.cards')).toEqual(['sword', 'wolf']);
});

rule(['T 12:1.1', 'T R41'], 'what lies there may be taken before a fight, which ends the turn', () => {
  const troll = { character: 'troll', space: 'castle' };
  const others = [{ character: 'monk', space: 'castle' }];
  const t = hero(troll, { begin: 'encounter', others, more: lying('castle', ['sword']), dice: { combat: [3, 1] } });
  expect(t.offers(0)).toEqual(['space', 'character', 'claim']);
  t.picks(0, 'claim', 'take sword');
  expect(t.offers(0)).toEqual(['space', 'character']);
  expect(told(t.picks(0, 'character'), 'clashed')).toMatchObject([{ scores: [10, 6] }]);
});

rule(
  ['T 12:1.2', 'T 12:1.3'],
  'nothing is taken first where an Enemy lies, cards are drawn, or nothing is to be had',
  () => {
    const offers = (space: string, cards: string[]) =>
      hero(
        { character: 'troll', space },
        { begin: 'encounter', others: [{ character: 'monk', space }], more: lying(space, cards) },
      ).offers(0);
    expect(offers('castle', ['ghost', 'sword'])).toEqual(['space', 'character']);
    expect(offers('ruins', ['sword'])).toEqual(['space', 'character']);
    expect(offers('castle', ['poltergeist'])).toEqual(['space', 'character']);
  },
);

rule(['T R68', 'T 13:1.1'], 'a Stranger visited first may send him away before he chooses', () => {
  const others = [{ character: 'monk', space: 'castle' }];
  const t = hero(
    { character: 'elf', space: 'castle' },
    { begin: 'encounter', others, more: lying('castle', ['fairy']) },
  );
  t.picks(0, 'claim', 'visit fairy', 'wish travel', 'go warlocks-cave');
  expect([t.truth('players.0.space'), t.offers(0)]).toEqual(['warlocks-cave', ['done', 'call on warlock']]);
});

rule(['T 13:1.1', 'T R81'], 'an encounter that moves him brings another, also where his move began', () => {
  const elf = { character: 'elf', space: 'ruins' };
  const t = hero(elf, { begin: 'space', more: lying('ruins', ['imp', 'sword']), dice: { table: [4], adventure: [] } });
  expect(told(t, 'moved')).toMatchObject([{ space: 'ruins', by: 'imp' }]);
  expect(t.at()).toBe('claim.choose');
});

rule('T 13:1.2', 'nothing is met where the move starts', () => {
  const t = hero({ character: 'elf', space: 'ruins' }, { more: lying('ruins', ['dragon']), dice: { move: [1] } });
  expect(t.at()).toBe('move.way');
  expect(told(t, 'attacked')).toEqual([]);
});

rule(['T 13:2', 'T R67'], 'the space or one character, one of the two', () => {
  const others = [
    { character: 'monk', space: 'castle' },
    { character: 'troll', space: 'castle' },
  ];
  const t = hero({ character: 'elf', space: 'castle' }, { begin: 'encounter', others });
  expect(t.offers(0)).toEqual(['space', 'character']);
  t.picks(0, 'space');
  expect(t.truth('active')).toBe(1);
});

rule(['T 13:3', 'T R108'], 'by attack or by ability, also against a Toad', () => {
  const others = [{ character: 'monk', space: 'castle', toad: 2 }];
  const t = hero({ character: 'wizard', space: 'castle' }, { begin: 'meet', others });
  expect(t.offers(0)).toEqual(['attack seat-1', 'attack by craft seat-1']);
});

rule(['T 13:4.1', 'T 13:4.3'], 'the cards drawn are met', () => {
  const dice = { adventure: ['wolf', 'sword'], combat: [6], foe: [1] };
  const t = hero({ character: 'troll', space: 'ruins' }, { begin: 'space', dice });
  expect(t.truth('players.0.trophies')).toEqual(['wolf']);
  expect(t.offers(0)).toEqual(['done', 'take sword']);
});

rule(['T 13:4.2', 'T E16'], 'a Dragon that lies on the Runes is the card; none is drawn', () => {
  const dice = { combat: [1], foe: [1] };
  const t = hero({ character: 'elf', space: 'runes-1' }, { begin: 'space', more: lying('runes-1', ['dragon']), dice });
  expect(told(t, 'drawn')).toEqual([]);
  expect(told(t, 'fought')).toMatchObject([{ foes: ['dragon'] }]);
});

rule(['T E17', 'T R112'], 'a Hex on the Oasis counts as one card', () => {
  const sorceress = { character: 'sorceress', space: 'oasis' };
  const t = hero(sorceress, {
    begin: 'encounter',
    more: { hex: { space: 'oasis', by: 1 } },
    dice: { adventure: ['sword'] },
  });
  expect(t.truth('players.0.lives')).toBe(3);
  expect(t.truth('spaces.oasis.cards')).toEqual(['sword']);
});

rule('T E26', 'with Bear and Gold on the Hidden Valley one card is drawn, and all three are met', () => {
  const dice = { adventure: ['sword'], combat: [6], foe: [1] };
  const t = hero(
    { character: 'troll', space: 'hidden-valley' },
    { begin: 'space', more: lying('hidden-valley', ['bear', 'bag-of-gold']), dice },
  );
  expect(t.truth('players.0.trophies')).toEqual(['bear']);
  expect(t.offers(0)).toEqual(['done', 'take bag-of-gold', 'take sword']);
});

rule('T R43', 'Gold counters on a draw space are no cards', () => {
  const t = hero(
    { character: 'elf', space: 'ruins' },
    { begin: 'space', more: lying('ruins', ['sword'], 3), dice: { adventure: ['axe'] } },
  );
  expect(t.truth('spaces.ruins.cards')).toEqual(['sword', 'axe']);
});

rule('T R116', 'and are taken like Objects after the Enemies', () => {
  const dice = { combat: [6], foe: [1], adventure: ['axe'] };
  const t = hero({ character: 'troll', space: 'ruins' }, { begin: 'space', more: lying('ruins', ['wolf'], 3), dice });
  t.picks(0, 'take gold');
  expect(t.truth('players.0.gold')).toBe(4);
});

rule('T R44', 'with more cards than the number none is drawn and all are met', () => {
  const t = hero(
    { character: 'elf', space: 'outer-fields-1' },
    { begin: 'space', more: lying('outer-fields-1', ['sword', 'axe']) },
  );
  expect(told(t, 'drawn')).toEqual([]);
  expect(t.offers(0)).toEqual(['done', 'take sword', 'take axe']);
});

rule('T R3', 'an empty stock is made anew of the discards', () => {
  const discard = ADVENTURE.flatMap((card) => new Array<string>(card.copies).fill(card.id));
  const t = hero(
    { character: 'elf', space: 'ruins' },
    { begin: 'space', more: { discard }, dice: { adventure: ['axe', 'sword'] } },
  );
  expect(told(t, 'reshuffled')).toEqual([{ deck: 'adventure' }]);
  expect(t.truth('stockSize')).toBe(102);
});

rule(['T 13:5.1', 'T R82'], 'Enemies first; then he visits and takes in the order he likes', () => {
  const dice = { combat: [6], foe: [1], table: [5] };
  const t = hero(
    { character: 'elf', space: 'city', craft: 9 },
    { begin: 'space', more: lying('city', ['ghost', 'sword']), dice },
  );
  expect(told(t, 'killed')).toHaveLength(1);
  t.picks(0, 'call on enchantress', 'take sword', 'done');
  expect(t.truth('players.0')).toMatchObject({ strength: 4, objects: ['sword'] });
});

rule('T 13:5.2', 'some instructions are compulsory, others are not', () => {
  const t = hero({ character: 'elf', space: 'desert-1' }, { begin: 'space', more: lying('desert-1', ['sword']) });
  expect(t.refuses(0, 'done').rule).toBe('T 13:5.2');
  const city = hero({ character: 'elf', space: 'city' }, { begin: 'space' });
  expect(city.offers(0)).toContain('done');
});

rule('T R68', 'to take cards does not use up the encounter', () => {
  const t = hero({ character: 'elf', space: 'desert-1' }, { begin: 'space', more: lying('desert-1', ['sword']) });
  t.picks(0, 'take sword', 'follow desert-1');
  expect(t.truth('players.0.lives')).toBe(3);
});

rule('T R80', 'a space is used once a turn', () => {
  const t = hero(
    { character: 'elf', space: 'city', gold: 3, lives: 1 },
    { begin: 'space', more: { visited: ['city'] } },
  );
  expect(t.truth('active')).toBe(1);
  const claims = hero(
    { character: 'elf', space: 'city' },
    { begin: 'space', more: { visited: ['city'], spaces: { city: { cards: ['sword'] } } } },
  );
  expect(claims.refuses(0, 'call on enchantress').rule).toBe('T R80');
});

rule('T R104', 'a compulsory choice is among what he can meet', () => {
  const t = hero({ character: 'elf', space: 'black-knight', gold: 0 }, { begin: 'instructions' });
  expect(t.truth('players.0.lives')).toBe(3);
  const rich = hero({ character: 'elf', space: 'black-knight', gold: 1 }, { begin: 'instructions' });
  expect(rich.offers(0)).toEqual(['pay gold', 'lose life']);
});

rule('T R65', 'who is evaded has used his encounter, but may still claim', () => {
  const others = [{ character: 'monk', space: 'castle', invisible: true }];
  const t = hero({ character: 'elf', space: 'castle' }, { begin: 'meet', others, more: lying('castle', ['sword']) });
  t.picks(0, 'attack seat-1').picks(1, 'evade').picks(0, 'take sword');
  expect(t.truth('players.0.objects')).toEqual(['sword']);
});

rule('T R101', 'a quest is done, and the Warlock fetches him and pays with a Talisman', () => {
  const t = hero({ character: 'elf', space: 'city', quest: 6, gold: 3 }, { begin: 'move', dice: {} });
  t.picks(0, 'hand over 2 gold');
  expect(t.truth('players.0')).toMatchObject({
    space: 'warlocks-cave',
    gold: 1,
    objects: ['given-talisman'],
    quest: 0,
  });
});

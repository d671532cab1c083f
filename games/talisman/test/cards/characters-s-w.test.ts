import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { hero, told } from '../stage.js';
import { land } from '../table.js';
import { comes, draws, ELF, isOver, of, type Words } from './deck.js';

const HERE = 'outer-fields-1';
const meets = (words: Words, other: Words, dice = {}, options = {}) =>
  hero({ space: HERE, ...words }, { begin: 'meet', others: [{ space: HERE, ...other }], dice, options });

rule('T 17:1.ii', 'Sorceress, Wizard: they may attack by Psychic Combat', () => {
  for (const character of ['sorceress', 'wizard']) {
    const t = meets({ character }, { character: 'troll' }, { combat: [1, 1] }).picks(0, 'attack by craft seat-1');
    expect([told(t, 'clashed'), t.offers(0)]).toMatchObject([[{ psychic: true }], ['take life', 'take gold', 'waive']]);
  }
});

rule('T 8:1', 'Sorceress: beguiles Good with a 6, Neutral from 5 and Evil from 4 on', () => {
  const beguiled = (character: string, die: number) => {
    const t = meets({ character: 'sorceress' }, { character }, { beguile: [die] });
    return of(t.picks(0, 'beguile seat-1'), 0, 'gold')[0] === 2;
  };
  const least = (character: string) => [1, 2, 3, 4, 5, 6].find((die) => beguiled(character, die));
  expect([least('minstrel'), least('troll'), least('ghoul')]).toEqual([6, 5, 4]);
});

rule('T 13:3', 'Sorceress: of the beguiled she takes one Object or one Gold', () => {
  const other = { character: 'ghoul', objects: ['ring', 'runesword'] };
  const t = meets({ character: 'sorceress' }, other, { beguile: [4] }).picks(0, 'beguile seat-1');
  expect(t.offers(0)).toEqual(['take ring', 'take runesword', 'take gold']);
  t.picks(0, 'take runesword');
  expect([of(t, 0, 'objects'), of(t, 1, 'objects', 'gold')]).toEqual([[['runesword']], [['ring'], 1]]);
});

rule('T 13:3', 'Sorceress: takes a Follower, but not Maiden, Unicorn or Princess', () => {
  const other = { character: 'troll', followers: ['maiden', 'unicorn', 'princess', 'pixie', 'prince', 'poltergeist'] };
  const t = meets({ character: 'sorceress' }, other).picks(0, 'take follower seat-1');
  expect([t.at(), t.offers(0)]).toEqual(['rob.choose', ['take pixie', 'take prince']]);
  t.picks(0, 'take prince');
  expect(of(t, 0, 'followers')).toEqual([['prince']]);
});

rule('T 8:0', 'Sorceress: by option she evades Spirits, and enchants instead of beguiling', () => {
  const options = { sorceress: 'enchants' };
  const t = meets({ character: 'sorceress' }, { character: 'troll', followers: ['pixie'] }, {}, options);
  expect(t.offers(0)).toEqual(['attack seat-1', 'attack by craft seat-1', 'enchant seat-1']);
  t.picks(0, 'enchant seat-1');
  expect(told(t, 'misses')).toEqual([{ seat: 1 }]);
  const spirit = draws(['demon'], { character: 'sorceress' }, { options });
  expect(spirit.offers(0)).toEqual(['fight', 'evade']);
});

rule('T 13:3', 'Thief: takes an Object or a Gold instead of attacking, and the turn goes on', () => {
  const t = meets({ character: 'thief' }, { character: 'troll', objects: ['mule', 'talisman'] });
  t.picks(0, 'steal seat-1');
  expect(t.offers(0)).toEqual(['take mule', 'take talisman', 'take gold']);
  t.picks(0, 'take talisman');
  expect([of(t, 0, 'objects'), of(t, 1, 'objects', 'lives')]).toEqual([[['talisman']], [['mule'], 4]]);
});

rule('T 13:3', 'Thief: from one who has nothing, nothing can be stolen', () => {
  const t = meets({ character: 'thief' }, { character: 'troll', gold: 0 });
  expect(told(t, 'met')).toEqual([{ seat: 0, other: 1, deed: 'attack' }]);
});

rule('T 20:1', 'Thief: at the Blacksmith one Purchase Card is free, others he buys', () => {
  const t = comes({ character: 'thief', space: 'village', gold: 2 }).picks(0, 'call on blacksmith');
  const free = ['helmet', 'sword', 'axe', 'shield', 'armour'].map((id) => `pocket bought-${id}`);
  expect(t.offers(0)).toEqual(['done', 'buy bought-helmet', 'buy bought-sword', ...free]);
  t.picks(0, 'pocket bought-armour');
  expect(t.offers(0)).toEqual(['done', 'buy bought-helmet', 'buy bought-sword']);
  t.picks(0, 'buy bought-sword');
  expect([of(t, 0, 'objects', 'gold'), t.truth('piles.bought-armour')]).toEqual([
    [['bought-armour', 'bought-sword'], 0],
    3,
  ]);
});

rule('T 20:1', 'Thief: at the Market too', () => {
  const t = draws(['market'], { character: 'thief', gold: 0 }).picks(0, 'visit', 'pocket bought-mule');
  expect(of(t, 0, 'objects', 'gold')).toEqual([['bought-mule'], 0]);
});

rule('T 8:1', 'Troll: he need not roll in the Crags', () => {
  const t = comes({ character: 'troll', space: 'crags' }).picks(0, 'follow crags', 'pass');
  expect([told(t, 'table'), isOver(t)]).toEqual([[], true]);
});

const trolls = (die: number, words = {}, options = {}) =>
  hero(
    { character: 'troll', space: 'ruins', lives: 2, ...words },
    { begin: 'move', others: [ELF], dice: { move: [die] }, options },
  );

rule('T 8:0', 'Troll: on a 6 he may heal a Life instead of moving, and the turn ends', () => {
  const t = trolls(6);
  expect(t.offers(0)).toContain('regenerate');
  t.picks(0, 'regenerate');
  expect([of(t, 0, 'lives', 'space'), isOver(t)]).toEqual([[3, 'ruins'], true]);
});

rule('T 8:0', 'Troll: not on another roll, unhurt, or where the table has it otherwise', () => {
  const offers = [trolls(5), trolls(6, { lives: 4 }), trolls(6, {}, { 'troll-regenerates': false })];
  expect(offers.map((t) => t.offers(0).includes('regenerate'))).toEqual([false, false, false]);
});

rule('T 8:1', 'Warrior: two dice in Combat, of which the higher counts; one in Psychic Combat', () => {
  const t = draws(['giant'], { character: 'warrior' }, { dice: { combat: [2, 5], foe: [1] } });
  expect(told(t, 'fought')).toMatchObject([{ dice: [5, 1], scores: [9, 7] }]);
  const attacked = meets({ character: 'troll' }, { character: 'warrior' }, { combat: [1, 6, 3] });
  expect(told(attacked.picks(0, 'attack seat-1'), 'clashed')).toMatchObject([{ dice: [1, 6] }]);
  const spirit = draws(['spectre'], { character: 'warrior' }, { dice: { combat: [1], foe: [1] } });
  expect(told(spirit, 'fought')).toMatchObject([{ dice: [1, 1] }]);
});

rule('T 16:4.1', 'Warrior: two Weapons at once, others one', () => {
  const scores = (character: string, dice: number[]) =>
    told(draws(['giant'], { character, objects: ['sword', 'axe'] }, { dice: { combat: dice, foe: [1] } }), 'fought');
  expect([scores('warrior', [1, 1]), scores('thief', [1])]).toMatchObject([
    [{ scores: [4 + 2 + 1, 7] }],
    [{ scores: [3 + 1 + 1, 7] }],
  ]);
});

rule('T SETUP.8', 'Wizard, Druid, Priest, Prophetess, Sorceress: the Spells they start with', () => {
  const characters = ['wizard', 'druid', 'priest', 'prophetess', 'sorceress', 'elf'];
  const t = land({
    seats: 6,
    begin: { proc: 'setup' },
    dice: {
      character: characters,
      first: [1, 2, 3, 4, 5, 6],
      spell: ['hex', 'random', 'random', 'teleport', 'teleport', 'nullify'],
    },
  });
  expect(characters.map((_, seat) => t.truth(`players.${seat}.spellCount`))).toEqual([2, 1, 1, 1, 1, 0]);
});

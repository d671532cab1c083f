import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { hero, told } from '../stage.js';
import { land } from '../table.js';

rule('T E23', 'a counter marked 4 is 4 Strength: the Warrior starts with 4, in whatever counters', () => {
  const dice = { character: ['warrior', 'troll'] };
  const t = land({ seats: 2, position: {}, begin: { proc: 'setup' }, dice });
  expect(t.truth('players.0.strength')).toBe(4);
});

rule('T R2', 'five may be Toads, though there are four Toad Cards', () => {
  const toad = (character: string) => ({ character, toad: 2, space: 'forest' });
  const others = [toad('druid'), toad('dwarf'), toad('ghoul'), toad('monk')];
  const t = hero({ character: 'elf', space: 'city' }, { begin: 'space', others, dice: { table: [1] } });
  t.picks(0, 'call on enchantress');
  expect([0, 1, 2, 3, 4].filter((seat) => Number(t.truth(`players.${seat}.toad`)) > 0)).toHaveLength(5);
});

rule('T R60', 'what section 20 says of bought cards holds, though it is printed as 18', () => {
  const t = hero({ character: 'elf', space: 'village', gold: 2 }, { begin: 'space', others: [{ character: 'troll' }] });
  t.picks(0, 'call on blacksmith', 'buy bought-helmet');
  expect(t.truth('piles.bought-helmet')).toBe(3);
});

rule('T R64', 'first the move, then the choice, then the cards', () => {
  const others = [{ character: 'monk', space: 'outer-fields-1' }];
  const t = hero({ character: 'elf', space: 'city' }, { others, dice: { move: [1], adventure: ['sword'] } });
  t.picks(0, 'go outer-fields-1');
  expect([t.at(), told(t, 'drawn')]).toEqual(['encounter.choose', []]);
  t.picks(0, 'space');
  expect(told(t, 'drawn')).toHaveLength(1);
});

rule('T R70', 'after a stand-off on the Crown both stay, and the turn of the other follows', () => {
  const others = [{ character: 'thief', space: 'crown-of-command' }];
  const elf = { character: 'elf', space: 'crown-of-command' };
  const t = hero(elf, { begin: 'meet', others, more: { crowned: true }, dice: { combat: [3, 3, 1, 6] } });
  t.picks(0, 'attack seat-1');
  expect([t.truth('players.0.space'), t.truth('active')]).toEqual(['crown-of-command', 1]);
});

for (const [die, lives] of [
  [3, 3],
  [4, 4],
  [6, 4],
] as const)
  rule('T R71', `the Armour of the diagram: on a ${die} ${lives === 4 ? 'the Life is kept' : 'it is lost'}`, () => {
    const elf = { character: 'elf', objects: ['armour'] };
    const t = hero(elf, { begin: 'lose-life', vars: { cause: 'combat' }, dice: { save: [die] } });
    expect(t.truth('players.0.lives')).toBe(lives);
  });

rule('T R87', 'a clinging Follower may be evaded when met', () => {
  const more = { spaces: { 'outer-woods-1': { cards: ['cursed-by-a-hag'] } } };
  const t = hero({ character: 'elf', space: 'outer-woods-1' }, { begin: 'space', more });
  t.picks(0, 'evade');
  expect(t.truth('players.0.followers')).toEqual([]);
  expect(t.truth('spaces.outer-woods-1.cards')).toEqual(['cursed-by-a-hag']);
});

rule('T R118', 'also where no cards are drawn a clinging Follower is met by who encounters the space', () => {
  const castle = (...cards: string[]) => ({ more: { spaces: { castle: { cards } } }, begin: 'space' as const });
  const t = hero({ character: 'elf', space: 'castle' }, castle('poltergeist', 'ring'));
  expect(t.truth('players.0.followers')).toEqual(['poltergeist']);
  expect(t.offers(0)).toContain('take ring');
  const dice = { combat: [6], foe: [1] };
  const first = hero({ character: 'elf', space: 'castle' }, { ...castle('cursed-by-a-hag', 'wolf'), dice });
  expect(first.truth('players.0')).toMatchObject({ trophies: ['wolf'], followers: ['cursed-by-a-hag'] });
});

rule('T R118', 'who encounters a character there leaves it lying', () => {
  const more = { spaces: { castle: { cards: ['poltergeist', 'ring'] } } };
  const thief = { character: 'thief', space: 'castle' };
  const others = [{ character: 'priest', space: 'castle', gold: 1 }];
  const t = hero(thief, { begin: 'encounter', more, others });
  t.picks(0, 'character', 'steal seat-1');
  expect(t.offers(0)).toEqual(['done', 'take ring']);
});

rule('T R99', 'on Market Day an offer is made, shown to the one asked, and accepted', () => {
  const elf = { character: 'elf', objects: ['sword'], spells: ['hex'] };
  const others = [{ character: 'priest', gold: 3 }];
  const t = hero(elf, { begin: 'market', others });
  t.picks(0, 'give spell hex', 'want gold', 'want gold', 'offer');
  expect(t.heard(1).at(-1)).toMatchObject({ key: 'trade.offered', args: { which: ['hex'], spells: 1 } });
  expect(t.heard(null).at(-1)?.args).not.toHaveProperty('which');
  t.picks(1, 'accept');
  expect(t.truth('players.0')).toMatchObject({ gold: 3, spells: [] });
  expect(t.truth('players.1')).toMatchObject({ gold: 1, spells: ['hex'] });
});

rule('T R115', 'a total beyond the table counts as its last row', () => {
  const t = hero({ character: 'priest', space: 'temple' }, { begin: 'space', dice: { table: [6, 6] } });
  t.picks(0, 'call on prayer', 'add 1');
  expect(t.truth('players.0.lives')).toBe(6);
});

rule('T R101', 'the Warlock brings also a slave of the Temple away', () => {
  const t = hero({ character: 'elf', space: 'temple', enslaved: true, quest: 2, questDone: true });
  expect(t.truth('players.0')).toMatchObject({ space: 'warlocks-cave', enslaved: false, objects: ['given-talisman'] });
});

rule('T R119', 'what the Runes add counts also where the Assassin leaves the Enemy no die', () => {
  const more = { spaces: { 'runes-2': { cards: ['boar'] } } };
  const t = hero({ character: 'assassin', space: 'runes-2' }, { begin: 'encounter', more, dice: { combat: [1] } });
  expect(told(t, 'fought')).toMatchObject([{ dice: [1, 0], scores: [4, 4], outcome: 'drawn' }]);
});

rule('T R120', 'the Holy Lance adds 3 also where a Goblin stands by the Dragon', () => {
  const more = { spaces: { ruins: { cards: ['dragon', 'goblin'] } } };
  const elf = { character: 'elf', space: 'ruins', objects: ['holy-lance'] };
  const t = hero(elf, { begin: 'encounter', more, dice: { combat: [6], foe: [1] } });
  expect(told(t, 'fought')).toMatchObject([{ scores: [12, 10], outcome: 'won' }]);
});

rule('T R122', 'a slave of the Temple rolls in a Blizzard too, then goes one space; no Spell takes him away', () => {
  const slave = { character: 'elf', space: 'temple', enslaved: true, spells: ['teleport'] };
  const t = hero(slave, { more: { blizzard: { by: 1, left: 2 } }, dice: { move: [4] } });
  expect(t.offers(0)).toEqual(['pass']);
  expect(t.picks(0, 'pass').offers(0)).toEqual(['go middle-woods', 'go desert-2']);
});

rule(['T R123', 'T 18:2.iii'], 'Raiders may be evaded, and Angel, Devil and Mephistopheles by whom they harm', () => {
  const meets = (adventure: string, words: object = {}) =>
    hero(
      { character: 'elf', space: 'outer-woods-1', ...words },
      { begin: 'encounter', dice: { adventure: [adventure], move: [1] } },
    );
  for (const event of ['raiders', 'devil', 'mephistopheles']) expect(meets(event).offers(0)).toEqual(['evade', 'meet']);
  expect(meets('angel').truth('players.0.lives')).toBe(5);
  expect(meets('angel', { alignment: 'evil' }).offers(0)).toEqual(['evade', 'meet']);
  expect(told(meets('storm'), 'misses')).toHaveLength(2);
  const t = meets('devil').picks(0, 'evade');
  expect([t.truth('players.0.lives'), t.truth('discard')]).toEqual([4, ['devil']]);
});

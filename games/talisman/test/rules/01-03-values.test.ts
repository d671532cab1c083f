import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { allPass, hero, told } from '../stage.js';
import { land } from '../table.js';

const strength = { seat: 0 };

rule(['T 1:0', 'T 1:1'], 'counters and what things add are kept apart', () => {
  const t = hero({ character: 'warrior', objects: ['magic-belt'] });
  expect(t.truth('players.0.strength')).toBe(4);
  expect(t.computed('strength', strength)).toBe(5);
});

rule('T 1:2', 'Strength lost is taken from the counters', () => {
  const t = hero({ character: 'elf', space: 'city', strength: 5 }, { begin: 'space', dice: { table: [2] } });
  t.picks(0, 'call on enchantress');
  expect(t.truth('players.0.strength')).toBe(4);
});

rule('T 1:3', 'never below what the character starts with', () => {
  const t = hero({ character: 'elf', space: 'city' }, { begin: 'space', dice: { table: [2] } });
  t.picks(0, 'call on enchantress');
  expect(t.truth('players.0.strength')).toBe(3);
  expect(told(t, 'lost')).toEqual([]);
});

rule(['T 1:4.1', 'T 15:5.2', 'T R89'], 'a killed Animal is kept', () => {
  const more = { spaces: { 'outer-fields-1': { cards: ['wolf'] } } };
  const t = hero(
    { character: 'troll', space: 'outer-fields-1' },
    { begin: 'space', more, dice: { combat: [6], foe: [1] } },
  );
  expect(t.truth('players.0.trophies')).toEqual(['wolf']);
  expect(t.truth('spaces.outer-fields-1.cards')).toEqual([]);
});

rule(['T 1:4.2', 'T 1:4.3'], 'seven points are a Strength, and what is over is lost', () => {
  const t = hero({ character: 'elf', trophies: ['giant', 'ape'] }, { begin: 'move' });
  t.picks(0, 'exchange', 'add ape', 'add giant', 'exchange 1');
  expect(t.truth('players.0.strength')).toBe(4);
  expect(t.truth('players.0.trophies')).toEqual([]);
  expect(t.truth('discard')).toEqual(['ape', 'giant']);
});

rule('T 1:4.2', 'two Dragons are two Strength', () => {
  const t = hero({ character: 'elf', trophies: ['dragon', 'dragon'] }, { begin: 'move' });
  t.picks(0, 'exchange', 'add dragon', 'add dragon', 'exchange 2');
  expect(t.truth('players.0.strength')).toBe(5);
});

rule(['T R117', 'T 1:4.2'], 'Enemies of six points cannot be exchanged', () => {
  const t = hero({ character: 'elf', trophies: ['giant'] }, { begin: 'move', dice: { move: [1] } });
  expect(t.at()).toBe('move.way');
  expect(t.offersUnasked(0)).not.toContain('exchange');
});

rule(['T 1:4.2', 'T R89'], "kept Enemies may be exchanged in another's turn", () => {
  const more = { spaces: { castle: { cards: ['sword'] } } };
  const others = [{ character: 'elf', trophies: ['dragon'] }];
  const t = hero({ character: 'thief', space: 'castle' }, { begin: 'claim', others, more });
  t.unasked(1, 'exchange').picks(1, 'add dragon', 'exchange 1');
  expect(t.truth('players.1.strength')).toBe(4);
  expect(t.at()).toBe('claim.choose');
});

rule('T 1:5', 'an encounter can give Strength', () => {
  const t = hero({ character: 'elf', space: 'crags' }, { begin: 'instructions', dice: { table: [6] } });
  expect(t.truth('players.0.strength')).toBe(4);
});

rule('T E1', "the Warrior's Strength is 7, in Combat 8", () => {
  const warrior = { character: 'warrior', strength: 5, objects: ['magic-belt', 'sword'], followers: ['unicorn'] };
  const t = hero(
    { ...warrior, space: 'tavern' },
    { begin: 'fight', vars: { creature: 'farmer' }, dice: { combat: [1, 1], foe: [1] } },
  );
  expect(t.computed('strength', strength)).toBe(7);
  expect(told(t, 'fought')[0]).toMatchObject({ scores: [9, 4] });
});

rule('T E2', 'in the Cursed Glade it is 6, in Combat too', () => {
  const warrior = { character: 'warrior', strength: 5, objects: ['magic-belt', 'sword'], followers: ['unicorn'] };
  const more = { spaces: { 'cursed-glade': { cards: ['goblin'] } } };
  const t = hero({ ...warrior, space: 'cursed-glade' }, { begin: 'enemies', more, dice: { combat: [1, 1], foe: [1] } });
  expect(t.computed('strength', strength)).toBe(6);
  expect(told(t, 'fought')[0]).toMatchObject({ scores: [7, 3] });
});

rule(['T 1:6', 'T R97'], 'the Cursed Glade does nothing to one who is elsewhere', () => {
  const t = hero({ character: 'elf', space: 'middle-hills', objects: ['ring'] });
  expect(t.computed('strength', strength)).toBe(4);
});

rule(['T 2:0', 'T 2:1', 'T 2:5'], 'Craft is counters and what Followers and Magic Objects add', () => {
  const t = hero({ character: 'elf', objects: ['solomons-crown'], followers: ['maiden', 'unicorn'] });
  expect(t.truth('players.0.craft')).toBe(4);
  expect(t.computed('craft', strength)).toBe(9);
});

rule(['T 2:2', 'T 2:3'], 'Craft is lost down to what the character starts with', () => {
  const t = hero({ character: 'elf', space: 'city', craft: 5 }, { begin: 'space', dice: { table: [3] } });
  t.picks(0, 'call on enchantress');
  expect(t.truth('players.0.craft')).toBe(4);
  const again = hero({ character: 'elf', space: 'city' }, { begin: 'space', dice: { table: [3] } });
  again.picks(0, 'call on enchantress');
  expect(again.truth('players.0.craft')).toBe(4);
});

rule('T 2:4', 'Craft comes by encounters, never for Enemies', () => {
  const t = hero(
    { character: 'elf', space: 'forest', trophies: ['dragon'] },
    { begin: 'instructions', dice: { table: [6] } },
  );
  t.picks(0, 'roll');
  expect(t.truth('players.0.craft')).toBe(5);
  const trading = hero({ character: 'elf', trophies: ['dragon'] }, { begin: 'move' });
  trading.picks(0, 'exchange', 'add dragon', 'exchange 1');
  expect(trading.truth('players.0')).toMatchObject({ strength: 4, craft: 4 });
});

for (const [id, craft, limit] of [
  ['T E4', 1, 0],
  ['T E5', 2, 0],
  ['T E6', 3, 1],
  ['T E7', 4, 2],
  ['T E8', 5, 2],
  ['T E9', 6, 3],
  ['T E10', 7, 3],
] as const)
  rule(id, `Craft ${craft} allows ${limit} Spells`, () => {
    const t = hero({ character: 'troll', craft });
    expect(t.computed('spell-limit', strength)).toBe(limit);
  });

rule('T 2:6.1', 'six Craft and more are three Spells, and no more', () => {
  const t = hero({ character: 'elf', craft: 12 });
  expect(t.computed('spell-limit', strength)).toBe(3);
});

rule(['T 2:6.2', 'T R48'], 'the Wand lets its bearer hold one Spell more than he starts with', () => {
  const t = hero({ character: 'wizard', objects: ['wand'] }, { dice: { spell: ['hex', 'random', 'healing'] } });
  expect(t.truth('players.0.spellCount')).toBe(3);
  expect(t.computed('spell-limit', strength)).toBe(3);
});

rule('T R48', 'where Craft allows none the Wand does nothing', () => {
  const t = hero({ character: 'troll', objects: ['wand'] });
  expect(t.truth('players.0.spellCount')).toBe(0);
});

rule('T 2:7', 'only whose ability says so starts with Spells; others may gain some', () => {
  const dice = { character: ['elf', 'druid'], spell: ['hex'] };
  const t = land({ seats: 2, position: {}, begin: { proc: 'setup' }, dice });
  expect([t.truth('players.0.spellCount'), t.truth('players.1.spellCount')]).toEqual([0, 1]);
  const later = hero({ character: 'elf', space: 'city' }, { begin: 'space', dice: { table: [6], spell: ['hex'] } });
  later.picks(0, 'call on enchantress');
  expect(later.truth('players.0.spells')).toEqual(['hex']);
});

rule(['T 2:8.1', 'T 2:8.2', 'T E3'], 'surplus Spells go at once, of their holder’s choice', () => {
  const wizard = {
    character: 'wizard',
    space: 'middle-hills',
    objects: ['solomons-crown'],
    spells: ['healing', 'hex', 'teleport'],
  };
  const t = hero(wizard, { begin: 'way', vars: { steps: 1 }, dice: { adventure: ['sword'] } });
  t.picks(0, 'go cursed-glade');
  expect(t.at()).toBe('tidy.spells');
  t.picks(0, 'discard teleport');
  expect(t.truth('players.0.spells')).toEqual(['healing', 'hex']);
});

rule('T 2:8.1', 'a lost Maiden costs Spells too', () => {
  const elf = { character: 'elf', space: 'chasm', followers: ['maiden'], spells: ['healing', 'hex', 'teleport'] };
  const t = allPass(hero(elf, { begin: 'instructions', dice: { chasm: [6, 1] } }));
  expect(t.at()).toBe('tidy.spells');
});

rule('T 3:1', 'everybody starts with one Gold', () => {
  const t = land({ seats: 2, position: {}, begin: { proc: 'setup' } });
  expect([t.truth('players.0.gold'), t.truth('players.1.gold')]).toEqual([1, 1]);
});

rule(['T 3:0', 'T 3:4'], 'income comes from stock', () => {
  const t = hero({ character: 'elf', space: 'tavern' }, { begin: 'instructions', dice: { table: [4] } });
  expect(t.truth('players.0.gold')).toBe(2);
  expect(t.truth('players.1.gold')).toBe(1);
});

rule(['T 3:2', 'T 3:3'], 'prices are counters, paid into stock', () => {
  const t = hero({ character: 'elf', space: 'village', gold: 6 }, { begin: 'space', others: [{ character: 'troll' }] });
  t.picks(0, 'call on blacksmith', 'buy bought-axe');
  expect(t.truth('players.0.gold')).toBe(3);
  expect(t.refuses(0, 'buy bought-armour').rule).toBe('T 3:2');
});

rule('T E24', 'a price of 3G is three counters', () => {
  const t = hero({ character: 'elf', space: 'village', gold: 3 }, { begin: 'space', others: [{ character: 'troll' }] });
  t.picks(0, 'call on blacksmith', 'buy bought-shield');
  expect(t.truth('players.0')).toMatchObject({ gold: 0, objects: ['bought-shield'] });
});

rule('T 3:5', 'Gold does not count as an Object', () => {
  const t = hero(
    { character: 'troll', gold: 12, objects: ['sword', 'axe', 'shield', 'helmet'] },
    { dice: { move: [1] } },
  );
  expect(t.at()).toBe('move.way');
  expect(t.truth('players.0.objects')).toHaveLength(4);
});

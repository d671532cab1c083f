import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { allPass, hero, told } from '../stage.js';

const RICH = {
  character: 'elf',
  space: 'city',
  strength: 6,
  gold: 3,
  objects: ['ring'],
  followers: ['maiden'],
  spells: ['hex', 'healing'],
  trophies: ['bear'],
};
const enchanted = (words = RICH, options = {}) => {
  const t = hero(words, { begin: 'space', dice: { table: [1] }, options });
  return t.picks(0, 'call on enchantress');
};

rule(['T 19:1.1', 'T 19:2'], 'a Toad lays all it had open where it happened', () => {
  const t = enchanted();
  expect(t.truth('players.0')).toMatchObject({ objects: [], followers: [], gold: 0, trophies: ['bear'] });
  expect(t.truth('spaces.city')).toMatchObject({ cards: ['ring', 'maiden'], gold: 3 });
});

rule(
  ['T 19:1.2', 'T R33', 'T R34'],
  'the rest of this turn does not count; after three more he is himself again',
  () => {
    expect(enchanted().truth('players.0.toad')).toBe(3);
    const t = hero({ character: 'elf', toad: 1, space: 'city' }, { begin: 'turn-end' });
    expect(told(t, 'toad.back')).toEqual([{ seat: 0 }]);
  },
);

rule('T R33', 'by option this turn counts', () => {
  expect(enchanted(RICH, { 'toad-turns': 'this-one-too' }).truth('players.0.toad')).toBe(2);
});

rule('T R33', 'a missed turn counts', () => {
  const t = hero({ character: 'elf', toad: 3, misses: 1 });
  expect(t.truth('players.0.toad')).toBe(2);
});

rule(['T 19:3.1', 'T 19:3.2', 'T R35'], 'values of its own, which alone change', () => {
  const t = hero(
    { character: 'elf', strength: 6, toad: 2, space: 'crags' },
    { begin: 'instructions', dice: { table: [6] } },
  );
  expect(t.truth('players.0')).toMatchObject({ strength: 6, toadStrength: 2 });
  expect(t.computed('strength', { seat: 0 })).toBe(2);
  const low = hero({ character: 'elf', toad: 2, space: 'city' }, { begin: 'space', dice: { table: [2] } });
  low.picks(0, 'call on enchantress');
  expect(low.truth('players.0.toadStrength')).toBe(1);
});

rule('T R30', 'Enemies exchanged as a Toad make only the Toad stronger', () => {
  const t = hero({ character: 'elf', toad: 2, space: 'city', trophies: ['dragon'] }, { begin: 'move' });
  t.picks(0, 'exchange', 'add dragon', 'exchange 1');
  expect(t.truth('players.0')).toMatchObject({ strength: 3, toadStrength: 2 });
});

rule('T 19:4', 'one space a turn, without a die', () => {
  const t = hero({ character: 'elf', toad: 2, space: 'outer-woods-1' });
  expect(t.offers(0)).toEqual(['go outer-plains-2', 'go outer-plains-1']);
});

rule('T 19:5.1', 'no Spells are cast or gained', () => {
  const t = hero(
    { character: 'elf', toad: 2, space: 'city', spells: ['healing'], lives: 1 },
    { begin: 'space', dice: { table: [6] } },
  );
  expect(t.computed('may-cast', { seat: 0 })).toBe(false);
  t.picks(0, 'call on enchantress');
  expect(t.truth('players.0.spells')).toEqual(['healing']);
});

rule(['T 19:5.2', 'T R36'], 'but they are kept', () => {
  const t = enchanted();
  expect(t.truth('players.0.spells')).toEqual(['healing', 'hex']);
});

rule('T 19:6', "a Toad's Lives are the character's", () => {
  const t = hero({ character: 'elf', toad: 2, space: 'graveyard' }, { begin: 'instructions' });
  expect(t.truth('players.0.lives')).toBe(3);
});

rule('T 19:7', 'a Toad must encounter like anybody', () => {
  const t = hero({ character: 'elf', toad: 2, space: 'desert-1' }, { begin: 'encounter' });
  expect(t.truth('players.0.lives')).toBe(3);
});

rule('T 19:8', 'and has no abilities', () => {
  const t = hero({ character: 'elf', toad: 2, space: 'outer-woods-1' });
  expect(t.computed('can-evade', { seat: 0 })).toBe(false);
});

rule('T 19:8', 'nor does one that was about to be used come off', () => {
  const meets = (character: string, deed: string, options = {}) => {
    const others = [{ character: 'elf', space: 'tavern', spells: ['random'], gold: 2 }];
    const stage = { begin: 'meet', others, options, dice: { random: [1] } };
    const t = hero({ character, space: 'tavern' }, stage).picks(0, `${deed} seat-1`);
    return allPass(t.picks(1, 'cast random', 'at seat-0'));
  };
  const enchants = meets('sorceress', 'enchant', { sorceress: 'enchants' });
  expect([told(enchants, 'toad'), told(enchants, 'misses')]).toEqual([[{ seat: 0 }], []]);
  const beguiles = meets('sorceress', 'beguile');
  expect([told(beguiles, 'toad'), told(beguiles, 'beguiled')]).toEqual([[{ seat: 0 }], []]);
  expect(meets('thief', 'steal').truth('players.1.gold')).toBe(2);
});

rule('T R93', 'a Toad leaves things lying, and a victor can take but its Life', () => {
  const t = hero(
    { character: 'elf', toad: 2, space: 'ruins' },
    { begin: 'space', more: { spaces: { ruins: { cards: ['sword', 'maiden'], gold: 3 } } } },
  );
  expect(t.truth('spaces.ruins')).toMatchObject({ cards: ['sword', 'maiden'], gold: 3 });
  const others = [{ character: 'elf', space: 'tavern', toad: 2 }];
  const beaten = hero({ character: 'troll', space: 'tavern' }, { begin: 'meet', others, dice: { combat: [3, 3] } });
  beaten.picks(0, 'attack seat-1');
  expect(beaten.offers(0)).toEqual(['take life', 'waive']);
});

rule(['T 20:1', 'T 20:2.1'], 'a bought Object is a card of its pile, and goes back to it', () => {
  const t = hero({ character: 'elf', space: 'village', gold: 2 }, { begin: 'space', others: [{ character: 'troll' }] });
  t.picks(0, 'call on blacksmith', 'buy bought-sword');
  expect([t.truth('piles.bought-sword'), t.truth('players.0.objects')]).toEqual([2, ['bought-sword']]);
  const gilds = hero({ character: 'elf', space: 'city', objects: ['bought-sword'] }, { begin: 'space' });
  gilds.picks(0, 'call on alchemist', 'gild bought-sword');
  expect(gilds.truth('piles.bought-sword')).toBe(3);
});

rule('T 20:2.2', 'an empty pile sells nothing', () => {
  const spaces = { city: { cards: ['bought-sword', 'bought-sword', 'bought-sword'] } };
  const t = hero(
    { character: 'elf', space: 'village', gold: 9 },
    { begin: 'space', others: [{ character: 'troll' }], more: { spaces } },
  );
  t.picks(0, 'call on blacksmith');
  expect(t.refuses(0, 'buy bought-sword').rule).toBe('T 20:2.2');
});

rule('T 20:2.2', 'nor is a fifth Talisman given', () => {
  const spaces = {
    city: { cards: ['given-talisman', 'given-talisman', 'given-talisman', 'given-talisman'] },
    oasis: { cards: ['hermit', 'sword'] },
  };
  const t = hero({ character: 'elf', space: 'oasis' }, { begin: 'space', more: { spaces } });
  expect(told(t, 'talisman.none')).toHaveLength(1);
  expect(t.truth('players.0.objects')).toEqual([]);
});

rule('T 20:3', 'such cards lie on a space like others', () => {
  const t = hero(
    { character: 'elf', space: 'castle', objects: ['bought-sword'] },
    { begin: 'claim', more: { spaces: { castle: { cards: ['ring'] } } } },
  );
  t.unasked(0, 'ditch bought-sword');
  expect(t.truth('spaces.castle.cards')).toEqual(['ring', 'bought-sword']);
});

rule(['T 21:1', 'T OBJECT.1', 'T R106'], 'the last one left has won, in the middle of a turn', () => {
  const others = [{ character: 'troll', lives: 1 }, { out: true }];
  const t = hero(
    { character: 'elf', space: 'crown-of-command' },
    { others, more: { crowned: true }, dice: { command: [6] } },
  );
  t.picks(1, 'lose life');
  expect(t.result).toMatchObject({ winners: [0], rule: 'T 21:1' });
});

rule('T R57', 'before the Crown is reached nobody wins', () => {
  const t = hero({ character: 'elf', space: 'graveyard', lives: 1 }, { begin: 'instructions' });
  expect(t.result).toBe(null);
  expect(t.truth('players.0.out')).toBe(false);
});

rule('T R56', 'if the last of them die at once it is a draw among them', () => {
  const others = [{ character: 'troll', lives: 1, space: 'city' }, { out: true }];
  const elf = { character: 'elf', space: 'ruins', lives: 1 };
  const t = hero(elf, {
    begin: 'space',
    others,
    more: { crowned: true },
    dice: { adventure: ['pestilence', 'sword'] },
  });
  expect(t.result).toMatchObject({ winners: [0, 1], rule: 'T R56' });
});

import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { allPass, hero, told } from '../stage.js';
import { land } from '../table.js';

rule(['T 4:0', 'T 4:2'], 'a lost Life is a counter taken away', () => {
  const t = hero({ character: 'elf', space: 'graveyard' }, { begin: 'instructions' });
  expect(t.truth('players.0.lives')).toBe(3);
});

rule('T 4:1', 'everybody starts with four Lives', () => {
  const t = land({ seats: 3, position: {}, begin: { proc: 'setup' } });
  expect([0, 1, 2].map((seat) => t.truth(`players.${seat}.lives`))).toEqual([4, 4, 4]);
});

const dying = {
  character: 'elf',
  space: 'graveyard',
  lives: 1,
  strength: 6,
  gold: 3,
  objects: ['sword', 'ring'],
  followers: ['maiden'],
  spells: ['hex'],
  trophies: ['bear'],
};

rule(['T 4:3.1', 'T 4:3.2'], 'without a Life the piece goes, and what he had lies where he died', () => {
  const t = allPass(hero(dying, { begin: 'instructions' }));
  expect(t.truth('players.0')).toMatchObject({ character: null, space: null, objects: [], followers: [], gold: 0 });
  expect(t.truth('spaces.graveyard')).toMatchObject({ cards: ['sword', 'ring', 'maiden'], gold: 3 });
});

rule(['T 4:3.3', 'T R29', 'T R66'], 'Spells and kept Enemies go to the discards, for all to see', () => {
  const t = allPass(hero(dying, { begin: 'instructions' }));
  expect(t.sees(1, 'spellDiscard')).toEqual(['hex']);
  expect(t.sees(1, 'discard')).toEqual(['bear']);
  expect(t.truth('players.0.strength')).toBe(0);
});

rule(['T 4:3.4', 'T R27'], 'he starts again next turn with a new character, and plays that turn in full', () => {
  const t = hero({ character: null }, { dice: { character: ['wizard'], spell: ['hex', 'random'], move: [3] } });
  expect(t.truth('players.0')).toMatchObject({ character: 'wizard', space: 'graveyard', lives: 4, gold: 1 });
  expect(t.truth('players.0.spells')).toEqual(['hex', 'random']);
  allPass(t);
  expect(t.at()).toBe('move.way');
});

rule('T R27', 'the card of the dead may be drawn again', () => {
  const elf = { character: 'elf', space: 'graveyard', lives: 1 };
  const t = hero(elf, { begin: 'instructions', dice: { move: [1, 1], adventure: ['sword'], character: ['elf'] } });
  t.picks(1, 'go outer-fields-3', 'done');
  expect(t.truth('players.0.character')).toBe('elf');
});

rule(['T 4:3.5', 'T R26', 'T R105'], 'once the Crown was reached, death is final', () => {
  const others = [{ character: 'monk' }, { character: 'troll' }];
  const t = hero(
    { character: 'elf', space: 'graveyard', lives: 1 },
    { begin: 'instructions', others, more: { crowned: true } },
  );
  expect(t.truth('players.0.out')).toBe(true);
  expect(t.truth('active')).toBe(1);
});

rule('T R28', 'who dies in his own turn ends it; cards not dealt with stay', () => {
  const more = { spaces: { 'outer-fields-1': { cards: ['dragon', 'sword'] } } };
  const dice = { combat: [1], foe: [6], move: [1] };
  const t = hero({ character: 'elf', space: 'outer-fields-1', lives: 1 }, { begin: 'space', more, dice });
  expect(t.truth('spaces.outer-fields-1.cards')).toEqual(['dragon', 'sword']);
  expect(t.truth('active')).toBe(1);
});

rule('T R28', "dead in somebody else's turn he leaves, and that turn goes on", () => {
  const others = [{ character: 'elf', lives: 1, space: 'outer-woods-1' }];
  const dice = { adventure: ['pestilence'], move: [1] };
  const t = hero({ character: 'troll', space: 'outer-fields-1' }, { begin: 'space', others, dice });
  expect(told(t, 'died')).toMatchObject([{ seat: 1 }]);
  expect(told(t, 'turn').at(-1)).toMatchObject({ seat: 1 });
  expect(t.truth('players.0.lives')).toBe(3);
});

rule(['T 4:4', 'T 4:5'], 'Lives are gained without limit', () => {
  const t = hero({ character: 'elf', space: 'temple', lives: 9 }, { begin: 'space', dice: { table: [6, 6] } });
  t.picks(0, 'call on prayer');
  expect(t.truth('players.0.lives')).toBe(11);
});

rule('T 4:6', 'healing stops at four', () => {
  const t = hero(
    { character: 'elf', space: 'village', lives: 2, gold: 9 },
    { begin: 'space', others: [{ character: 'troll' }] },
  );
  t.picks(0, 'call on healer');
  expect(t.offers(0)).toEqual(['heal 1', 'heal 2']);
  expect(t.refuses(0, 'heal 3').rule).toBe('T 4:6');
  t.picks(0, 'heal 2');
  expect(t.truth('players.0')).toMatchObject({ lives: 4, gold: 7 });
});

rule('T R58', 'who has more than four keeps them and is not healed', () => {
  const t = hero({ character: 'elf', space: 'chapel', lives: 6 }, { begin: 'space' });
  expect(t.offers(0)).toEqual(['done', 'call on prayer']);
  expect(t.truth('players.0.lives')).toBe(6);
});

rule('T R103', 'several Lives go one by one, and the excess is ignored', () => {
  const t = hero(
    { character: 'elf', space: 'temple', lives: 1 },
    { begin: 'space', dice: { table: [1, 1], move: [1] } },
  );
  t.picks(0, 'call on prayer');
  expect(t.truth('players.0.character')).toBe(null);
  expect(told(t, 'lost')).toHaveLength(1);
});

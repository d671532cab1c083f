import { expect, test } from 'vitest';
import { type Board, duelOdds, type Fight, fightOdds, IS_SPIRIT, kindNamed, portalOdds } from '../src/index.js';
import { hero, told } from './stage.js';

const FACES = [1, 2, 3, 4, 5, 6];
type Words = Parameters<typeof hero>[0];

/** Every throw of a fight against what lies on the space, as the rules carry it out: won, drawn, lost. */
function fought(words: Words, card: string, dice: readonly number[][]) {
  const counts = { won: 0, drawn: 0, lost: 0 };
  for (const combat of dice)
    for (const foe of FACES) {
      const t = hero(
        { space: 'outer-plains-1', ...words },
        {
          begin: 'space',
          others: [{ character: 'troll' }],
          dice: { combat, foe: [foe] },
          more: { spaces: { 'outer-plains-1': { cards: [card] } } },
        },
      );
      if (t.at() === 'fight.choose') t.picks(0, 'fight');
      const [{ outcome }] = told(t, 'fought') as unknown as [{ outcome: keyof typeof counts }];
      counts[outcome] += 1;
    }
  const all = dice.length * FACES.length;
  return [counts.won / all, counts.drawn / all, counts.lost / all];
}

/** The odds of that fight, told before it. */
function foretold(words: Words, card: string): number[] {
  const t = hero({ space: 'outer-plains-1', ...words }, { begin: 'move', others: [{ character: 'troll' }] });
  const { wins, draws, loses } = fightOdds(t.board as Board, fightWith(card));
  return [wins, draws, loses];
}

function fightWith(card: string): Fight {
  const foes = [kindNamed(card)];
  const none = { other: -1, creature: -1, power: 0, unseen: false, stopped: false };
  return {
    seat: 0,
    foes,
    psychic: IS_SPIRIT[foes[0]],
    ...none,
    blast: [0, 0],
    hired: [0, 0],
    raised: [0, 0],
    weapons: [[], []],
    dice: [0, 0],
  };
}

const one = FACES.map((face) => [face]);
const two = FACES.flatMap((a) => FACES.map((b) => [a, b]));

test.each([
  ['an Elf with a Sword against a Bear', { character: 'elf', objects: ['sword'] }, 'bear', one],
  ['a Dwarf against an Ogre', { character: 'dwarf' }, 'ogre', one],
  [
    'a Warrior, whose better die of two counts, with two Weapons',
    { character: 'warrior', objects: ['sword', 'axe'] },
    'dragon',
    two,
  ],
  ['a Monk, who adds his Craft', { character: 'monk' }, 'giant', one],
  ['a Wizard against a Spirit, by Craft', { character: 'wizard' }, 'wraith', one],
] as const)('the odds are those of the dice: %s', (_, words, card, dice) => {
  const expected = fought(words as unknown as Words, card, dice as unknown as number[][]);
  expect(expected.reduce((sum, n) => sum + n, 0)).toBeCloseTo(1);
  for (const [i, chance] of foretold(words as unknown as Words, card).entries())
    expect(chance).toBeCloseTo(expected[i]);
});

test('even forces: fifteen in thirty-six either way, six level', () => {
  const { wins, draws, loses } = duelOdds({ might: 4, dice: 1 }, { might: 4, dice: 1 });
  expect([wins, draws, loses].map((chance) => Math.round(chance * 36))).toEqual([15, 6, 15]);
});

test('struck unseen the other adds no die', () => {
  expect(duelOdds({ might: 3, dice: 1 }, { might: 3, dice: 0 }).wins).toBeCloseTo(1);
});

test('the Portal opens for who rolls no more than he has', () => {
  const t = hero({ character: 'warrior', space: 'portal-of-power', strength: 7 }, { begin: 'portal' });
  expect(portalOdds(t.board as Board, 0, 'strength')).toBeCloseTo(21 / 36);
});

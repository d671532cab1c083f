import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { told } from '../stage.js';
import { comes, draws, isOver, of } from './deck.js';

const HERE = 'outer-fields-1';
/** A Druid of that Strength or Craft meets it; he and it roll so. */
const fought = (card: string, words: object, mine: number, its: number) =>
  draws([card], { ...words }, { dice: { combat: [mine], foe: [its] } });

/** One that attacks by Strength wins against less than its points, stands off against as much, and is killed and kept by more. */
function byStrength(id: string, points: number): void {
  const fight = (mine: number) => {
    const t = fought(id, { strength: points + 1, gold: 0 }, mine, 3);
    return [of(t, 0, 'lives', 'trophies'), t.truth(`spaces.${HERE}.cards`), isOver(t)];
  };
  expect(fight(1)).toEqual([[3, []], [id], true]);
  expect(fight(2)).toEqual([[4, []], [id], true]);
  expect(fight(3)).toEqual([[4, [id]], [], true]);
}

// Points as printed on the cards.
rule(['T 16:4.2', 'T 16:4.3', 'T 16:10'], 'Ape: fights with 3', () => byStrength('ape', 3));
rule(['T 16:4.2', 'T 16:4.3', 'T 16:1.i'], 'Bear: fights with 3', () => byStrength('bear', 3));
rule(['T 16:4.2', 'T 16:4.3', 'T 16:10'], 'Boar: fights with 1', () => byStrength('boar', 1));
rule(['T 16:4.2', 'T 16:4.3', 'T 16:10'], 'Lion: fights with 3', () => byStrength('lion', 3));
rule(['T 16:4.2', 'T 16:4.3', 'T 16:10'], 'Serpent: fights with 4', () => byStrength('serpent', 4));
rule(['T 16:4.2', 'T 16:4.3', 'T 16:10'], 'Wolf: fights with 2', () => byStrength('wolf', 2));
rule(['T 16:4.2', 'T 16:4.3', 'T 16:10'], 'Bandit: fights with 4', () => byStrength('bandit', 4));
rule(['T 16:4.2', 'T 16:4.3', 'T 16:10'], 'Giant: fights with 6', () => byStrength('giant', 6));
rule(['T 16:4.2', 'T 16:4.3', 'T 16:10'], 'Goblin: fights with 2', () => byStrength('goblin', 2));
rule(['T 16:4.2', 'T 16:4.3', 'T 16:10'], 'Hobgoblin: fights with 3', () => byStrength('hobgoblin', 3));
rule(['T 16:4.2', 'T 16:4.3', 'T 16:10'], 'Ogre: fights with 4', () => byStrength('ogre', 4));
rule(['T 16:4.2', 'T 16:4.3', 'T 16:1.i'], 'Dragon: fights with 7', () => byStrength('dragon', 7));

rule(['T R85', 'T 3:3', 'T 15:5.1'], 'Bandit: he leaves alone whoever gives him a Gold, and stays', () => {
  const t = draws(['bandit', 'bag-of-gold'], { gold: 1 });
  expect([t.at(), t.offers(0)]).toEqual(['fight.choose', ['fight', 'bribe bandit']]);
  t.picks(0, 'bribe bandit', 'take bag-of-gold');
  expect([of(t, 0, 'lives', 'gold'), t.truth('spaces.ruins.cards')]).toEqual([[4, 1], ['bandit']]);
});

rule('T 16:5', 'Goblin, Hobgoblin, Ogre: together they fight as one', () => {
  const dice = { combat: [6], foe: [1] };
  const t = draws(['goblin', 'hobgoblin', 'ogre'], { strength: 5 }, { dice });
  expect([told(t, 'fought'), of(t, 0, 'trophies')]).toMatchObject([
    [{ scores: [11, 2 + 3 + 4 + 1] }],
    [['goblin', 'hobgoblin', 'ogre']],
  ]);
});

/** A Spirit likewise, by Craft; but it is not kept. */
function byCraft(id: string, points: number): void {
  const craft = Math.max(4, points + 1);
  const fight = (lead: number) => {
    const t = fought(id, { craft }, 4 - (craft - points) + lead, 4);
    return [of(t, 0, 'lives', 'trophies'), t.truth('discard'), t.truth(`spaces.${HERE}.cards`)];
  };
  expect(fight(-1)).toEqual([[3, []], [], [id]]);
  expect(fight(0)).toEqual([[4, []], [], [id]]);
  expect(fight(1)).toEqual([[4, []], [id], []]);
}

rule(['T 15:6', 'T 17:2.2', 'T R31'], 'Demon: fights by Craft with 10', () => byCraft('demon', 10));
rule(['T 15:6', 'T 17:2.2', 'T R31'], 'Spectre: fights by Craft with 3', () => byCraft('spectre', 3));
rule(['T 15:6', 'T 17:2.2', 'T R31'], 'Wraith: fights by Craft with 5', () => byCraft('wraith', 5));

rule(['T R6', 'T R86'], 'Spectre, Wraith: they fight as one, after what fights by Strength', () => {
  const dice = { combat: [6, 1], foe: [1, 6] };
  const t = draws(['spectre', 'wolf', 'wraith'], {}, { dice });
  expect([told(t, 'fought'), of(t, 0, 'lives', 'trophies')]).toMatchObject([
    [
      { foes: ['wolf'], psychic: false, outcome: 'won' },
      { foes: ['spectre', 'wraith'], psychic: true, scores: [5, 3 + 5 + 6], outcome: 'lost' },
    ],
    [3, ['wolf']],
  ]);
});

rule('T R6', 'Spectre, Wraith: by option one after the other', () => {
  const dice = { combat: [6, 6], foe: [1, 1] };
  const t = draws(['spectre', 'wraith'], {}, { dice, options: { 'spirits-together': false } });
  t.picks(0, 'meet spectre');
  expect([told(t, 'fought').length, t.truth('discard')]).toEqual([2, ['spectre', 'wraith']]);
});

rule('T 17:2.3', 'Demon: no Armour helps against it', () => {
  const t = draws(['demon'], { objects: ['armour'] }, { dice: { combat: [1], foe: [6] } });
  expect([told(t, 'tried'), of(t, 0, 'lives')]).toEqual([[], [3]]);
});

rule(
  ['T 15:1.1', 'T R78'],
  'Ghost: a die sends it to a space, where it waits; another card is not drawn for it',
  () => {
    const placed = (die: number) => {
      const t = draws(['ghost'], {}, { dice: { placing: [die] } });
      expect([of(t, 0, 'lives'), isOver(t)]).toEqual([[4], true]);
      return (told(t, 'placed')[0] as { space: string }).space;
    };
    const spaces = ['city', 'village', 'graveyard', 'chapel', 'castle', 'temple'];
    expect([1, 2, 3, 4, 5, 6].map(placed)).toEqual(spaces);
  },
);

rule('T 13:5.1', 'Ghost: whoever comes to its space fights it first, by Craft of 4', () => {
  const stage = { more: { spaces: { city: { cards: ['ghost'] } } }, dice: { combat: [3], foe: [2] } };
  const t = comes({ character: 'druid', space: 'city' }, stage);
  expect([told(t, 'fought'), t.truth('discard'), t.at()]).toMatchObject([
    [{ scores: [7, 6] }],
    ['ghost'],
    'claim.choose',
  ]);
});

import { random } from '@questhall/kernel';
import { talisman as game, talismanWords as words } from '@questhall/talisman';
import { type Opening, scenario } from '@questhall/testkit';
import { describe, expect, test } from 'vitest';
import { chancesIn } from '../../src/archmage/playout.js';
import { judged } from '../../src/judging.js';
import { craft } from '../../src/talisman/archmage/index.js';
import { endOf } from '../record.js';
import { table } from './table.js';

type Words = Readonly<Record<string, unknown>>;

const troll = { character: 'troll', space: 'outer-fields-1' };

/** How surely seat 0 wins against a Monk. */
function chanceOf(hero: Words): number {
  const position = { players: { 0: hero, 1: { character: 'monk' } } };
  const opening = { seats: 2, position, begin: { proc: 'move', vars: { seat: 0 } } };
  const { state } = scenario({ game, words }, opening as unknown as Opening);
  return chancesIn(craft, { game, state })[0];
}

describe('the chances that a review of Talisman tells', () => {
  test.each([
    ['Strength', { ...troll, strength: 9 }, troll],
    ['Lives', { ...troll, lives: 4 }, { ...troll, lives: 1 }],
    ['a Talisman', { ...troll, objects: ['talisman'] }, troll],
    ['what is on the way to the next Strength', { ...troll, trophies: ['dragon'] }, troll],
  ])('are better with %s', (_, hero, other) => {
    expect(chanceOf(hero)).toBeGreaterThan(chanceOf(other));
  });

  test('grow from the Plain of Peril to the Valley of Fire and on the Crown of Command', () => {
    const climber = { ...troll, strength: 8, objects: ['talisman'] };
    const way = ['outer-fields-1', 'plain-of-peril', 'valley-of-fire', 'crown-of-command'];
    const chances = way.map((space) => chanceOf({ ...climber, space }));
    expect(chances.toSorted((a, b) => a - b)).toEqual(chances);
    expect(chances[3]).toBeGreaterThan(0.9);
  });

  test('add up to one from the first question on', () => {
    table.play({
      bots: ['knight', 'squire'],
      seed: 'chances',
      most: 60,
      watch: ({ live }) => {
        const [one, other] = chancesIn(craft, live);
        expect(one + other).toBeCloseTo(1);
      },
    });
  });
});

describe('a pick that is looked at again', () => {
  const climber = { ...troll, strength: 12, lives: 4, objects: ['talisman'], space: 'portal-of-power' };
  const position = { players: { 0: climber, 1: { character: 'monk' } } };
  const opening = { seats: 2, position, begin: { proc: 'way', vars: { seat: 0, steps: 3 } } };
  const { state } = scenario({ game, words }, opening as unknown as Opening);
  const told = (pick: string) => endOf(judged(game, craft, { state, seat: 0, pick, dice: random('again') }));

  test('is no mistake if the archmage had done the same', () => {
    expect(told('portal')).toMatchObject({ lost: 0 });
  });

  test('is held against what the archmage had done', () => {
    expect(told('go middle-hills')).toMatchObject({ better: 'portal' });
  });
});

import { random } from '@questhall/kernel';
import { type Opening, scenario } from '@questhall/testkit';
import { wizards as game, groupOf, HIGH_WIZARDS, TILES, wizardsWords as words } from '@questhall/wizards';
import { describe, expect, test } from 'vitest';
import { chancesIn } from '../../src/archmage/playout.js';
import { judged } from '../../src/judging.js';
import { craft } from '../../src/wizards/archmage/craft.js';
import { endOf, recorded, reviewed } from '../record.js';

type Words = Readonly<Record<string, unknown>>;

const sorcerer = { order: 'sorcerers', rank: 4, at: 'torwall-a1' };
/** Those who are not false, if nothing else is said. */
const wizards = HIGH_WIZARDS.slice(0, 6);

/** How surely each seat wins, by how they stand. */
function chancesOf(players: readonly Words[], more: Words = {}, options = {}): number[] {
  const position = { fortnight: 8, ...more, players: { ...players } };
  const opening = { seats: players.length, options, position, begin: { proc: 'move', vars: { seat: 0, white: 3 } } };
  const { state } = scenario({ game, words }, opening as unknown as Opening);
  return chancesIn(craft, { game, state });
}

const chanceOf = (hero: Words, more: Words = {}) => chancesOf([hero, sorcerer], more)[0];

describe('the chances that a review of Wizards tells', () => {
  test.each([
    ['a higher Rank', sorcerer, { ...sorcerer, rank: 2 }],
    ['more points', { ...sorcerer, rank: 3, points: [50, 40, 60] }, { ...sorcerer, rank: 3, points: [30, 20, 40] }],
    ['clear wits', sorcerer, { ...sorcerer, dazed: true }],
    [
      'six Gems near the Circle',
      { ...sorcerer, gems: wizards, at: 'sacred-circle-c1' },
      { ...sorcerer, gems: wizards },
    ],
  ])('are better with %s', (_, hero, other) => {
    expect(chanceOf(hero)).toBeGreaterThan(chanceOf(other));
  });

  test('grow with every Gem', () => {
    const chances = [0, 1, 2, 3, 4, 5, 6].map((n) => chanceOf({ ...sorcerer, gems: wizards.slice(0, n) }));
    expect(chances.toSorted((a, b) => a - b)).toEqual(chances);
    expect(chances[6]).toBeGreaterThan(chances[0] + 0.3);
  });

  test('are the less for everybody the nearer Evil is to the Circle', () => {
    const magic = TILES.flatMap(({ id }, tile) => (groupOf(tile) === 2 ? [] : [id]));
    const keeper = { ...sorcerer, at: 'megmorans-tower-a1' };
    const [early, late] = [[], magic].map((fallen) => chancesOf([keeper, keeper], { fallen }));
    expect(early[0] + early[1]).toBeLessThan(1);
    expect(late[0] + late[1]).toBeLessThan((early[0] + early[1]) / 2);
  });

  test('are the same for both of a pair, whoever has the Gems', () => {
    const rich = { ...sorcerer, gems: wizards.slice(0, 4) };
    const [one, other, mate] = chancesOf([rich, sorcerer, sorcerer, sorcerer], {}, { partners: true });
    expect(mate).toBeCloseTo(one);
    expect(mate).toBeGreaterThan(other);
  });
});

test('whoever declines to join an Order has given something away', () => {
  const position = { players: { 0: { at: 'megmorans-tower-centre' } } };
  const opening = { seats: 2, position, begin: { proc: 'meet', vars: { seat: 0, person: 'megmoran' } } };
  const { state } = scenario({ game, words }, opening as unknown as Opening);
  const looking = judged(game, craft, { state, seat: 0, pick: 'decline', dice: random('declined') });
  expect(endOf(looking)).toMatchObject({ better: 'join', lost: expect.closeTo(0.05, 1) });
});

test('a game of Wizards looked at again is told from the first day to its end', () => {
  const record = recorded(game, { setup: { seats: 1, options: { difficulty: 6 } }, seed: 'alone 28' });
  const { chances, moments, turning } = reviewed(game, craft, record);
  expect(chances).toHaveLength(record.lines.length + 1);
  // W A.6 Stranded in the Lair.
  expect(chances.at(-2)?.[0]).toBeGreaterThan(0);
  expect(chances.at(-1)).toEqual([0]);
  expect(moments).toHaveLength(record.lines.length);
  expect(turning).toHaveLength(3);
});

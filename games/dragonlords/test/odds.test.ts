import { describe, expect, it } from 'vitest';
import { battleOdds, type Forces, huntOdds, roundSpread } from '../src/index.js';

const forces = (own: number, foes: number, more: Partial<Forces> = {}): Forces => ({
  units: [own, foes],
  tas: [3, 3],
  fire: [0, 0],
  sneak: false,
  ...more,
});

describe('the odds of a battle', () => {
  it('are even between equals, and always sum to one', () => {
    const odds = battleOdds(forces(4, 4));
    expect(odds.wins).toBeCloseTo(odds.loses, 10);
    expect(odds.wins + odds.loses + odds.nobody).toBeCloseTo(1, 10);
  });

  it('are those of one die against one: three ways to end, each as likely', () => {
    const { wins, loses, nobody } = battleOdds(forces(1, 1));
    for (const chance of [wins, loses, nobody]) expect(chance).toBeCloseTo(1 / 3, 10);
  });

  it('let fire take its victim before he strikes back', () => {
    expect(battleOdds(forces(1, 1, { fire: [1, 0] })).wins).toBe(1);
  });

  it('give a sneak attack one round without an answer', () => {
    const odds = battleOdds(forces(2, 1, { sneak: true }));
    expect(odds.wins).toBeCloseTo(3 / 4, 10);
    expect(odds.keeps).toBe(2);
  });

  it('take of a round no more than there are', () => {
    const [own, theirs] = roundSpread(forces(2, 1, { tas: [3, 3] }));
    expect(own).toEqual([1 / 4, 3 / 4]);
    expect(theirs).toEqual([1 / 2, 1 / 2, 0]);
  });

  it('let fire take its units of a round before the others strike back', () => {
    expect(roundSpread(forces(1, 1, { tas: [3, 3], fire: [1, 0] }))).toEqual([[0, 1], [1]]);
  });
});

describe('the odds of a hunt', () => {
  const spider = { units: 1, tas: 5, left: 1, each: 1, attack: 3, defence: 10, first: false };

  it('count both who strike at once', () => {
    // Half the rounds hit the monster, half the hunter: beaten unless only the hunter is hit.
    expect(huntOdds(spider).wins).toBeCloseTo(0.5 / 0.75, 10);
  });

  it('are worse where who is hit strikes no more', () => {
    expect(huntOdds({ ...spider, first: true }).wins).toBeCloseTo(0.25 / 0.75, 10);
  });
});

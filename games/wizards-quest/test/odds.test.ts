import { expect, test } from 'vitest';
import { battleOdds, type Campaign, campaignOdds, frenzyOdds } from '../src/odds.js';
import { DRAGON, dieRange, type Force, mayAttack, men, orcs, WIZARD } from '../src/ranges.js';

const dice = [1, 2, 3, 4, 5, 6];
const total = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0);

function size(force: Force): number {
  if (force.kind === 'men') return force.count + (force.power === 'none' ? 0 : 1);
  return force.kind === 'orcs' ? force.count : 1;
}

/** A force after losing so many counters, men before the super power. */
function without(force: Force, lost: number): Force {
  if (force.kind === 'orcs') return orcs(Math.max(0, force.count - lost));
  if (force.kind !== 'men') return lost > 0 ? men(0) : force;
  return lost > force.count ? men(0) : men(force.count - lost, force.power);
}

/** Plays every pair of rolls of every battle, one after the other; gives the chance of each `attackers v defenders`. */
function everyWay({ attacker, defender, bonus, stopAt = 0 }: Campaign, known = new Map<string, Map<string, number>>()) {
  const standing = JSON.stringify([attacker, defender]);
  const met = known.get(standing);
  if (met) return met;
  const ends = new Map<string, number>();
  known.set(standing, ends);
  if (size(attacker) <= stopAt || size(defender) === 0 || !mayAttack(attacker, defender)) {
    return ends.set(`${size(attacker)} v ${size(defender)}`, 1);
  }
  for (const mine of dice) {
    for (const theirs of dice) {
      const kills = mine <= dieRange(attacker) ? mine : 0;
      const losses = theirs <= dieRange(defender, bonus) ? theirs : 0;
      const next = {
        attacker: without(attacker, kills + losses === 0 ? 1 : losses),
        defender: without(defender, kills),
        bonus,
        stopAt,
      };
      for (const [end, chance] of everyWay(next, known)) ends.set(end, (ends.get(end) ?? 0) + chance / 36);
    }
  }
  return ends;
}

/** The chance that a campaign ends in one of these ways. */
function counted(campaign: Campaign, wanted: (attackers: number, defenders: number) => boolean): number {
  const ends = [...everyWay(campaign)].map(([end, chance]) => ({ counts: end.split(' v ').map(Number), chance }));
  return total(ends.filter(({ counts: [a, d] }) => wanted(a, d)).map(({ chance }) => chance));
}

const attackers = [men(1), men(2), men(5), men(0, 'hero'), men(3, 'hero'), men(0, 'sorcerer'), men(4, 'sorcerer')];
const defenders = [
  men(1),
  men(3),
  men(0, 'hero'),
  men(2, 'hero'),
  men(2, 'sorcerer'),
  orcs(1),
  orcs(4),
  DRAGON,
  WIZARD,
];
const campaigns: Campaign[] = attackers.flatMap((attacker) =>
  defenders.flatMap((defender) => [0, 1, 2, 4].map((bonus) => ({ attacker, defender, bonus }))),
);
const told = ({ attacker, defender, bonus, stopAt }: Campaign) => JSON.stringify([attacker, defender, bonus, stopAt]);

test('a man against a man: the attacker must hit, and then still cannot go in', () => {
  const odds = campaignOdds({ attacker: men(1), defender: men(1), bonus: 0 });
  expect(odds.emptied).toBeCloseTo(6 / 36, 12);
  expect(odds.left[0]).toBeCloseTo(1 / 36, 12);
  expect(odds.left[1]).toBeCloseTo(5 / 36, 12);
  expect(odds.captures).toBe(0);
});

test('two men against a man: one roll decides, or leaves a lone man to try', () => {
  const odds = campaignOdds({ attacker: men(2), defender: men(1), bonus: 0 });
  // 2 of 6 hit; a miss costs a man whatever the defender rolls, and then it is a man against a man.
  expect(odds.captures).toBeCloseTo(10 / 36, 12);
  expect(odds.emptied).toBeCloseTo(12 / 36 + (24 / 36) * (6 / 36), 12);
});

test('a lone sorcerer drives the wizard off one time in three, and falls each time', () => {
  const odds = campaignOdds({ attacker: men(0, 'sorcerer'), defender: WIZARD, bonus: 0 });
  expect(odds.emptied).toBeCloseTo(1 / 3, 12);
  expect(odds.left).toEqual([odds.emptied, 0]);
  expect(odds.expectedLoss).toBeCloseTo(1, 12);
});

test('nobody without a hero or a sorcerer hurts the dragon', () => {
  const odds = campaignOdds({ attacker: men(9), defender: DRAGON, bonus: 0 });
  expect([odds.emptied, odds.repulsed, odds.expectedLoss]).toEqual([0, 1, 0]);
});

test('a sorcerer does not fight where a hero stands', () => {
  const odds = campaignOdds({ attacker: men(9, 'sorcerer'), defender: men(1, 'hero'), bonus: 0 });
  expect([odds.emptied, odds.defendersLeft[2], odds.attackersLeft[10]]).toEqual([0, 1, 1]);
});

test('an empty space is captured without a battle, if one can stay behind', () => {
  expect(campaignOdds({ attacker: men(2), defender: men(0), bonus: 2 }).captures).toBe(1);
  expect(campaignOdds({ attacker: men(1), defender: men(0), bonus: 2 }).captures).toBe(0);
});

test('campaigns end as in a count of every roll', () => {
  for (const campaign of campaigns) {
    const odds = campaignOdds(campaign);
    const captures = counted(campaign, (a, d) => a >= 2 && d === 0);
    expect(odds.captures, told(campaign)).toBeCloseTo(captures, 10);
    odds.left.forEach((p, n) => {
      expect(p, told(campaign)).toBeCloseTo(
        counted(campaign, (a, d) => a === n && d === 0),
        10,
      );
    });
  }
});

test('what is left of either side is as in a count of every roll', () => {
  for (const campaign of campaigns) {
    const odds = campaignOdds(campaign);
    odds.attackersLeft.forEach((p, n) => {
      expect(p, told(campaign)).toBeCloseTo(
        counted(campaign, (a) => a === n),
        10,
      );
    });
    odds.defendersLeft.forEach((p, n) => {
      expect(p, told(campaign)).toBeCloseTo(
        counted(campaign, (_, d) => d === n),
        10,
      );
    });
  }
});

test('an attacker who breaks off ends as in a count of every roll', () => {
  for (const stopAt of [1, 2, 4]) {
    const campaign = { attacker: men(6), defender: men(4), bonus: 1, stopAt };
    const odds = campaignOdds(campaign);
    expect(odds.captures).toBeCloseTo(
      counted(campaign, (a, d) => a >= 2 && d === 0),
      10,
    );
    expect(odds.attackersLeft[stopAt]).toBeCloseTo(
      counted(campaign, (a) => a === stopAt),
      10,
    );
  }
});

test('an attacker who stops at his first loss keeps the rest, unless one roll takes more', () => {
  const odds = campaignOdds({ attacker: men(3), defender: orcs(1), bonus: 0, stopAt: 2 });
  // The single orc takes one at most; missing costs one as well, so a battle won is won at once.
  expect(odds.attackersLeft[2] + odds.attackersLeft[3]).toBeCloseTo(1, 12);
  expect(odds.emptied).toBeCloseTo(3 / 6, 12);
});

test('chances add up to one, also in a war of sixty against sixty', () => {
  for (const campaign of [...campaigns, { attacker: men(60), defender: men(60), bonus: 2 }]) {
    const odds = campaignOdds(campaign);
    expect(total(odds.attackersLeft), told(campaign)).toBeCloseTo(1, 10);
    expect(total(odds.defendersLeft), told(campaign)).toBeCloseTo(1, 10);
    expect(odds.emptied + odds.repulsed, told(campaign)).toBeCloseTo(1, 10);
    expect(total(odds.left), told(campaign)).toBeCloseTo(odds.emptied, 10);
  }
});

test('average losses are those of the distribution', () => {
  const campaign = { attacker: men(4, 'hero'), defender: men(3), bonus: 1 };
  const odds = campaignOdds(campaign);
  const lost = [0, 1, 2, 3, 4, 5].map((n) => n * counted(campaign, (a) => a === 5 - n));
  const slain = [0, 1, 2, 3].map((n) => n * counted(campaign, (_, d) => d === 3 - n));
  expect(odds.expectedLoss).toBeCloseTo(total(lost), 10);
  expect(odds.expectedKills).toBeCloseTo(total(slain), 10);
});

test('one battle of four men against four has all its outcomes', () => {
  const outcomes = battleOdds(men(4), men(4), 0);
  const chance = (attackerLoses: number, defenderLoses: number) =>
    outcomes.find((o) => o.attackerLoses === attackerLoses && o.defenderLoses === defenderLoses)?.chance;
  expect(chance(3, 2)).toBeCloseTo(1 / 36, 12);
  expect(chance(0, 4)).toBeCloseTo(2 / 36, 12);
  // Both miss, or the defender rolls a 1 and the attacker misses.
  expect(chance(1, 0)).toBeCloseTo(4 / 36 + 2 / 36, 12);
  expect(chance(0, 0)).toBeUndefined();
  expect(total(outcomes.map((o) => o.chance))).toBeCloseTo(1, 12);
});

test('a battle takes no more than there is', () => {
  const outcomes = battleOdds(men(9, 'sorcerer'), orcs(2), 0);
  expect(Math.max(...outcomes.map((o) => o.defenderLoses))).toBe(2);
  expect(total(outcomes.filter((o) => o.defenderLoses === 2).map((o) => o.chance))).toBeCloseTo(5 / 6, 12);
});

test('two orcs against a man stop after one battle, won or lost', () => {
  const [odds] = frenzyOdds(2, [{ defender: men(1), bonus: 0 }]);
  expect(odds.attacked).toBe(1);
  expect(odds.captured).toBeCloseTo(10 / 36, 12);
  expect(odds.emptied).toBeCloseTo(12 / 36, 12);
  expect(odds.defendersLeft[1]).toBeCloseTo(24 / 36, 12);
});

test('three orcs that lose none in taking a space come to the next with two', () => {
  const man = { defender: men(1), bonus: 0 };
  const [first, second] = frenzyOdds(3, [man, man]);
  // Three in six hit and the man misses five in six: two orcs stay behind to go on.
  expect(second.attacked).toBeCloseTo((3 / 6) * (5 / 6), 12);
  expect(second.captured).toBeCloseTo((3 / 6) * (5 / 6) * (10 / 36), 12);
  // Half the time all three miss and lose one, and two try again.
  expect(first.captured).toBeCloseTo((3 / 6) * (5 / 6) + (3 / 6) * (1 / 6) + (3 / 6) * (10 / 36), 12);
});

test('a frenzy against one space is a campaign that stops at one orc', () => {
  for (const defender of [men(1), men(3), men(6), men(2, 'sorcerer')]) {
    const campaign = { attacker: orcs(4), defender, bonus: 2, stopAt: 1 };
    const [odds] = frenzyOdds(4, [campaign]);
    expect(odds.captured).toBeCloseTo(
      counted(campaign, (a, d) => a >= 2 && d === 0),
      10,
    );
    expect(odds.emptied).toBeCloseTo(
      counted(campaign, (_, d) => d === 0),
      10,
    );
  }
});

test('a frenzy passes a hero and an empty space and loses nothing there', () => {
  const prey = { defender: men(2), bonus: 1 };
  const [hero, empty, after] = frenzyOdds(4, [
    { defender: men(1, 'hero'), bonus: 0 },
    { defender: men(0), bonus: 0 },
    prey,
  ]);
  expect([hero.attacked, hero.emptied, hero.defendersLeft[2]]).toEqual([0, 0, 1]);
  expect([empty.attacked, empty.captured, empty.emptied]).toEqual([0, 0, 0]);
  expect(after).toEqual(frenzyOdds(4, [prey])[0]);
});

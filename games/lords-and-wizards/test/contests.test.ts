import { rule } from '@questhall/testkit';
import { expect, test } from 'vitest';
import {
  boardOf,
  contestIn,
  crtColumn,
  duelGain,
  faces,
  forayOdds,
  lordResult,
  odds,
  placeNamed,
  siteNamed,
  target,
  view,
  wizardResult,
} from '../src/index.js';
import { FIELD, told } from './stage.js';
import { world } from './table.js';

const { middle, north } = FIELD;
const DICE = [1, 2, 3, 4, 5, 6];
const mean = (list: readonly number[]) => list.reduce((a, c) => a + c, 0) / list.length;

rule('LW AMB-017', 'the levels of both Lords, as they will fight, are in a contest', () => {
  const hexes = {
    [middle]: { seat: 0, units: { 'heavy-horse': 3, lord: 1 } },
    [north]: { seat: 1, units: { 'light-infantry': 4, lord: 1 } },
  };
  const players = { 0: { lord: { level: 4 } }, 1: { lord: { level: 2 } } };
  const begin = { proc: 'combat', vars: { seat: 0 } };
  const t = world({ seats: 2, position: { hexes, players }, begin, dice: { lords: [3], combat: [4] } });
  const b = boardOf(view(t.board, 0));
  const units = b.at.flatMap((at, unit) => (at === placeNamed(middle) ? [unit] : []));
  const place = placeNamed(north);
  expect(contestIn(b, { seat: 0, place, part: target(place, 'open', 1), units })).toMatchObject({ lords: 2 });
  t.picks(0, `attack ${north}`, 'all');
  expect(told(t, 'duel')[0]).toMatchObject({ levels: [4, 2] });
});

rule(['LW TABLE.LVL/3', 'LW AMB-107'], 'a round of Lords and then of arms is reckoned by hand', () => {
  // One against one: whoever falls to the Lords fights no more, and any regular result but a loss of nobody ends it.
  const column = crtColumn(8);
  const byHand = mean(
    DICE.map((die) => {
      const duel = lordResult(3, die);
      if (duel.attacker > 0 || duel.defender > 0) return duel.attacker === 0 ? 1 : 0;
      return mean(faces(column).map(({ attacker }) => (attacker === 0 ? 1 : 0)));
    }),
  );
  expect(odds({ attack: [11], defence: [3], shift: 0, lords: 3 }).wins).toBeCloseTo(byHand);
});

rule(['LW TABLE.LVL/3', 'LW B8c'], 'Wizards who shift the column shift it for their round', () => {
  const byHand = mean(
    DICE.map((die) => {
      const { attacker, defender, shift } = wizardResult(7, die);
      if (attacker > 0 || defender > 0) return attacker === 0 ? 1 : 0;
      return mean(faces(Math.min(crtColumn(0) + shift, 10)).map((lost) => (lost.attacker === 0 ? 1 : 0)));
    }),
  );
  expect(odds({ attack: [5], defence: [5], shift: 0, wizards: 7 }).wins).toBeCloseTo(byHand);
});

rule('LW B8c', 'cover that is gone with a city’s own is not there against its monster', () => {
  const forces = { attack: [9, 9, 9], defence: [2, 12], shift: -1 };
  const bare = odds({ ...forces, bare: { after: 1, shift: 1 } });
  expect(bare.wins).toBeGreaterThan(odds(forces).wins);
  expect(bare.wins).toBeLessThan(odds({ ...forces, shift: 0 }).wins);
});

const foray = { site: siteNamed('bork'), attack: [7, 7, 7], shift: 0, lord: 0, wizard: 0 };
const board = (bork: object) => boardOf(view(world({ seats: 2, position: { sites: { bork } } }).board, 0));

rule(['LW B10a', 'LW B9b/2'], 'a city whose defence stands is fought as it stands', () => {
  const known = odds({ attack: [7, 7, 7], defence: [3, 5], shift: -1 });
  expect(forayOdds(board({ defence: 6 }), foray).wins).toBeCloseTo(known.wins);
});

rule(['LW B10a', 'LW B10/2'], 'a city that nobody has seen is six dice times what any legend may be', () => {
  const strengths = DICE.map((die) => forayOdds(board({ defence: 2 * die }), foray).wins);
  const plain = forayOdds(board({}), foray).wins;
  expect(plain).toBeCloseTo(mean(strengths));
  expect(forayOdds(board({ legend: 'monster-b' }), foray).wins).toBeLessThan(plain);
});

/** What a contest knows of the leaders of seat 0 in the middle and of seat 1 to the north. */
function between(mine: object, theirs: object) {
  const at = (who: object, hex: string) =>
    Object.fromEntries(Object.entries(who).map(([one, level]) => [one, { at: hex, level }]));
  const hexes = { [middle]: { seat: 0, units: { ent: 3 } }, [north]: { seat: 1, units: { ent: 3 } } };
  const players = { 0: at(mine, middle), 1: at(theirs, north) };
  const t = world({ seats: 2, position: { hexes, players }, begin: { proc: 'combat', vars: { seat: 0 } } });
  const b = boardOf(view(t.board, 0));
  const units = b.at.flatMap((one, unit) => (one === placeNamed(middle) ? [unit] : []));
  const place = placeNamed(north);
  const { lords, wizards } = contestIn(b, { seat: 0, place, part: target(place, 'open', 1), units });
  return { lords, wizards };
}

rule('LW AMB-017', 'a leader alone fights where it is good for him, two fight in any case', () => {
  expect(between({}, {})).toEqual({});
  expect(between({ lord: 5 }, {})).toEqual({ lords: 5 });
  expect(between({}, { lord: 5 })).toEqual({ lords: -5 });
  expect(between({ wizard: 4 }, {})).toEqual({ wizards: 4 });
  expect(between({ wizard: 1 }, { wizard: 6, lord: 6 })).toEqual({ wizards: -5, lords: -6 });
  expect(between({ lord: 1 }, { lord: 6 })).toEqual({ lords: -5 });
});

rule(
  ['LW B10d', 'LW AMB-114', 'LW AMB-031'],
  'a city’s counters come before its monster, and its cover goes with them',
  () => {
    const hexes = { 1606: { seat: 0, units: { troll: 3 } } };
    const contest = (hell: object) => {
      const t = world({ seats: 2, position: { hexes, sites: { hell } }, begin: { proc: 'combat', vars: { seat: 0 } } });
      const b = boardOf(view(t.board, 0));
      const units = b.at.flatMap((one, unit) => (one === placeNamed('1606') ? [unit] : []));
      const place = placeNamed('1607');
      return contestIn(b, { seat: 0, place, part: target(place, 'city', 12), units });
    };
    // Counters of 4 and 1 with the city's bonus, then the Balrog's 14.
    const both = contest({ legend: 'monster-f', shown: true, defence: 5 });
    expect(both).toMatchObject({ defence: [2, 5, 14], bare: { after: 2, shift: 1 } });
    expect(contest({ defence: 5 }).bare).toBeUndefined();
  },
);

test('a high level is worth a duel, a low one is not', () => {
  expect(duelGain('lord', 5, 'attacker')).toBeGreaterThan(0);
  expect(duelGain('lord', -5, 'defender')).toBeGreaterThan(0);
  expect(duelGain('lord', -5, 'attacker')).toBeLessThan(0);
});

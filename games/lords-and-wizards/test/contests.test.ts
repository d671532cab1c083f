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

test('the levels of both Lords, as they will fight, are in a contest', () => {
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

test('a round of Lords and then of arms is reckoned by hand', () => {
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

test('Wizards who shift the column shift it for their round', () => {
  const byHand = mean(
    DICE.map((die) => {
      const { attacker, defender, shift } = wizardResult(7, die);
      if (attacker > 0 || defender > 0) return attacker === 0 ? 1 : 0;
      return mean(faces(Math.min(crtColumn(0) + shift, 10)).map((lost) => (lost.attacker === 0 ? 1 : 0)));
    }),
  );
  expect(odds({ attack: [5], defence: [5], shift: 0, wizards: 7 }).wins).toBeCloseTo(byHand);
});

test('cover that is gone with a city’s own is not there against its monster', () => {
  const forces = { attack: [9, 9, 9], defence: [2, 12], shift: -1 };
  const bare = odds({ ...forces, bare: { after: 1, shift: 1 } });
  expect(bare.wins).toBeGreaterThan(odds(forces).wins);
  expect(bare.wins).toBeLessThan(odds({ ...forces, shift: 0 }).wins);
});

const foray = { site: siteNamed('bork'), attack: [7, 7, 7], shift: 0, lord: 0, wizard: 0 };
const board = (bork: object) => boardOf(view(world({ seats: 2, position: { sites: { bork } } }).board, 0));

test('a city whose defence stands is fought as it stands', () => {
  const known = odds({ attack: [7, 7, 7], defence: [3, 5], shift: -1 });
  expect(forayOdds(board({ defence: 6 }), foray).wins).toBeCloseTo(known.wins);
});

test('a city that nobody has seen is six dice times what any legend may be', () => {
  const strengths = DICE.map((die) => forayOdds(board({ defence: 2 * die }), foray).wins);
  const plain = forayOdds(board({}), foray).wins;
  expect(plain).toBeCloseTo(mean(strengths));
  expect(forayOdds(board({ legend: 'monster-b' }), foray).wins).toBeLessThan(plain);
});

test('a high level is worth a duel, a low one is not', () => {
  expect(duelGain('lord', 5, 'attacker')).toBeGreaterThan(0);
  expect(duelGain('lord', -5, 'defender')).toBeGreaterThan(0);
  expect(duelGain('lord', -5, 'attacker')).toBeLessThan(0);
});

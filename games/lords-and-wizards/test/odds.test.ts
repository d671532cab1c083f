import { rule } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { boardOf, crtColumn, faces, forcesIn, odds, placeNamed, target, view } from '../src/index.js';
import { FIELD, told } from './stage.js';
import { world } from './table.js';

const { middle, north } = FIELD;

function clash(die: number) {
  const hexes = {
    [middle]: { seat: 0, units: { 'heavy-horse': 3, bowmen: 2 } },
    [north]: { seat: 1, units: { 'light-infantry': 4 } },
  };
  return world({
    seats: 2,
    position: { hexes },
    begin: { proc: 'combat', vars: { seat: 0 } },
    dice: { combat: [die] },
  });
}

const aim = target(placeNamed(north), 'open', 1);
const planned = (b: ReturnType<typeof boardOf>) => ({
  seat: 0,
  place: placeNamed(north),
  part: aim,
  units: b.at.flatMap((at, unit) => (at === placeNamed(middle) ? [unit] : [])),
});

test.each([1, 2, 3, 4, 5, 6])('a die of %i does what the odds reckon with', (die) => {
  const t = clash(die);
  const b = boardOf(view(t.board, 0));
  const { attack, defence, shift } = forcesIn(b, planned(b));
  const sum = (list: readonly number[]) => list.reduce((a, c) => a + c, 0);
  t.picks(0, `attack ${north}`, 'all');
  const [round] = told(t, 'regular') as { differential: number; shift: number; attacker: number; defender: number }[];
  expect(round?.differential).toBe(sum(attack) - sum(defence));
  expect(round?.shift).toBe(shift);
  const face = faces(crtColumn(sum(attack) - sum(defence)))[die - 1];
  expect({ attacker: round?.attacker, defender: round?.defender }).toEqual(face);
});

rule('LW B8c', 'a fight of one against one is reckoned by hand', () => {
  // Difference 0: 2/-, 2/1, 1/1, 1/1, 1/2, -/2.
  const { wins, loses } = odds({ attack: [3], defence: [3], shift: 0 });
  expect(wins).toBeCloseTo(1 / 6);
  expect(loses).toBeCloseTo(1 / 6);
});

rule(['LW TABLE.LVL/3', 'LW B8c'], 'who is far stronger wins almost always', () => {
  const strong = odds({ attack: [7, 7, 7, 7, 7, 7], defence: [3, 3], shift: 0 });
  expect(strong.wins).toBeGreaterThan(0.99);
  expect(odds({ attack: [3, 3], defence: [7, 7, 7, 7, 7, 7], shift: 0 }).loses).toBeGreaterThan(0.95);
});

test('a column to the right is worth something', () => {
  const even = { attack: [4, 4, 4], defence: [4, 4, 4] };
  expect(odds({ ...even, shift: 1 }).wins).toBeGreaterThan(odds({ ...even, shift: 0 }).wins);
});

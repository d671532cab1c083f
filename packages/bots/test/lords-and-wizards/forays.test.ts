import { expect, test } from 'vitest';
import { remember, remembered } from '../../src/lords-and-wizards/archmage/forays.js';

const odds = { wins: 0.9, loses: 0.1, attackers: 4, defenders: 0.2 };

test('odds against what nobody has seen serve in the next game, those of one board do not', () => {
  remember(
    new Map([
      ['gt 3 -2 false 3,3,4', odds],
      ['5 107 12,14 false 3,3,4', odds],
    ]),
  );
  expect(remembered().get('gt 3 -2 false 3,3,4')).toEqual(odds);
  expect(remembered().has('5 107 12,14 false 3,3,4')).toBe(false);
});

test('what a game forgets is not forgotten in others', () => {
  remember(new Map([['gt 2 -2 false 3', odds]]));
  remembered().clear();
  expect(remembered().get('gt 2 -2 false 3')).toEqual(odds);
});

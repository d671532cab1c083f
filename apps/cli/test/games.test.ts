import { expect, test } from 'vitest';
import { document, questhall } from './questhall.js';

test('games tells what is needed to sit down: seats, options and bots', () => {
  const [game] = document('games');
  expect(game).toMatchObject({ game: 'wizards-quest', version: 1, seats: { min: 2, max: 6 } });
  expect(game.bots).toContain('random');
  for (const { id, rules, choices, default: usual } of game.options) {
    expect(choices, id).toContain(usual);
    expect(rules, id).not.toEqual([]);
  }
});

test('a reader gets a table of the options, the default in brackets', () => {
  const { code, out } = questhall('games');
  expect(code).toBe(0);
  expect(out).toMatch(/blank-treasure +\[false\] true/);
});

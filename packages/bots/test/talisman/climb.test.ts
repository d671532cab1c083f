import { describe, expect, test } from 'vitest';
import { type Climber, climb } from '../../src/talisman/knight/climb.js';

/** One who fails at nothing, and wins with the Crown. */
const sure: Climber = {
  strength: 20,
  craft: 20,
  might: 20,
  dice: 1,
  unseen: false,
  minesDice: 3,
  portal: 1,
  followers: 3,
  save: 0,
  werewolfDice: 2,
  crown: [0, 1, 1, 1, 1, 1, 1, 1, 1],
  pace: 1,
  drain: 0,
};

describe('the way to the Crown', () => {
  test('is sure for who fails at nothing', () => {
    for (const stage of climb(sure).slice(1)) expect(stage.plain).toBeCloseTo(1);
  });

  test("costs a Life one turn in two under another's Command Spell", () => {
    const stages = climb({ ...sure, drain: 0.5 });
    expect(stages[0].valley).toBe(0);
    // One turn to the Crown, two from the Den and three from the Tower, of which none may cost the last Life.
    expect(stages[1].valley).toBeCloseTo(1 / 2);
    expect(stages[1].den).toBeCloseTo(1 / 4);
    expect(stages[1].tower).toBeCloseTo(1 / 8);
    expect(stages[2].den).toBeCloseTo(3 / 4);
    expect(stages[2].tower).toBeCloseTo(1 / 2);
    // Five turns from the Plain of Peril by the Mines, in which four Lives may be lost by four or five of them.
    expect(stages[4].plain).toBeCloseTo(26 / 32);
  });
});

import { lordsAndWizards as game, lordsAndWizardsWords as words } from '@questhall/lords-and-wizards';
import { type Opening, scenario } from '@questhall/testkit';
import { describe, expect, test } from 'vitest';
import type { Missed } from '../../src/archmage/craft.js';
import { critic } from '../../src/lords-and-wizards/archmage/critic.js';
import { craft } from '../../src/lords-and-wizards/archmage/index.js';
import { table } from './table.js';

const CAPITAL = { '1107': { seat: 0, units: { 'heavy-infantry': 8 } } };
const HORSE = { seat: 0, units: { 'heavy-horse': 12 } };
const COURT = { seat: 1, units: { bowmen: 2, lord: 1, wizard: 1 } };
const HOST = { seat: 1, units: { 'heavy-infantry': 12 } };

/** What is said of a pick in the fourth turn, after others. */
function said(hexes: object, proc: 'movement' | 'combat', ...picks: string[]): Missed {
  const position = { turn: 4, hexes: { ...CAPITAL, ...hexes } };
  const t = scenario({ game, words }, { seats: 2, position, begin: { proc, vars: { seat: 0 } } } as unknown as Opening);
  const judge = critic();
  let missed: Missed = { lost: Number.NaN };
  for (const pick of picks) {
    const sight = table.sight(t.state, 0, pick);
    missed = judge(
      sight,
      sight.options.findIndex((_, i) => sight.name(i) === pick),
    );
    t.picks(0, pick);
  }
  return missed;
}

describe('the critic of Lords & Wizards', () => {
  test('who stands still while leaders could be taken has given much away', () => {
    const { lost, better } = said({ '3125': HORSE, '3122': COURT, '1118': HOST }, 'movement', 'end movement');
    expect(lost).toBeGreaterThan(0.1);
    expect(better).toBe('move 3125');
  });

  test('who has nobody within reach gives nothing away', () => {
    expect(said({ '3125': HORSE, '1118': HOST }, 'movement', 'end movement')).toEqual({ lost: 0 });
  });

  test('an attack that must fail gives away, one that was not made too, and a good one nothing', () => {
    const [weak, strong] = [{ seat: 0, units: { bowmen: 3 } }, HORSE];
    expect(said({ '3125': weak, '3124': HOST }, 'combat', 'attack 3124').lost).toBeGreaterThan(0.02);
    expect(said({ '3125': strong, '3124': COURT }, 'combat', 'end combat')).toMatchObject({ better: 'attack 3124' });
    expect(said({ '3125': strong, '3124': COURT }, 'combat', 'attack 3124')).toEqual({ lost: 0 });
  });

  test('before play nobody is ahead', () => {
    const sights: number[] = [];
    table.play({
      bots: ['knight', 'squire'],
      seed: 'alike',
      most: 2,
      watch: ({ sight: { view } }) => sights.push(craft.score(view, 0) - craft.score(view, 1)),
    });
    expect(sights).toEqual([0, 0]);
  });
});

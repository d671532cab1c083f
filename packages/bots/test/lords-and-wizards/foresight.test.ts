import { determinize, random } from '@questhall/kernel';
import { lordsAndWizards as game, isLeader, lordsAndWizardsWords as words } from '@questhall/lords-and-wizards';
import { type Opening, scenario } from '@questhall/testkit';
import { describe, expect, test } from 'vitest';
import { climbed, type Foretell } from '../../src/lords-and-wizards/archmage/climbing.js';
import { foreseen } from '../../src/lords-and-wizards/archmage/foresight.js';
import { type Orders, ordersOf } from '../../src/lords-and-wizards/archmage/moving.js';
import { outlookOf } from '../../src/lords-and-wizards/archmage/weighing.js';
import { type Mind, mindOf } from '../../src/lords-and-wizards/knight/mind.js';
import { table } from './table.js';

const COURT = { seat: 0, units: { lord: 1, wizard: 1, 'heavy-infantry': 16 } };
const HORSE = { seat: 1, units: { 'heavy-horse': 8 } };
const FAR = { '1118': { seat: 1, units: { 'heavy-infantry': 8, lord: 1, wizard: 1 } } };

/** What seat 0 has in mind at the beginning of its fourth turn. */
function mindIn(hexes: object): Mind {
  const position = { turn: 4, hexes: { ...FAR, ...hexes } };
  const opening = { seats: 2, position, begin: { proc: 'movement', vars: { seat: 0 } } };
  const { state } = scenario({ game, words }, opening as unknown as Opening);
  return mindOf(table.sight(state, 0, 'foresight'));
}

const nothing: Orders = { marches: [], sorties: [] };
const chanceBy = ({ b }: Mind, orders: Orders, seed = 1) =>
  foreseen(b, { seat: 0, orders, seed, ahead: 3, odds: new Map() });

describe('foresight in Lords & Wizards', () => {
  test('sees that leaders whom nobody guards will be taken', () => {
    const mind = mindIn({ '3125': COURT, '3122': HORSE });
    const guards = mind.stacks.flatMap(({ units }) => units.filter((unit) => !isLeader(mind.b, unit)));
    const gone: Orders = {
      marches: [{ units: guards, path: [mind.b.at[guards[0]], mind.b.at[guards[0]] + 2] }],
      sorties: [],
    };
    expect(chanceBy(mind, gone)).toBeLessThan(chanceBy(mind, nothing) - 0.1);
  });

  test('leaves the board alone, and sees the same again from the same seed', () => {
    const mind = mindIn({ '3125': COURT, '3122': HORSE });
    const before = JSON.stringify(mind.b);
    const orders = ordersOf(mind, new Map());
    expect(chanceBy(mind, orders, 5)).toBe(chanceBy(mind, orders, 5));
    expect(JSON.stringify(mind.b)).toBe(before);
  });
});

describe('orders that lead further', () => {
  const found = (foretell: Foretell) => {
    const mind = mindIn({ '3125': COURT, '1107': { seat: 0, units: { 'heavy-horse': 6 } } });
    const start = ordersOf(mind, new Map());
    const steps = [...climbed(outlookOf(mind), start, foretell)];
    return { start, steps };
  };

  test('are looked for as long as some are better, and kept from then on', () => {
    const { start, steps } = found(({ marches }) => 1 / (1 + marches.length));
    expect(start.marches.length).toBeGreaterThan(0);
    expect(steps.at(-1)?.marches.length).toBeLessThan(start.marches.length);
    for (const [i, { marches }] of steps.entries())
      expect(marches.length).toBeLessThanOrEqual((steps[i - 1] ?? start).marches.length);
  });

  test('are not those that are no better', () => {
    const { start, steps } = found(() => 0.5);
    expect(steps.length).toBeGreaterThan(5);
    for (const orders of steps) expect(orders).toBe(start);
  });
});

test('an archmage that thinks on does not choose by what it cannot see', () => {
  const seen = new Set<string>();
  table.play({
    bots: ['knight', 'squire'],
    seed: 'unseen',
    most: 40,
    watch: ({ live, sight: { seat, ask, view } }) => {
      const turn = `${view.turn} ${seat}`;
      if (ask !== 'movement.choose' || seen.has(turn)) return;
      seen.add(turn);
      const choose = (state: typeof live.state) =>
        table.bot('archmage:60p', seat).choose(table.sight(state, seat, 'the same'));
      expect(choose(determinize(game, live.state, seat, random(turn))), turn).toBe(choose(live.state));
    },
  });
  expect(seen.size).toBeGreaterThan(0);
});

import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { FIELD } from '../stage.js';
import { world } from '../table.js';

/** What seat 0 of Order can raise of Heavy Horse in Lavidian, with these units on the map. */
function heavyHorse(options: object, hexes: object, players: object = {}, seats = 2): string[] {
  const rich = { 0: { gold: 100, alignment: 'order', colour: 0 }, ...players };
  const position = { turn: 3, players: rich, hexes };
  const t = world({ seats, options, position, begin: { proc: 'hiring', vars: { seat: 0 } }, moreDice: 'seed' });
  t.picks(0, 'hire lavidian');
  return t.offers(0).filter((o) => o.endsWith('heavy-horse'));
}
const limited = { 'counter-mix': true };
const three = { [FIELD.middle]: { seat: 0, units: { 'heavy-horse': 3 } } };
const enemy = { [FIELD.middle]: { seat: 1, units: { 'heavy-horse': 3 } } };

rule(['LW AMB-048', 'LW B13a/2'], 'the printed counters limit what is raised, where the table wants it', () => {
  expect(heavyHorse(limited, {})).toEqual([1, 2, 3, 4].map((n) => `raise ${n} heavy-horse`));
  expect(heavyHorse(limited, three)).toEqual(['raise 1 heavy-horse']);
  expect(heavyHorse({}, three).length).toBeGreaterThan(4);
});

rule('LW AMB-048', 'only those of the same set are counted', () => {
  const four = [1, 2, 3, 4].map((n) => `raise ${n} heavy-horse`);
  expect(heavyHorse(limited, enemy, { 1: { alignment: 'chaos', colour: 0 } })).toEqual(four);
  expect(heavyHorse(limited, enemy, { 1: { alignment: 'order', colour: 1 } })).toEqual(four);
  // With seven players two share a set.
  expect(heavyHorse(limited, enemy, { 1: { alignment: 'order', colour: 0 } }, 7)).toEqual(['raise 1 heavy-horse']);
});

rule('LW AMB-048', 'special units are no more than their counters either', () => {
  const seeks = (options: object) => {
    const hexes = { [FIELD.middle]: { seat: 0, units: { 'golden-dragon': 3 } } };
    const position = { turn: 3, players: { 0: { gold: 100, lord: { at: '2613' } } }, hexes };
    return world({ seats: 2, options, position, begin: { proc: 'hiring', vars: { seat: 0 } } }).offers(0);
  };
  expect(seeks({})).toContain('seek golden-dragon lord');
  expect(seeks(limited)).not.toContain('seek golden-dragon lord');
  expect(seeks(limited)).toContain('seek roc lord');
});

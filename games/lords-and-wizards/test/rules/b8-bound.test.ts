import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { FIELD } from '../stage.js';
import { type Scene, world } from '../table.js';

const { middle } = FIELD;
const RING = Object.values(FIELD).filter((hex) => hex !== middle);
const fighting = (scene: Partial<Scene>, proc = 'combat') =>
  world({ seats: 2, begin: { proc, vars: { seat: 0 } }, moreDice: 'seed', ...scene });
/** The rule that keeps the combat phase open. */
const keptBy = (t: ReturnType<typeof fighting>) => t.refuses(0, 'end combat').rule;
/** A fight elsewhere that nobody has to have. */
const SKIRMISH = { 1606: { seat: 0, units: { bowmen: 1 } }, 1605: { seat: 1, units: { bowmen: 1 } } };

rule(['LW B10/3', 'LW AMB-136'], 'an attack that was declared keeps combat open', () => {
  const hexes = { 1606: { seat: 0, units: { bowmen: 1 } }, 1605: { seat: 1, units: { bowmen: 1 } } };
  const t = fighting({ position: { turn: 3, hexes, sites: { hell: {} } }, dice: { defence: [6] } }, 'investigation');
  t.picks(0, 'attack hell', 'go on');
  expect(t.at()).toBe('combat.choose');
  expect(t.offers(0)).toEqual(['attack 1605', 'attack city hell']);
  expect(keptBy(t)).toBe('LW B10/3');
});

rule(['LW O5/4', 'LW AMB-136'], 'so does a siege, by its own rule, until it is rolled for', () => {
  const ring = Object.fromEntries(RING.map((hex) => [hex, { seat: 0, units: { 'light-infantry': 1 } }]));
  const hexes = { ...SKIRMISH, ...ring, [middle]: { seat: 1, units: { bowmen: 2 } } };
  const sieges = [{ besieger: 0, besieged: 1, hex: middle }];
  const t = fighting({
    options: { siege: true },
    position: { turn: 3, players: { 0: { gold: 9 } }, hexes, sieges },
    dice: { siege: [5] },
  });
  expect(t.offers(0)).toEqual(['attack 1605', `siege ${middle}`]);
  expect(keptBy(t)).toBe('LW O5/4');
  t.picks(0, `siege ${middle}`, 'spend 9');
  expect(t.offers(0)).toEqual(['end combat', 'attack 1605']);
});

rule('LW A6c.2', 'so do battle fleets that sailed to others', () => {
  const fleets = [
    { seat: 0, place: '0101', kind: 'battle-fleet' },
    { seat: 1, place: '0103', kind: 'battle-fleet' },
  ];
  const t = fighting({ options: { advanced: true }, position: { turn: 3, hexes: SKIRMISH, fleets } }, 'movement');
  t.picks(0, 'sail 0101', 'all', 'to 0102', 'to 0103');
  if (t.at() === 'sail.step') t.picks(0, 'halt');
  t.picks(0, 'end movement', 'go on');
  expect(t.at()).toBe('combat.choose');
  expect(keptBy(t)).toBe('LW A6c.2');
});

rule('LW B8b/2', 'nothing else does: he who is bound by nothing may end it', () => {
  const t = fighting({ position: { turn: 3, hexes: SKIRMISH } });
  expect(t.offers(0)).toEqual(['end combat', 'attack 1605']);
});

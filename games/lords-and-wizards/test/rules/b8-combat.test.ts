import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { aStep, attack, count, FIELD, told } from '../stage.js';
import { world } from '../table.js';

type Units = Record<string, number>;
const { middle, north, south, northEast } = FIELD;

function fight(attackers: Units, defenders: Units, dice: Record<string, number[]> = {}, more: object = {}) {
  const { hexes = {}, players = {} } = more as { hexes?: object; players?: object };
  const position = {
    players,
    hexes: { [north]: { seat: 0, units: attackers }, [middle]: { seat: 1, units: defenders }, ...hexes },
  };
  return world({
    seats: 2,
    position: position,
    begin: { proc: 'combat', vars: { seat: 0 } },
    dice,
    moreDice: 'seed',
  });
}
const regular = (t: ReturnType<typeof fight>) => told(t, 'regular')[0] as Record<string, unknown>;

rule(['LW B8/1', 'LW B8a', 'LW B8c'], 'attack less defence gives the column, and one die the result', () => {
  const t = fight({ troll: 2 }, { ent: 1 }, { combat: [4] });
  attack(t, 0, middle);
  expect(regular(t)).toMatchObject({ differential: 16 - 8, column: '8 to 15', die: 4, attacker: 0, defender: 3 });
});

rule(['LW B8a.1', 'LW B8a.2', 'LW B3a.11'], 'all defend together, all attackers add up', () => {
  const t = fight({ bowmen: 3 }, { ent: 1, bowmen: 2 }, { combat: [1] });
  attack(t, 0, middle);
  expect(regular(t)).toMatchObject({ differential: 6 - 12 });
});

rule(['LW B3a.1/1', 'LW B3a.1/2'], 'the first number counts in attack, the second in defence', () => {
  const t = fight({ troll: 1 }, { troll: 1 }, { combat: [1] });
  attack(t, 0, middle);
  expect(regular(t)).toMatchObject({ differential: 8 - 6 });
});

rule('LW B8a.2.1', 'units of several hexes attack as one', () => {
  const t = fight({ troll: 1 }, { ent: 3 }, { combat: [1] }, { hexes: { [south]: { seat: 0, units: { troll: 1 } } } });
  attack(t, 0, middle);
  expect(regular(t)).toMatchObject({ differential: 16 - 24 });
});

rule(['LW B8a.2.2', 'LW AMB-106'], 'a stack attacks one target, and who stays out does not attack another', () => {
  const t = fight(
    { troll: 3 },
    { bowmen: 1 },
    { combat: [6] },
    { hexes: { [northEast]: { seat: 1, units: { bowmen: 1 } } } },
  );
  t.picks(0, `attack ${middle}`, `join 1 troll from ${north}`, 'fight');
  expect(t.at()).not.toBe('combat.choose');
});

rule(['LW B8b/1', 'LW B8b/2'], 'only an adjacent hex can be attacked, and none must', () => {
  const t = fight({ troll: 1 }, { bowmen: 1 }, {}, { hexes: { [south]: { seat: 1, units: { bowmen: 1 } } } });
  expect(t.refuses(0, `attack ${south}`)).toMatchObject({ rule: 'LW B8b/1' });
  expect(t.offers(0)).toContain('end combat');
});

rule(['LW B8c.1', 'LW TABLE.CRT/2'], 'each owner chooses his losses, the attacker first', () => {
  const t = fight({ troll: 2, bowmen: 1 }, { ent: 2, bowmen: 1 }, { combat: [4] });
  attack(t, 0, middle);
  expect(t.asked()).toEqual([0]);
  t.picks(0, 'lose bowmen').picks(1, 'lose bowmen');
  expect([count(t, 0, north, 'troll'), count(t, 1, middle, 'ent')]).toEqual([2, 2]);
});

rule(['LW B8c.2', 'LW PRS.III.4'], 'it goes on, round after round', () => {
  const t = fight({ troll: 3 }, { ent: 3 }, { combat: [3, 3] });
  attack(t, 0, middle);
  t.picks(0, 'fight on').picks(1, 'fight on');
  expect(told(t, 'regular')).toHaveLength(2);
});

rule('LW B8c.3', 'more losses than units: all are gone', () => {
  const t = fight({ 'golden-dragon': 3 }, { bowmen: 2 }, { combat: [6] });
  attack(t, 0, middle);
  expect(count(t, 1, middle, 'bowmen')).toBe(0);
});

rule(
  ['LW B8c2.1/1', 'LW TABLE.CRT/3', 'LW AMB-009'],
  'after a round the attacker is asked first, then the defender',
  () => {
    const t = fight({ troll: 3 }, { ent: 3 }, { combat: [3] });
    attack(t, 0, middle);
    expect(t.at()).toBe('withdrawal.attacker');
    t.picks(0, 'fight on');
    expect([t.at(), t.asked()]).toEqual(['withdrawal.defender', [1]]);
    t.picks(1, 'fight on');
    expect(told(t, 'withdrew')).toEqual([]);
  },
);

rule('LW B8c2.1/2', 'who alone wants to withdraw does so on a 1 or 2', () => {
  const t = fight({ troll: 3 }, { ent: 3 }, { combat: [3, 3], withdrawal: [3, 2] });
  attack(t, 0, middle);
  t.picks(0, 'withdraw').picks(1, 'fight on');
  expect(told(t, 'held')).toEqual([{ side: 'attacker', die: 3 }]);
  t.picks(0, 'withdraw').picks(1, 'fight on');
  expect(t.at()).toBe('retreat.step');
});

rule(
  ['LW B8c2.1/3', 'LW B8c2.1/5', 'LW AMB-008'],
  'both withdraw without a roll, the defender first, and nobody advances',
  () => {
    const t = fight({ troll: 3 }, { ent: 3 }, { combat: [3] });
    attack(t, 0, middle);
    t.picks(0, 'withdraw').picks(1, 'withdraw');
    expect(t.asked()).toEqual([1]);
    t.picks(1, `to ${south}`, 'halt');
    expect(t.offers(0)).not.toContain(`to ${middle}`);
    t.picks(0, 'to 3123', 'halt');
    expect(told(t, 'advanced')).toEqual([]);
    expect([count(t, 1, south, 'ent'), count(t, 0, '3123', 'troll')]).toEqual([2, 2]);
  },
);

rule(['LW B8c2.1/4', 'LW AMB-013'], 'one to three hexes, never where enemies are', () => {
  const t = fight({ troll: 3 }, { ent: 3 }, { combat: [3], withdrawal: [1] });
  attack(t, 0, middle);
  t.picks(0, 'fight on').picks(1, 'withdraw');
  expect(t.offers(1)).not.toContain('halt');
  expect(t.offers(1)).not.toContain(`to ${north}`);
  t.picks(1, `to ${south}`, 'to 3127', 'to 3128');
  expect(count(t, 1, '3128', 'ent')).toBe(2);
});

rule('LW AMB-013', 'who has no way out is not asked', () => {
  const around = Object.fromEntries(
    Object.values(FIELD)
      .filter((hex) => hex !== middle && hex !== north)
      .map((hex) => [hex, { seat: 0, units: { bowmen: 1 } }]),
  );
  const t = fight({ troll: 3 }, { ent: 3 }, { combat: [3, 3] }, { hexes: around });
  t.picks(0, `attack ${middle}`, `join 3 troll from ${north}`, 'fight', 'fight on');
  expect(told(t, 'regular')).toHaveLength(2);
});

rule(['LW B8e/1', 'LW B8e/2', 'LW B8e.3'], 'woods shift one column to the left, road or no road', () => {
  const { from, to } = aStep({ to: 'woods', line: 'trail' });
  const hexes = { [from]: { seat: 0, units: { troll: 2 } }, [to]: { seat: 1, units: { ent: 1 } } };
  const t = world({
    seats: 2,
    position: { hexes },
    begin: { proc: 'combat', vars: { seat: 0 } },
    dice: { combat: [1] },
    moreDice: 'seed',
  });
  attack(t, 0, to);
  expect(regular(t)).toMatchObject({ differential: 8, shift: -1, column: '1 to 7' });
});

rule(['LW B8e.1', 'LW AMB-148'], 'nobody attacks over a black line', () => {
  const hexes = {
    '0418': { seat: 0, units: { troll: 1 } },
    '0518': { seat: 1, units: { bowmen: 1 } },
    '0417': { seat: 0, units: { troll: 1 } },
    '0517': { seat: 1, units: { bowmen: 1 } },
  };
  const t = world({ seats: 2, position: { hexes }, begin: { proc: 'combat', vars: { seat: 0 } } });
  expect(t.offers(0)).not.toContain('attack 0518');
  expect(t.offers(0)).toContain('attack 0517');
});

rule(['LW B8e.2/1', 'LW AMB-005'], 'a river all round is worth one column', () => {
  const { from, to } = aStep({ from: 'clear', to: 'clear', river: true });
  const hexes = { [from]: { seat: 0, units: { troll: 2 } }, [to]: { seat: 1, units: { ent: 1 } } };
  const t = world({
    seats: 2,
    position: { hexes },
    begin: { proc: 'combat', vars: { seat: 0 } },
    dice: { combat: [1] },
    moreDice: 'seed',
  });
  attack(t, 0, to);
  expect(regular(t)).toMatchObject({ differential: 8, shift: -1 });
});

rule('LW B8e.2/2', 'a bridge does not take it away', () => {
  const { from, to } = aStep({ from: 'clear', to: 'clear', line: 'road', river: true, bridge: true });
  const hexes = { [from]: { seat: 0, units: { troll: 2 } }, [to]: { seat: 1, units: { ent: 1 } } };
  const t = world({
    seats: 2,
    position: { hexes },
    begin: { proc: 'combat', vars: { seat: 0 } },
    dice: { combat: [1] },
    moreDice: 'seed',
  });
  t.picks(0, `attack ${to}`, `join 2 troll from ${from}`, 'fight');
  expect(regular(t)).toMatchObject({ shift: -1 });
});

rule(['LW B8j/1', 'LW B8j/2', 'LW AMB-010'], 'after a withdrawal the others may advance, as many as they like', () => {
  const t = fight({ troll: 3 }, { ent: 3 }, { combat: [3], withdrawal: [1] });
  attack(t, 0, middle);
  t.picks(0, 'fight on').picks(1, 'withdraw', `to ${south}`, 'halt');
  t.picks(0, 'advance 1 troll', 'stay');
  expect([count(t, 0, middle, 'troll'), count(t, 0, north, 'troll')]).toEqual([1, 1]);
});

rule(['LW B8j/3', 'LW B8j.1'], 'one hex, for nothing, and only who took part', () => {
  const t = fight({ troll: 3, bowmen: 1 }, { ent: 3 }, { combat: [3], withdrawal: [1] });
  t.picks(0, `attack ${middle}`, `join 3 troll from ${north}`, 'fight', 'fight on').picks(
    1,
    'withdraw',
    `to ${south}`,
    'halt',
  );
  expect(t.refuses(0, 'advance 1 bowmen')).toMatchObject({ rule: 'LW B8j/3' });
});

rule(['LW AMB-011', 'LW B8j/2'], 'nobody advances into open country whose defenders fell', () => {
  const t = fight({ 'golden-dragon': 3 }, { bowmen: 1 }, { combat: [6] });
  attack(t, 0, middle);
  expect(told(t, 'advanced')).toEqual([]);
  expect(count(t, 0, north, 'golden-dragon')).toBe(3);
});

rule('LW B7e', 'nobody moves once combat has begun', () => {
  const t = fight({ troll: 1 }, { bowmen: 1 });
  expect(t.refuses(0, `move ${north}`)).toMatchObject({ rule: 'LW B7e' });
});

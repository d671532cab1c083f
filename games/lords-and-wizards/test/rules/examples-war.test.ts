import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { aStep, attack, FIELD, told } from '../stage.js';
import { world } from '../table.js';

const { middle, north } = FIELD;
const ring = Object.fromEntries(
  Object.values(FIELD).map((hex) => [
    hex,
    hex === middle ? { seat: 1, units: { bowmen: 2 } } : { seat: 0, units: { 'light-infantry': 1 } },
  ]),
);

rule('LW E20', 'an attack not all of which crosses the river loses the river bonus, and woods stay', () => {
  const { from, to } = aStep({ to: 'woods', river: true });
  const map = world({ seats: 2, position: {} });
  const cost = (hex: string) => (map.computed('step', { unit: 'bowmen', from: hex, to }) as { cost: number }).cost;
  const dry = (map.computed('neighbours', { hex: to }) as string[]).find((hex) => cost(hex) === 2) as string;
  const attackers = { [from]: { seat: 0, units: { 'heavy-infantry': 2 } }, [dry]: { seat: 0, units: { bowmen: 1 } } };
  const position = { hexes: { ...attackers, [to]: { seat: 1, units: { 'medium-horse': 2 } } } };
  const t = world({
    seats: 2,
    position,
    begin: { proc: 'combat', vars: { seat: 0 } },
    dice: { combat: [1] },
    moreDice: 'seed',
  });
  attack(t, 0, to);
  expect(told(t, 'regular')[0]).toMatchObject({ differential: 12 - 8, shift: -1 });
});

rule('LW E21', 'a trail in the mountains takes nothing from their bonus', () => {
  const hexes = {
    2014: { seat: 0, units: { 'heavy-infantry': 1 } },
    2015: { seat: 1, units: { 'light-infantry': 1 } },
  };
  const t = world({
    seats: 2,
    position: { hexes },
    begin: { proc: 'combat', vars: { seat: 0 } },
    dice: { combat: [3] },
    moreDice: 'seed',
  });
  attack(t, 0, '2015');
  expect(told(t, 'regular')[0]).toMatchObject({ shift: -1 });
});

const sea = (fleets: object[], dice: number[]) =>
  world({
    seats: 2,
    options: { advanced: true },
    position: { fleets: fleets },
    begin: { proc: 'combat', vars: { seat: 1 } },
    dice: { sea: dice },
    moreDice: 'seed',
  });
const BF = { kind: 'battle-fleet', place: '0101' };

rule('LW E50', 'battle fleets that roll 4 and 2 cost seven transported units six', () => {
  const t = sea(
    [
      { ...BF, seat: 1 },
      { ...BF, seat: 1 },
      { seat: 0, place: '0101', aboard: { bowmen: 7 } },
    ],
    [4, 2],
  );
  t.picks(1, 'sea battle 0101 0');
  expect(t.truth('fleets')).toContainEqual({ seat: 0, place: '0101', kind: 'transport', aboard: { bowmen: 1 } });
});

rule('LW E51', 'a guarded transport is safe while its battle fleet is afloat', () => {
  const convoy = [
    { ...BF, seat: 0 },
    { seat: 0, place: '0101', aboard: { bowmen: 4 } },
  ];
  const t = sea([{ ...BF, seat: 1 }, { ...BF, seat: 1 }, ...convoy], [3, 5, 6]);
  t.picks(1, 'sea battle 0101 0');
  expect(t.truth('fleets')).toContainEqual({ seat: 0, place: '0101', kind: 'transport', aboard: { bowmen: 4 } });
  const sunk = sea([{ ...BF, seat: 1 }, { ...BF, seat: 1 }, ...convoy], [1, 5, 6]);
  sunk.picks(1, 'sea battle 0101 0');
  expect(sunk.truth('fleets')).toHaveLength(2);
});

rule('LW E52', 'both sides fire, and each loses a battle fleet', () => {
  const fleets = [...[0, 0, 1, 1].map((seat) => ({ ...BF, seat })), { seat: 0, place: '0101', aboard: { bowmen: 5 } }];
  const t = sea(fleets, [6, 1, 1, 3]);
  t.picks(1, 'sea battle 0101 0');
  const afloat = (t.truth('fleets') as { seat: number; kind: string }[]).filter((one) => one.kind === 'battle-fleet');
  expect(afloat.map((one) => one.seat).sort()).toEqual([0, 1]);
});

rule('LW E53', 'nine and a half of missile strength is column 9', () => {
  const units = { 'orcish-bow': 3, bowmen: 2, crossbowmen: 1, giant: 1, ent: 1 };
  const hexes = { [north]: { seat: 0, units }, [middle]: { seat: 1, units: { 'golden-dragon': 4 } } };
  const t = world({
    seats: 2,
    options: { advanced: true },
    position: { hexes },
    begin: { proc: 'combat', vars: { seat: 0 } },
    dice: { missiles: [3] },
    moreDice: 'seed',
  });
  attack(t, 0, middle);
  t.picks(0, 'shoot 3 orcish-bow', 'shoot 2 bowmen', 'shoot 1 crossbowmen', 'shoot 1 giant');
  expect(told(t, 'volley')[0]).toMatchObject({ side: 'attacker', column: 9, die: 3, n: 2 });
});

rule('LW E55', '25 GTs on four Neutral units: the table has the last word', () => {
  const position = {
    players: { 0: { gold: 25 }, 1: { alignment: 'neutral' } },
    hexes: { [north]: { seat: 0, units: { troll: 4 } }, [middle]: { seat: 1, units: { 'heavy-infantry': 5 } } },
  };
  const t = world({
    seats: 2,
    options: { treachery: true },
    position,
    begin: { proc: 'combat', vars: { seat: 0 } },
    dice: { treachery: [1, 6, 4, 5] },
    moreDice: 'seed',
  });
  attack(t, 0, middle);
  const bribe = `bribe heavy-infantry ${middle}`;
  t.picks(0, bribe, bribe, bribe, bribe, `more to heavy-infantry ${middle}`);
  expect(t.truth('players.0.gold')).toBe(0);
  expect(told(t, 'tempted').map((one) => (one as { result: string }).result)).toEqual(['-', 'W', 'W', 'W']);
});

const siege = (spends: [number, number], die: number[]) => {
  const position = { players: { 0: { gold: 20 }, 1: { gold: 20 } }, hexes: ring };
  const t = world({
    seats: 2,
    options: { siege: true },
    position,
    begin: { proc: 'besiege', vars: { seat: 0 } },
    dice: { siege: die },
  });
  t.picks(0, `besiege ${middle}`, `siege ${middle}`, `spend ${spends[0]}`).picks(1, `spend ${spends[1]}`);
  return t;
};

rule('LW E56', '15 against 11 in open country and a 6: unsuccessful', () => {
  expect(told(siege([15, 11], [6]), 'siege')).toEqual([{ hex: middle, die: 6, result: 'U' }]);
});

rule('LW E57', 'who is outspent fails without a roll', () => {
  expect(told(siege([3, 5], []), 'siege')).toEqual([{ hex: middle, die: 0, result: 'U' }]);
});

rule('LW E58', 'two columns to the right after an R2', () => {
  const position = {
    players: { 0: { gold: 20 }, 1: {} },
    hexes: ring,
    sieges: [{ besieger: 0, besieged: 1, hex: middle, shift: 2 }],
  };
  const t = world({
    seats: 2,
    options: { siege: true },
    position,
    begin: { proc: 'combat', vars: { seat: 0 } },
    dice: { siege: [5] },
    moreDice: 'seed',
  });
  t.picks(0, 'spend 5').picks(1, 'spend 0');
  expect(told(t, 'siege')).toEqual([{ hex: middle, die: 5, result: 'R' }]);
});

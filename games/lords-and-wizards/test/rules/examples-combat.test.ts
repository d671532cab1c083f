import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { attack, FIELD, told } from '../stage.js';
import { world } from '../table.js';

type Units = Record<string, number>;
const { middle, north, south } = FIELD;

/** An attack from the north upon the middle of the field. */
function battle(attackers: Units, defenders: Units, dice: Record<string, number[]>, more = {}) {
  const hexes = { [north]: { seat: 0, units: attackers }, [middle]: { seat: 1, units: defenders } };
  const t = world({
    seats: 2,
    position: { hexes, ...more },
    begin: { proc: 'combat', vars: { seat: 0 } },
    dice,
    moreDice: 'seed',
  });
  attack(t, 0, middle);
  return t;
}

/** An attack on the castle of Hell from its city, or the other way about. */
function castle(inside: Units, outside: Units, attacker: 'castle' | 'city', dice: Record<string, number[]>) {
  const position = {
    sites: { hell: { control: 0 } },
    hexes: { 1607: { seat: 0, units: outside, inside: { seat: 1, units: inside } } },
  };
  const seat = attacker === 'castle' ? 1 : 0;
  const t = world({ seats: 2, position, begin: { proc: 'combat', vars: { seat } }, dice, moreDice: 'seed' });
  attack(t, seat, attacker === 'castle' ? 'city hell' : 'castle hell');
  return t;
}

rule('LW E14', 'a Troll against an Ent: 8 against 8', () => {
  const t = battle({ troll: 1 }, { ent: 1 }, { combat: [3] });
  expect(told(t, 'regular')[0]).toMatchObject({ differential: 0, column: '0' });
});

rule('LW E15', 'an Elf and a Golden Dragon defend with 19', () => {
  const t = battle({ troll: 2 }, { 'elvish-infantry': 1, 'golden-dragon': 1 }, { combat: [1] });
  expect(told(t, 'regular')[0]).toMatchObject({ differential: 16 - 19 });
});

rule('LW E16', 'an Orc, a Medium Horse and two Bowmen attack with 12', () => {
  const t = battle({ 'orcish-light-infantry': 1, 'medium-horse': 1, bowmen: 2 }, { ent: 2 }, { combat: [1] });
  expect(told(t, 'regular')[0]).toMatchObject({ differential: 12 - 16 });
});

rule('LW E17', '18 against 13 is the column 1 to 7', () => {
  const t = battle(
    { troll: 1, 'heavy-infantry': 2 },
    { 'heavy-infantry': 1, 'silver-dragon': 0, bowmen: 0, 'red-dragon': 0, roc: 0, 'black-dragon': 1 },
    { combat: [1] },
  );
  expect(told(t, 'regular')[0]).toMatchObject({ differential: 5, column: '1 to 7' });
});

rule('LW E18', 'two defenders who must lose three are both gone', () => {
  const t = battle({ 'golden-dragon': 2 }, { bowmen: 2 }, { combat: [4] });
  expect(told(t, 'regular')[0]).toMatchObject({ defender: 4 });
  expect(t.truth(`hexes.${middle}`)).toBeUndefined();
});

rule('LW E19', 'a mountain shifts the column 1 to 7 to 0', () => {
  const hexes = {
    1310: { seat: 0, units: { 'heavy-infantry': 1 } },
    1409: { seat: 1, units: { 'light-infantry': 1 } },
  };
  const t = world({
    seats: 2,
    position: { hexes },
    begin: { proc: 'combat', vars: { seat: 0 } },
    dice: { combat: [3] },
  });
  attack(t, 0, '1409');
  expect(told(t, 'regular')[0]).toMatchObject({ differential: 2, shift: -1, column: '0' });
});

rule('LW E22', 'a level 3 Lord against a level 2 Lord and a level 5 Wizard: difference 1', () => {
  const players = {
    0: { lord: { at: north, level: 3 } },
    1: { lord: { at: middle, level: 2 }, wizard: { at: middle, level: 5 } },
  };
  const t = battle({ 'elvish-infantry': 3 }, { 'orcish-light-infantry': 2 }, { lords: [2] }, { players });
  expect(told(t, 'duel')[0]).toMatchObject({ as: 'lord', levels: [3, 2] });
});

rule('LW E23', 'losses in two rounds, a withdrawal on a 1, and an advance', () => {
  const attackers = { troll: 3, 'heavy-infantry': 1, 'light-infantry': 1 };
  const t = battle(attackers, { 'light-infantry': 4, 'heavy-infantry': 3 }, { combat: [3, 5], withdrawal: [1] });
  expect(told(t, 'regular')[0]).toMatchObject({ differential: 33 - 24, attacker: 1, defender: 3 });
  t.picks(0, 'lose light-infantry').picks(1, 'lose light-infantry', 'lose light-infantry', 'lose light-infantry');
  t.picks(0, 'fight on').picks(1, 'fight on');
  expect(told(t, 'regular')[1]).toMatchObject({ differential: 29 - 15, column: '8 to 15', attacker: 0, defender: 3 });
  t.picks(1, 'lose light-infantry', 'lose heavy-infantry', 'lose heavy-infantry');
  t.picks(0, 'fight on').picks(1, 'withdraw', `to ${south}`, 'to 3127', 'halt');
  t.picks(0, 'advance 2 troll', 'stay');
  expect(t.truth(`hexes.${middle}.units`)).toEqual({ troll: 2 });
});

rule('LW E24', 'the defender may advance into the hex the attackers left', () => {
  const t = battle({ 'light-infantry': 3 }, { 'light-infantry': 4 }, { combat: [4], withdrawal: [1] });
  t.picks(0, 'withdraw').picks(1, 'fight on').picks(0, 'to 3123', 'halt');
  expect(t.at()).toBe('advance.choose');
  t.picks(1, 'advance 2 light-infantry', 'stay');
  expect(t.truth(`hexes.${north}.units.light-infantry`)).toBe(2);
});

rule('LW E25', 'five Dwarves in a castle defend with 30 against 32', () => {
  const t = castle({ 'dwarvish-light-infantry': 5 }, { 'light-infantry': 3, troll: 2, crossbowmen: 1 }, 'city', {
    combat: [3],
  });
  expect(told(t, 'regular')[0]).toMatchObject({ differential: 2, shift: -2 });
});

rule('LW E26', 'the castle attacks the six in the city, who defend with 29', () => {
  const t = castle({ 'dwarvish-light-infantry': 5 }, { 'light-infantry': 3, troll: 2, crossbowmen: 1 }, 'castle', {
    combat: [3],
  });
  expect(told(t, 'regular')[0]).toMatchObject({ differential: 20 - 29, shift: -1 });
});

rule('LW E27', 'twenty against eighteen in a castle: two columns left of 1 to 7', () => {
  const t = castle({ 'dwarvish-light-infantry': 3 }, { 'light-infantry': 5 }, 'city', { combat: [3] });
  expect(told(t, 'regular')[0]).toMatchObject({ differential: 2, column: '-7 to -1' });
});

rule('LW E40', 'an Ent taken by a scroll fights for the defender, and then both are gone', () => {
  const players = { 1: { alignment: 'chaos', lord: { at: middle, items: ['scroll-of-ent-control'] } } };
  const t = battle({ 'elvish-infantry': 3, ent: 1 }, { 'light-infantry': 5 }, { combat: [1] }, { players });
  t.picks(1, 'use scroll-of-ent-control on ent');
  expect(t.truth('battle.defenders')).toHaveLength(6);
  expect(told(t, 'controlled')).toEqual([{ side: 'defender', unit: 'ent' }]);
});

import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { told } from '../stage.js';
import { world } from '../table.js';

const HELL = { sites: { hell: { control: 0 } } };

/** The hiring phase of a player who has Lavidian and what the position adds. */
function taxes(position: object, dice: Record<string, number[]> = {}, options: object = { advanced: true }) {
  const begin = { proc: 'income', vars: { seat: 0 } };
  return world({ seats: 2, options, position: { turn: 2, ...position }, begin, dice, moreDice: 'seed' });
}

rule(['LW A1/1', 'LW A0'], 'in a month’s last turn each city may be taxed double or triple before hiring', () => {
  const t = taxes(HELL);
  expect(t.at()).toBe('taxing.choose');
  expect(t.offers(0).sort()).toEqual(['double hell', 'double lavidian', 'no more', 'triple hell', 'triple lavidian']);
  t.picks(0, 'no more');
  expect(t.at()).toBe('hiring.choose');
  expect(taxes({ ...HELL, turn: 3 }).at()).not.toBe('taxing.choose');
  expect(taxes(HELL, {}, {}).at()).not.toBe('taxing.choose');
});

rule('LW A1/2', 'what is not over-taxed pays its status and never rebels', () => {
  const t = taxes(HELL);
  t.picks(0, 'no more');
  expect(told(t, 'income')).toEqual([{ seat: 0, gold: 10 }]);
  expect(told(t, 'rebellion')).toEqual([]);
});

rule(['LW A1a/1', 'LW TABLE.TT'], 'a die in the column of the tax gives the multiple of the status', () => {
  const paid = (pick: string, die: number) => {
    const t = taxes(HELL, { tax: [die], rebellion: [1] });
    t.picks(0, `${pick} hell`);
    const [{ gold, rebels }] = told(t, 'taxed') as [{ gold: number; rebels: boolean }];
    return `${gold}${rebels ? '*' : ''}`;
  };
  const dice = [1, 2, 3, 4, 5, 6];
  expect(dice.map((die) => paid('double', die))).toEqual(['10', '10', '10*', '5*', '5*', '5*']);
  expect(dice.map((die) => paid('triple', die))).toEqual(['15', '15*', '5*', '5*', '5*', '0*']);
});

rule(['LW A1a/2', 'LW A1a.3'], 'an asterisk is a rebellion, and what was collected before it is kept', () => {
  const t = taxes(HELL, { tax: [3], rebellion: [2] });
  t.picks(0, 'double hell');
  expect(told(t, 'rebellion')).toEqual([{ seat: 0, site: 'hell', die: 2, strength: 10 }]);
  expect(t.truth('players.0.gold')).toBe(10);
  expect(t.truth('sites.hell')).toMatchObject({ control: null, rebels: 10 });
});

rule(['LW A1a.1/1', 'LW A1a.1/2'], 'any of his cities, each once a month', () => {
  const t = taxes(HELL, { tax: [1, 1] });
  t.picks(0, 'double hell');
  expect(t.offers(0)).not.toContain('triple hell');
  t.picks(0, 'triple lavidian', 'no more');
  expect(t.truth('players.0.gold')).toBe(10 + 15);
  expect(told(t, 'income')).toEqual([{ seat: 0, gold: 0 }]);
});

rule('LW A1a.2/1', 'the counter stays until the end of the player’s turn', () => {
  const t = taxes(HELL, { tax: [1] });
  t.picks(0, 'double hell', 'no more');
  expect(t.truth('sites.hell.taxed')).toBe(2);
  t.picks(0, 'end hiring');
  expect(t.truth('sites.hell.taxed')).toBe(0);
});

rule('LW A1a.2/2', 'the next month begins again from the printed status', () => {
  const pay = (turn: number) => {
    const t = taxes({ ...HELL, turn }, { tax: [1] });
    t.picks(0, 'triple hell');
    return told(t, 'taxed');
  };
  expect(pay(2)).toEqual([{ seat: 0, site: 'hell', multiple: 3, die: 1, gold: 15, rebels: false }]);
  const t = taxes(HELL, { tax: [1] });
  t.picks(0, 'triple hell', 'no more', 'end hiring');
  expect(t.computed('income', { seat: 0 })).toBe(10);
  expect(pay(4)).toEqual(pay(2));
});

rule('LW A1a.4/1', 'a village is never over-taxed', () => {
  const t = taxes({ sites: { 'village-a': { control: 0 } } });
  expect(t.refuses(0, 'double village-a')).toMatchObject({ rule: 'LW A1a.4/1' });
});

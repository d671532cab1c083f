import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { attack, count, FIELD, told } from '../stage.js';
import { type Scene, world } from '../table.js';

// What a round of battle does, step by step, and who may leave it.
type Units = Record<string, number>;
const { middle, north, south } = FIELD;

function fight(mine: Units, theirs: Units, dice: Record<string, number[]>, more: Partial<Scene> = {}) {
  const { players = {}, hexes = {} } = (more.position ?? {}) as { players?: object; hexes?: object };
  const stacks = { [north]: { seat: 0, units: mine }, [middle]: { seat: 1, units: theirs }, ...hexes };
  const begin = { proc: 'combat', vars: { seat: 0 } };
  const t = world({ seats: 2, begin, dice, moreDice: 'seed', ...more, position: { players, hexes: stacks } });
  attack(t, 0, middle);
  return t;
}
const leads = (mine: object, theirs: object) => ({
  position: {
    players: {
      0: Object.fromEntries(Object.entries(mine).map(([who, level]) => [who, { at: north, level }])),
      1: Object.fromEntries(Object.entries(theirs).map(([who, level]) => [who, { at: middle, level }])),
    },
  },
});

rule(
  ['LW AMB-016', 'LW B8f/3', 'LW B8f/1'],
  'a defending Lord alone is as many levels below, if he cares to fight',
  () => {
    const t = fight({ ent: 6 }, { ent: 6 }, { lords: [1] }, leads({}, { lord: 3 }));
    expect(t.offers(1)).toEqual(['lord combat', 'no lord combat']);
    t.picks(1, 'lord combat');
    // Row -3, die 1: 3/-*
    expect(told(t, 'duel')).toEqual([{ as: 'lord', levels: [0, 3], die: 1, attacker: 3, defender: 0, shift: 0 }]);
    const shy = fight({ ent: 6 }, { ent: 6 }, { lords: [1], combat: [3] }, leads({}, { lord: 3 }));
    shy.picks(1, 'no lord combat');
    expect(told(shy, 'duel')).toEqual([]);
  },
);

rule(['LW B8g/2', 'LW AMB-016'], 'so is a defending Wizard', () => {
  const t = fight({ ent: 6 }, { ent: 6 }, { wizards: [6] }, leads({}, { wizard: 4 }));
  t.picks(1, 'wizard combat');
  // Row -4, die 6: L2*
  expect(told(t, 'duel')[0]).toMatchObject({ attacker: 0, defender: 0, shift: -2 });
});

rule(['LW B8c', 'LW PRS.III.4'], 'both sides lose what the table says', () => {
  // 48 against 48: the column 0, where a 5 is 1/2.
  const t = fight({ troll: 6 }, { ent: 6 }, { combat: [5] });
  expect(told(t, 'regular')[0]).toMatchObject({ column: '0', attacker: 1, defender: 2 });
  expect([count(t, 0, north, 'troll'), count(t, 1, middle, 'ent')]).toEqual([5, 4]);
});

rule('LW AMB-018', 'bribes are for the first round, and the second is the second', () => {
  const players = { 0: { gold: 50, alignment: 'neutral' }, 1: { gold: 0, alignment: 'neutral' } };
  const more = { options: { treachery: true }, position: { players } };
  const t = fight({ troll: 6 }, { troll: 7 }, { combat: [3, 3] }, more);
  expect(t.at()).toBe('treachery.choose');
  t.picks(0, 'done');
  while (t.at() === 'losses.choose') t.picks(t.asked()[0] as number, 'lose troll');
  t.picks(0, 'fight on').picks(1, 'fight on');
  expect(t.at()).not.toBe('treachery.choose');
  expect(told(t, 'regular')).toHaveLength(2);
  expect(t.board.battle?.round).toBe(2);
});

rule(['LW B8h/3', 'LW AMB-015'], 'a Lord learns from a fight with a Wizard, not with a crowd', () => {
  const learnt = fight({ ent: 6 }, { ent: 6 }, { lords: [6] }, leads({ lord: 2 }, { wizard: 1 }));
  learnt.picks(0, 'lord combat');
  expect(learnt.truth('players.0.lord.level')).toBe(3);
});

rule(['LW AMB-014', 'LW B8h/3'], 'a Wizard among others learns from a Wizard beside a Lord', () => {
  const t = fight({ ent: 6 }, { ent: 6 }, { lords: [3], wizards: [1] }, leads({ wizard: 1 }, { lord: 1, wizard: 1 }));
  t.picks(1, 'no lord combat');
  expect(told(t, 'rises')).toEqual([{ seat: 0, leader: 'wizard', level: 2, why: 'magic' }]);
});

rule(['LW TABLE.CRT/3', 'LW AMB-009'], 'each is held to what he said: the defender alone rolls', () => {
  const t = fight({ ent: 3 }, { ent: 3 }, { combat: [3], withdrawal: [1] });
  t.picks(0, 'fight on').picks(1, 'withdraw');
  expect(told(t, 'withdrew')).toEqual([{ side: 'defender', die: 1 }]);
  t.picks(1, `to ${south}`, 'halt');
  expect(told(t, 'battle-over')).toMatchObject([{ ended: 'defender withdrew' }]);
});

rule(['LW B8c2.1/2', 'LW B8c2.1/3'], 'an attacker who gets away has withdrawn, and the defender may follow', () => {
  const t = fight({ ent: 3 }, { ent: 3 }, { combat: [3], withdrawal: [2] });
  t.picks(0, 'withdraw').picks(1, 'fight on').picks(0, 'to 3123', 'halt');
  expect(told(t, 'battle-over')).toMatchObject([{ ended: 'attacker withdrew' }]);
  expect(t.at()).toBe('advance.choose');
  t.picks(1, 'advance all');
  expect(count(t, 1, north, 'ent')).toBe(2);
});

rule('LW B8j/3', 'the defender enters each hex that was left, but nobody goes into a second', () => {
  const hexes = { [south]: { seat: 0, units: { ent: 3 } } };
  const t = fight({ ent: 3 }, { ent: 6 }, { combat: [6], withdrawal: [1] }, { position: { hexes } });
  t.picks(0, t.offers(0)[0] as string);
  t.picks(0, 'withdraw').picks(1, 'fight on');
  while (t.at() === 'retreat.step') t.picks(0, t.offers(0).includes('halt') ? 'halt' : (t.offers(0)[0] as string));
  t.picks(1, 'advance 1 ent', 'stay');
  expect(t.offers(1)).toContain('advance 4 ent');
  expect(t.offers(1).join()).not.toContain('from');
  t.picks(1, 'advance 1 ent');
  expect([count(t, 1, north, 'ent'), count(t, 1, south, 'ent')]).toEqual([1, 1]);
});

const archers = { options: { advanced: true } };

rule(['LW A7c/1', 'LW A7b.2'], 'who shoots is not lost in the melee, but may be to arrows', () => {
  const t = fight({ ent: 6 }, { bowmen: 4, ent: 2 }, { combat: [6], missiles: [1] }, archers);
  t.picks(1, 'shoot 4 bowmen');
  // Four points, die 1: one of the attackers falls; then 41 less 16 is worth five.
  expect(told(t, 'volley')).toEqual([{ side: 'defender', column: 4, die: 1, n: 1 }]);
  expect(count(t, 0, north, 'ent')).toBe(5);
  expect(told(t, 'regular')[0]).toMatchObject({ differential: 5 * 7 - 2 * 8 });
  expect(t.offers(1).filter((pick) => pick.includes('bowmen'))).toEqual([]);
});

rule('LW A7b.2', 'the defender loses to the arrows of the attacker, as he likes', () => {
  const t = fight({ bowmen: 4, ent: 2 }, { bowmen: 2, ent: 2 }, { combat: [3], missiles: [1] }, archers);
  t.picks(1, 'done').picks(0, 'shoot 4 bowmen');
  expect(t.asked()).toEqual([1]);
  t.picks(1, 'lose bowmen');
  expect([count(t, 1, middle, 'bowmen'), count(t, 1, middle, 'ent')]).toEqual([1, 2]);
});

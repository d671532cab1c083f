import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { attack, FIELD, playOut, told } from '../stage.js';
import { world } from '../table.js';

type Dice = Record<string, number[]>;
type Hexes = Record<string, object>;
const HELL = '1607';
const AROUND = ['1606', '1707', '1708', '1608', '1508', '1507'];

/** The Wizard of seat 1 holds the Jug; seat 0 is about to fight. */
function besetAt(at: string, hexes: Hexes, dice: Dice, more: object = {}) {
  const wizard = { at, level: 1, items: ['jug-of-elementals'], ...more };
  const players = { 1: { alignment: 'order', lord: { at: '3020' }, wizard } };
  const position = { castles: [HELL], sites: { hell: { control: 0 } }, players, hexes };
  const begin = { proc: 'combat', vars: { seat: 0 } };
  return world({ seats: 2, position, begin, dice, moreDice: 'seed' });
}
function assault(t: ReturnType<typeof besetAt>, what: string): void {
  attack(t, 0, what);
  t.picks(1, 'no wizard combat');
  playOut(t, 'losses.choose');
}
const jugs = (t: ReturnType<typeof besetAt>) => t.truth('players.1.wizard.items');
/** A crowd that outweighs what the Jug holds, and a die that takes a unit of both sides. */
const HOST = { bowmen: 30 };

rule('LW AMB-068', 'a Jug fights as 10-14, and no regular combat removes it: its Wizard leaves after the round', () => {
  const t = besetAt(FIELD.middle, { [FIELD.north]: { seat: 0, units: HOST } }, { combat: [6] });
  assault(t, FIELD.middle);
  expect(told(t, 'regular')).toMatchObject([{ differential: 60 - 14 }]);
  expect(t.at()).toBe('retreat.step');
  t.picks(1, `to ${FIELD.south}`, 'halt');
  expect(t.truth('players.1.wizard')).toMatchObject({ fate: 'free', at: FIELD.south, items: ['jug-of-elementals'] });
  expect(told(t, 'regular')).toHaveLength(1);
});

rule('LW AMB-068', 'a Wizard with nowhere to go stays where he is, and nobody enters', () => {
  const ring = Object.fromEntries(
    Object.values(FIELD)
      .filter((hex) => hex !== FIELD.middle)
      .map((hex) => [hex, { seat: 0, units: { bowmen: 6 } }]),
  );
  const t = besetAt(FIELD.middle, ring, { combat: [6] });
  assault(t, FIELD.middle);
  expect(told(t, 'battle-over')).toMatchObject([{ ended: 'storm' }]);
  expect(t.truth('players.1.wizard')).toMatchObject({ fate: 'free', at: FIELD.middle });
  expect(t.truth(`hexes.${FIELD.middle}`)).toMatchObject({ seat: 1, units: { wizard: 1 } });
});

rule(['LW AMB-068', 'LW AMB-011'], 'he is driven out of a castle too, and the besiegers in the city move in', () => {
  const inside = { seat: 1, units: {} };
  const t = besetAt(HELL, { [HELL]: { seat: 0, units: HOST, inside } }, { combat: [6] }, { inside: true });
  assault(t, 'castle hell');
  expect(t.at()).toBe('retreat.step');
  t.picks(1, 'to 1606', 'halt');
  t.picks(0, 'advance 5 bowmen');
  expect(t.truth(`hexes.${HELL}.inside`)).toMatchObject({ seat: 0, units: { bowmen: 5 } });
  expect(t.truth('players.1.wizard')).toMatchObject({ at: '1606', inside: false });
});

rule('LW AMB-068', 'where the land about the castle is shut he keeps it', () => {
  const hexes = Object.fromEntries(AROUND.map((hex) => [hex, { seat: 0, units: { bowmen: 1 } }]));
  const inside = { seat: 1, units: {} };
  const t = besetAt(HELL, { ...hexes, [HELL]: { seat: 0, units: HOST, inside } }, { combat: [6] }, { inside: true });
  assault(t, 'castle hell');
  expect(t.truth('players.1.wizard')).toMatchObject({ fate: 'free', at: HELL, inside: true });
  expect(jugs(t)).toEqual(['jug-of-elementals']);
});

/** A Wizard of seat 0 at this level strikes at a Wizard of level 1 with a Jug and one bow. */
function struck(level: number, die: number) {
  const players = {
    0: { wizard: { at: FIELD.north, level } },
    1: {
      alignment: 'order',
      lord: { at: '3020' },
      wizard: { at: FIELD.middle, level: 1, items: ['jug-of-elementals'] },
    },
  };
  const hexes = { [FIELD.north]: { seat: 0, units: HOST }, [FIELD.middle]: { seat: 1, units: { bowmen: 1 } } };
  const begin = { proc: 'combat', vars: { seat: 0 } };
  const dice = { wizards: [die], combat: [6] };
  const t = world({ seats: 2, position: { players, hexes }, begin, dice, moreDice: 'seed' });
  attack(t, 0, FIELD.middle);
  return t;
}

rule(
  ['LW AMB-068', 'LW TABLE.MIT/1'],
  'a loss of Wizard vs. Wizard may be taken on the Jug, and then it is gone',
  () => {
    const t = struck(4, 5);
    expect(told(t, 'duel')).toMatchObject([{ defender: 1 }]);
    expect(t.offers(1)).toEqual(['lose bowmen', 'lose elementals']);
    t.picks(1, 'lose elementals');
    expect(jugs(t)).toEqual([]);
  },
);

rule(['LW AMB-068', 'LW AMB-137'], 'nobody has to lose it: what the others cannot bear lapses', () => {
  const t = struck(6, 6);
  expect(told(t, 'duel')).toMatchObject([{ defender: 2 }]);
  expect(told(t, 'lost')).toEqual([{ owner: 1, units: ['bowmen'] }]);
  expect(jugs(t)).toEqual(['jug-of-elementals']);
});

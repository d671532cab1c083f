import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { aStep, attack, count, FIELD, told } from '../stage.js';
import { world } from '../table.js';

type Units = Record<string, number>;
const { middle, north } = FIELD;
const options = { advanced: true };

/** Two forces with missile units; the attacker stands at the moment of designation. */
function archery(
  mine: Units,
  theirs: Units,
  dice: Record<string, number[]> = {},
  [from, to]: readonly string[] = [north, middle],
) {
  const hexes = { [from as string]: { seat: 0, units: mine }, [to as string]: { seat: 1, units: theirs } };
  const begin = { proc: 'combat', vars: { seat: 0 } };
  const t = world({ seats: 2, options, position: { turn: 3, hexes }, begin, dice, moreDice: 'seed' });
  attack(t, 0, to as string);
  return t;
}
const volleys = (t: ReturnType<typeof archery>) => told(t, 'volley');

rule('LW A7/1', 'five kinds shoot, and no others', () => {
  const units = { bowmen: 1, 'orcish-bow': 1, bowelves: 1, crossbowmen: 1, giant: 1, troll: 1, ent: 1 };
  const t = archery(units, { troll: 2 });
  expect(t.offers(0).sort()).toEqual(
    ['done', ...['bowelves', 'bowmen', 'crossbowmen', 'giant', 'orcish-bow'].map((one) => `shoot 1 ${one}`)].sort(),
  );
});

rule('LW A7a/1', 'the defender tells off his missile units first, in any mix', () => {
  const t = archery({ bowmen: 2, troll: 1 }, { bowmen: 3, troll: 1 });
  expect(t.asked()).toEqual([1]);
  t.picks(1, 'shoot 2 bowmen', 'done');
  expect(t.truth('battle.shooting')).toEqual(['bowmen', 'bowmen']);
  expect(t.asked()).toEqual([0]);
});

rule(['LW A7a.1', 'LW A7c/3'], 'before the next round both may choose anew', () => {
  const t = archery({ bowmen: 1, troll: 3 }, { ent: 3 }, { missiles: [6], combat: [1] });
  t.picks(0, 'shoot 1 bowmen');
  while (t.at() !== 'designation.choose') {
    const [seat] = t.asked() as [number];
    t.picks(seat, (t.offers(seat).find((o) => o === 'fight on' || o === 'lose troll') ?? t.offers(seat)[0]) as string);
  }
  expect(t.truth('battle.round')).toBe(2);
  expect(t.truth('battle.shooting')).toEqual([]);
  expect(t.offers(0)).toEqual(['done', 'shoot 1 bowmen']);
});

rule(['LW A7b/1', 'LW A7b/2'], 'fire comes before melee and is simultaneous, the attacker rolling first', () => {
  const t = archery({ giant: 4, troll: 1 }, { giant: 4, troll: 1 }, { missiles: [1, 1], combat: [3] });
  t.picks(1, 'shoot 4 giant').picks(0, 'shoot 4 giant');
  expect(volleys(t)).toEqual([
    { side: 'attacker', column: 10, die: 1, n: 4 },
    { side: 'defender', column: 10, die: 1, n: 4 },
  ]);
  expect(told(t, 'regular')).toEqual([]);
});

rule(['LW A7b.1'], 'the strengths are added and the sum rounded down', () => {
  const t = archery({ bowelves: 1, bowmen: 2, troll: 1 }, { ent: 4 }, { missiles: [2], combat: [1] });
  t.picks(0, 'shoot 1 bowelves', 'shoot 2 bowmen');
  expect(volleys(t)).toEqual([{ side: 'attacker', column: 3, die: 2, n: 1 }]);
});

rule('LW A7b.2', 'the owner of the target chooses, missile units too', () => {
  const t = archery({ bowmen: 3, troll: 1 }, { bowmen: 2, ent: 2 }, { missiles: [1, 6], combat: [3] });
  t.picks(1, 'shoot 1 bowmen', 'done').picks(0, 'shoot 3 bowmen');
  expect(t.at()).toBe('losses.choose');
  expect(t.asked()).toEqual([1]);
  const shooter = t.offers(1).find((o) => o.includes('shooting')) as string;
  t.picks(1, shooter);
  expect(count(t, 1, middle, 'bowmen')).toBe(1);
  expect(volleys(t)).toHaveLength(2);
});

rule('LW A7c/1', 'who shot neither counts in melee nor falls in it', () => {
  const t = archery({ crossbowmen: 2, troll: 2 }, { ent: 3 }, { missiles: [6], combat: [1] });
  t.picks(0, 'shoot 2 crossbowmen');
  expect(told(t, 'regular')[0]).toMatchObject({ differential: 16 - 24 });
  while (t.at() === 'losses.choose' && t.asked()[0] === 0) {
    expect(t.offers(0).some((o) => o.includes('crossbow'))).toBe(false);
    t.picks(0, t.offers(0)[0] as string);
  }
  expect(told(t, 'lost')[0]).toMatchObject({ owner: 0 });
});

rule('LW A7c/2', 'with the last who screened them the archers of a hex fall', () => {
  const t = archery({ bowmen: 4, 'light-infantry': 1 }, { 'golden-dragon': 3 }, { missiles: [6], combat: [1] });
  t.picks(0, 'shoot 4 bowmen');
  expect(told(t, 'unscreened')).toEqual([{ place: north, n: 4 }]);
  expect(count(t, 0, north, 'bowmen')).toBe(0);
});

rule('LW A7d', 'a strength above 16 is as 16', () => {
  const t = archery({ giant: 8, troll: 1 }, { troll: 9 }, { missiles: [1], combat: [3] });
  t.picks(0, 'shoot 8 giant');
  const [one] = volleys(t);
  expect(one).toMatchObject({ column: 16, n: 8 });
});

rule(['LW A7e', 'LW TABLE.TEC/4'], 'woods and swamp take a column from fire into them, a clear hex none', () => {
  const into = (terrain: string) => {
    const { from, to } = aStep({ to: terrain, from: 'clear' });
    const t = archery({ bowmen: 4, troll: 1 }, { ent: 3 }, { missiles: [6], combat: [3] }, [from, to]);
    t.picks(0, 'shoot 4 bowmen');
    return (volleys(t)[0] as { column: number }).column;
  };
  expect(['clear', 'woods', 'mountain', 'swamp'].map(into)).toEqual([4, 3, 3, 3]);
});

rule('LW A7e', 'a city takes one column from fire into it, a castle two', () => {
  const into = (more: object, target: string) => {
    const position = { turn: 3, sites: { hell: { open: true } }, ...more };
    const begin = { proc: 'combat', vars: { seat: 0 } };
    const dice = { missiles: [6], combat: [3] };
    const t = world({ seats: 2, options, position, begin, dice, moreDice: 'seed' });
    attack(t, 0, target);
    t.picks(0, 'shoot 4 bowmen');
    return (volleys(t)[0] as { column: number }).column;
  };
  const mine = { seat: 0, units: { bowmen: 4, troll: 1 } };
  const theirs = { seat: 1, units: { ent: 3 } };
  expect(into({ hexes: { 1606: mine, 1607: theirs } }, 'city hell')).toBe(3);
  expect(into({ castles: ['1607'], hexes: { 1607: { ...mine, inside: theirs } } }, 'castle hell')).toBe(2);
});

rule('LW A7e', 'attackers who stand in woods have the same against the reply', () => {
  const { from, to } = aStep({ to: 'clear', from: 'woods' });
  const t = archery({ ent: 3 }, { bowmen: 4, troll: 1 }, { missiles: [6], combat: [3] }, [from, to]);
  t.picks(1, 'shoot 4 bowmen');
  expect(volleys(t)[0]).toMatchObject({ side: 'defender', column: 3 });
});

rule('LW A7f', 'against rebels archers fight hand to hand', () => {
  const position = { hexes: { 1607: { seat: 0, units: { bowmen: 4 } } }, sites: { hell: { control: 0 } } };
  const begin = { proc: 'rebellion', vars: { seat: 0, site: 'hell' } };
  const dice = { rebellion: [1], combat: [3] };
  const t = world({ seats: 2, options, position, begin, dice, moreDice: 'seed' });
  expect(told(t, 'regular')[0]).toMatchObject({ differential: 8 - 5 });
  expect(t.at()).not.toBe('designation.choose');
});

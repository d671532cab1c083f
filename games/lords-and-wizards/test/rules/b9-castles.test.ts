import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { attack, count, march, playOut, told } from '../stage.js';
import { world } from '../table.js';

type Units = Record<string, number>;
/** Hell in the open country of the north, its castle, and 1606 to the north of it. */
const HELL = '1607';
const NORTH = '1606';
const SOUTH = '1608';

interface Scene {
  city?: [number, Units];
  castle?: [number, Units];
  north?: [number, Units];
  south?: [number, Units];
  control?: number;
}
function hell(
  { city, castle, north, south, control = 1 }: Scene,
  proc = 'combat',
  seat = 0,
  dice: Record<string, number[]> = {},
) {
  const put = ([who, units]: [number, Units]) => ({ seat: who, units });
  const hexes = {
    [HELL]: { ...(city ? put(city) : { seat: control, units: {} }), ...(castle ? { inside: put(castle) } : {}) },
    ...(north ? { [NORTH]: put(north) } : {}),
    ...(south ? { [SOUTH]: put(south) } : {}),
  };
  const position = { castles: [HELL], sites: { hell: { control } }, hexes };
  return world({ seats: 3, position: position, begin: { proc, vars: { seat } }, dice, moreDice: 'seed' });
}
const regular = (t: ReturnType<typeof hell>) => told(t, 'regular')[0];

rule(['LW B9/1', 'LW B9b/1', 'LW AMB-129'], 'five units go into a castle, no more, and nobody has to', () => {
  const t = hell({ city: [0, { bowmen: 7 }], control: 0 }, 'movement');
  t.picks(0, `garrison ${HELL}`);
  expect(t.refuses(0, 'in 6 bowmen')).toMatchObject({ rule: 'LW B9/1' });
  t.picks(0, 'in 5 bowmen', 'done');
  expect(t.truth(`hexes.${HELL}.inside.units`)).toEqual({ bowmen: 5 });
});

rule('LW B9a/1', 'leaders do not count against the five', () => {
  const t = world({
    seats: 2,
    position: { hexes: { 1107: { seat: 0, units: { bowmen: 5 } } } },
    begin: { proc: 'movement', vars: { seat: 0 } },
  });
  t.picks(0, 'garrison 1107', 'in 5 bowmen', 'in 1 lord', 'in 1 wizard', 'done');
  expect(t.truth('players.0.lord.inside')).toBe(true);
});

rule('LW B9a/2', 'fleets never go in', () => {
  const position = {
    players: { 0: { capital: 'tenmor' } },
    fleets: [{ seat: 0, place: '0611', aboard: { bowmen: 1 } }],
  };
  const t = world({ seats: 2, position, begin: { proc: 'movement', vars: { seat: 0 } } });
  t.picks(0, 'garrison 0611');
  expect(t.offers(0).some((pick) => pick.includes('transport'))).toBe(false);
});

rule(['LW B9/2', 'LW B9f/1', 'LW B9k'], 'the city attacks the castle: one more each, and two columns', () => {
  const t = hell({ city: [0, { troll: 4 }], castle: [1, { ent: 2 }], control: 0 }, 'combat', 0, { combat: [1] });
  attack(t, 0, 'castle hell');
  expect(regular(t)).toMatchObject({ differential: 32 - 18, shift: -2 });
});

rule(['LW B9f/2', 'LW B9b/2', 'LW AMB-073'], 'the castle attacks the city: one more each, and one column', () => {
  const t = hell({ city: [1, { ent: 2 }], castle: [0, { troll: 4 }] }, 'combat', 0, { combat: [1] });
  attack(t, 0, 'city hell');
  expect(regular(t)).toMatchObject({ differential: 32 - 18, shift: -1 });
});

rule('LW B9h/1', 'from outside only the city: one more each, one column', () => {
  const t = hell({ city: [1, { ent: 2 }], castle: [1, { bowmen: 1 }], north: [0, { troll: 4 }] }, 'combat', 0, {
    combat: [1],
  });
  attack(t, 0, 'city hell');
  expect(regular(t)).toMatchObject({ differential: 32 - 18, shift: -1 });
});

rule('LW B9h/2', 'or the whole hex: one more each, two columns', () => {
  const t = hell({ city: [1, { ent: 2 }], castle: [1, { bowmen: 1 }], north: [0, { troll: 4 }] }, 'combat', 0, {
    combat: [1],
  });
  attack(t, 0, 'whole hell');
  expect(regular(t)).toMatchObject({ differential: 32 - 21, shift: -2 });
});

rule(['LW B9i', 'LW B8c2.1/6'], 'a doughnut attack takes the one more, and the way out', () => {
  const scene: Scene = { city: [1, { ent: 4 }], castle: [0, { troll: 2 }], north: [0, { troll: 2 }] };
  const t = hell(scene, 'combat', 0, { combat: [3, 3] });
  attack(t, 0, 'city hell');
  expect(regular(t)).toMatchObject({ differential: 32 - 32, shift: -1 });
  expect(t.truth('battle.doughnut')).toBe(true);
  playOut(t, 'losses.choose');
  expect(t.at()).not.toBe('withdrawal.defender');
});

rule(['LW B9i', 'LW AMB-097'], 'so does one round a castle in open country take the way out', () => {
  const hexes = {
    3125: { seat: 1, units: { ent: 8 }, inside: { seat: 0, units: { troll: 2 } } },
    3124: { seat: 0, units: { troll: 6 } },
  };
  const begin = { proc: 'combat', vars: { seat: 0 } };
  const t = world({ seats: 2, position: { hexes }, begin, dice: { combat: [3, 3] }, moreDice: 'seed' });
  attack(t, 0, '3125');
  expect(t.truth('battle.doughnut')).toBe(true);
  playOut(t, 'losses.choose');
  expect(t.at()).not.toBe('withdrawal.defender');
});

rule('LW B9g/1', 'troops in a castle never withdraw', () => {
  const t = hell({ city: [0, { troll: 4 }], castle: [1, { ent: 4 }], control: 0 }, 'combat', 0, { combat: [3, 3] });
  attack(t, 0, 'castle hell');
  t.picks(0, 'lose troll').picks(0, 'fight on');
  expect(told(t, 'regular').length).toBeGreaterThan(1);
});

rule(['LW B9g/1', 'LW B21d/2'], 'a unit won over in a castle does not hold the others back', () => {
  const position = {
    castles: [HELL],
    sites: { hell: { control: 1 } },
    players: { 0: { alignment: 'order', lord: { at: NORTH, items: ['scroll-of-troll-control'] } } },
    hexes: {
      [HELL]: { seat: 1, units: { igrash: 6 }, inside: { seat: 1, units: { troll: 1, igrash: 2 } } },
      [NORTH]: { seat: 0, units: { ent: 8 } },
    },
  };
  const begin = { proc: 'combat', vars: { seat: 0 } };
  const t = world({ seats: 2, position, begin, dice: { combat: [3] }, moreDice: 'seed' });
  attack(t, 0, 'whole hell');
  t.picks(0, 'use scroll-of-troll-control on troll', 'no lord combat');
  playOut(t, 'losses.choose');
  expect(t.at()).toBe('withdrawal.attacker');
});

rule('LW B9g/2', 'who attacks a castle from its city withdraws without leaving it', () => {
  const t = hell({ city: [0, { troll: 4 }], castle: [1, { ent: 3 }], control: 0 }, 'combat', 0, {
    combat: [3],
    withdrawal: [1],
  });
  attack(t, 0, 'castle hell');
  t.picks(0, 'withdraw');
  expect(count(t, 0, HELL, 'troll')).toBeGreaterThan(1);
  expect(told(t, 'battle-over')).toMatchObject([{ ended: 'attacker withdrew' }]);
});

rule('LW B9g/3', 'city defenders driven off by the castle leave the hex, and the castle may come out', () => {
  const t = hell({ city: [1, { ent: 3 }], castle: [0, { troll: 4 }] }, 'combat', 0, { combat: [4], withdrawal: [1] });
  attack(t, 0, 'city hell');
  t.picks(1, 'withdraw', `to ${SOUTH}`, 'halt');
  t.picks(0, 'advance all');
  expect(t.truth('sites.hell.control')).toBe(0);
});

rule(['LW B9g/4', 'LW AMB-164', 'LW AMB-071'], 'city defenders may withdraw into their own castle', () => {
  const t = hell({ city: [1, { ent: 3 }], castle: [1, { bowmen: 1 }], north: [0, { troll: 4 }] }, 'combat', 0, {
    combat: [4],
    withdrawal: [1],
  });
  attack(t, 0, 'city hell');
  t.picks(0, 'fight on').picks(1, 'withdraw');
  expect(t.at()).toBe('retreat.castle');
  const all = t
    .offers(1)
    .filter((pick) => pick.startsWith('in '))
    .at(-1) as string;
  t.picks(1, all);
  expect(t.truth(`hexes.${HELL}.inside.units.ent`)).toBeGreaterThan(0);
});

rule('LW B9h/3', 'not while the castle is attacked too', () => {
  const t = hell({ city: [1, { ent: 4 }], castle: [1, { bowmen: 1 }], north: [0, { troll: 5 }] }, 'combat', 0, {
    combat: [3],
    withdrawal: [1],
  });
  attack(t, 0, 'whole hell');
  playOut(t, 'losses.choose');
  t.picks(0, 'fight on').picks(1, 'withdraw');
  expect(t.at()).toBe('retreat.step');
});

rule('LW B9d/1', 'two may share a hex, one in the castle and one in the city, which is his', () => {
  const t = hell({ castle: [1, { bowmen: 1 }], north: [0, { bowmen: 1 }] }, 'movement');
  march(t, 0, NORTH, HELL);
  expect(t.truth('sites.hell.control')).toBe(0);
  expect(t.truth(`hexes.${HELL}.inside.seat`)).toBe(1);
});

rule(['LW AMB-163', 'LW B9c', 'LW B9d/2'], 'a city left empty passes to whoever has its castle', () => {
  const t = hell({ city: [0, { bowmen: 1 }], castle: [1, { bowmen: 1 }], control: 0 }, 'movement');
  march(t, 0, HELL, NORTH);
  expect(t.truth('sites.hell.control')).toBe(1);
});

rule(['LW AMB-027', 'LW AMB-163'], 'so does a city whose last unit wears away', () => {
  const t = hell(
    { city: [0, { bowmen: 1 }], castle: [1, { bowmen: 1 }], north: [0, { bowmen: 1 }], control: 0 },
    'attrition',
    0,
    {
      attrition: [1],
    },
  );
  t.picks(0, `lose bowmen ${HELL}`);
  expect(t.truth('sites.hell.control')).toBe(1);
});

rule(['LW AMB-027', 'LW AMB-163'], 'and a city that attackers leave in their retreat', () => {
  const t = hell(
    { city: [0, { troll: 4 }], castle: [1, { ent: 1 }], north: [1, { ent: 4 }], control: 0 },
    'combat',
    0,
    {
      combat: [3],
      withdrawal: [1],
    },
  );
  attack(t, 0, NORTH);
  while (t.at() === 'losses.choose') t.picks(t.asked()[0] as number, t.offers(t.asked()[0] as number)[0] as string);
  t.picks(0, 'withdraw');
  if (t.at() === 'withdrawal.defender') t.picks(1, 'fight on');
  t.picks(0, `to ${SOUTH}`, 'halt');
  expect(t.truth('sites.hell.control')).toBe(1);
});

rule('LW AMB-130', 'who is shut in a castle cannot walk out', () => {
  const t = hell({ city: [1, { bowmen: 1 }], castle: [0, { bowmen: 1, roc: 1 }] }, 'movement');
  t.picks(0, `move ${HELL}`);
  expect(t.offers(0)).toContain('take 1 roc');
  expect(t.offers(0)).not.toContain('take 1 bowmen');
});

rule('LW AMB-072', 'a castle in an empty city can be attacked from outside', () => {
  const t = hell({ castle: [1, { ent: 1 }], north: [0, { troll: 4 }] }, 'combat', 0, { combat: [1] });
  attack(t, 0, 'castle hell');
  expect(regular(t)).toMatchObject({ differential: 32 - 9, shift: -2 });
});

rule('LW AMB-070', 'with two owners only the city can be attacked from outside', () => {
  const t = hell({ city: [1, { ent: 1 }], castle: [2, { ent: 1 }], north: [0, { troll: 4 }] });
  expect(t.offers(0)).toEqual(['end combat', 'attack city hell']);
});

rule(['LW AMB-011', 'LW B17/2'], 'the last defender fallen, the city is taken at once', () => {
  const t = hell(
    { city: [1, { bowmen: 1 }], north: [0, { 'golden-dragon': 2 }], south: [0, { bowmen: 1 }] },
    'combat',
    0,
    { combat: [6] },
  );
  attack(t, 0, 'city hell');
  expect([t.computed('income', { seat: 0 }), t.computed('income', { seat: 1 })]).toEqual([10, 5]);
  t.picks(0, 'advance all');
  expect(count(t, 0, HELL, 'golden-dragon')).toBe(2);
});

rule(['LW B9d/2', 'LW AMB-163'], 'a city that is won and left empty is his who holds its castle', () => {
  const won = (pick: string) => {
    const scene: Scene = { city: [1, { ent: 2 }], castle: [2, { ent: 2 }], north: [0, { troll: 4 }] };
    const t = hell(scene, 'combat', 0, { combat: [6] });
    attack(t, 0, 'city hell');
    t.picks(0, pick);
    return t.truth('sites.hell.control');
  };
  expect([won('advance all'), won('stay')]).toEqual([0, 2]);
});

import { expect, test } from 'vitest';
import { EVENTS } from '../../src/index.js';
import { CALM, member, offered, one, told } from '../stage.js';
import { isles } from '../table.js';

const D1 = member('druids', 1);
const draws = (no: number, player: object = D1, dice = {}, more = {}) =>
  one('event', player as never, { event: [`event-${no}`], ...dice }, more);
const words = (no: number) => `event ${no}: ${EVENTS[no - 1].text}`;
const held = (t: ReturnType<typeof draws>) => t.truth('players.0.events');

test('there are forty-nine, each of one sort', () => {
  expect(EVENTS.map(({ no }) => no)).toEqual(Array.from({ length: 49 }, (_, i) => i + 1));
  const sorts = EVENTS.map(({ sort }) => sort);
  expect(
    ['immediate', 'extended', 'movement', 'trap'].map((sort) => sorts.filter((one) => one === sort).length),
  ).toEqual([22, 10, 11, 6]);
});

test(words(1), () => {
  const t = draws(1, { ...D1, at: 'torwall-c1' });
  const to = offered(t, 0, 'go');
  expect([
    to.includes('sacred-circle-centre'),
    to.includes('green-grove-centre'),
    to.includes('dragons-lair-c1'),
  ]).toEqual([false, false, true]);
  t.picks(0, 'go glendale-a1');
  expect(t.truth('players.0.at')).toBe('glendale-a1');
  const stays = draws(1, { ...D1, at: 'torwall-c1' });
  stays.picks(0, 'stay');
  expect(stays.truth('players.0.at')).toBe('torwall-c1');
});

for (const [no, n] of [
  [2, 2],
  [6, 1],
  [16, 1],
]) {
  test(words(no), () => {
    const t = draws(no, { ...D1, tasks: ['task-48', 'task-36', 'task-57'] });
    for (const task of ['task-36', 'task-48'].slice(0, n)) t.picks(0, `complete ${task}`);
    expect([told(t, 'task.completed').length, t.truth('completed')]).toEqual([n, n]);
  });
}

for (const [no, type] of [
  [3, 0],
  [14, 0],
  [15, 0],
  [12, 1],
  [17, 1],
  [10, 2],
  [13, 2],
]) {
  test(words(no), () => {
    const points = [0, 0, 0];
    points[type] = 8;
    expect(draws(no, D1, { points: [4] }).truth('players.0.points')).toEqual(points);
  });
}

for (const no of [4, 22]) {
  test(words(no), () => {
    const t = draws(no, D1, { crest: [1, 1] });
    expect([t.truth('players.0.at'), t.truth('players.0.points')]).toEqual(['green-grove-centre', [10, 10, 10]]);
  });
}

for (const [no, n, dice] of [
  [5, 2, []],
  [7, 3, [3]],
  [19, 1, []],
] as const) {
  test(words(no), () => {
    const t = draws(no, {}, { turns: [...dice], move: CALM });
    for (let i = 0; i < n; i++) {
      expect(t.asked()).toEqual([0]);
      t.picks(0, 'stop');
    }
    expect(t.asked()).toEqual([1]);
  });
}

test(words(8), () => {
  const t = draws(8, D1, { points: [5] });
  t.picks(0, 'gain perception');
  expect(t.truth('players.0.points')).toEqual([0, 10, 0]);
});

for (const [no, spaces] of [
  [9, 10],
  [18, 5],
]) {
  test(words(no), () => {
    const t = draws(no, { at: 'sacred-circle-a3' });
    expect([t.at(), t.asked()]).toEqual(['displace.choose', [1]]);
    const to = offered(t, 1, 'move');
    expect(to.some((id) => /sacred-circle-(c\d|centre)/.test(id))).toBe(false);
    // Over one water space to Woodswall, but not over two to Meligar's; and Torwall's far side only with ten steps.
    expect([to.some((id) => id.startsWith('woodswall-')), to.some((id) => id.startsWith('meligars-'))]).toEqual([
      true,
      false,
    ]);
    expect(to.includes('sacred-circle-a6')).toBe(spaces === 10);
    t.picks(1, 'move woodswall-a6');
    expect(t.truth('players.0.at')).toBe('woodswall-a6');
    expect(draws(no, { at: 'sacred-circle-a3' }).refuses(1, 'move sacred-circle-c3')).toMatchObject({ rule: 'W R43' });
  });
}

test(words(11), () => {
  const t = draws(11, {}, { hollow: [6, 6] });
  expect(told(t, 'transported')[0]).toEqual({ seat: 0, to: 'meligars-tower-a5' });
});

test(words(20), () => expect(draws(20).truth('players.0.points')).toEqual([5, 5, 5]));

test(words(21), () => {
  const t = draws(21, {}, { crest: [1, 1] });
  expect(offered(t, 0, 'go')).toHaveLength(6 * 19);
  t.picks(0, 'go green-grove-centre');
  expect(t.truth('players.0.at')).toBe('green-grove-centre');
});

test(words(23), () => {
  const t = draws(23, D1, { points: [2, 5] });
  expect([t.truth('players.0.points'), held(t)]).toEqual([[0, 4, 10], [{ card: 'event-23', until: 0 }]]);
});

test(words(24), () => {
  const t = draws(24);
  expect(t.offers(0)).toHaveLength(6);
  t.picks(0, 'foretell longrift');
  expect(t.truth('foretold')).toBe('longrift');
});

for (const no of [25, 28]) {
  test(words(no), () => {
    const t = draws(no, {}, {}, { day: 3 });
    expect(held(t)).toEqual([{ card: `event-${no}`, until: 16 }]);
    const player = { ...D1, events: [{ card: `event-${no}`, until: 9 }], tasks: [{ card: 'task-11', done: [1] }] };
    expect(one('theft', player).truth('players.0.tasks')).toHaveLength(1);
    expect(told(one('trap', player), 'trap.warded')).toEqual([{ seat: 0 }]);
    expect(told(one('wizard-card', player, { wizard: ['trap-lair'] }), 'transported')).toEqual([]);
    expect(told(one('event', player, { event: ['event-46'] }), 'trapped')).toEqual([]);
    const gems = { ...member('wizards', 4), gems: ['terek'], events: [{ card: `event-${no}`, until: 9 }] };
    expect(one('gem', gems, { gem: [1] }, {}, { person: 'veldor' }).truth('players.0.gems')).toEqual(['terek']);
  });
}

test(words(26), () =>
  expect(draws(26, {}).truth('players.0')).toMatchObject({ animal: 'winged-horse', animalTurns: 4 }),
);

test(words(27), () => expect(held(draws(27))).toEqual([{ card: 'event-27', until: 0 }]));

test(words(29), () => {
  const player = { ...member('druids', 1), events: ['event-29'], tasks: [{ card: 'task-11', done: [1] }] };
  const t = one('theft', player);
  t.picks(0, 'use event-29');
  expect([(t.truth('players.0.tasks') as unknown[]).length, held(t)]).toEqual([1, []]);
  const kept = one('theft', player);
  kept.picks(0, 'keep event-29');
  expect([kept.truth('players.0.tasks'), held(kept)]).toEqual([[], [{ card: 'event-29', until: 0 }]]);
  const gem = one(
    'gem',
    { ...member('wizards', 4), gems: ['terek'], events: ['event-29'] },
    { gem: [2] },
    {},
    { person: 'veldor' },
  );
  gem.picks(0, 'use event-29');
  expect(gem.truth('players.0.gems')).toEqual(['terek']);
});

test(words(30), () => {
  const t = isles({
    seats: 2,
    position: { players: { 0: { at: 'torwall-c1', events: ['event-30'] } } },
    begin: { proc: 'turn', vars: { seat: 0 } },
    dice: { crest: [1, 1] },
  });
  t.picks(0, 'star crest');
  expect([t.truth('players.0.at'), held(t)]).toEqual(['green-grove-centre', []]);
});

test(words(31), () => {
  const player = {
    ...D1,
    at: 'meadowfarm-c1',
    events: ['event-31'],
    tasks: [{ card: 'task-98', at: { 1: 'meadowfarm-c1' } }],
  };
  expect(one('encounter', player).asked()).toEqual([1]);
  expect(one('folk', player, { folk: [4, 4] }).truth('players.0.tasks')).toHaveLength(1);
  for (const at of ['torwall-centre', 'glendale-c3', 'sacred-circle-centre']) {
    const t = one(
      'transport',
      { at: 'hillshire-c4', events: ['event-31'] },
      { folk: [6, 6], elves: [6, 6] },
      {},
      { to: at },
    );
    expect(held(t)).toEqual([]);
  }
});

test(words(32), () => {
  const player = { ...D1, at: 'meadowfarm-a2', events: [{ card: 'event-32', until: 9 }] };
  const t = one('folk', player, { folk: [3, 1] });
  expect(t.truth('players.0.detained')).toBe(false);
  expect(one('folk', { ...player, at: 'meadowfarm-c1' }, { folk: [3, 1] }).truth('players.0.detained')).toBe(true);
});

const moves = (no: number, white: number) =>
  isles({
    seats: 2,
    position: { day: 2, players: { 0: { at: 'hillshire-c4', events: [{ card: `event-${no}`, until: 3 }] } } },
  }).computed('points', { seat: 0, white });
const costs = (no: number, at: string, points: number) =>
  isles({
    seats: 2,
    position: { day: 2, players: { 0: { at, events: [{ card: `event-${no}`, until: 3 }] } } },
  }).computed('reach', { seat: 0, points }) as Record<string, number>;

test(words(33), () =>
  expect([moves(33, 5), moves(33, 1)]).toEqual([
    { land: 3, water: 5 },
    { land: 0, water: 1 },
  ]),
);

for (const no of [34, 43]) {
  test(words(no), () => {
    const reach = costs(no, 'hillshire-c4', 1);
    expect([reach['hillshire-a4'], reach['hillshire-b4'], reach['hillshire-c5']]).toEqual([0.5, 0.5, 0.5]);
    expect(reach['hillshire-c6']).toBe(no === 34 ? 1 : undefined);
    expect(costs(no, 'sacred-circle-a1', 3)['sacred-circle-c1']).toBeUndefined();
  });
}

for (const [no, woods, mountain] of [
  [35, 1, 2],
  [36, 1, 1],
  [38, 2, 1],
  [41, 1, 1],
]) {
  test(words(no), () => {
    const reach = costs(no, 'hillshire-c4', 2);
    expect([reach['hillshire-c3'], reach['hillshire-c5']]).toEqual([woods, mountain]);
  });
}

test(words(37), () => {
  const t = isles({
    seats: 2,
    position: { day: 2, players: { 0: { at: 'hillshire-c4', events: [{ card: 'event-37', until: 3 }] } } },
    begin: { proc: 'turn', vars: { seat: 0 } },
  });
  t.picks(0, 'go anywhere');
  expect([
    offered(t, 0, 'go').includes('sacred-circle-centre'),
    offered(t, 0, 'go').includes('green-grove-centre'),
  ]).toEqual([false, true]);
  t.picks(0, 'go torwall-a1');
  expect(t.truth('players.0.at')).toBe('torwall-a1');
});

test(words(39), () => expect(moves(39, 3)).toEqual({ land: 5, water: 5 }));

for (const no of [40, 42]) test(words(no), () => expect(moves(no, 3)).toEqual({ land: 6, water: 6 }));

for (const [no, n] of [
  [44, 4],
  [48, 2],
]) {
  test(words(no), () => {
    const t = isles({
      seats: 3,
      position: { players: { 0: { at: 'torwall-c4' } } },
      begin: { proc: 'event', vars: { seat: 0 } },
      dice: { event: [`event-${no}`], turns: no === 44 ? [4] : [] },
    });
    expect(t.asked()).toEqual([2]);
    t.picks(2, 'move torwall-a4');
    expect([t.truth('players.0.at'), told(t, 'trapped')]).toEqual([
      'torwall-a4',
      [{ seat: 0, how: 'turns', turns: n }],
    ]);
  });
}

for (const no of [45, 46, 47]) {
  test(words(no), () =>
    expect(told(draws(no, {}, { turns: [5] }), 'trapped')).toEqual([{ seat: 0, how: 'turns', turns: 5 }]),
  );
}

test(words(49), () => expect(told(draws(49, {}), 'trapped')).toEqual([{ seat: 0, how: 'fortnight', turns: 0 }]));

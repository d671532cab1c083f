import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { CALM, course, member, one, told, walking } from '../stage.js';
import { isles } from '../table.js';

const MARKED = { card: 'task-98', at: { 1: 'meadowfarm-c1' } };

/** The tables rolled on, in order. */
function tables(t: ReturnType<typeof walking>) {
  return told(t, 'table').map((args) => (args as { table: string }).table);
}

rule(['W 7a', 'W 7.31a'], 'landing on his own Task marker he picks it up', () => {
  const t = walking({ ...member('druids', 1), at: 'meadowfarm-a1', tasks: [MARKED] }, 1);
  t.picks(0, 'go meadowfarm-c1', 'fulfil');
  expect(t.truth('players.0.tasks.0.marks')).toEqual(['1 meadowfarm-c1 done', '2 timberlane-b5']);
});

rule('W 7.31b', "nobody meets another's Task marker", () => {
  const t = walking(
    { ...member('druids', 1), at: 'meadowfarm-a1' },
    1,
    {},
    { players: { 1: { ...member('druids', 1), tasks: [MARKED] } } },
  );
  t.picks(0, 'go meadowfarm-c1');
  expect(course(t)).not.toContain('task.step');
  expect(t.truth('players.1.tasks.0.marks.0')).toBe('1 meadowfarm-c1');
});

rule('W 7.311', 'a marker counts only when all before it is done', () => {
  const task = { card: 'task-48' };
  const t = walking({ ...member('druids', 1), at: 'crescent-ridge-c1', tasks: [task] }, 1, { folk: [6, 6] });
  t.picks(0, 'go crescent-ridge-c2');
  expect(told(t, 'task.step')).toEqual([]);
  expect(tables(t)).toEqual(['common-folk']);
});

rule('W 7.312', 'a marker may be ignored, and the space is as if it were not there', () => {
  const t = one(
    'move',
    { ...member('druids', 1), at: 'meadowfarm-a1', tasks: [MARKED] },
    { encounter: [6, 6], wizard: ['phantasm-1'] },
    {},
    { white: 1, red: 2 },
  );
  t.picks(0, 'go meadowfarm-c1', 'ignore');
  expect(tables(t)).toEqual(['encounter']);
  expect(t.truth('players.0.tasks.0.marks.0')).toBe('1 meadowfarm-c1');
});

rule(['W 7b', 'W 7.32a'], 'landing on a High Wizard one meets him', () => {
  const t = walking({ at: 'meadowfarm-a1' }, 1, {}, { wizards: { terek: 'meadowfarm-c1' } });
  t.picks(0, 'go meadowfarm-c1');
  expect([told(t, 'met'), t.at()]).toEqual([[{ seat: 0, person: 'terek', how: 'met' }], 'meet.service']);
});

rule('W 7.32b', 'met, his marker goes back to his box', () => {
  const t = walking({ at: 'meadowfarm-a1' }, 1, {}, { wizards: { terek: 'meadowfarm-c1' } });
  t.picks(0, 'go meadowfarm-c1', 'decline');
  expect([t.truth('wizards.terek'), t.truth('wizardCards.terek'), t.truth('wizardDeck')]).toEqual([null, 'deck', 14]);
});

rule('W 7c', 'the centre of a Magic tile has an encounter', () => {
  const t = walking({ at: 'megmorans-tower-c1' }, 1);
  t.picks(0, 'go megmorans-tower-centre');
  expect(told(t, 'met')).toEqual([{ seat: 0, person: 'megmoran', how: 'met' }]);
});

rule('W 7d', 'High Hollow has an encounter', () => {
  const t = walking({ at: 'meligars-tower-b4' }, 1, { hollow: [3, 4], gift: [1, 1] });
  t.picks(0, 'go meligars-tower-a5');
  expect(tables(t)[0]).toBe('high-hollow');
});

rule('W 7e', 'the Star Crest has an encounter', () => {
  const t = walking({ at: 'green-grove-c4', events: ['event-27'] }, 1, { crest: [5, 1], turns: [1] });
  t.picks(0, 'go green-grove-centre');
  expect(tables(t)).toEqual(['star-crest']);
  expect(t.truth('players.0.events')).toEqual([]);
});

rule('W 7f', 'Shrineheart Abbey has an encounter', () => {
  const t = walking({ at: 'longrift-c4' }, 1, { abbey: [6, 1] });
  t.picks(0, 'go longrift-centre');
  expect(tables(t)).toEqual(['abbey']);
});

rule('W 7g', 'an Elven Dwelling has an encounter', () => {
  const t = walking({ at: 'glendale-c2' }, 1, { elves: [6, 5] });
  t.picks(0, 'go glendale-c3');
  expect(tables(t)).toEqual(['elves']);
});

rule('W 7h', 'a Common Town has an encounter', () => {
  const t = walking({ at: 'meadowfarm-b1' }, 1, { folk: [6, 5] });
  t.picks(0, 'go meadowfarm-a2');
  expect(tables(t)).toEqual(['common-folk']);
});

rule(['W 7c', 'W 7e', 'W 7h'], 'plains, stones and water have no encounter of their own', () => {
  for (const at of ['meadowfarm-c1', 'sacred-circle-c1', 'sea-5-16'])
    expect([tables(one('encounter', { at })), told(one('encounter', { at }), 'met')]).toEqual([[], []]);
  const t = one('move', { at: 'meadowfarm-a1' }, { encounter: [5, 1], folk: [6, 1] }, {}, { white: 1, red: 1 });
  t.picks(0, 'go meadowfarm-c1');
  expect(tables(t)).toEqual(['encounter', 'common-folk']);
});

rule(['W 7i', 'W 7.302a'], 'another player is met if both are of Rank 1 or higher', () => {
  const meet = (rank: number) => {
    const other = rank > 0 ? member('druids', rank) : {};
    const t = walking(
      { ...member('wizards', 1), at: 'meadowfarm-a1' },
      1,
      { players: [3, 1] },
      { players: { 1: { ...other, at: 'meadowfarm-c1' } } },
    );
    t.picks(0, 'go meadowfarm-c1');
    return told(t, 'players');
  };
  expect([meet(0), meet(1)]).toEqual([[], [{ seats: [0, 1], roll: 3, rank4: false }]]);
});

rule('W 7j', 'a Demon marker has an encounter', () => {
  const t = walking({ at: 'meadowfarm-a1' }, 1, { demons: [6, 2] }, { demons: ['meadowfarm-c1'] });
  t.picks(0, 'go meadowfarm-c1');
  expect(tables(t)).toEqual(['demons']);
});

rule('W 7k', 'the Dragon marker has an encounter', () => {
  const t = walking({ at: 'meadowfarm-a1' }, 1, { dragon: [6, 2] }, { dragon: 'meadowfarm-c1' });
  t.picks(0, 'go meadowfarm-c1');
  expect(tables(t)).toEqual(['dragon']);
});

rule(['W 7.1', 'W 8.1f'], 'with a Specific Encounter there is no random one', () => {
  const t = one('move', { at: 'meadowfarm-b1' }, { folk: [6, 6] }, {}, { white: 1, red: 1 });
  t.picks(0, 'go meadowfarm-a2');
  expect(tables(t)).toEqual(['common-folk']);
  expect(t.computed('random-possible', { seat: 0 })).toBe(false);
});

rule('W 7.2', 'whoever meets something loses the rest of his movement', () => {
  const t = walking({ at: 'meadowfarm-a1' }, 6, { demons: [6, 2] }, { demons: ['meadowfarm-c1'] });
  expect(Object.keys(t.computed('reach', { seat: 0, points: 2 }) as object)).not.toContain('meadowfarm-centre');
  t.picks(0, 'go meadowfarm-c1');
  expect(t.asked()).toEqual([1]);
});

rule('W R70', 'no Movement spell is cast when movement has ended', () => {
  const t = walking({ ...member('wizards', 3), at: 'meadowfarm-b1' }, 6, { folk: [6, 6] });
  expect(t.offers(0)).toContain('cast swiftness');
  t.picks(0, 'go meadowfarm-a2');
  expect(t.asked()).toEqual([1]);
});

rule('W 7.4', 'Task, High Wizard, place, players, Demons, Dragon: in this order', () => {
  const t = walking(
    { ...member('druids', 2), at: 'meadowfarm-b1', tasks: [{ card: 'task-63' }] },
    1,
    { players: [3, 1], demons: [6, 6], points: [1], dragon: [6, 6] },
    {
      wizards: { terek: 'meadowfarm-a2', tolmitar: 'meadowfarm-a2' },
      demons: ['meadowfarm-a2'],
      dragon: 'meadowfarm-a2',
      players: { 1: { ...member('wizards', 1), at: 'meadowfarm-a2' } },
    },
  );
  t.picks(0, 'go meadowfarm-a2', 'fulfil', 'task');
  while (t.at() === 'draw-task.choose') t.picks(0, t.offers(0)[0]);
  t.picks(0, 'task');
  while (t.at() === 'draw-task.choose') t.picks(0, t.offers(0)[0]);
  t.picks(0, 'cast demon-dispelling');
  while (t.at() === 'gain.choose') t.picks(0, 'gain power');
  const order = course(t).filter((key) => ['task.step', 'met', 'players', 'demons', 'dragon'].includes(key));
  expect(order.slice(0, 6)).toEqual(['task.step', 'met', 'met', 'players', 'demons', 'dragon']);
  expect(told(t, 'met').map((args) => (args as { person: string }).person)).toEqual(['tolmitar', 'terek']);
});

rule('W D.1', 'of two High Wizards the higher is met first', () => {
  const t = walking(
    { at: 'meadowfarm-a1' },
    1,
    {},
    { wizards: { veldor: 'meadowfarm-c1', ishkatar: 'meadowfarm-c1' } },
  );
  t.picks(0, 'go meadowfarm-c1', 'decline', 'decline');
  expect(told(t, 'met').map((args) => (args as { person: string }).person)).toEqual(['ishkatar', 'veldor']);
});

rule('W 7.5a', 'who is transported has the encounter of the space, also out of turn', () => {
  const t = one('transport', { at: 'torwall-c1' }, { folk: [6, 6] }, {}, { to: 'meadowfarm-a2' });
  expect(tables(t)).toEqual(['common-folk']);
});

rule('W 7.5b', 'what is put on a player is met at once', () => {
  const t = one(
    'spawn',
    { at: 'torwall-c1' },
    { demons: [6, 6] },
    { players: { 1: { at: 'torwall-c4' } } },
    { at: ['torwall-c4'] },
  );
  expect(told(t, 'demons')).toEqual([{ seat: 1, at: 'torwall-c4' }]);
});

rule('W 7.6a', 'who stays has no further Specific Encounter', () => {
  const t = isles({
    seats: 2,
    position: { players: { 0: { at: 'meadowfarm-a2' } } },
    begin: { proc: 'turn', vars: { seat: 0 } },
    dice: { move: [2, 1, 2, 6] },
  });
  t.picks(0, 'stop');
  expect(tables(t)).toEqual([]);
});

rule(['W 7.6b', 'W R73'], 'who leaves the space and comes back meets it a second time', () => {
  const t = one('encounter', { at: 'meadowfarm-a2' }, { folk: [6, 6, 6, 5], move: CALM });
  t.picks(1, 'stop').picks(0, 'go meadowfarm-b1').picks(1, 'stop').picks(0, 'go meadowfarm-a2');
  expect(tables(t)).toEqual(['common-folk', 'common-folk']);
});

rule('W 7.6c', 'but not a third time before he has left the tile', () => {
  const t = one(
    'encounter',
    { at: 'meadowfarm-a2' },
    { folk: [6, 6, 6, 5, 6, 4], move: new Array(20).fill([1, 6]).flat() },
  );
  for (const to of ['meadowfarm-b1', 'meadowfarm-a2', 'meadowfarm-b1', 'meadowfarm-a2'])
    t.picks(1, 'stop').picks(0, `go ${to}`);
  expect(tables(t)).toHaveLength(2);
  const sea = t
    .picks(1, 'stop')
    .offers(0)
    .find((pick) => pick.startsWith('swim ')) as string;
  t.picks(0, sea).picks(1, 'stop').picks(0, 'go meadowfarm-a2');
  expect(tables(t)).toHaveLength(3);
});

rule('W 7.61', 'for the Star Crest other limits hold: a third visit without leaving the tile', () => {
  const t = isles({
    seats: 1,
    position: {
      day: 3,
      players: { 0: { at: 'green-grove-c4', events: [{ card: 'event-37', until: 4 }, 'event-27'] } },
    },
    begin: { proc: 'turn', vars: { seat: 0 } },
    dice: { crest: [1, 1, 1, 1, 1, 1], move: [1, 6, 1, 6, 1, 6, 1, 6] },
  });
  t.picks(0, 'go anywhere', 'go green-grove-centre', 'go anywhere', 'go green-grove-c4');
  // Back on the very next turn, out again, and in by the card.
  t.picks(0, 'go green-grove-centre', 'go green-grove-c4', 'go green-grove-centre');
  expect(tables(t)).toEqual(['star-crest', 'star-crest', 'star-crest']);
  expect(t.truth('players.0.events')).toEqual([]);
});

rule('W 7.62', 'Random Encounters come as often as the dice bring them', () => {
  const t = isles({
    seats: 1,
    begin: { proc: 'turn', vars: { seat: 0 } },
    dice: { move: [1, 1, 1, 2, 1, 3, 1, 6], encounter: [5, 5, 5, 5, 5, 5], folk: [6, 6, 6, 6, 6, 6] },
  });
  t.picks(0, 'stop').picks(0, 'stop').picks(0, 'stop');
  expect(tables(t).filter((table) => table === 'encounter')).toHaveLength(3);
});

rule(['W R95', 'W R119'], 'a transport to where he stands is no entry', () => {
  const t = one('transport', { at: 'meadowfarm-a2' }, {}, {}, { to: 'meadowfarm-a2' });
  expect(tables(t)).toEqual([]);
  expect(told(t, 'transported')).toEqual([]);
  const met = walking({ at: 'meadowfarm-b1' }, 1, {}, { wizards: { terek: 'meadowfarm-a2' } });
  met.picks(0, 'go meadowfarm-a2', 'decline');
  expect(tables(met)).toEqual([]);
});

rule('W R96', 'a High Wizard who falls on several players is met by one of them', () => {
  const t = one(
    'reveal-wizard',
    { at: 'torwall-c1' },
    { wizard: ['elekov'], place: [1, 1, 5, 1] },
    { players: { 1: { at: 'torwall-c1' } } },
  );
  expect(told(t, 'met')).toEqual([{ seat: 0, person: 'elekov', how: 'met' }]);
});

rule('W R118', 'who ignores his marker rolls for the place', () => {
  const player = { ...member('druids', 2), at: 'meadowfarm-b1', tasks: [{ card: 'task-63' }] };
  const t = walking(player, 1, { folk: [6, 6] });
  t.picks(0, 'go meadowfarm-a2', 'ignore');
  expect(tables(t)).toEqual(['common-folk']);
  const done = walking(player, 1);
  done.picks(0, 'go meadowfarm-a2', 'fulfil');
  expect(tables(done)).toEqual([]);
});

import { rule } from '@questhall/testkit';
import { expect } from 'vitest';
import { CALM, course, member, one, told, walking } from '../stage.js';
import { isles } from '../table.js';

const D1 = member('druids', 1);
const given = (task: string, player: object = D1, dice = {}, more = {}, person: string | null = null) =>
  one('draw-task', player as never, { task: [task], ...dice }, more, { person });

rule(['W 9a', 'W 9.1a'], 'a Task is drawn, and every part of it marked at once', () => {
  const t = given('task-29', D1, { place: [1, 1, 1, 1, 1, 1, 1, 2, 1, 2] });
  expect(t.truth('players.0.tasks.0.marks')).toEqual(['1 torwall-a1', '2 dragons-lair-a1', '3 woodswall-a2']);
});

rule('W 9b', 'only its holder fulfils it', () => {
  const t = walking(
    { ...D1, at: 'hillshire-c1' },
    1,
    { folk: [6, 6] },
    { players: { 1: { ...D1, tasks: ['task-48'] } } },
  );
  t.picks(0, 'go hillshire-c6');
  expect(told(t, 'task.step')).toEqual([]);
});

rule('W 9.1b', 'a marker stays until it is picked up', () => {
  const t = given('task-48', D1, { move: CALM });
  t.picks(1, 'stop').picks(0, 'stop').picks(1, 'stop');
  expect(t.truth('players.0.tasks.0.marks')).toEqual(['1 hillshire-c6', '2 crescent-ridge-c2']);
});

rule('W 9.3', 'markers of a Task completed by an Event go', () => {
  const t = one('event', { ...D1, tasks: ['task-48'] }, { event: ['event-6'] });
  expect([t.truth('players.0.tasks'), t.computed('markers', { tile: 'hillshire' })]).toEqual([[], 0]);
});

rule('W 9.41a', "a Mentor's Task is Mandatory", () => {
  expect(given('task-48', D1, {}, {}, 'ruktal').truth('players.0.tasks.0.mandatory')).toBe(true);
});

rule('W 9.41b', 'Mandatory Tasks come before Gems', () => {
  const t = one(
    'meet',
    { ...member('wizards', 4), tasks: [{ card: 'task-48', mandatory: true }] },
    {},
    {},
    { person: 'terek' },
  );
  expect(t.asked()).toEqual([1]);
});

rule(['W 9.42a', 'W 9.42b'], 'a Task from anybody else is Optional, but marked all the same', () => {
  const t = given('task-48', D1, {}, {}, 'terek');
  expect(t.truth('players.0.tasks.0')).toMatchObject({
    mandatory: false,
    marks: ['1 hillshire-c6', '2 crescent-ridge-c2'],
  });
});

rule('W 9.5', 'any number of Tasks may be held', () => {
  const t = given('task-48', { ...D1, tasks: ['task-8', 'task-12', 'task-36', 'task-57', 'task-63', 'task-96'] });
  expect(t.truth('players.0.tasks')).toHaveLength(7);
});

rule('W 9.6', 'one encounter picks up all due markers of the space', () => {
  const t = walking(
    { ...D1, at: 'glendale-c2', tasks: ['task-36', 'task-57', { card: 'task-65', at: { 1: 'dragons-lair-a1' } }] },
    1,
  );
  t.picks(0, 'go glendale-c3', 'fulfil');
  expect(told(t, 'task.step')).toEqual([
    { seat: 0, task: 'task-36', step: 1 },
    { seat: 0, task: 'task-57', step: 1 },
  ]);
});

rule(['W 9.7', 'W E3'], 'a first part with the Mentor who gives the Task is done at once', () => {
  const t = given('task-95', member('wizards', 1), {}, {}, 'terek');
  expect(told(t, 'task.step')).toEqual([{ seat: 0, task: 'task-95', step: 1 }]);
});

rule(['W 9.7', 'W R77'], 'so is a first marker that falls on his own space', () => {
  const t = given('task-98', { ...D1, at: 'torwall-c4' }, { place: [1, 1, 5, 4] });
  expect(told(t, 'task.step')).toEqual([{ seat: 0, task: 'task-98', step: 1 }]);
});

rule(['W 9.8a', 'W 9.8b', 'W 9.9a'], 'a theft ruins every Task of which he has an Object, and no other', () => {
  const tasks = [{ card: 'task-11', done: [1] }, 'task-19', { card: 'task-8', done: [1] }];
  const t = one('theft', { ...D1, tasks });
  expect((t.truth('players.0.tasks') as { card: string }[]).map(({ card }) => card)).toEqual(['task-19', 'task-8']);
  expect(told(t, 'task.impossible')).toEqual([{ seat: 0, task: 'task-11' }]);
});

rule(
  ['W 9.9', 'W 9.011'],
  'of an impossible Task the card is discarded, and Demons stand where its markers were',
  () => {
    const t = one('theft', { ...D1, tasks: [{ card: 'task-11', done: [1] }] });
    expect([t.truth('taskDiscards'), t.truth('demons'), t.truth('players.0.points')]).toEqual([
      ['task-11'],
      ['hamdrels-cottage-centre'],
      [0, 0, 0],
    ]);
  },
);

rule('W R80', 'such a Demon attacks who stands there', () => {
  const t = one(
    'theft',
    { ...D1, tasks: [{ card: 'task-11', done: [1] }] },
    { demons: [4, 1], place: [1, 1] },
    { players: { 1: { at: 'hamdrels-cottage-centre' } } },
  );
  expect(t.truth('players.1.dazed')).toBe(true);
});

rule(
  ['W 9.9b', 'W 12.43a', 'W R36'],
  'a Task with a marker on a fallen tile is impossible; markers elsewhere become Demons',
  () => {
    const t = isles({
      seats: 2,
      position: {
        fortnight: 3,
        foretold: 'hillshire',
        players: { 0: { ...D1, at: 'torwall-c1', tasks: ['task-48'] }, 1: { at: 'glendale-a1' } },
      },
      begin: { proc: 'evil' },
      dice: { place: [1, 1, 1, 4] },
    });
    expect([t.truth('players.0.tasks'), t.truth('demons')]).toEqual([
      [],
      expect.arrayContaining(['crescent-ridge-c2']),
    ]);
    expect((t.truth('demons') as string[]).some((at) => at.startsWith('hillshire'))).toBe(false);
  },
);

rule(
  ['W 9.01a', 'W 9.01b', 'W 9.01c'],
  'a completed Task gives its points, is discarded, and moves the marker one box',
  () => {
    const t = walking(
      { ...D1, at: 'crescent-ridge-c1', tasks: [{ card: 'task-48', done: [1] }] },
      1,
      {},
      { completed: 4 },
    );
    t.picks(0, 'go crescent-ridge-c2', 'fulfil');
    expect([t.truth('players.0.points'), t.truth('taskDiscards'), t.truth('completed')]).toEqual([
      [10, 0, 0],
      ['task-48'],
      5,
    ]);
  },
);

rule('W R37', 'ANY Master Sorcerer is chosen when the card is drawn', () => {
  const t = given('task-23');
  expect(t.offers(0)).toEqual(
    ['megmorans-tower', 'meligars-tower', 'melekoks-tower'].map((tile) => `mark ${tile}-centre`),
  );
  t.picks(0, 'mark meligars-tower-centre');
  expect(t.truth('players.0.tasks.0.marks')).toEqual([
    '1 woodland-b3',
    '2 nowhere',
    '3 meligars-tower-centre',
    '4 hamdrels-cottage-centre',
  ]);
});

rule('W R38', 'Tasks 9 and 45 carry the holder to their next marker, which is done with it', () => {
  const task = { card: 'task-9', at: { 1: 'hillshire-c2', 2: 'torwall-c4' } };
  const t = walking({ ...D1, at: 'hillshire-c3', tasks: [task] }, 2);
  t.picks(0, 'go hillshire-c2', 'fulfil');
  expect([t.truth('players.0.at'), t.truth('players.0.tasks.0.marks')]).toEqual([
    'torwall-c4',
    ['1 hillshire-c2 done', '2 torwall-c4 done', '3 sacred-circle-centre'],
  ]);
});

rule(['W R118', 'W R38', 'W 7.361'], 'who is carried to the marker of his Task has no roll of the place there', () => {
  const task = { card: 'task-9', at: { 1: 'hillshire-c2', 2: 'meligars-tower-a5' } };
  const t = walking({ ...D1, at: 'hillshire-c3', tasks: [task] }, 2);
  t.picks(0, 'go hillshire-c2', 'fulfil');
  expect([t.truth('players.0.at'), told(t, 'table')]).toEqual(['meligars-tower-a5', []]);
});

rule('W R39', 'Task 61 lets him choose six different Magic spaces', () => {
  const t = given('task-61');
  for (let i = 0; i < 6; i++) {
    expect(t.offers(0)).toHaveLength(6 * 19 - i);
    t.picks(0, t.offers(0)[0]);
  }
  expect(new Set(t.truth('players.0.tasks.0.marks') as string[]).size).toBe(7);
});

rule('W R40', 'the water farthest from land; a lake, or else the most inland harbour', () => {
  const far = given('task-10');
  expect(far.offers(0).every((pick) => pick.startsWith('mark sea-'))).toBe(true);
  const harbours = given('task-34').offers(0);
  expect(harbours.length).toBeGreaterThan(0);
  expect(harbours.every((pick) => !pick.startsWith('mark sea-'))).toBe(true);
});

rule('W R40', 'continuous woods: one space of each, in every Elven territory', () => {
  const t = given('task-53');
  const offers: string[][] = [];
  while (t.at() === 'draw-task.choose') {
    offers.push(t.offers(0));
    t.picks(0, t.offers(0)[0]);
  }
  expect(new Set(offers.flat()).size).toBe(offers.flat().length);
  expect(t.truth('players.0.tasks.0.marks')).toHaveLength(
    offers.length + told(t, 'none').length + 1 + unasked(t, offers.length),
  );
});

/** Woods of a single space are marked without a question. */
function unasked(t: ReturnType<typeof given>, asked: number): number {
  return (t.truth('players.0.tasks.0.marks') as string[]).filter((mark) => mark.startsWith('1 ')).length - asked;
}

rule(['W 12.44', 'W R78'], 'a card that nobody can do is taken out of play, and another drawn', () => {
  const t = given('task-48', D1, { task: ['task-48', 'task-36'] }, { fallen: ['hillshire'] });
  expect([t.truth('tasksOut'), t.truth('players.0.tasks.0.card')]).toEqual([['task-48'], 'task-36']);
});

rule('W R50', 'an empty deck is made anew of the discards; with none left nothing is drawn', () => {
  const all = Array.from({ length: 98 }, (_, i) => `task-${i + 1}`);
  const t = given('task-48', D1, {}, { taskDiscards: all });
  expect([t.truth('players.0.tasks.0.card'), t.truth('taskDeck')]).toEqual(['task-48', 97]);
  const none = given('task-48', D1, { task: [] }, { tasksOut: all });
  expect(none.truth('players.0.tasks')).toEqual([]);
});

rule('W R74', 'a part with Rüktal is his service: one for who is not his', () => {
  const tasks = [
    { card: 'task-47', done: [1] },
    { card: 'task-12', done: [1] },
  ];
  const t = one('meet', { ...member('wizards', 1), tasks }, {}, {}, { person: 'ruktal' });
  t.picks(0, 'fulfil');
  expect(told(t, 'task.completed')).toHaveLength(2);
});

rule('W R75', 'one part of each Task a meeting; Task 26 wants another High Wizard for the second', () => {
  const t = one('meet', { ...D1, tasks: ['task-26'] }, {}, {}, { person: 'terek' });
  t.picks(0, 'fulfil');
  expect(t.truth('players.0.tasks.0.marks')).toEqual(['1 nowhere done', '2 nowhere']);
  const again = one(
    'meet',
    { ...D1, tasks: [{ card: 'task-26', done: [1], first: 'terek' }] },
    {},
    {},
    { person: 'terek' },
  );
  expect(again.offers(0)).not.toContain('fulfil');
  const other = one(
    'meet',
    { ...D1, tasks: [{ card: 'task-26', done: [1], first: 'terek' }] },
    {},
    {},
    { person: 'veldor' },
  );
  expect(other.offers(0)).toContain('fulfil');
});

rule('W R76', 'the Mentor of a card is any Mentor of the Order he now belongs to', () => {
  const tasks = [{ card: 'task-5', done: [1] }];
  const t = one('meet', { ...member('sorcerers', 1), tasks }, { task: ['task-48'] }, {}, { person: 'melekok' });
  expect(told(t, 'task.completed')).toEqual([{ seat: 0, task: 'task-5' }]);
  const joined = one('meet', { ...member('sorcerers', 1), tasks }, { task: ['task-48'] }, {}, { person: 'ruktal' });
  joined.picks(0, 'join');
  expect(joined.truth('players.0.tasks.0.marks.1')).toBe('2 sacred-circle-centre');
});

rule('W R79', 'a marker that he put himself falls with its tile, and the Task with it', () => {
  const t = isles({
    seats: 2,
    position: {
      fortnight: 3,
      foretold: 'hillshire',
      players: {
        0: { ...D1, at: 'torwall-c1', tasks: [{ card: 'task-97', at: { 1: 'hillshire-a1' } }] },
        1: { at: 'glendale-a1' },
      },
    },
    begin: { proc: 'evil' },
    dice: { place: [1, 1, 1, 4] },
  });
  expect(t.truth('players.0.tasks')).toEqual([]);
});

rule('W R113', 'Task 20: after arriving he must end one more turn there, and the Elves are not asked', () => {
  const tasks = [{ card: 'task-20', at: { 1: 'sea-40-29' }, done: [1] }];
  const t = walking({ ...D1, at: 'meadowshire-a2', tasks }, 1, { move: CALM });
  t.picks(0, 'go meadowshire-b2', 'fulfil');
  expect([course(t).includes('vigil'), told(t, 'task.completed'), told(t, 'table')]).toEqual([true, [], []]);
  t.picks(1, 'stop').picks(0, 'stop');
  expect(told(t, 'task.completed')).toEqual([{ seat: 0, task: 'task-20' }]);
});

rule('W R45', 'an Event completes Tasks that are drawn and marked, without points at Rank 4', () => {
  const t = one('event', { ...member('druids', 4), tasks: ['task-48', 'task-36'] }, { event: ['event-6'] });
  t.picks(0, 'complete task-36');
  expect([told(t, 'task.completed'), t.truth('players.0.points'), t.truth('completed')]).toEqual([
    [{ seat: 0, task: 'task-36' }],
    [0, 0, 0],
    1,
  ]);
});

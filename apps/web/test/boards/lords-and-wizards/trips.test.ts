import { lordsAndWizards, lordsAndWizardsWords, type View } from '@questhall/lords-and-wizards';
import { expect, test } from 'vitest';
import { nextOf } from '../../../src/boards/lords-and-wizards/matter/ready.js';
import { goPicks, planOf, readyOf, type Way, waysOf } from '../../../src/boards/lords-and-wizards/plan.js';
import { viewOf } from '../../../src/boards/lords-and-wizards/scene.js';
import { lights } from '../../../src/boards/lords-and-wizards/takes.js';
import { tripsBetween } from '../../../src/boards/lords-and-wizards/trips.js';
import { QUESTIONS } from '../../../src/gallery/lords-and-wizards-questions.js';
import type { Exhibit, Shown } from '../../../src/gallery/shown.js';
import { played } from '../../../src/gallery/table.js';
import { askedIn } from '../asked.js';
import { still } from '../still.js';

const names = ['Corvin', 'Ysolde', 'Maren', 'Tobias'];
const exhibit = { game: lordsAndWizards, words: lordsAndWizardsWords, names } as unknown as Exhibit;

/** Two Heavy Horse ride as far as they can. */
function ride() {
  const before = askedIn(exhibit, QUESTIONS['movement.choose'] as Shown);
  const plan = planOf(before.prompt, before.scene, still(before.prompt, ['3225']).gesture);
  if (!plan) throw new Error('nobody can move');
  const way = [...waysOf(before.scene, plan).values()].reduce((a: Way, b) => (b.path.length > a.path.length ? b : a));
  return { before, way, after: played(before, 0, goPicks(before.scene, plan, way), 0) };
}

test('a stack slides along the way it went, and is nowhere else meanwhile', () => {
  const { before, way, after } = ride();
  const [trip, ...others] = tripsBetween(viewOf(before.scene), viewOf(after.scene), after.news);
  expect(others).toEqual([]);
  expect(way.path.length).toBeGreaterThan(3);
  expect(trip).toMatchObject({ way: way.path, isWhole: true, stack: { place: way.place, attack: 14 } });
});

test('what is taken back goes straight home', () => {
  const { before, way, after } = ride();
  const [trip] = tripsBetween(viewOf(after.scene), viewOf(before.scene), null);
  expect(trip?.way).toEqual([way.place, way.path[0]]);
});

test('one comes from stack to stack, and after the last to the first', () => {
  const { prompt, scene } = askedIn(exhibit, QUESTIONS['movement.choose'] as Shown);
  const { gesture } = still(prompt);
  const ready = readyOf(prompt, viewOf(scene) as View);
  const met = ready.map(() => {
    gesture.hold([nextOf(ready, gesture)]);
    return gesture.path()[0];
  });
  expect(met).toEqual(ready);
  expect(met.length).toBeGreaterThan(2);
  expect(nextOf(ready, gesture)).toBe(met[0]);
});

test('a stack that enemies close in on all sides is passed over', () => {
  const ring = ['3124', '3224', '3225', '3126', '3025', '3024'];
  const enemies = Object.fromEntries(ring.map((hex) => [hex, { seat: 1, units: { bowmen: 1 } }]));
  const bowmen = { seat: 0, units: { bowmen: 1 } };
  const { prompt, scene } = askedIn(exhibit, {
    seat: 0,
    position: { hexes: { ...enemies, '3125': bowmen, '2821': bowmen } },
    begin: { proc: 'movement', vars: { seat: 0 } },
  });
  expect(prompt.choices.map(({ pick }) => pick)).toContain('move 3125');
  expect(readyOf(prompt, viewOf(scene) as View)).toEqual(['2821', '1107']);
});

test('where parts of a force are told off beside the map nothing on it is lit', () => {
  const { prompt } = askedIn(exhibit, {
    seat: 0,
    position: { players: { 0: { gold: 20 } } },
    begin: { proc: 'hiring', vars: { seat: 0 } },
    play: [{ seat: 0, picks: ['hire lavidian'] }],
  });
  expect(lights('1107', still(prompt).gesture, prompt)).toBe(false);
  const { prompt: first } = askedIn(exhibit, QUESTIONS['movement.choose'] as Shown);
  expect(lights('1107', still(first).gesture, first)).toBe(true);
});

import type { View } from '@questhall/wizards-quest';
import { expect, test } from 'vitest';
import { foreseen, worthOf } from '../../src/wizards-quest/archmage/foresight.js';
import { dawned, holding, SORCERER, sceneOf } from '../../src/wizards-quest/archmage/ground.js';
import { enter, fought, gathered, sortiesOf, summon } from '../../src/wizards-quest/archmage/sorties.js';
import { race, standing } from '../../src/wizards-quest/archmage/standing.js';
import { exposure, fortune } from '../../src/wizards-quest/knight/evaluation.js';
import { table } from './table.js';

/** The views of whoever chooses where to place men, in a game between knight and squire. */
const views = viewsOf('judgement');

function viewsOf(seed: string): readonly View[] {
  const views: View[] = [];
  table.play({
    bots: ['knight', 'squire'],
    seed,
    most: 250,
    watch: ({ sight }) => {
      if (sight.ask === 'place.choose') views.push(sight.view);
    },
  });
  return views;
}

test('the archmage judges a position as the knight does, only more quickly', () => {
  expect(views.length).toBeGreaterThan(10);
  for (const view of views) {
    for (const seat of [0, 1]) {
      const knights = fortune(view, seat) - exposure(view, seat);
      expect(standing(sceneOf(view), seat)).toBeCloseTo(knights, 6);
    }
  }
});

test('chances to win add up to one, and are better with a turn to come', () => {
  for (const view of views) {
    const scene = sceneOf(view);
    expect(worthOf(scene, 0, []) + worthOf(scene, 1, [])).toBeCloseTo(1, 6);
    expect(worthOf(scene, 0, [0])).toBeGreaterThan(worthOf(scene, 0, []));
    if (scene.taken[0] < 2) expect(worthOf(scene, 0, [0, 1])).toBeCloseTo(worthOf(scene, 0, []), 6);
  }
});

/** The first seat has two treasures and could well take the last. */
function onTheBrink() {
  const [view] = views;
  const [target] = sceneOf(view).prey[0];
  const [from] = sceneOf(view).ground.near[target];
  const holder = view.holder.with(from, 0).with(target, 1);
  const scene = sceneOf({ ...view, viewer: 0, dragon: -1, wizard: -1, holder });
  scene.taken[0] = 2;
  scene.men[from] = 30;
  scene.men[target] = 1;
  return scene;
}

test('to be next counts for more if that may win the game', () => {
  const near = onTheBrink();
  expect(worthOf(near, 0, [0, 1])).toBeGreaterThan(worthOf(near, 0, []));
});

test('nobody wins a game that is over', () => {
  const scene = onTheBrink();
  const order = { me: 0, all: [0, 1], later: [0, 1] };
  expect(foreseen(scene, order, 1)).toBeGreaterThan(0.9);
  scene.taken[1] = 3;
  expect(foreseen(scene, order, 1)).toBe(0);
});

test('who has nobody left has lost', () => {
  const [view] = views;
  const scene = sceneOf({ ...view, holder: view.holder.map((holder) => (holder === 1 ? 0 : holder)) });
  expect([worthOf(scene, 0, []), worthOf(scene, 1, [])]).toEqual([1, 0]);
});

test('a treasure taken in thought is sought no more', () => {
  const [view] = views;
  const scene = sceneOf(view);
  const [target, ...others] = scene.prey[0];
  enter(scene, 0, { to: target, men: 1 });
  expect([scene.taken[0], scene.prey[0]]).toEqual([1, others]);
  enter(scene, 1, { to: target, men: 1 });
  enter(scene, 0, { to: target, men: 1 });
  expect(scene.taken[0]).toBe(1);
});

test('the last treasure counts as it lies, when the others have been taken in thought', () => {
  const [view] = views;
  const [last, ...others] = sceneOf(view).prey[0];
  const lastly = (guards: number) => {
    const scene = sceneOf({ ...view, holder: view.holder.with(last, 1), men: view.men.with(last, guards) });
    for (const to of others) enter(scene, 0, { to, men: 1 });
    return worthOf(scene, 0, []);
  };
  expect(lastly(1)).toBeGreaterThan(lastly(60) + 0.1);
});

test('a card that moves a treasure is as good as the hardest of them', () => {
  for (const view of views.filter((one) => sceneOf(one).taken[0] === 0)) {
    const scene = holding(sceneOf({ ...view, viewer: 0 }), false);
    expect(worthOf(holding(scene, true), 0, [])).toBeGreaterThan(worthOf(scene, 0, []));
  }
});

test('what wizard and dragon shield now may be attacked in the next turn', () => {
  const view = views.find(({ wizard }) => wizard >= 0) as View;
  const scene = sceneOf(view);
  expect(scene.ground.shielded).toContain(true);
  expect(dawned(scene).ground.shielded).not.toContain(true);
});

test('a leader who is needed can be had for two of the men due', () => {
  const [view] = views;
  const to = view.holder.indexOf(1);
  const [from] = sceneOf(view).ground.near[to];
  const guarded = (due: number) => {
    const scene = sceneOf({
      ...view,
      dragon: -1,
      wizard: -1,
      holder: view.holder.with(from, 0),
      men: view.men.with(from, 20).with(to, 1),
      hero: [-1, to],
      sorcerer: [-1, -1],
    });
    return sortiesOf(scene, 0, due).some(({ won }) => won?.holder[to] === 0);
  };
  expect([guarded(0), guarded(4)]).toEqual([false, true]);
});

test('men gather where a campaign begins, but for those who watch a treasure', () => {
  const [view] = views;
  const to = view.holder.findIndex((holder, space) => holder === 0 && sceneOf(view).ground.near[space].length > 1);
  const [one, other] = sceneOf(view).ground.near[to];
  const scene = sceneOf({
    ...view,
    holder: view.holder.with(one, 0).with(other, 0),
    men: view.men.map((n, space) => (space === one || space === other ? 5 : n)),
    hero: [-1, -1],
    sorcerer: [-1, -1],
    treasureIn: view.treasureIn.map((_, space) => (space === other ? 4 : -1)),
    treasureAt: view.treasureAt.with(4, other),
  });
  const after = gathered(scene, 0, to);
  expect([after.men[one], after.men[other]]).toEqual([1, 5]);
  expect(after.men[to]).toBeGreaterThanOrEqual(scene.men[to] + 4);
});

test('whom a sorcerer beats is not lost to his side', () => {
  let seen = 0;
  for (const view of views) {
    const scene = sceneOf(view);
    const seat = view.sorcerer[0] >= 0 ? 0 : 1;
    if (view.sorcerer[seat] < 0) continue;
    const menOf = ({ holder, men }: typeof scene) =>
      men.reduce((sum, n, space) => (holder[space] === 1 - seat ? sum + n : sum), 0);
    for (const to of view.holder.flatMap((holder, space) => (holder === 1 - seat ? [space] : []))) {
      const from = scene.ground.near[to].find((space) => view.holder[space] === seat && view.men[space] > 4);
      if (from === undefined) continue;
      const led = sceneOf(view);
      summon(led, seat, { leader: SORCERER, to: from });
      const { won } = fought(led, seat, { from, to });
      if (!won) continue;
      seen += 1;
      expect(menOf(won)).toBe(menOf(scene));
    }
  }
  expect(seen).toBeGreaterThan(5);
});

test('a campaign in thought leaves the position it began in alone', () => {
  for (const view of views) {
    const scene = sceneOf(view);
    const before = JSON.stringify(scene);
    expect(sortiesOf(scene, 0, 4).every(({ chance }) => chance >= 0.2)).toBe(true);
    expect(JSON.stringify(scene)).toBe(before);
  }
});

test('a race takes a turn at least for each treasure, and the longer the fewer men there are', () => {
  for (const view of views) {
    const scene = sceneOf(view);
    const fewer = sceneOf({
      ...view,
      men: view.men.map((n, space) => (view.holder[space] === 0 ? Math.min(n, 1) : n)),
    });
    expect(race(scene, 0)).toBeGreaterThanOrEqual(3 - scene.taken[0]);
    expect(race(fewer, 0)).toBeGreaterThanOrEqual(race(scene, 0));
  }
});

test('who keeps cards may lead a second campaign, and is feared the more by who is wary', () => {
  const worth = (view: View, cards: number, wary: boolean) =>
    foreseen(sceneOf({ ...view, viewer: 0, handSizes: [0, cards] }), { me: 0, all: [0, 1], later: [1], wary }, 1);
  for (const view of views) {
    expect(worth(view, 2, true)).toBeLessThanOrEqual(worth(view, 0, true));
    expect(worth(view, 2, false)).toBe(worth(view, 0, false));
  }
  expect(views.some((view) => worth(view, 2, true) < worth(view, 0, true) - 0.005)).toBe(true);
});

import type { View } from '@questhall/wizards-quest';
import { expect, test } from 'vitest';
import { worthOf } from '../../src/wizards-quest/archmage/foresight.js';
import { SORCERER, sceneOf } from '../../src/wizards-quest/archmage/ground.js';
import { fought, gathered, sortiesOf, summon } from '../../src/wizards-quest/archmage/sorties.js';
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

test('to be next counts for more if that may win the game', () => {
  const [view] = views;
  const target = sceneOf(view).ground.prey[0][0];
  const [from] = sceneOf(view).ground.near[target];
  const near = sceneOf({ ...view, dragon: -1, wizard: -1, holder: view.holder.with(from, 0).with(target, 1) });
  near.taken[0] = 2;
  near.men[from] = 30;
  near.men[target] = 1;
  expect(worthOf(near, 0, [0, 1])).toBeGreaterThan(worthOf(near, 0, []));
});

test('who has nobody left has lost', () => {
  const [view] = views;
  const scene = sceneOf({ ...view, holder: view.holder.map((holder) => (holder === 1 ? 0 : holder)) });
  expect([worthOf(scene, 0, []), worthOf(scene, 1, [])]).toEqual([1, 0]);
});

test('who thinks takes more care of what the other may win by', () => {
  const early = views.filter((view) => sceneOf(view).taken[1] === 0);
  expect(early.length).toBeGreaterThan(3);
  for (const view of early) {
    const ahead = (viewer: number, taken: number) => {
      const scene = sceneOf({ ...view, viewer });
      scene.taken[1] = taken;
      return logit(worthOf(scene, 0, []));
    };
    const loss = (viewer: number) => ahead(viewer, 0) - ahead(viewer, 1);
    expect(loss(0)).toBeGreaterThan(loss(1));
    expect(loss(1)).toBeGreaterThan(0);
  }
});

function logit(chance: number): number {
  return Math.log(chance / (1 - chance));
}

test('the last treasure counts as it lies, however many were taken', () => {
  const view = views.at(-1) as View;
  const [target] = sceneOf(view).ground.prey[0];
  const lastly = (guards: number) => {
    const scene = sceneOf({ ...view, holder: view.holder.with(target, 1), men: view.men.with(target, guards) });
    scene.taken[0] = 2;
    const { ground } = scene;
    return worthOf({ ...scene, ground: { ...ground, prey: [[target], ground.prey[1]] } }, 0, []);
  };
  expect(lastly(1)).toBeGreaterThan(lastly(60));
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

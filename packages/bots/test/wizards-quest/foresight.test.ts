import type { View } from '@questhall/wizards-quest';
import { expect, test } from 'vitest';
import { worthOf } from '../../src/wizards-quest/archmage/foresight.js';
import { SORCERER, sceneOf } from '../../src/wizards-quest/archmage/ground.js';
import { fought, sortiesOf, summon } from '../../src/wizards-quest/archmage/sorties.js';
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
    expect(worthOf(scene, 0, [0, 1])).toBeCloseTo(worthOf(scene, 0, []), 6);
  }
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

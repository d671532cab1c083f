import { random } from '@questhall/kernel';
import { ORCS, SPACES, type View } from '@questhall/wizards-quest';
import { expect, test } from 'vitest';
import { dawn } from '../../src/wizards-quest/archmage/dawning.js';
import { copied, type Scene, sceneOf } from '../../src/wizards-quest/archmage/ground.js';
import { playedOn } from '../../src/wizards-quest/archmage/playing.js';
import { playedOut } from '../../src/wizards-quest/archmage/trying.js';
import { table } from './table.js';

const order = { me: 0, all: [0, 1], later: [1] };

/** The views of whoever chooses where to place men, in a game between knight and squire. */
const views: readonly View[] = viewsOf('played on');

function viewsOf(seed: string): readonly View[] {
  const found: View[] = [];
  table.play({
    bots: ['knight', 'squire'],
    seed,
    most: 250,
    watch: ({ sight }) => {
      if (sight.ask === 'place.choose' && sight.view.turn > 0) found.push(sight.view);
    },
  });
  return found;
}

test('at dawn there are at most four orcs anywhere, and nobody is nowhere', () => {
  for (const [i, view] of views.entries()) {
    const { holder, men, hero, sorcerer } = dawn(sceneOf(view), random(i));
    for (let space = 0; space < SPACES.length; space++) {
      if (holder[space] === ORCS) expect(men[space]).toBeLessThanOrEqual(4);
      const isLed = [...hero, ...sorcerer].includes(space);
      if (holder[space] >= 0) expect(men[space] + Number(isLed)).toBeGreaterThan(0);
    }
    for (const leaders of [hero, sorcerer])
      for (const [seat, space] of leaders.entries()) if (space >= 0) expect(holder[space]).toBe(seat);
  }
});

test('a dawn in thought changes nothing but its own scene', () => {
  const scene = sceneOf(views[0]);
  const before = JSON.stringify(scene);
  dawn(scene, random(1));
  playedOn(scene, order, { turns: 4, random: random(1) });
  expect(JSON.stringify(scene)).toBe(before);
});

test('the same dice play a game on in the same way', () => {
  const scene = sceneOf(views[0]);
  const played = (seed: number) => playedOn(scene, order, { turns: 4, random: random(seed) });
  expect(played(1)).toBe(played(1));
  expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map(played)).size).toBeGreaterThan(1);
});

test('who has more men wins more of the games played on', () => {
  const share = (men: (holder: number, n: number) => number) => {
    const [view] = views;
    const scene = sceneOf({ ...view, men: view.men.map((n, space) => men(view.holder[space], n)) });
    let sum = 0;
    for (let seed = 0; seed < 40; seed++) sum += playedOn(scene, order, { turns: 4, random: random(seed) });
    return sum / 40;
  };
  expect(share((holder, n) => (holder === 0 ? 3 * n : n))).toBeGreaterThan(share((_, n) => n) + 0.05);
});

test('of its own cards a seat knows whether they bring a campaign', () => {
  const [view] = views;
  const ready = (scene: Scene) => scene.ground.ready[0];
  const none = view.hand.map(() => 0);
  expect(ready(sceneOf({ ...view, viewer: 0, hand: none }))).toBe(0);
  expect(ready(sceneOf({ ...view, viewer: 0, hand: none.with(6, 1) }))).toBe(1);
});

test('of two choices that look alike the one proves better after which there are more men', () => {
  const scene = sceneOf(views[0]);
  const strong = copied(scene);
  for (const [space, holder] of scene.holder.entries()) if (holder === 0) strong.men[space] *= 3;
  const tried = [scene, strong].map((end, option) => {
    const candidate = { option, worth: () => 0.5, ends: () => [{ chance: 1, scene: end }] };
    return { candidate, worth: 0.5 };
  });
  const matter = { seat: 0, scene, order, campaigns: 0, seed: 1 };
  const found = [...playedOut(matter, tried, { knights: 0, level: 3 })].filter(({ depth }) => depth > 3);
  const last = found.filter(({ depth }) => depth === found[found.length - 1].depth);
  const worth = (option: number) => last.find((one) => one.option === option)?.worth ?? 0;
  expect(worth(0)).toBeGreaterThan(0);
  expect(worth(1)).toBeGreaterThan(worth(0) + 0.02);
});

import { SPACES } from '@questhall/wizards-quest';
import { expect, test } from 'vitest';
import { lastMoves } from '../../../src/boards/wizards-quest/last.js';
import { standOf } from '../../../src/boards/wizards-quest/map/layout.js';
import { bridges, marnon, places } from '../../../src/boards/wizards-quest/sheet.js';
import { distance, inside } from '../../../src/draw/geometry.js';
import { picture } from '../../../src/draw/ground.js';

test('Marnon is the same on every visit', () => {
  const again = picture(marnon().sheet);
  expect(again.ground).toBe(marnon().ground);
  expect(again.lettering).toBe(marnon().lettering);
});

test('every space is drawn, its middle inside it, its clip in the ground', () => {
  for (const { land, at, shape, clip } of places()) {
    expect(inside(at, shape), land.id).toBe(true);
    expect(marnon().ground).toContain(`<clipPath id="${clip}">`);
  }
  expect(places()).toHaveLength(SPACES.length);
});

test('the drawing stays light: at most four thousand things, none with a style or a filter of its own', () => {
  const { ground, lettering } = marnon();
  expect((ground + lettering).match(/<[a-z]/gi)?.length).toBeLessThan(4000);
  expect(ground + lettering).not.toMatch(/style=|filter|NaN|undefined/);
});

test('the land is one island with an inner sea', () => {
  const coast = /<path id="marnon-coast" d="([^"]+)"/.exec(marnon().ground)?.[1] ?? '';
  expect(coast.match(/M/g)).toHaveLength(2);
});

test('three bridges stand on the river', () => {
  const river = marnon().rivers.get('amnon') ?? [];
  for (const { at } of bridges()) expect(Math.min(...river.map((p) => distance(p, at)))).toBe(0);
  expect(bridges()).toHaveLength(3);
});

test('tokens of one space do not stand on each other', () => {
  const full = {
    holder: 0,
    men: 3,
    power: 'hero',
    dragon: true,
    wizard: true,
    treasure: { owner: 1, kind: -1 },
  } as const;
  const stand = standOf(full, 0);
  const spots = [stand.force, stand.power, stand.dragon, stand.wizard, stand.treasure];
  spots.forEach((a, i) => {
    for (const b of spots.slice(i + 1)) expect(distance(a, b)).toBeGreaterThan(18);
  });
});

test('the last move is read from the news', () => {
  const news = (key: string, args: Record<string, string | number>) =>
    lastMoves({ seq: 1, at: 0, deed: { do: 'begin' }, events: [{ key, args }], patch: [], changed: {} });
  expect(news('captured', { seat: 2, from: 'haven', space: 'dewbury' })).toEqual([
    { what: 'men', from: 'haven', to: 'dewbury', seat: 2 },
  ]);
  expect(news('summoned', { seat: 1, power: 'hero', from: 'a', space: 'b' })[0].what).toBe('hero');
  expect(news('frenzy.captured', { from: 'a', space: 'b' })[0].what).toBe('orcs');
  expect(news('battle', { from: 'a', to: 'b' })).toEqual([]);
  expect(lastMoves(null)).toEqual([]);
});

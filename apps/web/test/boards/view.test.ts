import { expect, test } from 'vitest';
import { freeCorner } from '../../src/boards/corners.js';
import { litStep, stepTo } from '../../src/boards/steps.js';
import { boxAround, clamped, crowd, fitted, panned, revealing, zoomed } from '../../src/boards/view.js';

const window = { width: 400, height: 200 };
const world = [0, 0, 1000, 1000] as const;

test('a box is shown whole and in the middle', () => {
  expect(fitted([100, 100, 300, 150], window, [0.1, 4])).toEqual({ x: 100, y: 75, k: 2 });
});

test('of what does not fit one window as much as possible is shown, and never the gap between', () => {
  const [west, east]: [number, number][][] = [
    [
      [0, 0],
      [50, 60],
    ],
    [
      [900, 0],
      [950, 60],
      [990, 90],
    ],
  ];
  expect(crowd([...west, ...east], window, 1, 20)).toEqual(east);
  expect(crowd(west, window, 1, 20)).toEqual(west);
  expect(
    crowd(
      [
        [0, 0],
        [500, 0],
        [1000, 0],
      ],
      window,
      1,
      20,
    ),
  ).toEqual([[500, 0]]);
});

test('who looks at half as many already goes on looking there', () => {
  const [west, east]: [number, number][][] = [
    [
      [0, 0],
      [50, 60],
    ],
    [
      [900, 0],
      [950, 60],
      [990, 90],
    ],
  ];
  expect(crowd([...west, ...east], window, 1, 20, { x: -20, y: -20, k: 1 })).toEqual(west);
  expect(crowd([...west.slice(1), ...east], window, 1, 20, { x: -20, y: -20, k: 1 })).toEqual(east);
});

test('scales have bounds', () => {
  expect(fitted([0, 0, 10, 10], window, [0.5, 3]).k).toBe(3);
  expect(zoomed({ x: 0, y: 0, k: 1 }, 0.1, [0, 0], [0.5, 3]).k).toBe(0.5);
});

test('what is under the pointer stays there when one zooms', () => {
  const before = { x: 50, y: 20, k: 1 };
  const after = zoomed(before, 2, [100, 60], [0.5, 3]);
  expect(after.x + 100 / after.k).toBe(before.x + 100);
  expect(after.y + 60 / after.k).toBe(before.y + 60);
});

test('a map moves with the hand, but not out of its world', () => {
  expect(panned({ x: 10, y: 10, k: 2 }, [20, -20])).toEqual({ x: 0, y: 20, k: 2 });
  expect(clamped({ x: -50, y: 950, k: 1 }, window, world)).toEqual({ x: 0, y: 800, k: 1 });
  expect(clamped({ x: 7, y: 7, k: 0.1 }, window, world)).toEqual({ x: -1500, y: -500, k: 0.1 });
});

test('what is wanted comes into view, no farther than needed', () => {
  expect(revealing({ x: 0, y: 0, k: 1 }, window, [380, 50, 450, 90])).toEqual({ x: 50, y: 0, k: 1 });
  expect(revealing({ x: 0, y: 0, k: 1 }, window, [10, 10, 50, 50])).toEqual({ x: 0, y: 0, k: 1 });
  expect(
    boxAround(
      [
        [1, 2],
        [5, 0],
      ],
      1,
    ),
  ).toEqual([0, -1, 6, 3]);
  expect(boxAround([], 1)).toBeNull();
});

test('a small map keeps to a corner where it covers nothing', () => {
  const view = { x: 0, y: 0, k: 1 };
  const box = { width: 60, height: 40 };
  expect(freeCorner(view, window, box, [], 8)).toEqual([332, 8]);
  expect(freeCorner(view, window, box, [[360, 20]], 8)).toEqual([332, 152]);
  expect(
    freeCorner(
      view,
      window,
      box,
      [
        [360, 20],
        [360, 170],
        [30, 170],
      ],
      8,
    ),
  ).toBeNull();
});

const things = [
  { id: 'a', at: [0, 0] },
  { id: 'b', at: [100, 10] },
  { id: 'c', at: [0, 100] },
  { id: 'd', at: [110, 100] },
] as const;

test('arrow keys go to the nearest thing in their direction', () => {
  const way = (key: string, from: string) => stepTo(key, from, things);
  expect([way('ArrowRight', 'a'), way('ArrowDown', 'a'), way('ArrowLeft', 'd'), way('ArrowUp', 'd')]).toEqual([
    'b',
    'c',
    'c',
    'b',
  ]);
  expect(way('ArrowLeft', 'a')).toBe('a');
  expect(way('x', 'a')).toBeNull();
  expect(way('ArrowUp', 'gone')).toBe('a');
});

test('Page Down and Page Up go round what is lit', () => {
  const way = (key: string, from: string) => litStep(key, from, ['b', 'd']);
  expect([
    way('PageDown', 'b'),
    way('PageDown', 'd'),
    way('PageUp', 'b'),
    way('PageDown', 'a'),
    way('PageUp', 'a'),
  ]).toEqual(['d', 'b', 'd', 'b', 'd']);
  expect([way('x', 'b'), litStep('PageDown', 'a', [])]).toEqual([null, null]);
});

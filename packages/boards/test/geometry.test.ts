import { expect, test } from 'vitest';
import { bearing, centre, contains, edges, type Polygon, polygonsTouch, sharedEdges } from '../src/index.js';

const square: Polygon = squareAt(0, 0);

function squareAt(x: number, y: number): Polygon {
  return [
    [x, y],
    [x + 10, y],
    [x + 10, y + 10],
    [x, y + 10],
  ];
}

test('the centre of a square is its middle', () => {
  expect(centre(square)).toEqual([5, 5]);
});

test('the centre weighs area, not corners', () => {
  const corners: Polygon = [
    [0, 0],
    [10, 0],
    [10, 10],
    [9, 10],
    [8, 10],
    [7, 10],
    [0, 10],
  ];
  expect(centre(corners)).toEqual([5, 5]);
});

test('a line has no centre', () => {
  expect(() =>
    centre([
      [0, 0],
      [5, 5],
    ]),
  ).toThrow('expected three or more corners');
});

test('the last edge closes the outline', () => {
  expect(edges(square)).toHaveLength(4);
  expect(edges(square)[3]).toEqual([
    [0, 10],
    [0, 0],
  ]);
});

test('a point is inside or it is not', () => {
  expect(contains(square, [5, 5])).toBe(true);
  expect(contains(square, [15, 5])).toBe(false);
  expect(contains(square, [-1, 5])).toBe(false);
});

test('a notch in the outline is outside', () => {
  const notched: Polygon = [
    [0, 0],
    [10, 0],
    [10, 10],
    [5, 2],
    [0, 10],
  ];
  expect(contains(notched, [5, 1])).toBe(true);
  expect(contains(notched, [5, 8])).toBe(false);
});

test('bearings run clockwise from north', () => {
  const from = [0, 0] as const;
  expect([bearing(from, [0, -1]), bearing(from, [1, 0]), bearing(from, [0, 1]), bearing(from, [-1, 0])]).toEqual([
    0, 90, 180, 270,
  ]);
});

test('squares side by side share one edge', () => {
  expect(sharedEdges(square, squareAt(10, 0))).toEqual([
    [
      [10, 0],
      [10, 10],
    ],
  ]);
});

test('where only part of an edge is common, that part is shared', () => {
  expect(sharedEdges(square, squareAt(10, 4))).toEqual([
    [
      [10, 4],
      [10, 10],
    ],
  ]);
});

test('outlines drawn to a tenth still share an edge a hair apart', () => {
  expect(polygonsTouch(square, squareAt(10.04, 0))).toBe(true);
  expect(polygonsTouch(square, squareAt(10.4, 0))).toBe(false);
});

test('meeting at a corner is not touching', () => {
  expect(polygonsTouch(square, squareAt(10, 10))).toBe(false);
});

test('edges in one line with a gap between are not shared', () => {
  expect(polygonsTouch(square, squareAt(10, 12))).toBe(false);
});

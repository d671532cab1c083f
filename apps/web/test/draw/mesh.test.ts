import { expect, test } from 'vitest';
import { cornerKey, distance, type Point } from '../../src/draw/geometry.js';
import { type Cell, edgeKey, mesh } from '../../src/draw/mesh.js';

/** A square of the unit grid, ten wide. */
function cell(id: string, x: number, y: number): Cell {
  const at = (i: number, j: number): Point => [(x + i) * 10, (y + j) * 10];
  return { id, polygon: [at(0, 0), at(1, 0), at(1, 1), at(0, 1)] };
}
const style = { warp: 2, scale: 20, seed: 's', levels: 4, rough: () => 0.2 };
const [a, b, c, e] = [cell('a', 0, 0), cell('b', 1, 0), cell('c', 0, 1), cell('e', 2, 2)];

test('neighbours share one edge, point by point', () => {
  const net = mesh([a, b], style);
  const [top, bottom] = [a.polygon[1], a.polygon[2]];
  expect(net.edges.get(edgeKey(top, bottom))?.cells).toEqual([a, b]);
  expect(net.run(top, bottom)).toEqual(net.run(bottom, top).slice().reverse());
  const common = net
    .shape(a)
    .map(cornerKey)
    .filter((key) => net.shape(b).map(cornerKey).includes(key));
  expect(common).toHaveLength(2 ** style.levels + 1);
});

test('a shape is closed: every step of it is short', () => {
  const shape = mesh([a, b, c], style).shape(a);
  shape.forEach((p, i) => {
    expect(distance(p, shape[(i + 1) % shape.length])).toBeLessThan(3);
  });
});

test('the same data give the same drawing, another seed another one', () => {
  const drawn = (seed: string) => mesh([a, b], { ...style, seed }).shape(a);
  expect(drawn('s')).toEqual(drawn('s'));
  expect(drawn('s')).not.toEqual(drawn('t'));
});

test('an outline leaves out inner edges, and each land has its own loop', () => {
  const net = mesh([a, b, c, e], style);
  const loops = net.outlines(() => true);
  expect(loops.map((loop) => loop.length)).toEqual([8 * 2 ** style.levels, 4 * 2 ** style.levels]);
  expect(net.outlines((one) => one.id === 'e')[0]).toEqual(net.shape(e));
});

test('a lake within the land makes a loop of its own', () => {
  const ring = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => cell(`${x}${y}`, x, y)));
  const net = mesh(ring, style);
  expect(net.outlines(({ id }) => id !== '11').map((loop) => loop.length / 2 ** style.levels)).toEqual([12, 4]);
});

test('without noise and warp a mesh is the data', () => {
  const net = mesh([a, b], { ...style, warp: 0, levels: 0, rough: () => 0 });
  expect(net.shape(a)).toEqual(a.polygon);
});

test('corners that relax are drawn towards their neighbours', () => {
  const flat = {
    ...style,
    warp: 0,
    levels: 0,
    rough: () => 0,
    relaxes: (cells: readonly Cell[]) => cells.length === 1,
  };
  const corner = mesh([a], flat).shape(a)[0];
  expect(corner[0]).toBeGreaterThan(0);
  expect(corner[1]).toBeGreaterThan(0);
});

import { BRIDGES, FIRST_WASTE, gatesOf, idOf, LANDS, WASTES } from '@questhall/dragonlords';
import { between, distance, line, type Point, smoothed } from '../../../draw/geometry.js';
import type { Picture } from '../../../draw/ground.js';
import { type Markup, put, turned } from '../../../draw/markup.js';
import { chance } from '../../../draw/random.js';
import { mountain } from '../../../draw/symbols/heights.js';
import { bridge } from '../../../draw/symbols/works.js';
import { harbours, onSheet, sharedCorners } from './cells.js';
import { printed } from './symbols.js';

/** Everything that joins or parts land, drawn over the ground: grid of the sea, ranges, bridges, passes, harbours. */
export function works(drawn: Picture, zones: readonly string[]): Markup {
  return (
    `<path d="${zones.join('')}" class="zone-grid"/>` +
    realmLines(drawn) +
    gates(drawn).join('') +
    ranges(drawn) +
    BRIDGES.map(({ ends, name }) => span(drawn.warp(onSheet(ends[0])), drawn.warp(onSheet(ends[1])), name)).join('') +
    harbours()
      .map(({ place, zone }) => anchor(drawn, place, idOf(zone)))
      .join('')
  );
}

/** The border of a realm in its colour: whoever holds the kingdom musters within it. */
function realmLines(drawn: Picture): Markup {
  const id = drawn.sheet.id;
  return Array.from(
    { length: 6 },
    (_, realm) =>
      `<g clip-path="url(#${id}-group-realm-${realm})"><use href="#${id}-outline-realm-${realm}" class="realm-line realm-${realm}"/></g>`,
  ).join('');
}

/** Mountains along the borders that cannot be crossed. */
function ranges(drawn: Picture): Markup {
  const next = chance('dragonlords ranges');
  const feet: Point[] = LANDS.flatMap((land) =>
    land.borders
      .filter(({ to, via }) => via === 'mountains' && land.id < to)
      .flatMap(({ to }) => along(sharedCorners(land.id, to).map(drawn.warp))),
  );
  return feet
    .sort((a, b) => a[1] - b[1])
    .map(([x, y]) => put([x, y + 6], mountain(next, 19 + next() * 5, 15 + next() * 6, next() < 0.5)))
    .join('');
}

/** Points every dozen units along a line. */
function along(points: readonly Point[]): Point[] {
  const found: Point[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const many = Math.max(1, Math.round(distance(points[i], points[i + 1]) / 12));
    for (let n = 0; n < many; n++) found.push(between(points[i], points[i + 1], n / many));
  }
  const last = points.at(-1);
  return last ? [...found, last] : found;
}

/** A great bridge from shore to shore. */
function span(a: Point, b: Point, name: string): Markup {
  const length = distance(a, b);
  const degrees = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
  return turned(between(a, b, 0.5), degrees, `<g class="span ${name.split(' ')[0]}">${bridge(length, 9)}</g>`);
}

/** Ways into the Wastelands: a bridge to a village, a pass of stepping stones to a lair. */
function gates(drawn: Picture): Markup[] {
  return WASTES.flatMap(({ id, kind }, i) =>
    gatesOf(FIRST_WASTE + i).map((land) => {
      const [from, to] = [drawn.cells.get(idOf(land))!.at, drawn.cells.get(id)!.at];
      const [a, b] = shores(drawn, idOf(land), id, from, to);
      if (kind === 'village') return span(a, b, 'gate');
      const way = smoothed([between(from, a, 0.6), a, bent(a, b), b, between(to, b, 0.6)], 3);
      return `<path d="${line(way)}" class="pass-casing"/><path d="${line(way)}" class="pass"/>`;
    }),
  );
}

/** The nearest points of two coasts. */
function shores(drawn: Picture, a: string, b: string, from: Point, to: Point): [Point, Point] {
  const near = (id: string, other: Point) =>
    (drawn.cells.get(id)?.shape ?? []).reduce((best, p) => (distance(p, other) < distance(best, other) ? p : best));
  const start = near(a, to);
  const end = near(b, start);
  return [between(start, from, 0.12), between(end, to, 0.12)];
}

function bent(a: Point, b: Point): Point {
  const [x, y] = between(a, b, 0.5);
  return [x + (b[1] - a[1]) * 0.12, y - (b[0] - a[0]) * 0.12];
}

/** An anchor in the water before a harbour. */
function anchor(drawn: Picture, place: string, zone: string): Markup {
  const at = anchorAt(drawn, place, zone);
  return put(at, `<circle r="8" class="anchor-pool"/>${printed('dragonlords/anchor', 12, 'var(--sea-text)')}`);
}

/** Where it lies: at the edge of the zone that is nearest to the land, or so far towards its middle. */
export function anchorAt(drawn: Picture, place: string, zone: string, off = 0.42): Point {
  const shape = drawn.shapeOf(zone);
  const middle = centreOf(shape);
  const land = drawn.cells.get(place)?.at ?? middle;
  const edge = shape.reduce((best, p) => (distance(p, land) < distance(best, land) ? p : best), middle);
  return between(edge, middle, off);
}

export function centreOf(shape: readonly Point[]): Point {
  const sum = (axis: 0 | 1) => shape.reduce((total, p) => total + p[axis], 0) / Math.max(1, shape.length);
  return [sum(0), sum(1)];
}

import {
  BLACK_LINES,
  BRIDGES,
  banks,
  HEXES,
  placeNamed,
  RIVER_ROWS,
  ROADS,
  SIDES,
  TRAILS,
} from '@questhall/lords-and-wizards';
import { between, cornerKey, line, type Point, smoothed } from '../../../draw/geometry.js';
import { d, type Markup } from '../../../draw/markup.js';
import { roadworks, runs } from '../../../draw/roads.js';
import { bridge } from '../../../draw/symbols/works.js';
import { ribbon } from '../../../draw/water.js';
import { CENTRES, cornersOf } from './hexes.js';
import { NET, warp } from './net.js';

/** The two corners that two neighbouring hexes share. */
export function sideOf(a: number, b: number): [Point, Point] {
  const there = new Set(cornersOf(b).map(cornerKey));
  const [p, q] = cornersOf(a).filter((corner) => there.has(cornerKey(corner)));
  return [p, q];
}

interface Course {
  readonly name: string;
  /** From mouth to source, as it is drawn. */
  readonly run: readonly Point[];
  readonly fromLake: boolean;
}

/** The drawn courses of all rivers. */
export const COURSES: readonly Course[] = courses();

function courses(): Course[] {
  let first = HEXES;
  return RIVER_ROWS.map(({ name, sides, fromLake }) => {
    const many = sides.split(' ').length;
    const corners = chain(Array.from({ length: many }, (_, i) => sideOf(...banks(first + i))));
    first += many;
    return { name, run: corners.reverse().map(warp), fromLake: fromLake === true };
  });
}

/** Hexsides from the source on, as the corners that one comes by. */
function chain(sides: readonly (readonly [Point, Point])[]): Point[] {
  const [[a, b], second] = sides;
  const ahead = second ? second.map(cornerKey) : [];
  const points = ahead.includes(cornerKey(a)) ? [b, a] : [a, b];
  for (const [p, q] of sides.slice(1)) points.push(cornerKey(p) === cornerKey(points[points.length - 1]) ? q : p);
  return points;
}

/** Rivers as ribbons that broaden towards the sea. */
export function rivers(clip: string): Markup {
  return COURSES.map(({ name, run, fromLake }) => {
    const [end, before] = [run[0], run[1]];
    const out: Point = [end[0] + (end[0] - before[0]) * 0.8, end[1] + (end[1] - before[1]) * 0.8];
    const { banks: shores, middle } = ribbon([out, ...run], [fromLake ? 5 : 2, 8.5], name);
    return (
      `<g clip-path="url(#${clip})"><path d="${shores}" class="inked" fill="var(--sea-0)" stroke-width="1.1"/>` +
      `<path d="${middle}" class="sea-line" stroke-opacity=".6" stroke-width=".8" stroke-dasharray="9 6"/></g>`
    );
  }).join('');
}

const pairs = (text: string) => text.split(' ').map((pair) => pair.split('-') as [string, string]);

/** Steps from hex to hex: runs cross each other, and a curve must not cut the crossing. */
function steps(text: string): [string, string][] {
  return text.split(' ').flatMap((run) => {
    const hexes = run.split('-');
    return hexes.slice(1).map((hex, i): [string, string] => [hexes[i], hex]);
  });
}

/** Roads, trails, and the bridges that carry them. */
export function ways(): Markup {
  const at = (id: string) => warp(CENTRES[placeNamed(id)]);
  const drawn = roadworks(
    [
      ...runs(steps(ROADS)).map((through) => ({ kind: 'road' as const, through })),
      ...runs(steps(TRAILS)).map((through) => ({ kind: 'trail' as const, through })),
    ],
    at,
  );
  const bridges = pairs(BRIDGES).map(([one, other]) => {
    const [a, b] = [at(one), at(other)];
    const [x, y] = between(a, b, 0.5);
    const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
    return `<g transform="${d`translate(${x} ${y}) rotate(${turn}) scale(.85)`}">${bridge(20, 9)}</g>`;
  });
  return `<g class="world-ways">${drawn}</g>${bridges.join('')}`;
}

/** Narrow straits that part coasts: fleets pass, nobody walks. */
export function straits(): Markup {
  const path = pairs(BLACK_LINES)
    .map(([a, b]) => {
      const [p, q] = sideOf(placeNamed(a), placeNamed(b));
      return line(smoothed(NET.run(p, q), 1));
    })
    .join('');
  return `<path d="${path}" class="strait-bank"/><path d="${path}" class="strait"/>`;
}

/** The middle of a river hexside on the bent sheet. */
export function sideAt(place: number): Point {
  const [a, b] = SIDES[place - HEXES];
  const [p, q] = sideOf(a, b);
  const run = NET.run(p, q);
  return run[Math.floor(run.length / 2)];
}

import { between, line, loop, type Point } from '../geometry.js';
import { d, ink, inkedAs, type Markup, wash } from '../markup.js';
import type { Chance } from '../random.js';

/** A peak with its foot at the origin: shaded away from the light, hachured, with snow if it is tall. */
export function mountain(next: Chance, width: number, height: number, snow: boolean): Markup {
  const peak: Point = [(next() - 0.5) * width * 0.16, -height];
  const left: Point = [-width / 2, 0];
  const right: Point = [width / 2, 0];
  const west = [left, ...wobbly(left, peak, 5, width * 0.09, next), peak];
  const east = [...wobbly(peak, right, 5, width * 0.09, next), right];
  const foot: Point = [peak[0] * 0.2 + width * 0.06, height * 0.04];
  const ridge = [peak, ...wobbly(peak, foot, 4, width * 0.13, next), foot];
  const lines = hachures(ridge, width, height, next) + glints(peak, width, height, next);
  return (
    wash(loop([...west, ...east]), 'rock') +
    wash(loop([...ridge, right, ...east.slice(0, -1).reverse()]), 'rock-shade') +
    (snow ? wash(snowCap(peak, width, height), 'snow') : '') +
    ink(line([...west, ...east]) + lines + line(ridge))
  );
}

/** Points between two, each a little off the straight line. */
function wobbly(a: Point, b: Point, parts: number, reach: number, next: Chance): Point[] {
  const points: Point[] = [];
  for (let i = 1; i < parts; i++) {
    const [x, y] = between(a, b, i / parts);
    points.push([x + (next() - 0.5) * reach, y + (next() - 0.5) * reach * 0.8]);
  }
  return points;
}

function hachures(ridge: readonly Point[], width: number, height: number, next: Chance): string {
  let lines = '';
  const many = Math.max(4, Math.round(height / 3.4));
  for (let i = 1; i < many; i++) {
    const t = (i / many) * (ridge.length - 1);
    const k = Math.min(ridge.length - 2, Math.floor(t));
    const [x, y] = between(ridge[k], ridge[k + 1], t - k);
    const length = width * (0.1 + (0.26 * i) / many) * (0.75 + next() * 0.4);
    lines += d`M${x + 1} ${y + 1}l${length * 0.72} ${length * 0.8}`;
  }
  return lines;
}

function glints(peak: Point, width: number, height: number, next: Chance): string {
  let lines = '';
  for (let i = 0; i < 3; i++) {
    const t = 0.35 + i * 0.2 + next() * 0.06;
    lines += d`M${peak[0] + (-width / 2 - peak[0]) * t + width * 0.07} ${-height + height * t + 1}l${-width * 0.02} ${height * 0.17}`;
  }
  return lines;
}

function snowCap([x]: Point, w: number, h: number): string {
  return loop([
    [x - w * 0.13, -h * 0.72],
    [x, -h],
    [x + w * 0.14, -h * 0.7],
    [x + w * 0.05, -h * 0.61],
    [x, -h * 0.68],
    [x - w * 0.06, -h * 0.6],
  ]);
}

/** A low round hill. */
export function hill(_: Chance, w: number): Markup {
  const h = w * 0.42;
  const back = d`M${-w / 2} 0Q${-w * 0.3} ${-h * 1.5} 0 ${-h}Q${w * 0.3} ${-h * 0.8} ${w / 2} 0`;
  let shade = '';
  for (let i = 0; i < 5; i++) {
    const t = 0.12 + i * 0.085;
    shade += d`M${w * t} ${-h * (1 - (t * 2) ** 2) + 1.5}l${w * 0.035} ${h * 0.3}`;
  }
  return wash(`${back}Z`, 'hill') + ink(back + shade);
}

/** A crescent of sand with its lee side in the shade. */
export function dune(next: Chance, w: number): Markup {
  const h = w * 0.3;
  const crest = d`M${-w * 0.5} 0C${-w * 0.25} ${-h * 1.15} ${w * 0.02} ${-h * 1.2} ${w * 0.12} ${-h}C0 ${-h * 0.5} ${w * 0.14} ${-h * 0.1} ${w * 0.5} 0`;
  const lee = d`M${w * 0.12} ${-h}C0 ${-h * 0.5} ${w * 0.14} ${-h * 0.1} ${w * 0.5} 0L${w * 0.42} ${-h * 0.3}Q${w * 0.3} ${-h * 0.85} ${w * 0.12} ${-h}Z`;
  let grains = '';
  for (let i = 0; i < 7; i++) grains += d`M${w * (-0.02 + next() * 0.4)} ${-h * (0.05 + next() * 0.55)}h.01`;
  return wash(`${crest}Z`, 'dune') + wash(lee, 'dune-shade') + ink(crest) + inkedAs('grains', grains);
}

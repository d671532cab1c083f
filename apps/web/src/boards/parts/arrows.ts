import { loop, type Point } from '../../draw/geometry.js';
import { d } from '../../draw/markup.js';

/** A bowed line from one place to another that leaves room for the tokens at both ends. */
export interface Bow {
  readonly from: Point;
  readonly bend: Point;
  readonly to: Point;
}

export function bow(a: Point, b: Point, room: readonly [number, number] = [32, 26]): Bow {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const lift = Math.min(40, Math.max(14, length * 0.14));
  const from: Point = [a[0] + ux * room[0], a[1] + uy * room[0] - 5];
  const to: Point = [b[0] - ux * room[1], b[1] - uy * room[1] - 6];
  // Always bowed upwards, whichever way it goes.
  const side = ux >= 0 ? -1 : 1;
  return { from, to, bend: [(from[0] + to[0]) / 2 - uy * lift * side, (from[1] + to[1]) / 2 + ux * lift * side] };
}

export function bowPath({ from, bend, to }: Bow): string {
  return d`M${from[0]} ${from[1]}Q${bend[0]} ${bend[1]} ${to[0]} ${to[1]}`;
}

/** The line of an arrow up to its head, and the head. */
export function arrow({ from, bend, to }: Bow): { shaft: string; head: string } {
  const angle = Math.atan2(to[1] - bend[1], to[0] - bend[0]);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const back = (along: number, across: number): Point => [
    to[0] - c * along - s * across,
    to[1] - s * along + c * across,
  ];
  return {
    shaft: bowPath({ from, bend, to: back(7, 0) }),
    head: loop([back(-4, 0), back(11, 10), back(7, 0), back(11, -10)]),
  };
}

import { SITES } from '@questhall/lords-and-wizards';
import type { Point } from '../../../draw/geometry.js';
import { type Markup, put } from '../../../draw/markup.js';
import { cairn, house, spire, tower } from '../../../draw/symbols/works.js';
import type { Standing } from './growth.js';
import { CENTRES } from './hexes.js';
import { warp } from './net.js';

/** Where a town stands in its hex: to the left, so that a stack has room beside it. */
export const TOWN: Point = [-11, 9];

/** Cities, ruins and villages. Castles are built and taken, so they are no part of the ground. */
export function towns(): Standing[] {
  return SITES.map(({ hex, kind, gt }) => {
    const [x, y] = warp(CENTRES[hex]);
    const drawn = kind === 'city' ? city(gt) : kind === 'ruin' ? ruin() : village();
    return { y: y + TOWN[1], markup: put([x + TOWN[0], y + TOWN[1]], drawn) };
  });
}

/** The richer, the more roofs. */
function city(gt: number): Markup {
  const shadow = `<ellipse cy="1.2" rx="${gt >= 5 ? 19 : 15}" ry="4" fill="#000" opacity=".16"/>`;
  const back = house(-9, -4, 5) + house(9, -4.4, 5);
  const front = house(-5.2, 2.4, 5.4) + house(6, 2.8, 5);
  if (gt < 5) return shadow + back + spire(0, -2, 6.4, 13) + front;
  const wide = house(-15.5, 1.6, 4.6) + house(15, 2, 4.6);
  return shadow + tower(-12, -4, 5.6, 13) + back + spire(0, -2, 8, 18) + tower(12, -4, 5.6, 11) + wide + front;
}

function village(): Markup {
  return house(-6, 0, 5) + house(5, 2, 4.6);
}

function ruin(): Markup {
  return (
    tower(-8, 0, 6, 12) +
    put(
      [0, 2],
      cairn(() => 0.5, 5),
    ) +
    tower(9, 2, 6, 8)
  );
}

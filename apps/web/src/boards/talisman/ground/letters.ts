import type { Space } from '@questhall/talisman';
import type { Point } from '../../../draw/geometry.js';
import { d, escaped, type Markup, put } from '../../../draw/markup.js';
import { cardsDrawn } from '../spaces.js';
import { isCorner, type RingCell, SIDE } from './cells.js';
import { cardBacks } from './landmarks.js';

interface Lettered {
  readonly land: RingCell;
  readonly at: Point;
}
type Warp = (p: Point) => Point;

/** How far below its upper edge the name of a space is written. */
const DROP = { outer: 27, middle: 26, inner: 23, crown: 23 } as const;

/** Where the name of a space is written. */
export function nameAt({ land, at }: Lettered, warp: Warp): Point {
  const [x0, y0, x1] = land.box;
  return [at[0], warp([(x0 + x1) / 2, y0 + DROP[land.group]])[1] + 2];
}

/** The name of every space, along its upper edge. */
export function names(cells: readonly Lettered[], warp: Warp): Markup {
  return cells
    .map((cell) => {
      const { land } = cell;
      const [x, y] = nameAt(cell, warp);
      const long = land.space.name.length > 13 ? ' long' : '';
      const kind = isCorner(land) ? ' corner' : land.group === 'inner' || land.group === 'crown' ? ' burnt' : '';
      const name = land.group === 'crown' ? 'Crown' : land.space.name;
      return `<text class="space-name${kind}${long}" ${d`x="${x}" y="${y}"`}>${escaped(name)}</text>`;
    })
    .join('');
}

export function riverName(y: number): Markup {
  const path = d`M300 ${y + 4}Q400 ${y - 4} 500 ${y + 4}T700 ${y + 3}`;
  return (
    `<path id="talisman-river-name" d="${path}" fill="none"/>` +
    '<text class="sea-name storm-river"><textPath href="#talisman-river-name" startOffset="50%">The Storm River</textPath></text>'
  );
}

/** What Enemies add to their die in a space, beside the card backs. */
function fierceness({ encounter }: Space): Markup {
  const bonus = encounter.kind === 'draw' ? (encounter.bonus ?? 0) : 0;
  if (bonus === 0) return '';
  return `<g transform="translate(-23 1)"><circle r="11" class="fierce"/><text y="5" class="fierce-words">+${bonus}</text></g>`;
}

/** Card backs in the lower right corner, as many as one draws there. */
export function badges(cells: readonly Lettered[], warp: Warp): Markup {
  return cells
    .map(({ land }) => {
      const many = cardsDrawn(land.space);
      if (many === 0) return '';
      const [, , x1, y1] = land.box;
      const [x, y] = warp([Math.min(SIDE - 4, x1) - 24, Math.min(SIDE - 4, y1) - 24]);
      const backs = `<g transform="scale(.9)">${cardBacks(many)}</g>`;
      return put([x, y], backs + fierceness(land.space));
    })
    .join('');
}

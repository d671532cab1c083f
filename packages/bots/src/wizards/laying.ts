import { type Cell, COLUMNS, distance, ROWS } from '@questhall/wizards';
import { cheapest, type Decide } from './decision.js';

const MIDDLE: Cell = Math.floor(ROWS / 2) * COLUMNS + COLUMNS / 2;

/** Tiles go close together, so that one can walk from each to the next. */
export const laysClose: Decide = ({ view, options }) => ({
  pick: cheapest<Cell>(options, (cell) => {
    let touching = 0;
    for (const at of view.layout.at) if (at >= 0 && distance(at, cell) === 5) touching += 1;
    return distance(cell, MIDDLE) - 20 * touching;
  }),
  why: 'it joins what lies there already',
});

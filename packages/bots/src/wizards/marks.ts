import { type Cell, distance } from '@questhall/wizards';
import { cheapest, type Decide } from './decision.js';

/** A marker goes where it is nearest as the raven flies. */
export const nearMarks: Decide = ({ view, seat, options }) => ({
  pick: cheapest<Cell>(options, (cell) => distance(cell, view.at[seat])),
  why: 'the nearest',
});

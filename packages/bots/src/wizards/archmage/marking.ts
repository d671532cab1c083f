import { type Cell, cellOfMark, distance, isDone, tileAt } from '@questhall/wizards';
import { cheapest, type Decide } from '../decision.js';
import { omensOf } from './omens.js';

/** Steps as the raven flies that the fall of a tile is worth going round. */
const FALL = 12;
const FAR = 8;

/** A marker goes near to him and to his other errands, and not where Evil comes next. */
export const marksWell: Decide = ({ view, seat, options }) => {
  const { risk } = omensOf(view);
  const others = view.tasks[seat].flatMap(({ marks }) => marks.filter((m) => !isDone(m) && cellOfMark(m) >= 0));
  const cost = (cell: Cell) => {
    const near = others.reduce((least, m) => Math.min(least, distance(cell, cellOfMark(m))), FAR);
    return 0.6 * (distance(cell, view.at[seat]) + near) + FALL * (risk.get(tileAt(view, cell)) ?? 0);
  };
  return { pick: cheapest<Cell>(options, cost), why: 'it is near to my other errands' };
};

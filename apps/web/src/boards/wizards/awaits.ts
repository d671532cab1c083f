import {
  ABBEY,
  type Cell,
  HIGH_HOLLOW,
  hasDemon,
  isDwelling,
  isTown,
  LAIR_CENTRE,
  landAt,
  STAR_CREST,
  type View,
} from '@questhall/wizards';
import { type Row, tableOf } from './perils.js';

/** A table of encounters that waits in a place. */
export interface Awaiting {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** What dice decide for whoever comes to a hex, in the order in which it is met. */
export function awaitsIn(view: View, cell: Cell): readonly Awaiting[] {
  const space = landAt(view, cell);
  const found: (readonly [string, string])[] = [];
  if (space === HIGH_HOLLOW) found.push(['High Hollow', 'high-hollow']);
  else if (space === STAR_CREST) found.push(['The Star Crest', 'star-crest']);
  else if (space === ABBEY) found.push(['The Abbey', 'abbey']);
  else if (space >= 0 && isDwelling(space)) found.push(['The Elves', 'elves']);
  else if (space >= 0 && isTown(space)) found.push(['Common Folk', 'common-folk']);
  if (hasDemon(view, cell)) found.push(['Demons', 'demons']);
  if (view.dragon === cell || space === LAIR_CENTRE) found.push(['The Dragon', 'dragon']);
  return found.map(([title, table]) => ({ title, rows: tableOf(table) }));
}

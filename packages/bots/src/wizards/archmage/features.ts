import type { Seat } from '@questhall/kernel';
import {
  type Board,
  CIRCLE_CENTRE,
  cellOf,
  DAYS,
  distance,
  hasMandatory,
  isAfflicted,
  isDone,
  SACRED_CIRCLE,
  SORCERY,
  TASKS,
  type View,
} from '@questhall/wizards';
import { missing } from '../knight/errands.js';
import { timeLeft } from './gems/chart.js';
import { bitsIn } from './gems/race.js';
import { omensOf } from './omens.js';

/** What tells how a seat stands, each with a weight in `weights.ts`. */
export const FEATURES = [
  'order',
  'rank',
  'points missing',
  'tasks',
  'parts done',
  'mandatory',
  'free',
  'sorcerer',
  'cards seen',
  'gems',
  'many gems',
  'all gems',
  'way home',
  'afflicted',
  'turns lost',
  'late',
] as const;

/** How a seat stands, as numbers of about the size of one. */
export function features(view: View, seat: Seat): number[] {
  const last = view.rank[seat] === 4;
  const mandatory = hasMandatory(view, seat);
  const needed = last ? 0 : missing(view, seat);
  const gems = bitsIn(view.gems[seat]);
  const all = gems >= 6;
  return [
    view.rank[seat] > 0 ? 1 : 0,
    view.rank[seat] / 4,
    needed / 60,
    last ? 0 : Math.min(needed, promised(view, seat)) / 60,
    last ? 0 : partsDone(view, seat) / 5,
    mandatory ? 1 : 0,
    last && !mandatory ? 1 : 0,
    last && view.order[seat] === SORCERY ? 1 : 0,
    last ? bitsIn(view.seen[seat]) / 7 : 0,
    gems / 6,
    Math.max(0, gems - 3) / 3,
    all ? 1 : 0,
    all ? Math.min(40, toCircle(view, seat)) / 20 : 0,
    isAfflicted(view, seat) ? 1 : 0,
    Math.min(10, view.lost[seat] + view.trapTurns[seat]) / 5,
    Math.max(0, turnsFor(needed, gems) - daysLeft(view)) / 40,
  ];
}

/** Points that Tasks in hand will bring. */
function promised({ tasks }: View, seat: Seat): number {
  let sum = 0;
  for (const { card } of tasks[seat]) for (const gain of TASKS[card].gain) sum += gain;
  return sum;
}

function partsDone({ tasks }: View, seat: Seat): number {
  return tasks[seat].reduce((sum, { marks }) => sum + marks.filter(isDone).length, 0);
}

function toCircle(view: View, seat: Seat): number {
  return view.at[seat] < 0 ? 0 : distance(view.at[seat], cellOf(view, CIRCLE_CENTRE));
}

/** Turns that somebody still needs, by rule of thumb. */
function turnsFor(needed: number, gems: number): number {
  return 10 + needed / 1.6 + 6 * (6 - gems);
}

/** Days until the Circle falls, on average: it goes with one of the Magic tiles. */
export function daysLeft(board: Board): number {
  const { days, tiles } = timeLeft(board);
  if (days > DAYS) return days + (DAYS * (tiles - 1)) / 2;
  const omens = omensOf(board);
  return omens.days + (DAYS * tiles * (1 - (omens.risk.get(SACRED_CIRCLE) ?? 0))) / 2;
}

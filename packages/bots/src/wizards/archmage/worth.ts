import { RANKS, TASKS, type View } from '@questhall/wizards';

/** Turns that a point is worth, by Rank: one for the next Rank, and one that is of use later. */
const SOON = [0, 0.6, 0.5, 0.53, 0];
const LATER = [0, 0.45, 0.45, 0.45, 0];
const SPARE = 0.04;
/** Turns that it is worth to rise, from each Rank. */
export const RISE: readonly number[] = [0, 9, 9, 25, 0];
/** What another Task is worth, by how many he has. */
const LESSON = [3.2, 2.8, 2.4, 1.9, 1.4, 1, 0.6, 0.3, 0.2];
/** Points that a Task brings on average, as far as they are of use. */
const TASK = 12;
/** How much of what is missing Tasks shall bring: near the end other points come in by themselves. */
const ENOUGH = [0, 1, 1, 0.95, 0];

export type Sheet = Pick<View, 'order' | 'rank' | 'points'>;

function needAt({ order }: Sheet, seat: number, rank: number): readonly number[] {
  return RANKS[order[seat]]?.[rank]?.need ?? [60, 60, 60];
}

/** W 10.1 Turns that these points save. */
export function worthOfPoints(view: Sheet, seat: number, gain: readonly number[]): number {
  const rank = view.rank[seat];
  const [last, next] = [needAt(view, seat, 4), needAt(view, seat, Math.min(4, rank + 1))];
  let sum = 0;
  for (let type = 0; type < 3; type++) {
    const held = view.points[seat * 3 + type];
    const soon = Math.min(gain[type], Math.max(0, next[type] - held));
    const later = Math.min(gain[type] - soon, Math.max(0, last[type] - held - soon));
    sum += soon * SOON[rank] + later * LATER[rank] + SPARE * (gain[type] - soon - later);
  }
  return sum;
}

/** Turns that one point of the type of his choice saves. */
export function worthOfPoint(view: Sheet, seat: number): number {
  const rank = view.rank[seat];
  if (rank === 4) return 0;
  if (isMissing(view, seat, rank + 1)) return SOON[rank];
  return isMissing(view, seat, 4) ? LATER[rank] : 0;
}

export function isMissing(view: Sheet, seat: number, rank: number): boolean {
  return needAt(view, seat, rank).some((n, type) => n > view.points[seat * 3 + type]);
}

/** What more a gain is worth that is the last one missing for the next Rank. */
export function worthOfLast(view: Sheet, seat: number, gain: readonly number[]): number {
  const rank = view.rank[seat];
  if (rank === 4 || !isMissing(view, seat, rank + 1)) return 0;
  const earned = needAt(view, seat, rank + 1).every((n, type) => n <= view.points[seat * 3 + type] + gain[type]);
  return earned ? RISE[rank] / 4 : 0;
}

/** What a gain is worth in all. */
export function worthOfGain(view: Sheet, seat: number, gain: readonly number[]): number {
  return view.rank[seat] < 4 ? worthOfPoints(view, seat, gain) + worthOfLast(view, seat, gain) : 0;
}

/** What the next Tasks are worth, one after the other, until those he has bring all that is missing. */
export function worthOfLessons(view: View, seat: number): number[] {
  const rank = view.rank[seat];
  const tasks = view.tasks[seat];
  let left = 0;
  needAt(view, seat, 4).forEach((n, type) => {
    const held = tasks.reduce((sum, { card }) => sum + TASKS[card].gain[type], view.points[seat * 3 + type]);
    left += Math.max(0, n * ENOUGH[rank] - held);
  });
  return LESSON.slice(tasks.length).map((worth, n) => worth * Math.max(0, Math.min(1, left / TASK - n)));
}

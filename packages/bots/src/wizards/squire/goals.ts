import { HAMDREL, isAfflicted, RUKTAL, SORCERERS, type View } from '@questhall/wizards';
import { type Goal, gemsOf } from '../field.js';
import { healers, homesOf, isRipe, mentors, placesOf, wizardMarkers } from '../goals.js';

/** Whatever is nearest of what a player can use now. */
export function squireGoals(view: View, seat: number): Goal[] {
  const near = (cells: readonly number[], late = 0): Goal[] => cells.map((cell) => ({ cell, late }));
  if (isAfflicted(view, seat)) return near(healers(view));
  if (view.rank[seat] === 0)
    return near(lovesDruids(seat) ? homesOf(view, [RUKTAL]) : [...homesOf(view, SORCERERS), ...wizardMarkers(view)]);
  const tasks = view.tasks[seat].flatMap((held) => placesOf(view, seat, held));
  if (isRipe(view, seat)) return near([...mentors(view, seat), ...homesOf(view, [HAMDREL])]);
  if (tasks.length > 0) return near(tasks);
  if (view.rank[seat] < 4) return near([...mentors(view, seat), ...homesOf(view, [HAMDREL])]);
  return gems(view, seat, near);
}

function gems(view: View, seat: number, near: (cells: readonly number[]) => Goal[]): Goal[] {
  if (gemsOf(view, seat) >= 6) return near(homesOf(view, [RUKTAL]));
  return near([...mentors(view, seat), ...wizardMarkers(view), ...homesOf(view, [HAMDREL])]);
}

/** Squires take what comes, but for those who have set their hearts on the Circle. */
export function lovesDruids(seat: number): boolean {
  return seat % 3 === 2;
}

import { HAMDREL, hasMandatory, isAfflicted, RUKTAL, SORCERERS, SORCERY, type View } from '@questhall/wizards';
import { type Goal, gemsOf, TURN } from '../field.js';
import { dwellings, healers, homesOf, isRipe, isWanted, mentors, placesOf, wizardMarkers } from '../goals.js';

/** Whatever is nearest of what a player can use now. */
export function squireGoals(view: View, seat: number): Goal[] {
  const near: Near = (cells, late = 0) => cells.map((cell) => ({ cell, late }));
  if (isAfflicted(view, seat)) return near(healers(view));
  if (view.rank[seat] === 0)
    return near(lovesDruids(seat) ? homesOf(view, [RUKTAL]) : [...homesOf(view, SORCERERS), ...wizardMarkers(view)]);
  const tasks = view.tasks[seat].flatMap((held) => placesOf(view, seat, held));
  if (isRipe(view, seat)) return near([...mentors(view, seat), ...homesOf(view, [HAMDREL])]);
  if (view.rank[seat] < 4) {
    const held = view.tasks[seat].length;
    const teachers = held > 1 ? [] : [...mentors(view, seat), ...homesOf(view, [HAMDREL])];
    return [...near(tasks), ...near(teachers, held * TURN), ...near(dwellings(view))];
  }
  return hasMandatory(view, seat) ? duties(view, seat, near) : gems(view, seat, near);
}

type Near = (cells: readonly number[], late?: number) => Goal[];

/** W 9.41b What must be done before any Gem; Hamdrel may know where somebody is whom a Task wants. */
function duties(view: View, seat: number, near: Near): Goal[] {
  const tasks = view.tasks[seat].filter(({ mandatory }) => mandatory);
  return [...near(tasks.flatMap((held) => placesOf(view, seat, held))), ...near(homesOf(view, [HAMDREL]), 2 * TURN)];
}

function gems(view: View, seat: number, near: Near): Goal[] {
  if (gemsOf(view, seat) >= 6) return near(homesOf(view, [RUKTAL]));
  const wanted = wizardMarkers(view, (wizard) => isWanted(view, seat, wizard));
  // W 11.2321 Sorcerers call them from a Tower.
  const goals = view.order[seat] === SORCERY && wanted.length > 0 ? homesOf(view, SORCERERS) : wanted;
  return near([...goals, ...homesOf(view, [HAMDREL])]);
}

/** Squires take what comes, but for those who have set their hearts on the Circle. */
export function lovesDruids(seat: number): boolean {
  return seat % 3 === 2;
}

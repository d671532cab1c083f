import {
  hasMandatory,
  isAfflicted,
  isSummoned,
  mayEnterCrest,
  SORCERERS,
  SORCERY,
  type View,
} from '@questhall/wizards';
import { type Goal, gemsOf } from '../field.js';
import { homesOf, isWanted, wizardMarkers } from '../goals.js';
import { knightGoals } from '../knight/goals.js';
import { type Maps, noMaps } from '../knight/plan.js';
import type { GoalsOf } from '../travel.js';
import { type Gatherer, stepGoals } from './gems/gatherer.js';
import { plannedGoals } from './plan.js';

/** Where to, by plans of so many places, then by how Gems are best gathered; where there is nothing to plan, as a knight. */
export function goalsBy(depth: number, mind: Gatherer): GoalsOf {
  const [closed, open] = [noMaps(), noMaps()];
  const came = arrivals();
  return (view, seat) => {
    // W 7.372 The Star Crest opens and closes while the ground stays the same.
    const maps = mayEnterCrest(view, seat) ? open : closed;
    const moved = came(view, seat);
    const goals = isPlanning(view, seat) ? plannedGoals(view, seat, { maps, moved, depth }) : [];
    const found = goals.length > 0 ? goals : stepGoals(mind, view, seat);
    return found.length > 0 ? found : unplanned(view, seat, maps);
  };
}

/** Whether there are points to gain or Tasks to do, and nothing that comes first. */
function isPlanning(view: View, seat: number): boolean {
  if (isAfflicted(view, seat) || isSummoned(view, seat) || view.rank[seat] === 0) return false;
  return view.rank[seat] < 4 || hasMandatory(view, seat);
}

/** W 11.2322 Whoever may answer a call without a marker may be the False Wizard: only who has nothing to lose calls so. */
function unplanned(view: View, seat: number, maps: Maps): Goal[] {
  const goals = knightGoals(view, seat, maps);
  const gems = gemsOf(view, seat);
  if (view.rank[seat] < 4 || view.order[seat] !== SORCERY || gems === 0 || gems >= 6) return goals;
  if (hasMandatory(view, seat) || wizardMarkers(view, (wizard) => isWanted(view, seat, wizard)).length > 0)
    return goals;
  const towers = homesOf(view, SORCERERS);
  const safe = goals.filter(({ cell }) => !towers.includes(cell));
  return safe.length > 0 ? safe : goals;
}

/** Tells whether a player has come where he is in this very turn. */
function arrivals(): (view: View, seat: number) => boolean {
  let turn = -1;
  let before = 0;
  return (view, seat) => {
    if (view.turns !== turn) before = view.arrivals[seat];
    turn = view.turns;
    return view.arrivals[seat] > before;
  };
}

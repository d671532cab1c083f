import {
  CIRCLE_CENTRE,
  FALSE_WIZARD,
  GLENDALE_COURTS,
  HAMDREL,
  type Held,
  hasMandatory,
  isAfflicted,
  isDone,
  isSummoned,
  partnerOf,
  RUKTAL,
  SORCERERS,
  SORCERY,
  TORWALL_TOWN,
  type View,
} from '@questhall/wizards';
import { type Goal, TURN } from '../field.js';
import { cellIfStanding, healers, homesOf, isRipe, mentors, placesOf, wizardMarkers } from '../goals.js';
import { worthOf } from '../services.js';

const at = (cells: readonly number[], late: number): Goal[] => cells.map((cell) => ({ cell, late }));

/** Everything a player can use now, the better the earlier. */
export function knightGoals(view: View, seat: number): Goal[] {
  if (isAfflicted(view, seat)) return at(healers(view), 0);
  if (isSummoned(view, seat))
    return at(
      [TORWALL_TOWN, GLENDALE_COURTS, CIRCLE_CENTRE].flatMap((space) => cellIfStanding(view, space)),
      0,
    );
  if (view.rank[seat] === 0) return at(homesOf(view, SORCERERS), 0);
  if (view.rank[seat] < 4) return learning(view, seat);
  return hasMandatory(view, seat) ? freeing(view, seat) : collecting(view, seat);
}

/** Below Rank 4: Tasks, and Mentors for more of them and for the next Rank. */
function learning(view: View, seat: number): Goal[] {
  const goals = view.tasks[seat].flatMap((held) => at(placesOf(view, seat, held), lateness(view, seat, held)));
  // W 13b What a Mentor gives late must be done before any Gem.
  const few = view.tasks[seat].length < (view.rank[seat] < 3 ? 5 : 4);
  goals.push(...at(mentors(view, seat), isRipe(view, seat) ? -6 * TURN : few ? TURN : 8 * TURN));
  goals.push(...visits(view, seat, 5 * TURN));
  // W 7.3033 Who rescues others gains much.
  view.help.forEach((asks, other) => {
    if (asks && other !== seat) goals.push({ cell: view.at[other], late: 2 * TURN });
  });
  return goals;
}

/** What a Task lacks: the points it does not give, the parts after the next one. */
function lateness(view: View, seat: number, held: Held): number {
  const open = held.marks.filter((m) => !isDone(m)).length;
  return Math.max(0, TURN * (Math.min(4, open) + 1) - (2 * Math.min(25, worthOf(view, seat, held.card))) / 2 + 10);
}

/** Rank 4 with Mandatory Tasks left: those alone, and whoever can show the way to a High Wizard. */
function freeing(view: View, seat: number): Goal[] {
  const tasks = view.tasks[seat].filter(({ mandatory }) => mandatory);
  const goals = tasks.flatMap((held) => at(placesOf(view, seat, held), 0));
  return goals.length > 0 ? goals : [...visits(view, seat, 0), ...at(wizardMarkers(view), 0)];
}

function collecting(view: View, seat: number): Goal[] {
  if (gemsOf(view, seat) >= 6) return at(homesOf(view, [RUKTAL]), 0);
  return [...seeking(view, seat), ...meeting(view, seat)];
}

/** W B.4 Of two partners the one who brings his Gems to the other goes to meet him. */
function meeting(view: View, seat: number): Goal[] {
  const partner = partnerOf(view, seat);
  if (partner < 0 || !bringsGems(view, seat) || gemsOf(view, seat) === 0) return [];
  return view.rank[partner] === 4 && !hasMandatory(view, partner) ? [{ cell: view.at[partner], late: TURN }] : [];
}

/** The one with the higher seat brings them; unless he could deliver himself. */
export function bringsGems(view: View, seat: number): boolean {
  return seat > partnerOf(view, seat);
}

function seeking(view: View, seat: number): Goal[] {
  const wanted = wizardMarkers(view, (wizard) => isWanted(view, seat, wizard));
  if (view.order[seat] !== SORCERY) return [...at(wanted, 0), ...visits(view, seat, 3 * TURN)];
  // As long as Hamdrel speaks one stays with her.
  const stay = visits(view, seat, 0).filter(({ stays }) => stays);
  if (stay.length > 0 && wanted.length < 4) return stay;
  // W 11.2321 A Sorcerer calls them from a Tower; without markers seldom.
  return wanted.length > 0
    ? at(homesOf(view, SORCERERS), 0)
    : [...visits(view, seat, 0), ...at(homesOf(view, SORCERERS), gemsOf(view, seat) < 3 ? TURN : 6 * TURN)];
}

/** Hamdrel, while she still has something to give. */
function visits(view: View, seat: number, late: number): Goal[] {
  const [cell] = homesOf(view, [HAMDREL]);
  if (cell === undefined) return [];
  if (view.at[seat] === cell) return view.withHamdrel[seat] < 3 ? [{ cell, late, stays: true }] : [];
  return view.visits[seat] < 2 ? [{ cell, late }] : [];
}

/** Whether this High Wizard may have a Gem that is still missing. */
export function isWanted(view: View, seat: number, wizard: number): boolean {
  return ((view.gems[seat] >> wizard) & 1) === 0 && view.gemOf[wizard] !== FALSE_WIZARD;
}

export function gemsOf(view: View, seat: number): number {
  let n = 0;
  for (let bits = view.gems[seat]; bits > 0; bits &= bits - 1) n += 1;
  return n;
}

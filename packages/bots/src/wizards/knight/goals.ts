import {
  bookOf,
  CIRCLE_CENTRE,
  COTTAGE,
  GLENDALE_COURTS,
  HAMDREL,
  hasMandatory,
  isAfflicted,
  isSummoned,
  partnerOf,
  RUKTAL,
  SORCERERS,
  SORCERY,
  TORWALL_TOWN,
  tileAt,
  type View,
} from '@questhall/wizards';
import { type Goal, gemsOf, TURN } from '../field.js';
import { cellIfStanding, dwellings, healers, homesOf, isWanted, wizardMarkers } from '../goals.js';
import { type Maps, plannedGoals } from './plan.js';

const at = (cells: readonly number[], late: number): Goal[] => cells.map((cell) => ({ cell, late }));

/** Everything a player can use now, the better the earlier. */
export function knightGoals(view: View, seat: number, maps: Maps): Goal[] {
  if (isAfflicted(view, seat)) return at(healers(view), 0);
  if (isSummoned(view, seat))
    return at(
      [TORWALL_TOWN, GLENDALE_COURTS, CIRCLE_CENTRE].flatMap((space) => cellIfStanding(view, space)),
      0,
    );
  if (view.rank[seat] === 0) return at(homesOf(view, SORCERERS), 0);
  if (view.rank[seat] < 4) return plannedGoals(view, seat, maps);
  return hasMandatory(view, seat) ? freeing(view, seat, maps) : collecting(view, seat);
}

/** Rank 4 with Mandatory Tasks left: those alone, and whoever can show the way to a High Wizard. */
function freeing(view: View, seat: number, maps: Maps): Goal[] {
  const goals = plannedGoals(view, seat, maps);
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
  // W 7.353 As long as Hamdrel speaks one stays with her: those she has shown she does not show again.
  const enough = hasRival(view, seat) ? 1 : Math.min(4, 6 - gemsOf(view, seat));
  const speaks = tileAt(view, view.at[seat]) === COTTAGE && wanted.length < enough;
  const stay = speaks ? visits(view, seat, 0) : [];
  if (stay.length > 0) return stay;
  const towers = homesOf(view, SORCERERS);
  if (view.order[seat] !== SORCERY)
    return [...at(wanted, 0), ...visits(view, seat, wanted.length > 0 ? 3 * TURN : 0), ...thoughts(view, seat)];
  // W 11.2321 A Sorcerer calls them from a Tower; without markers seldom.
  return wanted.length > 0
    ? at(towers, 0)
    : [...visits(view, seat, 0), ...at(towers, gemsOf(view, seat) < 3 ? TURN : 6 * TURN)];
}

/** W 11.2321 Whether somebody can call from his Tower whoever Hamdrel has shown. */
function hasRival(view: View, seat: number): boolean {
  return view.rank.some((rank, other) => {
    const isOther = other !== seat && other !== partnerOf(view, seat);
    return isOther && rank === 4 && view.order[other] === SORCERY && !hasMandatory(view, other);
  });
}

/** W 11.231 While no marker lies anywhere a Wizard may reach one from a Dwelling. */
function thoughts(view: View, seat: number): Goal[] {
  if (!bookOf(view, seat).telepathy || wizardMarkers(view).length > 0 || !daresBlindly(view, seat)) return [];
  return at(dwellings(view), 2 * TURN);
}

/** Hamdrel, while she still has something to give. */
function visits(view: View, seat: number, late: number): Goal[] {
  const [cell] = homesOf(view, [HAMDREL]);
  if (cell === undefined) return [];
  if (view.at[seat] === cell && view.withHamdrel[seat] < 3) return [{ cell, late, stays: true }];
  return view.visits[seat] < 2 ? [{ cell, late }] : [];
}

/** Whether a summons that may bring anybody is worth it: every Gem that is there may be lost. */
export function daresBlindly(view: View, seat: number): boolean {
  const held = gemsOf(view, seat);
  return 5 * (6 - held) > 4 * held;
}

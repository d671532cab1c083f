import { AROUND, isInCircle, STAR_CREST, tileAt, type View } from '@questhall/wizards';
import { FAR, type Field, type Goal, type Ground, groundFor, TURN } from '../field.js';
import { insert, type Maps, wayfinder } from '../knight/plan.js';
import { AGAIN, type Agenda, agendaOf, type Errand } from './errands.js';

/** Somewhere to go, and all that can be done there. */
interface Place {
  readonly cell: number;
  readonly errands: readonly Errand[];
  readonly stays: boolean;
  /** A second visit: turns to step out and in again. */
  readonly again: number;
}

/** A search through orders of places: what was done on the way so far is undone on the way back. */
interface Search {
  readonly agenda: Agenda;
  readonly places: readonly Place[];
  /** Turns from each place to each. */
  readonly turns: readonly (readonly number[])[];
  /** By mark: 1 if it is done. */
  readonly done: Uint8Array;
  /** By Task: parts still to do. */
  readonly left: number[];
  /** How many lessons were taken. */
  taken: number;
}

/** Turns to where nobody comes. */
const NEVER = 1e6;
/** Places that a plan may begin with; what begins too late for any good is no goal. */
const ROOTS = 12;
const LATE = 20;
/** What the parts of a Task but the last are worth together, of the whole. */
const SHARE = 0.4;

/** Where to go next: each place as late, in half points, as the best plan that begins there is worse than the best of all. */
export function plannedGoals(view: View, seat: number, trip: { maps: Maps; moved: boolean; depth: number }): Goal[] {
  const agenda = agendaOf(view, seat);
  const places = placesIn(agenda.errands);
  const fieldTo = wayfinder(view, seat, trip.maps);
  const here = waysFrom(view, seat, places, fieldTo, trip.moved);
  const search: Search = {
    agenda,
    places,
    turns: turnsBetween(places, fieldTo),
    done: new Uint8Array(agenda.marks),
    left: agenda.ventures.map(({ parts }) => parts),
    taken: 0,
  };
  const hopes = places.map((_, i) => {
    const gain = here[i] >= NEVER ? 0 : gainAt(search, i, here[i]);
    return gain > 0 ? gain - here[i] : -NEVER;
  });
  const roots = [...places.keys()].filter((i) => hopes[i] > -NEVER).sort((a, b) => hopes[b] - hopes[a]);
  const plans = roots.slice(0, ROOTS).map((i) => ({ ...places[i], worth: follow(search, i, here[i], trip.depth) }));
  const best = Math.max(...plans.map(({ worth }) => worth));
  return plans.flatMap(({ cell, stays, worth }) =>
    best - worth < LATE ? [{ cell, late: TURN * (best - worth), ...(stays && { stays }) }] : [],
  );
}

function placesIn(errands: readonly Errand[]): Place[] {
  const found = new Map<number, Errand[]>();
  for (const errand of errands) {
    const key = errand.again ? -1 - errand.mark : errand.cell;
    const list = found.get(key);
    if (list) list.push(errand);
    else found.set(key, [errand]);
  }
  return [...found.values()].map((list) => ({
    cell: list[0].cell,
    errands: list,
    stays: list.some(({ stays }) => stays),
    again: list[0].again ?? 0,
  }));
}

/** Turns to each place from where he stands; who has not moved must come anew to where he is. */
function waysFrom(
  view: View,
  seat: number,
  places: readonly Place[],
  fieldTo: (cell: number) => Field,
  moved: boolean,
): number[] {
  const at = view.at[seat];
  const ground = groundFor(view, seat);
  return places.map(({ cell, stays, again }) => {
    if (again > 0) return NEVER;
    if (cell === at && !stays && !moved) return comingAnew(view, ground, cell);
    const { foot, boat } = fieldTo(cell);
    const half = view.boat[seat] >= 0 ? boat[at] : foot[at];
    return half >= FAR ? NEVER : half / TURN;
  });
}

/** Turns to step out and in again, if nothing bars the way. */
function comingAnew(view: View, { land, walls, price, toll }: Ground, cell: number): number {
  if (land[cell] === STAR_CREST || isInCircle(land[cell]) || toll.has(cell)) return NEVER;
  for (let side = 0; side < 6; side++) {
    const to = AROUND[cell * 6 + side];
    if (to < 0 || land[to] < 0 || (walls[cell] >> side) & 1 || view.fallen[tileAt(view, to)]) continue;
    if (price[to] <= 4 && !toll.has(to)) return AGAIN;
  }
  return NEVER;
}

function turnsBetween(places: readonly Place[], fieldTo: (cell: number) => Field): number[][] {
  const turns = places.map(() => new Array<number>(places.length).fill(NEVER));
  places.forEach(({ cell, again }, to) => {
    const { foot, boat } = fieldTo(cell);
    places.forEach((place, from) => {
      // Whoever has done something far out at sea is still in his Boat.
      const half = Math.min(foot[place.cell], boat[place.cell]);
      if (half >= FAR || from === to) return;
      // Whoever has come somewhere has ended his turn there.
      turns[from][to] = place.cell === cell ? again || NEVER : Math.max(1, half / TURN + 0.3);
    });
  });
  return turns;
}

function isOpen({ done }: Search, { mark, after }: Errand): boolean {
  if (done[mark] === 1) return false;
  for (const before of after) if (done[before] === 0) return false;
  return true;
}

/** What an errand is worth after so many turns, after all that was done before it. */
function worthOf(search: Search, errand: Errand, at: number): number {
  const { agenda, left, taken } = search;
  const worth = errand.worth + (errand.lesson ? (agenda.lessons[taken] ?? 0) : 0);
  if (errand.task < 0) return worth;
  const { prize, parts, unknown } = agenda.ventures[errand.task];
  const others = parts + unknown - 1;
  const isLast = left[errand.task] === 1 && unknown === 0;
  const gain = others === 0 ? prize : isLast ? prize * (1 - SHARE) : (prize * SHARE) / others;
  // W 12.43a Too late where the tile has fallen.
  return worth + (at > agenda.omens.days ? gain * (1 - (errand.risk ?? 0)) : gain);
}

/** What all is worth that can be done at a place. */
function gainAt(search: Search, i: number, at: number): number {
  let sum = 0;
  for (const errand of search.places[i].errands) if (isOpen(search, errand)) sum += worthOf(search, errand, at);
  return sum;
}

/** Do all that can be done at a place, and go on the best way from there. */
function follow(search: Search, i: number, at: number, depth: number): number {
  const { done, left, taken } = search;
  const did: Errand[] = [];
  let worth = 0;
  for (const errand of search.places[i].errands) {
    if (!isOpen(search, errand)) continue;
    worth += worthOf(search, errand, at);
    did.push(errand);
    done[errand.mark] = 1;
    if (errand.task >= 0) left[errand.task] -= 1;
    if (errand.lesson) search.taken += 1;
  }
  if (depth > 1) worth += onward(search, i, at, depth - 1);
  for (const { mark, task } of did) {
    done[mark] = 0;
    if (task >= 0) left[task] += 1;
  }
  search.taken = taken;
  return worth;
}

/** The best that can follow; nothing is as good as what costs more turns than it saves. */
function onward(search: Search, from: number, at: number, depth: number): number {
  const turns = search.turns[from];
  const next: number[] = [];
  const hopes: number[] = [];
  for (let i = 0; i < turns.length; i++) {
    if (turns[i] >= NEVER) continue;
    const gain = gainAt(search, i, at + turns[i]);
    if (gain > 0) insert(next, hopes, i, gain - turns[i]);
  }
  let best = 0;
  for (const i of next) best = Math.max(best, follow(search, i, at + turns[i], depth) - turns[i]);
  return best;
}

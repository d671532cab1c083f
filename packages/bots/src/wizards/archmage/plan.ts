import { DAYS, isAfflicted, type View } from '@questhall/wizards';
import { type Goal, TURN } from '../field.js';
import { isSpent } from '../goals.js';
import { insert } from '../knight/plan.js';
import { type Agenda, agendaOf, type Errand } from './errands.js';
import { NEVER, offTile, type Place, placesIn, type Trip, waysBetween } from './ways.js';
import { isMissing, RISE, type Sheet, worthOfGain } from './worth.js';

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
  readonly seat: number;
  /** The sheet, with the points he will have by then. */
  readonly sheet: Sheet;
  /** Turns until he may rise again, and whether only a Mentor is wanting for it already. */
  readonly wait: number;
  readonly ripe: boolean;
  /** Whether he has risen, and how many lessons were taken. */
  risen: boolean;
  taken: number;
}

/** Places that a plan may begin with; what begins too late for any good is no goal. */
const ROOTS = 12;
const LATE = 20;
/** What the parts of a Task but the last are worth together, of the whole. */
const SHARE = 0.4;

/** Where to go next: each place as late, in half points, as the best plan that begins there is worse than the best of all. */
export function plannedGoals(view: View, seat: number, trip: Trip & { readonly depth: number }): Goal[] {
  const agenda = agendaOf(view, seat);
  const places = placesIn(agenda.errands);
  const { here, turns } = waysBetween(view, seat, places, trip);
  const search = searchFor(view, seat, { agenda, places, turns });
  const hopes = places.map((_, i) => {
    const gain = here[i] >= NEVER ? 0 : gainAt(search, i, here[i]);
    return gain > 0 ? gain - here[i] : -NEVER;
  });
  const roots = [...places.keys()].filter((i) => hopes[i] > -NEVER).sort((a, b) => hopes[b] - hopes[a]);
  const plans = roots.slice(0, ROOTS).map((i) => ({ ...places[i], worth: follow(search, i, here[i], trip.depth) }));
  const best = Math.max(...plans.map(({ worth }) => worth));
  return plans.flatMap(({ cell, stays, worth }) => {
    if (best - worth >= LATE) return [];
    const late = TURN * (best - worth);
    if (stays || !isSpent(view, seat, cell)) return [{ cell, late, ...(stays && { stays }) }];
    return offTile(view, cell).map((beside) => ({ cell: beside, late, stays: true }));
  });
}

function searchFor(view: View, seat: number, field: Pick<Search, 'agenda' | 'places' | 'turns'>): Search {
  const { order, rank, points, advanced, fortnight, day } = view;
  return {
    ...field,
    done: new Uint8Array(field.agenda.marks),
    left: field.agenda.ventures.map(({ parts }) => parts),
    seat,
    sheet: { order, rank, points: points.slice() },
    // W 10.21b Three days after the last advance at the earliest.
    wait: advanced[seat] + 3 - (fortnight - 1) * DAYS - day,
    ripe: !isMissing(view, seat, rank[seat] + 1),
    risen: rank[seat] === 4 || isAfflicted(view, seat),
    taken: 0,
  };
}

function isOpen({ done }: Search, { mark, after }: Errand): boolean {
  if (done[mark] === 1) return false;
  for (const before of after) if (done[before] === 0) return false;
  return true;
}

/** Much may happen until then: what a turn takes of the worth of what is done after it. */
const FADES = 0.012;
/** W 12.11A How much of it is left when one is carried off before. */
const CARRIED = 0.5;

/** What an errand is worth after so many turns, after all that was done before it. */
function worthOf(search: Search, errand: Errand, at: number): number {
  const worth = worthThere(search, errand, at);
  if (worth <= 0) return worth;
  return worth * Math.exp(-FADES * at) * (at > search.agenda.omens.stays ? CARRIED : 1);
}

function worthThere(search: Search, errand: Errand, at: number): number {
  if (errand.task >= 0) return worthOfPart(search, errand, at);
  const lesson = errand.lesson ? (search.agenda.lessons[search.taken] ?? 0) : 0;
  return errand.worth + lesson + (errand.mentor ? worthOfRising(search, at) : 0);
}

function worthOfPart(search: Search, { task, risk }: Errand, at: number): number {
  const { agenda, left, sheet, seat } = search;
  const { prize, gain, duty, parts, unknown } = agenda.ventures[task];
  const others = parts + unknown - 1;
  const isLast = left[task] === 1 && unknown === 0;
  // What is gained before may be all that is wanting: then more of it is worth less.
  const whole = isLast ? duty + worthOfGain(sheet, seat, gain) : prize;
  const share = others === 0 ? 0 : prize * SHARE;
  const worth = isLast || others === 0 ? whole - share : share / others;
  // W 12.43a Too late where the tile has fallen.
  return at > agenda.omens.days ? worth * (1 - (risk ?? 0)) : worth;
}

/** What is left of the worth of a Rank for meeting a Mentor, where a gain was praised for being the last one wanting. */
const EARNED = 0.75;

/** W 10.2 What it is worth to meet his Mentor then. */
function worthOfRising({ sheet, seat, wait, ripe, risen }: Search, at: number): number {
  const rank = sheet.rank[seat];
  if (risen || at < wait || isMissing(sheet, seat, rank + 1)) return 0;
  return ripe ? RISE[rank] : EARNED * RISE[rank];
}

/** What all is worth that can be done at a place. */
function gainAt(search: Search, i: number, at: number): number {
  let sum = 0;
  for (const errand of search.places[i].errands) if (isOpen(search, errand)) sum += worthOf(search, errand, at);
  return sum;
}

/** Do all that can be done at a place, and go on the best way from there. */
function follow(search: Search, i: number, at: number, depth: number): number {
  const { taken, risen } = search;
  const did: Errand[] = [];
  let worth = 0;
  for (const errand of search.places[i].errands) {
    if (!isOpen(search, errand)) continue;
    worth += worthOf(search, errand, at);
    did.push(errand);
    perform(search, errand, at);
  }
  if (depth > 1) worth += onward(search, i, at, depth - 1);
  for (const errand of did) undo(search, errand);
  search.taken = taken;
  search.risen = risen;
  return worth;
}

function perform(search: Search, { mark, task, lesson, mentor }: Errand, at: number): void {
  if (mentor && worthOfRising(search, at) > 0) search.risen = true;
  if (lesson) search.taken += 1;
  search.done[mark] = 1;
  if (task < 0) return;
  search.left[task] -= 1;
  if (search.left[task] === 0) score(search, task, 1);
}

function undo(search: Search, { mark, task }: Errand): void {
  search.done[mark] = 0;
  if (task < 0) return;
  if (search.left[task] === 0) score(search, task, -1);
  search.left[task] += 1;
}

/** W 9.01 The points of a Task that is done, or is not after all. */
function score({ agenda, sheet, seat }: Search, task: number, times: 1 | -1): void {
  const { gain, unknown } = agenda.ventures[task];
  if (unknown > 0) return;
  for (let type = 0; type < 3; type++) sheet.points[seat * 3 + type] += times * gain[type];
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

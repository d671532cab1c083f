import {
  ABBEY,
  bookOf,
  type Cell,
  DRUIDS,
  distance,
  FREE,
  HAMDREL,
  type Held,
  hasDemon,
  isDone,
  landAt,
  type Mark,
  partnerOf,
  RUKTAL,
  SORCERERS,
  SORCERY,
  STAR_CREST,
  stepOfMark,
  stepsOf,
  TASKS,
  TERRAIN,
  tileAt,
  type View,
  WIZARDS,
} from '@questhall/wizards';
import { cellIfStanding, dwellings, homesOf, isRipe, isSpent, mentors, placesOfMark, wizardMarkers } from '../goals.js';
import { isSeeking } from '../knight/errands.js';
import { besides } from './gems/chart.js';
import { type Omens, omensOf } from './omens.js';
import { RISE, worthOfGain, worthOfLessons, worthOfPoint } from './worth.js';

/** Something to do somewhere, and what it is worth in turns. */
export interface Errand {
  readonly cell: Cell;
  /** Errands with the same mark are one and the same: doing any of them is enough. */
  readonly mark: number;
  /** Marks that must have been done before. */
  readonly after: readonly number[];
  readonly worth: number;
  /** The Task it is a part of; -1 for none. */
  readonly task: number;
  /** Somebody is there who promotes him. */
  readonly mentor?: boolean;
  /** A new Task is given there. */
  readonly lesson?: boolean;
  /** It is enough to be there; else one must come there anew. */
  readonly stays?: boolean;
  /** How likely its tile falls at the next attack of Evil. */
  readonly risk?: number;
  /** A second visit: turns to step out and in again. */
  readonly again?: number;
}

/** A Task, and what completing it is worth. */
export interface Venture {
  readonly prize: number;
  /** The points it brings, and what it is worth besides them. */
  readonly gain: readonly number[];
  readonly duty: number;
  /** Parts that can be done, and those for which nobody knows where. */
  readonly parts: number;
  readonly unknown: number;
}

export interface Agenda {
  readonly errands: Errand[];
  readonly ventures: Venture[];
  /** What the next Tasks are worth that somebody gives. */
  readonly lessons: readonly number[];
  readonly omens: Omens;
  /** How many marks there are. */
  marks: number;
}

/** Turns to step out of a place and in again. */
export const AGAIN = 1.6;
/** What finding somebody whom nobody has seen costs, in parts. */
const SEARCH = 2;

/** Everything a player of an Order can do, as long as he has Tasks to do or points to gain. */
export function agendaOf(view: View, seat: number): Agenda {
  const agenda: Agenda = {
    errands: [],
    ventures: [],
    lessons: worthOfLessons(view, seat),
    omens: omensOf(view),
    marks: 0,
  };
  // W 13c At Rank 4 only what is Mandatory still counts.
  for (const held of view.tasks[seat]) if (view.rank[seat] < 4 || held.mandatory) addTask(view, seat, agenda, held);
  const visits = [...teachers(view, seat, agenda.lessons), ...others(view, seat, agenda.lessons)];
  for (const { home, ...errand } of visits) {
    if (errand.cell < 0 || (!errand.stays && isSpent(view, seat, errand.cell))) continue;
    const mark = agenda.marks++;
    agenda.errands.push({ ...errand, mark });
    // W 7.6b Whoever is always there is met twice before one leaves the tile.
    if (home && !view.met[seat].some((entry) => entry >> 2 === errand.cell << 4))
      agenda.errands.push({
        ...errand,
        worth: Math.min(0, errand.worth),
        mark: agenda.marks++,
        after: [mark],
        again: AGAIN,
      });
  }
  return agenda;
}

function addTask(view: View, seat: number, agenda: Agenda, held: Held): void {
  const undone = held.marks.filter((m) => !isDone(m));
  const from = agenda.marks;
  agenda.marks += undone.length;
  const task = agenda.ventures.length;
  const missed = new Set<number>();
  let unknown = 0;
  undone.forEach((m, i) => {
    const places = placesOfMark(view, seat, held, m);
    const after = before(held, undone, m).map((n) => from + n);
    const stays = held.vigil >= 0 && places[0] === view.at[seat];
    for (const cell of places) {
      const risk = agenda.omens.risk.get(tileAt(view, cell)) ?? 0;
      agenda.errands.push({ cell, mark: from + i, after, worth: 0, task, stays, risk });
    }
    // Whom nobody has seen may still turn up; what comes after him waits.
    if (places.length > 0 && !after.some((mark) => missed.has(mark))) return;
    missed.add(from + i);
    unknown += places.length === 0 ? SEARCH : 1;
  });
  agenda.ventures.push({ ...prizeOf(view, seat, held), parts: undone.length - missed.size, unknown });
}

/** Which of the parts that are left must be done before one of them. */
function before(held: Held, undone: readonly Mark[], m: Mark): number[] {
  const steps = stepsOf(held)[stepOfMark(m)].after ?? [];
  return undone.flatMap((other, i) => (steps.includes(stepOfMark(other) + 1) ? [i] : []));
}

/** W 9.41b By Rank: what is Mandatory must be done some day, and before the last Rank it still brings points. */
const DUTY = [0, 1, 2.5, 8, 15];
/** W 12.2 Every Task done holds Evil off a little. */
const HOLDS = 0.2;

function prizeOf(view: View, seat: number, { card, mandatory }: Held): Pick<Venture, 'prize' | 'gain' | 'duty'> {
  const { gain } = TASKS[card];
  const duty = HOLDS + (mandatory ? DUTY[view.rank[seat]] : 0);
  return { prize: duty + worthOfGain(view, seat, gain), gain, duty };
}

/** `home`: somebody who is always there. */
type Visit = Omit<Errand, 'mark'> & { readonly home?: boolean };
const visit = (cell: Cell, worth: number, more: Partial<Visit> = {}): Visit => ({
  cell,
  after: [],
  worth,
  task: -1,
  ...more,
});

/** W 9.41b By Rank: what a Mentor gives must be done however long it takes, at last when it brings no points any more. */
const BURDEN = [0, 1, 1, 3, 0];

/** W 10.2 Whoever promotes, and whoever gives new Tasks. */
function teachers(view: View, seat: number, [lesson = 0]: readonly number[]): Visit[] {
  const order = view.order[seat];
  const found: Visit[] = [];
  const teaches = (cells: readonly Cell[], kind: number) => {
    if (kind === order ? view.rank[seat] === 4 : lesson <= 0) return;
    const mentor = kind === order;
    const worth = mentor ? -BURDEN[view.rank[seat]] : 0;
    found.push(...cells.map((cell) => visit(cell, worth, { lesson: true, mentor, home: kind === SORCERY })));
  };
  teaches(order === WIZARDS ? mentors(view, seat) : wizardMarkers(view), WIZARDS);
  teaches(homesOf(view, SORCERERS), SORCERY);
  teaches(homesOf(view, [RUKTAL]), DRUIDS);
  return found;
}

/** What tables bring on average: points at a Dwelling, the Abbey, from Hamdrel, for Demons; turns at the Star Crest. */
const ELVES = 1.9;
const GIFT = 0.8;
const DEMONS = 2.4;
const CREST = 4;
const CREST_POINTS = 3.3;
const RESCUED = 15;
const FREED = 7;

function others(view: View, seat: number, lessons: readonly number[]): Visit[] {
  const book = bookOf(view, seat);
  const point = worthOfPoint(view, seat);
  const rise = isRipe(view, seat) ? RISE[view.rank[seat]] : 0;
  // W 11.231 While no marker lies anywhere a Wizard may reach one from a Dwelling.
  const reaches = book.telepathy && wizardMarkers(view).length === 0 ? rise / 3 : 0;
  const found = dwellings(view).map((cell) => visit(cell, ELVES * point + reaches));
  found.push(...cottage(view, seat, point, lessons));
  if (view.rank[seat] < 4)
    // W 7.38 A Mentor is heard there one time in three.
    for (const cell of cellIfStanding(view, ABBEY))
      found.push(visit(cell, 0.1 + ELVES * point + ((lessons[0] ?? 0) + rise) / 3));
  found.push(...crest(view, seat, CREST + CREST_POINTS * point));
  if (book.dispels)
    for (const cell of view.demons) if (landAt(view, cell) >= 0) found.push(visit(cell, DEMONS * point));
  return [...found, ...rescues(view, seat, point)].filter(({ worth }) => worth > 0);
}

/** W 7.372 On the turn after leaving the Star Crest one may go back, once: whoever is there steps out and waits beside it. */
function crest(view: View, seat: number, worth: number): Visit[] {
  const [cell] = cellIfStanding(view, STAR_CREST);
  if (cell === undefined) return [];
  const at = view.at[seat];
  if (at !== cell && view.crest[seat] !== view.taken[seat] + 1) return [visit(cell, worth)];
  if (at !== cell) return distance(at, cell) === 1 ? [visit(at, worth - 1, { stays: true })] : [];
  const free = besides(view, cell).filter((one) => !hasDemon(view, one) && one !== view.dragon);
  const [beside] = free.sort((a, b) => TERRAIN[landAt(view, a)] - TERRAIN[landAt(view, b)]);
  return view.crest[seat] === 0 && beside !== undefined ? [visit(beside, worth - 1, { stays: true })] : [];
}

/** W 7.303 Players to free. */
function rescues(view: View, seat: number, point: number): Visit[] {
  return view.at.flatMap((cell, other) => {
    if (other === seat || other === partnerOf(view, seat)) return [];
    if (view.help[other]) return [visit(cell, RESCUED * point)];
    return view.trap[other] !== FREE && landAt(view, cell) >= 0 ? [visit(cell, FREED * point)] : [];
  });
}

/** W 7.35 Hamdrel, while she has something to give. */
function cottage(view: View, seat: number, point: number, [lesson = 0]: readonly number[]): Visit[] {
  const [cell] = homesOf(view, [HAMDREL]);
  if (cell === undefined) return [];
  const shown = view.order[seat] === WIZARDS ? 1 : 0.2 * lesson;
  // At Rank 4 only to find a High Wizard whom a Task wants.
  const worth = view.rank[seat] < 4 ? GIFT * point + lesson / 3 + shown : isSeeking(view, seat) ? CREST : 0;
  if (view.at[seat] === cell && view.withHamdrel[seat] < 3) return [visit(cell, worth, { stays: true })];
  return view.visits[seat] < 2 ? [visit(cell, worth)] : [];
}

import {
  bookOf,
  type Cell,
  DRUIDS,
  FREE,
  HAMDREL,
  type Held,
  isDone,
  isDue,
  landAt,
  markersOn,
  nextType,
  partnerOf,
  RANKS,
  RUKTAL,
  SORCERERS,
  SORCERY,
  STAR_CREST,
  stepOfMark,
  stepsOf,
  TASKS,
  tileAt,
  type View,
  WIZARDS,
} from '@questhall/wizards';
import { cellIfStanding, dwellings, homesOf, isRipe, isSpent, mentors, placesOfMark, wizardMarkers } from '../goals.js';

/** Something to do somewhere, and what it is worth in points. */
export interface Errand {
  readonly cell: Cell;
  /** Errands with the same mark are one and the same: doing any of them is enough. */
  readonly mark: number;
  /** What must have been done before, as bits of marks. */
  readonly after: number;
  readonly worth: number;
  /** The Task it is a part of, among `Plan.tasks`; -1 for none. */
  readonly task: number;
  /** Each further one of these is worth less. */
  readonly fades?: true;
  readonly stays?: boolean;
}

/** A Task as bits of marks, and what completing it is worth; nothing if somebody must be met who cannot be found. */
export interface Venture {
  readonly marks: number;
  readonly worth: number;
}

export interface Agenda {
  readonly errands: Errand[];
  readonly ventures: Venture[];
}

/** Points that are still useful for Rank 4. */
export function useful(view: View, seat: number, gain: readonly number[]): number {
  const need = RANKS[view.order[seat]]?.[4]?.need ?? [60, 60, 60];
  return gain.reduce((sum, n, type) => {
    const missing = Math.max(0, need[type] - view.points[seat * 3 + type]);
    return sum + Math.min(n, missing) + 0.15 * Math.max(0, n - missing);
  }, 0);
}

export function missing(view: View, seat: number): number {
  const need = RANKS[view.order[seat]]?.[4]?.need ?? [60, 60, 60];
  return need.reduce((sum, n, type) => sum + Math.max(0, n - view.points[seat * 3 + type]), 0);
}

/** What of each type is missing for the next Rank. */
function wanting(view: View, seat: number): number[] {
  const need = RANKS[view.order[seat]]?.[Math.min(4, view.rank[seat] + 1)]?.need ?? [0, 0, 0];
  return need.map((n, type) => Math.max(0, n - view.points[seat * 3 + type]));
}

/** What more it is worth to have all that is missing for the next Rank. */
function lastStep(view: View, seat: number, gain: readonly number[]): number {
  const left = wanting(view, seat);
  const earned = view.rank[seat] < 4 && left.some((n) => n > 0) && left.every((n, type) => n <= gain[type]);
  return earned ? RISE[view.rank[seat]] / 5 : 0;
}

/** The same for points of one type by a die, which may not be enough. */
function lastPoints(view: View, seat: number): number {
  const left = wanting(view, seat).filter((n) => n > 0);
  if (view.rank[seat] === 4 || left.length !== 1 || left[0] > 6) return 0;
  return ((7 - left[0]) / 6) * (RISE[view.rank[seat]] / 5);
}

const MOST = 28;

/** Everything a player below Rank 4 can do, Tasks first. */
export function agendaOf(view: View, seat: number): Agenda {
  const agenda: Agenda = { errands: [], ventures: [] };
  const tasks = view.tasks[seat].map((held) => ({ held, worth: worthOfTask(view, seat, held) }));
  tasks.sort((a, b) => b.worth / open(b.held) - a.worth / open(a.held));
  let marks = 0;
  for (const { held, worth } of tasks) {
    if (marks + open(held) > MOST - 8) continue;
    addTask(view, seat, agenda, held, worth, marks);
    marks += open(held);
  }
  for (const errand of [...teachers(view, seat), ...others(view, seat)]) {
    if (marks >= 31) break;
    if (errand.cell >= 0 && (errand.stays || !isSpent(view, seat, errand.cell)))
      agenda.errands.push({ ...errand, mark: 1 << marks++ });
  }
  return agenda;
}

const open = (held: Held): number => held.marks.filter((m) => !isDone(m)).length;

/** W 9.41b By Rank: what is Mandatory must be done some day; the later, the less its points are worth. */
const DUTY = [0, 2, 4, 12, 20];

/** W 12.2 Every Task done holds Evil off a little. */
function worthOfTask(view: View, seat: number, held: Held): number {
  const { gain } = TASKS[held.card];
  const points = view.rank[seat] < 4 ? useful(view, seat, gain) + lastStep(view, seat, gain) : 0;
  const duty = held.mandatory ? DUTY[view.rank[seat]] : 0;
  return (points + duty + (view.completed >= 7 ? 2 : 1)) * chanceToStand(view, held);
}

/** W 9.9b A Task is lost with any tile that has a marker of it. */
function chanceToStand(view: View, held: Held): number {
  if (view.fortnight < 3 && view.day < 7) return 1;
  const next = nextType(view);
  if (view.thwarts > 0 || next.length === 0) return 1;
  const most = Math.max(...next.map((tile) => markersOn(view, tile)));
  const doomed = held.marks.some((m) => {
    const tile = isDone(m) ? -1 : tileAt(view, (m >> 5) - 1);
    return tile >= 0 && next.includes(tile) && markersOn(view, tile) >= most;
  });
  return doomed ? 0.6 : 1;
}

function addTask(view: View, seat: number, agenda: Agenda, held: Held, worth: number, from: number): void {
  const undone = held.marks.filter((m) => !isDone(m));
  const bitsOfStep = (step: number) =>
    undone.reduce((bits, m, i) => (stepOfMark(m) === step ? bits | (1 << (from + i)) : bits), 0);
  const task = agenda.ventures.length;
  let [marks, missed] = [0, 0];
  undone.forEach((m, i) => {
    const mark = 1 << (from + i);
    const places = placesOfMark(view, seat, held, m);
    const after = (stepsOf(held)[stepOfMark(m)].after ?? []).reduce((bits, n) => bits | bitsOfStep(n - 1), 0);
    // Whom nobody has seen may still turn up; what comes after him waits.
    if (places.length === 0 || (after & missed) !== 0) missed |= mark;
    else marks |= mark;
    const stays = held.vigil >= 0 && places[0] === view.at[seat];
    for (const cell of places) agenda.errands.push({ cell, mark, after, worth: 0, task, stays });
  });
  agenda.ventures.push({ marks, worth: missed ? worth * 0.6 : worth });
}

/** Whether the next thing to do for a Task that must be done is to find a High Wizard. */
export function isSeeking(view: View, seat: number): boolean {
  return view.tasks[seat].some(
    (held) =>
      held.mandatory &&
      held.marks.some(
        (m) => !isDone(m) && isDue(held, stepOfMark(m)) && placesOfMark(view, seat, held, m).length === 0,
      ),
  );
}

type Loose = Omit<Errand, 'mark'>;
const visit = (cell: Cell, worth: number, more: Partial<Loose> = {}): Loose => ({
  cell,
  after: 0,
  worth,
  task: -1,
  ...more,
});

/** W 10.2 Whoever promotes, and whoever gives new Tasks. */
function teachers(view: View, seat: number): Loose[] {
  const ripe = isRipe(view, seat);
  const rise = ripe ? RISE[view.rank[seat]] : 0;
  const appetite = hunger(view, seat);
  // W 9.41b Of what a Mentor gives nothing may be left undone: too much of it is a burden.
  const lesson = rise + appetite - BURDEN[view.rank[seat]] * burdens(view, seat);
  const found = lesson > 0 ? mentors(view, seat).map((cell) => visit(cell, lesson, { fades: true })) : [];
  const strangers = [
    ...(view.order[seat] === SORCERY ? [] : homesOf(view, SORCERERS)),
    ...(view.order[seat] === WIZARDS ? [] : wizardMarkers(view)),
    ...(view.order[seat] === DRUIDS ? [] : homesOf(view, [RUKTAL])),
  ];
  // W 9.42 What others give need not be done.
  if (appetite > 0) found.push(...strangers.map((cell) => visit(cell, appetite * 1.1, { fades: true })));
  return found;
}

const BURDEN = [2.5, 2.5, 2.5, 5, 5];

function burdens(view: View, seat: number): number {
  return view.tasks[seat].filter(({ mandatory }) => mandatory).length;
}

const RISE = [0, 12, 14, 70];
const HUNGER = [8, 6, 4, 2.5, 1.2, 0.5, 0];

/** What another Task is worth to somebody who has these. */
function hunger(view: View, seat: number): number {
  if (view.rank[seat] === 4) return 0;
  const held = view.tasks[seat].reduce((sum, one) => sum + useful(view, seat, TASKS[one.card].gain), 0);
  if (held > missing(view, seat) * 1.3) return 0;
  return HUNGER[Math.min(view.tasks[seat].length, HUNGER.length - 1)];
}

/** Elves, Hamdrel, Demons to dispel, players to free. */
function others(view: View, seat: number): Loose[] {
  const book = bookOf(view, seat);
  const wanted = Math.min(1, missing(view, seat) / 10);
  const last = lastPoints(view, seat);
  const ripe = isRipe(view, seat) && book.telepathy && wizardMarkers(view).length === 0;
  const found: Loose[] = [];
  const elves = 1.9 * wanted + 0.45 * last + (ripe ? RISE[view.rank[seat]] / 3 : 0);
  if (elves > 0) found.push(...dwellings(view).map((cell) => visit(cell, elves)));
  const [cottage] = homesOf(view, [HAMDREL]);
  if (cottage !== undefined) found.push(...cottageVisit(view, seat, cottage));
  // W 7.371 Ten of each, High Wizards, or extra turns.
  for (const cell of cellIfStanding(view, STAR_CREST))
    if (cell !== view.at[seat]) found.push(visit(cell, (view.order[seat] === WIZARDS ? 6 : 9) * wanted));
  // W 11.222a Whoever dispels Demons gains a die of points.
  if (book.dispels)
    for (const cell of view.demons) if (landAt(view, cell) >= 0) found.push(visit(cell, 2.2 * wanted + 0.8 * last));
  view.at.forEach((cell, other) => {
    if (other === seat || other === partnerOf(view, seat)) return;
    if (view.help[other]) found.push(visit(cell, 15 * wanted));
    else if (view.trap[other] !== FREE && landAt(view, cell) >= 0) found.push(visit(cell, 7 * wanted));
  });
  return found.filter(({ worth }) => worth > 0).sort((a, b) => b.worth - a.worth);
}

function cottageVisit(view: View, seat: number, cell: Cell): Loose[] {
  // At Rank 4 only to find a High Wizard whom a Task wants.
  const worth = view.rank[seat] === 4 ? (isSeeking(view, seat) ? 6 : 0) : view.order[seat] === WIZARDS ? 3 : 2;
  if (worth === 0) return [];
  if (view.at[seat] === cell && view.withHamdrel[seat] < 3) return [visit(cell, worth, { stays: true })];
  return view.visits[seat] < 2 ? [visit(cell, worth + 1)] : [];
}

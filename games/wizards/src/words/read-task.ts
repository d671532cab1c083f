import type { Json } from '@questhall/kernel';
import { type Board, cellOf, stands, tileAt } from '../board.js';
import { LISTED } from '../dice.js';
import { cellOfMark, doneMark, type Held, isComplete, isDone, isStepDone, mark, stepOfMark, stepsOf } from '../held.js';
import { type Cell, cellId } from '../map.js';
import { DRUIDS, HIGH_WIZARDS, HOME, RUKTAL, SORCERERS } from '../people.js';
import type { TaskStep } from '../task-card.js';
import { cellsFor, farthest, homeOf } from '../task-places.js';
import { TASK_IDS, TASKS } from '../tasks.js';
import { groupOf, tileNamed } from '../tiles.js';
import { fail, flag, keys, list, type Obj, object, oneOf, spaceOrNone, whole } from './check.js';

/** A Task in somebody's hand. Parts that the card itself places need no word. */
export function readTask(b: Board, who: number, what: string, words: Json): Held {
  const said = typeof words === 'string' ? { card: words } : object(what, words);
  keys(what, said, ['card', 'mandatory', 'done', 'at', 'marks', 'first', 'vigil']);
  const card = TASK_IDS.indexOf(oneOf(`${what}.card`, said.card, TASK_IDS));
  const done = list(`${what}.done`, said.done).map((n) => partOf(`${what}.done`, card, n));
  const places = object(`${what}.at`, said.at);
  for (const part of Object.keys(places)) partOf(`${what}.at`, card, Number(part));
  const held: Held = { card, mandatory: flag(`${what}.mandatory`, said.mandatory), marks: [], first: -1, vigil: -1 };
  if (said.marks !== undefined)
    held.marks = list(`${what}.marks`, said.marks).map((words) => readMark(b, what, card, words));
  else markAll(b, who, held, { what, done, places });
  if (said.first !== undefined && said.first !== null)
    held.first = HIGH_WIZARDS.indexOf(oneOf(`${what}.first`, said.first, HIGH_WIZARDS));
  if (said.vigil !== undefined && said.vigil !== null) held.vigil = whole(`${what}.vigil`, said.vigil, 0);
  checkTask(b, what, held);
  return held;
}

/** A part of a card by its number, counted from 0. */
function partOf(what: string, card: number, value: Json): number {
  const [part, parts] = [whole(what, value, 0), TASKS[card].steps.length];
  return part >= 1 && part <= parts
    ? part - 1
    : fail(`${what}: ${TASK_IDS[card]} has parts 1 to ${parts}, not ${part}`);
}

/** A marker as views write it: `2 torwall-c3 done`, or `3 nowhere`. */
function readMark(b: Board, what: string, card: number, words: Json): number {
  const [step, place, done] = String(words).split(' ');
  const cell = place === 'nowhere' ? -1 : spaceOrNone(`${what}.marks`, place, b.layout);
  const made = mark(cell, partOf(`${what}.marks`, card, Number(step)));
  return done === 'done' ? doneMark(made) : made;
}

interface Said {
  readonly what: string;
  readonly done: readonly number[];
  readonly places: Obj;
}

/** Markers part by part, where they are said to lie or where the card puts them. */
function markAll(b: Board, who: number, held: Held, { what, done, places }: Said): void {
  const { card } = held;
  TASKS[card].steps.forEach((step, i) => {
    const named = places[String(i + 1)];
    // Task 18 What is found where the card is drawn is found at once.
    const isOver = done.includes(i) || step.kind === 'here';
    const cells =
      named === undefined
        ? usual(b, who, step, `${what}: ${TASK_IDS[card]} part ${i + 1}`, isOver)
        : (Array.isArray(named) ? named : [named]).map((id) => spaceOrNone(`${what}.at`, id as Json, b.layout));
    for (const cell of cells) held.marks.push(isOver ? doneMark(mark(cell, i)) : mark(cell, i));
  });
}

/** Where the card itself puts a marker; what dice or the holder choose must be said, unless it is done. */
function usual(b: Board, who: number, step: TaskStep, what: string, done: boolean): number[] {
  if (step.kind === 'here') return [b.at[who]];
  if (step.kind === 'meet') {
    if (step.person === 'mentor') return [b.order[who] === DRUIDS ? cellOf(b, HOME[RUKTAL]) : -1];
    const home = homeOf(step.person as string);
    if (step.person !== 'master-sorcerer') return [home < 0 ? -1 : cellOf(b, home)];
  }
  const isEvery = step.kind === 'every' && step.tile !== 'random-elven' && !step.spaceChoice;
  const isFixed = step.kind === 'goto' && !step.sameSpaceAsStep && !step.sameTileAsStep;
  if (!isEvery && !isFixed) return done ? [-1] : fail(`${what}: say where its marker lies, under "at"`);
  const cells = cellsFor(b, step).slice(0, isFixed ? 1 : undefined);
  if (cells.length > 0) return cells;
  return done ? [-1] : fail(`${what}: its place has fallen, so nobody holds the card (W 9.9b)`);
}

/** Every part has its markers where the card allows them, no part is done before its time, and some part is not. */
function checkTask(b: Board, what: string, held: Held): void {
  const id = TASK_IDS[held.card];
  stepsOf(held).forEach((step, i) => {
    const marks = held.marks.filter((m) => stepOfMark(m) === i);
    if (marks.length === 0) fail(`${what}: ${id} has no marker for part ${i + 1}`);
    const early = marks.some(isDone) ? step.after?.find((n) => !isStepDone(held, n - 1)) : undefined;
    if (early !== undefined) fail(`${what}: part ${i + 1} of ${id} comes after part ${early} (W 7.311)`);
    for (const m of marks)
      if (!isDone(m) && !fits(b, step, cellOfMark(m)))
        fail(`${what}: part ${i + 1} of ${id} cannot be marked ${whereabouts(b, cellOfMark(m))}`);
  });
  if (isComplete(held)) fail(`${what}: all parts of ${id} are done, so it is completed and nobody holds it`);
}

function whereabouts(b: Board, cell: Cell): string {
  const isLost = tileAt(b, cell) >= 0 && !stands(b, tileAt(b, cell));
  return cell < 0 ? 'nowhere' : `in ${cellId(b.layout, cell)}${isLost ? ', which has fallen' : ''}`;
}

/** Whether dice, card or holder can put a marker of this part there. */
function fits(b: Board, step: TaskStep, cell: Cell): boolean {
  const tile = tileAt(b, cell);
  if (tile >= 0 && !stands(b, tile)) return false;
  if (step.kind === 'here' || step.sameSpaceAsStep) return true;
  if (step.kind === 'meet') return isHome(b, step.person as string, cell);
  if (step.kind === 'farthest') return farthest(b, step).includes(cell);
  if (step.kind !== 'random' && step.kind !== 'transport' && step.kind !== 'each') {
    // Task 44 The tile is found by dice.
    return cellsFor(b, step).includes(cell) && !(step.exclude ?? []).map(tileNamed).includes(tile);
  }
  if (tile < 0) return false;
  if (step.kind === 'each') return (step.tiles ?? []).map(tileNamed).includes(tile);
  const listing = step.listing ?? 'random';
  if (listing === 'specific') return tile === tileNamed(step.tile as string);
  return LISTED[listing].includes(groupOf(tile)) && !(step.exclude ?? []).map(tileNamed).includes(tile);
}

function isHome(b: Board, person: string, cell: Cell): boolean {
  if (person === 'high-wizard') return cell < 0;
  if (person === 'mentor') return cell < 0 || cell === cellOf(b, HOME[RUKTAL]);
  if (person === 'master-sorcerer') return SORCERERS.some((one) => cell === cellOf(b, HOME[one]));
  return cell >= 0 && cell === cellOf(b, homeOf(person));
}

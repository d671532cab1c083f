import type { Json } from '@questhall/kernel';
import { type Board, cellOf } from '../board.js';
import { doneMark, type Held, mark } from '../held.js';
import { DRUIDS, HOME, RUKTAL } from '../people.js';
import type { TaskStep } from '../task-card.js';
import { cellsFor, homeOf } from '../task-places.js';
import { TASK_IDS, TASKS } from '../tasks.js';
import { fail, flag, keys, list, type Obj, object, oneOf, spaceOrNone, whole } from './check.js';

/** A Task in somebody's hand. Parts that the card itself places need no word. */
export function readTask(b: Board, who: number, what: string, words: Json): Held {
  const said = typeof words === 'string' ? { card: words } : object(what, words);
  keys(what, said, ['card', 'mandatory', 'done', 'at', 'marks', 'first', 'vigil']);
  const card = TASK_IDS.indexOf(oneOf(`${what}.card`, said.card, TASK_IDS));
  const done = list(`${what}.done`, said.done).map((n) => whole(`${what}.done`, n, 0) - 1);
  const places = object(`${what}.at`, said.at);
  const held: Held = { card, mandatory: flag(`${what}.mandatory`, said.mandatory), marks: [], first: -1, vigil: -1 };
  if (said.marks !== undefined) held.marks = list(`${what}.marks`, said.marks).map((words) => readMark(b, what, words));
  else markAll(b, who, held, { what, done, places });
  if (said.first !== undefined) held.first = whole(`${what}.first`, said.first, 0);
  if (said.vigil !== undefined && said.vigil !== null) held.vigil = whole(`${what}.vigil`, said.vigil, 0);
  return held;
}

/** A marker as views write it: `2 torwall-c3 done`, or `3 nowhere`. */
function readMark(b: Board, what: string, words: Json): number {
  const [step, place, done] = String(words).split(' ');
  const cell = place === 'nowhere' ? -1 : spaceOrNone(`${what}.marks`, place, b.layout);
  const made = mark(cell, whole(`${what}.marks`, Number(step), 1) - 1);
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
    const cells =
      named === undefined
        ? usual(b, who, step, `${what}: ${TASK_IDS[card]} part ${i + 1}`, done.includes(i))
        : (Array.isArray(named) ? named : [named]).map((id) => spaceOrNone(`${what}.at`, id as Json, b.layout));
    for (const cell of cells) held.marks.push(done.includes(i) ? doneMark(mark(cell, i)) : mark(cell, i));
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
  if (step.kind === 'every' && step.tile !== 'random-elven' && !step.spaceChoice) return cellsFor(b, step);
  if (step.kind === 'goto' && !step.sameSpaceAsStep && !step.sameTileAsStep) return cellsFor(b, step).slice(0, 1);
  return done ? [-1] : fail(`${what}: say where its marker lies, under "at"`);
}

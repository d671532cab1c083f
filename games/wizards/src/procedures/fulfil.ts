import { goto, type Seat, type Table } from '@questhall/kernel';
import { type Board, cellOf, DISCARDED } from '../board.js';
import { chapter } from '../calls.js';
import { cellOfMark, doneMark, type Held, isComplete, isDone, isDue, stepOfMark, stepsOf } from '../held.js';
import { type Cell, cellId } from '../map.js';
import { HOME, isHighWizard, orderOf, PEOPLE, type Person } from '../people.js';
import { gainPoints, isSummoned } from '../players.js';
import { TASK_IDS, TASKS } from '../tasks.js';

interface Course {
  only: number;
  stamp: number;
  /** Cards served by this person already: one part of each Task a meeting. */
  served: number[];
  /** The card whose part was just done. */
  card: number;
  any: boolean;
  to: Cell;
}
const { call, done, procedure } = chapter(
  'fulfil',
  (): Course => ({ only: -1, stamp: -1, served: [], card: -1, any: false, to: -1 }),
);
type Vars = Course & { seat: Seat; person: Person };

/** 7.31, 7.323 All due parts of the player's own Tasks, in this space or with this person, are done. */
export const fulfil = procedure({
  steps: {
    begin: (t, v) => {
      v.stamp = t.board.arrivals[v.seat];
    },
    next: (t, v) => {
      const { board } = t;
      if (board.arrivals[v.seat] !== v.stamp || !mayFulfil(board, v.seat)) return done(v.any);
      // W 9.6 One after the other, until none is left.
      const held = board.tasks[v.seat].find((one) => isServed(board, v, one));
      if (!held) return done(v.any);
      v.any = true;
      v.card = held.card;
      v.served.push(held.card);
      pickUp(t, v, held);
    },
    // W R38 Tasks 9 and 45: the part before carries him to the next marker.
    carry: (t, v) => {
      const held = heldCard(t.board, v.seat, v.card);
      if (!held) return goto('next');
      const i = held.marks.findIndex((m) => stepsOf(held)[stepOfMark(m)].kind === 'transport' && isOpen(held, m));
      if (i < 0) return;
      v.to = cellOfMark(held.marks[i]);
      held.marks[i] = doneMark(held.marks[i]);
      t.tell('task.step', { seat: v.seat, task: TASK_IDS[v.card], step: stepOfMark(held.marks[i]) + 1 });
      // W R118 He comes there to fulfil it: the place has no roll for him.
      return call('transport', { seat: v.seat, to: v.to, own: true, took: true });
    },
    complete: (t, v) => {
      const i = t.board.tasks[v.seat].findIndex((one) => one.card === v.card);
      if (i >= 0 && isComplete(t.board.tasks[v.seat][i])) complete(t, v.seat, i);
      return goto('next');
    },
  },
});

function heldCard(b: Board, seat: Seat, card: number): Held | undefined {
  return b.tasks[seat].find((held) => held.card === card);
}

/** W 7.3051d Not while Dragonbound. Event 31 Not while summoned. */
export function mayFulfil(b: Board, seat: Seat): boolean {
  return !b.bound[seat] && !isSummoned(b, seat);
}

const isOpen = (held: Held, m: number): boolean => !isDone(m) && isDue(held, stepOfMark(m));

/** Whether a due part of this Task can be done here, or by this person. */
function isServed(b: Board, v: Vars, held: Held): boolean {
  if (v.only >= 0 && held.card !== v.only) return false;
  // W R75 One part of each Task a meeting.
  if (v.person >= 0) return !v.served.includes(held.card) && personStep(b, v.seat, held, v.person) >= 0;
  return markHere(b, v.seat, held) >= 0;
}

/** The marker in his space that he can pick up; -1 if there is none. */
function markHere(b: Board, seat: Seat, held: Held): number {
  return held.marks.findIndex((m) => {
    if (cellOfMark(m) !== b.at[seat] || !isOpen(held, m)) return false;
    const step = stepsOf(held)[stepOfMark(m)];
    // W R74 A person's own space is his service. W R113 A stay must be over.
    return step.kind !== 'meet' && (!step.stayTurns || held.vigil === 0);
  });
}

/** The part of a Task that this person can serve now; -1 for none. */
export function personStep(b: Board, seat: Seat, held: Held, person: Person): number {
  return stepsOf(held).findIndex((step, i) => {
    if (step.kind !== 'meet' || !isDue(held, i)) return false;
    switch (step.person) {
      case 'mentor':
        // W R76 Any Mentor of the Order he now belongs to.
        return b.order[seat] > 0 && orderOf(person) === b.order[seat];
      case 'high-wizard':
        if (!isHighWizard(person) || (step.oneOf && !step.oneOf.includes(PEOPLE[person]))) return false;
        // W R75 Task 26 wants another one.
        return step.differentFromStep === undefined || held.first !== person;
      case 'master-sorcerer':
        return held.marks.some(
          (m) => stepOfMark(m) === i && cellOfMark(m) === cellOf(b, HOME[person]) && HOME[person] >= 0,
        );
      default:
        return step.person === PEOPLE[person];
    }
  });
}

/** W R74 Whether this person has something of the player's Tasks to serve. */
export function hasBusiness(b: Board, seat: Seat, person: Person): boolean {
  return mayFulfil(b, seat) && b.tasks[seat].some((held) => personStep(b, seat, held, person) >= 0);
}

function pickUp(t: Table<Board>, v: Vars, held: Held): void {
  const { board } = t;
  const step =
    v.person >= 0 ? personStep(board, v.seat, held, v.person) : stepOfMark(held.marks[markHere(board, v.seat, held)]);
  if (v.person >= 0) {
    held.marks = held.marks.map((m) => (stepOfMark(m) === step ? doneMark(m) : m));
    if (step === 0) held.first = v.person;
  } else {
    const i = markHere(board, v.seat, held);
    held.marks[i] = doneMark(held.marks[i]);
    held.vigil = -1;
  }
  t.tell('task.step', { seat: v.seat, task: TASK_IDS[held.card], step: step + 1 });
}

/** W R113 Who comes to stay begins his vigil. */
export function beginVigil(t: Table<Board>, seat: Seat): void {
  const { board } = t;
  for (const held of board.tasks[seat]) {
    for (const m of held.marks) {
      const { stayTurns } = stepsOf(held)[stepOfMark(m)];
      if (!stayTurns || cellOfMark(m) !== board.at[seat] || !isOpen(held, m)) continue;
      held.vigil = stayTurns + (board.active === seat ? 1 : 0);
      t.tell('vigil', { seat, task: TASK_IDS[held.card], at: cellId(board.layout, board.at[seat]) });
    }
  }
}

/** W 9.01b, W 9.01c Points, card and markers back, and the Completion marker one box on. */
export function complete(t: Table<Board>, seat: Seat, i: number): void {
  const { board } = t;
  const [held] = board.tasks[seat].splice(i, 1);
  board.taskCards[held.card] = DISCARDED;
  t.tell('task.completed', { seat, task: TASK_IDS[held.card] });
  TASKS[held.card].gain.forEach((n, type) => {
    gainPoints(t, seat, type, n);
  });
  board.completed += 1;
  // W 12.2, W 12.22, W R34 Every ten thwart Evil once.
  if (board.completed === 10) {
    board.completed = 0;
    board.thwarts += 1;
    t.tell('evil.will-fail', { times: board.thwarts });
  }
}

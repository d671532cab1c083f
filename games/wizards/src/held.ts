import type { Cell } from './map.js';
import { TASKS, type TaskStep } from './tasks.js';

/** W 14.24 A Task somebody holds. */
export interface Held {
  /** Its index among the Task cards. */
  card: number;
  /** W 9.41a Given by the holder's Mentor. */
  mandatory: boolean;
  /** Its markers, and one for each person to be met who has no place: see `mark`. */
  marks: Mark[];
  /** The High Wizard met for its first step, -1 if none. */
  first: number;
  /** Turns still to be ended in a space where one must stay; -1 while nobody stays. */
  vigil: number;
}

/** W 9.1b One marker, which stays until it is picked up: the cell it lies in (-1 for none), the step it belongs to, and whether that is done, in one number. */
export type Mark = number;

export function mark(cell: Cell, step: number): Mark {
  // W 9.1b It stays there until it is picked up or lost.
  return (cell + 1) * 32 + step * 2;
}
export const cellOfMark = (m: Mark): Cell => (m >> 5) - 1;
export const stepOfMark = (m: Mark): number => (m & 31) >> 1;
export const isDone = (m: Mark): boolean => (m & 1) === 1;
export const doneMark = (m: Mark): Mark => m | 1;

export function stepsOf(held: Held): readonly TaskStep[] {
  return TASKS[held.card].steps;
}

/** Whether every marker of a step has been picked up. */
export function isStepDone(held: Held, step: number): boolean {
  for (const m of held.marks) if (stepOfMark(m) === step && !isDone(m)) return false;
  return true;
}

/** W 7.311 Whether everything that must come before a step is done, and the step is not. */
export function isDue(held: Held, step: number): boolean {
  const after = stepsOf(held)[step].after;
  if (after) for (const n of after) if (!isStepDone(held, n - 1)) return false;
  return !isStepDone(held, step);
}

/** W 9.01a */
export function isComplete(held: Held): boolean {
  for (const m of held.marks) if (!isDone(m)) return false;
  return true;
}

/** W 9.8a, W 9.8b Whether any Magical Object of it has been picked up. */
export function hasObject(held: Held): boolean {
  const steps = stepsOf(held);
  for (const m of held.marks) if (isDone(m) && steps[stepOfMark(m)].get) return true;
  return false;
}

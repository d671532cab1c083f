import type { Seat } from '@questhall/kernel';
import {
  type Cell,
  cellId,
  cellOfMark,
  isDone,
  isDue,
  PEOPLE,
  PEOPLE_NAMES,
  placeWords,
  stepOfMark,
  TASKS,
  type TaskStep,
  type View,
} from '@questhall/wizards';

/** One marker of a Task: where it lies, and how it stands with it. */
export interface Errand {
  readonly words: string;
  readonly at: string | null;
  readonly state: 'done' | 'due' | 'later';
}
/** A Task as the quest log has it. */
export interface Quest {
  readonly no: number;
  readonly text: string;
  readonly mandatory: boolean;
  readonly gain: readonly number[];
  readonly errands: readonly Errand[];
}

/** The Tasks of a player, the mandatory ones first. */
export function questsOf(view: View, seat: Seat): readonly Quest[] {
  return view.tasks[seat]
    .map((held): Quest => {
      const { no, text, gain, steps } = TASKS[held.card];
      return {
        no,
        text,
        gain,
        mandatory: held.mandatory,
        errands: held.marks.map((m): Errand => {
          const step = stepOfMark(m);
          const state = isDone(m) ? 'done' : isDue(held, step) ? 'due' : 'later';
          return { words: stepWords(view, steps[step], cellOfMark(m)), at: idOf(view, cellOfMark(m)), state };
        }),
      };
    })
    .sort((a, b) => Number(b.mandatory) - Number(a.mandatory) || a.no - b.no);
}

function idOf(view: View, cell: Cell): string | null {
  return cell < 0 ? null : cellId(view.layout, cell);
}

function stepWords(view: View, step: TaskStep, cell: Cell): string {
  const place = cell < 0 ? '' : placeWords(cellId(view.layout, cell));
  const person = PEOPLE_NAMES[PEOPLE.indexOf(step.person as (typeof PEOPLE)[number])];
  const prize = step.get ? `${step.get.join(', ')}: ` : '';
  const stay = step.stayTurns ? `, stay ${step.stayTurns} turns` : '';
  if (step.kind === 'meet') return `meet ${person ?? 'a Wizard'}${place && ` (${place})`}`;
  return `${prize}${place || 'a place still to come'}${stay}`;
}

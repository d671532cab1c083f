import type { Prompt } from '@questhall/kernel';
import { KINDS } from '@questhall/lords-and-wizards';
import type { Act } from '../board.js';
import type { Gesture } from '../gesture.js';
import { ROW_WORDS, type Row, rowsOf } from './options.js';

/** How many of a row are laid out among some picks. */
export function countIn(draft: readonly string[], row: Row): number {
  for (let n = 1; n <= row.most; n++) if (draft.includes(row.pick(n))) return n;
  return 0;
}

/** The picks with so many of a row. Of a kind that is there twice, one part goes at a time: its name may change then. */
export function withRow(draft: readonly string[], row: Row, n: number): string[] {
  const others = draft.filter((pick) => !pick.split(' ').includes(KINDS[row.kind].id));
  return n === 0 ? others : [...others, row.pick(n)];
}

/** What is laid out, as far as it can still be had. */
export function laidOut(prompt: Prompt, gesture: Gesture): readonly string[] {
  return gesture.draft().filter((pick) => prompt.choices.some((choice) => choice.pick === pick));
}

/** The button that sends all that is laid out. */
export function rowsAct(prompt: Prompt, gesture: Gesture, gold: number): Act[] {
  const rows = rowsOf(prompt);
  const draft = laidOut(prompt, gesture);
  if (rows.length === 0 || draft.length === 0) return [];
  const units = rows.reduce((sum, row) => sum + countIn(draft, row), 0);
  const [, verb] = ROW_WORDS[rows[0].verb] ?? ['', 'Take'];
  const cost = rows.reduce((sum, row) => sum + countIn(draft, row) * Math.max(0, KINDS[row.kind].cost), 0);
  const isHire = rows[0].verb === 'raise';
  const missing = isHire && cost > gold ? { missing: `${cost} GTs are more than you have` } : {};
  const label = isHire ? `${verb} ${units} for ${cost} GTs` : `${verb} ${units}`;
  return [{ picks: draft, label, kind: 'main', home: 'bar', key: 'Enter', ...missing }];
}

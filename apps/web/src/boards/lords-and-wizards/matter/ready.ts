import type { Prompt } from '@questhall/kernel';
import type { Gesture } from '../../gesture.js';

/** Where stacks can still move from. */
export function readyOf({ ask, choices }: Prompt): string[] {
  if (ask !== 'movement.choose') return [];
  return [...new Set(choices.flatMap(({ pick, at }) => (/^(move|sail) /.test(pick) ? [at?.[0] ?? ''] : [])))];
}

/** The one after the one that is chosen. */
export function nextOf(prompt: Prompt, gesture: Gesture): string {
  const all = readyOf(prompt);
  return all[(all.indexOf(gesture.path()[0] ?? '') + 1) % all.length] ?? '';
}

import type { Prompt } from '@questhall/kernel';
import type { Gesture } from '../gesture.js';

/** Points of rescue are divided: how many of them at most are of the type that is asked for; null for other asks. */
export function mostOf(prompt: Prompt): number | null {
  return prompt.ask.startsWith('divide.') ? prompt.choices.length - 1 : null;
}

/** So many as are told off now; the gesture counts from 1. */
export function toldOff(prompt: Prompt, gesture: Gesture): number {
  return Math.min(mostOf(prompt) ?? 0, gesture.amount() - 1);
}

export function dividePick(prompt: Prompt, n: number): string {
  return `${n} ${prompt.ask.slice('divide.'.length)}`;
}

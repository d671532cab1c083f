import type { Prompt } from '@questhall/kernel';
import type { Gesture } from '../gesture.js';
import { numberIn, numbersOf } from './options.js';

/** The number that is made up in the panel: as it was set, or else as many as there can be. */
export function numberPick(prompt: Prompt, gesture: Gesture): string | null {
  const choices = numbersOf(prompt);
  if (choices.length === 0) return null;
  const set = choices.find(({ pick }) => pick === gesture.draft()[0]);
  return (set ?? choices.reduce((a, b) => (numberIn(b.pick) > numberIn(a.pick) ? b : a))).pick;
}

/** The pick of a number, the nearest there is. */
export function pickOf(prompt: Prompt, n: number): string | null {
  const choices = numbersOf(prompt);
  if (choices.length === 0) return null;
  const off = (pick: string) => Math.abs(numberIn(pick) - n);
  return choices.reduce((a, b) => (off(b.pick) < off(a.pick) ? b : a)).pick;
}

export function boundsOf(prompt: Prompt): { least: number; most: number } {
  const all = numbersOf(prompt).map(({ pick }) => numberIn(pick));
  return { least: Math.min(...all), most: Math.max(...all) };
}

import type { Prompt } from '@questhall/kernel';
import type { Gesture } from '../gesture.js';
import { spendOf } from './options.js';

/** How much is laid out beside the map; nothing until somebody says so. */
export function spending(prompt: Prompt, gesture: Gesture): number {
  const bounds = spendOf(prompt);
  const laid = Number(gesture.draft()[0] ?? bounds?.least ?? 0);
  return Math.min(bounds?.most ?? 0, Math.max(bounds?.least ?? 0, laid));
}

import type { Gesture } from '../../gesture.js';

/** Of some stacks the one after the one that is chosen. */
export function nextOf(all: readonly string[], gesture: Gesture): string {
  return all[(all.indexOf(gesture.path()[0] ?? '') + 1) % all.length] ?? '';
}

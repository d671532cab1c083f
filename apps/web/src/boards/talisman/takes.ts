import type { Prompt } from '@questhall/kernel';
import type { Scene } from '@questhall/table';
import { spaceNamed } from '@questhall/talisman';
import type { Gesture } from '../gesture.js';

/** A click on a space makes the one choice that leads there. */
export function takes(id: string, gesture: Gesture, prompt: Prompt, _: Scene): boolean {
  const pick = wayTo(prompt, id);
  if (pick === null) return false;
  gesture.send([pick]);
  return true;
}

/** The pick that leads to a space: one that ends there, or else one that passes through it, like the bridge. */
export function wayTo(prompt: Prompt, id: string): string | null {
  if (spaceNamed(id) < 0) return null;
  const there = prompt.choices.filter(({ at }) => at?.includes(id));
  const ends = there.filter(({ at }) => at?.length === 1);
  const found = ends.length > 0 ? ends : there;
  return found.length === 1 ? found[0].pick : null;
}

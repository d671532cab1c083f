import type { Prompt } from '@questhall/kernel';
import type { Exhibit, Shown } from '../../src/gallery/shown.js';
import { look, type Played, played, promptOf, tableAt } from '../../src/gallery/table.js';

/** What is asked in a position of the gallery, and what the one who is asked sees. */
export function askedIn(exhibit: Exhibit, shown: Shown): Played & { readonly prompt: Prompt } {
  let now = look(exhibit, tableAt(exhibit, shown), shown.seat);
  for (const { seat, picks } of shown.play ?? []) {
    now = played(now, seat, picks, shown.seat);
    if (now.refusal) throw new Error(now.refusal);
  }
  const prompt = promptOf(now.scene, shown.seat);
  if (!prompt) throw new Error('somebody else is asked');
  return { ...now, prompt };
}

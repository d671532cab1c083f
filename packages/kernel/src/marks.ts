import type { Phrase } from './types.js';

/** Things of a game of which each should occur sooner or later, and which of them are there after some events. */
// biome-ignore lint/suspicious/noExplicitAny: each game has a board of its own
export interface Marks<B = any> {
  readonly all: readonly string[];
  seen(b: B, events: readonly Phrase[]): readonly string[];
}

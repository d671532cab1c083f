import type { Prompt } from '@questhall/kernel';
import type { Gesture } from '../../src/boards/gesture.js';
import { complete, nextThings } from '../../src/boards/paths.js';

/** A gesture without a screen: what was pointed at, and what it sends. */
export function still(
  prompt: Prompt,
  path: readonly string[] = [],
  draft: readonly string[] = [],
  aimed: string | null = null,
) {
  const sent: string[][] = [];
  const now = { path: [...path], draft: [...draft], amount: 1, aimed };
  const gesture: Gesture = {
    path: () => now.path,
    lit: () => nextThings(prompt.choices, now.path),
    open: () => complete(prompt.choices, now.path),
    aimed: () => now.aimed,
    aim: (id) => {
      now.aimed = id;
    },
    choose: () => {},
    back: () => false,
    clear: () => {
      now.path = [];
    },
    hold: (held) => {
      now.path = [...held];
    },
    amount: () => now.amount,
    setAmount: (n) => {
      now.amount = n;
    },
    draft: () => now.draft,
    setDraft: (picks) => {
      now.draft = [...picks];
    },
    send: (picks) => sent.push([...picks]),
  };
  return { gesture, sent };
}

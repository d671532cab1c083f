import type { Space } from '@questhall/talisman';

/** How many cards one draws in a space. */
export function cardsDrawn({ encounter }: Space): number {
  return encounter.kind === 'draw' ? encounter.cards : 0;
}

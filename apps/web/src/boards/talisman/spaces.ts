import type { Host, Space } from '@questhall/talisman';

/** How many cards one draws in a space. */
export function cardsDrawn({ encounter }: Space): number {
  return encounter.kind === 'draw' ? encounter.cards : 0;
}

/** Everybody one can call on there: for whomsoever, or for those of one alignment, by number. */
export function hostsOf({ encounter }: Space, alignment?: number): readonly Host[] {
  if (encounter.kind === 'visit') return encounter.hosts;
  if (encounter.kind !== 'alignment') return [];
  return encounter.rows.flatMap((row, i) => ('hosts' in row && i === (alignment ?? i) ? row.hosts : []));
}

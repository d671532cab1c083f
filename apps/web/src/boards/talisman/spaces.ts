import type { Host, Space } from '@questhall/talisman';

/** How many cards one draws in a space. */
export function cardsDrawn({ encounter }: Space): number {
  return encounter.kind === 'draw' ? encounter.cards : 0;
}

/** Everybody one can call on there, for whomsoever. */
export function hostsOf({ encounter }: Space): readonly Host[] {
  if (encounter.kind === 'visit') return encounter.hosts;
  if (encounter.kind !== 'alignment') return [];
  return encounter.rows.flatMap((row) => ('hosts' in row ? row.hosts : []));
}

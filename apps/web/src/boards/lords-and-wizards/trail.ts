import type { News } from '@questhall/table';

const MOVES = new Set(['marched', 'sailed', 'carried']);

/** The places that the latest march, voyage or flight came by. */
export function trailOf(news: News | null): readonly string[] {
  const event = news?.events.findLast(({ key }) => MOVES.has(key));
  const path = event?.args?.path;
  return Array.isArray(path) ? path.map(String) : [];
}

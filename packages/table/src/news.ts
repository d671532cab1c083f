import { heard, type Json, type Viewer } from '@questhall/kernel';
import { diff, patched, same } from './patch.js';
import type { Deed, Entry, Folded, News, Patch, Scene } from './types.js';

/** What one viewer hears of an entry, from its scenes before and after. */
export function newsOf(before: Scene, after: Scene, entry: Entry, folded: Folded, viewer: Viewer): News {
  return {
    seq: entry.seq,
    at: entry.at,
    deed: deedFor(entry, folded, viewer),
    events: folded.events.map((event) => heard(event, viewer)),
    patch: patchOf(before.sight, after.sight),
    changed: changes(before, after),
  };
}

/** The same for who looks back on a game that is over: machines have nothing to hide any more. */
export function newsWithReason(...told: Parameters<typeof newsOf>): News {
  const [, , entry] = told;
  const news = newsOf(...told);
  return entry.do === 'move' && entry.why ? { ...news, why: entry.why } : news;
}

export function patchOf(before: Json | null, after: Json | null): Patch {
  return before === null || after === null ? [[[], after]] : diff(before, after);
}

/** A viewer's scene after news of it. */
export function sceneAfter(before: Scene, news: News): Scene {
  return {
    ...before,
    ...news.changed,
    seq: news.seq,
    sight: before.sight === null ? replaced(news) : patched(before.sight, news.patch),
  };
}

function replaced({ patch: [whole] }: News): Json | null {
  return whole?.length === 2 ? whole[1] : null;
}

export function changes(before: Scene, after: Scene): News['changed'] {
  const changed: Record<string, unknown> = {};
  for (const key in after) {
    if (key === 'seq' || key === 'sight' || key === 'config') continue;
    const [was, is] = [before[key as keyof Scene], after[key as keyof Scene]];
    if (!same(was as Json, is as Json)) changed[key] = is;
  }
  return changed as News['changed'];
}

/** A deed as a viewer may read it: private picks are for their seat alone, and so are orders and nonces. */
export function deedFor(entry: Entry, { secret, window }: Folded, viewer: Viewer): News['deed'] {
  if (entry.do === 'sit') return { do: 'sit', seat: entry.seat, player: '', name: entry.name, nonce: '' };
  if ('seat' in entry && entry.seat === viewer) return deedIn(entry);
  switch (entry.do) {
    // Neither its id nor who made it: a pass is a pass, whether the player or the table made it.
    case 'move':
      return {
        do: 'move',
        seat: window && secret.every(Boolean) ? null : entry.seat,
        picks: entry.picks.map((pick, i) => (secret[i] ? '?' : pick)),
      };
    case 'unasked':
      return { do: 'unasked', seat: entry.seat, picks: [secret[0] ? '?' : entry.pick] };
    case 'orders':
      return { do: 'orders', seat: entry.seat, orders: [] };
    default:
      return deedIn(entry);
  }
}

function deedIn(entry: Entry): Deed {
  if (entry.do === 'move') return moveIn(entry);
  const { seq: _, at: __, ...deed } = entry as Entry & Record<string, unknown>;
  return deed as unknown as Deed;
}

/** Apart, because it is what happens all the time: what is written out is quick. */
function moveIn({ seat, picks, by, id, ask, number }: Entry & { do: 'move' }): Deed {
  const move: Deed = { do: 'move', seat, picks, by };
  if (id === undefined && ask === undefined && number === undefined) return move;
  return {
    ...move,
    ...(id !== undefined && { id }),
    ...(ask !== undefined && { ask }),
    ...(number !== undefined && { number }),
  };
}

import type { Random, Viewer } from '@questhall/kernel';
import { type Board, clone, type Siege } from './board.js';
import { type Legend, NO_LEGEND, UNKNOWN_LEGEND } from './legends.js';
import { PLACES, type Site } from './map.js';

/** A siege as a viewer knows it: the besieger's spending is -1 to others. */
export type SeenSiege = Readonly<Siege>;

/** A viewer's knowledge of the board: all but hidden legends and secret bids. */
export interface View extends Readonly<Omit<Board, 'head' | 'next' | 'legend' | 'unused' | 'sieges'>> {
  readonly viewer: Viewer;
  /** By site; -1 where there is none, -2 where the viewer may not know it. */
  readonly legend: readonly Legend[];
  readonly sieges: readonly SeenSiege[];
  /** Legends that nobody was dealt: only for a judge. */
  readonly unused?: readonly Legend[];
}

export function view(b: Board, viewer: Viewer): View {
  // LW AMB-101, LW B12/1 All is open but unexplored legends and the besieger's bid.
  const { head: _head, next: _next, unused: _unused, ...open } = clone(b);
  return {
    ...open,
    viewer,
    legend: b.legend.map((legend, site) => (knowsLegend(b, viewer, site) ? legend : UNKNOWN_LEGEND)),
    sieges: b.sieges.map((siege) => ({ ...siege, bid: siege.besieger === viewer ? siege.bid : -1 })),
  };
}

/** A board as a viewer knows it, for those who look ahead: legends it cannot know are -2, bids -1. */
export function boardOf(v: View): Board {
  const { viewer: _viewer, ...seen } = v;
  const b = clone({
    ...seen,
    head: new Array<number>(PLACES).fill(-1),
    next: v.kind.map(() => -1),
    unused: [],
  } as unknown as Board);
  for (let unit = b.kind.length - 1; unit >= 0; unit--) {
    if (b.kind[unit] < 0 || b.aboard[unit] >= 0) continue;
    b.next[unit] = b.head[b.at[unit]];
    b.head[b.at[unit]] = unit;
  }
  return b;
}

/** Whether a viewer knows the legend of a site, or that there is none. */
export function knowsLegend(b: Pick<Board, 'legend' | 'shown' | 'knownBy'>, viewer: Viewer, site: Site): boolean {
  if (b.legend[site] === NO_LEGEND || b.shown[site]) return true;
  // LW A5a, LW AMB-101 What a scout or bargainer saw is known to that player alone.
  return viewer !== null && (b.knownBy[site] & (1 << viewer)) !== 0;
}

/** Deal anew what the viewer cannot know: hidden legends and the bids of others. */
export function determinize(b: Board, viewer: Viewer, random: Random): void {
  const hidden = b.legend.flatMap((_, site) => (knowsLegend(b, viewer, site) ? [] : [site]));
  const pool = [...hidden.map((site) => b.legend[site]), ...b.unused];
  shuffle(pool, random);
  hidden.forEach((site, i) => {
    b.legend[site] = pool[i];
  });
  b.unused = pool.slice(hidden.length);
  for (const siege of b.sieges) {
    if (siege.bid >= 0 && siege.besieger !== viewer) siege.bid = random(b.gold[siege.besieger] + 1);
  }
}

function shuffle<T>(list: T[], random: Random): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [list[i], list[j]] = [list[j], list[i]];
  }
}

import { markersOn, nextType, stands, type TileId, type View } from '@questhall/wizards';
import { createSignal } from 'solid-js';
import type { Aid } from '../board.js';

const [isOn, set] = createSignal(false);

/** Where Evil strikes next. */
export const threatsAid: Aid = { label: 'Show where Evil strikes next', key: 'T', isOn, set };

/** The tiles of which one falls in the next attack: the one that was foretold, or those with most markers. */
export function nextToFall(view: View): TileId[] {
  if (view.phase !== 'days') return [];
  if (view.foretold >= 0 && stands(view, view.foretold)) return [view.foretold];
  const tiles = nextType(view);
  const most = Math.max(...tiles.map((tile) => markersOn(view, tile)));
  return tiles.filter((tile) => markersOn(view, tile) === most);
}

/** The fortnight in which the next tile falls, if nobody thwarts it: none falls in the first two. */
export function fallsIn(view: View): number {
  return Math.max(3, view.fortnight);
}

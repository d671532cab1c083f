import { type Board, DAYS, markersOn, nextType, type TileId } from '@questhall/wizards';

/** W 12.13 In how many days a tile falls, and how likely it is which. */
export interface Omens {
  readonly days: number;
  /** W 12.11A Days until everybody is carried off to anywhere. */
  readonly stays: number;
  readonly risk: ReadonlyMap<TileId, number>;
}

/** The tile with most markers falls, but markers come and go until then. */
const MOST = 0.7;
const NEXT = 0.15;
const ANY = 0.03;

export function omensOf(view: Board): Omens {
  // W 12.11 None in the first two Fortnights. W 12.21 None while Evil is thwarted.
  const fortnights = Math.max(0, 3 - view.fortnight) + view.thwarts;
  const tiles = nextType(view);
  const counts = tiles.map((tile) => markersOn(view, tile));
  const most = Math.max(...counts);
  const tied = counts.filter((n) => n === most).length;
  const chance = (n: number) => (n === most ? MOST / tied : n === most - 1 ? NEXT : ANY);
  const risk = new Map(tiles.map((tile, i) => [tile, chance(counts[i])]));
  if (view.foretold >= 0) risk.set(view.foretold, 1);
  const left = DAYS - view.day;
  const stays = view.fortnight < 3 && view.thwarts === 0 ? left + 0.5 : Number.POSITIVE_INFINITY;
  return { days: fortnights * DAYS + left, stays, risk };
}

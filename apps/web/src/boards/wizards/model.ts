import type { Choice } from '@questhall/kernel';
import type { Scene } from '@questhall/table';
import { type Cell, cellId, landAt, TILES, tileNamed, tileOf, type View } from '@questhall/wizards';
import { type Accessor, createMemo, createSignal } from 'solid-js';
import type { BoardProps } from '../board.js';
import { steady } from '../parts/steady.js';
import { createTrips } from '../parts/trips.js';
import { isLayingAsk, snapped } from './laying.js';
import { cellOfThing, type Piece, piecesOf, viewOf } from './scene.js';
import { type Trip, tripsBetween } from './trips.js';

/** What the map shows, from what the table page gives it. */
export interface Model {
  readonly props: BoardProps;
  scene(): Scene;
  view(): View | null;
  /** Nothing can be done in a replay. */
  isLive(): boolean;
  pieces: Accessor<readonly Piece[]>;
  /** Things that may be pointed at, by the cell they are in. */
  lit: Accessor<ReadonlyMap<Cell, readonly string[]>>;
  /** Whole tiles that may be pointed at. */
  litTiles: Accessor<readonly string[]>;
  /** A tile is being laid: its middle may lie in any lit cell. */
  isLaying(): boolean;
  choicesAt(cell: Cell): readonly Choice[];
  /** The thing that is meant by a click on a cell: it, its Boat, or its tile; for a tile in hand the place where it fits. */
  meant(id: string): string;
  /** What went where when something last did. */
  trips: Accessor<readonly Trip[]>;
  /** What is still on its way. */
  away: Accessor<readonly Trip[]>;
  setAway(trips: readonly Trip[]): void;
}

export function createModel(props: BoardProps): Model {
  const scene = () => props.moment ?? props.scene;
  const isLive = () => props.moment === null;
  const view = createMemo(() => viewOf(scene()));
  const [away, setAway] = createSignal<readonly Trip[]>([]);
  const pieces = steady(() => {
    const seen = view();
    return seen ? piecesOf(seen, (seat) => scene().chairs[seat]?.name ?? `player ${seat + 1}`) : [];
  });
  const isLaying = () => isLive() && isLayingAsk(props.prompt?.ask ?? '');
  const things = createMemo(() => (isLive() ? [...props.gesture.lit().keys()] : []));
  const lit = createMemo(() => {
    const found = new Map<Cell, string[]>();
    const seen = view();
    if (!seen) return found;
    for (const id of things()) {
      const cell = cellOfThing(seen, id);
      if (cell >= 0) found.set(cell, [...(found.get(cell) ?? []), id]);
    }
    return found;
  });
  const litTiles = createMemo(() => things().filter((id) => (view()?.layout.at[tileNamed(id)] ?? -1) >= 0));
  const meant = (id: string) => {
    const seen = view();
    const cell = seen ? cellOfThing(seen, id) : -1;
    if (!seen || cell < 0) return id;
    if (isLaying()) return cellId(seen.layout, snapped(cell, lit().keys()));
    const here = lit().get(cell) ?? [];
    // Nobody swims where a Boat lies, unless he says so.
    const boat = here.find((thing) => thing.startsWith('boat-'));
    if (boat !== undefined || here.includes(id)) return boat ?? id;
    if (here.length > 0) return here[0];
    const space = landAt(seen, cell);
    const tile = space < 0 ? '' : TILES[tileOf(space)].id;
    return litTiles().includes(tile) ? tile : cellId(seen.layout, cell);
  };
  return {
    props,
    scene,
    view,
    isLive,
    pieces,
    lit,
    litTiles,
    isLaying,
    choicesAt: (cell) => (lit().get(cell) ?? []).flatMap((id) => props.gesture.lit().get(id) ?? []),
    meant,
    trips: createTrips(props, viewOf, tripsBetween),
    away,
    setAway,
  };
}

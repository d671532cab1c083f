import {
  FIRST_SHIP,
  FIRST_ZONE,
  idOf,
  isShip,
  type Place,
  placeNamed,
  type View,
  whereOf,
} from '@questhall/dragonlords';
import type { Scene } from '@questhall/table';
import { type Accessor, createMemo } from 'solid-js';
import type { BoardProps } from '../board.js';
import { placeOf, viewOf } from './scene.js';
import { createTrips, type Trip } from './trips.js';

/** What the map shows, from what the table page gives it. */
export interface Model {
  readonly props: BoardProps;
  scene(): Scene;
  view(): View | null;
  /** Nothing can be done in a replay. */
  isLive(): boolean;
  /** Land, Wasteland spaces and zones that may be pointed at, or in which somebody may. */
  litPlaces: Accessor<readonly string[]>;
  litShips: Accessor<readonly string[]>;
  isLit(id: string): boolean;
  /** The thing that is meant by a click on this one: somebody lit there, if it is the only one. */
  meant(id: string): string;
  /** Who went where when somebody last did. */
  trips: Accessor<readonly Trip[]>;
}

/** Asks that are about one stack: who carries what is chosen beside the map. */
const BESIDE = /^(group|losses|prepare|poison|learn|dragonlord)\./;

export function createModel(props: BoardProps): Model {
  const scene = () => props.moment ?? props.scene;
  const isLive = () => props.moment === null;
  const view = createMemo(() => viewOf(scene()));
  /** Lit things by the place on the map they are in. */
  const things = createMemo(() => {
    const found = new Map<string, string[]>();
    const seen = view();
    if (!seen || !isLive()) return found;
    for (const id of props.gesture.lit().keys()) {
      const home = homeOf(seen, id, props.prompt?.ask ?? '');
      if (home) found.set(home, [...(found.get(home) ?? []), id]);
    }
    return found;
  });
  const litPlaces = createMemo(() => [...things().keys()].filter((id) => !isShip(placeNamed(id))));
  const litShips = createMemo(() => [...things().keys()].filter((id) => isShip(placeNamed(id))));
  const isLit = (id: string) => things().has(id);
  const meant = (id: string) => {
    const here = things().get(id) ?? [];
    return here.includes(id) || here.length !== 1 ? id : here[0];
  };
  return { props, scene, view, isLive, litPlaces, litShips, isLit, meant, trips: createTrips(props) };
}

/** The place that is lit for a thing; null for what is chosen beside the map. */
function homeOf(view: View, id: string, ask: string): string | null {
  const place = placeOf(view, id);
  if (place < 0 || (id.startsWith('bearer:') && BESIDE.test(ask))) return null;
  if (isShip(place)) return idOf(place);
  const where = whereOf(view, place);
  return where < 0 ? null : idOf(where);
}

/** The spread of ground that a place lies on: for ships their zone. */
export function groundOf(view: View, place: Place): Place {
  return place >= FIRST_SHIP && place < FIRST_ZONE ? whereOf(view, place) : place;
}

import type { Scene } from '@questhall/table';
import { SPACES, type SpaceId, spaceNamed, type View } from '@questhall/talisman';
import { type Accessor, createMemo, createSignal } from 'solid-js';
import type { BoardProps } from '../board.js';
import { createTrips } from '../parts/trips.js';
import { spaceOfThing } from './ids.js';
import { oddsOnSpace, percent } from './prospects.js';
import { viewOf } from './scene.js';
import { type Trip, tripsBetween } from './trips.js';

/** What the board shows, from what the table page gives it. */
export interface Model {
  readonly props: BoardProps;
  scene(): Scene;
  view(): View | null;
  /** Nothing can be done in a replay. */
  isLive(): boolean;
  /** Spaces that may be pointed at, or in which something may. */
  litSpaces: Accessor<readonly string[]>;
  isLit(space: string): boolean;
  /** The thing that is meant by a click on a space: what is lit there, if it is the only one. */
  meant(space: string): string;
  /** Who walked where when somebody last did. */
  trips: Accessor<readonly Trip[]>;
  /** Seats whose characters are on their way, and not yet where they stand. */
  away: Accessor<readonly number[]>;
  setAway(seats: readonly number[]): void;
  /** A word over a lit space: the chance against what waits there. */
  ribbon(space: string): string | null;
}

/** Asks by which one goes somewhere. */
const MOVES = /^(move|bridge|travel)\./;

export function createModel(props: BoardProps): Model {
  const scene = () => props.moment ?? props.scene;
  const isLive = () => props.moment === null;
  const [away, setAway] = createSignal<readonly number[]>([]);
  const view = createMemo(() => viewOf(scene()));
  /** The lit things by the space they are in. */
  const things = createMemo(() => {
    const seen = view();
    const found = new Map<SpaceId, string[]>();
    if (!seen || !isLive()) return found;
    const ids = new Set(
      [...props.gesture.lit()].flatMap(([id, choices]) => [id, ...choices.flatMap(({ at }) => at ?? [])]),
    );
    for (const id of ids) {
      const space = spaceOfThing(seen, id);
      if (space >= 0) found.set(space, [...(found.get(space) ?? []), id]);
    }
    return found;
  });
  const litSpaces = createMemo(() => [...things().keys()].map((space) => SPACES[space].id));
  const isLit = (id: string) => things().has(spaceNamed(id));
  const meant = (id: string) => {
    const here = things().get(spaceNamed(id)) ?? [];
    return here.includes(id) || here.length !== 1 ? id : here[0];
  };
  /** Enemies that wait where one could go, and the chance against them. */
  const ribbon = (id: string) => {
    const [seen, seat] = [view(), props.prompt?.seat];
    if (!seen || seat === undefined || !MOVES.test(props.prompt?.ask ?? '')) return null;
    const chance = oddsOnSpace(seen, seat, spaceNamed(id));
    return chance === null ? null : percent(chance);
  };
  return {
    props,
    scene,
    view,
    isLive,
    litSpaces,
    isLit,
    meant,
    trips: createTrips(props, viewOf, tripsBetween),
    away,
    setAway,
    ribbon,
  };
}

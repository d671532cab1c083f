import { type Place, placeNamed, type View } from '@questhall/lords-and-wizards';
import type { Scene } from '@questhall/table';
import { type Accessor, createMemo, createSignal, untrack } from 'solid-js';
import type { BoardProps } from '../board.js';
import { createTrips } from '../parts/trips.js';
import { type Onslaught, onslaughtOf } from './onslaught.js';
import { type Plan, planOf, type Way, wayByStages, waysOf } from './plan.js';
import { viewOf } from './scene.js';
import { type Stack, stacksOf } from './stacks.js';
import { type Trip, tripsBetween } from './trips.js';

/** What the map shows, from what the table page gives it. */
export interface Model {
  readonly props: BoardProps;
  scene(): Scene;
  view: Accessor<View | null>;
  /** Nothing can be done in a replay. */
  isLive(): boolean;
  stacks: Accessor<readonly Stack[]>;
  /** The stack that is about to move, and where it can go. */
  plan: Accessor<Plan | null>;
  ways: Accessor<ReadonlyMap<Place, Way>>;
  /** The attack that is being put together. */
  onslaught: Accessor<Onslaught | null>;
  /** Places that may be chosen now. */
  lit: Accessor<ReadonlySet<Place>>;
  /** The way to what is aimed at, or so far. */
  aimedWay: Accessor<Way | null>;
  /** Who went where when somebody last did, and those still on their way. */
  trips: Accessor<readonly Trip[]>;
  away: Accessor<readonly Trip[]>;
  setAway(trips: readonly Trip[]): void;
}

export function createModel(props: BoardProps): Model {
  const scene = () => props.moment ?? props.scene;
  const isLive = () => props.moment === null;
  const view = createMemo(() => viewOf(scene()));
  const stacks = createMemo(() => {
    const seen = view();
    return seen ? stacksOf(seen) : [];
  });
  const plan = createMemo(() => (isLive() ? planOf(props.prompt, scene(), props.gesture) : null));
  const ways = createMemo((): ReadonlyMap<Place, Way> => {
    const made = plan();
    return made ? waysOf(scene(), made) : new Map();
  });
  const onslaught = createMemo(() => (isLive() ? onslaughtOf(props.prompt, scene(), props.gesture) : null));
  const lit = createMemo((): ReadonlySet<Place> => {
    if (!isLive()) return new Set();
    if (plan()) return new Set(ways().keys());
    return new Set([...props.gesture.lit().keys()].map(placeNamed).filter((place) => place >= 0));
  });
  const aimedWay = createMemo(() => {
    const aimed = props.gesture.aimed();
    const made = plan();
    return (aimed === null ? null : ways().get(placeNamed(aimed))) ?? (made && wayByStages(scene(), made));
  });
  const [away, setAway] = createSignal<readonly Trip[]>([]);
  const last = () => untrack(() => props.last);
  const trips = createTrips(props, viewOf, (before, now) => tripsBetween(before, now, last()));
  return { props, scene, view, isLive, stacks, plan, ways, onslaught, lit, aimedWay, trips, away, setAway };
}

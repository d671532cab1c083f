import { type Event, type Game, heard, isRefusal, type Refusal, type Viewer, writeRecord } from '@questhall/kernel';
import {
  type Actor,
  type Decided,
  type Deed,
  decide,
  type News,
  newsOf,
  orderedPick,
  playedBy,
  recordOf,
  type Scene,
  sceneAfter,
  sceneOf,
  type Tableau,
} from '../../src/index.js';

/** What was compared, and how the twins parted. */
export interface Tally {
  games: number;
  deeds: number;
  /** Worlds in which something lay otherwise, and those in which somebody chose otherwise. */
  twins: number;
  choices: number;
  /** Deeds after which a twin's viewers had received the same bytes. */
  compared: number;
  /** Twins told apart by a rule, and those in which a pick could not be made. */
  learnt: number;
  impossible: number;
  refusals: number;
  wentBack: number;
}

export function noTally(): Tally {
  return { games: 0, deeds: 0, twins: 0, choices: 0, compared: 0, learnt: 0, impossible: 0, refusals: 0, wentBack: 0 };
}

/** One of several worlds in which the same is done. */
export interface World {
  readonly game: Game;
  t: Tableau;
  /** What each viewer who is watched was shown last. */
  readonly scenes: Map<Viewer, Scene>;
}

export interface Wish {
  readonly actor: Actor;
  readonly deed: Deed;
  readonly at: number;
}

export function worldOf(game: Game, t: Tableau, viewers: readonly Viewer[]): World {
  return { game, t, scenes: new Map(viewers.map((viewer) => [viewer, sceneOf(game, t, viewer)])) };
}

/** What a viewer received of a deed: every byte; and of these what was done, and what the rules show of it. */
export interface Received {
  readonly bytes: string;
  readonly deed: string;
  readonly shown: string;
}

export interface Done {
  readonly decided: Decided | Refusal;
  readonly received: ReadonlyMap<Viewer, Received>;
}

export function doneIn(world: World, wish: Wish): Done {
  const decided = decide(world.game, world.t, wish.actor, wish.deed, wish.at);
  const received = new Map<Viewer, Received>();
  if (isRefusal(decided)) return { decided, received };
  world.t = decided.tableau;
  for (const [viewer, before] of world.scenes) {
    const after = sceneOf(world.game, decided.tableau, viewer);
    const news = newsOf(before, after, decided.entry, decided, viewer);
    const bytes = `${JSON.stringify(news)}\n${JSON.stringify(after)}`;
    // That is looked at now and then.
    if (decided.entry.seq % 8 === 0) follows(before, bytes);
    world.scenes.set(viewer, after);
    const shown = JSON.stringify([news.events, after.sight, after.prompts]);
    received.set(viewer, { bytes, deed: JSON.stringify(news.deed), shown });
  }
  return { decided, received };
}

/** What a client makes of the news is what it would have been shown. */
function follows(before: Scene, bytes: string): void {
  const [news, scene] = bytes.split('\n').map((text) => JSON.parse(text)) as [News, Scene];
  if (JSON.stringify(sorted(sceneAfter(before, news))) !== JSON.stringify(sorted(scene)))
    throw new Error(`the news of entry ${news.seq} do not lead to the scene`);
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  );
}

export function recordIn({ game, t }: World): string {
  return writeRecord(game, recordOf(t));
}

/** The same pick as it is made in another world: by the table where it is ordered or alone there, else by the player. */
export function sameIn(world: World, { actor, deed, at }: Wish, viewer: Viewer): Wish {
  if (deed.do !== 'move' || deed.by === 'bot' || deed.seat === viewer) return { actor, deed, at };
  if (playedBy(world.t, deed.seat) !== null) return { actor, deed, at };
  const ordered = deed.picks.length === 1 && orderedPick(world.game, world.t, deed.seat) === deed.picks[0];
  const player = world.t.chairs[deed.seat]?.player ?? '';
  return ordered
    ? { actor: 'host', deed: { ...deed, by: 'order' }, at }
    : { actor: { player }, deed: { ...deed, by: 'player' }, at };
}

/** Whether a rule has shown this viewer what tells the worlds apart: the first event that differs was turned up for all, or told to it. */
export function learnt(viewer: Viewer, here: Decided, there: Decided): boolean {
  if (here.tableau.stage === 'over' || there.tableau.stage === 'over') return true;
  const length = Math.max(here.events.length, there.events.length);
  for (let i = 0; i < length; i++) {
    const [a, b] = [here.events[i], there.events[i]];
    if (a && b && JSON.stringify(heard(a, viewer)) === JSON.stringify(heard(b, viewer))) continue;
    return [a, b].some((event) => event && (isRevealed(event) || isFor(event, viewer)));
  }
  return false;
}

/** Whether the rules have carried out what somebody chose, and show of it what they show. The choice itself they do not. */
export function carriedOut(viewer: Viewer, here: Done, there: Done): boolean {
  const [a, b] = [here, there].map(({ received }) => received.get(viewer));
  const pending = [here, there].some(({ decided }) => !isRefusal(decided) && isPending(decided));
  return a?.deed === b?.deed && a?.shown !== b?.shown && !pending;
}

function isPending({ tableau: { state } }: Decided): boolean {
  return Object.keys(state?.sealed ?? {}).length > 0;
}

function isRevealed({ says }: Event): boolean {
  return says.args?.revealed === true;
}

function isFor({ secret }: Event, viewer: Viewer): boolean {
  return viewer !== null && secret?.for.includes(viewer) === true;
}

/** Something was told that should not have been: what, to whom, and the whole story. */
export function fail(what: string, viewers: readonly Viewer[], world: World): never {
  const told = { ...world.t, stage: 'over', end: { how: 'agreed', winners: [], result: null } } as const;
  throw new Error(
    `a secret got out to ${viewers} at entry ${world.t.seq}: ${what}\n${recordIn({ ...world, t: told })}`,
  );
}

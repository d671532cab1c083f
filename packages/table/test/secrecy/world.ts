import { type Event, type Game, heard, isRefusal, type Refusal, type Viewer, writeRecord } from '@questhall/kernel';
import {
  type Actor,
  type Decided,
  type Deed,
  decide,
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

/** What a deed led to: every byte that each viewer received, and the events it heard. */
export interface Done {
  readonly decided: Decided | Refusal;
  readonly bytes: ReadonlyMap<Viewer, string>;
}

export function doneIn(world: World, wish: Wish): Done {
  const decided = decide(world.game, world.t, wish.actor, wish.deed, wish.at);
  const bytes = new Map<Viewer, string>();
  if (isRefusal(decided)) return { decided, bytes };
  world.t = decided.tableau;
  for (const [viewer, before] of world.scenes) {
    const after = sceneOf(world.game, decided.tableau, viewer);
    const news = JSON.stringify(newsOf(before, after, decided.entry, decided, viewer));
    const scene = JSON.stringify(after);
    // What a client makes of the news is what it would have been shown; that much is looked at now and then.
    if (
      decided.entry.seq % 8 === 0 &&
      JSON.stringify(sorted(sceneAfter(before, JSON.parse(news)))) !== JSON.stringify(sorted(JSON.parse(scene)))
    )
      throw new Error(`the news of entry ${decided.entry.seq} do not lead to the scene`);
    world.scenes.set(viewer, after);
    bytes.set(viewer, `${news}\n${scene}`);
  }
  return { decided, bytes };
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

/**
 * Whether a rule has shown this viewer what tells the worlds apart, by the first event that differs: it was turned up for
 * all, or told to it; of what somebody chose it is enough that it was told.
 */
export function learnt(viewer: Viewer, by: 'facts' | 'choice', here: Decided, there: Decided): boolean {
  if (here.tableau.stage === 'over' || there.tableau.stage === 'over') return true;
  const length = Math.max(here.events.length, there.events.length);
  for (let i = 0; i < length; i++) {
    const [a, b] = [here.events[i], there.events[i]];
    if (a && b && JSON.stringify(heard(a, viewer)) === JSON.stringify(heard(b, viewer))) continue;
    return by === 'choice' || [a, b].some((event) => event && (isRevealed(event) || isFor(event, viewer)));
  }
  return false;
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

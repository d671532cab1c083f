import {
  advance,
  askedIn,
  copyState,
  determinize,
  type Event,
  type Game,
  heard,
  prompts,
  type Seat,
  type State,
  shown,
  sight,
  standing,
  type Viewer,
  wake,
} from '@questhall/kernel';
import { difference, same } from '../same.js';
import { anyOf, askIn, type Moment, picksIn, type Verdict, viewers, whereIn } from './moment.js';

/** Law 6: in every world a viewer thinks possible it sees the same, and the same seats are asked. */
export function secrecy(m: Moment): Verdict {
  const { game, state } = m;
  const viewer = anyOf(m.random, viewers(state));
  const world = determinize(game, state, viewer, m.random);
  const unsound = game.invariants(world.board);
  if (unsound.length > 0) return `determinize for ${named(viewer)} makes an unsound board: ${unsound[0]}`;
  const [here, there] = [whereIn(game, state), whereIn(game, world)];
  if (here !== there) return `determinize for ${named(viewer)} changes who is asked: ${here}, then ${there}`;
  const found = difference(game.view(state.board, viewer), game.view(world.board, viewer));
  return found && `the view of ${named(viewer)} tells what it cannot know: ${found}`;
}

/** Law 6a: so do its prompt, what procedures show, and the options of asks that are not private. */
export function promptSecrecy(m: Moment): Verdict {
  const { game, state } = m;
  const viewer = anyOf(m.random, viewers(state));
  const world = determinize(game, state, viewer, m.random);
  const found = difference(toldTo(game, state, viewer), toldTo(game, world, viewer));
  if (found) return `what ${named(viewer)} is told depends on what it cannot know: ${found}`;
  if (viewer === null || Object.keys(state.sealed).length > 0) return undefined;
  const unasked = difference(standing(game, state, viewer), standing(game, world, viewer));
  return unasked && `what seat ${viewer} may do unasked depends on what it cannot know: ${unasked}`;
}

/** Prompt and shows. Whose pick is in is left out: an imagined world has no picks of others. */
export function toldTo(game: Game, state: State, viewer: Viewer): unknown {
  const put = prompts(game, state, viewer).map(({ answered: _, ...prompt }) => prompt);
  return { put, shows: sight(game, state, viewer).shows };
}

/** Law 6b: after the same picks in another world the viewer hears the same, and the same seats are asked at the same place. */
export function otherWorld(m: Moment): Verdict {
  const { game, state } = m;
  if (Object.keys(state.sealed).length > 0) return null;
  const viewer = anyOf(m.random, viewers(state));
  const picks = picksFor(m);
  const here = stepIn(game, state, picks);
  const there = stepIn(game, determinize(game, state, viewer, m.random), picks);
  if (!here || !there || (here.drew && there.drew)) return null;
  const apart = firstApart(here, there, viewer);
  if (apart === 'learnt') return null;
  if (apart) return `${apart} (picks ${JSON.stringify([...picks])}, ${named(viewer)} looks on)`;
  // A game that ends there has shown its result to all.
  if ((here.where === there.where && here.drew === there.drew) || here.over || there.over) return undefined;
  return `in another world ${named(viewer)} would learn from who is asked: ${here.where}, then ${there.where} (picks ${JSON.stringify([...picks])})`;
}

/** The pick of this moment; where several are asked at once, one for each. */
function picksFor(m: Moment): Map<Seat, string> {
  const picks = new Map<Seat, string>();
  const all = askIn(m.game, m.state)?.ask.all;
  if (all) for (const { seat, picks: offered } of picksIn(m.game, m.state)) picks.set(seat, anyOf(m.random, offered));
  return picks.set(m.seat, m.pick);
}

/** Law 6e: a game without secrets (`Game.open`) shows everybody the very board, for that is what a table shows then. */
export function openness(m: Moment): Verdict {
  const { game, state } = m;
  if (!game.open) return null;
  const all = { board: state.board, shows: shown(game, state, null) };
  const viewer = anyOf(m.random, viewers(state));
  const found = difference(all, sight(game, state, viewer));
  return found && `nothing is to be hidden here, yet ${named(viewer)} sees something else: ${found}`;
}

interface Stepped {
  readonly events: readonly Event[];
  /** Which of the events turned something up. */
  readonly revealed: ReadonlySet<number>;
  readonly drew: boolean;
  readonly over: boolean;
  readonly where: string;
}

/** Play picks in a world, minding what is turned up; nothing if one of them is not offered there. */
function stepIn(game: Game, state: State, picks: ReadonlyMap<Seat, string>): Stepped | undefined {
  const live = wake(game, copyState(game, state), [...askedIn(game, state)]);
  const revealed = new Set<number>();
  const { reveal } = live.table;
  live.table.reveal = (key, args, secret) => {
    revealed.add(live.events.length);
    reveal(key, args, secret);
  };
  const { ask, frame } = askIn(game, state) as NonNullable<ReturnType<typeof askIn>>;
  const options = [...picks].map(([seat, pick]) => {
    const asked = live.asked.find((a) => a.seat === seat);
    return { seat, option: asked?.options.find((o) => ask.name(o, live.state.board, frame.vars) === pick) };
  });
  if (options.some((o) => o.option === undefined)) return undefined;
  for (const { seat, option } of options) advance(live, seat, option);
  const { events, draws, state: end } = live;
  return { events, revealed, drew: draws.length > 0, over: end.result !== null, where: whereIn(game, end) };
}

/** Where what a viewer hears parts: by something turned up, or by something nobody had a right to know. */
function firstApart(here: Stepped, there: Stepped, viewer: Viewer): string | undefined {
  const length = Math.max(here.events.length, there.events.length);
  for (let i = 0; i < length; i++) {
    const [a, b] = [here.events[i], there.events[i]].map((e) => e && heard(e, viewer));
    if (same(a, b)) continue;
    if (here.revealed.has(i) || there.revealed.has(i)) return 'learnt';
    return `an event tells ${named(viewer)} what it cannot know: ${difference(a, b)}`;
  }
  return undefined;
}

export function named(viewer: Viewer): string {
  return viewer === null ? 'a spectator' : `seat ${viewer}`;
}

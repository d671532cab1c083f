import {
  type Asked,
  apply,
  askedIn,
  type Game,
  type Live,
  type Outcome,
  type Random,
  type Refusal,
  ready,
  type Seat,
  type State,
  type Viewer,
} from '@questhall/kernel';
import { deepFreeze, jsonCopy } from '../same.js';
import type { ScenarioGame } from '../scenario/vocabulary.js';
import type { Secrets } from './memory.js';

/** One decision, as the laws look at it: what is about to be picked, and by whom. */
export interface Moment {
  readonly game: Game;
  readonly words: ScenarioGame['words'] | undefined;
  /** A frozen copy through JSON, apart from the running game. */
  readonly state: State;
  /** The state as it runs, only to be looked at. */
  readonly raw: State;
  /** The options computed when the game stopped. */
  readonly asked: readonly Asked[];
  readonly seat: Seat;
  readonly pick: string;
  readonly random: Random;
  readonly secrets: Secrets;
  /** Picks of other moments. */
  readonly pool: readonly string[];
  /** A game that takes more decisions has no end. */
  readonly limit: number;
  readonly effort: Effort;
  /** The pick carried out. */
  after(): Outcome | Refusal;
}

/** How many decisions were played, and how many of imagined worlds. */
export interface Effort {
  played: number;
  imagined: number;
  /** How many may be imagined for each that is played. */
  readonly share: number;
}

/** What a law says of a moment: what is wrong; nothing if it holds; null if there was nothing to look at. */
export type Verdict = string | undefined | null;
export type Check = (moment: Moment) => Verdict;

export interface Watch {
  readonly kit: { readonly game: Game; readonly words?: ScenarioGame['words'] };
  readonly random: Random;
  readonly secrets: Secrets;
  readonly pool: readonly string[];
  readonly limit: number;
  readonly effort: Effort;
}

export function momentOf(watch: Watch, live: Pick<Live, 'state' | 'asked'>, seat: Seat, pick: string): Moment {
  const { kit, random, secrets, pool, limit, effort } = watch;
  const state = deepFreeze(jsonCopy(live.state));
  let after: Outcome | Refusal | undefined;
  return {
    game: kit.game,
    words: kit.words,
    state,
    raw: live.state,
    asked: live.asked,
    seat,
    pick,
    random,
    secrets,
    pool,
    limit,
    effort,
    after: () => {
      after ??= apply(kit.game, state, { seat, picks: [pick] });
      return after;
    },
  };
}

/** Everybody who looks: all seats and a spectator. */
export function viewers(state: State): Viewer[] {
  return [null, ...Array.from({ length: state.seats }, (_, seat) => seat)];
}

export function anyOf<T>(random: Random, list: readonly T[]): T {
  return list[random(list.length)] as T;
}

/** The question that waits, with its procedure's vars. */
export function askIn(game: Game, state: State) {
  const frame = state.stack.at(-1);
  const ask = frame && ready(game)[frame.proc]?.steps[frame.at]?.ask;
  return frame && ask ? { frame, ask } : undefined;
}

/** The picks offered to each seat that is asked. */
export function picksIn(game: Game, state: State): { seat: Seat; picks: string[] }[] {
  const put = askIn(game, state);
  if (!put) return [];
  const { ask, frame } = put;
  return askedIn(game, state).map(({ seat, options }) => ({
    seat,
    picks: options.map((o) => ask.name(o, state.board, frame.vars)),
  }));
}

/** Where a state stands and who is asked there, in words. */
export function whereIn(game: Game, state: State): string {
  if (state.result) return `over: ${JSON.stringify(state.result)}`;
  const at = state.stack.map((f) => `${f.proc}.${f.at}`).join(' › ');
  const seats = askedIn(game, state).map((a) => a.seat);
  return `${at} asks ${seats.join(', ')}`;
}

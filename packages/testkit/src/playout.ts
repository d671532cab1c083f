import {
  type Asked,
  advance,
  fresh,
  type Game,
  isRefusal,
  type Live,
  type Refusal,
  random,
  type Seat,
  type Start,
  type State,
  seedFrom,
  wake,
} from '@questhall/kernel';

/** Gives the index of the option to take. */
export type Chooser = (options: readonly unknown[], seat: Seat, live: Live) => number;

export interface Played {
  /** Prompts answered. */
  readonly decisions: number;
  /** Those with two options or more. */
  readonly choices: number;
}
export interface Playout<B = unknown> extends Played {
  readonly state: State<B>;
}

/** A game that goes on longer than this will not end. */
export const LONGEST_GAME = 200_000;

/** Play one whole game, quickly and quietly; at random where nobody chooses. The seed is words or 32 hex digits. */
export function playout<B>(
  game: Game<B>,
  seats: number,
  options: Start['options'],
  seed: string,
  choose?: Chooser,
): Playout<B> | Refusal {
  const hex = seedFrom(seed);
  const state = fresh(game, options ? { seats, options } : { seats }, hex);
  if (isRefusal(state)) return state;
  const live = wake(game, state);
  live.quiet = true;
  const { decisions, choices } = playOn(live, choose ?? evenly(hex));
  return { state: live.state, decisions, choices };
}

/** Play a running game on until it is over, or nobody is asked, or the limit is reached. */
export function playOn(live: Live, choose: Chooser, limit = LONGEST_GAME): Played {
  let decisions = 0;
  let choices = 0;
  for (; decisions < limit; decisions++) {
    const asked = waiting(live);
    if (!asked) break;
    const { seat, options } = asked;
    if (options.length > 1) choices++;
    advance(live, seat, options[choose(options, seat, live)]);
  }
  return { decisions, choices };
}

/** The first seat that has still to answer. */
export function waiting(live: Live): Asked | undefined {
  const { asked } = live;
  if (asked.length < 2) return asked[0];
  const { sealed } = live.state;
  return asked.find((a) => !(a.seat in sealed));
}

/** Each option with equal chance. The same hex seed makes the same choices. */
export function evenly(hex: string): Chooser {
  const dice = random(Number.parseInt(hex.slice(0, 8), 16));
  return (options) => dice(options.length);
}

/** The seed of the `index`th game of a run. */
export function gameSeed(seed: string, index: number): string {
  return seedFrom(`${seed} game ${index}`);
}
